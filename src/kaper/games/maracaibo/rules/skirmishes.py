"""Chapter 14: the module Pirate Skirmishes."""

from typing import Final

from kaper.games.maracaibo.components.load import COMPONENTS
from kaper.games.maracaibo.components.ship import RAID_POWER
from kaper.games.maracaibo.rules.gains import gain_vp
from kaper.games.maracaibo.state.state import NONE, Maracaibo

WINNER_VP: Final[int] = COMPONENTS["module_skirmishes"]["winner_vp"]
LOSER_PAYS: Final[int] = COMPONENTS["module_skirmishes"]["each_loser_pays"]
SOLO_WINNER_VP: Final[int] = COMPONENTS["module_skirmishes"]["solo_winner_vp"]


def fight(s: Maracaibo, seat: int, others: list[int]) -> None:
    """POM-1421, POM-1423, POM-1424, POM-1426: everybody there rolls one die; the single highest wins."""
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
    if s.redbeard != NONE:
        gain_vp(s, winner, SOLO_WINNER_VP, "why-fight")
        return
    gain_vp(s, winner, WINNER_VP, "why-fight")
    for loser in fighters:
        if loser != winner:
            hand_over(s, loser, winner, LOSER_PAYS, "why-fight")


def roll(s: Maracaibo, seat: int) -> int:
    """POM-1422, POM-1426: one die and lasting power; Redbeard adds the number of the round."""
    pips = s.chance.die()
    total = pips + (s.round + 1 if seat == s.redbeard else s.strength[seat][RAID_POWER])
    if s.diary is not None:
        s.diary.note("fights", seat, {"pips": pips, "total": total})
    return total


def hand_over(s: Maracaibo, payer: int, receiver: int, most: int, why: str) -> None:
    """POM-313, POM-1423: a doubloon from one player to another, if there is one."""
    n = min(most, s.doubloons[payer])
    s.doubloons[payer] -= n
    s.doubloons[receiver] += n
    if s.diary is not None and n:
        s.diary.note("pays-opponent", payer, {"whom": receiver, "n": n, "why": why})
