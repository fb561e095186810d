import asyncio
import sqlite3
import time
from pathlib import Path

import httpx
import pytest

from tests.server.company import ME, OPEN, Person, pair
from tests.server.serving import Serving


def test_a_name_is_kept_by_a_password(address: str) -> None:
    with httpx.Client(base_url=f"http://{address}/api") as client:
        assert client.get("/account").json() == {"account": None}
        entered = client.post("/guests", json={"name": "  Grace\u202e \n O'Malley "})
        assert entered.json()["account"]["name"] == "Grace O'Malley"
        cookie = entered.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert client.post("/account/password", json={"password": "short"}).status_code == 400
        assert client.post("/account/password", json={"password": "a long password"}).is_success
        client.post("/logout")
        assert client.get("/account").json() == {"account": None}
        wrong = client.post("/login", json={"name": "Grace O'Malley", "password": "another password"})
        assert (wrong.status_code, wrong.json()["error"]["key"]) == (403, "wrong-password")
        back = client.post("/login", json={"name": "grace o'malley", "password": "a long password"})
        assert back.json()["account"] == {**entered.json()["account"], "guest": False}
        taken = client.post("/guests", json={"name": "Grace O'Malley"})
        assert (taken.status_code, taken.json()["error"]["key"]) == (409, "name-taken")


@pytest.mark.parametrize("name", ["", " \n", "\u0000", "x" * 33])
def test_a_name_has_a_length(address: str, name: str) -> None:
    answer = httpx.post(f"http://{address}/api/guests", json={"name": name})
    assert answer.status_code == 400
    assert answer.json()["error"]["key"] in ("empty-text", "long-text")


def test_nothing_is_taken_from_foreign_pages(address: str) -> None:
    async def main() -> None:
        anne, _, table = await pair(address)
        async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
            headers = {**anne.headers, "Origin": "http://evil.example"}
            answer = await client.post(f"/tables/{table}/leave", headers=headers)
            assert answer.json()["error"]["key"] == "foreign-origin"
            headers["Origin"] = f"http://{address}"
            assert (await client.post(f"/tables/{table}/leave", headers=headers)).is_success
        anne.headers["Origin"] = "http://evil.example"
        async with anne.at(table) as over:
            assert (await over.hear())["error"]["key"] == "foreign-origin"

    asyncio.run(main())


def test_every_answer_carries_the_policy(address: str) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/table/some/where"):
        headers = httpx.get(f"http://{address}{path}").headers
        assert "script-src 'self'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff"


def test_files_outside_the_page_are_out_of_reach(address: str) -> None:
    for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "//etc/passwd", "/assets/../../app.py"):
        answer = httpx.get(f"http://{address}{path}")
        assert "Litestar" not in answer.text
        assert "root:" not in answer.text


def test_seats_belong_to_whoever_sits_there(address: str) -> None:
    async def main() -> None:
        anne, jack = await Person.enter(address), await Person.enter(address)
        table = await anne.table("plank", [ME, OPEN, OPEN], open=True)
        place = f"/tables/{table['id']}"
        await jack.call("POST", f"{place}/seats/0", ME, status=409)
        await jack.call("POST", f"{place}/seats/0", OPEN, status=409)
        await jack.call("POST", f"{place}/seats/9", ME, status=404)
        await jack.call("POST", f"{place}/start", {}, status=403)
        await jack.call("POST", f"{place}/seats/1", ME)
        await anne.call("POST", f"{place}/start", {}, status=409)
        await anne.call("POST", f"{place}/seats/2", {"kind": "bot", "level": "genius"}, status=400)
        await anne.call("POST", f"{place}/seats/2", {"kind": "bot", "level": "random"})
        started = await jack.call("POST", f"{place}/start", {"nonces": {"0": "not his", "1": "his own"}})
        assert started["nonces"][0] == table["nonces"][0]
        assert started["nonces"][1:] == ["his own", table["nonces"][2]]
        await jack.call("POST", f"{place}/seats/1", OPEN, status=409)

    asyncio.run(main())


@pytest.mark.slow
def test_limits_are_said_clearly(serving: Serving, tmp_path: Path) -> None:
    Serving.__init__(serving, tmp_path, KAPER_LIMITS="0.1")
    serving.start()
    with httpx.Client(base_url=f"http://{serving.address}/api") as client:
        answers = [client.post("/guests", json={"name": "Anne"}) for _ in range(8)]
        assert [answer.status_code for answer in answers[:6]] == [200] * 6
        assert answers[7].status_code == 429
        assert int(answers[7].headers["retry-after"]) >= 1
        assert answers[7].json()["error"]["key"] == "too-fast"
        big = client.post("/records", content=b" " * 2_100_000)
        assert (big.status_code, big.json()["error"]["key"]) == (413, "too-big")


@pytest.mark.slow
def test_the_database_holds_no_token_and_no_password(serving: Serving) -> None:
    serving.start()

    async def main() -> str:
        anne = await Person.enter(serving.address)
        await anne.call("POST", "/account/password", {"password": "a long password"})
        return anne.token

    token = asyncio.run(main())
    serving.end()
    dump = "\n".join(sqlite3.connect(serving.database).iterdump())
    assert token not in dump
    assert "a long password" not in dump
    assert "$argon2id$" in dump


@pytest.mark.parametrize("length", [1_900, 160_000, 1_900_000])
def test_a_long_row_of_marks_holds_nobody_up(address: str, length: int) -> None:
    """To normalise it would take seconds to hours; the length is checked before."""
    began = time.perf_counter()
    answer = httpx.post(f"http://{address}/api/guests", json={"name": "a" + "\u0301\u0316" * (length // 2)})
    assert answer.status_code in (400, 413)
    assert answer.json()["error"]["sentence"]
    assert time.perf_counter() - began < 1


@pytest.mark.parametrize("path", ["guests", "login", "account/password", "tables", "tables/x/start"])
def test_a_body_larger_than_the_route_needs_is_refused(address: str, path: str) -> None:
    answer = httpx.post(f"http://{address}/api/{path}", json={"name": "x" * 100_000})
    assert (answer.status_code, answer.json()["error"]["key"]) == (413, "too-big")
