"""Chapter 6: what dice may bring, for who thinks of a battle."""

from collections.abc import Sequence

from kaper.games.tiny_epic.rules.firing import FACES


def ways(symbols: Sequence[int], dice: int, fixed: int) -> list[int]:
    """TEP-602, TEP-603: in how many ways N dice deal each damage, with a fixed part of it."""
    found = [0] * fixed + [1]
    for _ in range(dice):
        rolled = [0] * (len(found) + max(symbols))
        for hits, count in enumerate(found):
            if count:
                for face in FACES:
                    rolled[hits + symbols[face]] += count
        found = rolled
    return found


def compared(mine: list[int], theirs: list[int]) -> tuple[float, float]:
    """TEP-620, TEP-641: the chances that the one side deals more damage than the other, and less."""
    total = float(sum(mine) * sum(theirs))
    won = lost = 0
    for damage, count in enumerate(mine):
        won += count * sum(theirs[:damage])
        lost += count * sum(theirs[damage + 1 :])
    return won / total, lost / total
