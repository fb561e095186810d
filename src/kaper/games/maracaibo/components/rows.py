"""The types of the component file's small tables: setup, movement, scoring, modules, Redbeard."""

from typing import TypedDict


class Level1Deck(TypedDict):
    """How many cards of each sort join the locations of level I."""

    residences: int
    improvements: int


class SetupRow(TypedDict):
    """What is dealt before the first turn."""

    start_doubloons: list[int]
    level_1_deck: Level1Deck
    quests_dealt: int
    quest_market: int
    figurehead_market_extra: int
    figurehead_market_solo: int
    location_group_limit: int


class MovementRow(TypedDict):
    """Moves, and what ending one on a card brings or costs."""

    max_steps: int
    pay_each_opponent_on_card: int
    ignore_improvement_gain: int
    residence_first_marker_vp: int


class DiceRow(TypedDict):
    """The raid dice."""

    rerolls: int


class QuestBonusRow(TypedDict):
    """What many quests bring besides."""

    at_least: int
    vp: int


class ValueRow(TypedDict):
    """What a treasure is worth from so many cubes on its island on."""

    cubes: int
    vp: int


class ScoringRow(TypedDict):
    """The final scoring of a player."""

    per_river: int
    doubloons_per_vp: int
    buried_bonus: int
    quest_bonus: QuestBonusRow
    treasure_value: list[ValueRow]


class IslandRow(TypedDict):
    """A treasure island."""

    kind: str
    die: str
    start_cubes: int


class LayoutRules(TypedDict):
    """What holds for every layout."""

    cards: int
    columns: int
    rows: int
    about: int
    island_rows: int


class FogLocations(TypedDict):
    """What the module Fog of War: Locations brings."""

    doubloons_on_each_at_setup: int
    doubloons_added_per_round_end: int
    redbeard_vp_by_round: list[int]


class FogImprovements(TypedDict):
    """What the module Fog of War: Improvements brings."""

    level_2_face_up: int


class Skirmishes(TypedDict):
    """What the module Pirate Skirmishes brings."""

    winner_vp: int
    each_loser_pays: int
    solo_winner_vp: int


class AdventureHunters(TypedDict):
    """What the module Adventure Hunters brings."""

    quests_dealt: int
    quest_market: int
    reward_factor: int
    failed_quest_vp: int


class Retirement(TypedDict):
    """What the module Retirement brings."""

    price_divided_by: int


class RedbeardRaid(TypedDict):
    """What a raid brings Redbeard on a level."""

    vp: int
    treasures: int
    cube_if_ahead: bool


class RedbeardExploration(TypedDict):
    """What an exploration brings Redbeard on a level."""

    extra_steps: int
    vp: int


class RedbeardLevel(TypedDict):
    """A field of Redbeard's track."""

    raid: RedbeardRaid
    explore: RedbeardExploration


class RedbeardTrack(TypedDict):
    """Redbeard's raid and exploration track."""

    positions: list[RedbeardLevel]


class TreasureDie(TypedDict):
    """The kind of treasure for each result of the die."""

    results: list[str]


class FigureheadDie(TypedDict):
    """Which tile of the market each result of the die names, counted from 1."""

    results: list[int]


class RedbeardScoring(TypedDict):
    """The final scoring of Redbeard."""

    per_river: int
    per_improvement: int
    per_residence: int
    per_quest: int
    quest_bonus: QuestBonusRow


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


class HandicapRow(TypedDict):
    """Points taken off Redbeard's total."""

    id: str
    points: int


class RedbeardHandicap(TypedDict):
    """The handicaps that can be chosen."""

    levels: list[HandicapRow]


class Redbeard(TypedDict):
    """What Redbeard brings."""

    range: int
    start_quests: int
    pay_when_human_lands_on_him: int
    human_gains_when_he_lands: int
    track: RedbeardTrack
    treasure_die: TreasureDie
    figurehead_die: FigureheadDie
    scoring: RedbeardScoring
    cards: RedbeardCards
    ship_board: RedbeardBoard
    handicap: RedbeardHandicap
