"""Chapter 7, stage 3 of a round: the settlement."""

from kaper.engine.asking import Args, Asking
from kaper.games.black_dice.components.board import ADVENTURES, FLAG, MOVE_DIE, NOWHERE, REWARD, SYMBOLS
from kaper.games.black_dice.rules.curse import roll_one
from kaper.games.black_dice.rules.penalties import EXCESS, bear_penalty, pardoned
from kaper.games.black_dice.rules.rewards import move_die, reap
from kaper.games.black_dice.state.state import END_OF_ROUND, NOBODY, BlackDice


def settle(s: BlackDice) -> Asking[None]:
    """CBD-701, CBD-704, CBD-712: the active adventures in their order, unless all is lost before the last."""
    for adventure in range(ADVENTURES):
        s.adventure = adventure
        black, dice = s.black[adventure], s.dice_at[adventure]
        s.settled = (*s.settled, (black, dice))
        if black:
            yield from settle_one(s, adventure, black, dice)
            if s.over:
                return
    s.stage = END_OF_ROUND


def settle_one(s: BlackDice, adventure: int, black: int, dice: int) -> Asking[None]:
    """CBD-702, CBD-703, CBD-R19: as many dice as black ones bring the reward, fewer the penalty.

    CBD-707, CBD-R20: after the penalty, unless that was the end, come the excess dice, but for the flag's.
    """
    if s.diary is not None:
        figures: Args = {"adventure": SYMBOLS[adventure], "black": black, "dice": dice}
        s.diary.note("succeeds" if dice >= black else "fails", NOBODY, figures)
    if dice < black:
        yield from bear_penalty(s, adventure)
        if not s.over and adventure != FLAG:
            yield from bear_excess(s, adventure)
    elif REWARD[s.expedition][adventure] == MOVE_DIE:
        yield from move_die(s)
    else:
        reap(s, adventure)


def bear_excess(s: BlackDice, adventure: int) -> Asking[None]:
    """CBD-705, CBD-707, CBD-R12: the penalty that all tiles share, unless the pardon is spent on it."""
    count = s.black[adventure] - s.dice_at[adventure]
    if not (yield from pardoned(s, adventure, EXCESS, count)):
        roll_excess(s, adventure, count)


def roll_excess(s: BlackDice, adventure: int, count: int) -> None:
    """CBD-705, CBD-706: every black die too many is rolled; a higher symbol takes it to that row."""
    if s.diary is not None:
        s.diary.note("excess", NOBODY, {"adventure": SYMBOLS[adventure], "n": count})
    for _ in range(count):
        target = roll_one(s)
        if target > adventure or target == NOWHERE:
            move_excess(s, adventure, target)
        elif s.diary is not None:
            there = {"adventure": SYMBOLS[adventure], "rolled": SYMBOLS[target]}
            s.diary.note("excess-stays", NOBODY, there)


def move_excess(s: BlackDice, adventure: int, target: int) -> None:
    """CBD-705, CBD-706, CBD-R21: to a row that has black dice already, else out for the round."""
    s.black[adventure] -= 1
    if target == NOWHERE:
        s.black_aside += 1
        if s.diary is not None:
            s.diary.note("excess-blocked", NOBODY, {"adventure": SYMBOLS[adventure]})
    elif s.active(target):
        s.black[target] += 1
        if s.diary is not None:
            there = {"adventure": SYMBOLS[adventure], "to": SYMBOLS[target]}
            s.diary.note("excess-joins", NOBODY, there)
    else:
        s.black_aside += 1
        if s.diary is not None:
            there = {"adventure": SYMBOLS[adventure], "rolled": SYMBOLS[target]}
            s.diary.note("excess-aside", NOBODY, there)
