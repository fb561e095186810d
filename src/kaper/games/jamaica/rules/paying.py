"""Chapter 6, the price of a space: who pays, and from which holds."""

from kaper.engine.asking import Args, Asking, distribute
from kaper.games.jamaica.components.board import COST, GOODS_NAMES, HOLDS, PAYS_WITH
from kaper.games.jamaica.state.state import Jamaica


def shortfall(s: Jamaica, ship: int, space: int) -> int:
    """JAM-601 to JAM-604, JAM-701: how much of the price of a space the ship lacks; some spaces are free."""
    # A free space has no goods to be paid in, but then its price of 0 is all that counts.
    lacking = COST[space] - s.stock[ship][PAYS_WITH[space]]
    return lacking if lacking > 0 else 0


def pay_from_one_hold(s: Jamaica, ship: int, goods: int, price: int) -> bool:
    """JAM-602, JAM-603, JAM-607: pay the price; False if there are several holds to choose from."""
    if s.diary is not None:
        s.diary.note("pays", ship, {"goods": GOODS_NAMES[goods], "n": price, "space": s.space[ship]})
    hold = s.goods[ship].index(goods)
    if s.amount[ship][hold] != s.stock[ship][goods]:
        return False
    s.take(ship, hold, price)
    return True


def hand_over(s: Jamaica, ship: int, goods: int, price: int, prompt: str) -> Asking[None]:
    """JAM-605: the payer chooses the holds from which the tokens are taken."""
    # A loop, since this is asked for most prices.
    holds: list[int] = []
    limits: list[int] = []
    for hold, kind in enumerate(s.goods[ship]):
        if kind == goods:
            holds.append(hold)
            limits.append(s.amount[ship][hold])
    about: Args = {"goods": GOODS_NAMES[goods], "n": price}
    shares = yield from distribute(ship, prompt, "give", price, limits, about)
    for index, share in enumerate(shares):
        if share:
            s.take(ship, holds[index], share)


def pay_all(s: Jamaica, ship: int, goods: int) -> int:
    """JAM-701: all of the required goods goes to the bank; it may be nothing."""
    paid = s.total(ship, goods)
    if paid:
        for hold in range(HOLDS + 1):
            if s.goods[ship][hold] == goods:
                s.take(ship, hold, s.amount[ship][hold])
    return paid
