"""Runs the command as a person at a terminal would, with everything typed beforehand."""

import io
from dataclasses import dataclass

import pytest

from kaper.cli import main


@dataclass(frozen=True)
class Run:
    """What a command printed, and how it ended."""

    code: int
    out: str
    err: str


@dataclass(frozen=True)
class Terminal:
    """Gives the command its input and takes its output."""

    patch: pytest.MonkeyPatch
    capture: pytest.CaptureFixture[str]

    def run(self, *args: str, typed: str = "") -> Run:
        self.patch.setattr("sys.stdin", io.StringIO(typed))
        code = main(args)
        printed = self.capture.readouterr()
        return Run(code, printed.out, printed.err)
