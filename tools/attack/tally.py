"""What an attack is measured by, the bars, and the table that is printed."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

PING = 0.1
"""Seconds in which 99 of 100 pongs come back to somebody who has nothing to do with the attack."""
MEMORY = 1.2
"""How many times as much memory as before may be in use some minutes after."""
FAULTS = {"internal"}
"""Keys by which a socket says what HTTP says with 500."""
INTENDED = {"not-stored"}
"""What is said, with 503, when the disk is full."""


@dataclass
class Tally:
    """What was sent and what came back."""

    sent: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    keys: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    lost: int = 0
    doubled: int = 0

    def http(self, status: int, key: str = "") -> None:
        self.sent += 1
        self.statuses[status] += 1
        if key:
            self.keys[key] += 1

    def refused(self, key: str) -> None:
        """Over a socket."""
        self.keys[key] += 1
        self.statuses[500] += key in FAULTS

    def fail(self, sentence: str) -> None:
        """Something else than a number went wrong."""
        self.failures.append(sentence)

    @property
    def unstored(self) -> int:
        """How often a full disk was told of."""
        return sum(self.keys[key] for key in INTENDED)

    @property
    def faults(self) -> int:
        """Answers of the 500 class, without those about a full disk."""
        bad = sum(count for status, count in self.statuses.items() if status >= 500)
        return bad - min(self.statuses[503], self.unstored)


@dataclass
class Result:
    """One row of the table; times in seconds and memory in megabytes, -1 for what was not measured."""

    name: str
    tally: Tally = field(default_factory=Tally)
    seconds: float = 0.0
    pings: list[float] = field(default_factory=list)
    before: float = -1
    peak: float = -1
    after: float = -1

    def ping(self, share: float) -> float:
        waited = sorted(self.pings)
        return waited[min(len(waited) - 1, int(len(waited) * share))] if waited else -1

    def missed(self, ping: float) -> list[str]:
        """The bars that were missed, each as a few words."""
        found = list(self.tally.failures)
        if self.ping(0.99) > ping:
            found.append(f"ping p99 over {ping * 1000:.0f} ms")
        if self.before >= 0 and self.after > self.before * MEMORY:
            found.append("memory")
        counts = {"5xx": self.tally.faults, "lost": self.tally.lost, "doubled": self.tally.doubled}
        return found + [f"{count} {what}" for what, count in counts.items() if count]


HEAD = (
    "attack", "sent", "s", "5xx", "503 disk", "ping p50", "p99", "max ms", "MB before", "peak", "after",
    "lost", "doubled", "verdict",
)  # fmt: skip


def table(results: Iterable[Result], ping: float) -> str:
    """As Markdown."""
    rows = [HEAD, tuple("---" for _ in HEAD), *(_row(result, ping) for result in results)]
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def _row(result: Result, ping: float) -> tuple[str, ...]:
    tally = result.tally
    pings = [result.ping(share) for share in (0.5, 0.99, 1)]
    memory = [result.before, result.peak, result.after]
    return (
        result.name, f"{tally.sent:,}", f"{result.seconds:.0f}", str(tally.faults), str(tally.unstored),
        *(f"{each * 1000:.1f}" if each >= 0 else "–" for each in pings),
        *(f"{each:.0f}" if each >= 0 else "–" for each in memory),
        str(tally.lost), str(tally.doubled), "; ".join(result.missed(ping)) or "held",
    )  # fmt: skip
