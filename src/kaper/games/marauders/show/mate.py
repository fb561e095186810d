"""What is drawn of a player: values that cannot change, so that things made of them are made once."""

from typing import NamedTuple

from kaper.games.marauders.view.view import PlayerView

Tool = tuple[str, str]
"""Something that lies on a player board, and its kind."""
CLOSED = "closed"
"""A crate into which the viewer may not look."""


class Goal(NamedTuple):
    """Points to win, and how many of them the chest can bring."""

    target: int
    cap: int


class Mate(NamedTuple):
    """A player as a viewer sees him; what they may not know is empty, -1 or closed."""

    seat: int
    captain: str
    nation: str
    home: str
    skills: tuple[int, ...]
    ship: str
    maneuver: int
    now: tuple[int, ...]
    most: tuple[int, ...]
    room: int
    hold: tuple[str, ...]
    tools: tuple[Tool, ...]
    flipped: tuple[str, ...]
    bounty: tuple[int, ...]
    glory: int
    gold: int
    chest: int
    cards: int
    has_rumor: bool
    rumor: str
    mission: str
    progress: int


def mate(seat: int, me: PlayerView) -> Mate:
    return Mate(
        seat, me.captain, me.nation, me.home, tuple(me.skills),
        me.ship, me.maneuver, tuple(me.now), tuple(me.most), me.capacity, hold(me),
        tools(me), tuple(me.flipped), tuple(me.bounty),
        me.glory, me.gold, me.chest, me.hand_size, me.has_rumor, me.rumor, me.mission, me.progress,
    )  # fmt: skip


def hold(me: PlayerView) -> tuple[str, ...]:
    """The goods on board, as far as the viewer knows them."""
    known = sorted([good_of(card) for card in me.cargo])
    return (*known, *[CLOSED] * (me.cargo_size - len(known)))


def tools(me: PlayerView) -> tuple[Tool, ...]:
    """Everything that lies on a player board, with its kind."""
    return (
        *[(name, "specialist") for name in me.specialists],
        *[(name, "weapon") for name in me.weapons],
        *[(name, "mod") for name in me.mods],
        *[(name, "kept") for name in me.kept],
    )


def good_of(card: str) -> str:
    """The good of a Cargo card."""
    return card.rpartition("-")[0]
