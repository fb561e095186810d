"""What a game adds to its balance report: its optional module `figures`."""

import importlib
import importlib.util
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from kaper.engine.registry import find
from kaper.engine.state import State

Holding = tuple[str, str, int]
"""Kind, name and seat of something that a seat took; any other number than a player's seat is nobody."""


@dataclass(frozen=True)
class Hook:
    """The functions of a game's `figures`, for a finished state; what the game does not have is None."""

    figures: Callable[[State], Mapping[str, float]] | None = None
    holdings: Callable[[State], Iterable[Holding]] | None = None

    def measure(self, state: State) -> dict[str, float]:
        return {} if self.figures is None else dict(self.figures(state))

    def held(self, state: State) -> frozenset[Holding]:
        """A seat that has a thing several times has it."""
        return frozenset() if self.holdings is None else frozenset(self.holdings(state))


def hook(game: str) -> Hook:
    return _load(f"{find(game).package}.figures")


@cache
def _load(name: str) -> Hook:
    if importlib.util.find_spec(name) is None:
        return Hook()
    module = importlib.import_module(name)
    return Hook(getattr(module, "figures", None), getattr(module, "holdings", None))
