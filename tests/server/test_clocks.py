"""Clocks: who is late, what it costs, and what a restart of the server does to them."""

import asyncio

import pytest

from kaper.server.clocks import Clocks
from kaper.server.table_records import Clock
from tests.server.company import ME, RANDOM, Message, Person, first_option, pair
from tests.server.serving import Serving

MOVE = {"kind": "move", "seconds": 1}
GAME = {"kind": "game", "seconds": 1}


def test_what_a_move_took_is_not_kept_for_the_next_one() -> None:
    clocks = Clocks(Clock("move", 60), [0, 0])
    clocks.turn([0, 1], 1)
    clocks.used = [40.0, 30.0]
    clocks.stop(0)
    spent = clocks.spent()
    assert (spent[0], spent[1] >= 30_000) == (0, True)


def test_what_a_game_took_is_kept() -> None:
    clocks = Clocks(Clock("game", 60), [12_000, 0])
    clocks.turn([0], 1)
    clocks.stop(0)
    assert 12_000 <= clocks.spent()[0] < 13_000


def left(position: Message) -> list[float]:
    return [clock["left"] for clock in position["clocks"]]


def test_a_bot_makes_the_one_move_for_which_the_time_ran_out(address: str) -> None:
    async def main() -> None:
        anne, _, table = await pair(address, clock=MOVE)
        async with anne.at(table) as hers:
            await hers.until("position")
            await hers.answer(hers.position, 0, first_option(hers.position, 0))
            assert [clock["running"] for clock in hers.position["clocks"]] == [False, True]
            moved = await hers.until("position", lambda heard: heard["answers"] >= 2)
            assert moved["late"] == [{"at": 2, "seat": 1}]
            assert not (await anne.call("GET", f"/tables/{table}"))["seats"][1]["standin"]

    asyncio.run(main())


def test_a_late_move_takes_a_while_and_the_next_is_the_persons_again(serving: Serving) -> None:
    serving.environment["KAPER_PACE"] = "0.5"
    serving.start()

    async def main() -> None:
        anne = await Person.enter(serving.address)
        table = await anne.start("plank", [ME, RANDOM], clock=MOVE)
        async with anne.at(table) as over:
            out = await over.until("position", lambda heard: left(heard)[0] == 0 and "0" in heard["seats"])
            assert out["late"] == []
            answers = out["answers"]
            moved = await over.until("position", lambda heard: heard["answers"] > answers)
            assert moved["late"] == [{"at": moved["late"][0]["at"], "seat": 0}]
            while not (moved["seats"] or moved["over"]):
                moved = await over.until("position")
            assert moved["over"] or left(moved)[0] > 0.5

    asyncio.run(main())


def test_who_is_late_may_still_answer_before_the_bot_does(serving: Serving) -> None:
    serving.environment["KAPER_PACE"] = "5"
    serving.start()

    async def main() -> None:
        anne = await Person.enter(serving.address)
        table = await anne.start("plank", [ME, RANDOM], clock=MOVE)
        async with anne.at(table) as over:
            out = await over.until("position", lambda heard: left(heard)[0] == 0 and "0" in heard["seats"])
            assert (await over.answer(out, 0, first_option(out, 0)))["type"] == "ack"
            assert over.position["late"] == []

    asyncio.run(main())


def test_an_empty_game_clock_hands_the_seat_over_until_its_owner_returns(address: str) -> None:
    async def main() -> None:
        anne = await Person.enter(address)
        table = await anne.start("plank", [ME, ME], clock=GAME)
        async with anne.at(table) as over:
            told = await over.until("table", lambda heard: heard["table"]["seats"][0]["standin"])
            assert told["table"]["seats"][0]["level"] == "bosun"

    asyncio.run(main())


def test_who_is_there_but_late_takes_the_seat_back_by_saying_so(serving: Serving) -> None:
    serving.environment["KAPER_PACE"] = "30"
    serving.start()

    async def main() -> None:
        anne = await Person.enter(serving.address)
        table = await anne.start("plank", [ME, RANDOM], clock={"kind": "game", "seconds": 30})
        async with anne.at(table) as over:
            await over.until("position")
            await anne.call("POST", f"/tables/{table}/leave", {})
            await over.until("table", lambda heard: heard["table"]["seats"][0]["standin"])
            assert (await over.do(type="return"))["type"] == "ack"
        assert not (await anne.call("GET", f"/tables/{table}"))["seats"][0]["standin"]

    asyncio.run(main())


def test_a_game_clock_counts_all_moves_together(address: str) -> None:
    async def main() -> None:
        anne, jack, table = await pair(address, clock={"kind": "game", "seconds": 60})
        async with anne.at(table) as hers, jack.at(table) as his:
            await hers.until("position")
            await his.until("position")
            await asyncio.sleep(0.6)
            await hers.answer(hers.position, 0, first_option(hers.position, 0))
            await his.answer(his.position, 1, first_option(his.position, 1))
            assert all(50 < seconds < 59.5 for seconds in left(his.position))

    asyncio.run(main())


def test_a_bot_plays_for_who_leaves_until_they_return(address: str) -> None:
    async def main() -> None:
        anne = await Person.enter(address)
        table = await anne.start("plank", [ME, RANDOM])
        assert (await anne.call("POST", f"/tables/{table}/leave", {}))["seats"][0]["standin"]
        for _ in range(100):
            shown = await anne.call("GET", f"/tables/{table}")
            if shown["stage"] == "over":
                return
            await asyncio.sleep(0.1)
        raise AssertionError("nobody finished the match")

    asyncio.run(main())


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["move", "game"])
def test_time_in_which_the_server_was_down_is_not_charged_and_none_is_given_back(
    serving: Serving, kind: str
) -> None:
    """Once stopped and once killed, each time for as long as it ran."""
    used = [60.0]

    async def begin() -> tuple[Person, str]:
        anne, _, table = await pair(serving.address, clock={"kind": kind, "seconds": 60})
        return anne, table

    async def run_for(seconds: float) -> None:
        async with anne.at(table) as over:
            await over.until("position")
            await asyncio.sleep(seconds)
            await over.do(type="view", scene=False)
            used.append(min(left(over.position)))

    serving.start()
    anne, table = asyncio.run(begin())
    for end in (serving.end, serving.kill):
        anne.address = serving.address
        asyncio.run(run_for(2.3))
        end()
        asyncio.run(asyncio.sleep(2.3))
        serving.start()
    anne.address = serving.address
    asyncio.run(run_for(0.1))
    assert 60 - used[1] < 4
    # A clean end loses nothing; who is killed may give back as much as two seconds.
    assert 2 < used[1] - used[2] < 4
    assert -0.5 < used[2] - used[3] < 2


@pytest.mark.slow
def test_clocks_and_bots_go_on_after_a_restart(serving: Serving) -> None:
    serving.start()

    async def begin() -> tuple[Person, str]:
        anne, _, table = await pair(serving.address, clock={"kind": "move", "seconds": 1})
        return anne, table

    async def finish(anne: Person, table: str) -> None:
        for _ in range(300):
            if (await anne.call("GET", f"/tables/{table}"))["stage"] == "over":
                return
            await asyncio.sleep(0.1)
        raise AssertionError("nobody finished the match")

    anne, table = asyncio.run(begin())
    serving.kill()
    serving.start()
    anne.address = serving.address
    asyncio.run(finish(anne, table))
