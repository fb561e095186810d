"""The two sides of a battle: players' ships, NPC ships, an enemy on land."""

from collections.abc import Callable, Sequence
from typing import Final

from kaper.engine.asking import NOTHING, Args, Asking, Choose, Option
from kaper.games.marauders.components.board import (
    CANNONS,
    CARGO,
    CREW,
    HULL,
    LOCATION_NAMES,
    MANEUVER,
    MASTS,
    NATION_NAMES,
    NONE,
)
from kaper.games.marauders.components.cards import CARGO_NAMES, EVENT_SKILL, NPC_NAMES
from kaper.games.marauders.state.state import BOARD, FLEE, LAND, NPC, SHOOT, Marauders

HIT: Final = [Option(f"hit:{name}", location) for location, name in enumerate(LOCATION_NAMES)]
TO: Final = [Option(f"to:{name}", location) for location, name in enumerate(LOCATION_NAMES)]
ATTACKER: Final = 0
DEFENDER: Final = 1
BOTH: Final = [ATTACKER, DEFENDER]
PLACING: Final = [CARGO, CANNONS, CREW, MASTS, HULL]
"""In which order the automaton thinks of locations that can bear a hit."""


def is_player(s: Marauders, side: int) -> bool:
    return s.sides[side] < NPC


def locs(s: Marauders, side: int) -> list[int]:
    """The damage track of a side: a player board, or the brown cubes."""
    entity = s.sides[side]
    return s.seats[entity].loc if entity < NPC else s.enemy


def skill_of(s: Marauders, side: int, skill: int) -> int:
    """MAM-1120, MAM-1162, MAM-1315: of a captain, of an NPC's card, or of an enemy on land."""
    entity = s.sides[side]
    if entity < NPC:
        return s.seats[entity].skill(skill)
    if entity == LAND:
        return s.enemy_lead
    return EVENT_SKILL[s.npc_card[entity - NPC]][skill]


def maneuver_of(s: Marauders, side: int) -> int:
    entity = s.sides[side]
    return s.seats[entity].maneuver if entity < NPC else MANEUVER[s.enemy_ship]


def can(s: Marauders, side: int, key: str) -> bool:
    entity = s.sides[side]
    return entity < NPC and s.seats[entity].can(key)


def may_use(s: Marauders, side: int) -> bool:
    """Whether a captain has anything at all that could change a battle, which is quickly seen."""
    entity = s.sides[side]
    if entity >= NPC:
        return False
    me = s.seats[entity]
    return me.weapons > 0 or me.special > 0 or len(me.hand) > 0


def either_may_use(s: Marauders) -> bool:
    return may_use(s, ATTACKER) or may_use(s, DEFENDER)


def until_both_pass(s: Marauders, use: Callable[[Marauders, int, int], Asking[bool]]) -> Asking[None]:
    """MAM-1173 (5), MAM-1174: attacker first, until neither uses anything more."""
    passed = 0
    side = ATTACKER
    while passed < 2:
        passed += 1
        if may_use(s, side) and (yield from use(s, side, s.sides[side])):
            passed = 0
        side = 1 - side


def nation_of(s: Marauders, entity: int) -> int:
    """The flag that an attack on this ship offends; NONE for a pirate (MAM-802, MAM-806)."""
    if entity < NPC:
        player = s.seats[entity]
        return NONE if player.pirate else player.nation
    npc = entity - NPC
    return npc if npc < len(NATION_NAMES) else NONE


def name_of(s: Marauders, entity: int) -> Args:
    """An opponent in an event: a seat, or the name of an NPC."""
    if entity < NPC:
        return {"whom": entity}
    return {"npc": NPC_NAMES[entity - NPC]}


def commander(s: Marauders, side: int) -> int:
    """MAM-1040: an NPC is commanded by the player after the one whom it fights."""
    return s.next_to(s.sides[1 - side])


# --- decisions of a side


def decide(s: Marauders, side: int, prompt: str, options: list[Option], about: Args = NOTHING) -> Asking[int]:
    """MAM-1040, MAM-R41: its captain, the commander of the NPC, or the automaton."""
    entity = s.sides[side]
    if entity < NPC:
        return (yield Choose(entity, prompt, options, about)).value
    if s.automaton:
        return automaton(s, side, prompt, [option.value for option in options])
    about = {**about, "npc": NPC_NAMES[entity - NPC]}
    return (yield Choose(commander(s, side), f"npc-{prompt}", options, about)).value


def automaton(s: Marauders, side: int, prompt: str, values: list[int]) -> int:
    """MAM-R41, MAM-1041: boards with the stronger crew, flees when nearly sunk, else shoots; spreads hits."""
    own, other = locs(s, side), locs(s, 1 - side)
    if prompt == "declare":
        if FLEE in values and own[HULL] == 1 and other[CANNONS] > own[CANNONS]:
            return FLEE
        return BOARD if BOARD in values and own[CREW] > other[CREW] else SHOOT
    spare = [location for location in PLACING if own[location] > (location == HULL)]
    return max(spare or [CARGO], key=lambda location: own[location])


# --- damage


def damage(track: list[int], location: int, no_overflow: int = NONE) -> int:
    """MAM-1142, MAM-1151: one step left; on a destroyed location the Hull is hit. Gives where it struck."""
    if track[location] == 0:
        if location == no_overflow:
            return NONE
        location = HULL
    if track[location]:
        track[location] -= 1
    return location


def spill(s: Marauders, seat: int) -> None:
    """MAM-1145: at sea, cargo above the capacity is discarded at random."""
    me = s.seats[seat]
    while len(me.cargo) > me.capacity:
        card = s.chance.draw(me.cargo)
        me.cargo.sort()
        s.cargo_discard.append(card)
        if s.diary is not None:
            s.diary.note("cargo-lost", seat, {"card": CARGO_NAMES[card]}, reveals=True)


def places_of(hits: Sequence[int]) -> str:
    """Locations in an event or a question: `hull masts`."""
    return " ".join([LOCATION_NAMES[location] for location in hits])


def told_damage(track: list[int], struck: list[int]) -> dict[str, int | str]:
    """Where a ship was struck, and what is left of it."""
    return {"where": places_of(struck), **dict(zip(LOCATION_NAMES, track, strict=True))}


def note_damage(s: Marauders, side: int, struck: list[int]) -> None:
    if s.diary is not None:
        entity = s.sides[side]
        told = told_damage(locs(s, side), [location for location in struck if location != NONE])
        if entity < NPC:
            s.diary.note("damaged", entity, told)
        else:
            s.diary.note("npc-damaged", args={**name_of(s, entity), **told})


def strike(s: Marauders, seat: int, hits: list[int]) -> None:
    """MAM-726, MAM-1319: hits of a raid, a storm or a reef, all together."""
    track = s.seats[seat].loc
    for location in hits:
        damage(track, location)
    if hits and s.diary is not None:
        s.diary.note("damaged", seat, told_damage(track, hits))


def alive(s: Marauders, side: int) -> bool:
    return locs(s, side)[HULL] > 0


def both_alive(s: Marauders) -> bool:
    return locs(s, ATTACKER)[HULL] > 0 and locs(s, DEFENDER)[HULL] > 0


def has_masts(s: Marauders, side: int) -> bool:
    return locs(s, side)[MASTS] > 0
