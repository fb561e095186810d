"""The Caribbean as a chart in characters: a cell for each card, with its price or sign and its ships."""

from typing import Final

from rich.markup import escape

from kaper.engine.columns import WIDTH, broken
from kaper.engine.show import Say
from kaper.games.maracaibo.view.view import PlaceView, View

WIDEST: Final = 9
"""No cell is wider; on a wide sea they are as wide as there is room for."""
INKS: Final = {
    "location": "#8cc3ca",
    "residence": "#e8bd5a",
    "improvement": "#efe6d2",
    "blank": "#a39d95",
    "hidden": "#a39d95",
    "empty": "#a39d95",
}
ISLAND_INKS: Final = {"G": "bold #e0a021", "E": "bold #5fb84e", "P": "bold #f7f3ea"}
SHAPES: Final = ["▲", "●", "■", "◆"]
SEAT_INKS: Final = ["bold #ee5f43", "bold #e0a021", "bold #8d90f0", "bold #5fb84e"]
RED_SHAPE, RED_INK = "★", "bold #b5afa6"


def shape(view: View, seat: int) -> str:
    """A seat's shape in its colour."""
    return f"[{ink(view, seat)}]{sign(view, seat)}[/]"


def sign(view: View, seat: int) -> str:
    return RED_SHAPE if view.seats[seat].redbeard else SHAPES[seat]


def ink(view: View, seat: int) -> str:
    return RED_INK if view.seats[seat].redbeard else SEAT_INKS[seat]


def tag(place: PlaceView, price: int, say: Say) -> str:
    """What a card costs or brings, in a few characters."""
    signs = {"location": "⚓", "residence": f"⌂{price}" if price >= 0 else "⌂", "blank": "$5", "empty": "·"}
    if place.kind == "improvement":
        return f"${price}" if price >= 0 else "$"
    if place.kind in signs and (place.card or place.kind == "empty"):
        return signs[place.kind] + (say(f"name-{place.value}")[:1] if place.value else "")
    return f"?{place.coins or ''}"


def draw(view: View, names: dict[int, str], prices: list[int], say: Say) -> list[str]:
    """Rows of cells: a card's name, and below it its sign and the ships; islands with their cubes."""
    rows: list[str] = []
    spots = {(place.row, place.column): number for number, place in enumerate(view.places)}
    wide = min(WIDEST, WIDTH // max(map(len, view.grid)))
    for row, line in enumerate(view.grid):
        titles = {
            column: broken(names[spots[row, column]], wide - 1)
            for column, letter in enumerate(line)
            if letter == "c"
        }
        high = max(map(len, titles.values()), default=1) + 1
        cells = [
            _cell(view, spots[row, column], titles[column], wide, high, prices, say)
            if letter == "c"
            else _island(view, letter, row > 0 and view.grid[row - 1][column] == letter, wide, high)
            for column, letter in enumerate(line)
        ]
        rows += ["".join(parts).rstrip() for parts in zip(*cells, strict=True)]
    return rows


def _cell(
    view: View, number: int, title: list[str], wide: int, high: int, prices: list[int], say: Say
) -> list[str]:
    place = view.places[number]
    style = INKS[place.kind]
    ships = [seat for seat, of in enumerate(view.seats) if of.ship == str(number)]
    words = tag(place, prices[number] if prices else -1, say)
    room = wide - len(words) - len(ships) - 1
    drawn = "".join(shape(view, seat) for seat in ships)
    named = [f"[{style}]{escape(part.ljust(wide))}[/]" for part in title]
    signs = f"[{style}]{words}[/] {drawn}{' ' * max(room, 0)}"
    return [*named, signs, *([" " * wide] * (high - len(named) - 1))]


def _island(view: View, letter: str, lower: bool, wide: int, high: int) -> list[str]:
    """Half an island; the upper one tells its cubes."""
    if letter == ".":
        return [" " * wide] * high
    cubes = view.islands["GEP".index(letter)]
    style = ISLAND_INKS[letter]
    land = f"[{style}]{('▒' * (wide - 1)).ljust(wide)}[/]"
    told = f"[{style}]{f'▒{cubes:>2} '.ljust(wide - 1, '▒').ljust(wide)}[/]"
    return [land, *([land] * (high - 2)), land if lower else told]
