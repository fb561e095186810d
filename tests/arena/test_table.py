import pytest

from kaper.arena.table import play
from kaper.bots.bot import Bot, Deal, Stop
from kaper.bots.greedy import GreedyBot
from kaper.bots.random_bot import RandomBot
from kaper.engine.asking import Choose, Option
from kaper.engine.game import S
from kaper.engine.match import Match
from kaper.engine.registry import AnyGame, find


@pytest.fixture
def game() -> AnyGame:
    return find("plank").load()


class Consulted(Bot):
    """Random play by a bot of another class, which has to be consulted."""

    def choose(self, ask: Choose, deal: Deal[S], stop: Stop) -> Option:
        return ask.options[int(self.source.random() * len(ask.options))]


@pytest.mark.parametrize("seed", range(10))
def test_random_bots_that_are_not_consulted_play_the_same(game: AnyGame, seed: int) -> None:
    quick = play(game, [RandomBot(name) for name in "abc"], seed=seed)
    assert quick == play(game, [Consulted(name) for name in "abc"], seed=seed)


def test_a_match_follows_its_seed(game: AnyGame) -> None:
    results = {tuple(play(game, [GreedyBot("a"), GreedyBot("b")], seed=seed).scores) for seed in range(10)}
    assert len(results) > 1


def test_a_match_follows_its_settings(game: AnyGame) -> None:
    bots = [RandomBot(name) for name in "abc"]
    longest = [
        max(play(game, bots, {"rounds": rounds}, seed).answers for seed in range(20))
        for rounds in ("two", "three")
    ]
    assert longest[0] < longest[1]


def test_each_bot_answers_for_its_own_seat(game: AnyGame) -> None:
    asked: list[tuple[str, int]] = []

    class Noting(Consulted):
        def __init__(self, name: str) -> None:
            super().__init__(name)
            self.name = name

        def choose(self, ask: Choose, deal: Deal[S], stop: Stop) -> Option:
            asked.append((self.name, ask.seat))
            return super().choose(ask, deal, stop)

    play(game, [Noting("first"), Noting("second")])
    assert set(asked) == {("first", 0), ("second", 1)}


def test_forced_answers_are_not_counted(game: AnyGame) -> None:
    match = Match.new(game, 2, seed=3, keep=False)
    bots = [RandomBot("a"), RandomBot("b")]
    asked = 0
    while match.pending:
        ask = match.pending[0]
        match.answer(ask.seat, ask.options[int(bots[ask.seat].source.random() * len(ask.options))])
        asked += 1
    assert any(event.kind == "forced" for event in match.events)
    assert play(game, [RandomBot("a"), RandomBot("b")], seed=3).answers == asked
