"""The games that the server under test has: Plank, and whatever is installed."""

from typing import cast

from plank.game import GAME as PLANK

from kaper.engine import registry
from kaper.engine.registry import AnyGame

GAMES = ["plank", *registry.games()]


def game_of(name: str) -> AnyGame:
    return cast(AnyGame, PLANK) if name == "plank" else registry.find(name).load()
