"""Which thing on the table each option is about; what is about no thing is a button and nothing else."""

from collections.abc import Callable, Sequence
from typing import Final

from kaper.engine.show import Asked
from kaper.engine.ties import Ties, tied
from kaper.games.jamaica.components.board import BACKWARD, FORWARD, GOODS_NAMES
from kaper.games.jamaica.rules.fights import acting_ship
from kaper.games.jamaica.rules.moving import reach
from kaper.games.jamaica.show.labels import Look

DIE_IDS: Final = ("die-low", "die-high")
UNKNOWN: Final = ("unknown", "cursed")
"""Names that stand for a face-down card which the viewer does not know."""
BUTTONS: Final = frozenset({"nothing", "sabre:keep", "treasure:leave"})
"""Options that are about no thing."""


def space_id(space: int | str) -> str:
    return f"space-{space}"


def ship_id(seat: int) -> str:
    return f"ship-{seat}"


def hold_id(seat: int, hold: int) -> str:
    return f"hold-{seat}-{hold}"


def powder_id(seat: int) -> str:
    """The powder that a side of a fight has left."""
    return f"fight-powder-{seat}"


def treasure_id(name: str) -> str:
    """A treasure card that the viewer knows."""
    return f"treasure-{name}"


def face_down_ids(seat: int, face_down: Sequence[str]) -> list[str]:
    """The ship's face-down cards; one that the viewer does not know has no name, only a place."""
    return [
        f"face-down-{seat}-{index}" if name in UNKNOWN else treasure_id(name)
        for index, name in enumerate(face_down)
    ]


def ties(seen: Look, ask: Asked) -> Ties:
    def find(verb: str, detail: str) -> list[str]:
        return FINDERS[verb](seen, ask, detail) if verb in FINDERS else []

    return tied(ask.options, find)


def _own_hold(seen: Look, ask: Asked, detail: str) -> list[str]:
    return [hold_id(acting_ship(seen.state, seen.viewer), int(detail))]


def _paying_hold(seen: Look, ask: Asked, detail: str) -> list[str]:
    """The payer is asked hold by hold, among those with the goods in question."""
    goods = GOODS_NAMES.index(str(ask.about["goods"]))
    holds = [hold for hold, kind in enumerate(seen.state.goods[seen.viewer]) if kind == goods]
    return [hold_id(seen.viewer, holds[int(ask.about["place"]) - 1])]


def _spoil(seen: Look, ask: Asked, detail: str) -> list[str]:
    """An item, or any of the loser's face-down cards, since chance decides which one."""
    if detail != "face-down":
        return [treasure_id(detail)]
    loser = int(ask.about["whom"])
    return face_down_ids(loser, seen.view.ships[loser].face_down)


def _ghost(seen: Look, ask: Asked, detail: str) -> list[str]:
    """The Ghost Ship itself, and the space where it would end if there is only one."""
    s = seen.state
    direction = FORWARD if detail == "forward" else BACKWARD
    ends = reach(s.space[s.ghost], s.lap[s.ghost], direction, s.dice[s.action])
    return [ship_id(s.ghost), *([space_id(ends[0])] if len(ends) == 1 else [])]


Finder = Callable[[Look, Asked, str], list[str]]
FINDERS: Final[dict[str, Finder]] = {
    "attack": lambda seen, ask, detail: [ship_id(int(detail))],
    "card": _spoil,
    "curse": lambda seen, ask, detail: [treasure_id(detail)],
    "empty": _own_hold,
    "fill": _own_hold,
    "ghost": _ghost,
    "give": _paying_hold,
    "hold": lambda seen, ask, detail: [hold_id(int(ask.about["whom"]), int(detail))],
    "morning": lambda seen, ask, detail: [DIE_IDS[int(detail) == max(seen.state.dice)]],
    "play": lambda seen, ask, detail: [f"{seen.view.ships[seen.viewer].colour}.{detail}"],
    "sabre": lambda seen, ask, detail: [treasure_id("sarans-sabre")] if detail == "reroll" else [],
    "sail": lambda seen, ask, detail: [space_id(int(detail))],
    "spend": lambda seen, ask, detail: [powder_id(seen.viewer)],
    "treasure": lambda seen, ask, detail: (
        [space_id(seen.state.space[seen.viewer])] if detail == "take" else []
    ),
}
THINGS: Final[dict[str, Callable[[str], str]]] = {"item": treasure_id, "space": space_id}
"""Which thing a figure of an event names."""
