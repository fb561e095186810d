"""Which thing on the table each option is about; what is about no thing is a button and nothing else."""

from collections.abc import Callable
from typing import Final

from kaper.engine.show import Asked
from kaper.engine.ties import Ties, tied
from kaper.games.maracaibo.components.cards import BLANK, CARD_NAMES
from kaper.games.maracaibo.components.effects import NOW
from kaper.games.maracaibo.components.ship import UPGRADE_NAMES
from kaper.games.maracaibo.show.labels import Sight
from kaper.games.maracaibo.state.state import Maracaibo

BUTTONS: Final = frozenset(
    {"skip", "done", "reroll", "refresh", "coins", "exchange", "ruby", "size", "column"}
).union(name.replace("_", "-") for name in NOW)
"""Verbs of options that are about no thing; an effect to be done next may be a button, too."""


def face_down_id(place: int, is_blank: bool = False) -> str:
    """A card without a face, by its place; of blank ones there may be several."""
    return f"{'blank' if is_blank else 'face-down'}-{place}"


def card_id(s: Maracaibo, place: int) -> str:
    """The card on a place: by its name as soon as it is known."""
    card = s.card[place]
    return face_down_id(place, card == BLANK) if s.hidden[place] or card == BLANK else CARD_NAMES[card]


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
    """A black market tile by its number, whichever side of it is up."""
    return f"tile-{name[:-1]}-{seat}"


def space_id(name: str) -> str:
    return f"space-{name}"


def die_id(colour: str) -> str:
    return f"die-{colour}"


def action_id(source: str) -> str:
    return f"action-{source}"


def ruby_id(space: str) -> str:
    return f"ruby-{space}"


def ties(seen: Sight, ask: Asked) -> Ties:
    s, viewer = seen.state, seen.viewer

    def find(verb: str, detail: str) -> list[str]:
        if ask.prompt == "effects" and verb != "spend":
            return _effect(viewer, verb)
        return FINDERS[verb](s, viewer, *detail.split(":")) if verb in FINDERS else []

    return tied(ask.options, find)


def _place(s: Maracaibo, me: int, place: str) -> list[str]:
    return [card_id(s, int(place))] if place.isdecimal() else [place_id(place)]


def _named(s: Maracaibo, me: int, name: str) -> list[str]:
    return [name]


def _island(s: Maracaibo, me: int, kind: str) -> list[str]:
    return [island_id(kind)]


def _treasure(s: Maracaibo, me: int, kind: str, bonus: str = "") -> list[str]:
    return [bonus_id(kind, me)] if bonus else [stored_id(kind, me), island_id(kind)]


def _source(s: Maracaibo, me: int, source: str) -> list[str]:
    """An upgrade of one's own ship board, or a card."""
    return [upgrade_id(source, me) if source in UPGRADE_NAMES else source]


def _tile(s: Maracaibo, me: int, name: str) -> list[str]:
    return [tile_id(name, me)]


def _effect(me: int, verb: str) -> list[str]:
    """What is done next: explorers and quests can be clicked, everything else is a button."""
    if verb == "explore":
        return [explorer_id(me)]
    return ["quest-deck"] if verb == "quest" else []


FINDERS: Final[dict[str, Callable[..., list[str]]]] = {
    "activate": _tile,
    "at": _place,
    "build": _named,
    "buy": lambda s, me, _: [card_id(s, s.ship[me])],
    "card": _named,
    "die": lambda s, me, colour: [die_id(colour)],
    "dig": lambda s, me, kind, hole: [hole_id(kind, hole, me)],
    "discard": _named,
    "figure": _named,
    "go": lambda s, me, space: [space_id(space)],
    "island": _island,
    "keep": _named,
    "kind": _island,
    "pay": lambda s, me, seat: [ship_id(int(seat))],
    "sail": _place,
    "sell": _named,
    "sell-ruby": lambda s, me, space: [ruby_id(space)],
    "space": lambda s, me, name: [upgrade_id(name, me)],
    "spend": lambda s, me, source, _: [action_id(source)],
    "take": lambda s, me, quest: ["quest-deck" if quest == "deck" else quest],
    "tile": _tile,
    "trade": _source,
    "treasure": _treasure,
}
"""By verb; each is given the words behind it."""
THINGS: Final[dict[str, Callable[[str], str]]] = {
    "card": str, "figure": str, "island": island_id, "place": place_id, "space": space_id, "target": str,
    "why": str,
}  # fmt: skip
"""Which thing a figure of an event names; a card is called by its name alone."""
