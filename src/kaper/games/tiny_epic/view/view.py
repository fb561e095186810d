"""The table as a viewer sees it: plain data, with names instead of numbers."""

from msgspec import Struct


class ShipView(Struct, frozen=True):
    """A pirate's ship and sheets; a cell or a captain that is not chosen yet is an empty text."""

    colour: str
    legend: bool
    cell: str
    hidden: bool
    gold: int
    infamy: int
    level: str
    mutinied: bool
    deadeye: int
    buried: int
    captain: str
    crew: list[str]
    orders: list[str]
    space: int
    duty: dict[str, int]
    wheel: list[int]
    waiting: bool
    hold: list[str]
    kept: dict[str, int]
    steps: int
    dice: int


class MerchantView(Struct, frozen=True):
    """A merchant ship with its card."""

    ship: str
    cell: str
    bound: str
    loot: str
    card: str


class LegendView(Struct, frozen=True):
    """The Legendary Pirate's sheets; `ring` is its infamy space, counted from 0, `hits` what they deal by
    themselves."""

    captain: str
    personality: str
    ring: int
    goal: int
    more_steps: int
    hits: int


class View(Struct, frozen=True):
    """The table, the same for every viewer."""

    round: int
    first: int
    turn: int
    phase: str
    crossed: bool
    paid: int
    refreshed: bool
    used: list[str]
    closing: bool
    over: bool
    sea: list[str]
    tokens: list[str]
    sites: dict[str, int]
    navy: str
    merchants: list[MerchantView]
    prices: dict[str, int]
    bag: dict[str, int]
    row: list[str]
    crew_deck: list[str]
    under: list[str]
    merchant_deck: list[str]
    removed: list[str]
    unseen: dict[str, int]
    spent: dict[str, int]
    battle: list[int]
    dice: list[int]
    ships: list[ShipView]
    legend: LegendView | None
