"""Chapter 6: recruiting, rumors, stashing and hiring."""

from typing import Final

from kaper.engine.asking import Asking, Choose, numbered
from kaper.games.marauders.components.board import CREW, FLAG, NONE, RECRUIT_PRICE, RUMOR_PRICE, ZONE_RULES
from kaper.games.marauders.components.cards import GLORY_NAMES, GLORY_SPECIALIST, HIRE, INFLUENCE, LEADERSHIP
from kaper.games.marauders.components.load import num
from kaper.games.marauders.rules.effects import draw_rumor, hire, restore_crew
from kaper.games.marauders.rules.glory import PASS, ask_window, play, playable
from kaper.games.marauders.rules.gold import pay, purse, stash
from kaper.games.marauders.rules.skills import skill_test
from kaper.games.marauders.rules.yard import price_of
from kaper.games.marauders.state.player import Player
from kaper.games.marauders.state.state import Marauders

FULL_CREW: Final = 99


def recruit(s: Marauders, seat: int) -> Asking[None]:
    """MAM-650, MAM-1302: free where nobody asks, or by a test; after a failure crew is hired for gold."""
    me = s.seats[seat]
    price = recruit_price(me)
    if price == 0:
        restore_crew(s, seat, FULL_CREW)
        return
    chosen = yield from ask_window(s, seat, "recruit", [], playable(s, me.hand, "recruit"))
    if chosen is not PASS:
        play(s, seat, chosen.value)
        restore_crew(s, seat, FULL_CREW)
        return
    if (yield from skill_test(s, seat, LEADERSHIP)):
        restore_crew(s, seat, FULL_CREW)
        return
    most = min(me.lacks_crew(), purse(s, seat) // price)
    hands = (yield Choose(seat, "hire-crew", numbered("hire", 0, most), {"price": price}, pause=True)).value
    pay(s, seat, price * hands, "crew")
    me.loc[CREW] += hands


def recruit_price(me: Player) -> int:
    """MAM-650, MAM-1321: gold for each point of Crew."""
    return price_of(me, "recruit", RECRUIT_PRICE)


def rumor_price(me: Player) -> int:
    """MAM-652, MAM-1321: gold for the attempt."""
    return price_of(me, "rumor", RUMOR_PRICE)


def acquire_rumor(s: Marauders, seat: int) -> Asking[None]:
    """MAM-652: the gold is gone whether the test succeeds or not."""
    pay(s, seat, rumor_price(s.seats[seat]), "rumor")
    if (yield from skill_test(s, seat, INFLUENCE)):
        yield from draw_rumor(s, seat)


def stash_fee(s: Marauders, seat: int) -> int:
    """MAM-670, `stash_here`: nothing at home, a courier's fee where there is one, NONE elsewhere."""
    me = s.seats[seat]
    if me.zone == me.home:
        return 0
    rule = ZONE_RULES[me.zone].get("stash_here")
    return NONE if rule is None else num(rule.row, "fee")


def stash_gold(s: Marauders, seat: int, fee: int, only_in: bool) -> Asking[None]:
    """MAM-670, MAM-V13: how much stays on board is nobody's business; elsewhere nothing is taken out."""
    me = s.seats[seat]
    pay(s, seat, fee, "courier")
    most = me.gold if only_in else me.gold + me.chest
    on_board = (yield Choose(seat, "stash", numbered("aboard", 0, most), {"gold": me.gold}, pause=True)).value
    stash(s, seat, on_board)


def can_hire(s: Marauders, seat: int, card: int) -> bool:
    """MAM-907, MAM-1316: the right port, the gold, and none of this kind yet."""
    kind = GLORY_SPECIALIST[card]
    me = s.seats[seat]
    if kind == NONE or me.special >> kind & 1:
        return False
    terms = HIRE[card]
    here = me.zone == terms.port if terms.port != NONE else terms.port_nation in (NONE, FLAG[me.zone])
    return here and purse(s, seat) >= terms.gold


def hire_specialist(s: Marauders, seat: int, card: int) -> Asking[None]:
    """MAM-1316: by gold or by one test; after a failed one the card stays in the hand."""
    terms = HIRE[card]
    if s.diary is not None:
        s.diary.note("shows-specialist", seat, {"card": GLORY_NAMES[card]}, reveals=True)
    s.shown = card
    passed = terms.skill == NONE or (yield from skill_test(s, seat, terms.skill))
    s.shown = NONE
    if not passed:
        return
    pay(s, seat, terms.gold, "specialist")
    s.seats[seat].hand.remove(card)
    hire(s, seat, GLORY_SPECIALIST[card], card)
