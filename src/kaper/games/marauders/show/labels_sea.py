"""What can be foreseen of a voyage: what waits in a zone, and how likely a test or a lookout succeeds."""

from collections.abc import Callable
from typing import Final

from kaper.games.marauders.components.board import (
    NATION_NAMES,
    NONE,
    PORT,
    SHIP_IDS,
    ZONE_EFFECTS,
    ZONE_NAMES,
    ZONE_RULES,
)
from kaper.games.marauders.components.cards import (
    GOODS_NAMES,
    INFLUENCE,
    MISSION_NAMES,
    MISSION_PORT,
    NPC_NAMES,
    RUMOR_NAMES,
    RUMOR_PLACE,
    SCOUTING,
    SEAMANSHIP,
)
from kaper.games.marauders.components.load import num, word, words
from kaper.games.marauders.rules.missions import step_of
from kaper.games.marauders.rules.moving import reasons, toll_here
from kaper.games.marauders.rules.npcs import concerns, hostile, lookouts, scouting_dice
from kaper.games.marauders.rules.sides import nation_of
from kaper.games.marauders.show.odds import percent
from kaper.games.marauders.show.shadow import asked_seat, shadow
from kaper.games.marauders.state.player import Player
from kaper.games.marauders.state.state import NPC, Marauders
from kaper.games.marauders.view.view import View

Figures = dict[str, int | str]
FAILURE: Final = 2 / 3
"""How likely a die shows no skull."""


# --- tests and lookouts


def test_dice(me: Player, skill: int) -> int:
    """MAM-305: as many as the skill, and the Lookout's."""
    return me.skill(skill) + (me.bonus("add_dice@all") if skill == SCOUTING else 0)


def succeeds(dice: int) -> float:
    return 1.0 - FAILURE**dice


def tried(me: Player, skill: int) -> Figures:
    """The dice of a test and the chance that one of them is a success."""
    dice = test_dice(me, skill)
    return {"dice": dice, "percent": percent(succeeds(dice))}


def sees(s: Marauders, npc: int, me: Player) -> float:
    """MAM-1034: how likely an NPC finds a captain in his zone, with the zone's rules."""
    found = succeeds(scouting_dice(s, npc, me))
    for rule in ZONE_EFFECTS[me.zone]:
        if rule.op == "npc_scouting" and concerns(word(rule.row, "who"), npc):
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


# --- moving


def sailing(view: View, seat: int, zone: int) -> Figures:
    """What waits in a zone for a captain who sails there."""
    s = shadow(view)
    me = s.seats[seat]
    me.zone, me.docked = zone, False
    return {
        "wants": GOODS_NAMES[s.demand[zone]] if PORT[zone] else "none",
        "merchant": int(view.zones[zone].merchant),
        "mission": int(errand(s, me, zone)),
        "rumor": int(any(RUMOR_PLACE[card] == zone for card in me.rumors)),
        "closed": int(closed(s, seat)),
        **danger(s, me),
    }


def errand(s: Marauders, me: Player, zone: int) -> bool:
    """Whether a Mission can be claimed in a zone, or the captain's own leads there."""
    step = step_of(me)
    own = step is not None and zone in step.ports + step.zones and not me.marks >> zone & 1
    return own or any(MISSION_PORT[card] == zone for card in s.missions)


def closed(s: Marauders, seat: int) -> bool:
    """Whether the port of the captain's zone is closed to him; where a toll is taken it is not."""
    if not PORT[s.seats[seat].zone]:
        return False
    found = reasons(s, s.seats[seat], s.seats[seat].zone)
    return bool(found) and (found != ["bounty"] or toll_here(s.seats[seat]) is None)


def _sail(view: View, prompt: str, detail: list[str]) -> Figures:
    return sailing(view, asked_seat(view), ZONE_NAMES.index(detail[0]))


def _leave(view: View, prompt: str, detail: list[str]) -> Figures:
    s = shadow(view)
    me = s.seats[asked_seat(view)]
    me.docked = False
    return {"surplus": max(0, len(me.cargo) - me.capacity), **danger(s, me)}


def _enter(view: View, prompt: str, detail: list[str]) -> Figures:
    s = shadow(view)
    seat = asked_seat(view)
    me = s.seats[seat]
    reef = ZONE_RULES[me.zone].get("hazard")
    struck = reef is not None and SHIP_IDS[me.ship] in words(reef.row, "ships")
    return {
        "zone": ZONE_NAMES[me.zone],
        "closed": int(bool(reasons(s, me, me.zone))),
        "reef": percent(FAILURE ** me.skill(SEAMANSHIP)) if struck else 0,
    }


def _talk(view: View, prompt: str, detail: list[str]) -> Figures:
    return tried(shadow(view).seats[asked_seat(view)], INFLUENCE)


def _toll(view: View, prompt: str, detail: list[str]) -> Figures:
    s = shadow(view)
    toll = toll_here(s.seats[asked_seat(view)])
    return {"price": 0 if toll is None else num(toll.row, "gold")}


def _retire(view: View, prompt: str, detail: list[str]) -> Figures:
    return {"captain": view.players[asked_seat(view)].captain}


# --- scouting


def _scout(view: View, prompt: str, detail: list[str]) -> Figures:
    s = shadow(view)
    me = s.seats[asked_seat(view)]
    what = detail[0]
    figures: Figures = {"sure": 0, "bounty": "none", **tried(me, SCOUTING)}
    if what in ("seat", "npc"):
        entity = int(detail[1]) if what == "seat" else NPC + NPC_NAMES.index(detail[1])
        nation = nation_of(s, entity)
        figures |= {
            "whom": min(entity, len(view.players)),
            "bounty": NATION_NAMES[nation] if nation != NONE else "none",
        }
    elif what == "rumor":
        figures["rumor"] = RUMOR_NAMES[me.rumors[0]]
    elif what == "mission":
        figures["mission"] = MISSION_NAMES[me.mission]
    else:
        figures["sure"] = int(len(detail) > 1)
    return figures


def _npc(view: View, prompt: str, detail: list[str]) -> Figures:
    return {"zone": view.npcs[NPC_NAMES.index(detail[0])].zone}


Finder = Callable[[View, str, list[str]], Figures]
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
