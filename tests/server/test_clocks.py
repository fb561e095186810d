import asyncio

import pytest

from tests.server.company import ME, RANDOM, Person, first_option, pair
from tests.server.serving import Serving

MOVE = {"kind": "move", "seconds": 1}


def test_a_bot_takes_over_when_the_clock_runs_out_and_gives_the_seat_back(address: str) -> None:
    async def main() -> None:
        anne, jack, table = await pair(address, clock=MOVE)
        async with anne.at(table) as hers:
            await hers.until("position")
            await hers.answer(hers.position, 0, first_option(hers.position, 0))
            assert [clock["running"] for clock in hers.position["clocks"]] == [False, True]
            told = await hers.until("table", lambda heard: heard["table"]["seats"][1]["standin"])
            assert told["table"]["seats"][1]["level"] == "greedy"
            await hers.until("position", lambda heard: heard["answers"] >= 2)
            async with jack.at(table) as his:
                back = await his.until("table", lambda heard: not heard["table"]["seats"][1]["standin"])
                assert back["table"]["seats"][1]["mine"]

    asyncio.run(main())


def test_who_is_there_but_late_takes_the_seat_back_by_saying_so(address: str) -> None:
    async def main() -> None:
        anne = await Person.enter(address)
        table = await anne.start("plank", [ME, RANDOM], clock=MOVE)
        async with anne.at(table) as over:
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
            left = [clock["left"] for clock in his.position["clocks"]]
            assert all(50 < seconds < 59.5 for seconds in left)

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
def test_clocks_and_bots_go_on_after_a_restart(serving: Serving) -> None:
    serving.start()

    async def begin() -> tuple[Person, str]:
        anne, _, table = await pair(serving.address, clock={"kind": "move", "seconds": 2})
        return anne, table

    async def finish(anne: Person, table: str) -> None:
        for _ in range(200):
            if (await anne.call("GET", f"/tables/{table}"))["stage"] == "over":
                return
            await asyncio.sleep(0.1)
        raise AssertionError("the clock stood still")

    anne, table = asyncio.run(begin())
    serving.kill()
    serving.start()
    anne.address = serving.address
    asyncio.run(finish(anne, table))
