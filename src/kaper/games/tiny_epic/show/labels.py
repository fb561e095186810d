"""What an option would do and cost, as far as a viewer can be sure of it: figures for its label."""

from collections.abc import Callable
from typing import Final

from kaper.engine.show import Seen
from kaper.games.tiny_epic.components.board import GOLD_MAX, LOOT_NAMES, MARKET
from kaper.games.tiny_epic.components.cards import SIDE_NAMES
from kaper.games.tiny_epic.show.facts import cell_figures, cell_number, map_card, wheel_figures
from kaper.games.tiny_epic.show.odds import (
    Figures,
    card_figures,
    chance_against,
    merchant_figures,
    shooter,
    side_figures,
    spread,
    symbols,
)
from kaper.games.tiny_epic.state.state import Pirates
from kaper.games.tiny_epic.view.view import View


def details(seen: Seen[Pirates, View], prompt: str, option: str) -> Figures:
    """More figures for the label of an option; what needs none gives none."""
    verb, _, detail = option.partition(":")
    find = FINDERS.get(verb)
    return {} if find is None else find(seen.view, detail)


# --- where and what


def _cell(view: View, detail: str) -> Figures:
    return cell_figures(view, cell_number(detail), asked_seat(view))


def _sail(view: View, detail: str) -> Figures:
    """A card to sail to; `back` says that it is the ship's own."""
    return {**_cell(view, detail), "back": int(detail == view.ships[view.turn].cell)}


def asked_seat(view: View) -> int:
    """Whose ship an option is about; the Legendary Pirate's turn asks the player."""
    return 0 if view.legend is not None else view.turn


def _turn(view: View, detail: str) -> Figures:
    return wheel_figures(view, view.turn, int(detail))


def _crew(view: View, detail: str) -> Figures:
    return card_figures(detail)


def _side(view: View, detail: str) -> Figures:
    return side_figures(detail)


def _mutiny(view: View, detail: str) -> Figures:
    side = SIDE_NAMES[SIDE_NAMES.index(view.ships[view.turn].captain) ^ 1]
    return side_figures(side)


def _reroll(view: View, detail: str) -> Figures:
    card, _, face = detail.partition(":")
    return {"card": card, "face": int(face)}


def _raid(view: View, detail: str) -> Figures:
    merchant = next(each for each in view.merchants if each.ship == detail)
    figures = merchant_figures(view, merchant)
    return {**figures, "percent": chance_against(view, view.turn, [int(figures["damage"])])}


def _fight(view: View, detail: str) -> Figures:
    whom = int(detail)
    return {"whom": whom, "percent": chance_against(view, view.turn, spread(view, whom))}


def _set(view: View, detail: str) -> Figures:
    """How much damage a die that is set would add."""
    old, new = (int(face) for face in detail.split(":"))
    shown = symbols(view, shooter(view))
    gain = shown[new] - shown[old]
    return {"old": old, "new": new, "change": f"{gain:+}"}


# --- goods and hands


def _sell(view: View, detail: str) -> Figures:
    seat = view.turn
    loot = LOOT_NAMES[MARKET[map_card(view, cell_number(view.ships[seat].cell))]]
    gold = int(detail) * view.prices[loot]
    return {"loot": loot, "gold": gold, "lost": max(0, view.ships[seat].gold + gold - GOLD_MAX)}


def _loot(view: View, detail: str) -> Figures:
    return {"loot": detail}


def _swap(view: View, detail: str) -> Figures:
    old, new = detail.split(":")
    return {"old": old, "new": new, "price": view.prices[new]}


def _move(view: View, detail: str) -> Figures:
    start, end = detail.split(":")
    return {"from": start, "to": end}


def _place(view: View, detail: str) -> Figures:
    return {"from": detail}


def _duty(view: View, detail: str) -> Figures:
    return {"duty": detail}


def _steer(view: View, detail: str) -> Figures:
    ship, cell = detail.split(":")
    return {"ship": ship, "cell": cell}


Finder = Callable[[View, str], Figures]
FINDERS: Final[dict[str, Finder]] = {
    "course": _cell,
    "cove": _cell,
    "discard": _loot,
    "dismiss": _crew,
    "fight": _fight,
    "from": _duty,
    "heel": _place,
    "hire": _crew,
    "move": _move,
    "mutiny": _mutiny,
    "raid": _raid,
    "reroll": _reroll,
    "sail": _sail,
    "sell": _sell,
    "set": _set,
    "side": _side,
    "site": _cell,
    "steer": _steer,
    "swap": _swap,
    "to": _duty,
    "turn": _turn,
    "use": _crew,
}
