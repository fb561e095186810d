"""The vocabulary in which a game shows itself; `docs/scene.md` explains it with pictures.

A game's `scene.py` turns what everybody sees into a `Scene`. Whoever draws knows scenes and no game. A thing
has a stable id, so that a piece whose place changed can glide there. Every sentence is a `Phrase`, a key of
the locale files with its figures. Which options are about which thing is told with the question, not here.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Phrase:
    """A message of the game's locale files and its figures."""

    key: str
    args: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True)
class Counter:
    """An icon with a figure."""

    id: str
    icon: str
    value: str
    label: Phrase
    hint: Phrase | None = None


@dataclass(frozen=True)
class Spot:
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
    marks: list[str] = field(default_factory=list)
    badge: str = ""


@dataclass(frozen=True)
class Area:
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
    icons: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Board:
    """A drawing from the game's art with places on it; `routes` are neighbours along which pieces glide.

    `centre` is where the scene's centre stands (the middle by default); `art_dark` is for dark pages; `seat`
    is whose board it is: a viewer's own comes before those of the others.
    """

    id: str
    art: str
    width: float
    height: float
    label: Phrase
    spots: list[Spot] = field(default_factory=list)
    areas: list[Area] = field(default_factory=list)
    routes: list[tuple[str, str]] = field(default_factory=list)
    centre: tuple[float, float] | None = None
    art_dark: str = ""
    seat: int = -1


@dataclass(frozen=True)
class Piece:
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
    path: list[str] = field(default_factory=list)
    turn: float = 0.0
    size: float = 1.0


@dataclass(frozen=True)
class Card:
    """A card: icons in one or two halves, a name, and sentences that say what it does.

    `art` is a symbol of the game's art shown as its picture; `counters` are what lies on it.
    """

    id: str
    title: Phrase
    icons: list[str] = field(default_factory=list)
    lines: list[Phrase] = field(default_factory=list)
    corners: list[Phrase] = field(default_factory=list)
    face_up: bool = True
    seat: int = -1
    tint: str = ""
    hint: Phrase | None = None
    badge: str = ""
    spent: bool = False
    art: str = ""
    counters: list[Counter] = field(default_factory=list)


@dataclass(frozen=True)
class Zone:
    """Cards together: `kind` is hand, row, pile, grid or market; a pile shows its top and its count.

    On a `board` the cards lie at `spots`, one each, or in the board's centre if there are none.
    """

    id: str
    kind: str
    title: Phrase
    cards: list[Card] = field(default_factory=list)
    count: int = 0
    columns: int = 0
    seat: int = -1
    prices: list[Phrase] = field(default_factory=list)
    hint: Phrase | None = None
    board: str = ""
    spots: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Die:
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


@dataclass(frozen=True)
class Tray:
    """Dice that lie together with a name, such as those of a chest; `board` and `spot` put it on a board.

    On a board without a spot it stands in the board's centre. On an area its dice are as large as all of them
    fit, and `lean` says to which edge they keep: top or bottom, the middle by default.
    """

    id: str
    title: Phrase
    dice: list[Die] = field(default_factory=list)
    board: str = ""
    spot: str = ""
    seat: int = -1
    lean: str = ""


@dataclass(frozen=True)
class Marker:
    """A seat's marker on a track, or nobody's with an icon of its own."""

    seat: int
    at: int
    label: Phrase
    icon: str = ""


@dataclass(frozen=True)
class Track:
    """Numbered steps in a row with markers on them."""

    id: str
    title: Phrase
    steps: list[str]
    markers: list[Marker] = field(default_factory=list)
    hint: Phrase | None = None
    seat: int = -1


@dataclass(frozen=True)
class Sector:
    """A place on a wheel."""

    id: str
    icon: str
    label: Phrase
    hint: Phrase | None = None
    tokens: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Wheel:
    """Places around a hub; `hand` is the sector at which the hand points."""

    id: str
    title: Phrase
    sectors: list[Sector]
    hand: str = ""
    hint: Phrase | None = None
    seat: int = -1


@dataclass(frozen=True)
class Slot:
    """A place for goods, such as a hold: empty without an icon."""

    id: str
    label: Phrase
    icon: str = ""
    amount: int = 0
    special: bool = False
    hint: Phrase | None = None


@dataclass(frozen=True)
class Panel:
    """A player's own board: marks such as the compass, counters, slots, and the zones that belong to it.

    `zones`, `trays`, `tracks` and `wheels` are ids; a hand with open cards is drawn large elsewhere.
    """

    seat: int
    colour: str
    shape: str
    name: Phrase | None = None
    marks: list[Counter] = field(default_factory=list)
    counters: list[Counter] = field(default_factory=list)
    slots: list[Slot] = field(default_factory=list)
    zones: list[str] = field(default_factory=list)
    active: bool = False
    trays: list[str] = field(default_factory=list)
    tracks: list[str] = field(default_factory=list)
    wheels: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Side:
    """One side of a focused scene: who, what they have thrown in, and the result so far."""

    seat: int
    label: Phrase
    counters: list[Counter] = field(default_factory=list)
    dice: list[Die] = field(default_factory=list)
    total: str = ""
    lines: list[Phrase] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)


@dataclass(frozen=True)
class Focus:
    """A scene within the scene, such as a fight: drawn above the board while it lasts."""

    id: str
    title: Phrase
    sides: list[Side] = field(default_factory=list)
    lines: list[Phrase] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)


@dataclass(frozen=True)
class Scene:
    """Everything to be drawn at one moment; the panels are shown beginning with the viewer's own.

    `wide` is for boards that need all the width there is: they are shown one at a time, under tabs, the one
    with something to choose first, and the panels stand below.
    """

    boards: list[Board] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    zones: list[Zone] = field(default_factory=list)
    trays: list[Tray] = field(default_factory=list)
    tracks: list[Track] = field(default_factory=list)
    wheels: list[Wheel] = field(default_factory=list)
    panels: list[Panel] = field(default_factory=list)
    centre: list[Counter] = field(default_factory=list)
    focus: Focus | None = None
    wide: bool = False
