"""Tutorials at tables: what the step wants is taken, the rest is answered, and nothing is forgotten."""

import asyncio

import pytest

from kaper.engine import registry
from kaper.engine.registry import Entry
from kaper.engine.teaching import Step
from tests.server.company import Message, Person, Wire
from tests.server.serving import Serving

TAUGHT = [each for each in registry.games().values() if each.load().teach().lessons.tutorial is not None]
taught = pytest.mark.parametrize("entry", TAUGHT, ids=lambda entry: entry.meta.name)


def steps_of(entry: Entry) -> list[Step]:
    tutorial = entry.load().teach().lessons.tutorial
    assert tutorial is not None
    return tutorial.step


async def reached(person: Person, table: str, step: int) -> Message:
    """The table when it has come to this step, or past the last."""
    for _ in range(400):
        shown: Message = await person.call("GET", f"/tables/{table}")
        if shown["lesson"] is None or shown["lesson"]["step"] >= step:
            return shown
        await asyncio.sleep(0.02)
    raise AssertionError(f"step {step} is never reached")


async def play(person: Person, table: str, steps: list[Step], wire: Wire, upto: int) -> None:
    """Read and answer as the steps want it."""
    begun = (await reached(person, table, 0))["lesson"]["step"]
    for number in range(begun, upto):
        shown = await reached(person, table, number)
        assert shown["lesson"]["id"] == steps[number].id
        if steps[number].answer:
            seat = next(seat["number"] for seat in shown["seats"] if seat["mine"])
            await give(wire, seat, steps[number].answer[0])
        else:
            await person.call("POST", f"/tables/{table}/lesson", {"step": number + 1})


async def give(wire: Wire, seat: int, option: str) -> None:
    """Answer in the position in which the step begins; one that was seen before it may offer the same."""
    position = await asked(wire, seat, option)
    while (await wire.answer(position, seat, option))["type"] == "refused":
        seen = wire.position
        position = seen if seen is not position else await wire.until("position")


async def asked(wire: Wire, seat: int, option: str) -> Message:
    """The position in which a seat is offered an option."""

    def fits(position: Message) -> bool:
        found = position.get("seats", {}).get(str(seat))
        return found is not None and option in [each["text"] for each in found["options"]]

    if fits(wire.position):
        return wire.position
    return await wire.until("position", fits)


@taught
def test_a_tutorial_is_played_to_its_end(address: str, entry: Entry) -> None:
    async def main() -> None:
        anne = await Person.enter(address)
        table = (await anne.call("POST", f"/games/{entry.meta.name}/tutorial"))["id"]
        steps = steps_of(entry)
        async with anne.at(table) as wire:
            await wire.until("position")
            await play(anne, table, steps, wire, len(steps))
        assert (await reached(anne, table, len(steps)))["lesson"] is None

    asyncio.run(main())


@pytest.mark.parametrize("entry", TAUGHT[:1], ids=lambda entry: entry.meta.name)
def test_what_the_step_does_not_want_is_refused(address: str, entry: Entry) -> None:
    steps = steps_of(entry)
    first = next(number for number, step in enumerate(steps) if step.answer)

    async def main() -> None:
        anne = await Person.enter(address)
        table = (await anne.call("POST", f"/games/{entry.meta.name}/tutorial"))["id"]
        ahead = await anne.call("POST", f"/tables/{table}/lesson", {"step": 2}, 409)
        assert ahead["error"]["key"] == "lesson-over"
        async with anne.at(table) as wire:
            await wire.until("position")
            await play(anne, table, steps, wire, first)
            read = await anne.call("POST", f"/tables/{table}/lesson", {"step": first + 1}, 409)
            assert read["error"]["key"] == "lesson-answer"
            position = await asked(wire, 0, steps[first].answer[0])
            options = [each["text"] for each in position["seats"]["0"]["options"]]
            other = next(option for option in options if option not in steps[first].answer)
            assert (await wire.answer(position, 0, other))["error"]["key"] == "lesson-other"
            assert (await wire.answer(position, 0, steps[first].answer[0]))["type"] == "ack"
            assert (await wire.do(type="undo", seat=0))["error"]["key"] == "lesson-undo"

    asyncio.run(main())


@pytest.mark.parametrize("entry", TAUGHT[:1], ids=lambda entry: entry.meta.name)
def test_a_tutorial_goes_on_where_it_was_after_a_restart(serving: Serving, entry: Entry) -> None:
    steps = steps_of(entry)
    second = [number for number, step in enumerate(steps) if step.answer][1]
    serving.start(anew=True)

    async def begin() -> tuple[Person, str]:
        anne = await Person.enter(serving.address)
        table = (await anne.call("POST", f"/games/{entry.meta.name}/tutorial"))["id"]
        async with anne.at(table) as wire:
            await wire.until("position")
            await play(anne, table, steps, wire, second + 1)
        return anne, table

    async def end(anne: Person, table: str) -> None:
        async with anne.at(table) as wire:
            await wire.until("position")
            await play(anne, table, steps, wire, len(steps))

    anne, table = asyncio.run(begin())
    serving.end()
    serving.start()
    anne.address = serving.address
    asyncio.run(end(anne, table))


@taught
def test_advice_tells_tips_and_the_standing(address: str, entry: Entry) -> None:
    async def main() -> None:
        anne = await Person.enter(address)
        table = (await anne.call("POST", f"/games/{entry.meta.name}/tutorial"))["id"]
        advice = await anne.call("GET", f"/tables/{table}/advice?viewer=0")
        shown = entry.load().teach()
        assert bool(advice["standing"]) == (shown.standing is not None)
        lessons = await anne.call("GET", f"/games/{entry.meta.name}/lessons")
        assert len(lessons["pictures"]) in (0, 4)

    asyncio.run(main())
