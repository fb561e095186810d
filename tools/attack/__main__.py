"""Runs the attacks and prints one table; ends with 1 if a bar is missed."""

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable

from tools.attack import (
    bots,
    calm,
    crowd,
    disk,
    fleet,
    floods,
    kills,
    messages,
    passwords,
    readers,
    records,
    requests,
    schema,
    texts,
    torn,
)
from tools.attack.ring import Attack, meet
from tools.attack.tally import PING, Result, table

Trial = Callable[[float, float], Awaitable[Result]]
ATTACKS: dict[str, Attack] = {
    each.name: each
    for each in (
        calm.ATTACK, texts.ATTACK, bots.ATTACK, floods.ATTACK, readers.ATTACK, records.ATTACK, crowd.ATTACK,
        passwords.ATTACK, schema.ATTACK, requests.ATTACK, messages.ATTACK,
    )
}  # fmt: skip
"""With somebody innocent at the server, one after another."""
TRIALS: dict[str, Trial] = {
    "kills": kills.on_sqlite,
    "kills-postgresql": kills.on_postgresql,
    "fleet": fleet.run,
    "disk": disk.run,
    "torn": torn.run,
}
"""The server itself goes down, so there is nobody whose pings could be measured; all at the same time."""
FIVE_MINUTES = 300.0


async def all_of(
    names: list[str], scale: float, settle: float, longest: float, postgresql: bool
) -> list[Result]:
    results, settling = [], []
    for name in names:
        if name in ATTACKS:
            result, task = await meet(ATTACKS[name], scale, settle, longest, postgresql)
            _tell(result)
            results.append(result)
            settling.append(task)
    trials = [TRIALS[name](scale, longest) for name in names if name in TRIALS]
    for done in asyncio.as_completed(trials):
        results.append(await done)
        _tell(results[-1])
    await asyncio.gather(*settling)
    return results


def _tell(result: Result) -> None:
    print(f"{result.name}: {result.tally.sent:,} in {result.seconds:.0f} s", file=sys.stderr, flush=True)


def main() -> int:
    known = [*ATTACKS, *TRIALS]
    parser = argparse.ArgumentParser(prog="make attack", description=__doc__)
    parser.add_argument("--scale", type=float, default=1.0, help="what part of everything to do")
    parser.add_argument("--only", default="", help=f"some of: {', '.join(known)}")
    parser.add_argument(
        "--settle", type=float, default=FIVE_MINUTES, help="seconds until memory must be back"
    )
    parser.add_argument(
        "--ping", type=float, default=PING, help="the bar for the innocent's pings, in seconds"
    )
    parser.add_argument("--longest", type=float, default=3600.0, help="seconds that an attack may take")
    parser.add_argument(
        "--postgresql", action="store_true", help="the server stores in PostgreSQL, not in SQLite"
    )
    given = parser.parse_args()
    names = given.only.split(",") if given.only else known
    if set(names) - set(known):
        parser.error(f"there are only {', '.join(known)}")
    results = asyncio.run(all_of(names, given.scale, given.settle, given.longest, given.postgresql))
    print(table(results, given.ping))
    return int(any(result.missed(given.ping) for result in results))


if __name__ == "__main__":
    sys.exit(main())
