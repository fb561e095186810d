"""What two people answer in the same moment at two servers is taken once each, and nothing else is."""

import asyncio
from pathlib import Path

import pytest

from tests.server.postgres import database
from tests.server.races import races, sharing
from tests.server.several import port

__all__ = ["database"]
pytestmark = pytest.mark.slow
FEW = 20


def test_answers_in_the_same_moment_at_two_servers(database: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with port(tmp_path, database, 2) as found:
            done = await races(found.servers, database, sharing(), FEW)
            assert (done.shared, done.faults) == (FEW, [])

    asyncio.run(asyncio.wait_for(main(), 120))
