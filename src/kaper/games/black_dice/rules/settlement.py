"""Chapter 7, stage 3 of a round: the settlement."""

from kaper.engine.asking import Asking, Words
from kaper.games.black_dice.board import ADVENTURES, FLAG, NOWHERE, SYMBOLS
from kaper.games.black_dice.rules.curse import roll_one
from kaper.games.black_dice.rules.penalties import bear_penalty
from kaper.games.black_dice.rules.rewards import reap
from kaper.games.black_dice.state import END_OF_ROUND, NOBODY, BlackDice


def settle(s: BlackDice) -> Asking[None]:
    """CBD-701 to CBD-704: the next adventure succeeds with as many dice as black ones, if it is active."""
    adventure = s.adventure
    black, dice = s.black[adventure], s.crew[adventure]
    s.settled = (*s.settled, (black, dice))
    if black:
        if s.diary is not None:
            figures: Words = {"adventure": SYMBOLS[adventure], "black": black, "dice": dice}
            s.diary.note("succeeds" if dice >= black else "fails", NOBODY, figures)
        if dice >= black:
            yield from reap(s, adventure)
        else:
            yield from fail(s, adventure)
    s.adventure += 1
    if s.adventure == ADVENTURES:
        s.stage = END_OF_ROUND


def fail(s: BlackDice, adventure: int) -> Asking[None]:
    """CBD-703, CBD-707, CBD-R19, CBD-R20: the penalty, and unless that was the end, the excess dice."""
    yield from bear_penalty(s, adventure)
    if not s.over and adventure != FLAG:
        roll_excess(s, adventure)


def roll_excess(s: BlackDice, adventure: int) -> None:
    """CBD-705, CBD-706: every black die too many is rolled; a higher symbol takes it to that row."""
    count = s.black[adventure] - s.crew[adventure]
    if s.diary is not None:
        s.diary.note("excess", NOBODY, {"adventure": SYMBOLS[adventure], "n": count})
    for _ in range(count):
        target = roll_one(s)
        if target > adventure or target == NOWHERE:
            move_excess(s, adventure, target)


def move_excess(s: BlackDice, adventure: int, target: int) -> None:
    """CBD-705, CBD-706, CBD-R21: to a row that has black dice already, else out for the round."""
    s.black[adventure] -= 1
    if target != NOWHERE and s.black[target]:
        s.black[target] += 1
        if s.diary is not None:
            there = {"adventure": SYMBOLS[adventure], "to": SYMBOLS[target]}
            s.diary.note("excess-joins", NOBODY, there)
    else:
        s.black_aside += 1
        if s.diary is not None:
            s.diary.note("excess-aside", NOBODY, {"adventure": SYMBOLS[adventure]})
