"""`kaper admin`, against a real database, with a server on it and without."""

import asyncio
import contextlib
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from kaper.engine import registry
from kaper.server.seating import TableAsked, make_table, rematch
from kaper.server.storage.accounts import Account
from tests.server import forked
from tests.server.company import ME, OPEN, RANDOM, Person, first_option, pair, play_out
from tests.server.serving import Serving
from tests.server.test_purging import age

pytestmark = pytest.mark.slow


def admin(serving: Serving, *arguments: str, code: int = 0, typed: str | None = None) -> str:
    """What a command prints; `code` is how it must end, `typed` all that it can read."""
    words = ["admin", *arguments, "--lang", "en", "--database", serving.database]
    if typed is None:
        found = forked.run(words, serving.environment)
    else:
        found = subprocess.run(
            [*forked.COMMAND, *words],
            capture_output=True, text=True, check=False, timeout=60, env=serving.environment, input=typed,
        )  # fmt: skip
    assert found.returncode == code, found.stderr
    assert "Traceback" not in found.stderr
    return found.stdout if code == 0 else found.stderr


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that runs while things are done to it."""
    serving = Serving(tmp_path_factory.mktemp("busy")).start()
    yield serving
    assert serving.end() in (0, -15)
    assert "Traceback" not in serving.log.read_text()


async def owner(address: str, name: str) -> Person:
    person = await Person.enter(address, name)
    await person.call("POST", "/account/password", {"password": "a long password"})
    return person


def login(address: str, name: str, password: str) -> httpx.Response:
    return httpx.post(f"http://{address}/api/login", json={"name": name, "password": password})


def test_a_copy_of_a_running_database_is_whole_and_can_be_put_back(serving: Serving, tmp_path: Path) -> None:
    async def play() -> str:
        anne = await Person.enter(serving.address)
        table = await anne.start("plank", [ME, RANDOM])
        async with anne.at(table) as over:
            await play_out({0: over})
        return table

    serving.start()
    table = asyncio.run(play())
    copy = tmp_path / "copy.db"
    assert "1 accounts, 1 tables" in admin(serving, "backup", str(copy))
    assert copy.stat().st_mode & 0o077 == 0
    assert "is there already" in admin(serving, "backup", str(copy), code=1)
    second = asyncio.run(play())
    assert "Another server is using the database" in admin(serving, "restore", str(copy), code=1)
    serving.end()
    assert second in admin(serving, "tables")
    admin(serving, "restore", str(copy))
    listed = admin(serving, "tables")
    assert (table in listed, second in listed) == (True, False)
    serving.start()
    assert httpx.get(f"http://{serving.address}/api/tables/{table}").json()["stage"] == "over"


def test_what_is_no_sound_database_is_not_put_back(serving: Serving, tmp_path: Path) -> None:
    serving.start()
    serving.end()
    torn = tmp_path / "torn.db"
    torn.write_bytes(Path(serving.database).read_bytes()[:5000] + os.urandom(9000))
    assert "not a sound database" in admin(serving, "restore", str(torn), code=1)
    assert "no database" in admin(serving, "restore", str(tmp_path / "nothing"), code=1)
    admin(serving, "tables")


def test_postgresql_is_copied_by_its_own_programs(serving: Serving, tmp_path: Path) -> None:
    serving.database = "postgresql://kaper@127.0.0.1:9/kaper"
    assert "pg_dump" in admin(serving, "backup", str(tmp_path / "copy"), code=1)


def test_nothing_is_made_by_looking_at_it(serving: Serving) -> None:
    assert "There is no database" in admin(serving, "tables", code=1)
    assert not Path(serving.database).exists()


def test_a_table_is_closed_while_people_sit_there(busy: Serving) -> None:
    async def main() -> None:
        anne, _, table = await pair(busy.address)
        waiting = await anne.table("plank", [ME, OPEN])
        async with anne.at(table) as hers, anne.at(waiting["id"]) as early:
            await hers.until("position")
            await early.until("table")
            await asyncio.to_thread(admin, busy, "close", table)
            told = await hers.until("table", lambda heard: heard["table"]["stage"] == "over")
            assert told["table"]["outcome"] is None
            late = await hers.answer(hers.position, 0, "play:0")
            assert late["error"]["key"] == "match-over"
            await asyncio.to_thread(admin, busy, "close", waiting["id"])
            assert (await early.until("refused"))["error"]["key"] == "no-table"
        assert "over already" in await asyncio.to_thread(admin, busy, "close", table)
        assert "no table" in await asyncio.to_thread(admin, busy, "close", "nowhere", code=1)

    asyncio.run(main())


def test_a_table_can_be_saved_even_if_it_cannot_be_read(serving: Serving, tmp_path: Path) -> None:
    async def play() -> str:
        anne = await Person.enter(serving.address)
        table = await anne.start("plank", [ME, RANDOM])
        async with anne.at(table) as over:
            await play_out({0: over})
        return table

    serving.start()
    table = asyncio.run(play())
    record = tmp_path / "record.json"
    record.write_text(admin(serving, "export-table", table))
    verify = [sys.executable, "-m", "kaper", "verify", str(record)]
    assert subprocess.run(verify, env=serving.environment, check=False, timeout=60).returncode == 0
    serving.end()
    with contextlib.closing(sqlite3.connect(serving.database)) as connection:
        connection.execute("UPDATE answers SET option = 'of-old' WHERE n = 1")
        connection.execute("DELETE FROM checkpoints")
        connection.commit()
    saved = json.loads(admin(serving, "export-table", table))
    assert "cannot be replayed" in saved["unreadable"]
    assert (saved["answers"][0]["option"], saved["table"]["id"]) == ("of-old", table)


def test_a_ban_and_a_mute_work_at_once_in_a_running_server(busy: Serving) -> None:
    async def main() -> None:
        anne, jack, table = await pair(busy.address)
        who = jack.account["id"]
        async with jack.at(table) as his:
            await his.until("position")
            await asyncio.to_thread(admin, busy, "mute", who)
            assert (await his.do(type="say", text="Arr"))["error"]["key"] == "muted"
            assert (await his.answer(his.position, 1, first_option(his.position, 1)))["type"] == "ack"
            await asyncio.to_thread(admin, busy, "unmute", who)
            assert (await his.do(type="say", text="Arr"))["type"] == "ack"
            await asyncio.to_thread(admin, busy, "ban", who)
            assert (await his.until("refused"))["error"]["key"] == "banned"
            await his.socket.wait_closed()
            assert his.socket.close_code == 4403
        assert (await jack.call("GET", "/tables", status=403))["error"]["key"] == "banned"
        async with jack.at(table) as his:
            assert (await his.hear())["error"]["key"] == "banned"
        await asyncio.to_thread(admin, busy, "unban", who)
        await jack.call("GET", "/tables")
        await anne.call("GET", "/tables")

    asyncio.run(main())


def test_a_new_password_ends_the_old_one_and_its_sessions(busy: Serving) -> None:
    async def main() -> tuple[Person, str]:
        grace = await owner(busy.address, "Grace")
        said = await asyncio.to_thread(admin, busy, "reset-password", "GRACE")
        return grace, said.split()[-1]

    grace, password = asyncio.run(main())
    assert asyncio.run(grace.call("GET", "/account"))["account"] is None
    assert login(busy.address, "Grace", "a long password").status_code == 403
    assert login(busy.address, "Grace", password).is_success
    guest = asyncio.run(Person.enter(busy.address, "Some Guest"))
    assert "guest" in admin(busy, "reset-password", guest.account["id"], code=1)


def test_all_that_is_known_of_an_account_is_given_out(busy: Serving) -> None:
    async def main() -> tuple[Person, str]:
        anne, _, table = await pair(busy.address)
        async with anne.at(table) as hers:
            await hers.until("position")
            await hers.do(type="say", text="A secret of mine")
            await hers.answer(hers.position, 0, first_option(hers.position, 0))
        return anne, table

    anne, table = asyncio.run(main())
    known = json.loads(admin(busy, "export-account", anne.account["id"]))
    assert (known["account"]["name"], known["account"]["password"]) == ("Anne", False)
    assert [line["text"] for line in known["chat"]] == ["A secret of mine"]
    assert [(answer["table_id"], answer["seat"]) for answer in known["answers"]] == [(table, 0)]
    assert [seat["table_id"] for seat in known["seats"]] == [table]
    assert anne.account["id"] in admin(busy, "accounts", "--json")
    assert "no account" in admin(busy, "export-account", "nobody at all", code=1)


async def forgotten(person: Person, table: str) -> tuple[list[Any], list[str]]:
    seats = (await person.call("GET", f"/tables/{table}"))["seats"]
    async with person.at(table) as over:
        lines = (await over.until("chat"))["lines"]
    return [(seat["kind"], seat["name"]) for seat in seats], [line["name"] for line in lines]


@pytest.mark.parametrize("served", [True, False])
def test_a_deleted_account_leaves_no_name(serving: Serving, served: bool) -> None:
    async def begin() -> tuple[Person, Person, str]:
        anne, jack, table = await pair(serving.address)
        async with anne.at(table) as hers, jack.at(table) as his:
            await hers.do(type="say", text="Ahoy")
            await his.do(type="say", text="Aye")
        return anne, jack, table

    serving.start()
    anne, jack, table = asyncio.run(begin())
    if not served:
        serving.end()
    said = admin(serving, "delete-account", jack.account["id"], "--yes")
    assert "1 seats and 1 lines" in said
    if not served:
        serving.start()
    anne.address = jack.address = serving.address
    seats, names = asyncio.run(forgotten(anne, table))
    assert (seats, names) == ([("person", "Anne"), ("bot", "")], ["Anne", ""])
    assert asyncio.run(jack.call("GET", "/account"))["account"] is None
    with contextlib.closing(sqlite3.connect(serving.database)) as connection:
        rest = "\n".join(connection.iterdump())
    assert jack.account["id"] not in rest
    assert "Jack" not in rest


@pytest.mark.parametrize("served", [True, False])
def test_the_purge_can_be_tried_before_it_is_done(serving: Serving, served: bool) -> None:
    async def begin() -> tuple[Person, str]:
        anne = await Person.enter(serving.address)
        return anne, (await anne.table("plank", [ME, OPEN]))["id"]

    serving.start()
    anne, table = asyncio.run(begin())
    age(serving, 100, [table], [anne])
    if not served:
        serving.end()
    assert "1 tables" in admin(serving, "purge", "--dry-run")
    assert table in admin(serving, "tables")
    assert "1 tables and 1 guests" in admin(serving, "purge")
    assert table not in admin(serving, "tables")


def test_a_table_at_which_somebody_sits_down_is_not_purged(busy: Serving) -> None:
    async def begin() -> str:
        anne = await Person.enter(busy.address)
        return str((await anne.table("plank", [ME, OPEN], open=True))["id"])

    async def sit(table: str) -> None:
        jack = await Person.enter(busy.address, "Jack")
        await jack.call("POST", f"/tables/{table}/seats/1", ME)

    kept, lost = asyncio.run(begin()), asyncio.run(begin())
    age(busy, 100, [kept, lost], [])
    asyncio.run(sit(kept))
    assert "1 tables" in admin(busy, "purge")
    assert kept in admin(busy, "tables")


def test_ids_are_listed_whole_in_a_narrow_terminal(busy: Serving) -> None:
    """They are what other commands are given."""
    name = "Anne with quite a long name"
    anne = asyncio.run(Person.enter(busy.address, name))
    narrow = Serving(busy.folder, COLUMNS="80")
    assert anne.account["id"] in admin(narrow, "accounts")


def test_no_table_has_a_name_that_a_shell_takes_for_an_option() -> None:
    """`kaper admin close -MjQH5KmUsOD` would ask for an option -M."""
    game, anne = next(iter(registry.games())), Account("anne", "Anne", True)
    asked = TableAsked(game, registry.find(game).meta.players[-1])
    made = [make_table(asked, anne) for _ in range(600)]
    again = [rematch(card, anne) for card in made]
    assert not [card.id for card in made + again if card.id.startswith("-")]


@pytest.mark.parametrize(
    ("typed", "said"), [("", "The input ended before the question was answered"), ("n\n", "")]
)
def test_an_account_is_not_deleted_by_who_does_not_say_yes(serving: Serving, typed: str, said: str) -> None:
    serving.start()
    anne = asyncio.run(Person.enter(serving.address))
    told = admin(serving, "delete-account", anne.account["id"], typed=typed, code=1)
    assert said in told
    assert asyncio.run(anne.call("GET", "/account"))["account"]["id"] == anne.account["id"]
