"""What can be foreseen of a voyage: what waits in a zone, and how likely a test or a lookout succeeds."""

from collections.abc import Callable
from typing import Final

from kaper.games.marauders.components.board import NATION_NAMES, NONE, PORT, ZONE_NAMES
from kaper.games.marauders.components.cards import (
    CAPTAIN_NAMES,
    GOODS_NAMES,
    INFLUENCE,
    MISSION_NAMES,
    MISSION_PORT,
    NPC_NAMES,
    RUMOR_NAMES,
    RUMOR_PLACE,
    SCOUTING,
)
from kaper.games.marauders.components.load import num
from kaper.games.marauders.rules.missions import step_of
from kaper.games.marauders.rules.moving import may_pay, reasons, reef_here, tested, toll_here
from kaper.games.marauders.rules.npcs import hostile, lookouts, scouting_dice, scouting_rules
from kaper.games.marauders.rules.sides import nation_of
from kaper.games.marauders.rules.skills import test_dice
from kaper.games.marauders.show.odds import percent, succeeds
from kaper.games.marauders.state.player import Player
from kaper.games.marauders.state.state import NPC, Marauders

Figures = dict[str, int | str]
Finder = Callable[[Marauders, int, str, list[str]], Figures]
"""From the position, who is asked, the prompt, and what stands behind the option's verb."""


def tried(me: Player, skill: int) -> Figures:
    """The dice of a test and the chance that one of them is a success."""
    dice = test_dice(me, skill)
    return {"dice": dice, "percent": percent(succeeds(dice))}


def sees(s: Marauders, npc: int, me: Player) -> float:
    """MAM-1034: how likely an NPC finds a captain in his zone, with the zone's rules."""
    found = succeeds(scouting_dice(s, npc, me))
    for rule in scouting_rules(npc, me.zone):
        found = found**2 if rule.row.get("twice") is True else 1 - (1 - found) ** 2
    return found


def danger(s: Marauders, me: Player) -> Figures:
    """Who would look out for the captain where he then is, and how likely somebody finds him."""
    here = [npc for npc in lookouts(s, me.zone) if hostile(s, npc, me)]
    missed = 1.0
    for npc in here:
        missed *= 1 - sees(s, npc, me)
    worst = max(here, key=lambda npc: sees(s, npc, me), default=NONE)
    return {"npc": NPC_NAMES[worst] if here else "none", "percent": percent(1 - missed)}


def at_sea_in(s: Marauders, seat: int, zone: int) -> Player:
    """The captain as if he were at sea in this zone."""
    me = s.seats[seat].clone()
    me.zone, me.docked = zone, False
    return me


def _sail(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    """What waits in a zone for a captain who sails there."""
    zone = ZONE_NAMES.index(detail[0])
    me = at_sea_in(s, seat, zone)
    found = danger(s, me)
    return {
        "danger": "damage" if found["percent"] else "",
        "wants": GOODS_NAMES[s.demand[zone]] if PORT[zone] else "none",
        "merchant": int(s.merchant[zone] != NONE),
        "mission": int(errand(s, me, zone)),
        "rumor": int(any(RUMOR_PLACE[card] == zone for card in me.rumors)),
        "closed": int(PORT[zone] and closed(s, me)),
        **found,
    }


def closed(s: Marauders, me: Player) -> bool:
    """Whether the port of the captain's zone is closed to him and no toll opens it."""
    found = reasons(s, me, me.zone)
    return bool(found) and not may_pay(me, found)


def errand(s: Marauders, me: Player, zone: int) -> bool:
    """Whether a Mission can be claimed in a zone, or the captain's own leads there."""
    step = step_of(me)
    own = step is not None and zone in step.ports + step.zones and not me.marks >> zone & 1
    return own or any(MISSION_PORT[card] == zone for card in s.missions)


def _leave(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    me = at_sea_in(s, seat, s.seats[seat].zone)
    return {"surplus": max(0, len(me.cargo) - me.capacity), **danger(s, me)}


def _enter(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    me = s.seats[seat]
    reef = reef_here(me)
    struck = 0.0 if reef is None else 1 - succeeds(test_dice(me, tested(reef)))
    closed = int(bool(reasons(s, me, me.zone)))
    return {"zone": ZONE_NAMES[me.zone], "closed": closed, "reef": percent(struck)}


def _talk(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    return tried(s.seats[seat], INFLUENCE)


def _toll(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    toll = toll_here(s.seats[seat])
    return {"price": 0 if toll is None else num(toll.row, "gold")}


def _retire(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    return {"captain": CAPTAIN_NAMES[s.seats[seat].captain]}


def _scout(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    me = s.seats[seat]
    what = detail[0]
    figures: Figures = {"sure": 0, "bounty": "none", **tried(me, SCOUTING)}
    if what in ("seat", "npc"):
        entity = int(detail[1]) if what == "seat" else NPC + NPC_NAMES.index(detail[1])
        nation = nation_of(s, entity)
        figures["whom"] = min(entity, s.players)
        figures["bounty"] = NATION_NAMES[nation] if nation != NONE else "none"
    elif what == "rumor":
        figures["rumor"] = RUMOR_NAMES[me.rumors[0]]
    elif what == "mission":
        figures["mission"] = MISSION_NAMES[me.mission]
    else:
        figures["sure"] = int(len(detail) > 1)
    return figures


def _npc(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    return {"zone": ZONE_NAMES[s.npc_zone[NPC_NAMES.index(detail[0])]]}


SEA_FINDERS: Final[dict[str, Finder]] = {
    "enter-port": _enter,
    "leave-port": _leave,
    "npc": _npc,
    "pay": _toll,
    "retire": _retire,
    "sail": _sail,
    "scout": _scout,
    "test": _talk,
}
