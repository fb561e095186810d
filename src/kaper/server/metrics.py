"""Figures about the running server, for Prometheus."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.process_collector import ProcessCollector

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
COUNTERS: dict[str, tuple[str, tuple[str, ...]]] = {
    "answers": ("Answers and undos made durable", ()),
    "refused": ("What was not taken, by the key of the refusal", ("over", "key")),
    "commits": ("Commits of answers", ()),
    "commit_failures": ("Commits of answers that failed", ()),
    "overtaken": ("Answers that another process was quicker with, and that were looked at again", ()),
    "strayed": ("Tables whose position differed from that in another process, and were loaded anew", ()),
    "rung": ("What other processes said about tables", ()),
    "missed": ("Tables about which nothing was heard although another process went on", ()),
    "thinkers_replaced": ("Workers of bots that died or hung", ()),
    "thoughts_shared": ("Moves of bots that several workers thought about together", ()),
    "tables_opened": ("Tables loaded into memory", ()),
    "requests": ("Requests over HTTP", ("method", "route", "status")),
    "chat_lines": ("Lines of chat", ()),
    "hints": ("Hints that persons asked for", ()),
    "late_moves": ("Moves made by a stand-in because the clock of a move had run out", ()),
    "takeovers": ("Seats taken over by a bot", ()),
}
TIMES = {
    "commit_seconds": "Time of a commit",
    "answer_seconds": "Time from an answer's arrival to its acknowledgement",
    "thinking_seconds": "Time in which a bot thought",
    "open_seconds": "Time to load a table",
    "loop_lag_seconds": "How much later than asked for the event loop woke a sleeper",
}


class Metrics:
    """Counters, times, and gauges that are read when somebody asks; each server has its own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._counters = {
            name: Counter(f"kaper_{name}", about, labels, registry=self._registry)
            for name, (about, labels) in COUNTERS.items()
        }
        self._times = {
            name: Histogram(f"kaper_{name}", about, buckets=BOUNDS, registry=self._registry)
            for name, about in TIMES.items()
        }
        # Memory, processor time and open files of this process.
        ProcessCollector(registry=self._registry)

    def count(self, name: str, by: int = 1, **labels: str) -> None:
        counter = self._counters[name]
        (counter.labels(**labels) if labels else counter).inc(by)

    def observe(self, name: str, value: float) -> None:
        self._times[name].observe(value)

    def gauge(self, name: str, about: str, read: Callable[[], float]) -> None:
        """A figure that is looked up whenever somebody asks."""
        Gauge(f"kaper_{name}", about, registry=self._registry).set_function(read)

    def text(self) -> str:
        return generate_latest(self._registry).decode()
