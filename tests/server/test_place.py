"""Behind a proxy, below a path, under a public name."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.company import ME, RANDOM, Person, wire
from tests.server.serving import Serving

PUBLIC = "https://games.example"


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with everything set, and limits low enough to be met; 127.0.0.1 is its proxy."""
    serving = Serving(
        tmp_path_factory.mktemp("below"), KAPER_PUBLIC_URL=f"{PUBLIC}/kaper", KAPER_LIMITS="1",
        KAPER_GUESTS_PER_DAY="3", KAPER_TRUSTED_PROXIES="127.0.0.1,10.0.0.0/8",
    )  # fmt: skip
    yield serving.start()
    serving.end()


def guests(address: str, forwarded: list[str]) -> list[int]:
    with httpx.Client(base_url=f"http://{address}") as client:
        return [
            client.post("/api/guests", json={"name": "Anne"}, headers={"X-Forwarded-For": each}).status_code
            for each in forwarded
        ]


def test_a_stranger_cannot_say_where_he_comes_from(serving: Serving) -> None:
    """No proxy is trusted unless it is named, not even on this machine."""
    serving.environment["KAPER_GUESTS_PER_DAY"] = "3"
    serving.start()
    assert guests(serving.address, [f"198.51.100.{each}" for each in range(5)]) == [200, 200, 200, 429, 429]


def test_a_trusted_proxy_says_where_visitors_come_from(below: Serving) -> None:
    assert guests(below.address, [f"198.51.100.{each}" for each in range(5)]) == [200] * 5


def test_what_a_visitor_tells_the_proxy_is_not_believed(below: Serving) -> None:
    """A proxy adds the visitor's address at the end; whatever stands before it is the visitor's invention."""
    told = [f"192.0.2.{each}, 203.0.113.7, 10.0.0.9" for each in range(5)]
    assert guests(below.address, told) == [200, 200, 200, 429, 429]


def test_a_socket_for_both_kinds_of_addresses_knows_its_proxy(serving: Serving) -> None:
    """Such a socket sees 127.0.0.1 as an address of the newer kind."""
    serving.environment |= {"KAPER_HOST": "::ffff:127.0.0.1", "KAPER_GUESTS_PER_DAY": "1"}
    serving.environment["KAPER_TRUSTED_PROXIES"] = "127.0.0.0/8"
    serving.start()
    assert guests(serving.address, ["198.51.100.1", "198.51.100.2", "198.51.100.1"]) == [200, 200, 429]


def test_everything_stands_below_the_base_path(below: Serving) -> None:
    root = below.address.removesuffix("/kaper")
    assert root != below.address
    with httpx.Client(base_url=f"http://{root}") as client:
        front = client.get("/kaper/")
        assert 'name="kaper-base" content="/kaper/"' in front.text
        assert f'name="kaper-public" content="{PUBLIC}/kaper/"' in front.text
        script = re.search(r'src="(/kaper/assets/[^"]+\.js)"', front.text)
        assert script is not None
        assert client.get(script[1]).headers["content-type"].startswith("text/javascript")
        assert client.get("/kaper/some/where").text == front.text, "its files are found from anywhere"
        assert client.get("/kaper/api/games").status_code == 200
        assert client.get("/kaper/api/openapi.json").json()["servers"] == [{"url": f"{PUBLIC}/kaper"}]
        assert client.get("/kaper/favicon.svg").status_code == 200
        for path in ("/", "/kaper"):
            assert (client.get(path).status_code, client.get(path).headers["location"]) == (307, "/kaper/")
        for path in ("/api/games", "/kaperless/api/games", "/assets/x.js"):
            answer = client.get(path)
            assert (answer.status_code, answer.json()["error"]["key"]) == (404, "not-found")
            assert answer.headers["x-content-type-options"] == "nosniff"
        assert "failing" in client.get("/healthz").json()
        assert "failing" in client.get("/kaper/healthz").json()


def test_sockets_stand_below_the_base_path(below: Serving) -> None:
    async def main() -> None:
        async with httpx.AsyncClient(base_url=f"http://{below.address}") as client:
            told = {"X-Forwarded-For": "198.51.100.77"}
            entered = (await client.post("/api/guests", json={"name": "Anne"}, headers=told)).json()
        anne = Person(below.address, entered["token"], entered["account"])
        table = await anne.start("plank", [ME, RANDOM])
        async with anne.at(table) as over:
            await over.until("position")
        async with wire(below.address.removesuffix("/kaper"), table, anne.headers) as outside:
            assert (await outside.until("refused"))["error"]["key"] == "no-table"

    asyncio.run(main())


def test_cookies_are_for_the_base_path_and_for_https(below: Serving) -> None:
    with httpx.Client(base_url=f"http://{below.address}") as client:
        told = {"X-Forwarded-For": "198.51.100.78"}
        given = client.post("/api/guests", json={"name": "Anne"}, headers=told).headers["set-cookie"]
        taken = client.post("/api/logout", headers=told).headers["set-cookie"]
    assert "Path=/kaper;" in f"{given};"
    assert "Secure" in given
    assert "Path=/kaper;" in f"{taken};"


@pytest.mark.parametrize(
    ("origin", "status"),
    [(PUBLIC, 200), ("http://games.example", 403), (f"{PUBLIC}:444", 403), ("https://evil.example", 403)],
)
def test_only_pages_of_the_public_address_may_act(below: Serving, origin: str, status: int) -> None:
    host = httpx.URL(origin).netloc.decode()
    headers = {"Origin": origin, "Host": host, "X-Forwarded-For": "198.51.100.79"}
    with httpx.Client(base_url=f"http://{below.address}") as client:
        assert client.post("/api/logout", headers=headers).status_code == status

    async def main() -> str:
        address = f"ws://{below.address}/api/tables/nowhere/socket"
        async with connect(address, origin=origin) as socket:  # type: ignore[arg-type]  # a name for str
            return str(json.loads(await socket.recv())["error"]["key"])

    assert asyncio.run(main()) == ("no-table" if status == 200 else "foreign-origin")


def test_without_a_public_address_the_page_stands_at_the_root(address: str) -> None:
    with httpx.Client(base_url=f"http://{address}") as client:
        front = client.get("/").text
        cookie = client.post("/api/guests", json={"name": "Anne"}).headers["set-cookie"]
    assert 'name="kaper-base" content="/"' in front
    assert 'name="kaper-public" content=""' in front
    assert "Secure" not in cookie
    assert "Path=/;" in f"{cookie};"


def test_settings_come_from_a_file_and_a_wrong_one_is_a_sentence(serving: Serving, tmp_path: Path) -> None:
    file = tmp_path / "kaper.toml"
    file.write_text('base_path = "/from-file"\n')
    serving.environment["KAPER_CONFIG"] = str(file)
    assert serving.start().address.endswith("/from-file")
    serving.end()
    file.write_text("base_paht = 1\n")
    with pytest.raises(AssertionError, match="sets base_paht, but there is no such setting"):
        serving.start()
    assert "Traceback" not in serving.log.read_text()
