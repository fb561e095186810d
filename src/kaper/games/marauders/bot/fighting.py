"""Advice to bots in battles and raids."""

from collections.abc import Callable
from typing import Final

from kaper.engine.asking import Choose, Option
from kaper.games.marauders.components.board import CANNONS, CARGO, CREW, HULL, MASTS, SKULL
from kaper.games.marauders.components.cards import ESCAPE, LEADERSHIP, SYMBOL, VALUE
from kaper.games.marauders.rules.contest import OWN
from kaper.games.marauders.rules.sides import locs, skill_of
from kaper.games.marauders.state.state import NPC, Marauders

Adviser = Callable[[Marauders, Choose, Option], float]


def own_side(s: Marauders, ask: Choose) -> int:
    """The side that the asked player decides for: his own, or the NPC's."""
    if ask.prompt.startswith("npc-"):
        return 0 if s.sides[0] >= NPC else 1
    return 0 if s.sides[0] == ask.seat else 1


def declare(s: Marauders, ask: Choose, option: Option) -> float:
    """Board with the better crew, flee from the better guns, else shoot."""
    side = own_side(s, ask)
    own, other = locs(s, side), locs(s, 1 - side)
    hands = own[CREW] * (1 + skill_of(s, side, LEADERSHIP)) - other[CREW] * (
        1 + skill_of(s, 1 - side, LEADERSHIP)
    )
    if option.verb == "board":
        return 0.5 * hands
    if option.verb == "flee":
        behind = (other[CANNONS] - own[CANNONS]) + (other[HULL] - own[HULL])
        return behind - 0.5 + (1.0 if own[HULL] == 1 else 0.0)
    return 0.2 + 0.3 * own[CANNONS]


def place_hit(s: Marauders, ask: Choose, option: Option) -> float:
    """Where it hurts least: not on the last point of anything, not on the Hull."""
    track = s.seats[ask.seat].loc if s.sides[0] == -1 else locs(s, own_side(s, ask))
    left = track[option.value]
    if left == 0:
        return -10.0
    pain = {HULL: 2.0, CARGO: 0.3, MASTS: 1.0, CREW: 1.0, CANNONS: 1.1}[option.value]
    return left - pain - (6.0 if left == 1 and option.value == HULL else 1.5 if left == 1 else 0.0)


def cancel(s: Marauders, ask: Choose, option: Option) -> float:
    """The hit that would destroy something."""
    return -place_hit(s, ask, option)


def rolled(s: Marauders, ask: Choose, option: Option) -> float:
    """Roll again when the enemy has more successes."""
    own, enemy = str(ask.about["own"]).count("S"), str(ask.about["enemy"]).count("S")
    return 0.0 if option.verb == "pass" else 1.0 if own <= enemy and own < 2 else -1.0


def raid_rolled(s: Marauders, ask: Choose, option: Option) -> float:
    successes = str(ask.about["dice"]).count("S")
    return 0.0 if option.verb == "pass" else 1.0 if successes < 1 and option.verb != "weapon" else -1.0


def whose(s: Marauders, ask: Choose, option: Option) -> float:
    return float(option is OWN)


def pick_dice(s: Marauders, ask: Choose, option: Option) -> float:
    """Failures of one's own, successes of the enemy's; low pips first."""
    if option.verb == "done":
        return 0.0
    skull = option.value == SKULL
    if ask.about["whose"] == "enemy":
        return 1.0 if skull else -1.0
    return -1.0 if skull else 4.0 - option.value


def raid_value(s: Marauders, seat: int, cards: list[int]) -> float:
    """What a raid with these cards would bring."""
    me = s.seats[seat]
    loc = me.loc[:]
    escapes = 0
    for card in cards:
        at = SYMBOL[card]
        if at == ESCAPE:
            escapes += 1
        else:
            loc[at if loc[at] else HULL] -= 1
    if loc[HULL] <= 0:
        return -40.0
    hurt = 2.0 * (sum(me.loc) - sum(loc))
    if 0 in loc or escapes >= me.maneuver:
        return -4.0 - hurt
    gold = sum(VALUE[card] for card in cards)
    return gold - hurt + (12.0 if gold >= 12 else 0.0)


def raid_spend(s: Marauders, ask: Choose, option: Option) -> float:
    """Compare the cards as they would be; an unknown card is a little of everything."""
    cards = s.raid
    if option.verb == "stop":
        return raid_value(s, ask.seat, cards)
    if option.verb == "draw":
        return raid_value(s, ask.seat, cards) + (0.6 if len(cards) < 5 else -1.0)
    left = raid_value(s, ask.seat, [each for each in cards if each != option.value])
    return left + (0.8 if option.verb == "exchange" else 0.0)


def raid_resolve(s: Marauders, ask: Choose, option: Option) -> float:
    return 0.0 if option.verb == "pass" else 1.0 if ask.about["hits"] or option.verb == "play" else -1.0


def withdraw(s: Marauders, ask: Choose, option: Option) -> float:
    worse = int(ask.about["own"]) < int(ask.about["enemy"])
    return float((option.verb == "withdraw") == worse)


def use(s: Marauders, ask: Choose, option: Option) -> float:
    """Cards and tokens of a battle are there to be used."""
    return {"pass": 0.0, "weapon": 0.5, "gunner": -0.5}.get(option.verb, 1.0)


FIGHTING: Final[dict[str, Adviser]] = {
    "declare": declare,
    "npc-declare": declare,
    "place-hit": place_hit,
    "npc-place-hit": place_hit,
    "hit-to": place_hit,
    "which-hit": cancel,
    "naval-rolled": rolled,
    "crew-rolled": rolled,
    "raid-rolled": raid_rolled,
    "whose-dice": whose,
    "pick-dice": pick_dice,
    "raid-spend": raid_spend,
    "raid-resolve": raid_resolve,
    "withdraw": withdraw,
    "chasers": use,
    "naval-start": use,
    "naval-before-roll": use,
    "naval-shoot": use,
    "naval-aim": use,
    "naval-hit": use,
    "crew-start": use,
    "crew-losses": use,
    "carpenter": use,
}
