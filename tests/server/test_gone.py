"""Somebody has gone for good, and the others need not wait for ever."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.company import ME, OPEN, Person, Wire, first_option, pair
from tests.server.serving import Serving


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server at which nobody is waited for."""
    serving = Serving(tmp_path_factory.mktemp("hasty"), KAPER_GONE="0", KAPER_ABANDON="0").start()
    yield serving.address
    assert serving.end() in (0, -15)
    assert "Traceback" not in serving.log.read_text()


async def refused(person: Person, path: str, status: int) -> str:
    return str((await person.call("POST", path, {}, status))["error"]["key"])


async def back(his: Wire) -> None:
    await his.until("table", lambda heard: not heard["table"]["seats"][1]["standin"])


def test_who_is_away_for_a_moment_is_waited_for(address: str) -> None:
    async def main() -> None:
        anne, _, table = await pair(address)
        shown = await anne.call("GET", f"/tables/{table}")
        assert shown["patience"] == {"gone": 120, "abandon": 86400}
        assert (shown["seats"][1]["away"], shown["seats"][1]["absent"] < 60) == (True, True)
        for path in ("seats/1/nudge", "seats/1/standin", "end"):
            assert await refused(anne, f"/tables/{table}/{path}", 409) == "not-gone"

    asyncio.run(main())


def test_a_bot_plays_for_who_has_gone_until_they_return(hasty: str) -> None:
    async def main() -> None:
        anne, jack, table = await pair(hasty)
        async with anne.at(table) as hers:
            await hers.until("position")
            await anne.call("POST", f"/tables/{table}/seats/1/standin", {})
            await hers.answer(hers.position, 0, first_option(hers.position, 0))
            await hers.until("position", lambda heard: heard["answers"] >= 2)
            async with jack.at(table) as his:
                await back(his)

    asyncio.run(main())


def test_a_nudge_is_seen_in_the_lobby_until_one_comes(hasty: str) -> None:
    async def main() -> None:
        anne, jack, table = await pair(hasty)
        await anne.call("POST", f"/tables/{table}/seats/1/nudge", {})
        assert await refused(anne, f"/tables/{table}/seats/1/nudge", 429) == "too-fast"
        (seen,) = (await jack.call("GET", "/tables"))["mine"]
        assert [seat["nudged"] for seat in seen["seats"]] == [False, True]
        async with jack.at(table) as his:
            await his.until("table", lambda heard: not heard["table"]["seats"][1]["nudged"])

    asyncio.run(main())


def test_a_match_that_somebody_abandoned_ends_without_a_result(hasty: str) -> None:
    async def main() -> None:
        anne, jack, table = await pair(hasty)
        async with anne.at(table) as hers:
            await hers.until("position")
            ended = await anne.call("POST", f"/tables/{table}/end", {})
            assert (ended["stage"], ended["outcome"], bool(ended["secret"])) == ("over", None, True)
            told = await hers.until("position", lambda heard: heard["over"])
            assert (told["seats"], told["waiting"], told["outcome"]) == ({}, [], None)
            late = await hers.answer(told, 0, "play:0")
            assert late["error"]["key"] == "match-over"
        record = await jack.call("GET", f"/tables/{table}/record")
        assert record["answers"] == []
        assert (await anne.call("POST", f"/tables/{table}/rematch", {}))["stage"] == "waiting"

    asyncio.run(main())


def test_only_those_who_play_decide_about_others(hasty: str) -> None:
    async def main() -> None:
        anne, jack, table = await pair(hasty)
        stranger = await Person.enter(hasty, "Mary")
        for path in ("seats/1/nudge", "seats/1/standin", "end"):
            assert await refused(stranger, f"/tables/{table}/{path}", 403) == "not-at-table"
        assert await refused(anne, f"/tables/{table}/seats/0/nudge", 409) == "not-gone"
        assert await refused(anne, f"/tables/{table}/seats/7/nudge", 404) == "no-seat"
        async with jack.at(table) as his:
            await his.until("position")
            assert await refused(anne, f"/tables/{table}/seats/1/standin", 409) == "not-gone"

    asyncio.run(main())


def test_where_there_is_a_clock_it_decides(hasty: str) -> None:
    async def main() -> None:
        anne, _, table = await pair(hasty, clock={"kind": "move", "seconds": 3600})
        assert await refused(anne, f"/tables/{table}/seats/1/standin", 409) == "clock-decides"
        await anne.call("POST", f"/tables/{table}/seats/1/nudge", {})

    asyncio.run(main())


def test_a_waiting_table_that_its_host_leaves_is_handed_on_or_cleared_away(address: str) -> None:
    async def main() -> None:
        anne, jack = await Person.enter(address), await Person.enter(address, "Jack")
        table = (await anne.table("plank", [ME, OPEN], open=True))["id"]
        await jack.call("POST", f"/tables/{table}/seats/1", ME)
        await anne.call("POST", f"/tables/{table}/leave", {})
        left = await jack.call("GET", f"/tables/{table}")
        assert ([seat["kind"] for seat in left["seats"]], left["host"]) == (["open", "person"], True)
        assert (await anne.call("GET", "/tables"))["mine"] == []
        await jack.call("POST", f"/tables/{table}/leave", {})
        await jack.call("GET", f"/tables/{table}", status=404)

    asyncio.run(main())
