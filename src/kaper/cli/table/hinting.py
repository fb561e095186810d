"""A hint and its reason in words."""

from collections.abc import Sequence

from kaper.bots.hint import Hint
from kaper.bots.thought import LOT, TRIED
from kaper.bots.why import Part, Reason
from kaper.cli.table.choices import Choice
from kaper.words import Words


def told(words: Words, hint: Hint, offered: Sequence[Choice]) -> str:
    """The best options with their chances, and why the first is better than the second."""
    labels = {choice.text: choice for choice in offered}
    lines = [words.say("hint-head")]
    for suggestion in hint.suggestions:
        choice = labels[suggestion.option]
        key = "hint-line" if hint.reason.kind == TRIED else "hint-line-bare"
        chance = words.percent(suggestion.chance)
        lines.append(words.say(key, number=choice.number, option=choice.label, chance=chance))
    other = labels[hint.reason.other].label if hint.reason.other else ""
    return "\n".join([*lines, why(words, hint.reason, other)])


def why(words: Words, reason: Reason, other: str) -> str:
    """A reason as sentences; `other` is the label of the option that was not taken."""
    if not reason.other:
        return words.say("reason-only")
    kind = "close" if reason.close and reason.kind == TRIED else reason.kind
    said = words.say(
        f"reason-{kind}",
        other=other,
        trials=reason.trials,
        worth=words.percent(reason.worth),
        **{"other-worth": words.percent(reason.other_worth)},
    )
    if reason.kind == LOT:
        return said
    sentences = [said]
    if reason.for_it:
        sentences.append(words.say("reason-for", parts=_listed(words, reason.for_it)))
    if reason.against_it:
        sentences.append(words.say("reason-against", parts=_listed(words, reason.against_it)))
    return " ".join(sentences)


def _listed(words: Words, parts: Sequence[Part]) -> str:
    return ", ".join(
        words.say("reason-part", part=words.say(f"aspect-{part.name}"), gain=_signed(words, part.gain))
        for part in parts
    )


def _signed(words: Words, gain: float) -> str:
    sign = "+" if gain > 0 else "−"  # noqa: RUF001 - a minus
    return sign + words.decimal(abs(gain))
