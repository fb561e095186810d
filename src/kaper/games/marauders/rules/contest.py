"""Chapter 11: the Seamanship roll of a naval round, and who wins it."""

from typing import Final

from kaper.engine.asking import Args, Asking, Choose, Option
from kaper.games.marauders.components.board import SKULL
from kaper.games.marauders.components.cards import GLORY_EFFECTS, HOOKS, SEAMANSHIP
from kaper.games.marauders.rules.glory import PASS, ask_window, moment, play, playable
from kaper.games.marauders.rules.sides import (
    ATTACKER,
    BOTH,
    DEFENDER,
    can,
    either_may_use,
    has_masts,
    maneuver_of,
    skill_of,
    until_both_pass,
)
from kaper.games.marauders.rules.skills import choose_dice, roll, shown
from kaper.games.marauders.rules.volleys import HELMSMAN_BIT, VANISH_BIT, WEAPON, op_of
from kaper.games.marauders.state.state import BOARD, FLEE, NPC, Marauders

HELMSMAN_USE: Final = Option("helmsman")
OWN: Final = Option("whose:own")
ENEMY: Final = Option("whose:enemy")
TIE: Final = 2
Score = tuple[int, int]
NOBODY_WINS: Final = 3


def seamanship(s: Marauders) -> Asking[None]:
    """MAM-1120, MAM-1121, MAM-1173 (3) to (5), MAM-1175."""
    s.more_dice = [0, 0]
    for side in BOTH:
        entity = s.sides[side]
        if entity < NPC and s.seats[entity].hand and not s.seats[entity].dismasted:
            yield from before_roll(s, side, entity)
    for side in BOTH:
        s.dice[side] = tuple(roll(s, dice_of(s, side)))
    note_contest(s)
    if either_may_use(s):
        yield from until_both_pass(s, rolled)


def dice_of(s: Marauders, side: int) -> int:
    """MAM-1120, MAM-1121, MAM-1175: a nimbler ship has a die more; without Masts it is exactly one."""
    if not has_masts(s, side):
        return 1
    nimbler = maneuver_of(s, side) >= maneuver_of(s, 1 - side) + 2
    return skill_of(s, side, SEAMANSHIP) + nimbler + s.more_dice[side]


def before_roll(s: Marauders, side: int, seat: int) -> Asking[None]:
    """MAM-1173 (3): cards that add dice to the roll."""
    moment(s, seat)
    while cards := playable(s, s.seats[seat].hand, "naval_before_roll"):
        chosen = yield from ask_window(s, seat, "naval-before-roll", [], cards)
        if chosen is PASS:
            break
        s.more_dice[side] += GLORY_EFFECTS[play(s, seat, chosen.value)][0].n


def rolled(s: Marauders, side: int, seat: int) -> Asking[bool]:
    """MAM-1173 (5), MAM-1150: Hooks, the Helmsman, re-rolls and escape cards; whether one was used."""
    me = s.seats[seat]
    uses: list[Option] = []
    if not s.used_now[side] & HELMSMAN_BIT and me.can("reroll@naval_rolled"):
        uses.append(HELMSMAN_USE)
    if s.declared_now[side] == BOARD and me.weapons >> HOOKS & 1:
        uses.append(WEAPON[HOOKS])
    moment(s, seat)
    cards = playable(s, me.hand, "naval_rolled")
    if cards and (s.declared_now[side] != FLEE or s.used_now[side] & VANISH_BIT):
        cards = [card for card in cards if op_of(s, card) != "flee_always"]
    if not (uses or cards):
        return False
    chosen = yield from ask_window(s, seat, "naval-rolled", uses, cards, told_dice(s, side))
    if chosen is PASS:
        return False
    target = side
    if chosen is HELMSMAN_USE:
        s.used_now[side] |= HELMSMAN_BIT
    elif chosen is WEAPON[HOOKS]:
        me.weapons &= ~(1 << HOOKS)
        if s.diary is not None:
            s.diary.note("uses-weapon", seat, {"weapon": "grappling-hooks"})
    elif GLORY_EFFECTS[play(s, seat, chosen.value)][0].op == "flee_always":
        s.used_now[side] |= VANISH_BIT
        return True
    else:
        target = side if (yield Choose(seat, "whose-dice", [OWN, ENEMY])) is OWN else 1 - side
    yield from reroll(s, side, target, len(s.dice[target]))
    return True


def told_dice(s: Marauders, side: int) -> Args:
    return {"own": shown(s.dice[side]), "enemy": shown(s.dice[1 - side])}


def reroll(s: Marauders, side: int, target: int, most: int) -> Asking[None]:
    """MAM-1173 (5), MAM-1174: dice of either side, chosen by the captain of one."""
    whose = "own" if target == side else "enemy"
    s.dice[target] = tuple((yield from choose_dice(s, s.sides[side], s.dice[target], most, whose)))
    note_contest(s)


def note_contest(s: Marauders) -> None:
    if s.diary is not None:
        attack, defence = (shown(dice) for dice in s.dice)
        s.diary.note("contest", args={"attacker": attack, "defender": defence})


def contest(s: Marauders) -> int:
    """MAM-1122, MAM-1123: who wins the Seamanship roll."""
    own, other = s.dice[ATTACKER], s.dice[DEFENDER]
    attack, defence = own.count(SKULL), other.count(SKULL)
    if attack != defence:
        return ATTACKER if attack > defence else DEFENDER
    return winner(score(own), score(other), [can(s, side, "win_ties") for side in BOTH])


def winner(own: Score, other: Score, stubborn: list[bool]) -> int:
    """MAM-1122, MAM-1123: more successes, then `win_ties` if only one has it, then more pips."""
    if own[0] == other[0] == 0:
        return NOBODY_WINS
    if own[0] == other[0] and stubborn[ATTACKER] != stubborn[DEFENDER]:
        return ATTACKER if stubborn[ATTACKER] else DEFENDER
    return compared(own, other)


def compared(own: Score, other: Score) -> int:
    """MAM-1122, MAM-1164: more successes, then more pips."""
    return TIE if own == other else ATTACKER if own > other else DEFENDER


def score(dice: tuple[int, ...]) -> Score:
    """MAM-1122: successes, and pips on dice that are none; a skull counts nothing there."""
    return dice.count(SKULL), sum(dice)
