"""Every installed game, and Plank, which stands outside the package."""

import pytest
from plank.game import GAME as PLANK

from kaper.engine.registry import AnyGame, games
from kaper.env.aec import GameEnv

GAMES: dict[str, AnyGame] = {name: entry.load() for name, entry in games().items()}
GAMES["plank"] = PLANK  # type: ignore[assignment]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return GAMES[request.param]


@pytest.fixture
def env(game: AnyGame) -> GameEnv:
    return GameEnv(game, seats_of(game))


def seats_of(game: AnyGame) -> int:
    """Three, where simultaneous choices and turns are most mixed."""
    return min(3, game.meta.players[-1])
