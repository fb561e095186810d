"""Results that outlive whatever stops a command: one line each, written at once and read again later."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")
CALM = 1.0
"""Seconds between two moments at which the disk is waited for: all that a failing machine can lose."""


@dataclass(frozen=True)
class Journal(Generic[T]):
    """A file to which results are added. A process that is killed loses nothing that it had written."""

    path: Path
    kind: type[T]

    def read(self) -> list[T]:
        """All that was written; a line that was cut off, or is something else, is left out."""
        found: list[T] = []
        if self.path.exists():
            for line in self.path.read_bytes().splitlines():
                with suppress(msgspec.DecodeError):
                    found.append(msgspec.json.decode(line, type=self.kind))
        return found

    @contextmanager
    def writing(self) -> Iterator[Callable[[T], None]]:
        """Gives what adds one result."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        cut_off = self.path.exists() and not self.path.read_bytes().endswith(b"\n")
        with self.path.open("ab") as file:
            if cut_off:
                file.write(b"\n")
            synced = monotonic()

            def add(result: T) -> None:
                nonlocal synced
                file.write(msgspec.json.encode(result) + b"\n")
                file.flush()
                if monotonic() - synced >= CALM:
                    os.fsync(file.fileno())
                    synced = monotonic()

            try:
                yield add
            finally:
                file.flush()
                os.fsync(file.fileno())
