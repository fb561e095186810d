"""The Caribbean in the scene: islands, Bay and Maracaibo, the places of the cards, and the ships."""

from typing import Final

from kaper.engine.remembered import remembered
from kaper.engine.scene import Area, Board, Phrase, Piece
from kaper.games.maracaibo.components.board import ISLAND_ROWS, PLACE_NAMES, PLACES, caribbean
from kaper.games.maracaibo.components.effects import TREASURES
from kaper.games.maracaibo.components.ship import MOVE_MAX
from kaper.games.maracaibo.rules.ending import treasure_value
from kaper.games.maracaibo.rules.layouts import SIZES
from kaper.games.maracaibo.show import layout as plan
from kaper.games.maracaibo.show.links import island_id, place_id, ship_id
from kaper.games.maracaibo.show.sea_cards import SEA
from kaper.games.maracaibo.state.state import DRAW_LAYOUT, NONE, RUBIES, Maracaibo

CENTRE: Final = (plan.middle(plan.START)[0], 120.0)
NAMES: Final = [place_id(name) for name in PLACE_NAMES]


def board(s: Maracaibo) -> Board:
    rubies = s.has(RUBIES)
    if s.stage == DRAW_LAYOUT:
        return _drawn_board(tuple(s.drawn), max(s.size, 0), rubies)
    return _board(s.sea.key, tuple(s.islands), rubies)


@remembered
def _board(layout: str, cubes: tuple[int, ...], rubies: bool) -> Board:
    islands = [_island(layout, number, count) for number, count in enumerate(cubes)]
    return _sea([*_ends(rubies), *_places(layout), *islands], _routes(layout))


def _sea(areas: list[Area], routes: list[tuple[str, str]]) -> Board:
    return Board(
        id=SEA,
        art=SEA,
        width=plan.WIDTH,
        height=plan.HEIGHT,
        label=Phrase("thing-caribbean"),
        areas=areas,
        routes=routes,
        centre=CENTRE,
        art_dark=f"{SEA}-dark",
    )


@remembered
def _ends(rubies: bool) -> list[Area]:
    """Where every voyage begins and where it ends."""
    boxes = {"start": plan.START, "bay": plan.BAY, "maracaibo": plan.MARACAIBO}
    icons = {"start": [], "bay": ["upgrade", "swords", "boot", "house"], "maracaibo": ["vp", "upgrade"]}
    if rubies:
        icons["bay"].append("ruby")
    return [
        Area(
            id=name,
            outline=plan.outline(box),
            label=Phrase(f"thing-{name}"),
            hint=Phrase(f"thing-{name}-hint", {"rubies": int(rubies)}),
            title=Phrase(f"thing-{name}"),
            icons=icons[name],
        )
        for name, box in boxes.items()
    ]


@remembered
def _places(layout: str) -> list[Area]:
    sea = caribbean(layout.split("/"))
    rows, columns = len(sea.grid), len(sea.grid[0])
    return [
        Area(
            id=NAMES[place],
            outline=plan.outline(plan.cell(row, column, rows, columns)),
            label=Phrase("thing-place", {"row": row + 1, "column": column + 1}),
        )
        for place, row, column in zip(range(PLACES), sea.row, sea.column, strict=False)
    ]


@remembered
def _island(layout: str, number: int, cubes: int) -> Area:
    grid = layout.split("/")
    row, column = caribbean(grid).islands[number]
    kind = TREASURES[number]
    told: dict[str, int | str] = {"kind": kind, "cubes": cubes, "vp": treasure_value(cubes)}
    return Area(
        id=island_id(kind),
        outline=plan.outline(plan.cell(row, column, len(grid), len(grid[0]), ISLAND_ROWS)),
        label=Phrase("thing-island", told),
        hint=Phrase("thing-island-hint", told),
        art=f"island-{kind}-{min(cubes, plan.ISLAND_CUBES)}",
        title=Phrase("thing-island-title", told),
    )


@remembered
def _routes(layout: str) -> list[tuple[str, str]]:
    touching = caribbean(layout.split("/")).touching
    return [(NAMES[place], NAMES[other]) for place, others in enumerate(touching) for other in others]


# --- a layout while it is drawn


@remembered
def _drawn_board(columns: tuple[str, ...], size: int, rubies: bool) -> Board:
    """Its islands are named from the left."""
    across, high = SIZES[size]
    areas: list[Area] = []
    islands = 0
    for at, column in enumerate(columns):
        row = 0
        while row < high:
            is_island = column[row] == "i"
            places = ISLAND_ROWS if is_island else 1
            if column[row] != ".":
                box = plan.cell(row, at, high, across, places)
                areas.append(_drawn_place(f"drawn-{row}-{at}", box, islands if is_island else NONE))
            islands += is_island
            row += places
    return _sea([*_ends(rubies), *areas], [])


def _drawn_place(name: str, box: plan.Box, island: int) -> Area:
    """A card, or an island by its number."""
    outline, is_island = plan.outline(box), island != NONE
    label = Phrase("thing-drawn", {"island": int(is_island)})
    if is_island:
        return Area(name, outline, label, art=f"island-{TREASURES[island]}-0")
    return Area(name, outline, label, tint="paper", icons=["cards"])


# --- ships


def ship(s: Maracaibo, seat: int) -> Piece:
    return _ship(seat, s.ship[seat], s.strength[seat][MOVE_MAX], seat == s.redbeard)


@remembered
def _ship(seat: int, place: int, most: int, redbeard: bool) -> Piece:
    return Piece(
        id=ship_id(seat),
        board=SEA,
        spot=NAMES[place],
        art="ship",
        label=Phrase("thing-ship", {"whom": seat}),
        seat=seat,
        hint=Phrase("thing-ship-hint", {"most": most, "redbeard": int(redbeard)}),
    )
