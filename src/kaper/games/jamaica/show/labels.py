"""What an option would do and cost, as far as the viewer can be sure of it: figures for its label."""

from collections.abc import Callable
from typing import Final

from kaper.engine.show import Seen
from kaper.games.jamaica.components.board import (
    BACKWARD,
    CARD_NAMES,
    CARDS,
    COST,
    FACES,
    FOOD,
    FORWARD,
    GOODS_NAMES,
    KIND,
    LAIR,
    NO_GOODS,
    PAYS_WITH,
    PORT,
    PORT_ROYAL,
    SEA,
    STAR,
)
from kaper.games.jamaica.rules.fights import LADY_BETHS_BONUS
from kaper.games.jamaica.show.labels_card import Plan, ends_of, rivals, signs, total
from kaper.games.jamaica.state.state import GHOST, Jamaica
from kaper.games.jamaica.view.view import View

Figures = dict[str, int | str]
KIND_NAMES: Final = {PORT_ROYAL: "port-royal", PORT: "port", SEA: "sea", LAIR: "lair"}


def details(seen: Seen[Jamaica, View], prompt: str, option: str) -> Figures:
    """More figures for the label of an option; what needs none gives none."""
    verb, _, detail = option.partition(":")
    find = FINDERS.get(verb)
    return {} if find is None else find(seen.view, prompt, detail)


# --- who


def actor(view: View) -> int:
    """The ship whose turn it is."""
    if view.stage == GHOST:
        return len(view.ships) - 1
    players = sum(not ship.ghost for ship in view.ships)
    return (view.captain + view.turn) % players


def asked(view: View) -> int:
    """The viewer's own seat: only their own hand is open to them."""
    hands = [seat for seat, ship in enumerate(view.ships) if ship.hand]
    return hands[0] if len(hands) == 1 else actor(view)


def winner(view: View) -> int:
    """For whom the viewer takes the spoils: for the Ghost Ship if they are no party to the fight."""
    seat = asked(view)
    return seat if seat in view.battle[:2] or view.battle[0] < 0 else len(view.ships) - 1


# --- places


def _sail(view: View, prompt: str, detail: str) -> Figures:
    """A space to sail to; after a shortage, and for the Ghost Ship, it costs nothing."""
    space, ship = int(detail), actor(view)
    others = rivals(view, ship, space)
    free = prompt == "fall-back" or view.ships[ship].ghost
    goods = GOODS_NAMES[FOOD if PAYS_WITH[space] == NO_GOODS else PAYS_WITH[space]]
    price = 0 if free else COST[space]
    return {
        "kind": KIND_NAMES[KIND[space]],
        "goods": goods,
        "price": price,
        "short": max(0, price - total(view.ships[ship], goods)),
        "treasure": int(space in view.tokens),
        "rivals": len(others),
        "whom": others[0] if others else ship,
    }


def _ghost(view: View, prompt: str, detail: str) -> Figures:
    ship = len(view.ships) - 1
    at = (view.ships[ship].space, view.ships[ship].lap)
    die = view.dice[view.action]
    ends = ends_of(at, FORWARD if detail == "forward" else BACKWARD, die)
    return {"die": die, "to": signs(view, ship, ends)}


# --- cards


def _morning(view: View, prompt: str, detail: str) -> Figures:
    return {"evening": sum(view.dice) - int(detail)}


def _play(view: View, prompt: str, detail: str) -> Figures:
    morning, evening = CARDS[CARD_NAMES.index(detail)]
    plan = Plan(view, asked(view))
    done, to, amiss = plan.action(morning[0], morning[1], view.dice[0])
    figures: Figures = {"morning": done, "sun": view.dice[0], "sun-to": to, "sun-amiss": amiss}
    done, to, amiss = plan.action(evening[0], evening[1], view.dice[1])
    return figures | {"evening": done, "moon": view.dice[1], "moon-to": to, "moon-amiss": amiss}


# --- holds and fights


def _loot(view: View, prompt: str, detail: str) -> Figures:
    mine = winner(view)
    loser = next(seat for seat in view.battle[:2] if seat != mine)
    goods, amount = view.ships[loser].holds[int(detail)]
    overboard = view.ships[mine].ghost and goods != "doubloon"
    return {"goods": goods, "amount": amount, "overboard": int(overboard)}


def _hold(view: View, prompt: str, detail: str) -> Figures:
    goods, amount = view.ships[winner(view)].holds[int(detail)]
    return {"lost": goods, "amount": amount, "hold": int(detail) + 1}


def _attack(view: View, prompt: str, detail: str) -> Figures:
    whom = int(detail)
    return {"whom": whom, "powder": total(view.ships[whom], "powder")}


def _spend(view: View, prompt: str, detail: str) -> Figures:
    """What is added to the die, and in defence the faces that then win."""
    added = int(detail) + ("lady-beth" in view.ships[asked(view)].items) * LADY_BETHS_BONUS
    attack = view.battle[2]
    winning = [face for face in FACES if face != STAR and face + added > attack]
    return {"added": added, "defends": int(attack >= 0), "wins": ", ".join([*map(str, winning), "★"])}


Finder = Callable[[View, str, str], Figures]
FINDERS: Final[dict[str, Finder]] = {
    "attack": _attack,
    "empty": _hold,
    "fill": _hold,
    "ghost": _ghost,
    "hold": _loot,
    "morning": _morning,
    "play": _play,
    "sail": _sail,
    "spend": _spend,
}
