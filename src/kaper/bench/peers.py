"""Other projects' speed, measured here and now in an environment of their own."""

import os
import re
import subprocess
import sys
import venv
from pathlib import Path

import msgspec
from platformdirs import user_cache_path

from kaper.bench.pace import Pace
from kaper.engine.errors import KaperError

CATANATRON = "catanatron==3.2.1"
SCRIPT = Path(__file__).with_name("_catanatron.py")


class PeerError(KaperError):
    """A peer could not be measured."""


class PeerNotInstalled(PeerError):
    """The peer's environment could not be made."""


class PeerFailed(PeerError):
    """The peer is installed, but did not play its games."""


def catanatron(games: int, seed: int) -> list[Pace]:
    """Games of Catanatron with four random players; the first call installs it.

    All decisions are counted, forced ones among them: its better figure.
    """
    python = environment(CATANATRON)
    run = subprocess.run(
        [python, SCRIPT, str(games), str(seed)],
        capture_output=True,
        text=True,
        check=False,
        # Catanatron iterates over sets, so the same seed plays the same games only with fixed hashes
        # (and nearly the same before Python 3.12, where the hash of None is an address).
        env={**os.environ, "PYTHONHASHSEED": "0"},
    )
    if run.returncode:
        raise PeerFailed(f"{CATANATRON} did not finish its games: {last_line(run.stderr)}.")
    return msgspec.json.decode(run.stdout, type=list[Pace])


def environment(requirement: str) -> Path:
    """The Python of an environment that holds the requirement; made at most once for each version."""
    name = re.sub("[^a-z0-9._]+", "-", requirement.lower())
    folder = cache() / f"{name}-{sys.implementation.cache_tag}"
    python = folder / "bin" / "python"
    # Written last: an installation that was cut short is begun anew.
    ready = folder / "ready"
    if not ready.exists():
        _install(requirement, folder, python)
        ready.touch()
    return python


def _install(requirement: str, folder: Path, python: Path) -> None:
    try:
        venv.create(folder, clear=True, with_pip=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise PeerNotInstalled(f"No environment for {requirement} could be made: {error}.") from error
    pip = [
        str(python),
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        *requirement.split(),
    ]
    run = subprocess.run(pip, capture_output=True, text=True, check=False)
    if run.returncode:
        raise PeerNotInstalled(f"{requirement} could not be installed: {last_line(run.stderr)}.")


def cache() -> Path:
    """Where peers are installed."""
    return user_cache_path("kaper", appauthor=False) / "peers"


def last_line(text: str) -> str:
    """What a program said in the end, mostly why it failed."""
    lines = text.strip().splitlines() or ["no reason was given"]
    return lines[-1].rstrip(".")
