"""Commands of Kaper as processes of their own, without the time that it takes to load Kaper.

They are forks of a process that has loaded it: see `tests.server.mother`. Where that cannot be done, they are
started as everybody starts them; so is every command whose start is what a test is about.
"""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Protocol

MOTHER = Path(__file__).with_name("mother.py")
COMMAND = [sys.executable, "-m", "kaper"]


class Process(Protocol):
    """What the tests do with a process; `subprocess.Popen` can do it, too."""

    @property
    def pid(self) -> int: ...
    def poll(self) -> int | None: ...
    def wait(self, timeout: float | None = None) -> int: ...
    def send_signal(self, how: int, /) -> None: ...


class Forked:
    """A process that the mother has forked."""

    def __init__(self, report: socket.socket) -> None:
        self._report = report
        # Not a byte ahead: a command can be over before its number is read, and `wait` must see that it is.
        self._lines = report.makefile("rb", buffering=0)
        self._code: int | None = None
        self.pid = int(self._lines.readline())

    def poll(self) -> int | None:
        with suppress(subprocess.TimeoutExpired):
            return self.wait(0.001)
        return None

    def wait(self, timeout: float | None = None) -> int:
        """The code with which it ends."""
        if self._code is None:
            self._report.settimeout(timeout)
            try:
                ready = self._report.recv(1, socket.MSG_PEEK)
            except TimeoutError:
                raise subprocess.TimeoutExpired(COMMAND, timeout or 0) from None
            self._report.settimeout(None)
            assert ready, "whoever watched the process is gone"
            self._code = int(self._lines.readline())
            self._lines.close()
            self._report.close()
        return self._code

    def send_signal(self, how: int) -> None:
        if self._code is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, how)


@cache
def _mother() -> socket.socket:
    """The way to the process that forks; it ends when this one does, because its orders end."""
    ours, hers = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    command = [sys.executable, "-P", str(MOTHER), str(hers.fileno())]
    subprocess.Popen(command, pass_fds=[hers.fileno()], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    hers.close()
    return ours


def start(
    arguments: Sequence[str], environment: Mapping[str, str], out: IO[bytes] | int, err: IO[bytes]
) -> Process:
    """Start `kaper` with these arguments; what it prints goes into these files."""
    if sys.platform != "linux":
        return subprocess.Popen([*COMMAND, *arguments], env=dict(environment), stdout=out, stderr=err)
    report, hers = socket.socketpair()
    order = {"arguments": list(arguments), "environment": dict(environment), "folder": str(Path.cwd())}
    files = [out if isinstance(out, int) else out.fileno(), err.fileno(), hers.fileno()]
    socket.send_fds(_mother(), [json.dumps(order).encode()], files)
    hers.close()
    return Forked(report)


def run(
    arguments: Sequence[str], environment: Mapping[str, str], patience: float = 60
) -> subprocess.CompletedProcess[str]:
    """Run it to its end."""
    with TemporaryFile() as out, TemporaryFile() as err:
        process = start(arguments, environment, out, err)
        try:
            code = process.wait(patience)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGKILL)
            raise
        printed = [_text(file) for file in (out, err)]
    return subprocess.CompletedProcess([*COMMAND, *arguments], code, *printed)


def _text(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode()
