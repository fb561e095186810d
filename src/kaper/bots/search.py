"""Information-set Monte Carlo tree search: many deals of what is hidden, and one tree for each seat.

Open loop: a tree holds answers only, and what dice and cards do in between differs at every visit. Every
iteration deals anew, so an option counts against the others only as often as it was on offer. Each seat
has its own tree, in which it finds its way by its own answers and by what others answered openly; what
others answer in secret at the same time is in nobody's tree but their own.
"""

from dataclasses import dataclass
from math import inf, log, sqrt
from random import Random
from time import perf_counter
from typing import Generic

from kaper.bots.bot import Bot, Deal, Stop
from kaper.bots.rollout import shares
from kaper.bots.tree import Node, most_visited
from kaper.engine.asking import Choose, Option
from kaper.engine.game import S
from kaper.engine.match import Match
from kaper.engine.playout import play_by_hints


@dataclass(frozen=True)
class Budget:
    """How long a search may think about one answer: seconds, iterations, or whichever ends first."""

    seconds: float = inf
    iterations: float = inf


@dataclass(frozen=True)
class Tuning:
    """exploration: how much an answer seldom tried is preferred; whim: how often a rollout leaves the
    hints' advice; longest: a rollout's answers before the forecast; squash: see `softened`.
    """

    exploration: float = 0.5
    whim: float = 0.1
    longest: int = 60
    squash: float = 5.0
    trust: float = 8.0


class Search(Generic[S]):
    """One search: what all seats have learnt so far."""

    def __init__(self, seats: int, source: Random, tuning: Tuning) -> None:
        self.roots = [Node() for _ in range(seats)]
        self.source = source
        self.tuning = tuning

    def learn(self, match: Match[S]) -> None:
        """One iteration on a fresh deal: down the trees, one step beyond, and home with the result."""
        path = self._descend(match)
        play_by_hints(match, self.source, self.tuning.whim, self.tuning.longest)
        gained = shares(match, self.tuning.squash)
        for seat, node in path:
            node.visits += 1
            node.wins += gained[seat]

    def _descend(self, match: Match[S]) -> list[tuple[int, Node]]:
        """Answer from the trees until somebody tries something new; the nodes passed, with their seats."""
        at = list(self.roots)
        path: list[tuple[int, Node]] = []
        known = True
        while known and match.pending:
            asks = list(match.pending)
            secret = match._together is not None
            chosen: list[Option] = []
            for ask in asks:
                index, node = self._select(at[ask.seat], match, ask)
                known = known and node.visits > 0
                path.append((ask.seat, node))
                chosen.append(ask.options[index])
            for ask, option in zip(asks, chosen, strict=True):
                match.answer(ask.seat, option)
                for seat in [ask.seat] if secret or ask.hidden else range(len(at)):
                    at[seat] = at[seat].branch((ask.seat, ask.prompt, option.text))
        return path

    def _select(self, node: Node, match: Match[S], ask: Choose) -> tuple[int, Node]:
        branches = node.branches
        seat, prompt = ask.seat, ask.prompt
        keys = [(seat, prompt, option.text) for option in ask.options]
        if not all(key in branches for key in keys):
            hints = match.game.hints
            if hints is None:
                adv = [0.0] * len(keys)
            else:
                rates = hints.rate(match.state, ask)
                best = max(rates)
                adv = [(r - best) / self.tuning.squash for r in rates]
            for key, a in zip(keys, adv):
                if key not in branches:
                    branches[key] = Node(a)
        nodes = [branches[key] for key in keys]
        visits = 0
        wins = 0.0
        for n in nodes:
            n.available += 1
            visits += n.visits
            wins += n.wins
        mean = wins / visits if visits else 0.25
        slope = mean * (1 - mean)
        c = 2 * self.tuning.exploration
        w = self.tuning.trust
        draw = self.source.random
        scores = [
            (n.wins + w * max(0.0, mean + slope * n.advice)) / (n.visits + w)
            + c * draw() * sqrt(log(n.available) / (n.visits + 1))
            for n in nodes
        ]
        index = scores.index(max(scores))
        return index, nodes[index]


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
        match = deal()
        search: Search[S] = Search(match.seats, self.source, self.tuning)
        end = perf_counter() + self.budget.seconds
        done = 0
        while True:
            search.learn(match)
            done += 1
            if done >= self.budget.iterations or perf_counter() >= end or stop():
                return most_visited(search.roots[ask.seat], ask)
            match = deal()
