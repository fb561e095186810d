"""Everything that can change."""

from kaper.engine.fields import cloneable
from kaper.engine.state import State
from plank.components.numbers import NUMBERS


@cloneable
class Plank(State):
    """Hands and bags of numbers by seat, numbers already shown, steps taken, rounds left."""

    bags: list[list[int]]
    hands: list[list[int]]
    rounds: int
    shown: list[list[int]]
    steps: list[int]

    def deal(self, seats: int, rounds: int) -> None:
        self.rounds = rounds
        self.bags = [list(range(NUMBERS)) for _ in range(seats)]
        self.hands = [sorted(self.chance.draw(bag) for _ in range(3)) for bag in self.bags]
        self.shown = [[] for _ in range(seats)]
        self.steps = [0] * seats
