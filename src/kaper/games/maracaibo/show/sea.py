"""The Caribbean in the scene: cards in their places, islands, Bay and Maracaibo, and the ships."""

from typing import Final

from kaper.engine.scene import Area, Board, Phrase, Piece, Zone
from kaper.engine.ties import Ties
from kaper.games.maracaibo.components.board import ISLAND_ROWS, caribbean
from kaper.games.maracaibo.components.effects import TREASURES
from kaper.games.maracaibo.rules.ending import treasure_value
from kaper.games.maracaibo.rules.layouts import SIZES
from kaper.games.maracaibo.show import layout as plan
from kaper.games.maracaibo.show.cards import on_place
from kaper.games.maracaibo.show.labels import Sight
from kaper.games.maracaibo.show.links import island_id, place_id, ship_id
from kaper.games.maracaibo.view.view import SeatView, View

SEA: Final = "caribbean"


def grid_of(view: View) -> list[str]:
    """The layout, or as much of it as is drawn."""
    if view.grid:
        return view.grid
    across, high = view.size or SIZES[0]
    return ["".join(column[row] for column in view.drawn).ljust(across, ".") for row in range(high)]


def board(view: View, tied: Ties) -> Board:
    return Board(
        id=SEA,
        art=SEA,
        width=plan.WIDTH,
        height=plan.HEIGHT,
        label=Phrase("thing-caribbean"),
        areas=[*_ends(view, tied), *_places(view), *_islands(view, tied)],
        routes=_routes(view),
        centre=(plan.middle(plan.START)[0], 120.0),
        art_dark=f"{SEA}-dark",
    )


def _ends(view: View, tied: Ties) -> list[Area]:
    """Where every voyage begins and where it ends."""
    boxes = {"start": plan.START, "bay": plan.BAY, "maracaibo": plan.MARACAIBO}
    icons = {"start": [], "bay": ["upgrade", "swords", "boot", "house"], "maracaibo": ["vp", "upgrade"]}
    if "rubies" in view.modules:
        icons["bay"].append("ruby")
    return [
        Area(
            id=name,
            outline=plan.outline(box),
            label=Phrase(f"thing-{name}"),
            hint=Phrase(f"thing-{name}-hint", {"rubies": int("rubies" in view.modules)}),
            options=tied.get(name, []),
            title=Phrase(f"thing-{name}"),
            icons=icons[name],
        )
        for name, box in boxes.items()
    ]


def _places(view: View) -> list[Area]:
    grid = grid_of(view)
    rows, columns = len(grid), len(grid[0])
    if not view.places:
        return _drawn(grid)
    return [
        Area(
            id=place_id(str(number)),
            outline=plan.outline(plan.cell(place.row, place.column, rows, columns)),
            label=Phrase("thing-place", {"row": place.row + 1, "column": place.column + 1}),
        )
        for number, place in enumerate(view.places)
    ]


def _drawn(grid: list[str]) -> list[Area]:
    """A layout while it is drawn; its islands are named from the left."""
    rows, columns = len(grid), len(grid[0])
    areas: list[Area] = []
    islands = 0
    for column in range(columns):
        row = 0
        while row < rows:
            is_island = grid[row][column] == "i"
            places = ISLAND_ROWS if is_island else 1
            if grid[row][column] != ".":
                box = plan.cell(row, column, rows, columns, places)
                areas.append(_drawn_place(f"drawn-{row}-{column}", box, islands if is_island else -1))
            islands += is_island
            row += places
    return areas


def _drawn_place(name: str, box: plan.Box, island: int) -> Area:
    """A card, or an island by its number."""
    outline, is_island = plan.outline(box), island >= 0
    label = Phrase("thing-drawn", {"island": int(is_island)})
    if is_island:
        return Area(name, outline, label, art=f"island-{TREASURES[island]}-0")
    return Area(name, outline, label, tint="paper", icons=["cards"])


def _islands(view: View, tied: Ties) -> list[Area]:
    if not view.grid:
        return []
    rows, columns = len(view.grid), len(view.grid[0])
    areas: list[Area] = []
    for number, (row, column) in enumerate(caribbean(view.grid).islands):
        kind = TREASURES[number]
        cubes = view.islands[number]
        told: dict[str, int | str] = {"kind": kind, "cubes": cubes, "vp": treasure_value(cubes)}
        areas.append(
            Area(
                id=island_id(kind),
                outline=plan.outline(plan.cell(row, column, rows, columns, ISLAND_ROWS)),
                label=Phrase("thing-island", told),
                hint=Phrase("thing-island-hint", told),
                options=tied.get(island_id(kind), []),
                art=f"island-{kind}-{min(cubes, plan.ISLAND_CUBES)}",
                title=Phrase("thing-island-title", told),
            )
        )
    return areas


def _routes(view: View) -> list[tuple[str, str]]:
    if not view.grid:
        return []
    names = [place_id(str(number)) for number in range(len(view.places))] + ["bay", "maracaibo", "start"]
    touching = caribbean(view.grid).touching
    return [(names[place], names[other]) for place, others in enumerate(touching) for other in others]


def cards(seen: Sight, tied: Ties) -> Zone:
    """The cards of the Caribbean, each on its place; while one is acquired its place is empty."""
    numbers = [number for number, place in enumerate(seen.view.places) if place.kind != "empty"]
    return Zone(
        id="cards",
        kind="grid",
        title=Phrase("thing-caribbean"),
        cards=[on_place(seen, number, tied) for number in numbers],
        count=len(numbers),
        board=SEA,
        spots=[place_id(str(number)) for number in numbers],
    )


def ship(seat: int, of: SeatView, tied: Ties) -> Piece:
    return Piece(
        id=ship_id(seat),
        board=SEA,
        spot=place_id(of.ship),
        art="ship",
        label=Phrase("thing-ship", {"whom": seat}),
        seat=seat,
        hint=Phrase("thing-ship-hint", {"most": of.move_max, "redbeard": int(of.redbeard)}),
        options=tied.get(ship_id(seat), []),
    )
