"""Tables begun under older rules of a game: a real server runs the older version, another a newer one."""

import asyncio
import os
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.cli.plank import PLUGIN
from tests.server.company import Message, Person, Wire, first_option, pair
from tests.server.serving import Serving

pytestmark = pytest.mark.slow
Change = tuple[str, str, str]
"""A file of Plank, a line that stands there, and what stands there in the newer version."""

NEW_NUMBER: Change = ("__init__.py", "rules_version=1", "rules_version=2")
FIELD, STEPS, END = "    steps: list[int]\n", "self.steps = [0] * seats\n", "s.over = s.rounds == 0"
SIX_NUMBERS: Sequence[Change] = [
    NEW_NUMBER,
    ("components/numbers.py", "NUMBERS = 5", "NUMBERS = 6"),
    ("state/state.py", FIELD, f"{FIELD}    purses: list[int]\n"),
    ("state/state.py", STEPS, f"{STEPS}        self.purses = [7] * seats\n"),
    ("rules/step.py", END, f"assert s.purses == [7] * len(s.hands)\n    {END}"),
]
"""Another deck, so that the same answers lead elsewhere, and a field that older states do not have."""


def install(serving: Serving, folder: Path, changes: Sequence[Change]) -> None:
    """The next server of this database has Plank with these changes."""
    shutil.copytree(PLUGIN / "plank", folder / "plank")
    for file, before, after in changes:
        path = folder / "plank" / file
        text = path.read_text(encoding="utf-8")
        assert before in text
        path.write_text(text.replace(before, after), encoding="utf-8")
    serving.environment["PYTHONPATH"] = os.pathsep.join([str(folder), serving.environment["PYTHONPATH"]])


async def a_round(hers: Wire, his: Wire) -> None:
    """Both play the first number that they have, and whoever is asked takes the die."""
    for seat, over in enumerate((hers, his)):
        while str(seat) not in over.position.get("seats", {}):
            await over.until("position")
        await over.answer(over.position, seat, first_option(over.position, seat))


async def play_on(anne: Person, jack: Person, table: str) -> Message:
    """To the end, always with the first option; gives the last position."""
    async with anne.at(table) as hers, jack.at(table) as his:
        await asyncio.gather(hers.until("position"), his.until("position"))
        while True:
            for seat, over in enumerate((hers, his)):
                position = over.position
                if position["over"]:
                    return position
                if str(seat) in position["seats"]:
                    await over.answer(position, seat, first_option(position, seat))
            await asyncio.gather(*(over.do(type="view", state=True) for over in (hers, his)))


async def seen(person: Person, table: str) -> Message:
    async with person.at(table, state=1) as over:
        return await over.until("position")


def begun(serving: Serving) -> tuple[Person, Person, str, Message]:
    """A match in its second round, on a server that has ended; and how it stood."""

    async def main() -> tuple[Person, Person, str, Message]:
        anne, jack, table = await pair(serving.address)
        async with anne.at(table) as hers, jack.at(table) as his:
            while True:
                await a_round(hers, his)
                position = await seen(anne, table)
                if position["over"] or len(position["view"]["shown"][0]) > 0:
                    break
        while {each["prompt"] for each in [*position["waiting"], *position["seats"].values()]} - {"play"}:
            await answer_whoever_is_asked(anne, jack, table)
            position = await seen(anne, table)
        return anne, jack, table, position

    found = asyncio.run(main())
    serving.end()
    return found


async def answer_whoever_is_asked(anne: Person, jack: Person, table: str) -> None:
    for seat, person in enumerate((anne, jack)):
        async with person.at(table) as over:
            position = await over.until("position")
            if str(seat) in position["seats"]:
                await over.answer(position, seat, first_option(position, seat))


def restarted(serving: Serving, *people: Person) -> None:
    serving.start()
    for person in people:
        person.address = serving.address


def test_a_match_goes_on_from_its_last_checkpoint_under_newer_rules(serving: Serving, tmp_path: Path) -> None:
    anne, jack, table, before = begun(serving.start())
    install(serving, tmp_path / "newer", SIX_NUMBERS)
    restarted(serving, anne, jack)

    async def main() -> None:
        shown = (await anne.call("GET", "/tables"))["mine"][0]
        assert (shown["id"], shown["trouble"], shown["stage"]) == (table, "", "playing")
        assert {name: shown["upgraded"][name] for name in ("before", "after")} == {"before": 1, "after": 2}
        now = await seen(anne, table)
        assert (now["view"]["steps"], now["view"]["shown"]) == (
            before["view"]["steps"],
            before["view"]["shown"],
        )
        assert now["view"]["hands"] == before["view"]["hands"]
        log = await jack.call("GET", f"/tables/{table}/old-log")
        assert set(log) == {"en", "pl"}
        assert len(log["en"]) == len(log["pl"]) >= 2
        assert any("Anne" in line for line in log["en"])
        assert (await play_on(anne, jack, table))["over"]
        assert (await anne.call("GET", f"/tables/{table}/replay?at=0"))["answers"] == 0
        record = await anne.call("GET", f"/tables/{table}/record")
        assert (record["rules"], record["digest"]) == (1, "")
        assert len(record["answers"]) > len(before["view"]["shown"])

    asyncio.run(main())


def test_what_went_on_under_newer_rules_survives_kills_and_can_be_taken_back(
    serving: Serving, tmp_path: Path
) -> None:
    anne, jack, table, _ = begun(serving.start())
    install(serving, tmp_path / "newer", SIX_NUMBERS)
    restarted(serving, anne, jack)

    async def one_answer() -> Message:
        async with anne.at(table, state=1) as hers:
            position = await hers.until("position")
            await hers.answer(position, 0, first_option(position, 0))
            assert (await hers.do(type="undo", seat=0))["type"] == "ack"
            await hers.answer(hers.position, 0, first_option(position, 0))
            return hers.position

    async def look() -> Message:
        return await seen(anne, table)

    then = asyncio.run(one_answer())
    serving.kill()
    restarted(serving, anne, jack)
    now = asyncio.run(look())
    assert (now["view"], now["answers"]) == (then["view"], 1)
    assert now["question"] >= then["question"]


def test_a_match_that_ended_under_newer_rules_is_not_played_again_after_a_kill(
    serving: Serving, tmp_path: Path
) -> None:
    """It has more answers by then than the checkpoint of the older rules, which no longer speaks of it."""
    anne, jack, table, _ = begun(serving.start())
    install(serving, tmp_path / "newer", SIX_NUMBERS)
    restarted(serving, anne, jack)
    end = asyncio.run(play_on(anne, jack, table))
    serving.kill()
    restarted(serving, anne, jack)

    async def look() -> Message:
        assert len((await anne.call("GET", f"/tables/{table}/old-log"))["en"]) > 0
        return await seen(anne, table)

    now = asyncio.run(look())
    assert (now["over"], now["outcome"], now["answers"]) == (True, end["outcome"], end["answers"])


def test_a_finished_match_keeps_its_log_and_its_score(serving: Serving, tmp_path: Path) -> None:
    async def play() -> tuple[Person, Person, str, Message]:
        anne, jack, table = await pair(serving.address)
        return anne, jack, table, await play_on(anne, jack, table)

    serving.start()
    anne, jack, table, end = asyncio.run(play())
    serving.end()
    install(serving, tmp_path / "newer", SIX_NUMBERS)
    restarted(serving, anne, jack)

    async def main() -> None:
        shown = await anne.call("GET", f"/tables/{table}")
        assert (shown["stage"], shown["outcome"]) == ("over", end["outcome"])
        assert shown["upgraded"]["before"] == 1
        now = await seen(anne, table)
        assert (now["over"], now["outcome"]) == (True, end["outcome"])
        log: dict[str, Any] = await anne.call("GET", f"/tables/{table}/old-log")
        assert len(log["en"]) > 3

    asyncio.run(main())


def test_answers_that_lead_to_the_same_place_are_simply_played_again(
    serving: Serving, tmp_path: Path
) -> None:
    anne, jack, table, before = begun(serving.start())
    install(serving, tmp_path / "newer", [NEW_NUMBER])
    restarted(serving, anne, jack)

    async def main() -> None:
        now = await seen(anne, table)
        assert (now["view"], now["answers"], now["question"]) == (
            before["view"], before["answers"], before["question"],
        )  # fmt: skip
        assert (await anne.call("GET", f"/tables/{table}"))["upgraded"] is None

    asyncio.run(main())
