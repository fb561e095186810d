"""Plays Catanatron with four random players and prints what was counted, as JSON.

Run by path in Catanatron's own environment (see peers.py), so it imports nothing of Kaper.
"""

import json
import sys
import time
from dataclasses import asdict, dataclass

from catanatron import Color, Game, RandomPlayer

SLICES = 5


@dataclass(slots=True)
class Count:
    """What the players of all games were asked together."""

    games: int = 0
    decisions: int = 0
    real_decisions: int = 0
    seconds: float = 0.0

    def decide(self, player: RandomPlayer, game: Game, actions: list[object]) -> object:
        """Count the question, then let the player answer it."""
        self.decisions += 1
        self.real_decisions += len(actions) > 1
        return player.decide(game, actions)


def play(count: Count, seed: int) -> None:
    """One game from its creation to its end."""
    Game([RandomPlayer(color) for color in Color], seed=seed).play(decide_fn=count.decide)
    count.games += 1


def main(games: int, seed: int) -> None:
    """Play `games` games in five slices after one to warm the caches; the fastest slice counts."""
    # Catanatron takes the seed 0 for none.
    seeds = range(seed + 1, seed + 1 + games)
    play(Count(), seeds[0])
    slices = [measure(seeds[first::SLICES]) for first in range(SLICES)]
    json.dump(asdict(max(slices, key=lambda count: count.decisions / count.seconds)), sys.stdout)


def measure(seeds: range) -> Count:
    """One slice of the games."""
    count = Count()
    start = time.perf_counter()
    for each in seeds:
        play(count, each)
    count.seconds = time.perf_counter() - start
    return count


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
