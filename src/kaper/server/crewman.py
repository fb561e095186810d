"""One of several workers that serve one port; its parent (`crew.py`) tells it what it has to know."""

import os
import socket
import sys
import threading

import msgspec

from kaper.server.bell import LocalBell
from kaper.server.crew import READY, Plan
from kaper.server.run import run


def _end_with_parent() -> None:
    """The parent has claimed the database for all: when it ends without a word, so do they, at once."""
    sys.stdin.buffer.read()
    os._exit(1)


def main() -> None:
    plan = msgspec.json.decode(sys.stdin.buffer.readline(), type=Plan)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    bell = LocalBell(socket.socket(fileno=plan.own), [socket.socket(fileno=each) for each in plan.others])

    def ready() -> None:
        sys.stdout.buffer.write(READY)
        sys.stdout.buffer.flush()

    run(plan.settings, [socket.socket(fileno=each) for each in plan.bound], ready, bell)


if __name__ == "__main__":
    main()
