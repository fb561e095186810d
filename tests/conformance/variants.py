"""Every installed game in its variants, and how much of each is tried."""

import os
from dataclasses import dataclass
from functools import cache, lru_cache

from kaper.engine.chance import Chance
from kaper.engine.registry import AnyGame, Entry, games
from kaper.engine.variety import variety
from kaper.laws.ends import play_out
from kaper.laws.law import AnyMatch
from kaper.laws.play import anywhere


@dataclass(frozen=True)
class Budget:
    """How many variants a game gets, and a variant of random games, positions of each, runs and steps."""

    variants: int
    games: int
    positions: int
    runs: int
    steps: int


BUDGETS = {
    "small": Budget(variants=12, games=1, positions=3, runs=3, steps=15),
    "normal": Budget(variants=12, games=2, positions=6, runs=6, steps=25),
    "large": Budget(variants=60, games=100, positions=40, runs=300, steps=80),
}
BUDGET = BUDGETS[os.environ.get("KAPER_BUDGET", "normal")]


@dataclass(frozen=True, eq=False)
class Variant:
    """A game with a number of players and settings; there is one object for each, so it is its own key."""

    entry: Entry
    players: int
    options: tuple[tuple[str, str], ...]

    @property
    def game(self) -> AnyGame:
        return self.entry.load()

    @property
    def settings(self) -> dict[str, str]:
        return dict(self.options)

    def __str__(self) -> str:
        return "-".join([self.entry.meta.name, str(self.players), *(value for _, value in self.options)])


ENTRIES = list(games().values())
VARIANTS = [
    Variant(entry, players, tuple(settings.items()))
    for entry in ENTRIES
    for players, settings in variety(entry.meta, BUDGET.variants)
]


def played(variant: Variant) -> list[AnyMatch]:
    """The random games of a variant, to their ends."""
    return [_played(variant, number) for number in range(BUDGET.games)]


@cache
def _played(variant: Variant, number: int) -> AnyMatch:
    return play_out(variant.game, variant.players, variant.settings, f"conformance {number}")


@lru_cache(maxsize=1)
def places(variant: Variant) -> list[list[AnyMatch]]:
    """Positions of each random game, as a long run visits them: all laws are held up to the same ones.

    To come to a position is to play up to it, which takes longer than most laws. Those who try something out
    there do so on a copy.
    """
    chance = Chance.seeded(f"places {variant}")
    return [[anywhere(match, chance) for _ in range(BUDGET.positions)] for match in played(variant)]
