"""Chapter 5: Plunder and Trade, and the cubes aboard."""

from typing import Final

from kaper.engine.asking import Args, Asking, Choose, Option, numbered
from kaper.games.tiny_epic.components.board import (
    CELL_NAMES,
    COLONY,
    HOLD,
    LOOT_NAMES,
    LOOTS,
    MARKET,
    NO_MARKET,
    PRICES,
)
from kaper.games.tiny_epic.components.cards import Effect
from kaper.games.tiny_epic.rules.gains import tell_lost_gold
from kaper.games.tiny_epic.state.state import Pirates

SKIP: Final = Option("skip")
PLUNDER: Final = [Option("plunder"), SKIP]
DISCARD: Final = [Option(f"discard:{name}", loot) for loot, name in enumerate(LOOT_NAMES)]
SELL: Final = numbered("sell", 0, HOLD)


class Swap(Option):
    """A cube of one type for a cube of another."""

    __slots__ = ("have", "want")

    def __init__(self, have: int, want: int) -> None:
        super().__init__(f"swap:{LOOT_NAMES[have]}:{LOOT_NAMES[want]}")
        self.have = have
        self.want = want


SWAP: Final = [[Swap(have, want) for want in LOOTS] for have in LOOTS]


# --- Plunder


def order_plunder(s: Pirates, player: int) -> Asking[None]:
    """TEP-510: at a colony, if the player wants to."""
    if can_plunder(s, player):
        about = {"cubes": COLONY[s.card(player)]}
        if (yield Choose(player, "plunder", PLUNDER, about)) is not SKIP:
            yield from plunder(s, player)


def can_plunder(s: Pirates, player: int) -> bool:
    return COLONY[s.card(player)] > 0


def plunder(s: Pirates, player: int) -> Asking[None]:
    """TEP-510, TEP-512, TEP-R19: all cubes that the colony shows are drawn, then what has no room goes."""
    for _ in range(COLONY[s.card(player)]):
        loot = s.draw_cube()
        s.hold[player][loot] += 1
        if s.diary is not None:
            plundered = {"loot": LOOT_NAMES[loot], "cell": CELL_NAMES[s.cell[player]]}
            s.diary.note("plunders", player, plundered)
    yield from make_room(s, player)


def make_room(s: Pirates, player: int) -> Asking[None]:
    """TEP-106, TEP-511, TEP-R20: three cubes stay aboard, whichever the player likes."""
    hold = s.hold[player]
    while s.cubes(player) > HOLD:
        options = [option for option in DISCARD if hold[option.value]]
        loot = options[0].value
        if len(options) > 1:
            loot = (yield Choose(player, "discard", options)).value
        to_the_bag(s, player, loot, 1)
        if s.diary is not None:
            s.diary.note("discards", player, {"loot": LOOT_NAMES[loot]})


def to_the_bag(s: Pirates, ship: int, loot: int, count: int) -> None:
    """TEP-108: cubes that leave a ship go back to the bag."""
    s.hold[ship][loot] -= count
    s.bag[loot] += count


# --- Trade


def order_trade(s: Pirates, player: int) -> Asking[None]:
    """TEP-520: at a market for what is aboard, if the player wants to."""
    if can_trade(s, player):
        yield from trade(s, player, [SKIP])


def can_trade(s: Pirates, player: int) -> bool:
    loot = MARKET[s.card(player)]
    return loot != NO_MARKET and s.hold[player][loot] > 0


def trade(s: Pirates, player: int, others: list[Option]) -> Asking[None]:
    """TEP-521, TEP-R20: one to three cubes of the type that the market shows, at its present value."""
    loot = MARKET[s.card(player)]
    options = SELL[1 : s.hold[player][loot] + 1] + others
    chosen = options[0]
    if len(options) > 1:
        about: Args = {"loot": LOOT_NAMES[loot], "price": s.price[loot]}
        chosen = yield Choose(player, "trade", options, about)
    if chosen is not SKIP:
        sell(s, player, loot, chosen.value)


def sell(s: Pirates, player: int, loot: int, count: int) -> None:
    """TEP-521, TEP-522: Gold for cubes, which go to the bag."""
    price = s.price[loot]
    to_the_bag(s, player, loot, count)
    gained = s.gain_gold(player, count * price)
    if s.diary is not None:
        sold: Args = {"loot": LOOT_NAMES[loot], "n": count, "price": price, "gold": gained}
        s.diary.note("sells", player, sold)
    tell_lost_gold(s, player, count * price - gained)
    move_market(s, loot)


def move_market(s: Pirates, loot: int) -> None:
    """TEP-523, TEP-524: what was sold falls to 2, and what stood below it rises by one."""
    price = s.price[loot]
    if price == PRICES[0]:
        return
    for other in LOOTS:
        if s.price[other] < price:
            s.price[other] = PRICES[PRICES.index(s.price[other]) + 1]
    s.price[loot] = PRICES[0]
    if s.diary is not None:
        s.diary.note("market-falls", args={"loot": LOOT_NAMES[loot]})


# --- bonus actions with cubes (chapter 7)


def can_trade_specially(s: Pirates, player: int, effect: Effect) -> bool:
    """TEP-720: the whole combination aboard, and a market of one of its types."""
    market = MARKET[s.card(player)]
    if market == NO_MARKET or not effect.sell[market]:
        return False
    hold = s.hold[player]
    return all(hold[loot] >= effect.sell[loot] for loot in LOOTS)


def trade_specially(s: Pirates, player: int, effect: Effect) -> None:
    """TEP-720: the printed Gold for the printed cubes; the market knows nothing of it."""
    for loot in LOOTS:
        if effect.sell[loot]:
            to_the_bag(s, player, loot, effect.sell[loot])
    gained = s.gain_gold(player, effect.gold)
    if s.diary is not None:
        s.diary.note("trades-specially", player, {"gold": gained})
    tell_lost_gold(s, player, effect.gold - gained)


def swap(s: Pirates, player: int) -> Asking[None]:
    """TEP-730, TEP-R21: a cube aboard for one of another type that is in the bag."""
    options = swaps(s, player)
    chosen: Option = options[0]
    if len(options) > 1:
        chosen = yield Choose(player, "swap", options)
    assert isinstance(chosen, Swap)
    to_the_bag(s, player, chosen.have, 1)
    s.bag[chosen.want] -= 1
    s.hold[player][chosen.want] += 1
    if s.diary is not None:
        s.diary.note("swaps", player, {"old": LOOT_NAMES[chosen.have], "new": LOOT_NAMES[chosen.want]})


def swaps(s: Pirates, player: int) -> list[Swap]:
    """TEP-R21: there must be something to give and something else to take."""
    hold, bag = s.hold[player], s.bag
    return [SWAP[have][want] for have in LOOTS if hold[have] for want in LOOTS if want != have and bag[want]]
