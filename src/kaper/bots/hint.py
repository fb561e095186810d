"""A hint for a person: what a good player who sees no more than they would do, with chances and a reason."""

from dataclasses import dataclass

from kaper.bots.bot import Stop, consult, never
from kaper.bots.levels import CAPTAIN, make
from kaper.bots.why import Reason, reason
from kaper.engine.game import S
from kaper.engine.match import Match

BEST = 3


@dataclass(frozen=True)
class Suggestion:
    """An option by its text, and the share of victory that the trials promise for it."""

    option: str
    chance: float


@dataclass(frozen=True)
class Hint:
    """The best options, the best first, and why the first and not the second."""

    level: str
    suggestions: tuple[Suggestion, ...]
    reason: Reason


def hint(match: Match[S], seat: int, seed: str, stop: Stop = never, level: str = CAPTAIN) -> Hint:
    """What this level would do; `seed` is the hint's own and has nothing to do with that of the match."""
    bot = make(level, seed)
    consult(bot, match, seat, stop)
    ask, thought = match.asked(seat), bot.thought
    assert ask is not None
    assert thought is not None
    best = [Suggestion(ask.options[index].text, thought.worths[index]) for index in thought.ranked()[:BEST]]
    return Hint(level, tuple(best), reason(bot, match, seat))
