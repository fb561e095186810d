"""Chapter 6: buying goods in a market that only the buyer sees."""

from typing import Final

from kaper.engine.asking import DONE, Asking, Choose, Option
from kaper.games.marauders.components.board import (
    BUY_DRAW,
    BUY_DRAW_AGAIN,
    GOODS_PRICES,
    ZONE_EFFECTS,
    ZONE_RULES,
)
from kaper.games.marauders.components.cards import GLORY_EFFECTS, GOOD, GOODS, GOODS_NAMES
from kaper.games.marauders.components.load import num
from kaper.games.marauders.rules.glory import PASS, PLAY, acts_as, ask_window, moment, play, playable
from kaper.games.marauders.rules.gold import pay, purse
from kaper.games.marauders.rules.npcs import holds
from kaper.games.marauders.rules.stowing import (
    OVERBOARD,
    cargo_left,
    draw_cargo,
    first_of,
    goods_of,
    names,
    room,
    take,
    throw,
)
from kaper.games.marauders.state.player import Player
from kaper.games.marauders.state.state import NO_PRICES, Marauders

BUY: Final = [Option(f"buy:{name}", good) for good, name in enumerate(GOODS_NAMES)]
FREE: Final = [Option(f"free:{name}", good) for good, name in enumerate(GOODS_NAMES)]
REDRAW: Final = Option("redraw")
SHOW: Final = [Option(f"show:{seat}", seat) for seat in range(4)]


def buy(s: Marauders, seat: int) -> Asking[None]:
    """MAM-620 to MAM-623, MAM-R36: a secret market, bought from card by card."""
    me = s.seats[seat]
    count = yield from cards_to_draw(s, seat)
    me.bought = (me.bought[0], me.zone)
    s.paid = 0
    open_market(s, seat, count)
    cheap: list[int] = []
    discount, redrawn, given = 0, False, 0
    while True:
        options = market_options(s, seat, given)
        if redraw_price(me) and not redrawn and not s.paid and purse(s, seat):
            options.append(REDRAW)
        options.append(DONE)
        if me.hand and not discount:
            options += [PLAY[card] for card in playable(s, me.hand, "buy") if lowers(s, card)]
        chosen = yield Choose(seat, "market", options, {"room": room(s, seat)}, True)
        if chosen is DONE:
            break
        verb, good = chosen.verb, chosen.value
        if chosen is REDRAW:
            redrawn = True
            pay(s, seat, redraw_price(me), "market")
            close_market(s, seat)
            open_market(s, seat, count)
        elif verb == "play":
            bargain = GLORY_EFFECTS[play(s, seat, chosen.value)][0]
            discount, least = bargain.n, num(bargain.row, "min")
            s.prices = tuple([max(least, price - discount) if price else 0 for price in s.prices])
        elif verb == "overboard":
            throw(s, seat, good)
        elif verb == "free":
            given += 1
            buy_card(s, seat, good, 0)
        else:
            cheap += [good] * (offered(s, good) + cheap.count(good) > 1)
            buy_card(s, seat, good, s.prices[good])
    close_market(s, seat)
    if cheap:
        yield from show(s, seat, cheap)


def redraw_price(me: Player) -> int:
    """MAM-1302, `redraw_goods`: gold for other goods where that can be had, else 0."""
    rule = ZONE_RULES[me.zone].get("redraw_goods")
    return 0 if rule is None else num(rule.row, "gold")


def lowers(s: Marauders, card: int) -> bool:
    """MAM-1321: whether a card makes the goods on offer cheaper."""
    return GLORY_EFFECTS[acts_as(s, card)][0].op == "goods_discount"


def offered(s: Marauders, good: int) -> int:
    return sum(GOOD[card] == good for card in s.market)


def cards_to_draw(s: Marauders, seat: int) -> Asking[int]:
    """MAM-620, MAM-1321: the usual number, and what cards add to it."""
    me = s.seats[seat]
    count = usual_draw(me)
    moment(s, seat)
    while cards := playable(s, me.hand, "buy"):
        cards = [card for card in cards if not lowers(s, card)]
        chosen = yield from ask_window(s, seat, "buy", [], cards, {"n": count})
        if chosen is PASS:
            break
        count += GLORY_EFFECTS[play(s, seat, chosen.value)][0].n
    return count


def usual_draw(me: Player) -> int:
    """MAM-620, MAM-623, MAM-1321: the highest number, three if bought here last turn, and the bonuses."""
    count = BUY_DRAW
    for rule in ZONE_EFFECTS[me.zone]:
        if rule.op == "draw_goods" and holds(rule, me):
            count = max(count, rule.n)
    if me.bought[0] == me.zone:
        count = BUY_DRAW_AGAIN
    return count + me.bonus("draw_goods_bonus")


def open_market(s: Marauders, seat: int, count: int) -> None:
    """MAM-620, MAM-621, MAM-1302, MAM-R44: goods in demand are replaced; prices by the number offered."""
    zone = s.seats[seat].zone
    wanted = s.demand[zone]
    aside: list[int] = []
    while len(s.market) < count and cargo_left(s):
        card = draw_cargo(s)
        (aside if GOOD[card] == wanted else s.market).append(card)
    s.cargo_discard += aside
    s.market.sort()
    single = single_price(zone)
    goods = [GOOD[card] for card in s.market]
    prices = [0] * len(GOODS)
    for good in goods:
        prices[good] = price_by(goods.count(good), single)
    s.prices = tuple(prices)
    if s.diary is not None:
        s.diary.note("market", seat, {"n": len(s.market)}, {"cards": names(s.market)}, (seat,))
        if aside:
            s.diary.note("market-aside", seat, {"cards": names(aside)}, reveals=True)


def single_price(zone: int) -> int:
    """MAM-621, MAM-1302: what a good costs of which one card is offered."""
    rule = ZONE_RULES[zone].get("base_price")
    return GOODS_PRICES[0] if rule is None else num(rule.row, "buy")


def price_by(number: int, single: int) -> int:
    """MAM-621: by how many cards are offered; where a single one is cheaper so are the others, down to 1."""
    price = GOODS_PRICES[min(number, len(GOODS_PRICES)) - 1] + single - GOODS_PRICES[0]
    return max(1, price)


def market_options(s: Marauders, seat: int, given: int) -> list[Option]:
    """What can be paid for and carried; after three paid cards one is free off Cartagena.

    MAM-625, MAM-R36: in a full hold cargo may make room.
    """
    if room(s, seat) <= 0:
        return [OVERBOARD[good] for good in goods_of(s.seats[seat].cargo)]
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
    """MAM-622: paid for and kept face down."""
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
    s.prices = NO_PRICES


def show(s: Marauders, seat: int, cheap: list[int]) -> Asking[None]:
    """MAM-622, MAM-V11: one other player sees what was bought at a reduced price."""
    others = [other for other in range(s.players) if other != seat]
    whom = (yield Choose(seat, "show-to", [SHOW[other] for other in others])).value
    if s.diary is not None:
        shown = {"goods": " ".join(GOODS_NAMES[good] for good in cheap)}
        s.diary.note("shows-cargo", seat, {"whom": whom}, shown, (seat, whom))
