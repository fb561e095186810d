"""One match between bots, from its start to its result."""

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.bots.bot import Bot, consult
from kaper.bots.random_bot import RandomBot
from kaper.engine.game import Game, S, Settings
from kaper.engine.match import Match


@dataclass(frozen=True)
class Played:
    """How a match ended; `answers` are those that somebody was asked for, forced ones not among them."""

    ending: str
    winners: list[int]
    scores: list[int]
    places: list[int]
    answers: int


def play(game: Game[S], bots: Sequence[Bot], settings: Settings | None = None, seed: int | str = 0) -> Played:
    """The result of a match that is played to its end."""
    return result(finish(game, bots, settings, seed))


def finish(
    game: Game[S], bots: Sequence[Bot], settings: Settings | None = None, seed: int | str = 0
) -> Match[S]:
    """Play a match to its end; each bot takes the seat of its place in the row."""
    if all(isinstance(bot, RandomBot) for bot in bots):
        return _at_random(game, bots, settings, seed)
    match = Match.new(game, len(bots), settings, seed, events=False)
    try:
        while match.pending:
            seat = match.pending[0].seat
            match.answer(seat, consult(bots[seat], match, seat))
    finally:
        for bot in bots:
            bot.dismiss(match.outcome)
    return match


def _at_random(game: Game[S], bots: Sequence[Bot], settings: Settings | None, seed: int | str) -> Match[S]:
    """The same without consulting: a random bot looks at nothing but the number of its options."""
    match = Match.new(game, len(bots), settings, seed, events=False, keep=False)
    match.play_at_random([bot.source for bot in bots])
    return match


def result(match: Match[S]) -> Played:
    """How a finished match ended."""
    outcome = match.outcome
    assert outcome is not None
    return Played(outcome.ending, outcome.winners, outcome.scores, outcome.places, len(match.answers))
