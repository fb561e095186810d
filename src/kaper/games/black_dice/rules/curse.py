"""Chapter 4, stage 1 of a round: the black dice, and what the expeditions make of blocked symbols."""

from kaper.games.black_dice.components.board import (
    ADVENTURES,
    BLACK_DICE,
    BLOCKED,
    DICE,
    FEWER_DICE,
    MORE_BLACK_DICE,
    NOWHERE,
    REDIRECTED_TO,
    REROLLED,
    SET_IN_ADVANCE,
    SYMBOLS,
    TOKENS_NEEDED,
)
from kaper.games.black_dice.state.state import NOBODY, BlackDice


def begin_round(s: BlackDice) -> None:
    """CBD-404, CBD-405, CBD-806, CBD-913, CBD-916: what the last round brought holds for this one only."""
    players = s.players
    s.round += 1
    s.black_pool = BLACK_DICE[players]
    if s.more_black:
        s.black_pool += MORE_BLACK_DICE[players]
    if s.fewer_black:
        s.black_pool -= FEWER_DICE[s.expedition]
    s.dice_each = DICE + s.sails - s.lose_die
    s.more_black = s.fewer_black = s.lose_die = s.sails = s.unlocked = False
    s.pardon = NOBODY
    s.clear_tile()
    if s.diary is not None:
        s.diary.note("round", NOBODY, {"round": s.round, "black": s.black_pool, "dice": s.dice_each})


def roll_the_curse(s: BlackDice) -> None:
    """CBD-401, CBD-209: lay the blockade, set a die in advance where the expedition says so, roll the rest.

    CBD-1103 to CBD-1105, CBD-1303 to CBD-1306, CBD-R27, CBD-R28: blockades change only between rounds.
    """
    after = int(s.tokens >= TOKENS_NEEDED)
    s.blocked = BLOCKED[s.expedition][after]
    advance = SET_IN_ADVANCE[s.expedition][after]
    if advance == NOWHERE:
        roll_black(s, s.black_pool)
        return
    s.black[advance] = 1
    if s.diary is not None:
        s.diary.note("sets-in-advance", s.captain, {"adventure": SYMBOLS[advance]})
    roll_black(s, s.black_pool - 1)


def roll_black(s: BlackDice, count: int) -> None:
    """CBD-401, CBD-1105, CBD-1306, CBD-R37: N black dice, each into its row, the blocked symbols last."""
    rows = roll_rows(s, count, "curse-rolls")
    blocked = s.blocked
    if blocked != NOWHERE and rows[blocked]:
        number, rows[blocked] = rows[blocked], 0
        if REROLLED[s.expedition]:
            number, again = reroll_blocked(s, number)
            rows = [row + more for row, more in zip(rows, again, strict=True)]
            set_black_aside(s, number)
        else:
            rows[redirected(s)] += number
            if s.diary is not None:
                there = {"from": SYMBOLS[blocked], "to": SYMBOLS[redirected(s)]}
                s.diary.note("curse-redirected", NOBODY, {"n": number, **there})
    s.black = [row + more for row, more in zip(s.black, rows, strict=True)]


def roll_rows(s: BlackDice, count: int, event: str) -> list[int]:
    """How many of the rolled dice show each symbol."""
    rows = s.chance.tally(count)
    if s.diary is not None:
        s.diary.note(event, NOBODY, {"n": count, **by_symbol(rows)})
    return rows


def reroll_blocked(s: BlackDice, count: int) -> tuple[int, list[int]]:
    """CBD-1105: roll blocked dice once more; how many are blocked twice, and where the others go."""
    rows = roll_rows(s, count, "curse-again")
    twice, rows[s.blocked] = rows[s.blocked], 0
    return twice, rows


def set_black_aside(s: BlackDice, count: int) -> None:
    """Out until the end of the round (CBD-706, CBD-1105)."""
    s.black_aside += count
    if count and s.diary is not None:
        s.diary.note("curse-aside", NOBODY, {"n": count})


def redirected(s: BlackDice) -> int:
    """CBD-1306, CBD-R29: where a die goes that shows the blocked symbol."""
    return REDIRECTED_TO[s.expedition][blockade_moved(s)]


def always_active(s: BlackDice) -> int:
    """CBD-1104, CBD-1304, CBD-R06: the adventure that keeps the black die set there in advance."""
    return SET_IN_ADVANCE[s.expedition][blockade_moved(s)]


def blockade_moved(s: BlackDice) -> int:
    """Whether the tokens of the expedition have moved its blockade, as 0 or 1."""
    return int(s.blocked != BLOCKED[s.expedition][0])


def roll_one(s: BlackDice) -> int:
    """CBD-1105, CBD-1306, CBD-R21, CBD-R29, CBD-R37: the symbol that one black die brings in settlement."""
    face = s.chance.below(ADVENTURES)
    if face != s.blocked:
        return face
    if not REROLLED[s.expedition]:
        if s.diary is not None:
            there = {"from": SYMBOLS[face], "to": SYMBOLS[redirected(s)]}
            s.diary.note("curse-redirected", NOBODY, {"n": 1, **there})
        return redirected(s)
    again = s.chance.below(ADVENTURES)
    if s.diary is not None:
        s.diary.note("excess-again", NOBODY, {"first": SYMBOLS[face], "rolled": SYMBOLS[again]})
    return NOWHERE if again == s.blocked else again


def by_symbol(counts: list[int]) -> dict[str, int]:
    """Counts with their symbols, for the diary."""
    return dict(zip(SYMBOLS, counts, strict=True))
