"""Chapter 11, crew combat: on deck after boarding, and on land."""

from typing import Final

from kaper.engine.asking import Asking, Choose, Option
from kaper.games.marauders.components.board import CREW, SKULL
from kaper.games.marauders.components.cards import (
    CAPTAIN_ABILITIES,
    GLORY_EFFECTS,
    LEADERSHIP,
    MOD_N,
    SWIVEL_DICE,
    SWIVEL_GUNS,
)
from kaper.games.marauders.rules.contest import (
    ENEMY,
    OWN,
    TIE,
    compared,
    note_contest,
    reroll,
    score,
    told_dice,
)
from kaper.games.marauders.rules.glory import PASS, ask_window, moment, play, playable
from kaper.games.marauders.rules.naval import has_mod
from kaper.games.marauders.rules.sides import (
    ATTACKER,
    BOTH,
    DEFENDER,
    either_may_use,
    is_player,
    locs,
    skill_of,
    until_both_pass,
)
from kaper.games.marauders.rules.skills import roll, shown
from kaper.games.marauders.state.state import LAND, Marauders

BOATSWAIN_USE: Final = Option("boatswain")
BOATSWAIN_BIT: Final = 16
FIRST_ROUND: Final = "first"
GOES_ON: Final = -1


def crew_round(s: Marauders) -> Asking[int]:
    """MAM-1160 to MAM-1164, MAM-1174: one round; gives the side that won, TIE, or GOES_ON."""
    if s.bout == 0:
        yield from before_combat(s)
        early = wiped_out(s)
        if early != GOES_ON:
            return early
    s.bout += 1
    for side in BOTH:
        s.dice[side] = tuple(roll(s, dice_of(s, side)))
    note_contest(s)
    if either_may_use(s):
        yield from until_both_pass(s, crew_rolled)
    losses = [min(s.dice[1 - side].count(SKULL), locs(s, 1 - side)[CREW]) for side in BOTH]
    yield from spare(s, losses)
    for side in BOTH:
        track = locs(s, side)
        track[CREW] = max(0, track[CREW] - losses[side])
    if s.diary is not None:
        s.diary.note(
            "crew-losses", args={"attacker": locs(s, ATTACKER)[CREW], "defender": locs(s, DEFENDER)[CREW]}
        )
    ended = wiped_out(s)
    # MAM-1164: who fell to the last man together are compared by their last roll.
    return compared(score(s.dice[ATTACKER]), score(s.dice[DEFENDER])) if ended == TIE else ended


def wiped_out(s: Marauders) -> int:
    """MAM-1161, MAM-1163, MAM-R15: who still has Crew when the other has none; TIE if neither has."""
    own, other = locs(s, ATTACKER)[CREW], locs(s, DEFENDER)[CREW]
    if own and other:
        return GOES_ON
    return ATTACKER if own else DEFENDER if other else TIE


# --- before the first round


def before_combat(s: Marauders) -> Asking[None]:
    """MAM-1174: Swivel Guns at sea, then cards, attacker first; nobody plays for a crew that is gone."""
    s.more_dice = [0, 0]
    if LAND not in s.sides:
        struck = [swivel_guns(s, side) for side in BOTH]
        for side in BOTH:
            track = locs(s, side)
            if struck[1 - side]:
                track[CREW] = max(0, track[CREW] - MOD_N[SWIVEL_GUNS])
    if wiped_out(s) != GOES_ON:
        return
    yield from until_both_pass(s, crew_start)


def swivel_guns(s: Marauders, side: int) -> bool:
    """MAM-643, MAM-1160: a few dice, and one success is enough."""
    if not has_mod(s, side, SWIVEL_GUNS):
        return False
    dice = roll(s, SWIVEL_DICE)
    if s.diary is not None:
        s.diary.note("swivel-guns", s.sides[side], {"dice": shown(dice)})
    return SKULL in dice


def crew_start(s: Marauders, side: int, seat: int) -> Asking[bool]:
    """MAM-1174, `add_dice` and `enemy_dice`: dice for the owner, or fewer for the enemy, in every round."""
    chosen = yield from ask_window(s, seat, "crew-start", [], playable(s, s.seats[seat].hand, "crew_start"))
    if chosen is PASS:
        return False
    effect = GLORY_EFFECTS[play(s, seat, chosen.value)][0]
    if effect.op == "add_dice":
        s.more_dice[side] += effect.n
    else:
        s.more_dice[1 - side] -= effect.n
    return True


# --- the roll


def dice_of(s: Marauders, side: int) -> int:
    return dice_in(s, side, s.bout)


def dice_in(s: Marauders, side: int, bout: int) -> int:
    """MAM-1162: Leadership, what Specialists and cards add, and a captain's die in the first round only."""
    count = skill_of(s, side, LEADERSHIP) + s.more_dice[side]
    if is_player(s, side):
        extra = s.seats[s.sides[side]].bonus("add_dice@crew_combat")
        if extra and bout > 1:
            extra -= first_round_dice(s, s.sides[side])
        count += extra
    return max(1, count)


def first_round_dice(s: Marauders, seat: int) -> int:
    """MAM-1310: how many of a captain's more dice are for the first round alone."""
    ability = CAPTAIN_ABILITIES[s.seats[seat].captain].get("add_dice@crew_combat")
    return ability.n if ability is not None and ability.row.get("rounds") == FIRST_ROUND else 0


def crew_rolled(s: Marauders, side: int, seat: int) -> Asking[bool]:
    """MAM-1174: the Boatswain's die, and cards that re-roll own dice or the enemy's."""
    uses: list[Option] = []
    if not s.used_now[side] & BOATSWAIN_BIT and s.seats[seat].can("reroll@crew_rolled"):
        uses.append(BOATSWAIN_USE)
    moment(s, seat)
    cards = playable(s, s.seats[seat].hand, "crew_rolled")
    if not (uses or cards):
        return False
    chosen = yield from ask_window(s, seat, "crew-rolled", uses, cards, told_dice(s, side))
    if chosen is PASS:
        return False
    target, most = side, 1
    if chosen is BOATSWAIN_USE:
        s.used_now[side] |= BOATSWAIN_BIT
    else:
        play(s, seat, chosen.value)
        if (yield Choose(seat, "whose-dice", [OWN, ENEMY])) is ENEMY:
            target = 1 - side
        most = len(s.dice[target])
    yield from reroll(s, side, target, most)
    return True


def spare(s: Marauders, losses: list[int]) -> Asking[None]:
    """MAM-1174, `spare_last`: the last point is not lost in this round."""
    for side in BOTH:
        crew = locs(s, side)[CREW]
        if is_player(s, side) and losses[side] >= crew and s.seats[s.sides[side]].hand:
            seat = s.sides[side]
            cards = playable(s, s.seats[seat].hand, "crew_losses")
            chosen = yield from ask_window(s, seat, "crew-losses", [], cards, {"n": losses[side]})
            if chosen is not PASS:
                play(s, seat, chosen.value)
                losses[side] = crew - 1
