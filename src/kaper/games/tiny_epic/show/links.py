"""Which thing on the table each option is about; what is about no thing is a button and nothing else."""

from collections.abc import Callable
from typing import Final

from kaper.engine.show import Asked, Seen
from kaper.engine.ties import Ties, tied
from kaper.games.tiny_epic.components.board import CELL_NAMES, LOOT_NAMES
from kaper.games.tiny_epic.components.cards import SAIL_TOKEN, SIDE_NAMES, STORM_PASS, TOKEN_NAMES
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
        return FINDERS[verb](seen.state, seen.viewer, *detail.split(":")) if verb in FINDERS else []

    return tied(ask.options, find)


def _where(s: Pirates, ship: int) -> str:
    return CELL_NAMES[s.cell[ship]]


def _cell(s: Pirates, me: int, cell: str) -> list[str]:
    return [cell_id(cell)]


def _here(s: Pirates, me: int, *_: str) -> list[str]:
    return [cell_id(_where(s, me))]


def _duty(s: Pirates, me: int, duty: str) -> list[str]:
    return [duty_id(duty)]


def _hand(s: Pirates, me: int, place: str, *_: str) -> list[str]:
    """Where a deckhand is now: a duty or a space of the wheel."""
    on_wheel = place.partition("wheel-")[2]
    return [space_id(int(on_wheel)) if on_wheel else duty_id(place)]


def _loot(s: Pirates, me: int, loot: str, *_: str) -> list[str]:
    """Every cube of that type aboard."""
    kind = LOOT_NAMES.index(loot)
    before = sum(s.hold[me][:kind])
    return [hold_id(me, before + nth) for nth in range(s.hold[me][kind])]


def _crew(s: Pirates, me: int, card: str) -> list[str]:
    return [crew_id(card)]


def _die(s: Pirates, face: str) -> str:
    """The first die that shows the face in question."""
    return die_id(shooter(s.battle), s.dice.index(int(face)))


FINDERS: Final[dict[str, Callable[..., list[str]]]] = {
    "anchor": lambda s, me, _: [ship_id(me)],
    "bury": lambda s, me, _: [site_id(_where(s, me))],
    "corner": _cell,
    "course": _cell,
    "cove": _cell,
    "discard": _loot,
    "dismiss": _crew,
    "fight": lambda s, me, seat: [ship_id(int(seat))],
    "from": _duty,
    "heel": _hand,
    "hide": _here,
    "hire": _crew,
    "move": _hand,
    "mutiny": lambda s, me, _: [captain_id(SIDE_NAMES[s.captain[me]])],
    "plunder": _here,
    "port": _cell,
    "raid": lambda s, me, ship: [other_id(ship), slot_id(ship)],
    "reroll": lambda s, me, card, face: [crew_id(card), _die(s, face)],
    "sail": _cell,
    "sail-token": lambda s, me, _: [kept_id(me, TOKEN_NAMES[SAIL_TOKEN])],
    "search": lambda s, me, _: [token_id(_where(s, me))],
    "sell": lambda s, me, _: [market_id(_where(s, me))],
    "set": lambda s, me, old, _: [_die(s, old)],
    "side": lambda s, me, side: [captain_id(side)],
    "site": lambda s, me, cell: [site_id(cell)],
    "steer": lambda s, me, _, cell: [cell_id(cell)],
    "storm": lambda s, me, how: [kept_id(me, TOKEN_NAMES[STORM_PASS])] if how == "pass" else [],
    "swap": _loot,
    "to": _duty,
    "turn": lambda s, me, space: [space_id(int(space))],
    "use": _crew,
}
"""By verb; each is given the words behind it."""
THINGS: Final[dict[str, Callable[[str], str]]] = {
    "captain": captain_id, "cell": cell_id, "duty": duty_id, "space": space_id,
}  # fmt: skip
"""Which thing a figure of an event names."""
