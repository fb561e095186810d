"""Chapter 3: dice and skill tests outside battles, with the cards that change them."""

from collections.abc import Sequence
from typing import Final

from kaper.engine.asking import DONE, Asking, Choose, Option
from kaper.games.marauders.components.board import FACES, PIPS, SKULL
from kaper.games.marauders.components.cards import INFLUENCE, SCOUTING, SKILL_NAMES
from kaper.games.marauders.rules.glory import PASS, PLAY, ask_window, interrupt, moment, play, playable
from kaper.games.marauders.state.player import Player
from kaper.games.marauders.state.state import Marauders

REROLL: Final = Option("reroll")
FINDS_MERCHANTS: Final = 1
"""The bit of `used` for a captain's re-roll when scouting for merchants."""
DIE: Final = [Option("die:skull", SKULL), *(Option(f"die:{face}", face) for face in PIPS)]


def roll(s: Marauders, count: int) -> list[int]:
    """MAM-304: a skull is a success, one throw in three."""
    return s.chance.throw(count, FACES)


def shown(dice: Sequence[int]) -> str:
    """Dice in an event: `S 1 4`."""
    return " ".join("S" if die == SKULL else str(die) for die in dice)


def reroll_failures(s: Marauders, dice: list[int]) -> list[int]:
    """MAM-1310: all dice but the successes, which nobody would touch."""
    kept = [die for die in dice if die == SKULL]
    return kept + roll(s, len(dice) - len(kept))


def skill_test(
    s: Marauders, seat: int, skill: int, *, counted: bool = False, merchant: bool = False
) -> Asking[int]:
    """MAM-305, MAM-1310: the number of successes; unless they are `counted`, one is as good as many."""
    me = s.seats[seat]
    name = SKILL_NAMES[skill]
    if me.hand:
        moment(s, seat)
        cards = playable(s, me.hand, "before_test", name)
        if cards:
            options = [PASS, *[PLAY[card] for card in cards]]
            chosen = yield Choose(seat, "before-test", options, {"skill": name}, hidden=True)
            if chosen is not PASS:
                play(s, seat, chosen.value)
                return (yield from unless_spoilt(s, seat, skill, 1))
    dice = roll(s, test_dice(me, skill))
    found = note_test(s, seat, name, dice)
    while found == 0 or (counted and found < len(dice)):
        uses = [REROLL] if merchant and can_reroll(s, seat) else []
        if not me.hand and not uses:
            break
        moment(s, seat)
        cards = playable(s, me.hand, "after_test", name)
        if not cards and not uses:
            break
        chosen = yield from ask_window(s, seat, "after-test", uses, cards, {"skill": name, "n": found})
        if chosen is PASS:
            break
        if chosen is REROLL:
            s.used |= FINDS_MERCHANTS
        else:
            play(s, seat, chosen.value)
        dice = reroll_failures(s, dice)
        found = note_test(s, seat, name, dice)
    if found == 0 or skill != INFLUENCE:
        return found
    return (yield from unless_spoilt(s, seat, skill, found))


def test_dice(me: Player, skill: int) -> int:
    """MAM-305, MAM-1310: as many as the skill, and the Lookout's."""
    return me.skill(skill) + (me.bonus("add_dice@all") if skill == SCOUTING else 0)


def can_reroll(s: Marauders, seat: int) -> bool:
    """MAM-1310: once a turn, when scouting for a merchant."""
    return not s.used & FINDS_MERCHANTS and s.seats[seat].can("reroll@merchant_scouting")


def note_test(s: Marauders, seat: int, skill: str, dice: list[int]) -> int:
    s.rolled, s.roller = tuple(dice), seat
    found = dice.count(SKULL)
    if s.diary is not None:
        s.diary.note("tests", seat, {"skill": skill, "dice": shown(dice), "n": found})
    return found


def unless_spoilt(s: Marauders, seat: int, skill: int, found: int) -> Asking[int]:
    """MAM-904: another player's card may turn a success into a failure."""
    if skill != INFLUENCE:
        return found
    others = [other for other in s.from_active() if other != seat]
    spoilt = yield from interrupt(
        s, "other_test", others, {"whom": seat, "skill": SKILL_NAMES[skill]}, SKILL_NAMES[skill]
    )
    return 0 if spoilt else found


def choose_dice(s: Marauders, seat: int, dice: Sequence[int], most: int, whose: str) -> Asking[list[int]]:
    """MAM-R26, MAM-1173, MAM-1174: which dice to roll again; gives those that stay and the new ones."""
    left = list(dice)
    again = 0
    while left and again < most:
        options = [DIE[face] for face in sorted(set(left))]
        if again:
            options.append(DONE)
        chosen = yield Choose(seat, "pick-dice", options, {"whose": whose})
        if chosen is DONE:
            break
        left.remove(chosen.value)
        again += 1
    return left + roll(s, again)
