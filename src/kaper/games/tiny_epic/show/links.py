"""Which thing on the table each option is about; what is about no thing is a button and nothing else."""

from collections.abc import Callable
from typing import Final

from kaper.engine.show import Asked
from kaper.engine.ties import Ties, tied
from kaper.games.tiny_epic.show.odds import shooter
from kaper.games.tiny_epic.view.view import View

BUTTONS: Final = frozenset({"skip", "done", "keep", "fire", "refresh", "storm:heel"})
"""Options that are about no thing."""

# --- ids


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


def space_id(space: int) -> str:
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


# --- what an option is about


def ties(view: View, ask: Asked, viewer: int) -> Ties:
    def find(verb: str, detail: str) -> list[str]:
        return FINDERS[verb](view, viewer, detail) if verb in FINDERS else []

    return tied(ask.options, find)


def _cell(view: View, viewer: int, detail: str) -> list[str]:
    return [cell_id(detail)]


def _here(view: View, viewer: int, detail: str) -> list[str]:
    return [cell_id(view.ships[viewer].cell)]


def _anchor(view: View, viewer: int, detail: str) -> list[str]:
    return [ship_id(viewer)]


def _space(view: View, viewer: int, detail: str) -> list[str]:
    return [space_id(int(detail))]


def _duty(view: View, viewer: int, detail: str) -> list[str]:
    return [duty_id(detail)]


def _place(view: View, viewer: int, detail: str) -> list[str]:
    """Where a deckhand is now: a duty or a space of the wheel."""
    start = detail.partition(":")[0]
    on_wheel = start.partition("wheel-")[2]
    return [space_id(int(on_wheel)) if on_wheel else duty_id(start)]


def _sail_token(view: View, viewer: int, detail: str) -> list[str]:
    return [kept_id(viewer, "sail-2")]


def _storm(view: View, viewer: int, detail: str) -> list[str]:
    return [kept_id(viewer, "storm-pass")] if detail == "pass" else []


def _loot(view: View, viewer: int, detail: str) -> list[str]:
    """Every cube of that type aboard."""
    loot = detail.partition(":")[0]
    return [hold_id(viewer, place) for place, cube in enumerate(view.ships[viewer].hold) if cube == loot]


def _sell(view: View, viewer: int, detail: str) -> list[str]:
    return [market_id(view.ships[viewer].cell)]


def _crew(view: View, viewer: int, detail: str) -> list[str]:
    return [crew_id(detail.partition(":")[0])]


def _mutiny(view: View, viewer: int, detail: str) -> list[str]:
    return [captain_id(view.ships[viewer].captain)]


def _side(view: View, viewer: int, detail: str) -> list[str]:
    return [captain_id(detail)]


def _search(view: View, viewer: int, detail: str) -> list[str]:
    return [token_id(view.ships[viewer].cell)]


def _bury(view: View, viewer: int, detail: str) -> list[str]:
    return [site_id(view.ships[viewer].cell)]


def _site(view: View, viewer: int, detail: str) -> list[str]:
    return [site_id(detail)]


def _fight(view: View, viewer: int, detail: str) -> list[str]:
    return [ship_id(int(detail))]


def _raid(view: View, viewer: int, detail: str) -> list[str]:
    return [other_id(detail)]


def _set(view: View, viewer: int, detail: str) -> list[str]:
    """The first die that shows the face in question."""
    return [die_id(shooter(view), view.dice.index(int(detail.partition(":")[0])))]


def _reroll(view: View, viewer: int, detail: str) -> list[str]:
    """The card, and the first die that shows the face in question."""
    card, _, face = detail.partition(":")
    return [crew_id(card), die_id(shooter(view), view.dice.index(int(face)))]


def _steer(view: View, viewer: int, detail: str) -> list[str]:
    return [cell_id(detail.partition(":")[2])]


Finder = Callable[[View, int, str], list[str]]
FINDERS: Final[dict[str, Finder]] = {
    "anchor": _anchor,
    "bury": _bury,
    "corner": _cell,
    "course": _cell,
    "cove": _cell,
    "discard": _loot,
    "dismiss": _crew,
    "fight": _fight,
    "from": _duty,
    "heel": _place,
    "hide": _here,
    "hire": _crew,
    "move": _place,
    "mutiny": _mutiny,
    "plunder": _here,
    "port": _cell,
    "raid": _raid,
    "reroll": _reroll,
    "sail": _cell,
    "sail-token": _sail_token,
    "search": _search,
    "sell": _sell,
    "set": _set,
    "side": _side,
    "site": _site,
    "steer": _steer,
    "storm": _storm,
    "swap": _loot,
    "to": _duty,
    "turn": _space,
    "use": _crew,
}
