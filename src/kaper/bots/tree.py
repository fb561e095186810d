"""What one seat has learnt in a search: a tree of its own answers and of the others' open ones."""

from collections.abc import Sequence
from math import log, sqrt
from random import Random

from kaper.bots.tuning import Tuning
from kaper.engine.asking import Choose

Key = tuple[int, str, str]
"""Who answered which question how: seat, prompt and the option's text."""


class Node:
    """What a seat knows of the game so far, as far as answers tell it; dice and cards differ at every visit.

    `handicap` is how much worse than the best the hints rated the answer that leads here, `available`
    how often it was on offer, `visits` how often it was chosen, `wins` what shares of victory it brought.
    """

    __slots__ = ("available", "branches", "handicap", "visits", "wins")

    def __init__(self, handicap: float = 0.0) -> None:
        self.handicap = handicap
        self.available = 0
        self.visits = 0
        self.wins = 0.0
        self.branches: dict[Key, Node] = {}

    def branch(self, key: Key) -> "Node":
        """The node after an answer, made when it is first needed."""
        found = self.branches.get(key)
        if found is None:
            found = self.branches[key] = Node()
        return found

    def known_as(self, seat: int, text: str) -> "Node":
        """The node after an answer to whichever question; a new one if it is not known which was meant."""
        found = [
            node for (whose, _, answer), node in self.branches.items() if whose == seat and answer == text
        ]
        return found[0] if len(found) == 1 else Node()

    def grow(self, keys: Sequence[Key], rates: Sequence[float]) -> None:
        """Make nodes for answers that were never on offer here."""
        best = max(rates)
        for key, rate in zip(keys, rates, strict=True):
            if key not in self.branches:
                self.branches[key] = Node(best - rate)


class Swing:
    """How far the shares of victory swing that a search comes home with: its measure for what is much."""

    __slots__ = ("count", "squares", "total")

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def note(self, share: float) -> None:
        """One more share."""
        self.count += 1
        self.total += share
        self.squares += share * share

    @property
    def mean(self) -> float:
        """The usual share."""
        return self.total / max(1, self.count)

    @property
    def deviation(self) -> float:
        """The standard deviation."""
        return sqrt(max(0.0, self.squares / max(1, self.count) - self.mean**2))


def keys(ask: Choose) -> list[Key]:
    """The keys of all options on offer."""
    return [(ask.seat, ask.prompt, option.text) for option in ask.options]


def most_promising(nodes: Sequence[Node], swing: Swing, tuning: Tuning, source: Random) -> int:
    """Which of the answers on offer to try: the one with the highest upper confidence bound.

    Every bound is stretched by chance: seats that answer in secret would otherwise fall into step with each
    other, and the search would believe that one can count on what the other does.
    """
    for node in nodes:
        node.available += 1
    reach = 2 * tuning.exploration * swing.deviation
    promises = [
        mean + reach * source.random() * sqrt(log(node.available) / (1 + node.visits))
        for node, mean in zip(nodes, means(nodes, swing, tuning), strict=True)
    ]
    return promises.index(max(promises))


def means(nodes: Sequence[Node], swing: Swing, tuning: Tuning) -> list[float]:
    """What share of victory each answer is believed to bring.

    A node begins with the share that is usual here, less its handicap, as if it were known from some visits.
    """
    visits, wins = 1.0, swing.mean
    for node in nodes:
        visits += node.visits
        wins += node.wins
    usual = wins / visits
    steep = usual * (1 - usual) / tuning.squash
    return [_mean(node, max(0.0, usual - steep * node.handicap), tuning.trust) for node in nodes]


def _mean(node: Node, expected: float, trust: float) -> float:
    return (node.wins + trust * expected) / (node.visits + trust)
