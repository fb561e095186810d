"""Chapter 11, locations and damage: from a number of hits to cubes that move."""

from collections.abc import Sequence
from typing import Final

from kaper.engine.asking import Asking, Choose, Option
from kaper.games.marauders.components.board import (
    CANNONS,
    HULL,
    LOCATION_NAMES,
    LOCATION_OF,
    LOCATIONS,
    NONE,
    SKULL,
)
from kaper.games.marauders.components.cards import GLORY_EFFECTS, REINFORCED, SKULLS_HIT, WEAPON_NAMES
from kaper.games.marauders.rules.glory import PASS, acts_as, ask_window, moment, play, playable
from kaper.games.marauders.rules.sides import (
    HIT,
    TO,
    damage,
    decide,
    is_player,
    locs,
    may_use,
    note_damage,
    places_of,
    spill,
)
from kaper.games.marauders.rules.skills import DIE, choose_dice, roll, shown
from kaper.games.marauders.state.player import Player, changed, without
from kaper.games.marauders.state.state import Marauders

GUNNER_USE: Final = Option("gunner")
WEAPON: Final = [Option(f"weapon:{name}", weapon) for weapon, name in enumerate(WEAPON_NAMES)]
RELOCATE: Final = Option("relocate")
HULL_TOKEN: Final = Option("reinforced-hull")
GUNNER_BIT: Final = 1
RELOCATE_BIT: Final = 2
HELMSMAN_BIT: Final = 4
VANISH_BIT: Final = 8
"""May flee this round although the loser has successes."""
LASTING: Final = ~(GUNNER_BIT | VANISH_BIT)


def op_of(s: Marauders, card: int) -> str:
    return GLORY_EFFECTS[acts_as(s, card)][0].op


def cards_with(s: Marauders, seat: int, when: str, *ops: str) -> list[int]:
    found = playable(s, s.seats[seat].hand, when)
    return [card for card in found if op_of(s, card) in ops] if found else found


# --- the shooter


def fire(s: Marauders, side: int, count: int, special: bool) -> Asking[None]:
    """MAM-1140, MAM-1173 (7): location dice, with the shooter's cards and weapons if they may be used."""
    own = special and may_use(s, side)
    if own:
        count = yield from more_hits(s, s.sides[side], count)
    s.aim[1 - side] = tuple(roll(s, count))
    note_aim(s, side)
    if own:
        yield from take_aim(s, side, s.sides[side])


def more_hits(s: Marauders, seat: int, count: int) -> Asking[int]:
    """MAM-1173 (7), `extra_hits`: another hit, even beyond the Cannons."""
    moment(s, seat)
    while cards := cards_with(s, seat, "naval_shoot", "extra_hits"):
        chosen = yield from ask_window(s, seat, "naval-shoot", [], cards, {"n": count})
        if chosen is PASS:
            break
        count += GLORY_EFFECTS[play(s, seat, chosen.value)][0].n
    return count


def take_aim(s: Marauders, side: int, seat: int) -> Asking[None]:
    """Re-rolls and set locations, then Chain Shot or Grapeshot, at most one (MAM-1150 to MAM-1153)."""
    me = s.seats[seat]
    target = 1 - side
    while s.aim[target]:
        uses: list[Option] = []
        if not s.used_now[side] & GUNNER_BIT and me.can("reroll@naval_shoot"):
            uses.append(GUNNER_USE)
        if SKULL in s.aim[target]:
            uses += [WEAPON[weapon] for weapon in SKULLS_HIT if me.weapons >> weapon & 1]
        moment(s, seat)
        cards = cards_with(s, seat, "naval_shoot", "reroll", "choose_location")
        cards = [card for card in cards if op_of(s, card) == "reroll" or aimable(s, target)]
        if not (uses or cards):
            return
        chosen = yield from ask_window(s, seat, "naval-aim", uses, cards, {"dice": shown(s.aim[target])})
        if chosen is PASS:
            return
        if chosen.verb == "weapon":
            special_shot(s, side, seat, chosen.value)
            return
        yield from correct(s, side, seat, chosen)


def correct(s: Marauders, side: int, seat: int, chosen: Option) -> Asking[None]:
    """MAM-1173 (7): a re-roll by the Gunner or a card, or a location set by a card."""
    target = 1 - side
    most = 1
    if chosen is GUNNER_USE:
        s.used_now[side] |= GUNNER_BIT
    else:
        if GLORY_EFFECTS[play(s, seat, chosen.value)][0].op == "choose_location":
            yield from set_location(s, target, seat)
            return
        most = len(s.aim[target])
    s.aim[target] = tuple((yield from choose_dice(s, seat, s.aim[target], most, "aim")))
    note_aim(s, side)


def aimable(s: Marauders, target: int) -> list[int]:
    """MAM-1310: locations that a well-aimed shot can choose: not the Hull, not a destroyed one."""
    track = locs(s, target)
    return [location for location in LOCATIONS if location != HULL and track[location]]


def set_location(s: Marauders, target: int, seat: int) -> Asking[None]:
    """MAM-1173 (7): one location die is set."""
    dice = s.aim[target]
    face = (yield Choose(seat, "aim-die", [DIE[each] for each in sorted(set(dice))])).value
    location = (yield Choose(seat, "aim-at", [TO[each] for each in aimable(s, target)])).value
    s.aim[target] = changed(dice, dice.index(face), LOCATION_OF.index(location))


def special_shot(s: Marauders, side: int, seat: int, weapon: int) -> None:
    """MAM-1151, MAM-1152: every skull hits Masts or Crew, and nothing goes from there to the Hull."""
    s.seats[seat].weapons &= ~(1 << weapon)
    s.skulls_hit[1 - side] = SKULLS_HIT[weapon]
    if s.diary is not None:
        s.diary.note("uses-weapon", seat, {"weapon": WEAPON_NAMES[weapon]})


def note_aim(s: Marauders, side: int) -> None:
    if s.diary is not None and s.aim[1 - side]:
        entity = s.sides[side]
        seat = entity if is_player(s, side) else -1
        s.diary.note("location-dice", seat, {"dice": shown(s.aim[1 - side])})


# --- the ship that is hit


def place(s: Marauders, side: int) -> Asking[None]:
    """MAM-1140, MAM-1141, MAM-R29: numbers first; the owner places each skull where he likes."""
    s.hits[side] = tuple([LOCATION_OF[die] for die in s.aim[side] if die != SKULL])
    for _ in range(s.aim[side].count(SKULL)):
        location = s.skulls_hit[side]
        if location == NONE:
            location = yield from decide(s, side, "place-hit", HIT)
        s.hits[side] += (location,)


def ward_off(s: Marauders, side: int, seat: int) -> Asking[None]:
    """MAM-1173 (9), MAM-R30: hits are moved or cancelled when all locations are known."""
    me = s.seats[seat]
    while s.hits[side]:
        uses: list[Option] = []
        if not s.used_now[side] & RELOCATE_BIT and me.can("relocate_hit"):
            uses.append(RELOCATE)
        if hull_ready(me):
            uses.append(HULL_TOKEN)
        moment(s, seat)
        cards = playable(s, me.hand, "naval_hit")
        if not (uses or cards):
            return
        told = {"hits": places_of(s.hits[side])}
        chosen = yield from ask_window(s, seat, "naval-hit", uses, cards, told)
        if chosen is PASS:
            return
        if chosen is RELOCATE:
            s.used_now[side] |= RELOCATE_BIT
            yield from relocate(s, side, seat)
            continue
        if chosen is HULL_TOKEN:
            flip_hull(s, seat)
        else:
            play(s, seat, chosen.value)
        s.hits[side] = without(s.hits[side], (yield from which_hit(seat, s.hits[side])))


def hull_ready(me: Player) -> bool:
    """MAM-643: whether the Reinforced Hull can cancel a hit."""
    return me.mods >> REINFORCED & 1 > me.flipped >> REINFORCED & 1


def flip_hull(s: Marauders, seat: int) -> None:
    """MAM-643: the Reinforced Hull's token is turned over."""
    s.seats[seat].flipped |= 1 << REINFORCED
    if s.diary is not None:
        s.diary.note("reinforced-hull", seat)


def which_hit(seat: int, hits: Sequence[int]) -> Asking[int]:
    return (yield Choose(seat, "which-hit", [HIT[location] for location in sorted(set(hits))])).value


def relocate(s: Marauders, side: int, seat: int) -> Asking[None]:
    """MAM-1173 (9), `relocate_hit`: a hit goes to another location; a destroyed one passes it to the Hull."""
    hits = s.hits[side]
    old = yield from which_hit(seat, hits)
    new = (yield Choose(seat, "hit-to", [TO[location] for location in LOCATIONS if location != old])).value
    s.hits[side] = changed(hits, hits.index(old), new)
    if s.diary is not None:
        s.diary.note("relocates", seat, {"from": LOCATION_NAMES[old], "to": LOCATION_NAMES[new]})


def suffer(s: Marauders, side: int) -> bool:
    """MAM-1142 to MAM-1145, MAM-1171: the cubes move; whether there was a hit at all."""
    hits, turned = s.hits[side], s.skulls_hit[side]
    s.hits[side], s.aim[side], s.skulls_hit[side] = (), (), NONE
    if not hits:
        return False
    track = locs(s, side)
    struck: list[int] = []
    for location in hits:
        struck.append(damage(track, location, turned))
    note_damage(s, side, struck)
    if is_player(s, side) and track[HULL]:
        spill(s, s.sides[side])
    return True


def volley(s: Marauders, side: int, count: int) -> Asking[None]:
    """MAM-1140, MAM-R27: one side's fire by itself, from the location dice to the damage."""
    yield from fire(s, side, count, False)
    yield from place(s, 1 - side)
    if is_player(s, 1 - side):
        yield from ward_off(s, 1 - side, s.sides[1 - side])
    suffer(s, 1 - side)


def new_round(s: Marauders) -> None:
    """MAM-1310: what can be used once in every round is there again."""
    attacker, defender = s.used_now
    s.used_now = [attacker & LASTING, defender & LASTING]


def guns(s: Marauders, side: int) -> int:
    return locs(s, side)[CANNONS]
