"""Chapter 11: naval battles, round by round."""

from typing import Final

from kaper.engine.asking import Args, Asking, Choose, Option
from kaper.games.marauders.components.board import (
    CANNONS,
    CREW,
    LOCATION_NAMES,
    MASTS,
    NONE,
    SHIP_LOCS,
    SKULL,
)
from kaper.games.marauders.components.cards import CHASERS, GLORY_EFFECTS, LONG_GUNS
from kaper.games.marauders.components.load import word
from kaper.games.marauders.rules.contest import NOBODY_WINS, TIE, contest, seamanship
from kaper.games.marauders.rules.glory import PASS, ask_window, play, playable
from kaper.games.marauders.rules.sides import (
    ATTACKER,
    BOTH,
    alive,
    both_alive,
    can,
    decide,
    either_may_use,
    is_player,
    locs,
    name_of,
    until_both_pass,
)
from kaper.games.marauders.rules.skills import roll, shown
from kaper.games.marauders.rules.volleys import (
    VANISH_BIT,
    fire,
    guns,
    new_round,
    place,
    suffer,
    volley,
    ward_off,
)
from kaper.games.marauders.state.state import (
    BOARD,
    BOARDED,
    DECLARED_NAMES,
    FLEE,
    NAVAL,
    NPC,
    SHOOT,
    Marauders,
)

DECLARE: Final = [Option(name, index) for index, name in enumerate(DECLARED_NAMES)]
USE: Final = Option("use")
CALM_ROUNDS: Final = 10
UNDECIDED: Final = 0
SUNK: Final = 1
ESCAPED: Final = 2
BOARDING: Final = 3
STALEMATE: Final = 4


def start_battle(s: Marauders, attacker: int, defender: int) -> None:
    """MAM-532, MAM-1033, MAM-1042: the sides, and the brown cubes for an NPC."""
    s.clear_battle()
    s.sides = (attacker, defender)
    s.stage = NAVAL
    npc = max(attacker, defender) - NPC
    if npc >= 0:
        s.enemy_ship = s.npc_ship(npc)
        s.enemy = SHIP_LOCS[s.enemy_ship][:]
    if s.diary is not None:
        if attacker < NPC:
            s.diary.note("attacks", attacker, name_of(s, defender))
        else:
            s.diary.note("npc-attacks", defender, name_of(s, attacker))


def naval_round(s: Marauders) -> Asking[int]:
    """MAM-1101, MAM-1103, MAM-1123, MAM-1170, MAM-1171, MAM-1173: one round, and how it ended."""
    if s.bout == 0:
        yield from before_battle(s)
        if not both_alive(s):
            return SUNK
    s.bout += 1
    if s.bout > 1 and (s.calm >= CALM_ROUNDS or hopeless(s)):
        return STALEMATE
    new_round(s)
    yield from declare(s)
    if FLEE in s.declared_now:
        yield from chasers(s)
        if not both_alive(s):
            return SUNK
    yield from seamanship(s)
    winner = contest(s)
    s.calm += 1
    if winner != NOBODY_WINS:
        yield from gunfire(s, winner)
        if not both_alive(s):
            return SUNK
        if winner != TIE:
            return manoeuvre(s, winner)
    return UNDECIDED


# --- before the first round


def before_battle(s: Marauders) -> Asking[None]:
    """MAM-1172: cards, attacker first; then Long Guns of both sides at once (MAM-1102, MAM-R28)."""
    if either_may_use(s):
        yield from until_both_pass(s, strike_first)
    firing = [side for side in BOTH if has_mod(s, side, LONG_GUNS) and guns(s, side)]
    for side in firing:
        dice = roll(s, guns(s, side))
        if s.diary is not None:
            s.diary.note("long-guns", s.sides[side], {"dice": shown(dice)})
        yield from fire(s, side, dice.count(SKULL), False)
    if firing:
        yield from take_damage(s)


def strike_first(s: Marauders, side: int, seat: int) -> Asking[bool]:
    """MAM-1172, `hit_enemy`: the enemy loses a point before the first shot."""
    cards = playable(s, s.seats[seat].hand, "naval_start")
    chosen = yield from ask_window(s, seat, "naval-start", [], cards)
    if chosen is PASS:
        return False
    effect = GLORY_EFFECTS[play(s, seat, chosen.value)][0]
    track, location = locs(s, 1 - side), LOCATION_NAMES.index(word(effect.row, "location"))
    track[location] = max(0, track[location] - effect.n)
    return True


def has_mod(s: Marauders, side: int, mod: int) -> bool:
    """MAM-1043: NPCs have no Modifications."""
    entity = s.sides[side]
    return entity < NPC and s.seats[entity].mods >> mod & 1 > 0


# --- declaration


def hopeless(s: Marauders) -> bool:
    """MAM-1170: no Cannons on either side, and nobody may board or flee."""
    if guns(s, 0) or guns(s, 1):
        return False
    return declarations(s, 0) == declarations(s, 1) == [SHOOT]


def declarations(s: Marauders, side: int) -> list[int]:
    """MAM-1110, MAM-1111, MAM-1041: what a side may declare."""
    own, other = locs(s, side), locs(s, 1 - side)
    if s.bout == 1 or not own[MASTS]:
        return [SHOOT]
    found = [SHOOT, BOARD] if own[CREW] else [SHOOT]
    if is_player(s, side) or own[CANNONS] < other[CANNONS] or own[CREW] < other[CREW]:
        found.append(FLEE)
    return found


def declare(s: Marauders) -> Asking[None]:
    """MAM-1110: the attacker first, then the defender, openly."""
    s.declared_now = [SHOOT, SHOOT]
    for side in BOTH:
        found = declarations(s, side)
        if len(found) == 1:
            continue
        options: list[Option] = []
        for each in found:
            options.append(DECLARE[each])
        told: Args = {"n": s.bout, "other": DECLARED_NAMES[s.declared_now[ATTACKER]] if side else "nothing"}
        s.declared_now[side] = yield from decide(s, side, "declare", options, told)
    if s.diary is not None:
        attack, defence = (DECLARED_NAMES[each] for each in s.declared_now)
        s.diary.note("declarations", args={"n": s.bout, "attacker": attack, "defender": defence})


def chasers(s: Marauders) -> Asking[None]:
    """MAM-1112, MAM-R27: one hit at once if either side declared Flee; once per battle."""
    for side in BOTH:
        if not has_mod(s, side, CHASERS) or not guns(s, side) or not alive(s, side):
            continue
        me = s.seats[s.sides[side]]
        if not me.flipped >> CHASERS & 1 and (yield Choose(s.sides[side], "chasers", [PASS, USE])) is USE:
            me.flipped |= 1 << CHASERS
            if s.diary is not None:
                s.diary.note("chasers", s.sides[side])
            yield from volley(s, side, 1)
            if not alive(s, 1 - side):
                return


# --- action


def gunfire(s: Marauders, winner: int) -> Asking[None]:
    """MAM-1130, MAM-1143, MAM-R42: both fire at once, with the Cannons that they have now."""
    counts = [0, 0]
    for side in BOTH:
        if s.declared_now[side] == SHOOT:
            cannons = guns(s, side)
            counts[side] = cannons if side == winner else min(cannons, s.dice[side].count(SKULL))
    if counts == [0, 0]:
        return
    for side in BOTH:
        if counts[side]:
            yield from fire(s, side, counts[side], True)
    yield from take_damage(s)


def take_damage(s: Marauders) -> Asking[None]:
    """MAM-1171, MAM-1173 (8) to (10): skulls, moved and cancelled hits, then all damage together."""
    for side in BOTH:
        if s.aim[side]:
            yield from place(s, side)
    for side in BOTH:
        if s.hits[side] and s.sides[side] < NPC:
            yield from ward_off(s, side, s.sides[side])
    for side in BOTH:
        if s.aim[side] and suffer(s, side):
            s.calm = 0


def manoeuvre(s: Marauders, winner: int) -> int:
    """MAM-1131 to MAM-1133: the winner boards, or flees if the loser has no success."""
    declared = s.declared_now[winner]
    if declared == BOARD and locs(s, winner)[CREW]:
        s.stage, s.bout = BOARDED, 0
        if s.diary is not None:
            s.diary.note(
                "boards", s.sides[winner] if is_player(s, winner) else NONE, name_of(s, s.sides[1 - winner])
            )
        return BOARDING
    if declared == FLEE:
        sly = can(s, winner, "flee_always") or s.used_now[winner] & VANISH_BIT
        if sly or s.dice[1 - winner].count(SKULL) == 0:
            if s.diary is not None:
                s.diary.note(
                    "escapes", s.sides[winner] if is_player(s, winner) else NONE, name_of(s, s.sides[winner])
                )
            return ESCAPED
    return UNDECIDED
