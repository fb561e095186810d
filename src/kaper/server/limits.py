"""How often somebody may do something: a bucket that refills."""

import time
from typing import NamedTuple

from kaper.server.errors import Refusal
from kaper.server.taken import Spent, Taken

# what: how many at once, and how many a second, by one account or wherever no account matters
RATES: dict[str, tuple[float, float]] = {
    "guests": (60, 1.0),
    "passwords": (10, 0.2),
    "guesses": (5, 1 / 30),
    "tables": (60, 1.0),
    "records": (20, 0.2),
    "requests": (600, 50.0),
    "messages": (200, 60.0),
    "lines": (10, 1.0),
    "sockets": (60, 4.0),
    "views": (20, 2.0),
    "replays": (300, 20.0),
    "downloads": (20, 1.0),
    "hints": (30, 0.5),
    "reviews": (20, 0.05),
}
RARE = {"guests", "passwords", "guesses", "tables", "records"}
"""Every single one of these is told to other processes; of the others only what is near its limit."""
HOUSEHOLD = 8
"""How many times as often as one account all may do something that come from one address."""


class Visitor(NamedTuple):
    """Who does something, and from where; `account` is empty for somebody who has none."""

    account: str
    address: str


class Bucket:
    """Holds a few, and gets some back every second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> float:
        """0 if one could be taken, otherwise how many seconds to wait for it."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return (1 - self.left) / self.rate
        self.left -= 1
        return 0.0

    def lose(self, count: float) -> None:
        """So many were taken elsewhere."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate) - count
        self.left = max(-self.burst, self.left)
        self.at = now

    @property
    def full(self) -> bool:
        """Whether it has got back all that was taken."""
        return self.left + (time.monotonic() - self.at) * self.rate >= self.burst


class Limits:
    """Buckets by what is done and who does it; `factor` makes all of them larger."""

    def __init__(self, factor: float, taken: Taken | None = None) -> None:
        self._factor = factor
        self._taken = taken
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def check(self, what: str, who: str, times: float = 1) -> None:
        bucket = self._buckets.get((what, who)) or self._new(what, who, times)
        spend(bucket)
        if self._taken is not None and (what in RARE or bucket.left < bucket.burst / 2):
            self._taken.spend(what, who, times)

    def _new(self, what: str, who: str, times: float) -> Bucket:
        burst, rate = RATES[what]
        factor = self._factor * times
        bucket = self._buckets[what, who] = Bucket(burst * factor, rate * factor)
        return bucket

    def lose(self, spent: Spent) -> None:
        """What was taken in another process."""
        what, who, count, times = spent
        if what in RATES:
            (self._buckets.get((what, who)) or self._new(what, who, times)).lose(count)

    def pardon(self, what: str, who: str) -> None:
        """It was no guess after all: whoever it was begins afresh."""
        self._buckets.pop((what, who), None)

    def check_visitor(self, what: str, visitor: Visitor) -> None:
        """Counts for the account, if there is one, and for all that come from its address together."""
        if visitor.account:
            self.check(what, f"account {visitor.account}")
        self.check(what, visitor.address, HOUSEHOLD)

    def forget(self) -> None:
        """Full buckets need not be remembered."""
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}


def spend(bucket: Bucket) -> None:
    wait = bucket.take()
    if wait:
        seconds = max(1, round(wait + 0.5))
        sentence = f"That is too fast; please wait {seconds} s."
        raise Refusal(429, "too-fast", sentence, seconds=seconds)
