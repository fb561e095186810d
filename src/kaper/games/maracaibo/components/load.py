"""The component file, read once, with the types of its rows."""

from typing import Final, TypedDict, cast

from kaper.engine.components import read_components
from kaper.games.maracaibo.components.rows import (
    AdventureHunters,
    DiceRow,
    FogImprovements,
    FogLocations,
    IslandRow,
    LayoutRules,
    MovementRow,
    Redbeard,
    Retirement,
    ScoringRow,
    SetupRow,
    Skirmishes,
)

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


class ConditionRow(TypedDict):
    """What there must be at least so many of."""

    what: str
    least: int


class QuestRow(TypedDict):
    """A quest card with its easier and its harder condition, and the points of each."""

    number: int
    easy: list[ConditionRow]
    hard: list[ConditionRow]
    easy_vp: int
    hard_vp: int


class Quests(TypedDict):
    """All quest cards."""

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
    sides: list[list[EffectRow]]


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

    effects: list[EffectRow]


class Rubies(TypedDict):
    """What the module Rubies brings."""

    delivery_tiles_on: list[str]
    ruby_vp: int
    market_spaces: list[RubySpaceRow]


class ValueTiles(TypedDict):
    """The treasure value tiles."""

    tiles: list[str]


class Components(TypedDict):
    """What the rules read of the component file."""

    rounds: int
    setup: SetupRow
    movement: MovementRow
    dice: DiceRow
    scoring: ScoringRow
    treasure_islands: list[IslandRow]
    layout_rules: LayoutRules
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
    module_fog_locations: FogLocations
    module_fog_improvements: FogImprovements
    module_skirmishes: Skirmishes
    module_adventure_hunters: AdventureHunters
    module_rubies: Rubies
    module_retirement: Retirement
    redbeard: Redbeard


COMPONENTS: Final = cast(Components, read_components("kaper.games.maracaibo"))
