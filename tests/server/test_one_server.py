"""One database has one server, one port too; and what the server keeps is not for everybody to read."""

import asyncio
import socket
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.company import ME, RANDOM, Person
from tests.server.serving import Serving


def second(serving: Serving, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Try to start another server."""
    command = [sys.executable, "-m", "kaper", "serve", "--no-browser", "--lang", "en", *arguments]
    return subprocess.run(
        [*command, "--database", serving.database], capture_output=True, text=True, check=False, timeout=60
    )


def test_a_second_server_on_one_database_is_refused_with_a_sentence(serving: Serving) -> None:
    serving.start()
    found = second(serving, "--port", "0")
    assert found.returncode == 1
    assert "Another server is using the database" in found.stderr
    assert "Traceback" not in found.stderr
    assert httpx.get(f"http://{serving.address}/healthz").is_success


def test_after_a_kill_the_database_is_free_again(serving: Serving) -> None:
    serving.start()
    serving.kill()
    serving.start()
    assert httpx.get(f"http://{serving.address}/healthz").is_success


def test_a_taken_port_is_said_and_nothing_is_served(serving: Serving) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        found = second(serving, "--port", port)
    assert (found.returncode, f"Port {port} is taken" in found.stderr) == (1, True)


def test_what_is_stored_can_be_read_by_its_owner_alone(serving: Serving) -> None:
    serving.start()
    for path in Path(serving.database).parent.glob("kaper.db*"):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path


@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/nothing", "/nothing.txt"])
def test_an_error_is_kept_by_no_cache(address: str, path: str) -> None:
    assert httpx.get(f"http://{address}{path}").headers["cache-control"] == "no-store"


def test_one_unreadable_table_leaves_everybody_their_lobby(serving: Serving) -> None:
    async def tables() -> tuple[dict[str, str], str, str]:
        anne = await Person.enter(serving.address)
        return anne.headers, await anne.start("plank", [ME, RANDOM]), await anne.start("plank", [ME, RANDOM])

    serving.start()
    headers, broken, sound = asyncio.run(tables())
    serving.end()
    with sqlite3.connect(serving.database) as database:
        database.execute("UPDATE tables SET settings = '{' WHERE id = ?", (broken,))
    serving.start()
    lobby = httpx.get(f"http://{serving.address}/api/tables", headers=headers)
    mine = {table["id"]: table["trouble"] for table in lobby.json()["mine"]}
    assert mine == {sound: "", broken: "unreadable-table"}
    strangers = httpx.get(f"http://{serving.address}/api/tables")
    assert strangers.json()["open"] == []
    assert httpx.get(f"http://{serving.address}/api/tables/{broken}/record", headers=headers).is_success
