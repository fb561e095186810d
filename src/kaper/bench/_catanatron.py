"""Plays Catanatron with four random players and prints what was counted, as JSON.

Run by path in Catanatron's own environment (see peers.py), so it imports nothing of Kaper.
"""

import json
import sys
import time
from dataclasses import asdict, dataclass

from catanatron import Color, Game, RandomPlayer

TIMES = 3
"""As often as Kaper plays each of its games (see measure.py)."""


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

    def add(self, other: "Count") -> None:
        """Take over what was counted in another game."""
        self.games += other.games
        self.decisions += other.decisions
        self.real_decisions += other.real_decisions
        self.seconds += other.seconds


def play(seed: int) -> Count:
    """One game from its creation to its end."""
    count = Count(games=1)
    start = time.perf_counter()
    Game([RandomPlayer(color) for color in Color], seed=seed).play(decide_fn=count.decide)
    count.seconds = time.perf_counter() - start
    return count


def main(games: int, seed: int) -> None:
    """Play `games` games after one to warm the caches; each is played three times, and the fastest counts."""
    # Catanatron takes the seed 0 for none.
    seeds = range(seed + 1, seed + 1 + games)
    play(seeds[0])
    total = Count()
    for each in seeds:
        total.add(min((play(each) for _ in range(TIMES)), key=lambda count: count.seconds))
    json.dump(asdict(total), sys.stdout)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
