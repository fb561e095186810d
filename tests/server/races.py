"""Two servers are given answers in the same moment: to a question that people share, and to one of them."""

import asyncio
import random
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

from kaper.engine import registry
from kaper.engine.match import Match
from tests.server.company import ME, OPEN, Message, Person, Wire
from tests.server.serving import Serving
from tests.server.survivors import stored

BOTH = (0, 1)


@dataclass
class Races:
    """How many there were of each kind, and what was wrong."""

    shared: int = 0
    single: int = 0
    games: int = 0
    faults: list[str] = field(default_factory=list)


def sharing() -> str:
    """The game that asks two people together most often, for how long its matches are."""

    def often(name: str) -> float:
        match, chance, together = Match.new(registry.find(name).load(), 2), random.Random(5), 0
        while match.pending:
            together += len(match.pending) == len(BOTH)
            ask = match.pending[0]
            match.answer(ask.seat, chance.choice(ask.options))
        return together / len(match.answers)

    return max(registry.games(), key=often, default="plank")


async def races(servers: list[Serving], database: str, game: str, shared: int) -> Races:
    """Whole games, in which every answer is given at two servers at once, until there were enough of them."""
    found, chance = Races(), random.Random(11)
    while found.shared < shared and not found.faults:
        await _game(servers, database, game, shared, found, chance)
        found.games += 1
    return found


async def _game(
    servers: list[Serving], database: str, game: str, shared: int, found: Races, chance: random.Random
) -> None:
    people = [await Person.enter(servers[seat].address, name) for seat, name in enumerate(("Anne", "Jack"))]
    table = str((await people[0].table(game, [ME, OPEN], open=True))["id"])
    await people[1].call("POST", f"/tables/{table}/seats/1", ME)
    await people[0].call("POST", f"/tables/{table}/start", {})
    async with AsyncExitStack() as stack:
        wires = [
            [await stack.enter_async_context(Person(each.address, one.token, {}).at(table)) for one in people]
            for each in servers[:2]
        ]
        taken = 0
        for wire in (*wires[0], *wires[1]):
            await wire.until("position")
        while not wires[0][0].position["over"] and found.shared < shared:
            taken += await _race(wires, found, chance)
            for wire in (*wires[0], *wires[1]):
                while wire.position["answers"] < taken:
                    await wire.until("position")
                if wire.position["answers"] > taken:
                    found.faults.append(f"{table}: {wire.position['answers']} answers are shown of {taken}")
            if found.faults:
                return
    if len(await stored(database, table)) != taken:
        found.faults.append(f"{table}: other answers are stored than the {taken} that were taken")


async def _race(wires: list[list[Wire]], found: Races, chance: random.Random) -> int:
    """How many answers were taken: both where both are asked, and otherwise one of two."""
    asked = [seat for seat in BOTH if str(seat) in wires[seat][seat].position["seats"]]
    is_shared = len(asked) == len(BOTH)
    seats = asked if is_shared else asked * 2
    over = [wires[server][seat] for server, seat in zip(BOTH, seats, strict=True)]
    said = [_answer(wire, seat, chance) for wire, seat in zip(over, seats, strict=True)]
    done = [heard["type"] == "ack" for heard in await asyncio.gather(*said)]
    found.shared += is_shared
    found.single += not is_shared
    if sum(done) != len(asked):
        found.faults.append(f"of {len(asked)} answers {sum(done)} were taken")
    return sum(done)


async def _answer(wire: Wire, seat: int, chance: random.Random) -> Message:
    options = wire.position["seats"][str(seat)]["options"]
    return await wire.answer(wire.position, seat, chance.choice(options)["text"])
