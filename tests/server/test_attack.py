"""Every attack at a very small scale; `make attack` runs them at large."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.postgres import programs
from tests.server.serving import Serving
from tools.attack.__main__ import ATTACKS, TRIALS
from tools.attack.ring import NORMAL, Attack, Ring, bounded, meet
from tools.attack.tally import Result, Tally, table
from tools.attack.wire import Caller, Player, request, target

SCALE = 0.001
SETTLE = 0.5
LONGEST = 60.0
PING = 1.0
"""The machine that runs the tests does other things, too."""


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in ATTACKS if name != "calm"])
def test_an_attack_harms_nobody(name: str) -> None:
    async def main() -> Result:
        result, settled = await meet(ATTACKS[name], SCALE, SETTLE, LONGEST)
        await settled
        return result

    result = asyncio.run(main())
    assert result.tally.sent > 0
    assert result.missed(PING) == [], table([result], PING)


@pytest.mark.slow
@pytest.mark.parametrize("name", list(TRIALS))
def test_nothing_is_lost_whatever_happens_to_the_server(name: str) -> None:
    if "postgresql" in name and programs() is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
    result = asyncio.run(_trial(name))
    assert result.tally.sent > 0
    assert result.missed(PING) == [], table([result], PING)


async def _trial(name: str) -> Result:
    return await TRIALS[name](SCALE, LONGEST)


def test_attackers_come_from_addresses_of_their_own(serving: Serving, tmp_path: Path) -> None:
    Serving.__init__(serving, tmp_path, **NORMAL, KAPER_GUESTS_PER_DAY="1")
    serving.start()

    async def main() -> list[int]:
        await Player.enter(serving.address, "127.0.0.3")
        body = json.dumps({"name": "Anne"}).encode()
        callers = [Caller(serving.address, source) for source in ("127.0.0.3", "127.0.0.4")]
        return [(await caller.send(request("POST", "/api/guests", body))).status for caller in callers]

    assert asyncio.run(main()) == [429, 200]


def test_only_this_machine_is_ever_attacked() -> None:
    assert target("127.0.0.1:80") == ("127.0.0.1", 80)
    with pytest.raises(ValueError, match="is not this machine"):
        target("192.0.2.1:80")


def test_what_is_never_answered_is_told_and_what_takes_too_long_is_ended(serving: Serving) -> None:
    async def unanswered(_: Ring) -> None:
        raise TimeoutError

    async def endless(_: Ring) -> None:
        await asyncio.sleep(60)

    ring = Ring(serving, SCALE)
    asyncio.run(bounded(Attack("endless", endless), ring, 0.01))
    assert ring.tally.failures == []
    asyncio.run(bounded(Attack("unanswered", unanswered), ring, LONGEST))
    assert ring.tally.failures == ["something was never answered"]


def test_the_bars() -> None:
    tally = Tally()
    tally.http(503, "not-stored")
    result = Result("any", tally, pings=[0.01] * 98 + [0.2] * 2, before=100, peak=300, after=120)
    assert result.missed(1.0) == []
    assert result.missed(0.1) == ["ping p99 over 100 ms"]
    tally.http(503)
    tally.refused("internal")
    tally.lost, tally.doubled, result.after = 1, 2, 121
    assert result.missed(1.0) == ["memory", "2 5xx", "1 lost", "2 doubled"]
    assert "| any | 2 | 0 | 2 | 1 | 10.0 | 200.0 | 200.0 | 100 | 300 | 121 | 1 | 2 |" in table([result], 1.0)
