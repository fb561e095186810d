"""Which thing on the table each option is about; what is about no thing is a button and nothing else."""

from collections.abc import Callable
from typing import Final

from kaper.engine.show import Asked, Seen
from kaper.engine.ties import Ties, tied
from kaper.games.tiny_epic.components.cards import SAIL_TOKEN, STORM_PASS, TOKEN_NAMES
from kaper.games.tiny_epic.show.odds import shooter
from kaper.games.tiny_epic.state.state import Pirates
from kaper.games.tiny_epic.view.view import View

BUTTONS: Final = frozenset({"skip", "done", "keep", "fire", "refresh", "storm:heel"})
"""Options that are about no thing."""


def cell_id(cell: str) -> str:
    return f"cell-{cell}"


def site_id(cell: str) -> str:
    return f"site-{cell}"


def market_id(cell: str) -> str:
    return f"market-{cell}"


def token_id(cell: str) -> str:
    return f"token-{cell}"


def ship_id(seat: int) -> str:
    return f"ship-{seat}"


def other_id(ship: str) -> str:
    """A merchant ship or the Navy."""
    return f"vessel-{ship}"


def slot_id(ship: str) -> str:
    """The card of a merchant ship."""
    return f"slot-{ship}"


def space_id(space: int | str) -> str:
    return f"space-{space}"


def duty_id(duty: str) -> str:
    return f"duty-{duty}"


def crew_id(card: str) -> str:
    return f"crew-{card}"


def captain_id(side: str) -> str:
    return f"captain-{side}"


def hold_id(seat: int, place: int) -> str:
    return f"hold-{seat}-{place}"


def kept_id(seat: int, token: str) -> str:
    return f"kept-{seat}-{token}"


def die_id(seat: int, place: int) -> str:
    return f"die-{seat}-{place}"


def ties(seen: Seen[Pirates, View], ask: Asked) -> Ties:
    def find(verb: str, detail: str) -> list[str]:
        return FINDERS[verb](seen.view, seen.viewer, *detail.split(":")) if verb in FINDERS else []

    return tied(ask.options, find)


def _cell(view: View, me: int, cell: str) -> list[str]:
    return [cell_id(cell)]


def _here(view: View, me: int, *_: str) -> list[str]:
    return [cell_id(view.ships[me].cell)]


def _duty(view: View, me: int, duty: str) -> list[str]:
    return [duty_id(duty)]


def _hand(view: View, me: int, place: str, *_: str) -> list[str]:
    """Where a deckhand is now: a duty or a space of the wheel."""
    on_wheel = place.partition("wheel-")[2]
    return [space_id(int(on_wheel)) if on_wheel else duty_id(place)]


def _loot(view: View, me: int, loot: str, *_: str) -> list[str]:
    """Every cube of that type aboard."""
    return [hold_id(me, place) for place, cube in enumerate(view.ships[me].hold) if cube == loot]


def _crew(view: View, me: int, card: str) -> list[str]:
    return [crew_id(card)]


def _die(view: View, face: str) -> str:
    """The first die that shows the face in question."""
    return die_id(shooter(view.battle), view.dice.index(int(face)))


FINDERS: Final[dict[str, Callable[..., list[str]]]] = {
    "anchor": lambda view, me, _: [ship_id(me)],
    "bury": lambda view, me, _: [site_id(view.ships[me].cell)],
    "corner": _cell,
    "course": _cell,
    "cove": _cell,
    "discard": _loot,
    "dismiss": _crew,
    "fight": lambda view, me, seat: [ship_id(int(seat))],
    "from": _duty,
    "heel": _hand,
    "hide": _here,
    "hire": _crew,
    "move": _hand,
    "mutiny": lambda view, me, _: [captain_id(view.ships[me].captain)],
    "plunder": _here,
    "port": _cell,
    "raid": lambda view, me, ship: [other_id(ship), slot_id(ship)],
    "reroll": lambda view, me, card, face: [crew_id(card), _die(view, face)],
    "sail": _cell,
    "sail-token": lambda view, me, _: [kept_id(me, TOKEN_NAMES[SAIL_TOKEN])],
    "search": lambda view, me, _: [token_id(view.ships[me].cell)],
    "sell": lambda view, me, _: [market_id(view.ships[me].cell)],
    "set": lambda view, me, old, _: [_die(view, old)],
    "side": lambda view, me, side: [captain_id(side)],
    "site": lambda view, me, cell: [site_id(cell)],
    "steer": lambda view, me, _, cell: [cell_id(cell)],
    "storm": lambda view, me, how: [kept_id(me, TOKEN_NAMES[STORM_PASS])] if how == "pass" else [],
    "swap": _loot,
    "to": _duty,
    "turn": lambda view, me, space: [space_id(int(space))],
    "use": _crew,
}
"""By verb; each is given the words behind it."""
THINGS: Final[dict[str, Callable[[str], str]]] = {
    "captain": captain_id, "cell": cell_id, "duty": duty_id, "space": space_id,
}  # fmt: skip
"""Which thing a figure of an event names."""
