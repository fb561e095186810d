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
    POWDER,
    SEA,
    STAR,
)
from kaper.games.jamaica.rules.fights import acting_ship, firepower, opponents
from kaper.games.jamaica.rules.looting import is_useless
from kaper.games.jamaica.rules.paying import shortfall
from kaper.games.jamaica.show.labels_card import Figures, Plan, ends_of, least_lost, whither
from kaper.games.jamaica.state.state import GHOST, Jamaica
from kaper.games.jamaica.view.view import View

Look = Seen[Jamaica, View]
KIND_NAMES: Final = {PORT_ROYAL: "port-royal", PORT: "port", SEA: "sea", LAIR: "lair"}
KIND_SIGNS: Final = {PORT_ROYAL: "flag", PORT: "doubloon", SEA: "food", LAIR: "treasure"}


def details(seen: Look, prompt: str, option: str) -> Figures:
    """More figures for the label of an option; what needs none gives none."""
    verb, _, detail = option.partition(":")
    find = FINDERS.get(verb)
    return {} if find is None else find(seen, prompt, detail)


def actor(view: View) -> int:
    """The ship whose turn it is."""
    if view.stage == GHOST:
        return len(view.ships) - 1
    players = sum(not ship.ghost for ship in view.ships)
    return (view.captain + view.turn) % players


def _sail(seen: Look, prompt: str, detail: str) -> Figures:
    """A space to sail to; after a shortage, and for the Ghost Ship, it costs nothing."""
    s, space, ship = seen.state, int(detail), actor(seen.view)
    others = opponents(s, ship, space)
    free = prompt == "fall-back" or ship == s.ghost
    return {
        "kind": KIND_NAMES[KIND[space]],
        "goods": GOODS_NAMES[FOOD if PAYS_WITH[space] == NO_GOODS else PAYS_WITH[space]],
        "price": 0 if free else COST[space],
        "short": 0 if free else shortfall(s, ship, space),
        "treasure": s.tokens >> space & 1,
        "rivals": len(others),
        "sign": KIND_SIGNS[KIND[space]],
        "fight": "swords" if others else "",
        "whom": others[0] if others else ship,
    }


def _ghost(seen: Look, prompt: str, detail: str) -> Figures:
    s = seen.state
    die = s.dice[s.action]
    ends = ends_of((s.space[s.ghost], s.lap[s.ghost]), FORWARD if detail == "forward" else BACKWARD, die)
    return {"die": die, **whither(s, s.ghost, ends).figures("ghost")}


def _play(seen: Look, prompt: str, detail: str) -> Figures:
    sun, moon = seen.state.dice
    morning, evening = CARDS[CARD_NAMES.index(detail)]
    plan = Plan(seen.state, seen.viewer)
    first, second = plan.action(*morning, sun), plan.action(*evening, moon)
    dice: Figures = {"sun": sun, "moon": moon, "morning": first.done, "evening": second.done}
    return dice | first.figures("sun") | second.figures("moon")


def _loot(seen: Look, prompt: str, detail: str) -> Figures:
    s, hold, winner = seen.state, int(detail), acting_ship(seen.state, seen.viewer)
    loser = next(ship for ship in s.battle[:2] if ship != winner)
    goods = s.goods[loser][hold]
    return {
        "goods": GOODS_NAMES[goods],
        "amount": s.amount[loser][hold],
        "overboard": int(is_useless(s, winner, goods)),
        "lost": 0 if s.empty_holds(winner) else least_lost(s, winner, goods),
    }


def _hold(seen: Look, prompt: str, detail: str) -> Figures:
    goods, amount = seen.view.ships[acting_ship(seen.state, seen.viewer)].holds[int(detail)]
    return {"lost": goods, "amount": amount, "hold": int(detail) + 1}


def _spend(seen: Look, prompt: str, detail: str) -> Figures:
    """What is added to the die, and in defence the faces that then win."""
    s, spent, attack = seen.state, int(detail), seen.state.battle[2]
    power = {face: firepower(s, seen.viewer, face, spent) for face in FACES if face != STAR}
    wins = ", ".join(str(face) for face in power if power[face] > attack) or "none"
    return {"added": power[FACES[0]] - FACES[0], "defends": int(attack >= 0), "wins": wins}


Finder = Callable[[Look, str, str], Figures]
FINDERS: Final[dict[str, Finder]] = {
    "attack": lambda seen, prompt, detail: {
        "whom": int(detail),
        "powder": seen.state.total(int(detail), POWDER),
    },
    "empty": _hold,
    "fill": _hold,
    "ghost": _ghost,
    "hold": _loot,
    "morning": lambda seen, prompt, detail: {"evening": sum(seen.state.dice) - int(detail)},
    "play": _play,
    "sail": _sail,
    "spend": _spend,
}
