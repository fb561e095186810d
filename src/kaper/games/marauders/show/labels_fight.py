"""What can be foreseen of a raid or a battle: whom the dice favour, and what a hit would leave."""

from functools import cache
from typing import Final

from kaper.games.marauders.components.board import BOUNTY_MAX, CANNONS, CREW, LOCATION_NAMES, NATION_NAMES
from kaper.games.marauders.components.cards import CARGO_NAMES, GLORY_NAMES
from kaper.games.marauders.rules.bounties import bounty_reward
from kaper.games.marauders.rules.contest import dice_of, winner
from kaper.games.marauders.rules.crew import dice_in
from kaper.games.marauders.rules.land import go_ashore
from kaper.games.marauders.rules.raids import WON, icons, raid_ends, raid_value
from kaper.games.marauders.rules.raids import dice_of as raid_dice
from kaper.games.marauders.rules.sides import ATTACKER, can, locs, strike
from kaper.games.marauders.show.labels_sea import Figures, Finder
from kaper.games.marauders.show.odds import melee, percent, throws
from kaper.games.marauders.state.state import NO_SIDES, NPC, Marauders

LATER_ROUND: Final = 2
"""A round in which no more dice of the first round are rolled."""


def _attack(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    me = s.seats[seat]
    level = min(BOUNTY_MAX, me.bounty[NATION_NAMES.index(detail[0])] + 1)
    return {"dice": raid_dice(me), "maneuver": me.maneuver, "level": level}


def raid_verdict(s: Marauders, seat: int, cards: list[int]) -> Figures:
    """How a raid with these cards would end if nothing else is used."""
    then = s.clone()
    hits, escapes = icons(cards)
    strike(then, seat, hits)
    verdict = raid_ends(then.seats[seat], escapes)
    return {"verdict": verdict, "gold": raid_value(s, seat, cards) if verdict == WON else 0}


def _stop(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    return raid_verdict(s, seat, s.raid) if prompt == "raid-spend" else {}


def _discard(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    if detail[0] in GLORY_NAMES:
        return {"does": f"does-{detail[0]}"}
    dropped = CARGO_NAMES.index(detail[0])
    return raid_verdict(s, seat, [card for card in s.raid if card != dropped])


def own_side(s: Marauders, seat: int, prompt: str) -> int:
    """The side that a player decides for: the NPC's, if he commands it."""
    return int(s.sides[1] >= NPC if prompt.startswith("npc-") else s.sides[1] == seat)


def roll_won(s: Marauders, side: int, helpless: bool = False) -> float:
    """MAM-1122: how likely a side wins the Seamanship roll, `helpless` against no success at all."""
    stubborn = (can(s, side, "win_ties"), can(s, 1 - side, "win_ties"))
    return _more(dice_of(s, side), dice_of(s, 1 - side), stubborn, helpless)


@cache
def _more(dice: int, others: int, stubborn: tuple[bool, bool], helpless: bool) -> float:
    chance = 0.0
    for own, part in throws(dice).items():
        for other, other_part in throws(others).items():
            if winner(own, other, list(stubborn)) == ATTACKER and not (helpless and other[0]):
                chance += part * other_part
    return chance


def crew_won(s: Marauders, side: int) -> float:
    """MAM-1162: how likely a side wins a crew combat, dice of the first round left aside."""
    own, other = locs(s, side)[CREW], locs(s, 1 - side)[CREW]
    return melee(own, dice_in(s, side, LATER_ROUND), other, dice_in(s, 1 - side, LATER_ROUND))[0]


def ashore(s: Marauders, seat: int, crew: int, leadership: int) -> Figures:
    """MAM-1315: a fight on land that is fought to its end."""
    then = s.clone()
    go_ashore(then, seat, crew, leadership)
    return {"crew": crew, "leadership": leadership, "percent": percent(crew_won(then, ATTACKER))}


def _shoot(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    side = own_side(s, seat, prompt)
    return {"guns": locs(s, side)[CANNONS], "percent": percent(roll_won(s, side))}


def _board(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    side = own_side(s, seat, prompt)
    then = s.clone()
    then.more_dice = [0, 0]
    return {"percent": percent(roll_won(s, side)), "fight": percent(crew_won(then, side))}


def _flee(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    side = own_side(s, seat, prompt)
    return {"percent": percent(roll_won(s, side, helpless=not can(s, side, "flee_always")))}


def _fight_on(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    return {"percent": percent(crew_won(s, ATTACKER))}


def _location(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    """How many points are left where a hit would go."""
    if detail[0] not in LOCATION_NAMES:
        return {}
    track = s.seats[seat].loc
    if s.sides != NO_SIDES:
        side = own_side(s, seat, prompt)
        track = locs(s, 1 - side if prompt == "aim-at" else side)
    return {"now": track[LOCATION_NAMES.index(detail[0])]}


def _reward(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    beaten = next(side for side in s.sides if side != seat)
    level = s.seats[beaten].bounty[NATION_NAMES.index(detail[0])]
    return {"gold": bounty_reward(s.seats[seat], level)}


def _take_ship(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    return dict(zip(LOCATION_NAMES, locs(s, 1 - own_side(s, seat, prompt)), strict=True))


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
