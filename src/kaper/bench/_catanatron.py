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
    """Measure `games` games; the first seed's game is also played once before, to warm the caches."""
    # Catanatron takes the seed 0 for none.
    seeds = range(seed + 1, seed + 1 + games)
    play(Count(), seeds[0])
    count = Count()
    start = time.perf_counter()
    for each in seeds:
        play(count, each)
    count.seconds = time.perf_counter() - start
    json.dump(asdict(count), sys.stdout)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
