"""Chapter 5: Hide."""

from typing import Final

from kaper.engine.asking import Asking, Choose, Option
from kaper.games.tiny_epic.components.board import CELL_NAMES, COVE
from kaper.games.tiny_epic.rules.gains import gain_gold
from kaper.games.tiny_epic.rules.loot import SKIP
from kaper.games.tiny_epic.rules.wheel import reorganise
from kaper.games.tiny_epic.state.state import Pirates

HIDE: Final = [Option("hide"), SKIP]


def order_hide(s: Pirates, player: int) -> Asking[None]:
    """TEP-560, TEP-R25: at a cove of one's own choice; without one the order cannot be carried out."""
    if can_hide(s, player) and (yield Choose(player, "hide", HIDE)) is not SKIP:
        yield from hide(s, player)


def can_hide(s: Pirates, player: int) -> bool:
    return COVE[s.card(player)] and is_free(s, player, s.cell[player])


def is_free(s: Pirates, ship: int, cell: int) -> bool:
    """TEP-561, TEP-562, TEP-R24: no other ship is hidden there."""
    return not any(s.hidden[other] and s.cell[other] == cell for other in range(s.ships) if other != ship)


def hide(s: Pirates, player: int) -> Asking[None]:
    """TEP-561, TEP-563, TEP-564, TEP-R01: hands put on Extortion pay at once, and not again this turn."""
    s.hidden[player] = True
    if s.diary is not None:
        s.diary.note("hides", player, {"cell": CELL_NAMES[s.cell[player]]})
    s.paid = yield from reorganise(s, player)
    if s.paid:
        gain_gold(s, player, s.paid, "hide")
