import asyncio
import json

import httpx
import msgspec
import pytest

from kaper.engine import registry
from kaper.engine.record import decode_record, verify
from tests.server.company import GREEDY, ME, RANDOM, Person, first_option, pair, play_out, wire
from tests.server.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_guest_plays_a_whole_game_against_bots(address: str, game: str) -> None:
    async def main() -> None:
        anne = await Person.enter(address)
        table = await anne.start(game, [ME, GREEDY, RANDOM])
        async with anne.at(table) as over:
            last = await play_out({0: over})
        assert len(last["outcome"]["places"]) >= 3
        shown = await anne.call("GET", f"/tables/{table}")
        assert shown["stage"] == "over"
        record = decode_record(json.dumps(await anne.call("GET", f"/tables/{table}/record")).encode())
        assert record.seats[1:] == ["greedy 1", "random 2"]
        assert record.commitment is not None
        assert record.commitment.digest == shown["commitment"]
        if game in registry.games():
            verdict = verify(registry.find(game).load(), record)
            assert verdict.good
            assert [remark.key for remark in verdict.remarks] == ["promise-kept"]

    asyncio.run(main())


def test_a_position_is_acknowledged_and_told_to_all(address: str) -> None:
    async def main() -> None:
        anne, jack, table = await pair(address)
        async with anne.at(table) as hers, jack.at(table) as his, wire(address, table) as strangers:
            position = await hers.until("position")
            mine = first_option(position, 0)
            assert [waiting["seat"] for waiting in position["waiting"]] == [1]
            assert (await strangers.until("position"))["seats"] == {}
            assert (await hers.answer(position, 0, mine))["type"] == "ack"
            for over in (his, strangers):
                told = await over.until("position", lambda heard: heard["answers"] == 1)
                assert [waiting["seat"] for waiting in told["waiting"]] == ([] if over is his else [1])

    asyncio.run(main())


def test_replay_shows_ones_own_view_while_it_runs_and_everything_once_over(address: str) -> None:
    async def main() -> None:
        anne, jack, table = await pair(address)
        await jack.call("GET", f"/tables/{table}/replay?at=0&viewer=0", status=403)
        await jack.call("GET", f"/tables/{table}/replay?at=0&viewer=all", status=403)
        assert (await jack.call("GET", f"/tables/{table}/replay?at=0"))["viewer"] == 1
        async with anne.at(table) as hers, jack.at(table) as his:
            last = await play_out({0: hers, 1: his})
        seen = [await jack.call("GET", f"/tables/{table}/replay?at={at}&viewer=all") for at in (0, 1, 99, 2)]
        assert [each["answers"] for each in seen] == [0, 1, last["answers"], 2]

    asyncio.run(main())


def test_a_record_comes_back_as_a_finished_table(address: str) -> None:
    async def main() -> None:
        anne = await Person.enter(address)
        table = await anne.start("plank", [ME, RANDOM])
        async with anne.at(table) as over:
            last = await play_out({0: over})
        record = await anne.call("GET", f"/tables/{table}/record")
        copy = (await anne.call("POST", "/records", record))["id"]
        shown = await (await Person.enter(address)).call("GET", f"/tables/{copy}")
        assert (shown["stage"], shown["outcome"]) == ("over", last["outcome"])
        assert await anne.call("GET", f"/tables/{copy}/record") == record
        broken = {**record, "answers": ["0 sing", *record["answers"]]}
        error = (await anne.call("POST", "/records", broken, status=400))["error"]
        assert (error["key"], error["about"]["answer"]) == ("diverges", 1)
        await anne.call("POST", "/records", {"no": "record"}, status=400)

    asyncio.run(main())


def test_a_rematch_is_one_new_table_with_the_same_people(address: str) -> None:
    async def main() -> None:
        anne, jack, table = await pair(address)
        await anne.call("POST", f"/tables/{table}/rematch", status=409)
        async with anne.at(table) as hers, jack.at(table) as his:
            await play_out({0: hers, 1: his})
            again = await asyncio.gather(
                *(who.call("POST", f"/tables/{table}/rematch") for who in (anne, jack))
            )
            told = await his.until("table", lambda heard: bool(heard["table"]["rematch"]))
        assert {shown["id"] for shown in again} == {told["table"]["rematch"]}
        assert [seat["name"] for seat in again[0]["seats"]] == ["Anne", "Jack"]
        assert again[0]["commitment"] != (await anne.call("GET", f"/tables/{table}"))["commitment"]

    asyncio.run(main())


def test_the_lobby_tells_whose_turn_it_is(address: str) -> None:
    async def main() -> None:
        anne, jack, table = await pair(address)
        async with anne.at(table) as hers:
            position = await hers.until("position")
            await hers.answer(position, 0, first_option(position, 0))
        turns = []
        for who in (anne, jack):
            lobby = await who.call("GET", "/tables")
            turns += [shown["your_turn"] for shown in lobby["mine"] if shown["id"] == table]
        assert turns == [False, True]

    asyncio.run(main())


def test_bots_alone_play_to_the_end(address: str) -> None:
    async def main() -> None:
        anne = await Person.enter(address)
        table = await anne.start("plank", [GREEDY, RANDOM, RANDOM])
        async with anne.at(table) as over:
            await over.until("position", lambda heard: bool(heard["over"]))

    asyncio.run(main())


def test_a_hot_seat_device_sees_one_secret_hand_at_a_time(address: str) -> None:
    async def main() -> None:
        anne = await Person.enter(address)
        table = await anne.start("plank", [ME, {"kind": "hotseat", "name": "Mary"}])
        async with anne.at(table, state=1) as over:
            position = await over.until("position")
            assert (position["viewer"], list(position["seats"])) == (0, ["0"])
            assert position["view"]["hands"][1] == []
            await over.send(type="view", seat=1)
            position = await over.until("position")
            assert (position["viewer"], list(position["seats"])) == (1, ["1"])
            assert position["view"]["hands"][0] == []
            await over.send(type="view", seat=-1)
            assert (await over.until("position"))["seats"] == {}
            assert (await over.do(type="view", seat=5))["error"]["key"] == "not-your-seat"

    asyncio.run(main())


def test_the_catalogue_has_words_and_rules(address: str) -> None:
    async def main() -> None:
        anne = await Person.enter(address)
        games = {game["name"]: game for game in await anne.call("GET", "/games")}
        assert set(GAMES) == set(games)
        assert games["plank"]["settings"][0]["values"][1] == {"name": "two", "players": [3, 4]}
        async with httpx.AsyncClient(base_url=f"http://{address}") as client:
            assert "prompt-play" in (await client.get("/api/games/plank/locale/pl.ftl")).text
            for name in registry.games():
                for lang in ("en", "pl"):
                    assert (await client.get(f"/api/games/{name}/rules/{lang}.md")).text.startswith("#")
            assert (await client.get("/api/games/plank/locale/xx.ftl")).status_code == 404
            assert (await client.get("/api/games/chess/rules/en.md")).status_code == 404
            assert "error-not-asked" in (await client.get("/api/locale/en.ftl")).text

    asyncio.run(main())


def test_programs_find_the_interface_and_operators_the_figures(address: str) -> None:
    with httpx.Client(base_url=f"http://{address}") as client:
        assert set(client.get("/healthz").json()["failing"]) <= {"loop"}, "others may keep this machine busy"
        schema = msgspec.json.decode(client.get("/api/openapi.json").content)
        assert "/api/tables/{table}/start" in schema["paths"]
        assert "/api/guests" in client.get("/api").text
        metrics = client.get("/metrics").text
    assert "# TYPE kaper_requests_total counter" in metrics
    assert "kaper_tables " in metrics
