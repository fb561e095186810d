"""The clocks of a table: seconds for each move, or for the whole game."""

from collections.abc import Collection, Sequence
from time import monotonic

from kaper.server.messages import ClockShown
from kaper.server.table_records import Clock

RETURN = 15.0
"""Whoever comes back with no time left gets this much for a move."""


class Clocks:
    """Runs for every seat that is asked and played by a person, and only while the server does.

    `used` are the seconds that each seat has used, of the whole game or of its present move. They are stored
    with every answer and now and then between, and taken up again: time in which nobody could have answered
    is not charged, and what was used before is not given back.
    """

    def __init__(self, clock: Clock, used: Sequence[int]) -> None:
        self.clock = clock
        self.used = [milliseconds / 1000 for milliseconds in used]
        self._running: dict[int, float] = {}
        self._question: int | None = None

    @property
    def running(self) -> bool:
        return bool(self._running)

    def turn(self, asked: Collection[int], question: int) -> None:
        """The seats that are asked now, and which question it is."""
        if self.clock.kind == "none":
            return
        fresh = self._question is not None and question != self._question
        for seat in list(self._running):
            if seat not in asked or fresh:
                self.stop(seat)
        if self.clock.kind == "move" and fresh:
            self.used = [0.0] * len(self.used)
        for seat in asked:
            self._running.setdefault(seat, monotonic())
        self._question = question

    def stop(self, seat: int) -> None:
        """The seat has answered, or is no longer asked."""
        began = self._running.pop(seat, None)
        if began is not None:
            self.used[seat] += monotonic() - began

    def adopt(self, used: Sequence[int]) -> None:
        """What another process has stored; whoever is asked begins there with the next turn."""
        self._running.clear()
        self.used = [milliseconds / 1000 for milliseconds in used]

    def halt(self) -> None:
        """All clocks stand still until the next turn."""
        for seat in list(self._running):
            self.stop(seat)

    def left(self, seat: int) -> float:
        began = self._running.get(seat)
        spent = monotonic() - began if began is not None else 0.0
        return self.clock.seconds - self.used[seat] - spent

    def refill(self, seat: int) -> None:
        """For somebody who comes back."""
        if self.left(seat) < RETURN:
            self._running.pop(seat, None)
            self.used[seat] = max(0.0, self.clock.seconds - RETURN)

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

    def spent(self) -> tuple[int, ...]:
        """What every seat has used by now, in milliseconds; nothing where no time is kept.

        Of a move only for those who are still about it: the next one begins anew.
        """
        if self.clock.kind == "none":
            return ()
        return tuple(round(1000 * self._counted(seat)) for seat in range(len(self.used)))

    def _counted(self, seat: int) -> float:
        if self.clock.kind == "move" and seat not in self._running:
            return 0.0
        return self.clock.seconds - self.left(seat)
