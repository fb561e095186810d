"""What can be seen from the crow's nest: the cards of the sea, what an order finds within reach, the Navy."""

from collections.abc import Callable
from itertools import pairwise
from typing import Final, NamedTuple

from kaper.games.tiny_epic.components import board
from kaper.games.tiny_epic.components.cards import SIDE_TRIGGER
from kaper.games.tiny_epic.rules.battle import targets
from kaper.games.tiny_epic.rules.burying import can_bury
from kaper.games.tiny_epic.rules.hiding import is_free
from kaper.games.tiny_epic.rules.legend_steers import navy_way
from kaper.games.tiny_epic.rules.others import navy_ends, nearer
from kaper.games.tiny_epic.rules.sailing import reach
from kaper.games.tiny_epic.rules.wheel import passed
from kaper.games.tiny_epic.show.odds import NONE, Figures, active_cards
from kaper.games.tiny_epic.state.state import NOBODY, NOTHING, NOWHERE, Pirates

Found = tuple[str, int, str]
"""What an order finds, how much of it, and on which cell."""
NOT_FOUND: Final = (NONE, 0, "nowhere")


class Cell(NamedTuple):
    """What lies on a card.

    `cove` is 0 where there is none, 1 if it is free and 2 if another ship hides there; `site` is the price of
    the burial site, `aboard` the cubes that the market takes.
    """

    cell: str
    colony: int
    market: str
    price: int
    aboard: int
    cove: int
    site: int
    buried: int
    storm: int
    token: int
    ships: int
    navy: int
    merchants: int

    def figures(self) -> Figures:
        return self._asdict()

    def printed(self) -> Figures:
        """Without what comes and goes."""
        return {
            "colony": self.colony, "market": self.market, "price": self.price, "storm": self.storm,
            "site": self.site, "buried": self.buried, "cove": min(self.cove, 1),
        }  # fmt: skip


def cell_facts(s: Pirates, cell: int, seat: int = NOBODY) -> Cell:
    """What lies on a card, for a ship that thinks of sailing there or for whoever looks at it."""
    card = s.sea[cell]
    market = board.MARKET[card]
    sold, price, aboard, ships = NONE, 0, 0, s.cell.count(cell)
    if market != board.NO_MARKET:
        sold, price = board.LOOT_NAMES[market], s.price[market]
    if seat != NOBODY:
        ships -= s.cell[seat] == cell
        aboard = 0 if market == board.NO_MARKET else s.hold[seat][market]
    return Cell(
        board.CELL_NAMES[cell], board.COLONY[card], sold, price, aboard,
        0 if not board.COVE[card] else 1 if not ships or is_free(s, seat, cell) else 2,
        board.SITE_COST[card], int(s.site[cell] != NOBODY), s.storms >> cell & 1, s.face_down >> cell & 1,
        ships, int(s.navy == cell), s.merchant_cell.count(cell),
    )  # fmt: skip


def within_reach(s: Pirates, seat: int) -> list[int]:
    """Its own card, and the cards that a ship reaches without passing a storm."""
    start = s.cell[seat]
    ends = reach(start, s.steps(seat), s.storms) | 1 << start
    return [cell for cell in board.CELLS if ends >> cell & 1]


def wheel_figures(s: Pirates, seat: int, space: int) -> Figures:
    """What the captain's move to a space costs and what its order offers within reach."""
    order = s.orders[seat][space]
    jumped, returning = passed(s, seat, space) if space != s.space[seat] else ([], [])
    offer, n, cell = offered(s, seat, order)
    return {
        "space": space, "order": board.ORDER_NAMES[order], "hands": len(jumped), "back": len(returning),
        "line": int(space < s.space[seat]), "offer": offer, "count": n, "where": cell,
        "active": len(active_cards(s, seat, order)),
        "buries": int(board.ORDER_NAMES[order] == burial_order(s, seat)),
    }  # fmt: skip


def offered(s: Pirates, seat: int, order: int) -> Found:
    """The best that an order finds within reach."""
    if s.cell[seat] == NOWHERE:
        return NOT_FOUND
    cells = within_reach(s, seat)
    if board.ORDER_NAMES[order] == burial_order(s, seat):
        sites = [
            (board.SITE_COST[s.sea[cell]], board.CELL_NAMES[cell])
            for cell in cells
            if can_bury(s, cell, s.gold[seat])
        ]
        if sites:
            return ("bury", *min(sites))
    if order == board.CREW_UP:
        return "crew", len(s.row), board.CELL_NAMES[s.cell[seat]]
    kind, found = OFFERS[order]
    n, cell = max((found(s, seat, cell), cell) for cell in cells)
    return (kind, n, board.CELL_NAMES[cell]) if n else NOT_FOUND


def burial_order(s: Pirates, seat: int) -> str:
    """The order by which the ship's captain buries; the Legendary Pirate needs none."""
    return NONE if s.captain[seat] == NOTHING else board.ORDER_NAMES[SIDE_TRIGGER[s.captain[seat]]]


def _sale(s: Pirates, seat: int, cell: int) -> int:
    """The Gold for all cubes of the type that the market on a card takes."""
    loot = board.MARKET[s.sea[cell]]
    return 0 if loot == board.NO_MARKET else min(board.HOLD, s.hold[seat][loot]) * s.price[loot]


OFFERS: Final[dict[int, tuple[str, Callable[[Pirates, int, int], int]]]] = {
    board.HIDE: ("cove", lambda s, seat, cell: int(board.COVE[s.sea[cell]] and is_free(s, seat, cell))),
    board.PLUNDER: ("cubes", lambda s, seat, cell: board.COLONY[s.sea[cell]]),
    board.TRADE: ("gold", _sale),
    board.SEARCH: ("token", lambda s, seat, cell: s.face_down >> cell & 1),
    board.ATTACK: ("targets", lambda s, seat, cell: len(targets(s, seat, cell))),
}
"""What each order looks for, and how much of it there is for a ship on a cell."""


def navy_ways(s: Pirates, prey: int) -> tuple[set[int], list[tuple[int, int]]]:
    """TEP-850, TEP-851, TEP-912: where the Navy would end if the prey crossed the line now, and its steps."""
    if NOWHERE in (s.navy, s.cell[prey]):
        return set(), []
    if s.legend not in (NOBODY, prey):
        way = navy_way(s, prey)
        return {way[-1]}, list(pairwise(way))
    ends = set(navy_ends(s, prey))
    ways: set[tuple[int, int]] = set()
    front = {s.navy}
    while not front & ends:
        ways |= {(cell, after) for cell in front for after in nearer(cell, s.cell[prey])}
        front = {after for _, after in ways} - {cell for cell, _ in ways}
    return ends, sorted(ways)
