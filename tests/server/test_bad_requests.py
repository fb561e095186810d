"""Requests that make no sense are refused with a sentence; none of them is the server's fault."""

import json
from typing import Any

import httpx
import pytest

from tests.server.company import ME, OPEN

DEEP = "[" * 1500 + "]" * 1500
LONG_NUMBER = "9" * 400


@pytest.fixture
def guest(address: str) -> dict[str, str]:
    token = httpx.post(f"http://{address}/api/guests", json={"name": "Anne"}).json()["token"]
    return {"Authorization": f"Bearer {token}"}


def refused(answer: httpx.Response) -> None:
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["error"]["sentence"]


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/assets/%00",
        "/api/%00",
        "/api/tables/%00",
        "/api/games/%00/words/en",
        "/" + "x" * 5000,
        "/" + "a/" * 2000,
        "/x." + "y" * 300,
        "/api/tables/" + "x" * 4000,
        "/api/tables/%ff%fe",
        "/api/tables/x/replay?at=" + LONG_NUMBER,
        "/api/tables/x/replay?told=-" + LONG_NUMBER,
        "/api/games/%2e%2e/rules/en",
        "/api/games/plank/art/%00",
        "/api/games/plank/words/%00",
    ],
)
def test_a_path_that_leads_nowhere(address: str, path: str) -> None:
    answer = httpx.get(f"http://{address}{path}")
    if answer.status_code != 200:
        refused(answer)


@pytest.mark.parametrize(
    "path", ["guests", "login", "account/password", "tables", "records", "tables/x/seats/0"]
)
@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"\x00",
        b"\xff\xfe",
        b'"\xff"',
        DEEP.encode(),
        b'{"name": ' + DEEP.encode() + b"}",
        b"null",
        b"[]",
        b"7",
        b'{"name": "\\ud800"}',
        b'{"name": "\\u0000"}',
        b'{"name": 1e999}',
        b'{"name": ' + LONG_NUMBER.encode() + b"}",
    ],
)
def test_a_body_that_is_no_message(address: str, guest: dict[str, str], path: str, body: bytes) -> None:
    headers = {**guest, "Content-Type": "application/json"}
    refused(httpx.post(f"http://{address}/api/{path}", content=body, headers=headers))


@pytest.mark.parametrize(
    "origin", ["http://[", "http://]", "null", "http://[::1", "\xff", "http://x:99999999"]
)
def test_an_origin_that_is_none(address: str, guest: dict[str, str], origin: str) -> None:
    headers = {**guest, "Origin": origin.encode("latin-1").decode("latin-1")}
    sent = httpx.Headers([(name.encode(), value.encode("latin-1")) for name, value in headers.items()])
    refused(httpx.post(f"http://{address}/api/tables", json={}, headers=sent))


@pytest.mark.parametrize(
    "level",
    [
        "search:" + LONG_NUMBER,
        "search:100000",
        "search:0",
        "search:1e9",
        "search:-1",
        "search:99999ms",
        "\x00",
    ],
)
def test_a_level_that_is_not_offered(address: str, guest: dict[str, str], level: str) -> None:
    asked = {"game": "plank", "players": 2, "seats": [ME, {"kind": "bot", "level": level}]}
    refused(httpx.post(f"http://{address}/api/tables", json=asked, headers=guest))


def record(**changes: Any) -> bytes:
    made = {
        "game": "plank",
        "rules": 1,
        "seats": ["a", "b"],
        "options": {},
        "seed": "1",
        "answers": [],
        "digest": "",
        "trail": "",
        **changes,
    }
    return json.dumps(made).encode()


@pytest.mark.parametrize(
    "changes",
    [
        {"rules": 10**30},
        {"rules": -1},
        {"rules": "1"},
        {"seats": ["a"] * 100},
        {"seats": ["\x00", "b"]},
        {"options": {"x": "y" * 1000}},
        {"answers": ["0 " + "x" * 1000]},
        {"answers": ["x y"]},
        {"answers": [""]},
        {"answers": ["9" * 400 + " x"]},
        {"seed": "s" * 1000},
        {"game": "\x00"},
        {"game": "x" * 1000},
    ],
)
def test_a_record_of_no_match(address: str, guest: dict[str, str], changes: dict[str, Any]) -> None:
    refused(httpx.post(f"http://{address}/api/records", content=record(**changes), headers=guest))


@pytest.mark.parametrize(
    "changes",
    [
        {"players": 10**30},
        {"players": -1},
        {"settings": {"rounds": "x" * 500}},
        {"game": "\x00"},
        {"clock": {"kind": "move", "seconds": 10**30}},
        {"seats": [ME] * 50},
        {"seats": [{"kind": "bot", "level": 7}]},
    ],
)
def test_a_table_that_cannot_be(address: str, guest: dict[str, str], changes: dict[str, Any]) -> None:
    asked = {"game": "plank", "players": 2, "seats": [ME, OPEN], **changes}
    refused(httpx.post(f"http://{address}/api/tables", json=asked, headers=guest))


@pytest.mark.parametrize("name", ["ß" * 32, "ﬃ" * 32, "İ" * 32])
def test_a_name_whose_letters_fold_into_more(address: str, name: str) -> None:
    """They are as good as any other: what is compared may be longer than the name."""
    with httpx.Client(base_url=f"http://{address}/api") as client:
        assert client.post("/guests", json={"name": name}).is_success
        assert client.post("/account/password", json={"password": "a long password"}).is_success
        assert client.post("/login", json={"name": name, "password": "a long password"}).is_success
