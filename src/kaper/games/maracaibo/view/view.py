"""The table as a viewer sees it: plain data, with names instead of numbers."""

from msgspec import Struct


class PlaceView(Struct, frozen=True):
    """A card of the Caribbean with what lies on it.

    kind    location, residence, improvement, blank, hidden (nobody knows), or empty while it is acquired
    card    its name; empty if the viewer cannot know it
    level   1 or 2, which its back shows
    value   the island of the value tile on it; empty without one
    stall   the black market tile on it (`3a`) and `stall_seat` whose it is (-1 nobody's)
    """

    row: int
    column: int
    kind: str
    card: str
    face_down: bool
    level: int
    coins: int
    value: str
    stall: str
    stall_seat: int
    markers: list[int]
    rubies: bool


class SeatView(Struct, frozen=True):
    """A player, or Redbeard, as a viewer sees them; quests that the viewer may not know are only counted.

    ship          a place number, or `bay`, `maracaibo`, `start`
    bonus         for each treasure kind whether the bonus space of its storage is taken
    holes         burial spaces taken (`gold:1`, `g2` on a figurehead); `figure_holes` what lies on the latter
    tiles         black market tiles with the place where each lies (-1 not yet placed)
    actions       raid actions by their sources; `trades` those for the explorer's steps
    prices        what each card in the Caribbean would cost them on the spot, by place (-1 not for sale)
    projected     every part of the score as if the game ended now, as far as the viewer can know it
    """

    redbeard: bool
    vp: int
    doubloons: int
    ship: str
    explorer: str
    rivers: int
    cards: list[str]
    upgrades: list[str]
    open_upgrades: list[str]
    figurehead: str
    stored: list[int]
    buried: list[int]
    bonus: list[bool]
    holes: list[str]
    figure_holes: list[str]
    tiles: list[tuple[str, int]]
    rubies: int
    quests: list[str]
    quest_count: int
    income_doubloons: int
    income_vp: int
    raid_power: int
    die_bonus: list[int]
    rerolls: int
    explore_bonus: int
    discount: int
    move_max: int
    actions: list[str]
    trades: list[str]
    may_retire: bool
    prices: list[int]
    projected: dict[str, int]


class RedbeardView(Struct, frozen=True):
    """Redbeard's own board and cards; `level` is 1 to 4, `spaces` are his upgrades in order."""

    level: int
    cubes: int
    spaces: list[str]
    cards_left: int
    revealed: list[str]
    known: list[str]
    handicap: int


class View(Struct, frozen=True):
    """The table as a viewer sees it; `secrets` is empty for everybody who has a seat or watches.

    stage    0 the layout is drawn, 1 quests are chosen, 2 movement, 3 action
    grid     rows from the top: c a card, G E P an island, a dot nothing
    drawn    columns of a layout of one's own so far; `size` how many columns and rows it will have
    pools    power left of this turn's raids, with the kind of treasure; `used` raid actions of this turn
    """

    round: int
    stage: int
    turn: int
    first: int
    marker: int
    ending: bool
    modules: list[str]
    layout: str
    grid: list[str]
    drawn: list[str]
    size: tuple[int, int] | None
    places: list[PlaceView]
    islands: list[int]
    level_two: int
    level_two_top: str
    quest_deck: int
    quest_market: list[str]
    figureheads: list[str]
    sides: list[str]
    ruby_market: list[bool]
    pools: list[tuple[int, str]]
    used: list[str]
    seats: list[SeatView]
    redbeard: RedbeardView | None
    secrets: dict[str, list[str]]
