"""Harms three servers that share a database in every way that is known, at length, and prints what it did."""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.server.ordeals import BACK, Ordeal, undergo
from tests.server.postgres import installed, running
from tests.server.races import races, sharing
from tests.server.several import Port, port

LONG = {
    "killed": (50, 1.0),
    "stopped": (3, 10.0),
    "started anew, one by one": (3, 0.0),
    "lines ended by the database": (5, 1.0),
    "cut off from database and bell": (3, 10.0),
    "cut off, and nobody tells it": (3, 10.0),
}
"""How often, and for how many seconds."""
RACES = "races"
HEAD = ("what", "times", "answers taken", "away at most, s", "seconds", "verdict")


async def ordeals(names: list[str], scale: float, shared: int, tables: int) -> list[tuple[str, ...]]:
    rows = [HEAD, tuple("---" for _ in HEAD)]
    with running(installed()) as database, tempfile.TemporaryDirectory(prefix="kaper-ordeal-") as folder:
        async with port(Path(folder), database) as found:
            for name in names:
                began = time.monotonic()
                row = await (
                    _raced(found, shared) if name == RACES else _undergone(found, name, scale, tables)
                )
                rows.append((*row[:4], f"{time.monotonic() - began:.0f}", row[4]))
                print(f"{name}: {rows[-1][4]} s, {row[4]}", file=sys.stderr, flush=True)
    return rows


async def _undergone(found: Port, name: str, scale: float, tables: int) -> tuple[str, ...]:
    times, seconds = LONG[name]
    done = await undergo(found, name, max(1, round(times * scale)), seconds, tables)
    return (name, str(done.times), f"{done.answers:,}", f"{done.longest:.1f}", _verdict(done))


def _verdict(done: Ordeal) -> str:
    """Those whose server is stopped or silent do not even know, so that nobody can come back sooner."""
    late = [f"away for {done.longest:.1f} s"] if done.name == "killed" and done.longest > BACK else []
    return "; ".join([*done.faults, *late]) or "held"


async def _raced(found: Port, shared: int) -> tuple[str, ...]:
    done = await races(found.servers, found.database, sharing(), shared)
    name = f"races for one question that both share; {done.single:,} more of one person at two servers"
    taken = f"{2 * done.shared + done.single:,}"
    return (name, f"{done.shared:,}", taken, "–", "; ".join(done.faults) or "held")


def main() -> int:
    known = [*LONG, RACES]
    parser = argparse.ArgumentParser(prog="make ordeal", description=__doc__)
    parser.add_argument("--scale", type=float, default=1.0, help="what part of the harms to do")
    parser.add_argument("--races", type=int, default=1000, help="how many races")
    parser.add_argument("--tables", type=int, default=6, help="at how many tables people play meanwhile")
    parser.add_argument("--only", default="", help="; ".join(known))
    given = parser.parse_args()
    names = [each.strip() for each in given.only.split(";") if each.strip()] or known
    if unknown := set(names) - set(known):
        parser.error(f"there is no {', '.join(sorted(unknown))}")
    rows = asyncio.run(ordeals(names, given.scale, given.races, given.tables))
    print("\n".join("| " + " | ".join(row) + " |" for row in rows))
    return int(any(row[-1] != "held" for row in rows[2:]))


if __name__ == "__main__":
    sys.exit(main())
