"""What can be foreseen of a raid or a battle: whom the dice favour, and what a hit would leave."""

from collections.abc import Callable
from typing import Final

from kaper.games.marauders.components.board import (
    BOUNTY_GOLD,
    BOUNTY_MAX,
    CANNONS,
    CREW,
    HULL,
    LOCATION_NAMES,
    NATION_NAMES,
    NONE,
)
from kaper.games.marauders.components.cards import CARGO_NAMES, ESCAPE, GLORY_NAMES, SEAMANSHIP, SYMBOL, VALUE
from kaper.games.marauders.rules.contest import dice_of
from kaper.games.marauders.rules.crew import dice_of as crew_dice
from kaper.games.marauders.rules.raids import zone_value
from kaper.games.marauders.rules.sides import can, damage, locs
from kaper.games.marauders.show.odds import melee, percent, throws
from kaper.games.marauders.show.shadow import asked_seat, shadow
from kaper.games.marauders.state.state import LAND, NPC, Marauders
from kaper.games.marauders.view.view import View

Figures = dict[str, int | str]
LATER_ROUND: Final = 2
"""A round in which no more dice of the first round are rolled."""


# --- merchant raids


def _attack(view: View, prompt: str, detail: list[str]) -> Figures:
    me = shadow(view).seats[asked_seat(view)]
    level = min(BOUNTY_MAX, me.bounty[NATION_NAMES.index(detail[0])] + 1)
    dice = me.skill(SEAMANSHIP) + me.bonus("add_dice@raid")
    return {"dice": dice, "maneuver": me.maneuver, "level": level}


def raid_verdict(s: Marauders, seat: int, cards: list[int]) -> Figures:
    """MAM-726 to MAM-730: how a raid with these cards would end if nothing else is used."""
    me = s.seats[seat]
    track = me.loc[:]
    for card in cards:
        if SYMBOL[card] != ESCAPE:
            damage(track, SYMBOL[card])
    escapes = sum(SYMBOL[card] == ESCAPE for card in cards)
    gold = sum(VALUE[card] for card in cards) + zone_value(s, seat)
    if track[HULL] == 0:
        return {"verdict": "sunk", "gold": 0}
    if 0 in track:
        return {"verdict": "destroyed", "gold": 0}
    if escapes >= me.maneuver:
        return {"verdict": "escaped", "gold": 0}
    return {"verdict": "won", "gold": gold}


def _stop(view: View, prompt: str, detail: list[str]) -> Figures:
    if prompt != "raid-spend":
        return {}
    s = shadow(view)
    return raid_verdict(s, asked_seat(view), s.raid)


def _discard(view: View, prompt: str, detail: list[str]) -> Figures:
    if detail[0] in GLORY_NAMES:
        return {"does": f"does-{detail[0]}"}
    s = shadow(view)
    dropped = CARGO_NAMES.index(detail[0])
    return raid_verdict(s, asked_seat(view), [card for card in s.raid if card != dropped])


# --- the two sides


def own_side(s: Marauders, view: View, prompt: str) -> int:
    """The side that the viewer decides for: the NPC's, if he commands it."""
    if prompt.startswith("npc-"):
        return int(s.sides[1] >= NPC)
    return int(s.sides[1] == asked_seat(view))


def roll_won(s: Marauders, side: int, helpless: bool = False) -> float:
    """MAM-1122: how likely a side wins the Seamanship roll, `helpless` against no success at all."""
    stubborn = [can(s, each, "win_ties") for each in (side, 1 - side)]
    chance = 0.0
    for (one, pips), part in throws(dice_of(s, side)).items():
        for (two, others), other_part in throws(dice_of(s, 1 - side)).items():
            if stubborn[0] != stubborn[1] and one == two:
                won = one > 0 and stubborn[0]
            else:
                won = one > 0 and (one, pips) > (two, others)
            if won and not (helpless and two):
                chance += part * other_part
    return chance


def crew_won(s: Marauders, side: int) -> float:
    """MAM-1162: how likely a side wins a crew combat, dice of the first round left aside."""
    s.bout = LATER_ROUND
    own, other = locs(s, side)[CREW], locs(s, 1 - side)[CREW]
    return melee(own, crew_dice(s, side), other, crew_dice(s, 1 - side))[0]


def ashore(s: Marauders, seat: int, crew: int, leadership: int) -> Figures:
    """MAM-1315: a fight on land that is fought to its end."""
    s.clear_battle()
    s.sides = [seat, LAND]
    s.enemy[CREW], s.enemy_lead = crew, leadership
    return {"crew": crew, "leadership": leadership, "percent": percent(crew_won(s, 0))}


# --- declarations


def _shoot(view: View, prompt: str, detail: list[str]) -> Figures:
    s = shadow(view)
    side = own_side(s, view, prompt)
    return {"guns": locs(s, side)[CANNONS], "percent": percent(roll_won(s, side))}


def _board(view: View, prompt: str, detail: list[str]) -> Figures:
    s = shadow(view)
    side = own_side(s, view, prompt)
    won = percent(roll_won(s, side))
    s.more_dice = [0, 0]
    return {"percent": won, "fight": percent(crew_won(s, side))}


def _flee(view: View, prompt: str, detail: list[str]) -> Figures:
    s = shadow(view)
    side = own_side(s, view, prompt)
    return {"percent": percent(roll_won(s, side, helpless=not can(s, side, "flee_always")))}


def _fight_on(view: View, prompt: str, detail: list[str]) -> Figures:
    return {"percent": percent(crew_won(shadow(view), 0))}


# --- hits and spoils


def _location(view: View, prompt: str, detail: list[str]) -> Figures:
    """How many points are left where a hit would go."""
    if detail[0] not in LOCATION_NAMES:
        return {}
    s = shadow(view)
    if max(s.sides) == NONE:
        track = s.seats[asked_seat(view)].loc
    else:
        side = own_side(s, view, prompt)
        track = locs(s, 1 - side if prompt == "aim-at" else side)
    return {"now": track[LOCATION_NAMES.index(detail[0])]}


def _reward(view: View, prompt: str, detail: list[str]) -> Figures:
    s = shadow(view)
    seat = asked_seat(view)
    beaten = next(side for side in s.sides if side != seat)
    level = s.seats[beaten].bounty[NATION_NAMES.index(detail[0])]
    return {"gold": BOUNTY_GOLD * level + s.seats[seat].bonus("reward_bonus")}


def _take_ship(view: View, prompt: str, detail: list[str]) -> Figures:
    s = shadow(view)
    return dict(zip(LOCATION_NAMES, locs(s, 1 - own_side(s, view, prompt)), strict=True))


Finder = Callable[[View, str, list[str]], Figures]
FIGHT_FINDERS: Final[dict[str, Finder]] = {
    "attack": _attack,
    "board": _board,
    "discard": _discard,
    "fight-on": _fight_on,
    "flee": _flee,
    "hit": _location,
    "reward": _reward,
    "shoot": _shoot,
    "stop": _stop,
    "take-ship": _take_ship,
    "to": _location,
}
