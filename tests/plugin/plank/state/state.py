"""Everything that can change."""

from kaper.engine.state import State
from plank.components.numbers import NUMBERS


class Plank(State):
    """Hands and bags of numbers by seat, numbers already shown, steps taken, rounds left."""

    __slots__ = ("bags", "hands", "rounds", "shown", "steps")

    def deal(self, seats: int, rounds: int) -> None:
        self.rounds = rounds
        self.bags = [list(range(NUMBERS)) for _ in range(seats)]
        self.hands = [sorted(self.chance.draw(bag) for _ in range(3)) for bag in self.bags]
        self.shown: list[list[int]] = [[] for _ in range(seats)]
        self.steps = [0] * seats


def clone(s: Plank) -> Plank:
    twin = Plank(s.chance)
    twin.copy_base(s)
    twin.rounds = s.rounds
    twin.bags = [bag[:] for bag in s.bags]
    twin.hands = [hand[:] for hand in s.hands]
    twin.shown = [pile[:] for pile in s.shown]
    twin.steps = s.steps[:]
    return twin
