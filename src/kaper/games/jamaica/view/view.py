"""The table as a viewer sees it: plain data, with names instead of numbers."""

from msgspec import Struct


class ShipView(Struct, frozen=True):
    """A ship as a viewer sees it; cards that they may not know are only counted."""

    colour: str
    ghost: bool
    space: int
    lap: int
    holds: list[tuple[str, int]]
    items: list[str]
    face_down: list[str]
    hand: list[str]
    hand_size: int
    deck_size: int
    has_chosen: bool
    chosen: str
    discard: list[str]


class View(Struct, frozen=True):
    """The table as a viewer sees it; `secrets` is empty for everybody who has a seat or watches."""

    round: int
    captain: int
    stage: int
    turn: int
    action: int
    dice: list[int]
    tokens: list[int]
    pile: int
    removed: int
    bank: list[int]
    battle: list[int]
    rolled: list[int]
    shortage: list[int]
    ships: list[ShipView]
    secrets: dict[str, list[str]]
