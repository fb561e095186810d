"""Records from elsewhere: checked, told if they are not true, never longer than a record can be."""

import asyncio
from typing import Any

import msgspec
import pytest

from kaper.engine.fair import commit
from tests.server.company import ME, RANDOM, Message, Person, play_out

LONG = "x" * 1000


async def recorded(anne: Person) -> Message:
    """The record of a match that was played here."""
    table = await anne.start("plank", [ME, RANDOM])
    async with anne.at(table) as over:
        await play_out({0: over})
    record: Message = await anne.call("GET", f"/tables/{table}/record")
    return record


async def uploaded(anne: Person, record: Message) -> Message:
    table = (await anne.call("POST", "/records", record))["id"]
    shown: Message = await anne.call("GET", f"/tables/{table}")
    return shown


@pytest.mark.parametrize(
    ("changes", "doubts"),
    [
        ({}, []),
        ({"digest": "0" * 64}, ["other-end"]),
        ({"digest": ""}, ["other-end"]),
        ({"trail": "0000"}, ["diverges"]),
        ({"secret": "another"}, ["promise-broken"]),
        ({"seed": "chosen", "answers": [], "trail": ""}, ["promise-broken", "other-end"]),
        ({"digest": "0" * 64, "rules": 2}, ["other-end", "other-rules"]),
    ],
)
def test_a_record_that_is_not_true_is_told_as_such(address: str, changes: Message, doubts: list[str]) -> None:
    async def main() -> None:
        anne = await Person.enter(address)
        record = {**await recorded(anne), **changes}
        shown = await uploaded(anne, record)
        assert (shown["stage"], shown["doubts"]) == ("over", doubts)
        async with anne.at(shown["id"]) as over:
            assert (await over.until("table"))["table"]["doubts"] == doubts

    asyncio.run(main())


def test_a_promise_about_another_seed_is_broken(address: str) -> None:
    async def main() -> None:
        anne = await Person.enter(address)
        record = await recorded(anne)
        record["commitment"] = {"digest": commit("mine"), "nonces": record["commitment"]["nonces"]}
        record["secret"] = "mine"
        assert (await uploaded(anne, record))["doubts"] == ["promise-broken"]

    asyncio.run(main())


@pytest.mark.parametrize(
    "changes",
    [
        {"secret": LONG},
        {"seed": LONG},
        {"digest": LONG},
        {"trail": LONG},
        {"game": LONG},
        {"seats": [LONG, "b"]},
        {"seats": ["a"] * 500},
        {"options": {LONG: "one"}},
        {"options": {"rounds": LONG}},
        {"options": {str(number): "one" for number in range(500)}},
        {"commitment": {"digest": LONG, "nonces": ["a", "b"]}},
        {"commitment": {"digest": "a", "nonces": [LONG, "b"]}},
        {"commitment": {"digest": "a", "nonces": ["a"] * 500}},
        {"commitment": {"digest": "a", "nonces": []}},
        {"commitment": {"digest": "a", "nonces": ["\x00", "b"]}},
        {"secret": "\x00"},
        {"answers": ["0 play:1"] * 500},
        {"answers": ["0 " + LONG]},
        {"more": "x" * 100_000},
    ],
)
def test_no_record_carries_more_than_a_record_can(address: str, changes: dict[str, Any]) -> None:
    async def main() -> None:
        anne = await Person.enter(address)
        record = {**await recorded(anne), **changes}
        error = (await anne.call("POST", "/records", record, status=400))["error"]
        assert error["key"] in ("long-record", "does-not-fit", "not-a-record", "long-text")
        assert len(msgspec.json.encode(error)) < 1000

    asyncio.run(main())


def test_a_rematch_of_an_upload_can_be_played(address: str) -> None:
    async def main() -> None:
        anne = await Person.enter(address)
        shown = await uploaded(anne, {**await recorded(anne), "digest": "0" * 64})
        again = await anne.call("POST", f"/tables/{shown['id']}/rematch")
        assert [(seat["kind"], seat["level"]) for seat in again["seats"]] == [
            ("person", ""),
            ("bot", "random"),
        ]
        assert (again["seats"][0]["mine"], again["doubts"]) == (True, [])
        await anne.call("POST", f"/tables/{again['id']}/start", {})
        async with anne.at(again["id"]) as over:
            assert (await play_out({0: over}))["over"]

    asyncio.run(main())


def test_those_at_an_upload_are_called_as_they_were_at_its_table(address: str) -> None:
    async def main() -> None:
        anne = await Person.enter(address)
        record = await recorded(anne)
        people = [(seat["name"], seat["level"]) for seat in (await uploaded(anne, record))["seats"]]
        assert people == [(record["seats"][0], ""), ("", "random")]
        assert record["seats"][1] == "random 1"

    asyncio.run(main())
