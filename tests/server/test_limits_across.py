"""Limits hold for all servers of a database together, not for each of them."""

import asyncio
import re
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from kaper.engine import registry
from kaper.server.context import ServerContext
from kaper.server.errors import Refusal
from kaper.server.fleet import Fleet
from kaper.server.limits import Visitor
from kaper.server.seating import SeatAsked
from tests.server.fleets import ANNE, fleet, seated

GAME = next(iter(registry.games()), "")

VISITOR = Visitor(ANNE.id, "192.0.2.1")
SOCKETS, GUESTS, TABLES = 40, 60, 60
HEARD = 10.0


def rungs(server: ServerContext) -> float:
    """How often this server was told something."""
    found = re.search(r"^kaper_rung_total (\S+)", server.metrics.text(), re.MULTILINE)
    return float(found[1]) if found else 0.0


def guests_of(server: ServerContext) -> int:
    """How many more guests may come there from one address."""
    for count in range(GUESTS):
        try:
            server.limits.check("guests", VISITOR.address)
        except Refusal:
            return count
    return GUESTS


async def told(other: ServerContext, do: Callable[[], None]) -> None:
    """It is done at one server, and the other has heard of it."""
    before = rungs(other)
    do()
    async with asyncio.timeout(HEARD):
        while rungs(other) == before:
            await asyncio.sleep(0.01)


def test_what_was_taken_at_one_server_is_missing_at_the_other(tmp_path: Path) -> None:
    async def main() -> None:
        async with fleet(tmp_path) as (one, other):

            def take() -> None:
                for _ in range(GUESTS - 2):
                    one.limits.check("guests", VISITOR.address)

            await told(other, take)
            assert 2 <= guests_of(other) < GUESTS // 2

    asyncio.run(main())


def test_sockets_at_all_servers_are_counted_and_those_of_a_server_that_has_ended_are_not(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        async with fleet(tmp_path) as (one, other):
            assert isinstance(one.fleet, Fleet)
            with ExitStack() as there, ExitStack() as here:

                def come() -> None:
                    for _ in range(SOCKETS - 1):
                        there.enter_context(one.crowd.socket(VISITOR))

                await told(other, come)
                here.enter_context(other.crowd.socket(VISITOR))
                with pytest.raises(Refusal) as refused:
                    here.enter_context(other.crowd.socket(VISITOR))
                assert refused.value.key == "too-many-sockets"
                other.crowd.heard_last(one.fleet.me)
                here.enter_context(other.crowd.socket(VISITOR))

    asyncio.run(main())


@pytest.mark.skipif(not GAME, reason="there is no game")
def test_tables_of_an_account_are_counted_wherever_they_were_made(tmp_path: Path) -> None:
    async def main() -> None:
        async with fleet(tmp_path) as (one, other):
            for _ in range(TABLES):
                await seated(one, GAME, [SeatAsked("me")] * 2)
            with pytest.raises(Refusal) as refused:
                async with other.crowd.table(VISITOR, "one more"):
                    pass
            assert refused.value.key == "too-many-tables"

    asyncio.run(main())
