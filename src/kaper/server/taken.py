"""What was taken from the limits in this process, for those who count the same elsewhere."""

from collections.abc import Callable

Spent = tuple[str, str, float, float]
"""Of which limit, by whom, how often, and how many times the usual they may."""


class Taken:
    """Collects until somebody fetches it; `wake` is called when there is something."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake
        self._spent: dict[tuple[str, str, float], float] = {}
        self._sockets: dict[str, int] = {}
        self._made: list[tuple[str, str, str]] = []

    def spend(self, what: str, who: str, times: float) -> None:
        key = (what, who, times)
        self._spent[key] = self._spent.get(key, 0.0) + 1
        self._wake()

    def have_sockets(self, who: str, count: int) -> None:
        self._sockets[who] = count
        self._wake()

    def make(self, kind: str, address: str, table: str) -> None:
        self._made.append((kind, address, table))
        self._wake()

    @property
    def any(self) -> bool:
        """Whether there is something to be fetched."""
        return bool(self._spent or self._sockets or self._made)

    def fetch(self) -> tuple[list[Spent], dict[str, int], list[tuple[str, str, str]]]:
        """All since the last time."""
        spent = [(what, who, count, times) for (what, who, times), count in self._spent.items()]
        found = spent, self._sockets, self._made
        self._spent, self._sockets, self._made = {}, {}, []
        return found
