"""Nothing that is written to a viewer holds the name of a thing that is hidden from them."""

import re
from collections.abc import Iterator

import msgspec

from kaper.engine.chance import Chance
from kaper.engine.errors import AnswerError
from kaper.engine.events import EVERYTHING
from kaper.engine.sight import encode, sight
from kaper.laws.law import AnyMatch, demand
from kaper.laws.standing import viewers

NAME = re.compile(r"[a-z].+", re.IGNORECASE)


def silent(match: AnyMatch, _: Chance) -> None:
    """Names that only `EVERYTHING` shows stand in no question, event or error that a viewer is given."""
    earlier = match.rewound(max(0, len(match.answers) - 1))
    since = len(earlier.events) if match.answers else 0
    hidden = names(match, EVERYTHING)
    for viewer in viewers(match):
        # What the viewer saw a moment ago, or was shown since, may be spoken of when it goes out of sight.
        secrets = hidden - names(match, viewer) - names(earlier, viewer) - _taught(match, viewer, since)
        if secrets:
            text = _written_to(match, viewer, since)
            leaked = [secret for secret in sorted(secrets) if stands_in(secret, text)]
            demand(not leaked, f"viewer {viewer} is given the hidden {', '.join(leaked)} in {text}")


def names(match: AnyMatch, viewer: int) -> set[str]:
    return names_in(match.game.observe(match.state, viewer))


def names_in(view: object) -> set[str]:
    """All strings in a view that name something; figures written as strings name nothing."""
    return {string for string in _strings(msgspec.to_builtins(view)) if NAME.fullmatch(string)}


def _taught(match: AnyMatch, viewer: int, since: int) -> set[str]:
    """What events showed the viewer."""
    return {
        name
        for event in match.events[since:]
        if event.teaches(viewer)
        for name in names_in(dict(event.seen_by(viewer)))
    }


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list | tuple):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _strings(part)


def stands_in(secret: str, text: str) -> bool:
    """Whether the text holds the name as a word of its own."""
    return secret in text and bool(re.search(rf"(?<![\w-]){re.escape(secret)}(?![\w-])", text))


def _written_to(match: AnyMatch, viewer: int, since: int) -> str:
    """The viewer's question, whom the match waits for, what just happened, and what errors say.

    An event that teaches the viewer something says so, and is left out.
    """
    happened = [event for event in match.events[since:] if not event.teaches(viewer)]
    news = [[event.kind, dict(event.seen_by(viewer))] for event in happened]
    given = sight(match, viewer, len(match.events))
    return "\n".join([encode([given.asked, given.waiting, news]).decode(), *_errors(match.clone(), viewer)])


def _errors(trial: AnyMatch, viewer: int) -> Iterator[str]:
    for question in (None, trial.number_for(viewer) - 1):
        try:
            trial.answer(viewer, "no-such-option", question)
        except AnswerError as error:
            yield f"{error} {error.about}"
