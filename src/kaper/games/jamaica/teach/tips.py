"""What a captain should notice before they answer."""

from collections.abc import Iterator
from typing import Final

from kaper.engine.scene import Phrase
from kaper.engine.show import Asked, Seen
from kaper.games.jamaica.components.board import (
    AHEAD,
    BEHIND,
    DIE,
    DOUBLOON,
    FOOD,
    HOMEWARD,
    POWDER,
)
from kaper.games.jamaica.rules.ending import position
from kaper.games.jamaica.state.state import Jamaica
from kaper.games.jamaica.view.view import View

PLANNING: Final = ("place-dice", "choose-card")
"""The questions at which a captain looks around."""
LATE: Final = 6
"""From this round on the red line is a worry."""


def tips(seen: Seen[Jamaica, View], asked: Asked) -> Iterator[Phrase]:
    """The most urgent first."""
    s, ship = seen.state, seen.viewer
    if asked.prompt not in PLANNING:
        return
    yield from _near_home(s)
    if s.total(ship, FOOD) == 0:
        yield Phrase("tip-no-food")
    if s.total(ship, DOUBLOON) == 0:
        yield Phrase("tip-no-doubloons")
    yield from _lair_ahead(s, ship)
    if s.empty_holds(ship) == 0:
        yield Phrase("tip-no-hold")
    if s.round >= LATE and position(s, ship) == BEHIND:
        yield Phrase("tip-red-line")
    if s.total(ship, POWDER) == 0:
        yield Phrase("tip-no-powder")


def _near_home(s: Jamaica) -> Iterator[Phrase]:
    """JAM-1002: whose next die can end the race."""
    for ship in range(s.players):
        left = HOMEWARD[s.space[ship]]
        if s.lap[ship] == 0 and 0 < left <= max(DIE):
            yield Phrase("tip-near-home", {"whom": ship, "n": left})


def _lair_ahead(s: Jamaica, ship: int) -> Iterator[Phrase]:
    """JAM-901: the nearest lair with a token that a die of this round reaches."""
    for die in sorted(s.dice):
        if any(s.tokens >> space & 1 for space in AHEAD[s.space[ship]][die]):
            yield Phrase("tip-lair", {"n": die})
            return
