"""Fights with the Ghost Ship in a game of two players."""

from collections.abc import Mapping, Sequence

from kaper.engine.match import Match
from kaper.games.jamaica.state.state import Jamaica
from tests.games.jamaica.table import Cargo, Draw, combat, from_lairs, ghost_turn, position, turn

GHOST = 2


def haunted(
    *rolls: int | str,
    whom: int = 1,
    captain: int = 0,
    cargo: Mapping[int, Cargo] | None = None,
    treasures: Mapping[int, Sequence[str]] | None = None,
    lairs: Sequence[str] = (),
    draws: Sequence[Draw] = (),
) -> Match[Jamaica]:
    """In a game of two the Ghost Ship, behind both players, must sail onto the ship of one of them."""
    at = {0: 30, 1: 30, GHOST: 18, whom: 19}
    chance = [*(combat(roll) for roll in rolls), *draws]
    s = position(
        captain=captain, players=2, at=at, plundered=[19], cargo=cargo, treasures=treasures, draws=chance
    )
    return ghost_turn(from_lairs(s, *lairs), 1)


def boarding(
    *rolls: int | str,
    cargo: Mapping[int, Cargo] | None = None,
    treasures: Mapping[int, Sequence[str]] | None = None,
    lairs: Sequence[str] = (),
    draws: Sequence[Draw] = (),
) -> Match[Jamaica]:
    """In a game of two player 0 attacks the Ghost Ship, which has these cards from lairs."""
    chance = [*(combat(roll) for roll in rolls), *draws]
    s = position(2, at={0: 18, GHOST: 19}, plundered=[19], cargo=cargo, treasures=treasures, draws=chance)
    return turn(from_lairs(s, *lairs), 0, "forward-food", 1)
