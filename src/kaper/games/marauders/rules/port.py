"""Chapter 6: the Port action, a place where all that can be done today is in view."""

from typing import Final

from kaper.engine.asking import DONE, NOTHING, Asking, Choose, Option
from kaper.games.marauders.components.board import NATIONS, NONE
from kaper.games.marauders.components.cards import (
    ALL_WEAPONS,
    GLORY_EFFECTS,
    GLORY_NAMES,
    MISSION_NAMES,
    MISSION_PORT,
)
from kaper.games.marauders.components.load import num
from kaper.games.marauders.rules.bounties import lift
from kaper.games.marauders.rules.effects import apply
from kaper.games.marauders.rules.glory import PLAY, acts_as, own_cards, play, playable
from kaper.games.marauders.rules.gold import purse
from kaper.games.marauders.rules.harbour import (
    acquire_rumor,
    can_hire,
    hire_specialist,
    recruit,
    rumor_price,
    stash_fee,
    stash_gold,
)
from kaper.games.marauders.rules.land import attempt, rumor_here, try_rumor
from kaper.games.marauders.rules.market import buy
from kaper.games.marauders.rules.missions import (
    advance,
    claim,
    deliver,
    may_claim,
    step_here,
    step_of,
    visit,
)
from kaper.games.marauders.rules.moving import in_force
from kaper.games.marauders.rules.scouting import MISSION_BIT
from kaper.games.marauders.rules.stowing import LIGHTEN, throw_overboard
from kaper.games.marauders.rules.trade import sell
from kaper.games.marauders.rules.yard import forbidden, shipyard
from kaper.games.marauders.state.state import ACTION, Marauders

SELL: Final = Option("sell")
BUY: Final = Option("buy")
YARD: Final = Option("yard")
RECRUIT: Final = Option("recruit")
RUMOR: Final = Option("rumor")
CLAIM: Final = [Option(f"claim:{name}", mission) for mission, name in enumerate(MISSION_NAMES)]
STASH: Final = Option("stash")
TEST_RUMOR: Final = Option("test-rumor")
STEP: Final = Option("step")
BUYBACK: Final = Option("buyback")
HIRE: Final = [Option(f"hire:{name}", card) for card, name in enumerate(GLORY_NAMES)]
SOLD: Final = 1
BOUGHT: Final = 2
WORKED: Final = 4
RECRUITED: Final = 8
LISTENED: Final = 16
CLAIMED: Final = 32
STASHED: Final = 64
ONCE: Final = {
    "sell": SOLD, "buy": BOUGHT, "yard": WORKED, "recruit": RECRUITED, "rumor": LISTENED, "claim": CLAIMED,
    "stash": STASHED,
}  # fmt: skip
"""MAM-601: the bit of `done` for each activity."""
RUMOR_TRIED: Final = 1
STEP_TRIED: Final = 2
OTHER_BUSINESS: Final = 4
TRIED_CARD: Final = 8
"""From this bit on, the Specialists whose hiring was tried, by card."""


def in_port(s: Marauders) -> Asking[bool]:
    """MAM-601, MAM-660, MAM-670, MAM-680, MAM-682: one activity or deed; whether the turn goes on.

    MAM-625, MAM-903: cargo thrown overboard and cards of the own turn are neither.
    """
    seat = s.active
    chosen = yield Choose(seat, "port", port_options(s, seat), NOTHING, True)
    if chosen is DONE:
        s.stage = ACTION
        if s.seats[seat].mission != NONE:
            yield from end_visit(s, seat)
    elif chosen.verb in ONCE:
        yield from activity(s, seat, chosen)
    elif chosen is LIGHTEN:
        yield from throw_overboard(s, seat)
    elif chosen.verb == "play" and chosen.value in own_cards(s, s.seats[seat].hand):
        yield from apply(s, seat, GLORY_EFFECTS[play(s, seat, chosen.value)][0])
    else:
        yield from business(s, seat, chosen)
    return s.seats[seat].captain != NONE


def port_options(s: Marauders, seat: int) -> list[Option]:
    """MAM-601, MAM-602, MAM-652, MAM-660, MAM-670: what can be done in this Port action, each once."""
    me = s.seats[seat]
    done = s.done
    options: list[Option] = []
    if not done and not s.tried and me.cargo:
        options.append(SELL)
    if not done & BOUGHT:
        options.append(BUY)
    if not done & WORKED:
        options.append(YARD)
    if not done & RECRUITED and me.lacks_crew() and not forbidden(me, "recruit"):
        options.append(RECRUIT)
    if not done & LISTENED and s.rumor_deck and purse(s, seat) >= rumor_price(me):
        options.append(RUMOR)
    if not done & CLAIMED:
        for card in s.missions:
            if MISSION_PORT[card] == me.zone and may_claim(s, seat, card):
                options.append(CLAIM[card])
    if not done & STASHED and me.gold + me.chest and 0 <= stash_fee(s, seat) <= me.gold:
        options.append(STASH)
    add_business(s, seat, options)
    return options


def add_business(s: Marauders, seat: int, options: list[Option]) -> None:
    """MAM-625, MAM-680, MAM-681, MAM-903: what is no activity; Rumor, Mission step, each Specialist once."""
    me = s.seats[seat]
    if not s.tried & RUMOR_TRIED and rumor_here(me, False):
        options.append(TEST_RUMOR)
    if (
        me.mission != NONE
        and not (s.tried & STEP_TRIED or s.scouted >> MISSION_BIT & 1)
        and step_here(s, seat)
    ):
        options.append(STEP)
    if s.events and me.pirate and 0 <= amnesty_price(s) <= purse(s, seat):
        options.append(BUYBACK)
    if me.cargo:
        options.append(LIGHTEN)
    options.append(DONE)
    if me.hand:
        cards = own_cards(s, me.hand)
        cards += [card for card in playable(s, me.hand, "own_port") if worth_playing(s, seat, card)]
        options += [PLAY[card] for card in sorted(cards)]
        for nth, card in enumerate(me.hand):
            if can_hire(s, seat, card) and not s.tried >> card & TRIED_CARD and card not in me.hand[:nth]:
                options.append(HIRE[card])


def worth_playing(s: Marauders, seat: int, card: int) -> bool:
    """MAM-680: whether a card of the window `own_port` can do anything now."""
    effect = GLORY_EFFECTS[acts_as(s, card)][0]
    me = s.seats[seat]
    if effect.op == "stash_here":
        return not s.done & STASHED
    if effect.op == "pardon":
        return me.pirate and purse(s, seat) >= num(effect.row, "price_per_level")
    return bool(s.rumor_deck) if effect.op == "draw_rumor" else me.weapons != ALL_WEAPONS


def amnesty_price(s: Marauders) -> int:
    """MAM-680, `buyback`: gold for each level while that event is in force, else NONE."""
    amnesty = in_force(s, "buyback")
    return NONE if amnesty is None else num(amnesty.row, "price_per_level")


def activity(s: Marauders, seat: int, chosen: Option) -> Asking[None]:
    """MAM-601, MAM-660, MAM-670: an activity is done once."""
    s.done |= ONCE[chosen.verb]
    if chosen is SELL:
        yield from sell(s, seat)
    elif chosen is BUY:
        yield from buy(s, seat)
    elif chosen is YARD:
        yield from shipyard(s, seat)
    elif chosen is RECRUIT:
        yield from recruit(s, seat)
    elif chosen is RUMOR:
        yield from acquire_rumor(s, seat)
    elif chosen is STASH:
        yield from stash_gold(s, seat, stash_fee(s, seat), s.seats[seat].zone != s.seats[seat].home)
    elif (yield from claim(s, seat, chosen.value)):
        # MAM-682: no step of it in this Port action.
        s.tried |= STEP_TRIED


def business(s: Marauders, seat: int, chosen: Option) -> Asking[None]:
    """MAM-655, MAM-680, MAM-681, MAM-1316: after any of it no goods are sold in this Port action."""
    s.tried |= OTHER_BUSINESS
    if chosen is TEST_RUMOR:
        s.tried |= RUMOR_TRIED
        yield from try_rumor(s, seat)
    elif chosen is STEP:
        s.tried |= STEP_TRIED
        yield from do_step(s, seat)
    elif chosen is BUYBACK:
        nations = [nation for nation in NATIONS if s.seats[seat].bounty[nation]]
        yield from lift(s, seat, nations, amnesty_price(s))
    elif chosen.verb == "hire":
        s.tried |= TRIED_CARD << chosen.value
        yield from hire_specialist(s, seat, chosen.value)
    else:
        effect = GLORY_EFFECTS[play(s, seat, chosen.value)][0]
        if effect.op == "stash_here":
            s.done |= STASHED
            yield from stash_gold(s, seat, num(effect.row, "fee"), True)
        else:
            yield from apply(s, seat, effect)


def do_step(s: Marauders, seat: int) -> Asking[None]:
    """MAM-1314, MAM-1315: the step that names this port; a test or a fight is tried once a turn."""
    step = step_of(s.seats[seat])
    if step is None:
        return
    if step.do in ("test", "fight"):
        s.scouted |= 1 << MISSION_BIT
        yield from attempt(s, seat, step)
    elif step.do == "deliver":
        deliver(s, seat, step)
        yield from advance(s, seat)
    else:
        yield from visit(s, seat, step)


def end_visit(s: Marauders, seat: int) -> Asking[None]:
    """MAM-1314: a Mission that only wants a Port action here is never forgotten."""
    step = step_of(s.seats[seat])
    if (
        step is not None
        and step.do in ("visit", "visit_all")
        and not s.tried & STEP_TRIED
        and step_here(s, seat)
    ):
        yield from visit(s, seat, step)
