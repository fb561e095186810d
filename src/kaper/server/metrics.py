"""Figures about the running server, in the text format of Prometheus."""

from collections import defaultdict
from collections.abc import Callable

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
HELP = {
    "answers": "Answers and undos made durable",
    "refused": "Messages that were not taken",
    "commit_failures": "Commits that failed",
    "commit_seconds": "Time of a commit",
    "answer_seconds": "Time from an answer's arrival to its acknowledgement",
    "thinking_seconds": "Time in which a bot thought",
    "thinkers_replaced": "Workers of bots that died or hung",
    "tables_opened": "Tables loaded into memory",
    "open_seconds": "Time to load a table",
    "requests": "Requests over HTTP",
    "chat_lines": "Lines of chat",
    "takeovers": "Seats taken over by a bot",
}


class Histogram:
    """How often a time stayed under each of the bounds."""

    def __init__(self) -> None:
        self.buckets = [0] * len(BOUNDS)
        self.count = 0
        self.total = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        for index, bound in enumerate(BOUNDS):
            if value <= bound:
                self.buckets[index] += 1
                return


class Metrics:
    """Counters, times, and gauges that are read when somebody asks."""

    def __init__(self) -> None:
        self.counters: dict[str, int] = defaultdict(int)
        self.times: dict[str, Histogram] = defaultdict(Histogram)
        self.gauges: dict[str, Callable[[], int]] = {}

    def count(self, name: str, by: int = 1) -> None:
        self.counters[name] += by

    def observe(self, name: str, value: float) -> None:
        self.times[name].add(value)

    def text(self) -> str:
        lines: list[str] = []
        for name, value in sorted(self.counters.items()):
            full = f"kaper_{name}_total"
            lines += [f"# HELP {full} {HELP.get(name, name)}", f"# TYPE {full} counter", f"{full} {value}"]
        for name, read in sorted(self.gauges.items()):
            lines += [f"# TYPE kaper_{name} gauge", f"kaper_{name} {read()}"]
        for name, times in sorted(self.times.items()):
            lines += _histogram(f"kaper_{name}", HELP.get(name, name), times)
        return "\n".join(lines) + "\n"


def _histogram(full: str, about: str, times: Histogram) -> list[str]:
    lines = [f"# HELP {full} {about}", f"# TYPE {full} histogram"]
    below = 0
    for bound, inside in zip(BOUNDS, times.buckets, strict=True):
        below += inside
        lines.append(f'{full}_bucket{{le="{bound}"}} {below}')
    lines.append(f'{full}_bucket{{le="+Inf"}} {times.count}')
    return [*lines, f"{full}_sum {times.total:.6f}", f"{full}_count {times.count}"]
