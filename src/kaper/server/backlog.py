"""Bytes that wait to be sent: bounded for one connection, and for all of an account or an address."""

from collections import Counter

from kaper.server.limits import Visitor

ACCOUNT, ADDRESS = 4, 16
"""How many times as much as for one connection may wait for all of an account, and of an address."""
INNOCENT = 16
"""Where all together are over their bound, a connection with this part of its own or less is not blamed."""


class Backlogs:
    """What waits, by account and by address; `most` is for one connection."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: Counter[str] = Counter()

    def of(self, visitor: Visitor) -> "Backlog":
        """That of a new connection."""
        bounds = {visitor.address: self._most * ADDRESS}
        if visitor.account:
            bounds[f"account {visitor.account}"] = self._most * ACCOUNT
        return Backlog(self._waiting, bounds, self._most)


class Backlog:
    """What waits for one connection."""

    def __init__(self, shared: Counter[str], bounds: dict[str, int], most: int) -> None:
        self._shared = shared
        self._bounds = bounds
        self._most = most
        self._own = 0

    def fits(self, size: int) -> bool:
        """Whether one more message may wait; the first always may."""
        if not self._own:
            return True
        if self._own + size > self._most:
            return False
        blamed = self._own > self._most // INNOCENT
        return not (blamed and any(self._shared[who] + size > most for who, most in self._bounds.items()))

    def add(self, size: int) -> None:
        """More waits, or less if the size is negative."""
        self._own += size
        for who in self._bounds:
            self._shared[who] += size
            if not self._shared[who]:
                del self._shared[who]

    def clear(self) -> None:
        self.add(-self._own)
