"""What an option would do and cost, as far as the viewer can be sure of it: figures for its label."""

from collections.abc import Callable
from typing import Final

from kaper.games.jamaica.board import (
    BACKWARD,
    CARD_NAMES,
    CARDS,
    COST,
    FACES,
    FORWARD,
    GOODS_NAMES,
    KIND,
    LAIR,
    LOAD,
    ORDER,
    PORT,
    PORT_ROYAL,
    SEA,
    STAR,
    START,
)
from kaper.games.jamaica.chart import tag
from kaper.games.jamaica.observe import ShipView, View
from kaper.games.jamaica.rules.fights import LADY_BETHS_BONUS
from kaper.games.jamaica.rules.moving import reach
from kaper.games.jamaica.state import GHOST

Figures = dict[str, int | str]
Position = tuple[int, int]
"""A space and a lap."""
KIND_NAMES: Final = {PORT_ROYAL: "port-royal", PORT: "port", SEA: "sea", LAIR: "lair"}
PAID_WITH: Final = {PORT: "doubloon", SEA: "food"}
ROOM: Final = 0
NO_EMPTY_HOLD: Final = 1
NO_ROOM: Final = 2


def details(view: View, prompt: str, option: str) -> Figures:
    """More figures for the label of an option; what needs none gives none."""
    verb, _, detail = option.partition(":")
    find = FINDERS.get(verb)
    return {} if find is None else find(view, prompt, detail)


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


def total(ship: ShipView, goods: str) -> int:
    return sum(amount for kind, amount in ship.holds if kind == goods)


# --- places


def ends_of(at: Position, direction: int, steps: int) -> list[Position]:
    """Where a ship can end its move, with the lap that it is then on."""
    space, lap = at
    ends = reach(space, lap, direction, steps)
    if direction == BACKWARD:
        return [(end, lap - (ORDER[end] >= ORDER[space])) for end in ends]
    return [(end, lap + (ORDER[end] <= ORDER[space])) for end in ends]


def rivals(view: View, ship: int, space: int) -> list[int]:
    """Ships to fight with on a space; on Port Royal nobody fights."""
    if space == START:
        return []
    return [seat for seat, other in enumerate(view.ships) if seat != ship and other.space == space]


def signs(view: View, ship: int, ends: list[Position]) -> str:
    """Spaces as the chart shows them, crossed swords where a fight waits, points only for a finished lap."""
    finishes = (START, 1) in ends
    said: list[str] = []
    for space in sorted({space for space, _ in ends}):
        swords = " ⚔" if rivals(view, ship, space) else ""
        sign = tag(space, space in view.tokens) if space != START or finishes else "⚑"
        said.append(f"{space} {sign}{swords}")
    return ", ".join(said)


def _sail(view: View, prompt: str, detail: str) -> Figures:
    """A space to sail to; after a shortage, and for the Ghost Ship, it costs nothing."""
    space, ship = int(detail), actor(view)
    others = rivals(view, ship, space)
    free = prompt == "fall-back" or view.ships[ship].ghost
    goods = PAID_WITH.get(KIND[space], "food")
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


class Plan:
    """A card's two actions thought through for a ship, for as long as nothing unforeseen happens."""

    def __init__(self, view: View, ship: int) -> None:
        self.view = view
        self.ship = ship
        mine = view.ships[ship]
        self.ends: list[Position] = [(mine.space, mine.lap)]
        self.funds = {goods: total(mine, goods) for goods in GOODS_NAMES}
        self.empty = sum(not amount for _, amount in mine.holds)
        self.moved = False
        self.sure = True

    def action(self, symbol: int, goods: int, die: int) -> tuple[str, str, int]:
        """What is done, where it leads, and what is amiss: no room for a load, or no means to pay."""
        if any(lap > 0 for _, lap in self.ends):
            return "home", "", 0
        if symbol == LOAD:
            return GOODS_NAMES[goods], "", self._load(GOODS_NAMES[goods], die)
        return ("forward" if symbol == FORWARD else "backward"), *self._move(symbol, die)

    def _load(self, goods: str, die: int) -> int:
        holds = self.view.ships[self.ship].holds
        if all(kind == goods for kind, _ in holds) and not self.moved:
            return NO_ROOM
        full = self.empty <= 0 and not self.moved
        self.empty -= 1
        self.funds[goods] += die
        return NO_EMPTY_HOLD if full else ROOM

    def _move(self, direction: int, die: int) -> tuple[str, int]:
        """The possible ends; where a shortage threatens nobody knows how it goes on."""
        if not self.ends:
            return "?", 0
        ends = sorted({end for at in self.ends for end in ends_of(at, direction, die)})
        said = signs(self.view, self.ship, ends) + ("" if self.sure else ", ?")
        self.ends = [(space, lap) for space, lap in ends if self._affords(space)]
        if len(self.ends) == 1 and KIND[self.ends[0][0]] in PAID_WITH:
            space = self.ends[0][0]
            self.funds[PAID_WITH[KIND[space]]] -= COST[space]
        self.moved = True
        self.sure = len(self.ends) == len(ends)
        return said, int(not self.ends)

    def _affords(self, space: int) -> bool:
        goods = PAID_WITH.get(KIND[space])
        return goods is None or self.funds[goods] >= COST[space]


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
