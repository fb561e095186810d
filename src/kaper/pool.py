"""The same work on many numbers, on as many cores as there are, here or elsewhere."""

import gc
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Generator
from typing import Protocol, TypeVar

T = TypeVar("T")


class Elsewhere(Protocol):
    """Those who work on other machines."""

    def mapped(self, work: Callable[[int], T], count: int, chunk: int) -> Generator[T, None, None]:
        """As `mapped` below."""
        ...


Jobs = int | Elsewhere
"""Who works: so many processes of this machine, or others elsewhere."""
Progress = Callable[[int], None]
"""Told how many are done, after each."""


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def mapped(
    work: Callable[[int], T], count: int, jobs: Jobs, chunk: int = 1, method: str | None = None
) -> Generator[T, None, None]:
    """The results for 0 to count - 1 in their order; close it to stop early.

    `method` is how processes are started. Ctrl-C is for the caller alone: it reaches this generator as any
    exception does, and the processes end with it.
    """
    if not isinstance(jobs, int):
        yield from jobs.mapped(work, count, chunk)
        return
    if jobs == 1 or not count:
        yield from map(work, range(count))
        return
    with multiprocessing.get_context(method).Pool(min(jobs, count), _prepare) as pool:
        yield from pool.imap(work, range(count), chunk)


def _prepare() -> None:
    """Interrupts are the parent's business, and what is loaded by now is none of the collector's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.freeze()
