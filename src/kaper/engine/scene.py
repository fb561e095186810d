"""The vocabulary in which a game shows itself; `docs/scene.md` explains it with pictures.

A game's `scene.py` turns what everybody sees into a `Scene`. Whoever draws knows scenes and no game. A thing
has a stable id, so that a piece whose place changed can glide there. Every sentence is a `Phrase`, a key of
the locale files with its figures. Which options are about which thing is told with the question, not here.
"""

from collections.abc import Mapping
from typing import TypeVar

from msgspec import Struct, structs

Thing = Struct
"""Whatever a scene is made of: values that never change, compared and sent by what they hold.

No thing can hold itself, so Python's collector of circles need not look at any of them (`gc=False`).
"""
T = TypeVar("T", bound=Thing)


def changed(thing: T, **fields: object) -> T:
    """A thing like this one but for these fields."""
    return structs.replace(thing, **fields)


class Phrase(Struct, frozen=True, gc=False):
    """A message of the game's locale files and its figures."""

    key: str
    args: Mapping[str, int | str] = {}


class Counter(Struct, frozen=True, gc=False, omit_defaults=True):
    """An icon with a figure."""

    id: str
    icon: str
    value: str
    label: Phrase
    hint: Phrase | None = None


class Spot(Struct, frozen=True, gc=False, omit_defaults=True):
    """A place on a board, in the units of the board; what stands on it is a piece.

    `token` is a symbol that lies on it, `marks` are small icons at its rim, `badge` a figure.
    """

    id: str
    x: float
    y: float
    radius: float
    label: Phrase
    hint: Phrase | None = None
    token: str = ""
    marks: list[str] = []
    badge: str = ""


class Area(Struct, frozen=True, gc=False, omit_defaults=True):
    """A region of a board with an outline of its own: a sea zone, a card of a sea laid in a grid.

    `art` is a symbol that fills the outline's box, `title` is written on it, `icons` stand below the title.
    """

    id: str
    outline: list[tuple[float, float]]
    label: Phrase
    hint: Phrase | None = None
    tint: str = ""
    art: str = ""
    title: Phrase | None = None
    icons: list[str] = []


class Sheet(Struct, frozen=True, gc=False):
    """A part of a board: what stands within `box` (left, top, right, bottom) has one title."""

    title: Phrase
    box: tuple[float, float, float, float]


class Board(Struct, frozen=True, gc=False, omit_defaults=True):
    """A drawing from the game's art with places on it; `routes` are neighbours along which pieces glide.

    `centre` is where the scene's centre stands (the middle by default); `art_dark` is for dark pages; `seat`
    is whose board it is: a viewer's own comes before those of the others. A board with `sheets` is shown on a
    phone as these, one below the other, with the names of all that stands there, instead of the drawing.
    """

    id: str
    art: str
    width: float
    height: float
    label: Phrase
    spots: list[Spot] = []
    areas: list[Area] = []
    routes: list[tuple[str, str]] = []
    centre: tuple[float, float] | None = None
    art_dark: str = ""
    seat: int = -1
    sheets: list[Sheet] = []


class Piece(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that stands on a spot or area: `art` is a symbol, `seat` gives colour and shape.

    `path` are the places it came by, in order; `turn` is in degrees clockwise, `size` relative to others.
    """

    id: str
    board: str
    spot: str
    art: str
    label: Phrase
    seat: int = -1
    hint: Phrase | None = None
    badge: str = ""
    path: list[str] = []
    turn: float = 0.0
    size: float = 1.0


class Card(Struct, frozen=True, gc=False, omit_defaults=True):
    """A card: icons in one or two halves, a name, and sentences that say what it does.

    `art` is a symbol of the game's art shown as its picture; `counters` are what lies on it.
    """

    id: str
    title: Phrase
    icons: list[str] = []
    lines: list[Phrase] = []
    corners: list[Phrase] = []
    face_up: bool = True
    seat: int = -1
    tint: str = ""
    hint: Phrase | None = None
    badge: str = ""
    spent: bool = False
    art: str = ""
    counters: list[Counter] = []


class Zone(Struct, frozen=True, gc=False, omit_defaults=True):
    """Cards together: `kind` is hand, row, pile, grid or market; a pile shows its top and its count.

    On a `board` the cards lie at `spots`, one each, or in the board's centre if there are none.
    """

    id: str
    kind: str
    title: Phrase
    cards: list[Card] = []
    count: int = 0
    columns: int = 0
    seat: int = -1
    prices: list[Phrase] = []
    hint: Phrase | None = None
    board: str = ""
    spots: list[str] = []


class Die(Struct, frozen=True, gc=False, omit_defaults=True):
    """A die lying open; `face` is pips (1 to 6) or an icon's name; `rolls` changes when it was rolled.

    One whose `rolls` is 0 lies still. A die that keeps its id in another tray moves there.
    """

    id: str
    face: str
    label: Phrase
    rolls: int = 0
    seat: int = -1
    tint: str = ""
    hint: Phrase | None = None
    spent: bool = False


class Tray(Struct, frozen=True, gc=False, omit_defaults=True):
    """Dice that lie together with a name, such as those of a chest; `board` and `spot` put it on a board.

    On a board without a spot it stands in the board's centre. On an area its dice are as large as all of them
    fit, and `lean` says to which edge they keep: top or bottom, the middle by default.
    """

    id: str
    title: Phrase
    dice: list[Die] = []
    board: str = ""
    spot: str = ""
    seat: int = -1
    lean: str = ""


class Marker(Struct, frozen=True, gc=False):
    """A seat's marker on a track, or nobody's with an icon of its own."""

    seat: int
    at: int
    label: Phrase
    icon: str = ""


class Track(Struct, frozen=True, gc=False, omit_defaults=True):
    """Numbered steps in a row with markers on them."""

    id: str
    title: Phrase
    steps: list[str]
    markers: list[Marker] = []
    hint: Phrase | None = None
    seat: int = -1


class Sector(Struct, frozen=True, gc=False, omit_defaults=True):
    """A place on a wheel."""

    id: str
    icon: str
    label: Phrase
    hint: Phrase | None = None
    tokens: list[int] = []


class Wheel(Struct, frozen=True, gc=False, omit_defaults=True):
    """Places around a hub; `hand` is the sector at which the hand points."""

    id: str
    title: Phrase
    sectors: list[Sector]
    hand: str = ""
    hint: Phrase | None = None
    seat: int = -1


class Slot(Struct, frozen=True, gc=False, omit_defaults=True):
    """A place for goods, such as a hold: empty without an icon."""

    id: str
    label: Phrase
    icon: str = ""
    amount: int = 0
    special: bool = False
    hint: Phrase | None = None


class Panel(Struct, frozen=True, gc=False, omit_defaults=True):
    """A player's own board: marks such as the compass, counters, slots, and the zones that belong to it.

    `zones`, `trays`, `tracks` and `wheels` are ids; a hand with open cards is drawn large elsewhere.
    """

    seat: int
    colour: str
    shape: str
    name: Phrase | None = None
    marks: list[Counter] = []
    counters: list[Counter] = []
    slots: list[Slot] = []
    zones: list[str] = []
    active: bool = False
    trays: list[str] = []
    tracks: list[str] = []
    wheels: list[str] = []


class Side(Struct, frozen=True, gc=False, omit_defaults=True):
    """One side of a focused scene: who, what they have thrown in, and the result so far."""

    seat: int
    label: Phrase
    counters: list[Counter] = []
    dice: list[Die] = []
    total: str = ""
    lines: list[Phrase] = []
    cards: list[Card] = []


class Focus(Struct, frozen=True, gc=False, omit_defaults=True):
    """A scene within the scene, such as a fight: drawn above the board while it lasts."""

    id: str
    title: Phrase
    sides: list[Side] = []
    lines: list[Phrase] = []
    cards: list[Card] = []


class Scene(Struct, frozen=True, gc=False, omit_defaults=True):
    """Everything to be drawn at one moment; the panels are shown beginning with the viewer's own.

    `wide` is for boards that need all the width there is: they are shown one at a time, under tabs, the one
    with something to choose first, and the panels stand below.
    """

    boards: list[Board] = []
    pieces: list[Piece] = []
    zones: list[Zone] = []
    trays: list[Tray] = []
    tracks: list[Track] = []
    wheels: list[Wheel] = []
    panels: list[Panel] = []
    centre: list[Counter] = []
    focus: Focus | None = None
    wide: bool = False
