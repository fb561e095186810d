"""Why a bot did what it did: in its own numbers, and in the parts that its game's forecast is made of.

A reason is made like everything a bot thinks: from matches dealt anew for its seat. It holds nothing that the
seat cannot know; but what the seat does know shines through it. So it is for the seat alone as long as the
match goes on, and for everybody afterwards.
"""

from dataclasses import dataclass, replace
from random import Random

from kaper.bots.bot import Bot
from kaper.bots.thought import LOT, SEEN
from kaper.engine.chance import Tape, UntapedChance
from kaper.engine.game import Hints, S
from kaper.engine.match import Dealer, Match
from kaper.engine.playout import play_by_hints

DEALS = 30
"""On how many deals two options are compared part by part."""
AHEAD = 10
"""How many answers are played on for that."""
CLOSE = 0.02
"""Shares of victory nearer to each other than this are as good as the same."""
PARTS = 2
"""How many parts are named for an option, and how many against it."""
HOPE = "hope"
"""That anybody wins at all, where the rules can beat all players."""
WHOLE_HOPE = 30.0
"""What it is worth beside the other parts."""
NO_MATTER = 0.15
"""A part that differs by less than this share of all differences is not worth a word."""
LEAST = 0.05
"""Nor is one that differs by less than this, in the unit of the forecast."""


@dataclass(frozen=True)
class Part:
    """A part of the forecast, and how much more of it the option brings than the other."""

    name: str
    gain: float


@dataclass(frozen=True)
class Reason:
    """Why one option and not the next best.

    kind      how they were compared: lot, rated, tried; or seen: what a deed changed in the eyes of others
    chosen, other  the options' texts; `other` is empty if there was none
    worth, other_worth  the ratings, or the shares of victory that the trials brought
    close     whether both are as good as each other
    trials    how often the game was played on
    for_it, against_it  what the chosen one brings more of, and less
    """

    seat: int
    prompt: str
    kind: str
    chosen: str
    other: str = ""
    worth: float = 0.0
    other_worth: float = 0.0
    close: bool = False
    trials: int = 0
    for_it: tuple[Part, ...] = ()
    against_it: tuple[Part, ...] = ()


def may_see(match: Match[S], seat: int, viewer: int) -> bool:
    """Whether a reason of this seat may be told: to the seat itself, and to all when the match is over."""
    return viewer == seat or not match.pending


def reason(bot: Bot, match: Match[S], seat: int, given: str = "") -> Reason:
    """Why the bot answers as it just did when it was consulted for this seat; the match has not gone on.

    Of an answer that was `given` before, it says what it thinks of it now: its dice fall otherwise each time.
    """
    ask, thought = match.asked(seat), bot.thought
    assert ask is not None
    assert thought is not None
    if given:
        thought = replace(thought, chosen=[option.text for option in ask.options].index(given))
    ranked = thought.ranked()
    chosen = ask.options[ranked[0]].text
    if len(ranked) == 1:
        return Reason(seat, ask.prompt, thought.kind, chosen)
    best, second = ranked[0], ranked[1]
    parts = [] if thought.kind == LOT else compared(match, seat, best, second, str(bot.source.random()))
    for_it, against_it = weighed(parts)
    worth, other_worth = thought.worths[best], thought.worths[second]
    return Reason(
        seat, ask.prompt, thought.kind, chosen, ask.options[second].text, worth, other_worth,
        abs(worth - other_worth) < CLOSE, thought.trials, for_it, against_it,
    )  # fmt: skip


def weighed(parts: list[Part]) -> tuple[tuple[Part, ...], tuple[Part, ...]]:
    """The parts that are worth a word, of those that are sorted: what there is more of, and what less."""
    weighty = max(LEAST, NO_MATTER * sum([abs(part.gain) for part in parts]))
    return (
        tuple([part for part in parts if part.gain > weighty][:PARTS]),
        tuple([part for part in reversed(parts) if part.gain < -weighty][:PARTS]),
    )


def brought(before: Match[S], after: Match[S], seat: int, viewer: int, seed: str) -> list[Part]:
    """What a deed of a seat changed in its prospects, in the eyes of somebody who looks on; the most first.

    A bot's own reason would tell what it knows. This one is made from matches dealt anew for the viewer, so
    that it holds nothing that the viewer cannot know.
    """
    hints = before.game.hints
    if hints is None or hints.explain is None:
        return []
    total: dict[str, float] = {}
    for match, sign in ((before, -1.0), (after, 1.0)):
        dealer = Dealer(match, viewer)
        for number in range(DEALS):
            dealt = dealer.deal(UntapedChance(Tape(Random(f"{seed} {number}"), [])))
            for name, worth in _parts_of(dealt, hints, seat).items():
                total[name] = total.get(name, 0.0) + sign * worth / DEALS
    return _sorted(total)


def seen(before: Match[S], after: Match[S], seat: int, viewer: int, seed: str) -> Reason:
    """What speaks for a deed and against it, in the eyes of somebody who looks on."""
    for_it, against_it = weighed(brought(before, after, seat, viewer, seed))
    return Reason(seat, "", SEEN, "", for_it=for_it, against_it=against_it)


def _sorted(total: dict[str, float]) -> list[Part]:
    parts = [Part(name, gain) for name, gain in total.items()]
    return sorted(parts, key=lambda part: -part.gain)


def compared(match: Match[S], seat: int, one: int, other: int, seed: str) -> list[Part]:
    """By how much more of each part of the forecast one option brings than another; the most first."""
    hints = match.game.hints
    if hints is None or hints.explain is None:
        return []
    total: dict[str, float] = {}
    dealer = Dealer(match, seat)
    for number in range(DEALS):
        for index, sign in ((one, 1.0), (other, -1.0)):
            # Both are tried on the same deal, with the same dice to come as long as they are thrown alike.
            dealt = dealer.deal(UntapedChance(Tape(Random(f"{seed} {number}"), [])))
            for name, worth in _parts_after(dealt, hints, seat, index).items():
                total[name] = total.get(name, 0.0) + sign * worth / DEALS
    return _sorted(total)


def _parts_after(match: Match[S], hints: Hints[S], seat: int, index: int) -> dict[str, float]:
    """What the forecast is made of some answers later."""
    ask = match.asked(seat)
    assert ask is not None
    match.take(ask, ask.options[index])
    play_by_hints(match, Random(0), 0.0, AHEAD)
    return _parts_of(match, hints, seat)


def _parts_of(match: Match[S], hints: Hints[S], seat: int) -> dict[str, float]:
    """What the forecast of a seat is made of."""
    assert hints.explain is not None
    parts = dict(hints.explain(match.state, seat))
    if hints.hope is not None:
        parts[HOPE] = WHOLE_HOPE * hints.hope(match.state)
    return parts
