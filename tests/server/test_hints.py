"""Hints and reasons at tables: for whom they are, who is told of them, and that they tell no secrets."""

import asyncio

import pytest

from tests.server.company import GREEDY, ME, OPEN, Person, first_option, pair
from tests.server.serving import Serving


def test_a_seat_that_is_asked_is_told_what_the_captain_would_do_and_everybody_that_it_asked(
    address: str,
) -> None:
    async def main() -> None:
        anne, jack, table = await pair(address)
        async with anne.at(table) as hers, jack.at(table) as his:
            position = await hers.until("position")
            await his.until("position")
            found = await anne.call("POST", f"/tables/{table}/seats/0/hint")
            offered = {option["text"] for option in position["seats"]["0"]["options"]}
            chances = [each["chance"] for each in found["suggestions"]]
            assert {each["option"] for each in found["suggestions"]} <= offered
            assert chances == sorted(chances, reverse=True)
            assert found["reason"]["chosen"] == found["suggestions"][0]["option"]
            assert await anne.call("POST", f"/tables/{table}/seats/0/hint") == found
            told = await his.until("table", lambda heard: bool(heard["table"]["hinted"]))
            assert told["table"]["hinted"] == [{"seat": 0, "at": 1}]

    asyncio.run(main())


def test_no_hint_for_a_seat_of_others_for_one_that_is_not_asked_or_where_the_table_forbids_it(
    address: str,
) -> None:
    async def main() -> None:
        anne, jack, table = await pair(address)
        foreign = await anne.call("POST", f"/tables/{table}/seats/1/hint", status=403)
        assert foreign["error"]["key"] == "not-your-seat"
        async with anne.at(table) as hers:
            position = await hers.until("position")
            await hers.answer(position, 0, first_option(position, 0))
        idle = await anne.call("POST", f"/tables/{table}/seats/0/hint", status=400)
        assert idle["error"]["key"] == "not-asked"
        strict = await jack.start("plank", [ME, GREEDY], hints=False)
        assert (await jack.call("GET", f"/tables/{strict}"))["hints"] is False
        forbidden = await jack.call("POST", f"/tables/{strict}/seats/0/hint", status=403)
        assert forbidden["error"]["key"] == "no-hints"

    asyncio.run(main())


def test_that_somebody_asked_is_remembered_by_the_server(serving: Serving) -> None:
    serving.start(anew=True)

    async def ask() -> tuple[Person, str]:
        anne = await Person.enter(serving.address)
        table = await anne.start("plank", [ME, GREEDY])
        await anne.call("POST", f"/tables/{table}/seats/0/hint")
        return anne, table

    anne, table = asyncio.run(ask())
    serving.kill()
    serving.start()

    async def look() -> None:
        again = Person(serving.address, anne.token, anne.account)
        assert (await again.call("GET", f"/tables/{table}"))["hinted"] == [{"seat": 0, "at": 1}]

    asyncio.run(look())


def test_a_bot_says_why_by_what_all_can_see_and_after_the_end_what_it_thought(address: str) -> None:
    async def main() -> None:
        anne = await Person.enter(address)
        table = await anne.start("plank", [ME, GREEDY])
        async with anne.at(table) as hers:
            position = await hers.until("position")
            while not position["over"]:
                if "0" in position["seats"]:
                    running = await anne.call("GET", f"/tables/{table}/why?at={position['answers']}&seat=1")
                    assert running["asked"] is None
                    assert (running["reason"]["kind"], running["reason"]["chosen"]) == ("seen", "")
                    await hers.send(
                        type="answer", id=None, seat=0, question=position["question"],
                        option=first_option(position, 0),
                    )  # fmt: skip
                position = await hers.until("position")
        told = [await anne.call("GET", f"/tables/{table}/why?at={at}&seat=1") for at in (1, 2)]
        own = next(each for each in told if each["asked"] is not None)
        options = [option["text"] for option in own["asked"]["options"]]
        assert own["reason"]["chosen"] in options
        assert own["reason"]["kind"] == "rated"
        missing = await anne.call("GET", f"/tables/{table}/why?at=1&seat=7", status=404)
        assert missing["error"]["key"] == "no-seat"

    asyncio.run(main())


def test_a_stranger_cannot_ask_why_at_a_private_table(address: str) -> None:
    async def main() -> None:
        anne, jack = await Person.enter(address, "Anne"), await Person.enter(address, "Jack")
        table = (await anne.table("plank", [ME, OPEN]))["id"]
        await jack.call("GET", f"/tables/{table}/why?at=1&seat=0", status=404)

    asyncio.run(main())


def test_a_bot_has_a_temper_of_its_game_and_blackbeard_has_his(address: str) -> None:
    async def main() -> None:
        anne = await Person.enter(address)
        known = [
            each for each in await anne.call("GET", "/games") if each["tempers"] and 4 in each["players"]
        ]
        if not known:
            pytest.skip("no game has tempers")
        game = known[0]
        level = f"captain+{game['tempers'][-1]}"
        bots = [{"kind": "bot", "level": level}, {"kind": "bot"}, {"kind": "bot"}]
        table = await anne.table(game["name"], [ME, *bots])
        assert [seat["level"] for seat in table["seats"][1:]] == [level, "bosun", "bosun+blackbeard"]
        wish = {"game": game["name"], "players": 4, "seats": [ME, {"kind": "bot", "level": "captain+meek"}]}
        refused = await anne.call("POST", "/tables", wish, status=400)
        assert refused["error"]["key"] == "no-temper"

    asyncio.run(main())
