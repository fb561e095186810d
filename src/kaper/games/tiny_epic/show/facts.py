"""What can be seen from the crow's nest: the cards of the sea, what an order finds within reach, the Navy."""

from collections.abc import Callable
from typing import Final

from kaper.games.tiny_epic.components.board import (
    CELL_NAMES,
    CELLS,
    COLONY,
    COVE,
    DISTANCE,
    HOLD,
    LOOT_NAMES,
    MAP_NAMES,
    MARKET,
    NAVY_STEPS,
    NO_MARKET,
    NO_SITE,
    ORDER_NAMES,
    SITE_COST,
    SPACES,
    STORM,
)
from kaper.games.tiny_epic.rules.legend_steers import step_towards
from kaper.games.tiny_epic.rules.sailing import reach
from kaper.games.tiny_epic.show.odds import NONE, Figures, active_cards, trigger
from kaper.games.tiny_epic.view.view import View

NOWHERE: Final = "nowhere"

# --- cards of the sea


def cell_number(name: str) -> int:
    return CELL_NAMES.index(name)


def map_card(view: View, cell: int) -> int:
    return MAP_NAMES.index(view.sea[cell])


def storms(view: View) -> int:
    return sum(1 << cell for cell in CELLS if STORM[map_card(view, cell)])


def cell_figures(view: View, cell: int, seat: int) -> Figures:
    """What lies on a card, for whoever thinks of sailing there."""
    card, name = map_card(view, cell), CELL_NAMES[cell]
    loot = NONE if MARKET[card] == NO_MARKET else LOOT_NAMES[MARKET[card]]
    others = [other for other, ship in enumerate(view.ships) if ship.cell == name and other != seat]
    hidden = any(view.ships[other].hidden for other in others)
    return {
        "cell": name, "colony": COLONY[card], "market": loot, "price": view.prices.get(loot, 0),
        "aboard": view.ships[seat].hold.count(loot), "cove": 0 if not COVE[card] else 2 if hidden else 1,
        "site": SITE_COST[card], "buried": int(name in view.sites), "storm": int(STORM[card]),
        "token": int(name in view.tokens), "ships": len(others), "navy": int(view.navy == name),
        "merchants": sum(merchant.cell == name for merchant in view.merchants),
    }  # fmt: skip


def within_reach(view: View, seat: int) -> list[int]:
    """Its own card, and the cards that a ship reaches without passing a storm."""
    ship = view.ships[seat]
    start = cell_number(ship.cell)
    ends = reach(start, ship.steps, storms(view)) | 1 << start
    return [cell for cell in CELLS if ends >> cell & 1]


# --- the wheel


def jumps(view: View, seat: int, end: int) -> tuple[int, int]:
    """How many hands a move of the captain takes from the duties, and how many it brings back."""
    ship = view.ships[seat]
    left = back = 0
    space = ship.space
    while space != end:
        space = (space + 1) % SPACES
        if space in ship.wheel:
            back += 1
        elif space not in (0, end):
            left += 1
    return left, back


def wheel_figures(view: View, seat: int, space: int) -> Figures:
    """What the captain's move to a space costs and what its order offers within reach."""
    ship = view.ships[seat]
    left, back = jumps(view, seat, space)
    offer, n, cell = offered(view, seat, ship.orders[space])
    return {
        "space": space, "order": ship.orders[space], "hands": left, "back": back,
        "line": int(space < ship.space), "offer": offer, "count": n, "where": cell,
        "active": len(active_cards(ship, ship.orders[space])),
        "buries": int(ship.orders[space] == burial_order(view, seat)),
    }  # fmt: skip


def offered(view: View, seat: int, order: str) -> tuple[str, int, str]:
    """The best that an order finds within reach: what, how much, and where."""
    if not view.ships[seat].cell:
        return NONE, 0, NOWHERE
    site = best_site(view, seat) if order == burial_order(view, seat) else (NONE, 0, NOWHERE)
    return site if site[0] != NONE else OFFERS[order](view, seat, within_reach(view, seat))


def burial_order(view: View, seat: int) -> str:
    """The order by which the ship's captain buries; the Legendary Pirate needs none."""
    captain = view.ships[seat].captain
    return ORDER_NAMES[trigger(captain)] if captain else NONE


def best_site(view: View, seat: int) -> tuple[str, int, str]:
    """The cheapest site within reach where a treasure can be buried now."""
    gold = view.ships[seat].gold
    sites = [
        (SITE_COST[map_card(view, cell)], CELL_NAMES[cell])
        for cell in within_reach(view, seat)
        if is_open(view, cell) and SITE_COST[map_card(view, cell)] <= gold
    ]
    return ("bury", *min(sites)) if sites else (NONE, 0, NOWHERE)


def is_open(view: View, cell: int) -> bool:
    """Whether a treasure can be buried here by who has the Gold."""
    name = CELL_NAMES[cell]
    return SITE_COST[map_card(view, cell)] != NO_SITE and name not in view.sites and name != view.navy


def _best(kind: str, found: list[tuple[int, int]]) -> tuple[str, int, str]:
    """The largest of some figures with their cells."""
    n, cell = max(found, default=(0, 0))
    return (kind, n, CELL_NAMES[cell]) if n else (NONE, 0, NOWHERE)


def _plunder(view: View, seat: int, cells: list[int]) -> tuple[str, int, str]:
    return _best("cubes", [(COLONY[map_card(view, cell)], cell) for cell in cells])


def _trade(view: View, seat: int, cells: list[int]) -> tuple[str, int, str]:
    hold = view.ships[seat].hold
    sales = []
    for cell in cells:
        market = MARKET[map_card(view, cell)]
        if market != NO_MARKET:
            loot = LOOT_NAMES[market]
            sales.append((min(HOLD, hold.count(loot)) * view.prices[loot], cell))
    return _best("gold", sales)


def _crew_up(view: View, seat: int, cells: list[int]) -> tuple[str, int, str]:
    return "crew", len(view.row), view.ships[seat].cell


def _search(view: View, seat: int, cells: list[int]) -> tuple[str, int, str]:
    return _best("token", [(int(CELL_NAMES[cell] in view.tokens), cell) for cell in cells])


def _attack(view: View, seat: int, cells: list[int]) -> tuple[str, int, str]:
    return _best("targets", [(len(targets(view, seat, CELL_NAMES[cell])), cell) for cell in cells])


def _hide(view: View, seat: int, cells: list[int]) -> tuple[str, int, str]:
    return _best("cove", [(int(cell_figures(view, cell, seat)["cove"] == 1), cell) for cell in cells])


Offer = Callable[[View, int, list[int]], tuple[str, int, str]]
OFFERS: Final[dict[str, Offer]] = {
    "hide": _hide,
    "plunder": _plunder,
    "trade": _trade,
    "crew-up": _crew_up,
    "search": _search,
    "attack": _attack,
}


def targets(view: View, seat: int, cell: str) -> list[str]:
    """Ships on a card that this one could attack, by the texts of the options."""
    pirates = [
        f"fight:{other}"
        for other, ship in enumerate(view.ships)
        if other != seat and ship.cell == cell and not ship.hidden
    ]
    return pirates + [f"raid:{merchant.ship}" for merchant in view.merchants if merchant.cell == cell]


# --- where the Navy would sail next


def navy_steps(view: View, seat: int) -> int:
    return NAVY_STEPS[view.ships[seat].buried]


def navy_ends(view: View, prey: int) -> list[int]:
    """TEP-850, TEP-851, TEP-912: the cells in which it would end if the prey crossed the line now."""
    if not view.navy or not view.ships[prey].cell:
        return []
    start, goal = cell_number(view.navy), cell_number(view.ships[prey].cell)
    away = DISTANCE[start][goal]
    steps = min(away, navy_steps(view, prey))
    if view.legend is not None and not view.ships[prey].legend:
        for _ in range(steps):
            start = step_towards(start, goal)
        return [start]
    return [cell for cell in CELLS if DISTANCE[start][cell] == steps and DISTANCE[goal][cell] == away - steps]


def navy_ways(view: View, prey: int) -> list[tuple[int, int]]:
    """The single steps on any way to those cells."""
    ends = navy_ends(view, prey)
    if not ends:
        return []
    start, goal = cell_number(view.navy), cell_number(view.ships[prey].cell)
    if view.legend is not None and not view.ships[prey].legend:
        return _straight(start, ends[0])
    away, reached = DISTANCE[start], max(DISTANCE[start][end] for end in ends)
    return [
        (one, other)
        for one in CELLS
        for other in CELLS
        if DISTANCE[one][other] == 1
        and away[other] == away[one] + 1 <= reached
        and DISTANCE[goal][one] == away[goal] - away[one]
        and DISTANCE[goal][other] == away[goal] - away[other]
    ]


def _straight(start: int, end: int) -> list[tuple[int, int]]:
    ways = []
    while start != end:
        after = step_towards(start, end)
        ways.append((start, after))
        start = after
    return ways
