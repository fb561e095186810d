"""What things are worth on the way to the finish: the numbers behind the hints.

One unit is one point at the end of the game. The weights are ours, found by playing bots against each
other; no rule depends on them.
"""

from typing import Final

from kaper.games.jamaica.board import (
    ALL_LAIRS,
    BACKWARD,
    CARDS,
    COST,
    DOUBLOON,
    FACES,
    FALL_BACK,
    FOOD,
    FORWARD,
    ITEMS,
    KIND,
    LADY_BETH,
    LAIR,
    LAP,
    LOAD,
    MAP,
    ORDER,
    PORT,
    POWDER,
    SABRE,
    SHORTAGE,
    SIXTH_HOLD,
    START,
    STAY,
    TREASURE_VALUE,
)
from kaper.games.jamaica.rules.moving import reach
from kaper.games.jamaica.state import HOLDS, Jamaica

SPACE: Final = 0.7
"""A space of progress: the lap is worth twenty points over some thirty spaces."""
FINISH: Final = 6.0
"""To end the race oneself, before the others have brought their cargo home."""
TREASURE: Final = 2.6
"""A card from the pile: points on average, and items that are worth about three."""
ITEM_VALUE: Final = {MAP: 3.0, SABRE: 3.0, LADY_BETH: 2.5, SIXTH_HOLD: 3.0}
FOOD_WORTH: Final = [0.0, 0.6, 1.2, 1.8, 2.3, 2.8, 3.2, 3.6, 3.9, 4.2, 4.4, 4.6, 4.7]
POWDER_WORTH: Final = [0.0, 0.5, 1.0, 1.4, 1.8, 2.1, 2.4, 2.6, 2.8, 2.9, 3.0]
SHORT_OF: Final = 1.2
"""A shortage also costs the turn's order and leaves the ship without stores."""


def goods_worth(goods: int, amount: int) -> float:
    """Doubloons are points; food and powder are worth less the more there is of them."""
    if goods == DOUBLOON:
        return float(amount)
    worth = FOOD_WORTH if goods == FOOD else POWDER_WORTH
    return worth[min(amount, len(worth) - 1)]


def card_worth(card: int) -> float:
    return ITEM_VALUE[card] if card < ITEMS else float(TREASURE_VALUE[card])


def order_worth(progress: float) -> float:
    """How far along the track a ship is, in points; the last stretch counts for more."""
    spaces = progress / 10.0
    return SPACE * spaces + (FINISH if progress >= LAP else 0.0)


def ship_worth(s: Jamaica, ship: int) -> float:
    """A ship's prospects: place in the race, cargo and cards."""
    worth = order_worth(s.progress(ship))
    for goods in (DOUBLOON, FOOD, POWDER):
        worth += goods_worth(goods, s.total(ship, goods))
    for card, owner in enumerate(s.where):
        if owner == ship:
            worth += card_worth(card)
    return worth


class Stores:
    """A rough copy of a ship, on which a card can be tried out: place and totals, holds only by number."""

    __slots__ = ("empty", "lap", "space", "tokens", "total")

    def __init__(self, s: Jamaica, ship: int) -> None:
        self.space = s.space[ship]
        self.lap = s.lap[ship]
        self.total = [s.total(ship, goods) for goods in (DOUBLOON, FOOD, POWDER)]
        self.empty = s.amount[ship][: s.holds(ship)].count(0)
        self.tokens = s.tokens

    def spend(self, goods: int, amount: int) -> float:
        """Give goods away; what it costs."""
        before = goods_worth(goods, self.total[goods])
        self.total[goods] = max(0, self.total[goods] - amount)
        return before - goods_worth(goods, self.total[goods])


def try_card(s: Jamaica, player: int, card: int, dice: list[int]) -> float:
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
    before = goods_worth(goods, stores.total[goods])
    lost = 0.0
    if stores.empty:
        stores.empty -= 1
    else:
        hold = least_hold(s, player, goods)
        if hold < 0:
            return 0.0
        lost = stores.spend(s.goods[player][hold], s.amount[player][hold])
    stores.total[goods] += amount
    return goods_worth(goods, stores.total[goods]) - before - lost


def least_hold(s: Jamaica, ship: int, goods: int) -> int:
    """The hold whose loss hurts least when another kind of goods must be loaded; -1 if there is none."""
    best, least = -1, 1e9
    for hold in range(HOLDS + 1):
        kind, amount = s.goods[ship][hold], s.amount[ship][hold]
        if amount and kind != goods and goods_worth(kind, amount) < least:
            best, least = hold, goods_worth(kind, amount)
    return best


def try_move(s: Jamaica, player: int, stores: Stores, direction: int, steps: int) -> float:
    """The best end of the move, and the stores as they are then."""
    ends = reach(stores.space, stores.lap, direction, steps)
    end = max(ends, key=lambda space: end_worth(s, player, stores, space, direction))
    gain = end_worth(s, player, stores, end, direction)
    settle(stores, end, direction)
    return gain


def lap_at(stores: Stores, end: int, direction: int) -> int:
    if direction == FORWARD:
        return stores.lap + (ORDER[end] <= ORDER[stores.space])
    return stores.lap - (direction == BACKWARD and ORDER[end] >= ORDER[stores.space])


def end_worth(s: Jamaica, player: int, stores: Stores, end: int, direction: int) -> float:
    """What it brings to end a move on a space: progress, treasure or price, and the fight there."""
    lap = lap_at(stores, end, direction)
    there = ORDER[end] + LAP * lap
    gain = order_worth(there) - order_worth(ORDER[stores.space] + LAP * stores.lap)
    if end == START:
        return gain
    if KIND[end] == LAIR:
        gain += TREASURE if stores.tokens >> end & 1 else 0.0
    else:
        gain -= price_worth(stores, end)
    return gain + meeting_worth(s, player, stores, end)


def price_worth(stores: Stores, end: int) -> float:
    """What landing on a port or sea space costs; without the price, what the shortage costs on average."""
    goods = DOUBLOON if KIND[end] == PORT else FOOD
    have = stores.total[goods]
    if have >= COST[end]:
        return goods_worth(goods, have) - goods_worth(goods, have - COST[end])
    return goods_worth(goods, have) + SHORT_OF + SPACE * setback(end)


def setback(end: int) -> float:
    """How many spaces a shortage on this space costs on average."""
    lost = 0.0
    for face in FACES:
        kind = SHORTAGE[face]
        if kind != STAY:
            lost += ORDER[end] - max(ORDER[space] for space in FALL_BACK[end][kind])
    return lost / 10.0 / len(FACES)


def settle(stores: Stores, end: int, direction: int) -> None:
    """Move the rough copy to the end of its move and pay."""
    stores.lap = lap_at(stores, end, direction)
    stores.space = end
    if KIND[end] == LAIR:
        stores.tokens &= ALL_LAIRS & ~(1 << end)
    elif end != START:
        stores.spend(DOUBLOON if KIND[end] == PORT else FOOD, COST[end])


def meeting_worth(s: Jamaica, player: int, stores: Stores, end: int) -> float:
    """The fight on a space, if any: a chance at the best prize there against the best prize here."""
    worth = 0.0
    for other in range(s.ships):
        if other != player and s.space[other] == end:
            edge = stores.total[POWDER] - s.total(other, POWDER)
            win = min(0.8, max(0.2, 0.5 + 0.05 * edge))
            worth = max(worth, win * prize(s, other) - (1.0 - win) * prize(s, player))
    return worth


def prize(s: Jamaica, ship: int) -> float:
    """The best single thing to steal from a ship."""
    best = 0.0
    for hold in range(HOLDS + 1):
        if s.amount[ship][hold]:
            best = max(best, goods_worth(s.goods[ship][hold], s.amount[ship][hold]))
    return best
