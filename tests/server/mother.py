"""A process that has loaded Kaper and waits; for every command that it is asked for, it forks.

To load a server takes longer than most tests do. The fork goes on as `python -m kaper` would: with the
arguments, the environment and the folder that it is given. Started by `tests.server.forked`; it ends with its
test process.
"""

import gc
import io
import json
import os
import random
import signal
import socket
import sys
from contextlib import redirect_stderr
from pathlib import Path

import alembic.command
import uvloop

import kaper.cli.admin
import kaper.cli.serve
import kaper.server.copies
import kaper.server.office
import kaper.server.run
from kaper.cli import main

LONGEST = 1 << 18
IN_VAIN = ["admin", "tables", "--lang", "en", "--database", f"{os.devnull}/kaper.db"]
"""A command that finds nothing: what it takes to understand arguments and to speak is loaded by it."""
__all__ = ["alembic", "kaper", "uvloop"]


def wait_for_orders(orders: socket.socket) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        message, files, *_ = socket.recv_fds(orders, LONGEST, 3)
        if not message:
            return
        if not os.fork():
            orders.close()
            watch(message, *files)
            return
        for file in files:
            os.close(file)


def watch(message: bytes, out: int, err: int, report: int) -> None:
    """Fork once more, and report what was started and how it ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    started = os.fork()
    if not started:
        os.close(report)
        become(message, out, err)
    os.close(out)
    os.close(err)
    os.write(report, f"{started}\n".encode())
    code = os.waitstatus_to_exitcode(os.waitpid(started, 0)[1])
    os.write(report, f"{code}\n".encode())
    os._exit(0)


def become(message: bytes, out: int, err: int) -> None:
    """Go on as the command."""
    order = json.loads(message)
    for file, place in ((out, 1), (err, 2)):
        os.dup2(file, place)
        os.close(file)
    os.environ.clear()
    os.environ.update(order["environment"])
    os.chdir(order["folder"])
    sys.path[:0] = [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    sys.argv[1:] = order["arguments"]
    # Else all servers would throw the same dice.
    random.seed()
    if "KAPER_TEST_SAME_DICE" in os.environ:
        sys.path.append(str(Path(__file__).parents[2]))
        from tests.server.same_dice import throw_the_same

        throw_the_same()
    sys.exit(main())


if __name__ == "__main__":
    with redirect_stderr(io.StringIO()):
        main(IN_VAIN)
    # Else every fork would look through all of this, and so make a copy of it.
    gc.freeze()
    wait_for_orders(socket.socket(fileno=int(sys.argv[1])))
