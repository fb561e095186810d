"""Chapter 6, the payer's choice: from which holds tokens are taken."""

from kaper.engine.asking import Asking, Words, distribute
from kaper.games.jamaica.board import GOODS_NAMES
from kaper.games.jamaica.state import HOLDS, Jamaica


def hand_over(s: Jamaica, ship: int, goods: int, price: int, prompt: str) -> Asking[None]:
    """JAM-605: the payer chooses the holds from which the tokens are taken."""
    kinds, amounts = s.goods[ship], s.amount[ship]
    holds = [hold for hold in range(HOLDS + 1) if kinds[hold] == goods]
    if len(holds) == 1:
        s.take(ship, holds[0], price)
        return
    about: Words = {"goods": GOODS_NAMES[goods], "n": price}
    shares = yield from distribute(ship, prompt, "give", price, [amounts[hold] for hold in holds], about)
    for hold, share in zip(holds, shares, strict=True):
        if share:
            s.take(ship, hold, share)


def pay_all(s: Jamaica, ship: int, goods: int) -> int:
    """JAM-701: all of the required goods goes to the bank; it may be nothing."""
    paid = 0
    for hold in range(HOLDS + 1):
        if s.goods[ship][hold] == goods:
            paid += s.amount[ship][hold]
            s.take(ship, hold, s.amount[ship][hold])
    return paid
