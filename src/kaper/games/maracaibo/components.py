"""The component file, read once, with the types of its rows."""

import tomllib
from importlib.resources import files
from typing import Final, TypedDict, cast

EffectRow = dict[str, object]


class LayoutRow(TypedDict):
    """A layout of the Caribbean, row by row."""

    id: str
    grid: list[str]


class LocationRow(TypedDict):
    """A location card."""

    number: int
    id: str
    level: int
    treasure_tile: bool
    actions: list[EffectRow]


class ResidenceRow(TypedDict):
    """A residence card."""

    number: int
    id: str
    cost: int
    what: str
    vp: int
    max: int


class ImprovementRow(TypedDict):
    """An improvement card."""

    number: int
    id: str
    type: str
    cost: int
    vp: int
    d: int
    v: int
    now: list[EffectRow]
    perm: list[EffectRow]
    end: list[EffectRow]


class Improvements(TypedDict):
    """The improvement cards of both levels."""

    level_1: list[ImprovementRow]
    level_2: list[ImprovementRow]


class QuestRow(TypedDict):
    """A quest card with its easier and its harder condition."""

    number: int
    easy: dict[str, int]
    hard: dict[str, int]


class Quests(TypedDict):
    """The quest cards and what they bring."""

    easy_vp: int
    hard_vp: int
    cards: list[QuestRow]


class FigureheadRow(TypedDict):
    """A figurehead tile."""

    id: str
    name: str
    now: list[EffectRow]
    perm: list[EffectRow]


class Figureheads(TypedDict):
    """All figurehead tiles."""

    tiles: list[FigureheadRow]


class MarketTileRow(TypedDict):
    """A black market tile with its two sides."""

    id: int
    a: list[EffectRow]
    b: list[EffectRow]


class BlackMarket(TypedDict):
    """The black market tiles of one player."""

    tiles: list[MarketTileRow]


class UpgradeRow(TypedDict):
    """A space of the ship board."""

    id: str
    sector: int
    scroll: str
    effects: list[EffectRow]


class ShipBoard(TypedDict):
    """The ship board: what each sector asks for, and its spaces."""

    needs: list[int]
    spaces: list[UpgradeRow]


class AreaRow(TypedDict):
    """The hideout's part for one kind of treasure."""

    kind: str
    storage_bonus: list[EffectRow]
    burial: list[list[EffectRow]]


class Hideout(TypedDict):
    """The hideout board."""

    areas: list[AreaRow]


class RaidActionRow(TypedDict):
    """A standard raid action."""

    id: str
    cost: int
    gain: list[EffectRow]


class TrackRow(TypedDict, total=False):
    """A space of the exploration track."""

    id: str
    next: list[str]
    river: int
    effects: list[EffectRow]


class Track(TypedDict):
    """The exploration track."""

    spaces: list[TrackRow]


class SpaceRow(TypedDict):
    """The Bay or Maracaibo."""

    effects: list[EffectRow]


class RubySpaceRow(TypedDict):
    """A space of the ruby market."""

    id: int
    effects: list[EffectRow]


class Rubies(TypedDict):
    """What the module Rubies brings."""

    delivery_tiles_on: list[str]
    market_spaces: list[RubySpaceRow]


class RedbeardExtra(TypedDict, total=False):
    """The additional action of one of Redbeard's B cards."""

    verb: str
    n: int


class RedbeardCardRow(TypedDict, total=False):
    """One of Redbeard's cards."""

    number: int
    set: str
    main: list[str]
    types: list[str]
    extra: RedbeardExtra


class RedbeardCards(TypedDict):
    """All of Redbeard's cards."""

    cards: list[RedbeardCardRow]


class RedbeardBoard(TypedDict):
    """Redbeard's ship board, column by column."""

    columns: list[list[str]]


class RedbeardHandicap(TypedDict):
    """Points taken off Redbeard's total."""

    levels: dict[str, int]


class Redbeard(TypedDict):
    """What Redbeard brings."""

    cards: RedbeardCards
    ship_board: RedbeardBoard
    handicap: RedbeardHandicap


class ValueTiles(TypedDict):
    """The treasure value tiles."""

    tiles: list[str]


class Components(TypedDict):
    """What the rules read of the component file."""

    layouts: list[LayoutRow]
    locations: list[LocationRow]
    residences: list[ResidenceRow]
    improvements: Improvements
    quests: Quests
    figureheads: Figureheads
    black_market: BlackMarket
    ship_board: ShipBoard
    hideout_board: Hideout
    raid_actions: list[RaidActionRow]
    treasure_value_tiles: ValueTiles
    exploration_track: Track
    bay: SpaceRow
    maracaibo: SpaceRow
    module_rubies: Rubies
    redbeard: Redbeard


def _load() -> Components:
    text = files("kaper.games.maracaibo").joinpath("components.toml").read_text(encoding="utf-8")
    return cast(Components, tomllib.loads(text))


COMPONENTS: Final = _load()
