"""Chapter 5: the Scout action; chapter 10: scouting by NPCs."""

from typing import Final

from kaper.engine.asking import Asking, Option
from kaper.games.marauders.components.board import NATION_NAMES, NONE, ZONE_RULES
from kaper.games.marauders.components.cards import NPC_NAMES, NPCS, SCOUTING
from kaper.games.marauders.components.load import NATION_IDS, word
from kaper.games.marauders.rules.bounties import raise_bounty
from kaper.games.marauders.rules.glory import interrupt
from kaper.games.marauders.rules.land import attempt, rumor_here, try_rumor
from kaper.games.marauders.rules.missions import step_of
from kaper.games.marauders.rules.naval import start_battle
from kaper.games.marauders.rules.npcs import hostile, lookouts, npc_scouts
from kaper.games.marauders.rules.raids import find_merchant
from kaper.games.marauders.rules.sides import name_of, nation_of
from kaper.games.marauders.rules.skills import skill_test
from kaper.games.marauders.state.player import Player
from kaper.games.marauders.state.state import ACTION, NPC, Marauders

MERCHANT_BIT: Final = 12
"""Targets of this turn as bits: ships by their number, merchants from here on by zone, then the places."""
RUMOR_BIT: Final = 30
MISSION_BIT: Final = 31


class Merchant(Option):
    """To look for a merchant: of any nation, by a test, or of a nation that is found for sure."""

    __slots__ = ("nation",)

    def __init__(self, text: str, nation: int) -> None:
        super().__init__(text, MERCHANT_BIT)
        self.nation = nation


SCOUT_SEAT: Final = [Option(f"scout:seat:{seat}", seat) for seat in range(NPC)]
SCOUT_NPC: Final = [Option(f"scout:npc:{name}", NPC + npc) for npc, name in enumerate(NPC_NAMES)]
SCOUT_MERCHANT: Final = Merchant("scout:merchant", NONE)
SCOUT_RUMOR: Final = Option("scout:rumor", RUMOR_BIT)
SCOUT_MISSION: Final = Option("scout:mission", MISSION_BIT)
LAND_PARTY: Final = Option("land", MISSION_BIT)
SURE: Final = [
    NATION_IDS.index(word(rules["raid_no_scouting"].row, "nation")) if "raid_no_scouting" in rules else NONE
    for rules in ZONE_RULES
]
"""For each zone the nation whose merchant is found there without a roll."""
NO_ROLL: Final = [Merchant(f"scout:merchant:{name}", nation) for nation, name in enumerate(NATION_NAMES)]


def add_targets(s: Marauders, me: Player, options: list[Option]) -> None:
    """MAM-530, MAM-531, MAM-534: what can be scouted here at sea, each target once a turn."""
    here, seen = me.zone, s.scouted
    for player in s.seats:
        if player.zone == here and player is not me and not player.docked:
            other = s.seats.index(player)
            if not seen >> other & 1:
                options.append(SCOUT_SEAT[other])
    if here in s.npc_zone:
        add_npcs(s, here, options)
    if s.merchant[here] != NONE and not seen >> MERCHANT_BIT + here & 1:
        options.append(SCOUT_MERCHANT)
        if SURE[here] != NONE:
            options.append(NO_ROLL[SURE[here]])
    if not seen >> RUMOR_BIT & 1 and rumor_here(me, True):
        options.append(SCOUT_RUMOR)
    if me.mission != NONE and not seen >> MISSION_BIT & 1:
        options += mission_here(me)


def add_npcs(s: Marauders, here: int, options: list[Option]) -> None:
    """MAM-530, MAM-534: the NPC ships here that were not scouted yet."""
    for npc in NPCS:
        if s.npc_zone[npc] == here and not s.scouted >> NPC + npc & 1:
            options.append(SCOUT_NPC[npc])


def mission_here(me: Player) -> list[Option]:
    """MAM-1314, MAM-1315: a Scouting test in this zone, or a landing on its coast."""
    step = step_of(me)
    if step is not None and step.do == "test" and me.zone in step.zones:
        return [SCOUT_MISSION]
    if step is not None and step.do == "fight" and me.zone in step.ports and me.loc[3]:
        return [LAND_PARTY]
    return []


def scout(s: Marauders, seat: int, chosen: Option) -> Asking[None]:
    """MAM-530, MAM-532, MAM-534, MAM-655, MAM-1314: one action, one target."""
    s.actions -= 1
    if isinstance(chosen, Merchant):
        s.scouted |= 1 << MERCHANT_BIT + s.seats[seat].zone
        if chosen.nation != NONE or (yield from skill_test(s, seat, SCOUTING, merchant=True)):
            yield from find_merchant(s, seat, chosen.nation)
        return
    s.scouted |= 1 << chosen.value
    if chosen is SCOUT_RUMOR:
        yield from try_rumor(s, seat)
    elif chosen is SCOUT_MISSION or chosen is LAND_PARTY:
        step = step_of(s.seats[seat])
        if step is not None:
            yield from attempt(s, seat, step)
    else:
        yield from scout_ship(s, seat, chosen.value)


def scout_ship(s: Marauders, seat: int, target: int) -> Asking[None]:
    """MAM-532, MAM-801, MAM-804, MAM-R47: the bounty comes before the battle, cards before the bounty."""
    if s.diary is not None:
        s.diary.note("scouts", seat, name_of(s, target))
    if not (yield from skill_test(s, seat, SCOUTING)):
        return
    if target < NPC and (yield from interrupt(s, "scouted", [target], {"whom": seat})):
        return
    nation = nation_of(s, target)
    if nation != NONE:
        raise_bounty(s, seat, nation, "scouted")
    start_battle(s, seat, target)


def scouted_by_npcs(s: Marauders) -> Asking[None]:
    """MAM-1033, MAM-1035, MAM-1036, MAM-R20: one after another, until a battle begins or nobody is left."""
    seat = s.active
    player = s.seats[seat]
    s.stage = ACTION
    while s.scouts:
        npc = s.scouts.pop(0)
        zone = s.npc_zone[npc]
        if zone != player.zone or npc not in lookouts(s, zone) or not hostile(s, npc, player):
            continue
        if npc_scouts(s, npc, seat):
            about = {"npc": NPC_NAMES[npc]}
            if not (yield from interrupt(s, "scouted", [seat], about)):
                start_battle(s, NPC + npc, seat)
                return
