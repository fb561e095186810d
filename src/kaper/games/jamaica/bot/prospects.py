"""What a ship may expect: its position as it is, and what a card would make of it."""

from typing import Final

from kaper.games.jamaica.bot.worth import GOODS_WORTH, LANDING, TREASURE, place_worth
from kaper.games.jamaica.components.board import CARDS, COST, HOLDS, LOAD, NO_GOODS, PAYS_WITH, POWDER, START
from kaper.games.jamaica.rules.fights import opponents
from kaper.games.jamaica.rules.moving import lap_after, reach
from kaper.games.jamaica.state.state import Jamaica

GHOST_HURRY: Final = 0.25
"""What the race counts beside plunder for who steers the Ghost Ship, which then wins every third game."""
GHOST_WINS: Final = 0.5
"""How often the Ghost Ship, with die and Lady Beth alone, beats a ship that may have powder."""


class Stores:
    """A rough copy of a ship, on which a card can be tried out: place and totals, holds only by number."""

    __slots__ = ("empty", "lap", "space", "stock", "tokens")

    def __init__(self, s: Jamaica, ship: int) -> None:
        self.space = s.space[ship]
        self.lap = s.lap[ship]
        self.stock = s.stock[ship][:]
        self.empty = s.empty_holds(ship)
        self.tokens = s.tokens

    def spend(self, goods: int, amount: int) -> float:
        """Give goods away, as far as there are any; what it costs."""
        have = self.stock[goods]
        left = have - amount if have > amount else 0
        self.stock[goods] = left
        return GOODS_WORTH[goods][have] - GOODS_WORTH[goods][left]


def try_card(s: Jamaica, player: int, card: int, dice: tuple[int, ...]) -> float:
    """What playing a card brings, morning and evening, as far as can be told before the others act."""
    stores = Stores(s, player)
    gain = 0.0
    for action in range(2):
        symbol, goods = CARDS[card][action]
        if symbol == LOAD:
            gain += try_load(s, player, stores, goods, dice[action])
        else:
            gain += try_move(s, player, stores, symbol, dice[action])
            if stores.lap > 0:
                break
    return gain


def try_load(s: Jamaica, player: int, stores: Stores, goods: int, amount: int) -> float:
    have = stores.stock[goods]
    lost = 0.0
    if stores.empty:
        stores.empty -= 1
    else:
        hold = least_hold(s, player, goods)
        if hold < 0:
            return 0.0
        lost = stores.spend(s.goods[player][hold], s.amount[player][hold])
    stores.stock[goods] = have + amount
    return GOODS_WORTH[goods][have + amount] - GOODS_WORTH[goods][have] - lost


def least_hold(s: Jamaica, ship: int, goods: int) -> int:
    """The hold whose loss hurts least when another kind of goods must be loaded; -1 if there is none."""
    best, least = -1, 1e9
    amounts = s.amount[ship]
    for hold, kind in enumerate(s.goods[ship]):
        if amounts[hold] and kind != goods and GOODS_WORTH[kind][amounts[hold]] < least:
            best, least = hold, GOODS_WORTH[kind][amounts[hold]]
    return best


def try_move(s: Jamaica, player: int, stores: Stores, direction: int, steps: int) -> float:
    """The best end of the move, and the stores as they are then."""
    best, gain = -1, -1e9
    for end in reach(stores.space, stores.lap, direction, steps):
        worth = end_worth(s, player, stores, end, direction)
        if worth > gain:
            best, gain = end, worth
    stores.lap = lap_after(stores.space, stores.lap, best, direction)
    stores.space = best
    stores.tokens &= ~(1 << best)
    if PAYS_WITH[best] != NO_GOODS:
        stores.spend(PAYS_WITH[best], COST[best])
    return gain


def end_worth(s: Jamaica, player: int, stores: Stores, end: int, direction: int) -> float:
    """What it brings to end a move on a space: progress, treasure or price, and the fight there."""
    lap = lap_after(stores.space, stores.lap, end, direction)
    gain = place_worth(end, lap) - place_worth(stores.space, stores.lap)
    if end == START:
        return gain
    if PAYS_WITH[end] == NO_GOODS:
        gain += TREASURE if stores.tokens >> end & 1 else 0.0
    else:
        gain -= LANDING[end][stores.stock[PAYS_WITH[end]]]
    return gain + meeting_worth(s, player, stores, end) if end in s.space else gain


def ghost_worth(s: Jamaica, captain: int, end: int, direction: int) -> float:
    """What it brings the Ghost Ship to end a move on a space, in the eyes of the Captain who steers it."""
    space, lap = s.space[s.ghost], s.lap[s.ghost]
    ahead = place_worth(end, lap_after(space, lap, end, direction)) - place_worth(space, lap)
    gain = GHOST_HURRY * ahead
    if s.tokens >> end & 1:
        gain += TREASURE
    there = opponents(s, s.ghost, end)
    victims = [prize(s, ship) for ship in there if ship != captain]
    if victims:
        return gain + GHOST_WINS * max(victims)
    return gain - GHOST_WINS * prize(s, captain) if there else gain


def meeting_worth(s: Jamaica, player: int, stores: Stores, end: int) -> float:
    """The fight on a space, if any: a chance at the best prize there against the best prize here."""
    worth = 0.0
    for other in opponents(s, player, end):
        edge = stores.stock[POWDER] - s.stock[other][POWDER]
        win = min(0.8, max(0.2, 0.5 + 0.05 * edge))
        worth = max(worth, win * prize(s, other) - (1.0 - win) * prize(s, player))
    return worth


def prize(s: Jamaica, ship: int) -> float:
    """The best single hold to steal from a ship."""
    best = 0.0
    for hold in range(HOLDS + 1):
        amount = s.amount[ship][hold]
        if amount:
            best = max(best, GOODS_WORTH[s.goods[ship][hold]][amount])
    return best
