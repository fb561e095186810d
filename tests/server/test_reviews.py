"""Finished matches looked at again at their tables, and played on from a moment."""

import asyncio

from tests.server.company import GREEDY, ME, RANDOM, Message, Person, first_option
from tests.server.serving import Serving


async def finished(anne: Person) -> str:
    """A table of Anne's at which all is over."""
    table = await anne.start("plank", [ME, RANDOM])
    await anne.call("POST", f"/tables/{table}/leave")
    while (await anne.call("GET", f"/tables/{table}"))["stage"] != "over":
        await asyncio.sleep(0.05)
    return table


async def whole_review(anne: Person, table: str) -> Message:
    shown: Message = await anne.call("POST", f"/tables/{table}/review")
    while shown["done"] < shown["total"]:
        await asyncio.sleep(0.05)
        shown = await anne.call("GET", f"/tables/{table}/review")
    return shown


def test_a_review_judges_every_decision_and_is_stored(serving: Serving) -> None:
    serving.start(anew=True)

    async def find() -> tuple[Person, str, Message]:
        anne = await Person.enter(serving.address)
        running = await anne.start("plank", [ME, GREEDY])
        early = await anne.call("POST", f"/tables/{running}/review", status=409)
        assert early["error"]["key"] == "not-over"
        table = await finished(anne)
        assert (await anne.call("GET", f"/tables/{table}/review"))["done"] == 0
        return anne, table, await whole_review(anne, table)

    anne, table, shown = asyncio.run(find())
    replayed = shown["judged"]
    assert {each["judged"]["seat"] for each in replayed} == {0, 1}
    assert all(len(each["judged"]["shares"]) == 2 for each in replayed)
    assert [sum(told["grades"].values()) for told in shown["tallies"]] == [
        sum(each["judged"]["seat"] == seat for each in replayed) for seat in (0, 1)
    ]
    for each in replayed:
        assert (each["asked"] is None) == (each["grade"] in ("best", "good"))
    serving.kill()
    serving.start()

    async def again() -> None:
        found = await Person(serving.address, anne.token, anne.account).call("GET", f"/tables/{table}/review")
        assert (found["judged"], found["tallies"]) == (shown["judged"], shown["tallies"])

    asyncio.run(again())


def test_a_match_is_played_on_from_a_moment_with_other_dice(address: str) -> None:
    async def main() -> None:
        anne = await Person.enter(address)
        table = await finished(anne)
        before = (await anne.call("GET", f"/tables/{table}/record"))["answers"]
        card = await anne.call("POST", f"/tables/{table}/on", {"at": 1})
        assert [seat["level"] for seat in card["seats"] if seat["kind"] == "bot"] == ["captain"]
        assert (card["stage"], card["commitment"]) == ("playing", "")
        async with anne.at(card["id"]) as hers:
            position = await hers.until("position")
            assert position["answers"] >= 1
            while not position["over"]:
                if "0" in position["seats"]:
                    await hers.send(
                        type="answer", id=None, seat=0, question=position["question"],
                        option=first_option(position, 0),
                    )  # fmt: skip
                position = await hers.until("position")
        record = await anne.call("GET", f"/tables/{card['id']}/record")
        assert record["answers"][0] == before[0]
        assert record["seed"].startswith("graft ")
        late = await anne.call("POST", f"/tables/{table}/on", {"at": len(before)}, 409)
        assert late["error"]["key"] == "no-going-on"

    asyncio.run(main())
