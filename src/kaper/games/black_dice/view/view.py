"""The table as a viewer sees it: plain data, with names instead of numbers."""

from msgspec import Struct


class AdventureView(Struct, frozen=True):
    """A field of the tile with the dice at it; `dice` by seat, `order` the seats as they came."""

    symbol: str
    state: str
    black: int
    always_active: bool
    dice: list[int]
    order: list[int]
    last: int


class PirateView(Struct, frozen=True):
    """A recruited pirate."""

    name: str
    rum: int
    limit: int
    overboard: bool


class PlayerView(Struct, frozen=True):
    """A player; `gold` and `thrown` are counts by value, and empty for whom they are hidden from."""

    colour: str
    rum: int
    unplaced: int
    tokens: int
    gold: list[int]
    discarded: int
    thrown: list[int]


class View(Struct, frozen=True):
    """The table as a viewer sees it; `secrets` is empty for everybody who has a seat or watches."""

    expedition: str
    ship: str
    round: int
    stage: str
    captain: int
    turn: int
    settling: int
    adventures: list[AdventureView]
    black_pool: int
    black_aside: int
    dice_each: int
    open: list[int]
    aside: list[int]
    faceless: int
    pirates: list[PirateView]
    supply: int
    pool: int
    box: int
    damage: int
    enemy: bool
    enemy_damage: int
    tokens: int
    unlocked: bool
    pardon: int
    settled: list[tuple[int, int]]
    more_black: bool
    fewer_black: bool
    lose_die: bool
    sails: bool
    players: list[PlayerView]
    ending: str
    secrets: dict[str, list[int]]
