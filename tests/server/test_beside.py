"""What the server does while nobody waits for it is done in the end, whatever becomes of its database."""

import asyncio
import logging
import re
from pathlib import Path

import pytest

from kaper.server.beside import Beside
from kaper.server.errors import Overtaken, Refusal
from kaper.server.storage.database import Cut
from tests.server.company import Wire, pair
from tests.server.postgres import database
from tests.server.serving import Serving
from tests.server.several import cut, locked

__all__ = ["database"]
LINE = Cut(None, None, ConnectionResetError())


@pytest.mark.parametrize(
    ("troubles", "trials", "told"),
    [
        ([], 1, 0),
        ([LINE, LINE], 3, 1),
        ([Overtaken()], 2, 0),
        ([Refusal(503, "not-stored", "")], 2, 1),
        ([Refusal(409, "not-yet", "")], 1, 1),
        ([ZeroDivisionError()], 1, 1),
    ],
)
def test_what_may_pass_is_tried_again_and_told_once(
    troubles: list[Exception], trials: int, told: int, caplog: pytest.LogCaptureFixture
) -> None:
    found: list[int] = []

    async def do() -> None:
        found.append(len(found))
        if len(found) <= len(troubles):
            raise troubles[len(found) - 1]

    async def main() -> None:
        await Beside().run("it is too windy", do)

    with caplog.at_level(logging.ERROR):
        asyncio.run(main())
    assert (len(found), caplog.text.count("it is too windy")) == (trials, told)
    assert ("Traceback" in caplog.text) == any(isinstance(each, ZeroDivisionError) for each in troubles)


def test_what_is_no_longer_wanted_is_not_tried_again() -> None:
    found: list[int] = []

    async def do() -> None:
        found.append(len(found))
        raise LINE

    async def main() -> None:
        await Beside().run("it is too windy", do, lambda: not found)

    asyncio.run(main())
    assert found == [0]


async def his_own(over: Wire) -> None:
    """Wait until the second seat is its person's again."""
    await over.until("table", lambda heard: not heard["table"]["seats"][1]["standin"])


@pytest.mark.slow
@pytest.mark.parametrize("arguments", [(), ("--shared",)])
def test_who_comes_back_while_the_line_is_cut_gets_their_seat(
    database: str, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    """Twice: while it is stored that they are there, and while their seat is."""
    serving = Serving(tmp_path, database, *arguments, KAPER_GONE="0").start()

    async def main() -> None:
        anne, jack, table = await pair(serving.address)
        for busy in ("seats", "presences" if arguments else "seats"):
            async with anne.at(table) as hers:
                await anne.call("POST", f"/tables/{table}/seats/1/standin", {})
                await hers.until("table", lambda heard: heard["table"]["seats"][1]["standin"])
                with locked(database, busy) as give_free:
                    async with jack.at(table) as his:
                        await his.until("position")
                        while not await asyncio.to_thread(
                            cut, database, f"query ~ '^(INSERT INTO|UPDATE) {busy}'"
                        ):
                            await asyncio.sleep(0.05)
                        give_free()
                        await his_own(his)
                await his_own(hers)

    try:
        asyncio.run(asyncio.wait_for(main(), 60))
        told = serving.log.read_text()
        assert "Traceback" not in told, told
        assert 1 <= len(re.findall("nobody hears who has come", told)) <= 2, told
    finally:
        serving.end()
