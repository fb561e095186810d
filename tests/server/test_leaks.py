"""Games with every socket recorded: no byte tells a viewer what only others may know.

The first game is recorded to its end. Others are left to bots after a while: what could be told about any of
their positions, the last ones too, is held up to the laws in process, in `test_two_worlds` and `conformance`.
"""

import asyncio
import json
import sys
from typing import Any

import pytest

from kaper.engine.events import EVERYTHING, SPECTATOR
from kaper.engine.match import Match
from kaper.engine.registry import AnyGame
from kaper.laws.leaks import names_in, stands_in
from tests.server.company import Person, Wire, first_option, wire
from tests.server.games import GAMES, game_of

SEATS = 3
PESTERED, TAKEN_BACK, REPLAYED = 11, 3, 31
"""Every N answers."""
ENOUGH = 120
"""So many answers are recorded of a game that is not recorded to its end."""
COLOURS = {"vermilion", "ochre", "indigo", "green"}
"""Of seats: a card that is called like one cannot be looked for."""


class Recorder:
    """Plays a table with a person at every seat, and keeps what came to whom after which answer."""

    def __init__(self, people: list[Person], table: str, wires: list[Wire]) -> None:
        self.people = people
        self.table = table
        self.wires = wires
        self.taken: list[tuple[int, int, str]] = []
        self.undone = 0
        self.refused = 0

    async def listen(self, viewer: int, answers: int) -> None:
        """All that the viewer is told after N answers: nothing, if another is asked in secret.

        Whatever is told comes before the answer to a message that is sent now.
        """
        over = self.wires[viewer]
        seen = len(over.raw)
        await over.send(type="ping", id="so far")
        await over.until("pong")
        self.taken += [(viewer, answers, text) for text in over.raw[seen:]]

    async def play(self, most: int) -> list[str]:
        """To the end or so far, with errors and answers taken back; gives the answers that stood."""
        lines: list[str] = []
        await self._listen_all(0)
        while not self.wires[0].position["over"] and len(lines) < most:
            if len(lines) % PESTERED == 0:
                await self._pester(len(lines))
            seat, option = await self._answer(len(lines))
            if self.wires[seat].position["undo"].get(str(seat)) and len(lines) % TAKEN_BACK == 0:
                assert (await self.wires[seat].do(type="undo", seat=seat))["type"] == "ack"
                await self._listen_all(len(lines))
                self.undone += 1
                seat, option = await self._answer(len(lines))
            lines.append(f"{seat} {option}")
            if len(lines) % REPLAYED == 0 and not self.wires[0].position["over"]:
                await self._replayed(len(lines))
        return lines

    async def _listen_all(self, answers: int) -> None:
        for viewer in range(SEATS + 1):
            await self.listen(viewer, answers)

    async def _answer(self, done: int) -> tuple[int, str]:
        seat = next(seat for seat in range(SEATS) if str(seat) in self.wires[seat].position["seats"])
        position = self.wires[seat].position
        option = first_option(position, seat)
        question, seen = position["question"], len(self.wires[seat].raw)
        self.wires[seat].position = {**position, "seats": {}, "undo": {}}
        taken = await self.wires[seat].do(type="answer", seat=seat, question=question, option=option)
        assert taken["type"] == "ack"
        self.taken += [(seat, done + 1, text) for text in self.wires[seat].raw[seen:]]
        await self._listen_all(done + 1)
        return seat, option

    async def _pester(self, done: int) -> None:
        """Everybody answers for everybody, with nonsense, with old numbers; the refusals are kept."""
        for viewer, over in enumerate(self.wires):
            seen = len(over.raw)
            for seat in range(SEATS):
                for question in (over.position["question"], 0):
                    said = await over.do(type="answer", seat=seat, question=question, option="no:such")
                    assert said["type"] == "refused"
                    self.refused += 1
            self.taken += [(viewer, done, text) for text in over.raw[seen:]]

    async def _replayed(self, done: int) -> None:
        for viewer, person in enumerate(self.people):
            for at in (done, done // 2):
                found = await person.call("GET", f"/tables/{self.table}/replay?at={at}")
                self.taken.append((viewer, at, json.dumps(found)))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_no_socket_no_error_no_undo_and_no_replay_tells_a_secret(address: str, game: str) -> None:
    async def main() -> tuple[Recorder, list[str], str]:
        people = [await Person.enter(address, f"player{seat}") for seat in range(SEATS)]
        seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        table = (await people[0].table(game, seats, open=True))["id"]
        for seat in (1, 2):
            await people[seat].call("POST", f"/tables/{table}/seats/{seat}", {"kind": "me"})
        await people[0].call("POST", f"/tables/{table}/start", {})
        async with (
            people[0].at(table, scene=2) as one,
            people[1].at(table, scene=2, state=1) as two,
            people[2].at(table) as three,
            wire(address, table, None, scene=2, state=1) as stranger,
        ):
            recorder = Recorder(people, table, [one, two, three, stranger])
            lines = await recorder.play(ENOUGH if game in GAMES[2:] else sys.maxsize)
        await until_over(people, table)
        record = await people[0].call("GET", f"/tables/{table}/record")
        return recorder, lines, record["seed"]

    recorder, lines, seed = asyncio.run(main())
    searched = search(game_of(game), seed, lines, recorder)
    assert recorder.refused
    if hides_names(game_of(game)):
        assert searched > 2 * len(lines)
        assert recorder.undone


async def until_over(people: list[Person], table: str) -> None:
    """Only then is the seed told, with which all that was hidden can be known; bots play what is left."""
    if (await people[0].call("GET", f"/tables/{table}"))["stage"] != "over":
        for person in people:
            await person.call("POST", f"/tables/{table}/leave", {})
    while (await people[0].call("GET", f"/tables/{table}"))["stage"] != "over":
        await asyncio.sleep(0.1)


def hides_names(game: AnyGame) -> bool:
    """Whether there is anything to look for: a game's secrets may also be mere numbers."""
    state = Match.new(game, SEATS).state
    return bool(names_in(game.observe(state, EVERYTHING)) - names_in(game.observe(state, SPECTATOR)))


def search(game: AnyGame, seed: str, lines: list[str], recorder: Recorder) -> int:
    """Looks for hidden names in all that was sent; gives how many messages had something to look for."""
    matches = [Match.new(game, SEATS, {}, seed)]
    for line in lines:
        seat, _, option = line.partition(" ")
        following = matches[-1].clone()
        following.answer(int(seat), option)
        matches.append(following)
    everything = [names_in(game.observe(match.state, EVERYTHING)) for match in matches]
    seen: dict[int, set[str]] = {}
    heard: dict[int, int] = {}
    searched = 0
    for viewer, at, text in recorder.taken:
        eyes = viewer if viewer < SEATS else SPECTATOR
        known = seen.setdefault(eyes, set())
        match = matches[at]
        known |= names_in(game.observe(match.state, eyes))
        # What a viewer was once told may be told again; so may the names that an event of this moment tells.
        news = match.events[heard.get(eyes, 0) :]
        heard[eyes] = max(heard.get(eyes, 0), len(match.events))
        known |= {str(value) for event in news for value in event.seen_by(eyes).values()}
        secrets = everything[at] - known - COLOURS - {f"player{n}" for n in range(SEATS)}
        searched += bool(secrets)
        leaked = [secret for secret in sorted(secrets) if stands_in(secret, text)]
        assert not leaked, f"viewer {eyes} was sent {leaked} after {at} answers: {text[:3000]}"
    return searched
