"""How many sockets, tables and guests one account and one address may have."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from litestar.connection import ASGIConnection

from kaper.server.caps import Caps
from kaper.server.who import address_of
from tests.server.company import ME, OPEN, RANDOM, Message, Person, Wire, wire
from tests.server.serving import Serving

SEARCH: Message = {"kind": "bot", "level": "search"}


def serve(serving: Serving, **caps: int) -> str:
    Serving.__init__(serving, serving.folder, **{f"KAPER_{name}": str(most) for name, most in caps.items()})
    return serving.start().address


async def refused(person: Person, path: str, body: Any) -> tuple[str, int]:
    error = (await person.call("POST", path, body, status=429))["error"]
    assert error["sentence"]
    return error["key"], error["about"]["most"]


@pytest.mark.slow
def test_sockets_of_an_account_and_of_an_address(serving: Serving) -> None:
    address = serve(serving, SOCKETS_PER_ACCOUNT=2, SOCKETS_PER_ADDRESS=4)

    async def main() -> None:
        anne, jack = await Person.enter(address), await Person.enter(address, "Jack")
        table = (await anne.table("plank", [ME, OPEN], open=True))["id"]
        async with AsyncExitStack() as opened:
            first, *_ = [await entered(opened, who, table) for who in (anne, anne)]
            async with anne.at(table) as third:
                error = (await third.until("refused"))["error"]
                assert (error["key"], error["about"]["most"]) == ("too-many-sockets", 2)
                await third.socket.wait_closed()
                assert third.socket.close_code == 4429
            for _ in range(2):
                await entered(opened, jack, table)
            async with wire(address, table) as fifth:
                assert (await fifth.until("refused"))["error"]["about"]["most"] == 4
            await first.socket.close()
            await someone_else_gets_in(anne, table)

    asyncio.run(main())


async def entered(opened: AsyncExitStack, person: Person, table: str) -> Wire:
    over = await opened.enter_async_context(person.at(table))
    await over.until("table")
    return over


async def someone_else_gets_in(anne: Person, table: str) -> None:
    """A socket that was closed no longer counts, as soon as the server has noticed."""
    for _ in range(100):
        async with anne.at(table) as over:
            if (await over.hear())["type"] == "table":
                return
    raise AssertionError("the closed socket still counts")


@pytest.mark.slow
def test_tables_of_an_account_and_of_an_address(serving: Serving) -> None:
    address = serve(serving, TABLES_PER_ACCOUNT=2, TABLES_PER_ADDRESS=3)
    wish = {"game": "plank", "players": 2, "seats": [ME, RANDOM]}

    async def main() -> None:
        anne, jack = await Person.enter(address), await Person.enter(address, "Jack")
        made = await asyncio.gather(*(anne.call("POST", "/tables", wish) for _ in range(2)))
        assert await refused(anne, "/tables", wish) == ("too-many-tables", 2)
        await jack.call("POST", "/tables", wish)
        assert await refused(jack, "/tables", wish) == ("too-many-tables", 3)
        await anne.call("POST", f"/tables/{made[0]['id']}/start", {})
        await anne.call("POST", f"/tables/{made[0]['id']}/leave", {})
        await until_over(anne, made[0]["id"])
        await jack.call("POST", "/tables", wish)
        assert await refused(anne, f"/tables/{made[0]['id']}/rematch", None) == ("too-many-tables", 3)

    asyncio.run(main())


async def until_over(person: Person, table: str) -> None:
    for _ in range(500):
        if (await person.call("GET", f"/tables/{table}"))["stage"] == "over":
            return
        await asyncio.sleep(0.02)
    raise AssertionError("the bots do not finish")


@pytest.mark.slow
def test_tables_of_bots_alone_even_when_all_are_started_at_once(serving: Serving) -> None:
    address = serve(serving, BOT_TABLES_PER_ACCOUNT=2, BOT_TABLES_PER_ADDRESS=3)

    async def main() -> None:
        anne, jack = await Person.enter(address), await Person.enter(address, "Jack")
        keys = await started(anne, 6)
        assert sorted(keys) == ["", "", *["too-many-bot-tables"] * 4]
        assert sorted(await started(jack, 2)) == ["", "too-many-bot-tables"]
        await jack.start("plank", [ME, SEARCH])

    asyncio.run(main())


@pytest.mark.slow
def test_tables_of_bots_alone_of_many_guests_at_once(serving: Serving) -> None:
    """A table that is just being started counts, also for those who look whether the others are over."""
    address = serve(serving, BOT_TABLES_PER_ADDRESS=3)

    async def main() -> Counter[str]:
        guests = [await Person.enter(address) for _ in range(8)]
        keys = await asyncio.gather(*(started(guest, 2) for guest in guests))
        return Counter(key for each in keys for key in each)

    assert asyncio.run(main()) == {"": 3, "too-many-bot-tables": 13}


async def started(person: Person, count: int) -> list[str]:
    """Start N tables of bots at once; the keys of what was refused."""
    tables = [await person.table("plank", [SEARCH] * 4) for _ in range(count)]
    base = f"http://{person.address}/api/tables"
    async with httpx.AsyncClient(headers=person.headers, timeout=20) as client:
        answers = await asyncio.gather(
            *(client.post(f"{base}/{table['id']}/start", json={}) for table in tables)
        )
    return [answer.json().get("error", {}).get("key", "") for answer in answers]


@pytest.mark.slow
def test_guests_of_an_address(serving: Serving) -> None:
    address = serve(serving, GUESTS_PER_DAY=3)
    with httpx.Client(base_url=f"http://{address}/api") as client:
        statuses = [client.post("/guests", json={"name": "Anne"}).status_code for _ in range(4)]
        answer = client.post("/guests", json={"name": "Anne"})
    assert statuses == [200, 200, 200, 429]
    assert answer.json()["error"]["key"] == "too-many-guests"
    assert int(answer.headers["retry-after"]) > 3600


def test_what_is_set_is_taken_as_it_is_and_the_rest_grows_with_the_limits() -> None:
    found = Caps.of(2.0, {"sockets_per_account": 7})
    assert (found.sockets_per_account, found.guests_per_day) == (7, 2 * Caps().guests_per_day)


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("nonsense:", "nonsense:"),
    ],
)
def test_a_home_is_one_address(host: str, address: str) -> None:
    scope: Any = {"type": "http", "client": (host, 1), "headers": []}
    assert address_of(ASGIConnection(scope)) == address
