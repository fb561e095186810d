"""Which thing on the table each option is about; what is about no thing is a button and nothing else."""

from collections.abc import Callable
from typing import Final

from kaper.engine.show import Asked
from kaper.engine.ties import Ties, tied
from kaper.games.maracaibo.components.effects import NOW
from kaper.games.maracaibo.view.view import View

BUTTONS: Final = frozenset(
    {"skip", "done", "reroll", "refresh", "coins", "exchange", "ruby", "size", "column"}
).union(name.replace("_", "-") for name in NOW)
"""Verbs of options that are about no thing; an effect to be done next may be a button, too."""


# --- ids


def card_id(view: View, place: int) -> str:
    """The card on a place: by its name as soon as the viewer knows it."""
    return view.places[place].card or f"face-down-{place}"


def place_id(place: str) -> str:
    return f"place-{place}" if place.isdecimal() else place


def ship_id(seat: int) -> str:
    return f"ship-{seat}"


def explorer_id(seat: int) -> str:
    return f"explorer-{seat}"


def island_id(kind: str) -> str:
    return f"island-{kind}"


def upgrade_id(name: str, seat: int) -> str:
    return f"{name}-{seat}"


def bonus_id(kind: str, seat: int) -> str:
    return f"bonus-{kind}-{seat}"


def stored_id(kind: str, seat: int) -> str:
    return f"stored-{kind}-{seat}"


def hole_id(kind: str, hole: str, seat: int) -> str:
    return f"hole-{hole}-{seat}" if hole.startswith("g") else f"hole-{kind}-{hole}-{seat}"


def tile_id(name: str, seat: int) -> str:
    return f"tile-{name}-{seat}"


def space_id(name: str) -> str:
    return f"space-{name}"


def die_id(colour: str) -> str:
    return f"die-{colour}"


def action_id(source: str) -> str:
    return f"action-{source}"


def ruby_id(space: str) -> str:
    return f"ruby-{space}"


# --- what an option is about


def ties(view: View, ask: Asked, viewer: int) -> Ties:
    def find(verb: str, detail: str) -> list[str]:
        if ask.prompt == "effects" and verb != "spend":
            return _effect(viewer, verb)
        return FINDERS[verb](view, viewer, detail) if verb in FINDERS else []

    return tied(ask.options, find)


def _sail(view: View, viewer: int, detail: str) -> list[str]:
    return [card_id(view, int(detail))] if detail.isdecimal() else [place_id(detail)]


def _named(view: View, viewer: int, detail: str) -> list[str]:
    return [detail]


def _here(view: View, viewer: int, detail: str) -> list[str]:
    ship = view.seats[viewer].ship
    return [card_id(view, int(ship))] if ship.isdecimal() else []


def _ship(view: View, viewer: int, detail: str) -> list[str]:
    return [ship_id(int(detail))]


def _upgrade(view: View, viewer: int, detail: str) -> list[str]:
    return [upgrade_id(detail, viewer)]


def _die(view: View, viewer: int, detail: str) -> list[str]:
    return [die_id(detail)]


def _island(view: View, viewer: int, detail: str) -> list[str]:
    return [island_id(detail)]


def _spend(view: View, viewer: int, detail: str) -> list[str]:
    return [action_id(detail.partition(":")[0])]


def _treasure(view: View, viewer: int, detail: str) -> list[str]:
    kind, _, bonus = detail.partition(":")
    return [bonus_id(kind, viewer)] if bonus else [stored_id(kind, viewer), island_id(kind)]


def _dig(view: View, viewer: int, detail: str) -> list[str]:
    kind, _, hole = detail.partition(":")
    return [hole_id(kind, hole, viewer)]


def _take(view: View, viewer: int, detail: str) -> list[str]:
    return ["quest-deck"] if detail == "deck" else [detail]


def _go(view: View, viewer: int, detail: str) -> list[str]:
    return [space_id(detail)]


def _trade(view: View, viewer: int, detail: str) -> list[str]:
    return [upgrade_id(detail, viewer) if detail.startswith("u") and detail[1:].isdecimal() else detail]


def _tile(view: View, viewer: int, detail: str) -> list[str]:
    return [tile_id(detail, viewer)]


def _at(view: View, viewer: int, detail: str) -> list[str]:
    return [card_id(view, int(detail))]


def _ruby(view: View, viewer: int, detail: str) -> list[str]:
    return [ruby_id(detail)]


def _effect(viewer: int, verb: str) -> list[str]:
    """What is done next: explorers and quests can be clicked, everything else is a button."""
    if verb == "explore":
        return [explorer_id(viewer)]
    return ["quest-deck"] if verb == "quest" else []


Finder = Callable[[View, int, str], list[str]]
FINDERS: Final[dict[str, Finder]] = {
    "activate": _tile,
    "at": _at,
    "build": _named,
    "buy": _here,
    "card": _named,
    "die": _die,
    "dig": _dig,
    "discard": _named,
    "figure": _named,
    "go": _go,
    "island": _island,
    "keep": _named,
    "kind": _island,
    "pay": _ship,
    "sail": _sail,
    "sell": _named,
    "sell-ruby": _ruby,
    "space": _upgrade,
    "spend": _spend,
    "take": _take,
    "tile": _tile,
    "trade": _trade,
    "treasure": _treasure,
}
