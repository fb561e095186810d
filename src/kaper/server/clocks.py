"""The clocks of a table: seconds for each move, or for the whole game."""

import time
from collections.abc import Collection

from kaper.server.cards import Clock
from kaper.server.messages import ClockShown

RETURN = 15.0
"""Whoever comes back with no time left gets this much for a move."""


class Clocks:
    """Runs for every seat that is asked and played by a person."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.used = [0.0] * seats
        self._running: dict[int, float] = {}
        self._question = -1

    def turn(self, asked: Collection[int], question: int) -> None:
        """The seats that are asked now, and which question it is."""
        if self.clock.kind == "none":
            return
        now = time.monotonic()
        for seat, began in list(self._running.items()):
            if seat not in asked or question != self._question:
                self.used[seat] += now - began
                del self._running[seat]
        for seat in asked:
            self._running.setdefault(seat, now)
        self._question = question

    def left(self, seat: int) -> float:
        began = self._running.get(seat)
        spent = time.monotonic() - began if began is not None else 0.0
        if self.clock.kind == "move":
            return self.clock.seconds - spent
        return self.clock.seconds - self.used[seat] - spent

    def refill(self, seat: int) -> None:
        """For somebody who comes back."""
        if self.left(seat) < RETURN:
            self.used[seat] = max(0.0, self.clock.seconds - RETURN)
            self._running.pop(seat, None)

    def soonest(self) -> tuple[int, float] | None:
        """The seat whose time runs out first, and when."""
        if not self._running:
            return None
        return min(((seat, self.left(seat)) for seat in self._running), key=lambda pair: pair[1])

    def shown(self) -> list[ClockShown]:
        """All clocks."""
        if self.clock.kind == "none":
            return []
        return [
            ClockShown(seat, round(max(0.0, self.left(seat)), 1), seat in self._running)
            for seat in range(len(self.used))
        ]
