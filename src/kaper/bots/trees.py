"""The trees of all seats in one search, and how an iteration goes through them."""

from collections.abc import Sequence
from random import Random

from kaper.bots.rollout import shares
from kaper.bots.tree import Node, Swing, keys, most_promising
from kaper.bots.tuning import Tuning
from kaper.encoding.value import Value
from kaper.engine.asking import Choose
from kaper.engine.game import S
from kaper.engine.match import Match
from kaper.engine.playout import play_by_hints


class Trees:
    """One tree for each seat, in which it finds its way by what it knows.

    A seat knows its own answers and what others answered openly; what others answer in secret, at the same
    time or unseen, is in nobody's tree but their own.
    """

    def __init__(self, seats: int, source: Random, tuning: Tuning, learned: Value | None = None) -> None:
        self.roots = [Node() for _ in range(seats)]
        self.source = source
        self.tuning = tuning
        self.learned = learned
        self.swing = Swing()
        self._forget()

    def learn(self, match: Match[S]) -> None:
        """One iteration on a fresh deal: down the trees, one answer beyond, and home with the result."""
        path = self._descend(match)
        # Without hints there is nothing to play on by: what was learned is asked at once.
        if self.learned is None or match.game.hints is not None:
            play_by_hints(match, self.source, self.tuning.whim, self.tuning.longest)
        gained = shares(match, self.tuning.squash, self.learned)
        self._trials += 1
        for seat, share in enumerate(gained[: len(self.roots)]):
            self._won[seat] += share
        for seat, node in path:
            node.visits += 1
            node.wins += gained[seat]
            self.swing.note(gained[seat])

    def walk(self, seat: int, text: str) -> None:
        """Everybody has learnt of an answer: what it led to is where all trees begin now."""
        self.roots = [root.known_as(seat, text) for root in self.roots]
        self._forget()

    def _forget(self) -> None:
        """What was won from an earlier position says nothing of this one."""
        self._trials = 0
        self._won = [0.0] * len(self.roots)

    def shares(self) -> list[float]:
        """What share of victory each seat won in the trials from here."""
        return [won / max(1, self._trials) for won in self._won]

    def _descend(self, match: Match[S]) -> list[tuple[int, Node]]:
        """Answer from the trees until somebody tries something new; the nodes passed, with their seats."""
        at = list(self.roots)
        path: list[tuple[int, Node]] = []
        known = True
        while known and match.pending:
            asks = list(match.pending)
            secret = match.together is not None
            # All choose before any answer is given: nobody's choice depends on another's.
            chosen = [self._choose(at[ask.seat], match, ask) for ask in asks]
            for ask, index in zip(asks, chosen, strict=True):
                _walk(at, ask, index, secret or ask.hidden)
                match.take(ask, ask.options[index])
                node = at[ask.seat]
                known = known and node.visits > 0
                path.append((ask.seat, node))
        return path

    def _choose(self, node: Node, match: Match[S], ask: Choose) -> int:
        """The number of the option that the asked seat tries next."""
        offered = keys(ask)
        branches = node.branches
        if any(key not in branches for key in offered):
            hints = match.game.hints
            node.grow(offered, hints.rate(match.state, ask) if hints else [0.0] * len(offered))
        nodes = [branches[key] for key in offered]
        return most_promising(nodes, self.swing, self.tuning, self.source)


def _walk(at: list[Node], ask: Choose, index: int, secret: bool) -> None:
    """Move those who learn of an answer on in their trees."""
    key = (ask.seat, ask.prompt, ask.options[index].text)
    seats: Sequence[int] = (ask.seat,) if secret else range(len(at))
    for seat in seats:
        at[seat] = at[seat].branch(key)
