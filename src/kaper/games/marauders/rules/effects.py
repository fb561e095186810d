"""Chapter 13: effects that a Rumor, a Mission or a card brings outside battles."""

from collections.abc import Callable
from typing import Final

from kaper.engine.asking import Asking, Choose, Option
from kaper.games.marauders.components.board import (
    CREW,
    LOCATION_NAMES,
    NEAR,
    NONE,
    PORTS,
    REPAIRABLE,
    ZONE_NAMES,
)
from kaper.games.marauders.components.cards import (
    ALL_WEAPONS,
    CANNON_PORT,
    EXTENDED_HOLD,
    MISSION_NAMES,
    MISSION_PORT,
    MOD_NAMES,
    NPC_NAMES,
    NPCS,
    RUMOR_NAMES,
    SPECIALIST_NAMES,
)
from kaper.games.marauders.components.load import Effect, num, word
from kaper.games.marauders.rules.bounties import pardon
from kaper.games.marauders.rules.death import PORT_OPTION, turn_up
from kaper.games.marauders.rules.glory import draw_glory
from kaper.games.marauders.rules.gold import gain
from kaper.games.marauders.rules.plunder import keep_one_rumor
from kaper.games.marauders.rules.stowing import gain_cargo
from kaper.games.marauders.state.player import FROM_RUMOR
from kaper.games.marauders.state.state import Marauders

STOP: Final = Option("stop")
SECOND_SPECIALIST: Final = 5
REPAIR: Final = [Option(f"repair:{name}", location) for location, name in enumerate(LOCATION_NAMES)]
REPLACE: Final = [Option(f"replace:{name}", mission) for mission, name in enumerate(MISSION_NAMES)]
MOVE_NPC: Final = [Option(f"npc:{name}", npc) for npc, name in enumerate(NPC_NAMES)]
KEEP_BACK: Final = Option("keep-back")
SAIL_TO: Final = [Option(f"to:{name}", zone) for zone, name in enumerate(ZONE_NAMES)]


def carry_out(s: Marauders, seat: int, effects: list[Effect], card: int) -> Asking[bool]:
    """MAM-1311, MAM-1312: effects in their order; whether the card stays with the player."""
    stays = False
    for effect in effects:
        if effect.op == "gain_specialist":
            stays = gain_specialist(s, seat, SPECIALIST_NAMES.index(word(effect.row, "kind")), card)
        elif effect.op == "keep_card":
            me = s.seats[seat]
            me.kept = (*me.kept, card - FROM_RUMOR)
            stays = True
        else:
            yield from apply(s, seat, effect)
    return stays


def apply(s: Marauders, seat: int, effect: Effect) -> Asking[None]:
    """MAM-1310: each word of the vocabulary that a card can bring about outside battles."""
    if effect.op in AT_ONCE:
        AT_ONCE[effect.op](s, seat, effect.n)
    elif effect.op == "pardon":
        yield from pardon(s, seat, effect)
    elif effect.op == "gain_modification":
        yield from gain_modification(s, seat)
    elif effect.op == "gain_cargo":
        yield from gain_cargo(s, seat, num(effect.row, "draw"))
    elif effect.op == "draw_glory":
        for _ in range(effect.n):
            yield from draw_glory(s, seat, "card")
    elif effect.op == "draw_rumor":
        yield from draw_rumor(s, seat)
    elif effect.op == "replace_mission":
        yield from replace_mission(s, seat)
    else:
        yield from move_npc(s, seat, NONE)


# --- people and gear


def gain_specialist(s: Marauders, seat: int, kind: int, card: int) -> bool:
    """MAM-1316: the card becomes a Specialist; who has that kind takes 5 gold instead."""
    me = s.seats[seat]
    if me.special >> kind & 1:
        gain(s, seat, SECOND_SPECIALIST, "card")
        return False
    hire(s, seat, kind, card)
    return True


def hire(s: Marauders, seat: int, kind: int, card: int) -> None:
    """MAM-1316: the card lies open from now on."""
    me = s.seats[seat]
    me.specialists = (*me.specialists, card)
    me.special |= 1 << kind
    if s.diary is not None:
        s.diary.note("hires", seat, {"specialist": SPECIALIST_NAMES[kind]}, reveals=card < FROM_RUMOR)


def gain_gold(s: Marauders, seat: int, n: int) -> None:
    gain(s, seat, n, "card")


def more_moves(s: Marauders, _: int, n: int) -> None:
    """MAM-1310, `extra_action`: for moving only."""
    s.moves += n


def gain_weapons(s: Marauders, seat: int, _: int) -> None:
    """MAM-1310, MAM-636, `gain_weapons`: one of each kind."""
    s.seats[seat].weapons = ALL_WEAPONS
    if s.diary is not None:
        s.diary.note("armed", seat)


def restore_crew(s: Marauders, seat: int, n: int) -> None:
    """MAM-650, MAM-1310: up to the maximum."""
    me = s.seats[seat]
    gained = min(n, me.lacks_crew())
    me.loc[CREW] += gained
    if gained and s.diary is not None:
        s.diary.note("recruits", seat, {"n": gained})


def repair(s: Marauders, seat: int, location: int) -> None:
    """MAM-637, MAM-906: a point on a location."""
    track = s.seats[seat].loc
    track[location] += 1
    if s.diary is not None:
        s.diary.note("repairs", seat, {"where": LOCATION_NAMES[location], "n": track[location]})


def repair_all(s: Marauders, seat: int, _: int) -> None:
    """MAM-1310, `repair_all`: every point on Hull, Masts, Cargo and Cannons, destroyed ones too."""
    me = s.seats[seat]
    for location in REPAIRABLE:
        me.loc[location] = me.maximum(location)
    if s.diary is not None:
        s.diary.note("repaired", seat)


AT_ONCE: Final[dict[str, Callable[[Marauders, int, int], None]]] = {
    "gold": gain_gold,
    "gain_weapons": gain_weapons,
    "restore_crew": restore_crew,
    "repair_all": repair_all,
    "extra_action": more_moves,
}
"""Effects that ask nothing."""


def add_mod(s: Marauders, seat: int, zone: int) -> None:
    """MAM-644, MAM-645: the token moves to the ship; hold and cannons gain a point at once."""
    me = s.seats[seat]
    kind = s.mod_up[zone]
    s.mod_up[zone] = NONE
    before = me.maxima()
    me.mods |= 1 << kind
    if kind in (EXTENDED_HOLD, CANNON_PORT):
        for location in REPAIRABLE:
            me.loc[location] += me.maximum(location) - before[location]
    if s.diary is not None:
        s.diary.note("fits-out", seat, {"mod": MOD_NAMES[kind]})


def gain_modification(s: Marauders, seat: int) -> Asking[None]:
    """MAM-1310, MAM-641, `gain_modification`: from any port; a kind that the ship has stays there."""
    me = s.seats[seat]
    while True:
        ports = [
            zone
            for zone in PORTS
            if s.mod_down[zone] != NONE or (s.mod_up[zone] != NONE and not me.mods >> s.mod_up[zone] & 1)
        ]
        if not ports:
            return
        chosen = yield Choose(seat, "pick-modification", [*[PORT_OPTION[each] for each in ports], STOP])
        if chosen is STOP:
            return
        zone = chosen.value
        turn_up(s, zone)
        if not me.mods >> s.mod_up[zone] & 1:
            add_mod(s, seat, zone)
            return


# --- cards


def draw_rumor(s: Marauders, seat: int) -> Asking[None]:
    """MAM-652, MAM-653: looked at by the owner alone; of two one is kept."""
    if not s.rumor_deck:
        return
    me = s.seats[seat]
    card = s.chance.draw(s.rumor_deck)
    me.rumors = (*me.rumors, card)
    if s.diary is not None:
        s.diary.note("draws-rumor", seat, {"n": len(me.rumors)}, {"card": RUMOR_NAMES[card]}, (seat,))
    if len(me.rumors) > 1:
        yield from keep_one_rumor(s, seat)


def place_mission(s: Marauders) -> None:
    """MAM-414, MAM-662, MAM-R01: a new Mission lies open where it belongs."""
    if not s.mission_deck:
        s.mission_deck, s.mission_discard = s.mission_discard, []
    card = s.chance.draw(s.mission_deck)
    s.missions.append(card)
    s.missions.sort()
    if s.diary is not None:
        told = {"mission": MISSION_NAMES[card], "zone": ZONE_NAMES[MISSION_PORT[card]]}
        s.diary.note("new-mission", args=told, reveals=True)


def replace_mission(s: Marauders, seat: int) -> Asking[None]:
    """MAM-1310, MAM-662, `replace_mission`: one of the two is discarded for a new one."""
    chosen = (yield Choose(seat, "replace-mission", [REPLACE[card] for card in s.missions])).value
    s.missions.remove(chosen)
    s.mission_discard.append(chosen)
    place_mission(s)


def move_npc(s: Marauders, seat: int, card: int) -> Asking[bool]:
    """`move_npc`: one NPC ship to an adjacent zone; `card` may be shown and kept back (MAM-904)."""
    ships = [MOVE_NPC[npc] for npc in NPCS if s.npc_zone[npc] != NONE]
    chosen = yield Choose(seat, "move-npc", [*ships, KEEP_BACK] if card != NONE else ships, pause=True)
    if chosen is KEEP_BACK:
        return False
    npc = chosen.value
    near = [SAIL_TO[zone] for zone in NEAR[s.npc_zone[npc]]]
    zone = (yield Choose(seat, "npc-to", near, {"npc": NPC_NAMES[npc]})).value
    s.npc_zone[npc] = zone
    if s.diary is not None:
        s.diary.note("npc-sails", args={"npc": NPC_NAMES[npc], "zone": ZONE_NAMES[zone], "why": "card"})
    return True
