"""What one seat has learnt in a search: a tree of its own answers and of the others' open ones."""

from kaper.engine.asking import Choose, Option

Key = tuple[int, str, str]
"""Who answered which question how: seat, prompt and the option's text."""


class Node:
    """What a seat knows of the game so far, as far as answers tell it; dice and cards differ at every visit.

    `available` counts how often the answer that leads here was on offer, `visits` how often it was
    chosen, `wins` what share of victory the seat got from it.
    """

    __slots__ = ("advice", "available", "branches", "visits", "wins")

    def __init__(self, advice: float = 0.0) -> None:
        self.advice = advice
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


def most_visited(root: Node, ask: Choose) -> Option:
    """The answer that a search has settled on."""
    visits = [root.branch((ask.seat, ask.prompt, option.text)).visits for option in ask.options]
    return ask.options[visits.index(max(visits))]
