"""The sea, the wheel, the market and the infamy track of `components.toml` as tables for the rules."""

from typing import Any, Final

from kaper.engine.components import read_components

HIDE: Final = 0
PLUNDER: Final = 1
TRADE: Final = 2
CREW_UP: Final = 3
SEARCH: Final = 4
ATTACK: Final = 5
RIGGING: Final = 0
CANNONS: Final = 1
EXTORTION: Final = 2
REPAIRS: Final = 3
WORKING: Final = (RIGGING, CANNONS, EXTORTION)
"""The duties at which a deckhand does something."""

NO_MARKET: Final = -1
NO_SITE: Final = 0


Row = dict[str, Any]
"""A row of the component file; what is made of it has a type."""
FILE: Final[Row] = read_components("kaper.games.tiny_epic")

LIMITS: Final[dict[str, int]] = FILE["limits"]
GOLD_MAX: Final[int] = LIMITS["gold_max"]
GOLD_START: Final[int] = LIMITS["gold_start"]
HOLD: Final[int] = LIMITS["hold_pirate"]
CREW_MAX: Final[int] = LIMITS["crew_max"]
CREW_ROW: Final[int] = LIMITS["crew_row"]
REFRESH_COST: Final[int] = LIMITS["crew_refresh_cost"]
DEADEYE_MAX: Final[int] = LIMITS["deadeye_max_per_player"]
TREASURES: Final[int] = LIMITS["treasures_to_win"]

ORDER_NAMES: Final[list[str]] = [
    "hide",
    *(name.replace("_", "-") for name in FILE["wheel"]["order_tokens"]),
]
SPACES: Final[int] = len(ORDER_NAMES)
"""Spaces of the wheel; 0 is Hide, and the ship line lies before it."""
DUTY_NAMES: Final[list[str]] = [row["id"] for row in FILE["duty"]]
DUTY_START: Final[list[int]] = [row["start"] for row in FILE["duty"]]

LOOT_NAMES: Final[list[str]] = [row["id"] for row in FILE["loot"]]
LOOTS: Final = range(4)
CUBES: Final[list[int]] = [row["cubes"] for row in FILE["loot"]]
PRICES: Final[list[int]] = FILE["market"]["values"]
"""What the spaces of the market are worth, the lowest first."""
FIRST_CUBES: Final[list[int]] = FILE["market"]["starting_loot_by_seat"]
"""The price of the cube with which the first player begins, the second, and so on."""

MAP: Final[list[Row]] = FILE["map_card"]
MAP_NAMES: Final[list[str]] = [row["id"].lower() for row in MAP]
COLONY: Final[list[int]] = [row["colony"] for row in MAP]
MARKET: Final[list[int]] = [LOOT_NAMES.index(row["market"]) if "market" in row else NO_MARKET for row in MAP]
COVE: Final[list[bool]] = [row["cove"] for row in MAP]
SITE_COST: Final[list[int]] = [row.get("burial_cost", NO_SITE) for row in MAP]
STORM: Final[list[bool]] = [row["storm"] for row in MAP]

ROWS: Final[int] = FILE["sea"]["rows"]
COLS: Final[int] = FILE["sea"]["cols"]
CELLS: Final = range(ROWS * COLS)
CELL_NAMES: Final[list[str]] = [f"{'abcd'[cell % COLS]}{cell // COLS + 1}" for cell in CELLS]
"""The column's letter and the row's number: `a1` is the upper left corner, `d4` the lower right."""


def cell_at(place: list[int]) -> int:
    """The number of a cell from its row and column."""
    return COLS * place[0] + place[1]


def _apart(one: int, other: int) -> int:
    return abs(one // COLS - other // COLS) + abs(one % COLS - other % COLS)


DISTANCE: Final[list[list[int]]] = [[_apart(one, other) for other in CELLS] for one in CELLS]
NEIGHBOURS: Final[list[list[int]]] = [[to for to in CELLS if _apart(cell, to) == 1] for cell in CELLS]
PORTS: Final[list[int]] = [cell_at(place) for place in FILE["ports"]["positions"]]
MERCHANT_NAMES: Final[list[str]] = [row["ship"] for row in FILE["ports"]["merchants"]]
MERCHANT_START: Final[list[int]] = [cell_at(row["start"]) for row in FILE["ports"]["merchants"]]
MERCHANTS: Final = range(2)
NAVY_CORNERS: Final[list[int]] = [cell_at(place) for place in FILE["ports"]["navy_corners"]]
NAVY_STEPS: Final[list[int]] = FILE["navy"]["steps_by_treasures_of_active_player"]


def other_port(port: int) -> int:
    """TEP-213: the port in the opposite corner."""
    return PORTS[1] if port == PORTS[0] else PORTS[0]


LEVELS: Final[list[Row]] = FILE["infamy_level"]
LEVEL_NAMES: Final[list[str]] = [row["name"].lower().replace(" ", "-") for row in LEVELS]
LEVEL_SAIL: Final[list[int]] = [row["sail"] for row in LEVELS]
LEVEL_DICE: Final[list[int]] = [row["dice"] for row in LEVELS]
LEVEL_GOLD: Final[list[int]] = [row["bonus"].get("gold", 0) for row in LEVELS]
LEVEL_DECKHAND: Final[list[bool]] = [row["bonus"].get("deckhand", False) for row in LEVELS]
LEVEL_DEADEYE: Final[list[int]] = [row["bonus"].get("deadeye", 0) for row in LEVELS]
TOP_LEVEL: Final[int] = len(LEVELS) - 1
