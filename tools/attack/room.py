"""A place for a database that can be full: a small disk, or a bound on the size of files."""

import errno
import os
import resource
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SIZE = 16 << 20
BLOCK = b"\0" * 4096


class Room(ABC):
    """Can be filled while a server runs in it, and freed again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @abstractmethod
    def fill(self, pid: int) -> None:
        """Nothing more fits."""

    @abstractmethod
    def free(self, pid: int) -> None:
        """There is room again."""


class Disk(Room):
    """Truly a disk, in memory; needs the right to mount one."""

    def fill(self, pid: int) -> None:
        with (self.folder / "filler").open("ab", buffering=0) as filler:
            try:
                while True:
                    filler.write(BLOCK)
            except OSError as error:
                if error.errno != errno.ENOSPC:
                    raise

    def free(self, pid: int) -> None:
        (self.folder / "filler").unlink()


class Bound(Room):
    """No file of the server may grow beyond what its log of changes has now."""

    def fill(self, pid: int) -> None:
        size = max((path.stat().st_size for path in self.folder.glob("*-wal")), default=0)
        _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, most))

    def free(self, pid: int) -> None:
        _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))


@contextmanager
def small_room(folder: Path) -> Iterator[Room]:
    """The best that this machine grants."""
    place = folder / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(place)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode:
        yield Bound(place)
        return
    try:
        yield Disk(place)
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=True)
