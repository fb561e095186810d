"""Plank, without a line of advice, learns what its positions are worth."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from plank.game import GAME as PLANK

from kaper.arena.table import play
from kaper.bots.bot import Bot
from kaper.bots.random_bot import RandomBot
from kaper.bots.search import SearchBot
from kaper.bots.tuning import Budget
from kaper.encoding.known import encoding_of
from kaper.encoding.learned import NothingLearned, Weights, load, pack, save, unpacked, value_of
from kaper.encoding.shapes import Sparse
from kaper.encoding.value import softmax
from kaper.engine.match import Match
from kaper.learn.net import Heap, fit
from kaper.learn.self_play import Position
from kaper.learn.train import Course, Plan, train
from tests.cli.plank import installed
from tests.laws.changed import changed

BARE = changed(PLANK, advised=False)
PLAN = Plan(generations=2, first=800, games=150, hidden=6, epochs=5)


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Weights, list[Course]]]:
    with pytest.MonkeyPatch.context() as patch, installed(tmp_path_factory.mktemp("plank"), patch):
        yield train("plank", PLAN, seats=2, jobs=1)


def test_each_generation_foretells_better_than_nothing(learned: tuple[Weights, list[Course]]) -> None:
    _, courses = learned
    assert [course.games for course in courses] == [800, 150]
    for course in courses:
        assert course.epochs[-1].held_out < course.epochs[0].held_out
        assert course.epochs[-1].held_out < course.epochs[-1].nothing


def test_what_was_learned_beats_chance_without_advice(learned: tuple[Weights, list[Course]]) -> None:
    """Plank is a game of dice: its author's own advice wins 72 games of 100 against chance."""
    value = unpacked(learned[0], encoding_of(PLANK))
    won = 0.0
    for number in range(100):
        bots: list[Bot] = [
            SearchBot(f"learned {number}", Budget(iterations=40), learned=value),
            RandomBot(f"random {number}"),
        ]
        seat = number % 2
        result = play(BARE, bots[::-1] if seat else bots, None, number // 2)
        won += (seat in result.winners) / len(result.winners)
    assert won / 100 > 0.6


def test_what_was_learned_can_be_kept(learned: tuple[Weights, list[Course]], tmp_path: Path) -> None:
    encoding, match = encoding_of(PLANK), Match.new(PLANK, 2, seed=4)
    save(learned[0], tmp_path / "value.json")
    again = load(tmp_path / "value.json")
    assert unpacked(again, encoding).shares(match) == unpacked(learned[0], encoding).shares(match)
    assert (tmp_path / "value.json").stat().st_size < 10_000


def test_a_game_that_nobody_trained_says_what_to_do() -> None:
    with pytest.raises(NothingLearned, match="Nothing was learned of plank yet; kaper train plank"):
        value_of(PLANK)


def test_a_net_adds_up_what_it_is_told() -> None:
    """Hands of the own seat: 0.5 for each 4; a hidden unit that counts only above 1."""
    encoding = encoding_of(PLANK)
    names = ["view.left[me]", "viewer=1", "gone since"]
    rows = pack([[0.5, 2.0], [0.25, 1.0], [9.0, 9.0]])
    value = unpacked(Weights("plank", 1, names, rows, [1.0, -1.0], [3.0], -30.0), encoding)
    row = Sparse()
    row.add(encoding.names.index("view.left[me]"), 1.0)
    # 1 + 0.5, and 3 times the unit that stands at -1 + 2.
    assert value.score(row) == 4.5
    row.add(encoding.names.index("viewer=1"), -2.0)
    # 1 + 0.5 - 0.5, and nothing of the unit that stands at -1 + 2 - 2.
    assert value.score(row) == 1.0


def test_shares_are_of_one_victory() -> None:
    assert softmax([0.0, 0.0], -50.0) == pytest.approx([0.5, 0.5])
    assert softmax([0.0, 0.0], 0.0) == pytest.approx([1 / 3, 1 / 3])


def test_fitting_finds_what_wins() -> None:
    """Who is told entry 2 wins; entry 1 says nothing."""
    positions = []
    for number in range(400):
        lucky, idle = Sparse(), Sparse()
        lucky.add(2, 1.0)
        (lucky if number % 3 else idle).add(1, 1.0)
        rows = [lucky, idle] if number % 2 else [idle, lucky]
        positions.append(Position(rows, [float(row is lucky) for row in rows]))
    net, course = fit(Heap(positions, 4), hidden=2, epochs=40, seed=1, rate=0.03)
    assert course[-1].held_out < 0.25 < 0.69 < course[-1].nothing
    assert net.column.tolist() == [-1, 0, 1, -1]
