import asyncio

from tests.server.company import ME, OPEN, RANDOM, Person, first_option, pair, wire


def test_two_tabs_of_one_seat_agree(address: str) -> None:
    async def main() -> None:
        anne, _, table = await pair(address)
        async with anne.at(table) as one, anne.at(table) as other:
            first, second = await one.until("position"), await other.until("position")
            assert first["seats"] == second["seats"]
            assert (await one.answer(first, 0, first_option(first, 0)))["type"] == "ack"
            assert (await other.until("position"))["seats"] == {}
            assert (await other.answer(second, 0, first_option(second, 0)))["error"]["key"] == "not-asked"

    asyncio.run(main())


def test_two_answers_sent_at_once_are_one_answer(address: str) -> None:
    async def main() -> None:
        anne, _, table = await pair(address)
        async with anne.at(table) as one, anne.at(table) as other:
            positions = [await one.until("position"), await other.until("position")]
            options = [each["text"] for each in positions[0]["seats"]["0"]["options"]][:2]
            heard = await asyncio.gather(
                one.answer(positions[0], 0, options[0]), other.answer(positions[1], 0, options[1])
            )
            assert sorted(each["type"] for each in heard) == ["ack", "refused"]
        assert (await anne.call("GET", f"/tables/{table}"))["answers"] == 1

    asyncio.run(main())


def test_a_late_click_is_told_that_its_question_is_over(address: str) -> None:
    async def main() -> None:
        anne = await Person.enter(address)
        table = await anne.start("plank", [ME, RANDOM])
        async with anne.at(table) as over:
            early = await over.until("position", lambda heard: "0" in heard["seats"])
            await over.answer(early, 0, first_option(early, 0))
            while over.position["question"] == early["question"]:
                await over.hear()
            refused = await over.answer(early, 0, first_option(early, 0))
            assert refused["error"]["key"] in ("question-over", "match-over")

    asyncio.run(main())


def test_an_undo_is_told_to_all_and_survives_a_reload(address: str) -> None:
    async def main() -> None:
        anne, jack, table = await pair(address)
        async with anne.at(table) as hers, jack.at(table) as his:
            position = await hers.until("position")
            await his.until("position")
            assert (await hers.do(type="undo", seat=0))["error"]["key"] == "undo-nothing"
            await hers.answer(position, 0, first_option(position, 0))
            assert (await his.until("position"))["undo"] == {}
            assert (await his.do(type="undo", seat=1))["error"]["key"] == "undo-other"
            assert (await his.do(type="undo", seat=0))["error"]["key"] == "not-your-seat"
            assert (await hers.do(type="undo", seat=0))["type"] == "ack"
            told = await his.until("position")
            assert (told["answers"], told["question"]) == (0, position["question"] + 2)
        async with anne.at(table) as again:
            assert "0" in (await again.until("position"))["seats"]

    asyncio.run(main())


def test_who_comes_back_gets_the_events_since(address: str) -> None:
    async def main() -> None:
        anne, jack, table = await pair(address)
        async with anne.at(table) as hers, jack.at(table) as his:
            await hers.until("position")
            await his.until("position")
            await his.answer(his.position, 1, first_option(his.position, 1))
            await hers.answer(hers.position, 0, first_option(hers.position, 0))
            shown = hers.position
        told = shown["first"] + len(shown["told"])
        assert (shown["answers"], told) == (2, 2)
        async with anne.at(table, since=shown["n"], told=told) as back:
            position = await back.until("position")
            assert (position["first"], position["question"]) == (told, shown["question"])
        async with anne.at(table) as back:
            position = await back.until("position")
            assert (position["first"], len(position["told"])) == (0, told)

    asyncio.run(main())


def test_after_an_undo_that_was_missed_everything_is_told_anew(address: str) -> None:
    async def main() -> None:
        anne, jack, table = await pair(address)
        async with anne.at(table) as hers, jack.at(table) as his:
            since = (await his.until("position"))["n"]
            await hers.until("position")
            await hers.answer(hers.position, 0, first_option(hers.position, 0))
            await hers.do(type="undo", seat=0)
        async with jack.at(table, since=since, told=7) as back:
            assert (await back.until("position"))["first"] == 0

    asyncio.run(main())


def test_chat_is_stored_plain_and_told_to_all(address: str) -> None:
    async def main() -> None:
        anne, _, table = await pair(address)
        async with anne.at(table) as hers, wire(address, table) as strangers:
            await strangers.until("position")
            assert (await hers.do(type="say", text="  <b>Ahoy</b>\u0007\n there "))["type"] == "ack"
            line = (await strangers.until("chat"))["lines"][0]
            assert (line["seat"], line["name"], line["text"]) == (0, "Anne", "<b>Ahoy</b> there")
            assert (await hers.do(type="say", text=" \n"))["error"]["key"] == "empty-text"
            assert (await hers.do(type="say", text="x" * 501))["error"]["key"] == "long-text"
            assert (await strangers.do(type="say", text="hello"))["error"]["key"] == "no-account"
        async with anne.at(table) as back:
            assert (await back.until("chat"))["lines"] == [line]

    asyncio.run(main())


def test_presence_is_told(address: str) -> None:
    async def main() -> None:
        anne, jack, table = await pair(address)
        async with anne.at(table) as hers:
            assert (await hers.until("table"))["table"]["seats"][1]["away"]
            async with jack.at(table):
                assert not (await hers.until("table"))["table"]["seats"][1]["away"]
            assert (await hers.until("table"))["table"]["seats"][1]["away"]

    asyncio.run(main())


def test_a_private_table_needs_its_invitation(address: str) -> None:
    async def main() -> None:
        anne, jack = await Person.enter(address, "Anne"), await Person.enter(address, "Jack")
        table = await anne.table("plank", [ME, OPEN])
        place, invite = f"/tables/{table['id']}", table["invite"]
        assert len(invite) >= 20
        await jack.call("GET", place, status=404)
        await jack.call("POST", f"{place}/seats/1", ME, status=404)
        await jack.call("GET", f"{place}?invite={invite[::-1]}", status=404)
        assert (await jack.call("GET", f"{place}?invite={invite}"))["invite"] == ""
        async with jack.at(table["id"]) as over:
            assert (await over.hear())["error"]["key"] == "no-table"
        sat = await jack.call("POST", f"{place}/seats/1", {**ME, "invite": invite})
        assert [seat["mine"] for seat in sat["seats"]] == [False, True]
        assert table["id"] not in str(await (await Person.enter(address)).call("GET", "/tables"))

    asyncio.run(main())
