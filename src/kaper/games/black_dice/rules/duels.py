"""Chapter 3: choosing the captain, duels."""

from collections.abc import Sequence

from kaper.games.black_dice.components.board import SYMBOLS
from kaper.games.black_dice.state.state import NOBODY, BlackDice


def choose_captain(s: BlackDice) -> None:
    """CBD-301: before the first round everybody rolls one die, and the nearest to the flag commands."""
    appoint(s, duel(s, range(s.players), "captain"), "duel")


def appoint(s: BlackDice, player: int, why: str) -> None:
    """Hand over the captain's marker to who had most dice, or won the duel."""
    s.captain = player
    if s.diary is not None:
        s.diary.note("captain", player, {"why": why})


def duel(s: BlackDice, tied: Sequence[int], what: str) -> int:
    """CBD-302, CBD-303, CBD-R25: the highest symbol wins; those who share it roll again."""
    if len(tied) == 1:
        return tied[0]
    if s.diary is not None:
        s.diary.note("duel", NOBODY, {"what": what})
    left = clockwise(s, tied)
    while len(left) > 1:
        rolls = [s.chance.below(6) for _ in left]
        if s.diary is not None:
            for player, face in zip(left, rolls, strict=True):
                s.diary.note("duels", player, {"symbol": SYMBOLS[face]})
        best = max(rolls)
        left = [player for player, face in zip(left, rolls, strict=True) if face == best]
    return left[0]


def clockwise(s: BlackDice, players: Sequence[int]) -> list[int]:
    """CBD-R37: from the captain's seat, or from the first if there is no captain yet."""
    first = s.captain if s.captain != NOBODY else 0
    return [seat % s.players for seat in range(first, first + s.players) if seat % s.players in players]
