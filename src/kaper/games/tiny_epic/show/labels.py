"""What an option would do and cost, as far as a viewer can be sure of it: figures for its label."""

from collections.abc import Callable
from typing import Final

from kaper.engine.show import Seen
from kaper.games.tiny_epic.components.board import CELL_NAMES, GOLD_MAX, LOOT_NAMES, MARKET, MERCHANT_NAMES
from kaper.games.tiny_epic.components.cards import SIDE_NAMES
from kaper.games.tiny_epic.rules.firing import symbols_of
from kaper.games.tiny_epic.show.facts import cell_facts, wheel_figures
from kaper.games.tiny_epic.show.odds import (
    NONE,
    Figures,
    card_figures,
    fleet_ways,
    merchants,
    percent,
    shooter,
    side_figures,
)
from kaper.games.tiny_epic.state.state import NOBODY, Pirates
from kaper.games.tiny_epic.view.view import View

Sight = Seen[Pirates, View]


def details(seen: Sight, prompt: str, option: str) -> Figures:
    """More figures for the label of an option; what needs none gives none."""
    verb, *parts = option.split(":")
    if verb in FINDERS:
        return FINDERS[verb](seen, *parts)
    return dict(zip(NAMED.get(verb, ()), parts, strict=False))


NAMED: Final = {
    "discard": ("loot",), "from": ("duty",), "heel": ("from",), "move": ("from", "to"),
    "steer": ("ship", "cell"), "to": ("duty",),
}  # fmt: skip
"""Options that say everything in their own words, and what these are called."""


CELL_SIGNS: Final = {
    "storm": "storm", "colony": "house", "site": "spade", "cove": "palm", "token": "question",
    "merchants": "merchant", "ships": "swords", "navy": "cannon",
}  # fmt: skip
"""The drawings for what lies on a card."""
ORDER_SIGNS: Final = {"crew-up": "crew"}
"""The drawing of an order that is not called as the order is."""


def _cell(seen: Sight, cell: str) -> Figures:
    """A card, for who is asked: in the Legendary Pirate's turn that is the player."""
    s = seen.state
    facts = cell_facts(s, CELL_NAMES.index(cell), s.turn if s.legend == NOBODY else 0)
    signs = [sign for figure, sign in CELL_SIGNS.items() if getattr(facts, figure)]
    signs += ["market"] if facts.market != NONE else []
    return {**facts.figures(), "signs": " ".join(signs), "plain": int(not signs)}


def _sail(seen: Sight, cell: str) -> Figures:
    """A card to sail to; `back` says that it is the ship's own."""
    s = seen.state
    return {**_cell(seen, cell), "back": int(CELL_NAMES.index(cell) == s.cell[s.turn])}


def _turn(seen: Sight, space: str) -> Figures:
    figures = wheel_figures(seen.state, seen.state.turn, int(space))
    order = str(figures["order"])
    return {**figures, "sign": ORDER_SIGNS.get(order, order)}


def _crew(seen: Sight, card: str) -> Figures:
    return card_figures(card)


def _side(seen: Sight, side: str) -> Figures:
    return side_figures(side)


def _mutiny(seen: Sight) -> Figures:
    return side_figures(SIDE_NAMES[seen.state.captain[seen.state.turn] ^ 1])


def _reroll(seen: Sight, card: str, face: str) -> Figures:
    return {"card": card, "face": int(face)}


def _raid(seen: Sight, ship: str) -> Figures:
    figures = merchants(seen.state)[MERCHANT_NAMES.index(ship)].figures()
    sure = [0] * int(figures["damage"]) + [1]
    return {**figures, "percent": percent(fleet_ways(seen.state, seen.state.turn), sure)}


def _fight(seen: Sight, whom: str) -> Figures:
    s = seen.state
    return {"whom": int(whom), "percent": percent(fleet_ways(s, s.turn), fleet_ways(s, int(whom)))}


def _set(seen: Sight, old: str, new: str) -> Figures:
    """How much damage a die that is set would add."""
    shown = symbols_of(seen.state, shooter(seen.state.battle))
    return {"old": int(old), "new": int(new), "change": f"{shown[int(new)] - shown[int(old)]:+}"}


def _sell(seen: Sight, count: str) -> Figures:
    s, seat = seen.state, seen.state.turn
    loot = MARKET[s.card(seat)]
    gold = int(count) * s.price[loot]
    return {"loot": LOOT_NAMES[loot], "gold": gold, "lost": max(0, s.gold[seat] + gold - GOLD_MAX)}


def _swap(seen: Sight, old: str, new: str) -> Figures:
    return {"old": old, "new": new, "price": seen.state.price[LOOT_NAMES.index(new)]}


FINDERS: Final[dict[str, Callable[..., Figures]]] = {
    "course": _cell,
    "cove": _cell,
    "dismiss": _crew,
    "fight": _fight,
    "hire": _crew,
    "mutiny": _mutiny,
    "raid": _raid,
    "reroll": _reroll,
    "sail": _sail,
    "sell": _sell,
    "set": _set,
    "side": _side,
    "site": _cell,
    "swap": _swap,
    "turn": _turn,
    "use": _crew,
}
"""By verb; each is given the words behind it."""
