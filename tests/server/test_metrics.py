"""The figures, and who may see them."""

import asyncio
import socket
from typing import Any

import httpx
import pytest
from litestar.connection import ASGIConnection
from prometheus_client.parser import text_string_to_metric_families

from kaper.server.who import is_direct
from tests.server.company import GREEDY, ME, Person, first_option
from tests.server.serving import Serving


def figures(text: str) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_figures_tell_what_happens(serving: Serving) -> None:
    serving.start()

    async def main() -> str:
        anne = await Person.enter(serving.address)
        table = await anne.start("plank", [ME, GREEDY])
        async with anne.at(table) as wire:
            position = await wire.until("position")
            assert (await wire.answer(position, 0, "nonsense"))["type"] == "refused"
            assert (await wire.answer(position, 0, first_option(position, 0)))["type"] == "ack"
            await wire.until("position", lambda heard: heard["answers"] >= 2)
            await anne.call("GET", "/tables/nowhere", status=404)
            async with httpx.AsyncClient(base_url=f"http://{serving.address}") as client:
                return (await client.get("/metrics")).text

    found = figures(asyncio.run(main()))

    def figure(name: str, **labels: str) -> float:
        return found[name, frozenset(labels.items())]

    def asked(route: str, method: str, status: int) -> float:
        return figure("kaper_requests_total", route=route, method=method, status=str(status))

    assert asked("/api/guests", "POST", 200) == 1
    assert asked("/api/tables", "POST", 201) == 1
    assert asked("/api/tables/{table}", "GET", 404) == 1
    assert figure("kaper_refused_total", over="http", key="no-table") == 1
    assert figure("kaper_refused_total", over="socket", key="not-offered") == 1
    assert figure("kaper_tables") == figure("kaper_sockets") == 1
    assert figure("kaper_bots_waiting") == 0
    assert figure("kaper_answers_total") >= 2
    assert figure("kaper_commits_total") >= 1
    assert figure("kaper_commit_failures_total") == 0
    assert figure("kaper_thinking_seconds_count") >= 1
    assert figure("process_resident_memory_bytes") > 10_000_000
    assert ("kaper_loop_lag_seconds_count", frozenset()) in found


def test_paths_that_lead_nowhere_make_no_figures_of_their_own(address: str) -> None:
    with httpx.Client(base_url=f"http://{address}") as client:
        for number in range(20):
            client.get(f"/api/nowhere/{number}")
            client.request(f"BREW{number}", "/")
        text = client.get("/metrics").text
    assert "nowhere" not in text
    assert "BREW" not in text


@pytest.mark.parametrize("header", ["X-Forwarded-For", "X-Real-IP", "Forwarded", "X-Forwarded-Proto"])
def test_figures_are_told_to_this_machine_and_to_nobody_through_a_proxy(address: str, header: str) -> None:
    with httpx.Client(base_url=f"http://{address}") as client:
        assert client.get("/metrics").status_code == 200
        refused = client.get("/metrics", headers={header: "127.0.0.1"})
    assert refused.status_code == 404
    assert refused.json()["error"]["key"] == "not-found"


def test_a_forwarded_request_is_never_direct_whatever_the_proxy_says(serving: Serving) -> None:
    serving.environment["KAPER_TRUSTED_PROXIES"] = "127.0.0.1"
    serving.start()
    with httpx.Client(base_url=f"http://{serving.address}") as client:
        statuses = [
            client.get("/metrics", headers={"X-Forwarded-For": each}).status_code
            for each in ("127.0.0.1", "::1", "203.0.113.9, 127.0.0.1")
        ]
    assert statuses == [404, 404, 404]


@pytest.mark.parametrize(
    ("peer", "direct"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("192.0.2.7", False),
        ("10.0.0.1", False),
        ("", False),
        ("x", False),
    ],
)
def test_only_this_machine_is_direct(peer: str, direct: bool) -> None:
    scope: Any = {"type": "http", "client": (peer, 1), "headers": []}
    assert is_direct(ASGIConnection(scope)) == direct


def test_a_port_for_figures_has_them_alone(serving: Serving) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    serving.environment["KAPER_METRICS_PORT"] = str(port)
    serving.start()
    with httpx.Client(base_url=f"http://{serving.address}") as client:
        assert client.get("/metrics").status_code == 404, "not on the public port then"
    with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
        assert "kaper_requests_total" in client.get("/metrics").text
        assert client.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"}).status_code == 200
        assert "failing" in client.get("/healthz").json()
        assert [client.get(path).status_code for path in ("/", "/api/games")] == [404, 404]
        assert client.post("/api/guests", json={"name": "Anne"}).status_code == 404
