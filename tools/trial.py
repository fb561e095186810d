"""Tries an installed Kaper as somebody would who just installed it: `python tools/trial.py PATH_TO_KAPER`.

It needs nothing but Python, so that it runs wherever a package is tried.
"""

import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

PATIENCE = 60.0
ADDRESS = "http://"


def main() -> None:
    """Run what a newcomer would run; the first thing that fails ends it."""
    kaper = sys.argv[1] if len(sys.argv) > 1 else "kaper"
    print(output(kaper, "--version").strip())
    games = [line.split()[0] for line in output(kaper, "games", "--json").splitlines() if line.strip()]
    if not games:
        sys.exit("No game is installed.")
    with tempfile.TemporaryDirectory() as folder:
        serve(kaper, Path(folder))


def output(*command: str) -> str:
    """What a command prints; it must end well."""
    return subprocess.run(command, check=True, capture_output=True, text=True, encoding="utf-8").stdout


def serve(kaper: str, folder: Path) -> None:
    """Start the server, look at its page, its health and its games, and stop it."""
    command = [kaper, "serve", "--port", "0", "--no-browser", "--lang", "en"]
    command += ["--database", str(folder / "trial.db")]
    environment = {**os.environ, "COLUMNS": "200", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            if ADDRESS not in line:
                sys.exit(f"The server did not say where it is: {line!r}")
            address = ADDRESS + line.split(ADDRESS)[1].strip().rstrip("/")
            page = read(f"{address}/")
            if "<script" not in page:
                sys.exit("The server has no page.")
            print(read(f"{address}/healthz"))
            print(len(read(f"{address}/api/games")), "bytes of games")
        finally:
            process.terminate()


def read(address: str) -> str:
    """What the server answers, once it does."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
                return str(answer.read().decode())
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.2)


if __name__ == "__main__":
    main()
