"""Plays Catanatron with four random players and prints what was counted, as JSON.

Run by path in Catanatron's own environment (see peers.py), so it imports nothing of Kaper.
"""

import json
import sys
import time
from dataclasses import asdict, dataclass

from catanatron import Color, Game, RandomPlayer


@dataclass(slots=True)
class Count:
    """What the players of a game were asked together, forced answers among it."""

    games: int = 1
    decisions: int = 0
    seconds: float = 0.0

    def decide(self, player: RandomPlayer, game: Game, actions: list[object]) -> object:
        """Count the question, then let the player answer it."""
        self.decisions += 1
        return player.decide(game, actions)


def play(seed: int) -> Count:
    """One game from its creation to its end."""
    count = Count()
    start = time.perf_counter()
    Game([RandomPlayer(color) for color in Color], seed=seed).play(decide_fn=count.decide)
    count.seconds = time.perf_counter() - start
    return count


def main(games: int, seed: int) -> None:
    """Play `games` games after one to warm the caches."""
    # Catanatron takes the seed 0 for none.
    seeds = range(seed + 1, seed + 1 + games)
    play(seeds[0])
    json.dump([asdict(play(each)) for each in seeds], sys.stdout)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
