"""Information-set Monte Carlo tree search: many deals of what is hidden, and one tree for each seat.

Open loop: a tree holds answers only, and what dice and cards do in between differs at every visit. Every
iteration deals anew, so an option counts against the others only as often as it was on offer.
"""

from time import perf_counter

from kaper.bots.bot import Bot, Deal, Stop
from kaper.bots.tree import most_visited
from kaper.bots.trees import Trees
from kaper.bots.tuning import Budget, Tuning
from kaper.engine.asking import Choose, Option
from kaper.engine.game import S


class SearchBot(Bot):
    """Thinks as long as its budget lets it and takes the answer that it came back to most often."""

    __slots__ = ("budget", "tuning")

    def __init__(self, seed: str, budget: Budget, tuning: Tuning | None = None) -> None:
        super().__init__(seed)
        self.budget = budget
        self.tuning = tuning or Tuning()

    def choose(self, ask: Choose, deal: Deal[S], stop: Stop) -> Option:
        """At least one iteration is made, so that there always is a best answer so far."""
        if len(ask.options) == 1:
            return ask.options[0]
        end = perf_counter() + self.budget.seconds
        match = deal()
        trees = Trees(match.seats, self.source, self.tuning.suited(match.game.hints))
        done = 0
        while True:
            trees.learn(match)
            done += 1
            if done >= self.budget.iterations or perf_counter() >= end or stop():
                return most_visited(trees.roots[ask.seat], ask)
            match = deal()
