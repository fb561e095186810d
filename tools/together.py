"""Runs commands side by side, as many as there are cores, and tells of each when it has ended.

    python tools/together.py 'COMMAND ARG...' 'COMMAND ARG...' [-- COMMAND ARG...]

The first ones begin first, so the longest belong there. What a command says is shown when it has ended, so
that two never speak at once. The one after `--` is the longest of all: it speaks at once, and the others run
one after another meanwhile, while it waits. All run to the end; the exit code is 1 if one of them failed.
"""

import os
import shlex
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass


@dataclass(frozen=True)
class Done:
    """A command that has ended."""

    command: str
    code: int
    said: str
    seconds: float

    def __str__(self) -> str:
        result = "ok" if self.code == 0 else f"FAILED ({self.code})"
        said = f"{self.said.rstrip()}\n" if self.said.strip() else ""
        return f"{said}{self.command}: {result}, {self.seconds:.0f} s"


def run(command: str) -> Done:
    start = time.monotonic()
    done = subprocess.run(
        shlex.split(command),
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, encoding="utf-8", errors="replace", check=False,
    )  # fmt: skip
    return Done(command, done.returncode, done.stdout, time.monotonic() - start)


def main(arguments: list[str]) -> int:
    """Run them all; the result is the exit code."""
    commands, longest = parted(arguments)
    with ThreadPoolExecutor(1 if longest else os.cpu_count() or 1) as workers:
        running = [workers.submit(run, command) for command in commands]
        for each in running:
            each.add_done_callback(lambda ended: print(ended.result(), flush=True))
        failed = [shlex.join(longest)] if longest and subprocess.run(longest, check=False).returncode else []
    failed += [each.result().command for each in running if each.result().code]
    for command in failed:
        print(f"FAILED: {command}", flush=True)
    return 1 if failed else 0


def parted(arguments: list[str]) -> tuple[list[str], list[str]]:
    """The commands, and the words of the one that speaks for itself."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    return arguments[:end], arguments[end + 1 :]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
