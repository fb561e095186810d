"""Scenes over the line: a catalogue that is fetched once, then only what changed."""

import asyncio
import json

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.company import ME, RANDOM, Message, Person, first_option, pair, wire
from tests.server.games import GAMES

ENOUGH = 60
"""Answers after which a game has shown enough."""


def taken(before: Message, scene: Message) -> Message:
    """Both layers after what was told."""
    if scene["whole"]:
        before = {"common": {}, "own": {}}
    return {
        name: {key: told for key, told in (before[name] | scene[name]).items() if told is not None}
        for name in ("common", "own")
    }


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_bit_by_bit_is_what_is_told_at_once(address: str, game: str) -> None:
    async def main() -> None:
        anne = await Person.enter(address)
        table = await anne.start(game, [ME, RANDOM, RANDOM])
        layers: Message = {}
        async with anne.at(table, scene=2) as over:
            position = await over.until("position")
            layers = taken(layers, position["scene"])
            while not position["over"] and position["answers"] < ENOUGH:
                if position["seats"]:
                    await over.send(
                        type="answer", seat=0, question=position["question"], option=first_option(position, 0)
                    )
                position = await over.until("position")
                layers = taken(layers, position["scene"])
        replayed = await anne.call("GET", f"/tables/{table}/replay?at={position['answers']}")
        assert replayed["scene"]["whole"]
        assert taken({}, replayed["scene"]) == layers

    asyncio.run(main())


def test_only_the_first_scene_is_whole_and_names_the_catalogue(address: str) -> None:
    async def main() -> None:
        anne, jack, table = await pair(address)
        async with anne.at(table, scene=2) as hers, jack.at(table, scene=2) as his:
            position = await hers.until("position")
            scene = position["scene"]
            assert scene["whole"]
            found = httpx.get(f"http://{address}/api/games/plank/catalogue/{scene['catalogue']}")
            assert found.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert {"scene:", "panel:0", "panel:1"} <= found.json().keys()
            option = first_option(position, 0)
            await hers.send(type="answer", seat=0, question=position["question"], option=option)
            told = (await hers.until("position", lambda heard: heard["answers"] == 1))["scene"]
            assert (told["whole"], told["catalogue"]) == (False, "")
            assert len(json.dumps(told)) < len(json.dumps(scene))
            await his.until("position")

    asyncio.run(main())


def test_a_catalogue_that_nobody_made_is_missing_with_a_sentence(address: str) -> None:
    missing = httpx.get(f"http://{address}/api/games/plank/catalogue/nothing")
    assert missing.status_code == 404
    assert missing.json()["error"]["key"] == "no-catalogue"


def test_who_comes_back_is_told_the_whole_again(address: str) -> None:
    async def main() -> None:
        anne, _, table = await pair(address)
        scenes = []
        for _ in range(2):
            async with anne.at(table, scene=2) as hers:
                scenes.append((await hers.until("position"))["scene"])
        assert scenes[0] == scenes[1]
        assert scenes[1]["whole"]

    asyncio.run(main())


def test_a_page_of_before_is_told_to_load_itself_again(address: str) -> None:
    async def main() -> None:
        anne, _, table = await pair(address)
        async with wire(address, table, anne.headers, scene=1) as over:
            assert (await over.hear())["error"]["key"] == "old-page"
            with pytest.raises(ConnectionClosed) as closed:
                await over.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4426

    asyncio.run(main())


def test_options_name_their_things_and_questions_their_rules(address: str) -> None:
    async def main() -> None:
        anne, _, table = await pair(address)
        async with anne.at(table, scene=2) as with_scene, anne.at(table) as without:
            (asked,) = (await with_scene.until("position"))["seats"].values()
            (bare,) = (await without.until("position"))["seats"].values()
            assert all(isinstance(option["things"], list) for option in asked["options"])
            assert [option["things"] for option in bare["options"]] == [[] for _ in bare["options"]]

    asyncio.run(main())
