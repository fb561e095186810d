"""Which thing on the table each option is about; what is about no thing is a button and nothing else."""

from collections.abc import Callable
from typing import Final

from kaper.engine.show import Asked
from kaper.engine.ties import Ties, tied
from kaper.games.jamaica.components.board import BACKWARD, FORWARD
from kaper.games.jamaica.show.labels_card import ends_of
from kaper.games.jamaica.view.view import ShipView, View

DIE_IDS: Final = ("die-low", "die-high")
UNKNOWN: Final = ("unknown", "cursed")
"""Names that stand for a face-down card which the viewer does not know."""
BUTTONS: Final = frozenset({"nothing", "sabre:keep", "treasure:leave"})
"""Options that are about no thing."""


# --- ids


def space_id(space: int) -> str:
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


def face_down_ids(seat: int, ship: ShipView) -> list[str]:
    """The ship's face-down cards; one that the viewer does not know has no name, only a place."""
    return [
        f"face-down-{seat}-{index}" if name in UNKNOWN else treasure_id(name)
        for index, name in enumerate(ship.face_down)
    ]


# --- what an option is about


def ties(view: View, ask: Asked, viewer: int) -> Ties:
    def find(verb: str, detail: str) -> list[str]:
        return FINDERS[verb](view, ask, viewer, detail) if verb in FINDERS else []

    return tied(ask.options, find)


def loader(view: View, viewer: int) -> int:
    """Whose holds the viewer decides about: the Ghost Ship's if they are no party to its fight."""
    fights = view.battle[0] >= 0
    return len(view.ships) - 1 if fights and viewer not in view.battle[:2] else viewer


def loser(ask: Asked) -> int:
    return int(ask.about["whom"])


def _space(view: View, ask: Asked, viewer: int, detail: str) -> list[str]:
    return [space_id(int(detail))]


def _card(view: View, ask: Asked, viewer: int, detail: str) -> list[str]:
    return [f"{view.ships[viewer].colour}.{detail}"]


def _die(view: View, ask: Asked, viewer: int, detail: str) -> list[str]:
    return [DIE_IDS[int(detail) == max(view.dice)]]


def _losers_hold(view: View, ask: Asked, viewer: int, detail: str) -> list[str]:
    return [hold_id(loser(ask), int(detail))]


def _own_hold(view: View, ask: Asked, viewer: int, detail: str) -> list[str]:
    return [hold_id(loader(view, viewer), int(detail))]


def _paying_hold(view: View, ask: Asked, viewer: int, detail: str) -> list[str]:
    """The payer is asked hold by hold, among those with the goods in question."""
    goods = ask.about["goods"]
    holds = [hold for hold, (kind, _) in enumerate(view.ships[viewer].holds) if kind == goods]
    return [hold_id(viewer, holds[int(ask.about["place"]) - 1])]


def _ship(view: View, ask: Asked, viewer: int, detail: str) -> list[str]:
    return [ship_id(int(detail))]


def _powder(view: View, ask: Asked, viewer: int, detail: str) -> list[str]:
    return [powder_id(viewer)]


def _sabre(view: View, ask: Asked, viewer: int, detail: str) -> list[str]:
    return [treasure_id("sarans-sabre")] if detail == "reroll" else []


def _spoil(view: View, ask: Asked, viewer: int, detail: str) -> list[str]:
    """An item, or any of the loser's face-down cards, since chance decides which one."""
    if detail == "face-down":
        return face_down_ids(loser(ask), view.ships[loser(ask)])
    return [treasure_id(detail)]


def _curse(view: View, ask: Asked, viewer: int, detail: str) -> list[str]:
    return [treasure_id(detail)]


def _lair(view: View, ask: Asked, viewer: int, detail: str) -> list[str]:
    return [space_id(view.ships[viewer].space)] if detail == "take" else []


def _ghost(view: View, ask: Asked, viewer: int, detail: str) -> list[str]:
    """The Ghost Ship itself, and the space where it would end if there is only one."""
    seat = len(view.ships) - 1
    at = (view.ships[seat].space, view.ships[seat].lap)
    ends = ends_of(at, FORWARD if detail == "forward" else BACKWARD, view.dice[view.action])
    return [ship_id(seat), *([space_id(ends[0][0])] if len(ends) == 1 else [])]


Finder = Callable[[View, Asked, int, str], list[str]]
FINDERS: Final[dict[str, Finder]] = {
    "attack": _ship,
    "card": _spoil,
    "curse": _curse,
    "empty": _own_hold,
    "fill": _own_hold,
    "ghost": _ghost,
    "give": _paying_hold,
    "hold": _losers_hold,
    "morning": _die,
    "play": _card,
    "sabre": _sabre,
    "sail": _space,
    "spend": _powder,
    "treasure": _lair,
}
