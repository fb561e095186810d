"""Advice to bots: how good each option of a question is."""

from collections.abc import Callable
from typing import Final

from kaper.engine.asking import Choose, Option
from kaper.games.marauders.bot.fighting import FIGHTING
from kaper.games.marauders.bot.goals import (
    RAIDERS_SKILL,
    Goal,
    best_goal,
    can_afford_frigate,
    feasible,
    lacking,
    mend_worth,
    needed,
    prey_worth,
    raid_worth,
    raider,
    stash_worth,
    wants_frigate,
    way,
    welcome,
)
from kaper.games.marauders.components.board import CREW, FAR, FLUTE, FRIGATE, NONE
from kaper.games.marauders.components.cards import (
    GOOD,
    RUMOR_FIGHT,
    RUMOR_PLACE,
    SCOUTING,
    SEAMANSHIP,
)
from kaper.games.marauders.rules.missions import step_of
from kaper.games.marauders.rules.moving import ignores, in_force
from kaper.games.marauders.state.player import Player
from kaper.games.marauders.state.state import Marauders

Adviser = Callable[[Marauders, Choose, Option], float]


def rate(s: Marauders, ask: Choose) -> list[float]:
    if ask.prompt == "action":
        return actions(s, ask)
    adviser = ADVISERS.get(ask.prompt)
    if adviser is None:
        return [0.0] * len(ask.options)
    return [adviser(s, ask, option) for option in ask.options]


def actions(s: Marauders, ask: Choose) -> list[float]:
    goal = best_goal(s, ask.seat)
    return [act(s, ask.seat, goal, option) for option in ask.options]


def act(s: Marauders, seat: int, goal: Goal, option: Option) -> float:
    me = s.seats[seat]
    verb = option.verb
    if verb == "sail":
        here = me.zone == goal.zone
        return way(s, me, goal, option.value) + (-5.0 if here else 10.0)
    if verb == "leave-port":
        return 8.0 if (goal.at_sea or goal.zone != me.zone) and not stormy(s, seat) else -2.0
    if verb == "enter-port":
        return 9.0 if not goal.at_sea and goal.zone == me.zone else -3.0
    if verb == "port":
        return 12.0 if goal.zone == me.zone and not goal.at_sea else 3.0
    if verb == "scout":
        return scouting(s, seat, option)
    if verb == "play":
        return 1.0
    return {"end-turn": 0.0, "land": 11.0, "overboard": -9.0, "retire": -50.0}[verb]


def stormy(s: Marauders, seat: int) -> bool:
    """A storm that is better sat out in port."""
    return in_force(s, "storm") is not None and not ignores(s, s.seats[seat], "storm")


def scouting(s: Marauders, seat: int, option: Option) -> float:
    me = s.seats[seat]
    target = option.details[0]
    if target in ("rumor", "mission"):
        return 14.0
    if target == "merchant":
        worth = raid_worth(me)
        return 11.0 + 0.1 * worth if worth > 0 else -4.0
    return 10.5 if prey_worth(s, me, me.zone) > 0 and target == "npc" else -6.0


def port(s: Marauders, ask: Choose, option: Option) -> float:
    """In which order things are done ashore."""
    me = s.seats[ask.seat]
    verb = option.verb
    if verb == "sell":
        wanted = sum(GOOD[card] == s.demand[me.zone] for card in me.cargo)
        return 20.0 if wanted or me.gold < 2 or stuck(s, me) else -1.0
    if verb == "claim":
        return 6.0 if welcome(s, ask.seat, option.value) else -1.0
    if verb == "yard":
        return 10.0 if can_afford_frigate(me) or mend_worth(me) > 0 else -1.0
    if verb == "stash":
        return 9.0 if stash_worth(s, ask.seat, me) > 0 else -1.0
    if verb == "rumor":
        return -1.0 if me.rumors and feasible(me) else 5.0
    if verb == "buy":
        return 4.0 if len(me.cargo) < me.capacity and (lacking(me) or not raider(me)) else -1.0
    return {
        "step": 15.0, "test-rumor": 14.0, "recruit": 8.0,
        "hire": 5.5, "buyback": 0.5, "play": 1.0, "done": 0.0,
        "overboard": -9.0,
    }[verb]  # fmt: skip


def stuck(s: Marauders, me: Player) -> bool:
    """A full hold of goods that no port wants."""
    return len(me.cargo) >= me.capacity and not any(GOOD[card] in s.demand for card in me.cargo)


def sell(s: Marauders, ask: Choose, option: Option) -> float:
    """What is in demand; the rest may be wanted elsewhere, unless the purse is empty."""
    me = s.seats[ask.seat]
    if option.verb == "sell":
        good = option.value
        if needed(me, good):
            return -1.0
        wanted = good == s.demand[me.zone]
        return 3.0 if wanted else 1.0 if me.gold < 2 or stuck(s, me) else -1.0
    return {"done": 0.0, "all": 0.5 if me.gold < 2 else -2.0, "play": -0.5, "harbour-master": -0.5}[
        option.verb
    ]


def market(s: Marauders, ask: Choose, option: Option) -> float:
    """Three of a kind for a gold each, which some port wants."""
    me = s.seats[ask.seat]
    if option.verb == "play":
        return -0.5
    if option.verb not in ("buy", "free"):
        return 0.0 if option.verb == "done" else -1.0
    if len(me.cargo) >= me.capacity:
        return -1.0
    good = option.value
    have = sum(GOOD[card] == good for card in me.cargo)
    price = s.prices[good] if option.verb == "buy" else 0
    step = step_of(me)
    if step is not None and step.goods[good] > have:
        return 6.0 - price
    ports = s.demand.count(good)
    if not ports:
        return 1.5 - price
    kind = have + sum(GOOD[card] == good for card in s.market)
    return 2.5 - price + 0.8 * have + 0.4 * min(2, ports) + (1.5 if kind >= 3 else 0.0)


def yard(s: Marauders, ask: Choose, option: Option) -> float:
    me = s.seats[ask.seat]
    verb = option.verb
    if verb == "ship":
        big = option.value == FRIGATE and not me.big_ship
        return 20.0 if big else -20.0
    saving = wants_frigate(me) and me.gold >= 12
    return {
        "repair": 10.0, "restore-hull": me.gold - 12.0, "modification": -1.0 if saving else 2.0,
        "weapon": 1.5 if raid_worth(me) > 0 and me.gold >= 8 and not saving else -1.0,
        "sell-weapon": -3.0, "play": 0.5, "done": 0.0,
    }[verb]  # fmt: skip


def stash(s: Marauders, ask: Choose, option: Option) -> float:
    """Full tens into the chest, but enough on board for a frigate or the next market."""
    me = s.seats[ask.seat]
    total = me.gold + me.chest
    chest = total - option.value
    points = s.chest_points(chest)
    if me.glory + s.chest_points(total) >= s.target:
        return float(points)
    if wants_frigate(me) and total >= 20:
        return float(option.value)
    return points + 0.05 * min(8, option.value)


def start_ship(s: Marauders, ask: Choose, option: Option) -> float:
    """A Sloop for raiders, a Flute for traders."""
    me = s.seats[ask.seat]
    able = me.captain != NONE and me.skill(SEAMANSHIP) + me.skill(SCOUTING) >= RAIDERS_SKILL
    return float((option.value == FLUTE) != able)


def merchant(s: Marauders, ask: Choose, option: Option) -> float:
    """Rather a nation that is angry already; never under the flag of home."""
    me = s.seats[ask.seat]
    if option.verb == "let-sail":
        return 0.0
    worth = raid_worth(me) + (6.0 if me.bounty[option.value] else 0.0)
    return worth - (4.0 if option.value == me.nation else 0.0) - me.bounty[option.value]


DESIRED: Final = {
    "done": 0.0, "decline": 0.0, "stop": 0.0, "stay": 0.0, "take-ship": 1.01, "gold": 1.01,
    "rumor": 1.02, "keep": 1.1, "cargo": 1.1, "weapon": 1.2, "glory": 2.0, "kept": 3.0, "specialist": 4.0,
}  # fmt: skip
"""How much a captain wants what he may take; of two things of one kind the later one."""


def take_most(s: Marauders, ask: Choose, option: Option) -> float:
    """Whatever there is to have."""
    if option.verb == "overboard":
        return -1.0
    return DESIRED.get(option.verb, 1.0) + 0.01 * option.value


def spend_little(s: Marauders, ask: Choose, option: Option) -> float:
    return float(option.value)


def play_it(s: Marauders, ask: Choose, option: Option) -> float:
    return float(option.verb == "play")


def hold_back(s: Marauders, ask: Choose, option: Option) -> float:
    return float(option.verb == "pass")


def keep_rumor(s: Marauders, ask: Choose, option: Option) -> float:
    """One without a fight, or whose enemy has the smaller crew; else the nearer one."""
    me = s.seats[ask.seat]
    crew = RUMOR_FIGHT[option.value][0]
    return (0.0 if crew == 0 or me.loc[CREW] > crew else -10.0) - FAR[me.zone][RUMOR_PLACE[option.value]]


def pardon(s: Marauders, ask: Choose, option: Option) -> float:
    price = int(ask.about["price"])
    return 0.0 if option.verb == "decline" else (3.5 - price) * int(option.details[1])


def lighten(s: Marauders, ask: Choose, option: Option) -> float:
    """Throw out what is lonely in the hold."""
    if needed(s.seats[ask.seat], option.value):
        return -9.0
    return -float(sum(GOOD[card] == option.value for card in s.seats[ask.seat].cargo))


ADVISERS: Final[dict[str, Adviser]] = {
    "port": port,
    "sell": sell,
    "market": market,
    "yard": yard,
    "stash": stash,
    "start-ship": start_ship,
    "merchant": merchant,
    "keep-rumor": keep_rumor,
    "stow": take_most,
    "plunder": take_most,
    "reward": take_most,
    "take-ship": take_most,
    "pick-modification": take_most,
    "hire-crew": spend_little,
    "before-test": play_it,
    "after-test": play_it,
    "scouted": play_it,
    "event": play_it,
    "recruit": play_it,
    "buy": play_it,
    "any-turn": hold_back,
    "other-test": play_it,
    "turn-end": hold_back,
    "pardon": pardon,
    "lighten": lighten,
    "overboard": lighten,
    **FIGHTING,
}
