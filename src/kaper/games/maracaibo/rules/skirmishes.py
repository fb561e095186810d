"""Chapter 14: the module Pirate Skirmishes."""

from typing import Final

from kaper.games.maracaibo.rules.gains import gain_vp
from kaper.games.maracaibo.ship import RAID_POWER
from kaper.games.maracaibo.state import Maracaibo

WINNER_VP: Final = 2
SOLO_WINNER_VP: Final = 5


def fight(s: Maracaibo, seat: int, others: list[int]) -> None:
    """POM-1421, POM-1423, POM-1424: everybody there rolls one die; the single highest total wins."""
    fighters = sorted([seat, *others])
    totals = [roll(s, fighter) for fighter in fighters]
    best = max(totals)
    if totals.count(best) > 1:
        if s.diary is not None:
            s.diary.note("fight-tied", args={"total": best})
        return
    winner = fighters[totals.index(best)]
    if s.diary is not None:
        s.diary.note("wins-fight", winner, {"total": best})
    if s.redbeard >= 0:
        gain_vp(s, winner, SOLO_WINNER_VP)
        return
    gain_vp(s, winner, WINNER_VP)
    for loser in fighters:
        if loser != winner and s.doubloons[loser]:
            hand_over(s, loser, winner)


def roll(s: Maracaibo, seat: int) -> int:
    """POM-1422, POM-1426: one die and lasting power; Redbeard adds the number of the round."""
    pips = s.chance.die()
    total = pips + (s.round + 1 if seat == s.redbeard else s.strength[seat][RAID_POWER])
    if s.diary is not None:
        s.diary.note("fights", seat, {"pips": pips, "total": total})
    return total


def hand_over(s: Maracaibo, payer: int, receiver: int) -> None:
    """POM-313, POM-1423: 1 doubloon from one player to another."""
    s.doubloons[payer] -= 1
    s.doubloons[receiver] += 1
    if s.diary is not None:
        s.diary.note("pays-opponent", payer, {"whom": receiver, "n": 1})
