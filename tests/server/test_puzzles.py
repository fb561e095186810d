"""Puzzles: one a day, shown as the asked seat sees it, and the first try is remembered."""

import asyncio

import pytest

from kaper.engine.match import Match
from kaper.engine.puzzles import puzzles_of
from kaper.engine.registry import games
from tests.server.company import Person

WITH = {name: entry for name, entry in games().items() if puzzles_of(entry.folder)}


@pytest.mark.parametrize("name", WITH)
def test_every_puzzle_asks_a_question_with_an_answer_that_its_proof_finds_clearly_best(name: str) -> None:
    entry = WITH[name]
    for puzzle in puzzles_of(entry.folder):
        assert puzzle.rules == entry.meta.rules_version, "kaper puzzles makes them anew"
        match = Match.new(entry.load(), puzzle.players, puzzle.settings, puzzle.seed, events=False)
        for line in puzzle.answers:
            seat, _, text = line.partition(" ")
            match.answer(int(seat), text)
        ask = match.asked(puzzle.seat)
        assert ask is not None
        assert {option.text for option in ask.options} == set(puzzle.chances)
        best, second, *_ = sorted(puzzle.chances.values(), reverse=True)
        assert (puzzle.chances[puzzle.best], puzzle.chances[puzzle.second]) == (best, second)
        assert best - second >= 0.059


@pytest.mark.parametrize("name", list(WITH)[:1])
def test_the_first_try_is_remembered_and_the_proof_is_shown(address: str, name: str) -> None:
    async def main() -> None:
        anne, jack = await Person.enter(address, "Anne"), await Person.enter(address, "Jack")
        today = {each["game"]: each for each in await anne.call("GET", "/puzzles")}
        assert set(today) == set(WITH)
        path = f"/puzzles/{name}/{today[name]['id']}"
        position = await anne.call("GET", path)
        (asked,) = position["seats"].values()
        puzzle = next(each for each in puzzles_of(WITH[name].folder) if each.id == today[name]["id"])
        assert position["viewer"] == puzzle.seat
        assert {option["text"] for option in asked["options"]} == set(puzzle.chances)
        for option, right in ((puzzle.second, False), (puzzle.best, True)):
            told = await anne.call("POST", path, {"option": option})
            assert (told["right"], told["best"], told["chances"]) == (right, puzzle.best, puzzle.chances)
        await jack.call("POST", path, {"option": puzzle.best})
        other = await jack.call("POST", path, {"option": "no such thing"}, 400)
        assert other["error"]["key"] == "not-offered"
        for person, right in ((anne, False), (jack, True)):
            known = {each["game"]: each["right"] for each in await person.call("GET", "/puzzles")}
            assert known[name] is right
        missing = await anne.call("GET", f"/puzzles/{name}/gone", status=404)
        assert missing["error"]["key"] == "no-puzzle"

    asyncio.run(main())
