"""What a search found out about the options of one question, in a form that can be sent and joined."""

from collections.abc import Sequence

from kaper.bots.tree import Node, Swing, keys, means
from kaper.bots.tuning import Tuning
from kaper.engine.asking import Choose

Numbers = list[list[float]]
"""For each option its handicap, visits and wins; at the end the swing: count, total and squares."""


class Findings:
    """The nodes of all options, and the swing of the search."""

    __slots__ = ("nodes", "swing", "tuning")

    def __init__(self, nodes: list[Node], swing: Swing, tuning: Tuning) -> None:
        self.nodes = nodes
        self.swing = swing
        self.tuning = tuning

    @classmethod
    def of(cls, root: Node, ask: Choose, swing: Swing, tuning: Tuning) -> "Findings":
        return cls([root.branch(key) for key in keys(ask)], swing, tuning)

    @classmethod
    def joined(cls, many: Sequence[Numbers], tuning: Tuning) -> "Findings":
        """What several searches found out about the same question, as if one had made all the visits."""
        nodes = [Node(row[0]) for row in many[0][:-1]]
        swing = Swing()
        for numbers in many:
            for node, (_, visits, wins) in zip(nodes, numbers[:-1], strict=True):
                node.visits += int(visits)
                node.wins += wins
            count, total, squares = numbers[-1]
            swing.count += int(count)
            swing.total += total
            swing.squares += squares
        return cls(nodes, swing, tuning)

    def numbers(self) -> Numbers:
        """The same as plain numbers, for another process."""
        rows = [[node.handicap, float(node.visits), node.wins] for node in self.nodes]
        return [*rows, [float(self.swing.count), self.swing.total, self.swing.squares]]

    @property
    def trials(self) -> int:
        """How often one of the options was tried out."""
        return sum(node.visits for node in self.nodes)

    def chances(self) -> list[float]:
        """What share of victory each option is believed to bring.

        Not how often it was visited: after few iterations the most visited one is the one that chance
        stretched most, while the belief still is the hints' and only grows out of it.
        """
        return means(self.nodes, self.swing, self.tuning)

    def steep(self) -> float:
        """What one point of the rating is worth in chances."""
        usual = self.swing.mean
        return usual * (1 - usual) / self.tuning.squash
