"""Chapter 6: Demand tokens and the sale of goods."""

from typing import Final

from kaper.engine.asking import DONE, Asking, Choose, Option
from kaper.games.marauders.components.board import DEMAND_SALE, SALE, SALE_GLORY, ZONE_NAMES, ZONE_RULES
from kaper.games.marauders.components.cards import GLORY_EFFECTS, GOOD, GOODS_NAMES, RUMOR_KEPT, RUMOR_NAMES
from kaper.games.marauders.components.load import num
from kaper.games.marauders.rules.glory import PLAY, play, playable
from kaper.games.marauders.rules.gold import gain, gain_point
from kaper.games.marauders.rules.npcs import holds
from kaper.games.marauders.rules.stowing import ALL, first_of, goods_of, names
from kaper.games.marauders.state.bargain import USUAL, Bargain
from kaper.games.marauders.state.player import without
from kaper.games.marauders.state.state import SALES, Marauders

SELL: Final = [Option(f"sell:{name}", good) for good, name in enumerate(GOODS_NAMES)]
BRIBE: Final = Option("harbour-master")


def draw_demand(s: Marauders) -> int:
    """MAM-612: a token from the pool."""
    return s.chance.draw_counted(s.pool)


def replace_demand(s: Marauders, zones: list[int], why: str) -> None:
    """MAM-612, MAM-R06: new tokens from the pool first, then the old ones go back into it."""
    old = [s.demand[zone] for zone in zones]
    for zone in zones:
        s.demand[zone] = draw_demand(s)
        if s.diary is not None:
            wanted = {"zone": ZONE_NAMES[zone], "good": GOODS_NAMES[s.demand[zone]], "why": why}
            s.diary.note("demand", args=wanted)
    for good in old:
        s.pool[good] += 1


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
        chosen = yield Choose(seat, "sell", options, {"zone": ZONE_NAMES[zone]})
        if chosen is DONE:
            break
        if chosen is BRIBE:
            s.bargain = Bargain(more=s.bargain.more, everything=True)
            spend_harbour_master(s, seat)
        elif chosen.verb == "play":
            effect = GLORY_EFFECTS[play(s, seat, chosen.value)][0]
            if effect.op == "swap_demand":
                replace_demand(s, [zone], "card")
            else:
                s.bargain = Bargain(s.bargain.more + effect.n, s.bargain.everything)
        elif chosen is ALL:
            s.offer += me.cargo
            me.cargo = []
        else:
            card = first_of(me.cargo, chosen.value)
            me.cargo.remove(card)
            s.offer.append(card)
    s.selling = False
    yield from settle_sale(s, seat)
    s.bargain = USUAL


def harbour_master(s: Marauders, seat: int) -> int:
    """MAM-1317: the kept Rumor that puts everything in demand, or -1."""
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
    """MAM-610 to MAM-614, MAM-1321: the price of each card, the new Demand token, the point."""
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
        replace_demand(s, [zone], "sale")
        if wanted >= SALE_GLORY:
            yield from gain_point(s, seat, SALES)


def is_wanted(s: Marauders, zone: int, good: int) -> bool:
    """MAM-610: whether a good is in demand."""
    return s.bargain.everything or good == s.demand[zone]


def fetches(s: Marauders, seat: int, good: int) -> int:
    """MAM-610, MAM-1321: what a card of a good brings here."""
    me = s.seats[seat]
    return wanted_price(s, seat) if is_wanted(s, me.zone, good) else plain_price(me.zone)


def wanted_price(s: Marauders, seat: int) -> int:
    """MAM-610, MAM-1302, MAM-1321: what a card in demand brings here."""
    me, price = s.seats[seat], DEMAND_SALE
    rule = ZONE_RULES[me.zone].get("demand_price")
    if rule is not None and holds(rule, me):
        price = max(price, num(rule.row, "gold"))
    return price + me.bonus("demand_bonus") + s.bargain.more


def plain_price(zone: int) -> int:
    """MAM-610, MAM-1302: what any other card brings here."""
    rule = ZONE_RULES[zone].get("base_price")
    return SALE if rule is None else num(rule.row, "sell")
