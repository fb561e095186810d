"""Every game at a real terminal of 80 columns and 24 lines: questions fit, the board comes when wanted."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from kaper.engine import registry

ROWS, COLUMNS = 24, 80
PATIENCE = 20.0
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")
CLEARED = "\x1b[2J"


class Screen:
    """A terminal with somebody before it."""

    def __init__(self, folder: Path, *args: str) -> None:
        self.end, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        given = {
            name: text for name, text in os.environ.items() if name not in {"LINES", "COLUMNS", "NO_COLOR"}
        }
        env = {**given, "TERM": "xterm", "XDG_DATA_HOME": str(folder), "PAGER": "cat"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "kaper.cli", "play", *args],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env=env,
        )
        os.close(inner)

    def until(self, sign: str) -> str:
        """All that is shown until this is read; each screen begins with a page feed."""
        shown, end = "", time.monotonic() + PATIENCE
        while sign not in CODES.sub("", shown):
            assert time.monotonic() < end, CODES.sub("", shown)
            if select.select([self.end], [], [], 0.2)[0]:
                shown += os.read(self.end, 65536).decode(errors="replace")
        return CODES.sub("", shown.replace(CLEARED, "\f"))

    def type(self, line: str) -> None:
        os.write(self.end, f"{line}\n".encode())

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()
        os.close(self.end)


@pytest.fixture(params=list(registry.games()))
def screen(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Screen]:
    seats = registry.find(request.param).meta.players[-1]
    opened = Screen(tmp_path, request.param, "--seats", str(seats), "--seed", "1", "--lang", "en")
    yield opened
    opened.close()


def test_questions_fit_and_the_board_comes_when_it_is_wanted(screen: Screen) -> None:
    welcome = screen.until("to begin.")
    assert "bot: Bosun" in welcome
    screen.type("")
    for _ in range(4):
        shown = screen.until("\n> ").rpartition("\f")[2].split("\n")
        assert len(shown) <= ROWS
        assert max(map(len, shown)) <= COLUMNS
        screen.type("1")
    hidden = screen.until("\n> ").rpartition("\f")[2]
    assert "type b" in hidden
    # A board that is taller than the screen is turned page by page, here by a pager that turns by itself.
    screen.type("b")
    screen.type("")
    assert screen.until("\n> ").partition("\f")[0].count("\n") > ROWS / 2
