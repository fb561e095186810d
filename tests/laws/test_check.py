import pickle
from typing import cast

import pytest
from plank.game import GAME
from plank.state.state import Plank
from plank.view.redeal import redeal

from kaper.engine.chance import Chance
from kaper.engine.errors import KaperError
from kaper.engine.registry import AnyGame, games
from kaper.laws.all_laws import LAWS
from kaper.laws.check import FEW, check
from kaper.laws.law import LawBroken
from tests.laws.broken_rules import rolls_its_own_die
from tests.laws.changed import changed

PLANK = cast(AnyGame, GAME)


def test_a_lawful_game_is_found_good() -> None:
    report = check(PLANK, 50, jobs=1)
    assert report.good
    assert (report.games, report.wanted, report.cut_short) == (50, 50, False)


def test_games_are_spread_over_all_variants() -> None:
    report = check(PLANK, 50, jobs=1)
    assert [(variant, endings.total()) for variant, endings in report.endings.items()] == [
        ("2 players, rounds=three", 10),
        ("3 players, rounds=three", 10),
        ("3 players, rounds=two", 10),
        ("4 players, rounds=three", 10),
        ("4 players, rounds=two", 10),
    ]


def test_every_law_gets_its_turn() -> None:
    report = check(PLANK, 2 * FEW, jobs=1)
    assert {law.name for law in LAWS} | {"ends", "census"} == set(report.laws)


def test_few_games_are_held_to_every_law() -> None:
    report = check(PLANK, 10, jobs=1)
    assert {report.laws[law.name] for law in LAWS} == {10}


def test_the_census_is_taken_after_every_answer() -> None:
    report = check(PLANK, 20, jobs=1)
    assert report.laws["census"] == report.answers > report.longest > 0


def test_a_seed_gives_the_same_report_again() -> None:
    one, two, other = (check(PLANK, 40, seed, jobs=1) for seed in ("a", "a", "b"))
    assert (one.laws, one.endings, one.moves) == (two.laws, two.endings, two.moves)
    assert one.laws != other.laws


def test_the_first_breach_ends_the_check() -> None:
    report = check(cast(AnyGame, changed(GAME, step=rolls_its_own_die)), 500, jobs=1)
    assert not report.good
    assert report.broken is not None
    assert report.games < 500


def test_a_redeal_that_forgets_something_is_found() -> None:
    def forgetful(s: Plank, viewer: int, chance: Chance) -> None:
        hand, bag = s.hands[0][:], s.bags[0][:]
        redeal(s, viewer, chance)
        s.hands[0], s.bags[0] = hand, bag

    report = check(cast(AnyGame, changed(GAME, redeal=forgetful)), 700, jobs=1)
    assert report.broken is None
    assert report.stuck == [f"a-number-{number}" for number in range(5)]
    assert not report.good


def test_an_interrupt_keeps_what_was_done() -> None:
    def interrupt(done: int) -> None:
        if done == 7:
            raise KeyboardInterrupt

    report = check(PLANK, 50, jobs=1, progress=interrupt)
    assert (report.games, report.cut_short, report.good) == (7, True, True)


def test_progress_is_told_after_each_game() -> None:
    told: list[int] = []
    check(PLANK, 5, jobs=1, progress=told.append)
    assert told == [1, 2, 3, 4, 5]


def test_nothing_to_check_is_refused() -> None:
    with pytest.raises(KaperError, match="At least one game has to be played, not 0"):
        check(PLANK, 0)


def test_a_breach_travels_between_processes() -> None:
    report = check(cast(AnyGame, changed(GAME, step=rolls_its_own_die)), 500, jobs=1)
    again = pickle.loads(pickle.dumps(report.broken))
    assert isinstance(again, LawBroken)
    assert str(again) == str(report.broken)


@pytest.mark.parametrize("name", games())
@pytest.mark.slow
def test_two_processes_find_what_one_finds(name: str) -> None:
    game = games()[name].load()
    one, two = check(game, 6, jobs=1), check(game, 6, jobs=2)
    assert (one.laws, one.endings, one.moves, one.answers) == (two.laws, two.endings, two.moves, two.answers)
