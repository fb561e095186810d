"""The Caribbean in characters: a cell for each zone, with its port, its merchant and its ships."""

from typing import Final

from rich.markup import escape

from kaper.engine.columns import WIDTH, clipped
from kaper.engine.show import Say
from kaper.games.marauders.components.board import ZONE_NAMES
from kaper.games.marauders.components.cards import MISSION_NAMES, MISSION_PORT
from kaper.games.marauders.view.view import View

CELL: Final = 12
ZONE_HIGH: Final = 3
CORNER: Final = 2
"""Of the first row so many cells are drawn."""
BESIDE: Final = WIDTH - CORNER * (CELL + 1)
"""How wide the corner is in which the news stand."""
OPEN_SEA: Final = "caribbean-sea"
GRID: Final = [
    ["", "nassau", "", "", "", ""],
    ["havana", "tortuga", "santo-domingo", "san-juan", "st-maarten", "st-john"],
    ["port-royal", "petite-goave", OPEN_SEA, "", "basse-terre", "bridgetown"],
    ["old-providence", "cartagena", "curacao", "caracas", "", "trinidad"],
]
"""Zones where they lie to each other; the rules alone say which are neighbours."""
LONG_NAMES: Final = ["santo-domingo", "old-providence", OPEN_SEA]
SHAPES: Final = {"vermilion": "▲", "indigo": "■", "green": "◆", "ochre": "●"}
INKS: Final = {
    "vermilion": "bold #ee5f43",
    "indigo": "bold #8d90f0",
    "green": "bold #5fb84e",
    "ochre": "bold #e0a021",
}
FLAG_INKS: Final = {
    "spanish": "#e8bd5a",
    "english": "#ee8f7a",
    "french": "#9fc6ff",
    "dutch": "#f0a04b",
    "": "#8cc3ca",
}
NAVY_INK, PIRATE_INK = "bold #9fc6ff", "bold #efe6d2"
MERCHANT, FACE_DOWN, FACE_UP, MISSION = "◊", "?", "+", "!"


def draw(view: View, news: list[str], say: Say) -> list[str]:
    """Three lines for each row of zones; what is new stands in the empty corner at the top."""
    rows = [
        "".join(f"{_cell(view, name, line, say)} " for name in GRID[0][:CORNER])
        + escape("".join(news[line : line + 1]))
        for line in range(max(ZONE_HIGH, len(news)))
    ]
    for names in GRID[1:]:
        rows.append("")
        for line in range(ZONE_HIGH):
            rows.append("".join(f"{_cell(view, name, line, say)} " for name in names))
    return rows


def _cell(view: View, name: str, line: int, say: Say) -> str:
    if not name or line >= ZONE_HIGH:
        return " " * CELL
    if line == 0:
        ink = FLAG_INKS[view.zones[ZONE_NAMES.index(name)].flag]
        called = say(f"short-{name}" if name in LONG_NAMES else f"name-{name}")
        return f"[{ink}]{escape(clipped(called, CELL).ljust(CELL))}[/]"
    return _goods(view, name, say) if line == 1 else _ships(view, name, say)


def _goods(view: View, name: str, say: Say) -> str:
    """The good in demand; a merchant, a Modification token and a mission."""
    zone = view.zones[ZONE_NAMES.index(name)]
    missions = [MISSION_PORT[MISSION_NAMES.index(mission)] for mission in view.missions]
    signs = MERCHANT if zone.merchant else ""
    signs += FACE_DOWN if zone.mod_face_down else FACE_UP if zone.mod else ""
    signs += MISSION if ZONE_NAMES.index(name) in missions else ""
    good = say(f"name-{zone.demand}") if zone.demand else ""
    return f"[dim]{escape(clipped(good, CELL - 3).ljust(CELL - 3))}[/]{signs.ljust(3)}"


def _ships(view: View, name: str, say: Say) -> str:
    """Ships at sea; those in port stand in brackets."""
    signs: list[tuple[str, str]] = []
    for player in view.players:
        if player.zone == name:
            shape = SHAPES[player.colour]
            signs.append((f"({shape})" if player.docked else shape, INKS[player.colour]))
    for npc in view.npcs:
        if npc.zone == name:
            signs.append((say(f"short-{npc.name}"), NAVY_INK if "navy" in npc.name else PIRATE_INK))
    drawn, width = "", 0
    for sign, ink in signs:
        if width + len(sign) <= CELL:
            drawn += f"[{ink}]{escape(sign)}[/]"
            width += len(sign)
    return drawn + " " * (CELL - width)
