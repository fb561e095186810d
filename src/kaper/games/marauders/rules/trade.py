"""Chapter 6: selling and buying goods."""

from typing import Final

from kaper.engine.asking import Asking, Choose, Option
from kaper.games.marauders.bargain import USUAL, Bargain
from kaper.games.marauders.board import (
    BUY_DRAW,
    BUY_DRAW_AGAIN,
    DEMAND_SALE,
    GOODS_PRICE,
    SALE,
    SALE_GLORY,
    ZONE_EFFECTS,
    ZONE_NAMES,
    ZONE_RULES,
)
from kaper.games.marauders.cards import GLORY_EFFECTS, GOOD, GOODS_NAMES, RUMOR_KEPT, RUMOR_NAMES
from kaper.games.marauders.components import num
from kaper.games.marauders.player import without
from kaper.games.marauders.rules.glory import PLAY, PLAYED, acts_as, play, playable
from kaper.games.marauders.rules.gold import gain, gain_point, pay, purse
from kaper.games.marauders.rules.npcs import holds
from kaper.games.marauders.rules.stowing import cargo_left, draw_cargo, first_of, goods_of, names, room, take
from kaper.games.marauders.rules.windows import ask_window
from kaper.games.marauders.state import SALES, Marauders

ALL: Final = Option("all", 0)
SELL: Final = [Option(f"sell:{name}", 1 + good) for good, name in enumerate(GOODS_NAMES)]
BUY: Final = [Option(f"buy:{name}", 1 + good) for good, name in enumerate(GOODS_NAMES)]
FREE: Final = [Option(f"free:{name}", 20 + good) for good, name in enumerate(GOODS_NAMES)]
REDRAW: Final = Option("redraw", 40)
BRIBE: Final = Option("harbour-master", 60)
DONE: Final = Option("done", 90)
SHOW: Final = [Option(f"show:{seat}", seat) for seat in range(4)]


def draw_demand(s: Marauders) -> int:
    """A token from the pool."""
    nth = s.chance.below(sum(s.pool))
    good = 0
    while nth >= s.pool[good]:
        nth -= s.pool[good]
        good += 1
    s.pool[good] -= 1
    return good


def replace_demand(s: Marauders, zones: list[int]) -> None:
    """MAM-612, MAM-R06: new tokens from the pool first, then the old ones go back into it."""
    old = [s.demand[zone] for zone in zones]
    for zone in zones:
        s.demand[zone] = draw_demand(s)
        if s.diary is not None:
            s.diary.note("demand", args={"zone": ZONE_NAMES[zone], "good": GOODS_NAMES[s.demand[zone]]})
    for good in old:
        s.pool[good] += 1


# --- Sell Goods


def sell(s: Marauders, seat: int) -> Asking[None]:
    """MAM-610 to MAM-614, MAM-R39: one sale of as many cards as wanted; cards that change it come first."""
    me = s.seats[seat]
    zone = me.zone
    s.selling, s.bargain = True, USUAL
    while me.cargo:
        options = [ALL, *[SELL[good] for good in goods_of(me.cargo)]]
        if not s.offer:
            options += [BRIBE] if not s.bargain.everything and harbour_master(s, seat) >= 0 else []
        options.append(DONE)
        if not s.offer:
            options += [PLAY[card] for card in playable(s, me.hand, "sell")]
        answer = yield Choose(seat, "sell", options, {"zone": ZONE_NAMES[zone]})
        if answer == DONE.value:
            break
        if answer == BRIBE.value:
            s.bargain = Bargain(more=s.bargain.more, everything=True)
            spend_harbour_master(s, seat)
        elif answer >= PLAYED:
            effect = GLORY_EFFECTS[play(s, seat, answer - PLAYED)][0]
            if effect.op == "swap_demand":
                replace_demand(s, [zone])
            else:
                s.bargain = Bargain(s.bargain.more + effect.n, s.bargain.everything)
        elif answer == ALL.value:
            s.offer += me.cargo
            me.cargo = []
        else:
            card = first_of(me.cargo, answer - 1)
            me.cargo.remove(card)
            s.offer.append(card)
    s.selling = False
    yield from settle_sale(s, seat)
    s.bargain = USUAL


def harbour_master(s: Marauders, seat: int) -> int:
    """The kept Rumor that puts everything in demand, or -1."""
    found = [card for card in s.seats[seat].kept if "all_in_demand" in RUMOR_KEPT[card]]
    return found[0] if found else -1


def spend_harbour_master(s: Marauders, seat: int) -> None:
    """MAM-1317: used up, it is shuffled back into the deck."""
    card = harbour_master(s, seat)
    me = s.seats[seat]
    me.kept = without(me.kept, card)
    s.rumor_deck.append(card)
    if s.diary is not None:
        s.diary.note("uses-rumor", seat, {"rumor": RUMOR_NAMES[card]}, reveals=True)


def settle_sale(s: Marauders, seat: int) -> Asking[None]:
    """MAM-610, MAM-1321: the price of each card, the new Demand token, the point."""
    if not s.offer:
        return
    zone = s.seats[seat].zone
    wanted = sum(is_wanted(s, zone, GOOD[card]) for card in s.offer)
    proceeds = sum(fetches(s, seat, GOOD[card]) for card in s.offer)
    if s.diary is not None:
        s.diary.note("sells", seat, {"cards": names(s.offer), "wanted": wanted}, reveals=True)
    s.cargo_discard += s.offer
    s.offer = []
    gain(s, seat, proceeds, "sale")
    if wanted and not s.bargain.everything:
        replace_demand(s, [zone])
        if wanted >= SALE_GLORY:
            yield from gain_point(s, seat, SALES)


def is_wanted(s: Marauders, zone: int, good: int) -> bool:
    return s.bargain.everything or good == s.demand[zone]


def fetches(s: Marauders, seat: int, good: int) -> int:
    """MAM-610, MAM-1321: what a card of a good brings here."""
    me = s.seats[seat]
    if is_wanted(s, me.zone, good):
        return demand_price(s, seat) + me.bonus("demand_bonus") + s.bargain.more
    return plain_price(me.zone)


def demand_price(s: Marauders, seat: int) -> int:
    me = s.seats[seat]
    rule = ZONE_RULES[me.zone].get("demand_price")
    return max(DEMAND_SALE, num(rule.row, "gold")) if rule is not None and holds(rule, me) else DEMAND_SALE


def plain_price(zone: int) -> int:
    rule = ZONE_RULES[zone].get("base_price")
    return SALE if rule is None else num(rule.row, "sell")


# --- Buy Goods


def buy(s: Marauders, seat: int) -> Asking[None]:
    """MAM-620 to MAM-623, MAM-R36: a secret market, bought from card by card."""
    me = s.seats[seat]
    count = yield from cards_to_draw(s, seat)
    me.bought = [me.bought[0], me.zone]
    s.paid = 0
    open_market(s, seat, count)
    cheap: list[int] = []
    discount, redrawn, given = 0, False, 0
    rules = ZONE_RULES[me.zone]
    while True:
        options = market_options(s, seat, given)
        if "redraw_goods" in rules and not redrawn and not s.paid and purse(s, seat):
            options.append(REDRAW)
        options.append(DONE)
        if me.hand and not discount:
            options += discounts(s, me.hand)
        answer = yield Choose(seat, "market", options, {"room": room(s, seat)}, True)
        if answer == DONE.value:
            break
        if answer == REDRAW.value:
            redrawn = True
            pay(s, seat, num(rules["redraw_goods"].row, "gold"), "market")
            close_market(s, seat)
            open_market(s, seat, count)
        elif answer >= PLAYED:
            discount = GLORY_EFFECTS[play(s, seat, answer - PLAYED)][0].n
            s.prices = [max(1, price - discount) if price else 0 for price in s.prices]
        elif answer >= FREE[0].value:
            given += 1
            buy_card(s, seat, answer - FREE[0].value, 0)
        else:
            good = answer - 1
            if offered(s, good) + cheap.count(good) > 1:
                cheap.append(good)
            buy_card(s, seat, good, s.prices[good])
    close_market(s, seat)
    if cheap:
        yield from show(s, seat, cheap)


def discounts(s: Marauders, hand: list[int]) -> list[Option]:
    """Cards that make the goods on offer cheaper."""
    return [PLAY[card] for card in playable(s, hand, "buy") if lowers(s, card)]


def lowers(s: Marauders, card: int) -> bool:
    return GLORY_EFFECTS[acts_as(s, card)][0].op == "goods_discount"


def offered(s: Marauders, good: int) -> int:
    return sum(GOOD[card] == good for card in s.market)


def cards_to_draw(s: Marauders, seat: int) -> Asking[int]:
    """MAM-620, MAM-623, MAM-1321: the highest number, three if bought here last turn, and the bonuses."""
    me = s.seats[seat]
    count = BUY_DRAW
    for rule in ZONE_EFFECTS[me.zone]:
        if rule.op == "draw_goods" and holds(rule, me):
            count = max(count, rule.n)
    if me.bought[0] == me.zone:
        count = BUY_DRAW_AGAIN
    count += me.bonus("draw_goods_bonus")
    while cards := playable(s, me.hand, "buy"):
        cards = [card for card in cards if not lowers(s, card)]
        answer = yield from ask_window(s, seat, "buy", [], cards, {"n": count})
        if answer == 0:
            break
        count += GLORY_EFFECTS[play(s, seat, answer - PLAYED)][0].n
    return count


def open_market(s: Marauders, seat: int, count: int) -> None:
    """MAM-620, MAM-R44: cards of the good in demand are replaced; prices by the number offered."""
    zone = s.seats[seat].zone
    wanted = s.demand[zone]
    aside: list[int] = []
    while len(s.market) < count and cargo_left(s):
        card = draw_cargo(s)
        (aside if GOOD[card] == wanted else s.market).append(card)
    s.cargo_discard += aside
    s.market.sort()
    rule = ZONE_RULES[zone].get("base_price")
    single = GOODS_PRICE if rule is None else num(rule.row, "buy")
    goods = [GOOD[card] for card in s.market]
    s.prices = [0] * 8
    for good in set(goods):
        s.prices[good] = price_by(goods.count(good), single)
    if s.diary is not None:
        s.diary.note("market", seat, {"n": len(s.market)}, {"cards": names(s.market)}, (seat,))
        if aside:
            s.diary.note("market-aside", seat, {"cards": names(aside)}, reveals=True)


def price_by(number: int, single: int) -> int:
    """MAM-621: a gold less for each further card offered, down to three of a kind; never below 1."""
    price = single - 2 if number > 3 else single + 1 - number
    return price if price > 1 else 1


def market_options(s: Marauders, seat: int, given: int) -> list[Option]:
    """What can be paid for and carried; after three paid cards one is free off Cartagena."""
    if room(s, seat) <= 0:
        return []
    gold = purse(s, seat)
    goods = goods_of(s.market)
    options: list[Option] = []
    for good in goods:
        if s.prices[good] <= gold:
            options.append(BUY[good])
    rule = ZONE_RULES[s.seats[seat].zone].get("free_goods")
    if rule is not None and given < rule.n and s.paid >= num(rule.row, "after"):
        options += [FREE[good] for good in goods]
    return options


def buy_card(s: Marauders, seat: int, good: int, price: int) -> None:
    card = first_of(s.market, good)
    s.market.remove(card)
    take(s, seat, card)
    if s.diary is not None:
        s.diary.note("buys", seat, {"n": 1}, {"good": GOODS_NAMES[good]}, (seat,))
    if price:
        s.paid += 1
        # The price tells how many cards of the good are in the secret market.
        pay(s, seat, price, "goods", reveals=True)


def close_market(s: Marauders, seat: int) -> None:
    """MAM-622: unbought cards go face up to the discard pile."""
    if s.market and s.diary is not None:
        s.diary.note("market-left", seat, {"cards": names(s.market)}, reveals=True)
    s.cargo_discard += s.market
    s.market = []
    s.prices = [0] * 8


def show(s: Marauders, seat: int, cheap: list[int]) -> Asking[None]:
    """MAM-622, MAM-V11: one other player sees what was bought at a reduced price."""
    others = [other for other in range(s.players) if other != seat]
    whom = yield Choose(seat, "show-to", [SHOW[other] for other in others])
    if s.diary is not None:
        shown = {"goods": " ".join(GOODS_NAMES[good] for good in cheap)}
        s.diary.note("shows-cargo", seat, {"whom": whom}, shown, (seat, whom))
