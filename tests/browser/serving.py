"""A real `kaper serve` as a process of its own, on a free port and a database of its own."""

import json
import os
import signal
import socket
import subprocess
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.server import forked
from tests.server.forked import Process

PATIENCE = 60.0
# Tests click faster than people, and need not wait for somebody who might take an answer back or be asked in
# secret.
QUICK = {
    "KAPER_LIMITS": "1000",
    "KAPER_GRACE": "0",
    "KAPER_MOMENT": "0",
    "KAPER_PACE": "0",
    "KAPER_THINKERS": "1",
    "KAPER_TRIALS": "8",
    "KAPER_TEST_SAME_DICE": "1",
}


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


@dataclass
class Serving:
    """The server, which can be killed and started again on the same port and database."""

    folder: Path
    port: int = field(default_factory=free_port)
    process: Process | None = None
    base: str = ""
    settings: dict[str, str] = field(default_factory=dict)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.base}"

    @property
    def log(self) -> Path:
        return self.folder / "server.log"

    def start(self) -> None:
        words = ["serve", "--no-browser", "--port", str(self.port)]
        words += ["--database", str(self.folder / "kaper.db")]
        with self.log.open("ab") as log:
            environment = {**QUICK, **os.environ, **self.settings, "KAPER_BASE_PATH": self.base}
            self.process = forked.start(words, environment, log, log)
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process is None or self.process.poll() is not None:
                break
            if self.answers():
                return
            time.sleep(0.1)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()[-4000:]}")

    def answers(self) -> bool:
        try:
            self.get("/api/games")
        except OSError:
            return False
        return True

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.address + path, timeout=10) as answer:
            return json.load(answer)

    def kill(self) -> None:
        """Without a warning, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
        self.process = None
