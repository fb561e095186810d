"""A real server as a process, with Plank installed beside the other games."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

from tests.cli.plank import lay_out
from tests.server import forked

QUICK = {
    "KAPER_LIMITS": "1000000",
    "KAPER_GRACE": "0",
    "KAPER_MOMENT": "0",
    "KAPER_PACE": "0",
    "KAPER_THINKERS": "1",
    "KAPER_TRIALS": "8",
    "COLUMNS": "200",
}


class Serving:
    """Can be killed and started again on the same database; every start may get another port."""

    def __init__(self, folder: Path, database: str = "", *more: str, **settings: str) -> None:
        self.folder = folder
        self.more = more
        self.database = database or str(folder / "kaper.db")
        self.log = folder / "server.log"
        self.address = ""
        self._process: forked.Process | None = None
        self._said: IO[bytes] | None = None
        plugins = folder / "plugins"
        if not plugins.exists():
            plugins.mkdir()
            lay_out(plugins)
        paths = [str(plugins), str(Path(__file__).parents[1] / "plugin"), os.environ.get("PYTHONPATH", "")]
        self.environment = {**os.environ, **QUICK, **settings, "PYTHONPATH": os.pathsep.join(paths)}

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def workers(self, module: str) -> list[int]:
        """The processes of this module that work for the server."""
        found = []
        for folder in Path("/proc").iterdir():
            if folder.name.isdecimal():
                try:
                    parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                    command = (folder / "cmdline").read_text()
                except OSError:
                    continue
                if parent == self.pid and module in command:
                    found.append(int(folder.name))
        return found

    def start(self, *, anew: bool = False) -> "Serving":
        """Start it, `anew` as everybody does, and wait until it is ready."""
        words = [
            "serve",
            "--port",
            "0",
            "--no-browser",
            "--lang",
            "en",
            "--database",
            self.database,
            *self.more,
        ]
        heard, said = os.pipe()
        with self.log.open("ab") as log:
            if anew:
                command = [sys.executable, "-m", "kaper", *words]
                self._process = subprocess.Popen(command, env=self.environment, stdout=said, stderr=log)
            else:
                self._process = forked.start(words, self.environment, said, log)
        os.close(said)
        self._said = os.fdopen(heard, "rb")
        line = self._said.readline().decode()
        assert "http://" in line, self.log.read_text()
        self.address = line.split("http://")[1].strip().rstrip("/")
        return self

    def tell(self, how: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(how)

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """The code with which it ended."""
        if self._process is None:
            return 0
        self._process.send_signal(how)
        return self.wait()

    def wait(self) -> int:
        """The same, of a server that ends by itself."""
        assert self._process is not None
        code = self._process.wait(30)
        if self._said is not None:
            self._said.close()
        self._process = None
        return code

    def kill(self) -> None:
        """As if the power had failed, but for the disk."""
        self.end(signal.SIGKILL)
