"""Ratings of bots by their places, with what is not known about them yet."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from kaper.arena.contest import Result
from kaper.arena.figures import SIGMAS, mean


@dataclass(frozen=True)
class Rating:
    """Plackett and Luce's model by openskill: the strength, and how far it may be off with 95 %."""

    strength: float
    reach: float


def ratings(bots: Sequence[str], results: Iterable[Result]) -> dict[str, Rating]:
    """The ratings after these games, in their order; a bot on several seats counts with its mean place."""
    # Bots do not learn from game to game, so nothing becomes less certain with time.
    model = PlackettLuce(tau=0.0)
    known = {bot: model.rating(name=bot) for bot in bots}
    for result in results:
        there = list(dict.fromkeys(result.bots))
        places = [mean(result.places(bot)) for bot in there]
        rated = model.rate([[known[bot]] for bot in there], ranks=places)
        known.update({bot: team[0] for bot, team in zip(there, rated, strict=True)})
    return {bot: Rating(rating.mu, SIGMAS * rating.sigma) for bot, rating in known.items()}
