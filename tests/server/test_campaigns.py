"""Campaigns: what there is to beat, and what somebody has beaten."""

import asyncio

import pytest

from kaper.engine.registry import games
from tests.server.company import ME, Message, Person

WITH = {name: entry.meta for name, entry in games().items() if entry.meta.campaign is not None}


@pytest.mark.parametrize("name", WITH)
def test_every_challenge_is_a_match_that_can_be_begun(name: str) -> None:
    meta = WITH[name]
    assert meta.campaign is not None
    found = [meta.complete(meta.campaign.players, settings) for settings in meta.campaign.challenges()]
    assert len({str(each) for each in found}) == len(found)


async def of(person: Person, game: str) -> Message:
    found: list[Message] = await person.call("GET", "/campaigns")
    return next(each for each in found if each["game"] == game)


@pytest.mark.parametrize("name", list(WITH)[:1])
def test_what_somebody_has_played_to_its_end_counts_for_its_challenge_alone(address: str, name: str) -> None:
    async def main() -> None:
        anne, jack = await Person.enter(address, "Anne"), await Person.enter(address, "Jack")
        campaign = await of(anne, name)
        assert {(each["tries"], each["best"]) for each in campaign["challenges"]} == {(0, None)}
        bots = [{"kind": "bot", "level": "random"}] * (campaign["players"] - 1)
        settings = campaign["challenges"][1]["settings"]
        table = await anne.start(name, [ME, *bots], settings=settings)
        async with anne.at(table, state=1) as hers:
            position = await hers.until("position")
            while not position["over"]:
                if "0" in position["seats"]:
                    option = position["seats"]["0"]["options"][-1]["text"]
                    await hers.send(
                        type="answer", id=None, seat=0, question=position["question"], option=option
                    )
                position = await hers.until("position")
        ended = (await anne.call("GET", f"/tables/{table}"))["outcome"]
        after = (await of(anne, name))["challenges"]
        assert [each["tries"] for each in after] == [int(nth == 1) for nth in range(len(after))]
        assert after[1]["best"] == ended["scores"][0]
        assert after[1]["won"] == int(0 in ended["winners"])
        assert [each["tries"] for each in (await of(jack, name))["challenges"]] == [0] * len(after)

    asyncio.run(main())
