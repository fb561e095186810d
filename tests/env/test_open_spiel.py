"""OpenSpiel's own tests of Python games, passed by every game."""

import copy
import pickle
from collections.abc import Iterator

import numpy as np
import pytest
from plank.game import GAME as PLANK
from plank.state.state import Plank

from kaper.engine.asking import Choose
from kaper.engine.errors import RuleError
from kaper.engine.registry import games
from kaper.env.explicit import ExplicitChance, ExplicitMatch
from tests.cli.plank import installed

pyspiel = pytest.importorskip("pyspiel")


@pytest.fixture(scope="module", autouse=True)
def _known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    from kaper.env.open_spiel import register

    with pytest.MonkeyPatch.context() as patch, installed(tmp_path_factory.mktemp("plank"), patch):
        register()
        yield


NAMES = ["plank", *games()]


@pytest.mark.parametrize("name", NAMES)
def test_simulation(name: str) -> None:
    """OpenSpiel's test of all Python games: clones, serialization, pickles, legal actions and returns."""
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    GamesSimTest().sim_game(pyspiel.load_game(f"python_kaper_{name}"))


@pytest.mark.parametrize("name", NAMES[:2])
def test_random_simulation(name: str) -> None:
    """The same from the side of C++, at every position."""
    game = pyspiel.load_game(f"python_kaper_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=name == "plank", verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_pickled_and_copied_in_the_middle(name: str) -> None:
    state = pyspiel.load_game(f"python_kaper_{name}").new_initial_state()
    source = np.random.default_rng(1)
    for _ in range(120):
        if state.is_terminal():
            break
        choices = state.chance_outcomes() if state.is_chance_node() else state.legal_actions()
        chosen = choices[source.integers(len(choices))]
        state.apply_action(chosen[0] if state.is_chance_node() else chosen)
    clone = state.clone()
    assert str(clone) == str(state) == str(pickle.loads(pickle.dumps(state)))
    if not state.is_terminal():
        before = str(state)
        action = clone.chance_outcomes()[0][0] if clone.is_chance_node() else clone.legal_actions()[0]
        clone.apply_action(action)
        assert str(state) == before != str(clone)


def test_players_and_settings_are_parameters() -> None:
    game = pyspiel.load_game("python_kaper_plank", {"players": 3, "rounds": "two"})
    assert game.num_players() == 3
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    assert state.table.match.state.rounds == 2


def test_every_draw_is_a_node_of_chance() -> None:
    """Three hands of three of five numbers: nine draws from bags of 5, 4 and 3."""
    table = ExplicitMatch(PLANK, 3, {"rounds": "two"})
    wanted = []
    while table.wanted:
        wanted.append(table.wanted)
        table.say(0)
    assert wanted == [5, 4, 3] * 3
    assert table.match is not None
    assert table.match.state.hands == [[0, 1, 2]] * 3


def test_an_observation_is_what_the_seat_is_told() -> None:
    game = pyspiel.load_game("python_kaper_plank", {"players": 2})
    state, observer = game.new_initial_state(), game.make_py_observer()
    observer.set_from(state, 0)
    assert not observer.tensor.any()
    while state.is_chance_node():
        state.apply_action(1)
    observer.set_from(state, 1)
    assert observer.tensor.any()
    said = observer.string_from(state, 1)
    assert "asks[me]=play:1" in said
    assert "view.hands[me]=" in said
    assert "view.hands[+1]=" not in said


def test_a_copy_listens_to_a_chance_of_its_own() -> None:
    table = ExplicitMatch(PLANK, 2, {"rounds": "three"})
    for _ in range(3):
        table.say(0)
    twin = copy.deepcopy(table)
    twin.say(2)
    assert (len(table.said), len(twin.said)) == (3, 4)


def test_only_draws_from_a_number_of_things_can_be_asked() -> None:
    with pytest.raises(RuleError, match="known number of things"):
        ExplicitChance([]).random()


def test_said_draws_are_drawn() -> None:
    chance = ExplicitChance([2, 0, 1, 5, 3])
    assert chance.pick("abc") == "c"
    assert chance.throw(2, "xyz") == ["x", "y"]
    assert chance.tally(2) == [0, 0, 0, 1, 0, 1]


def test_questions_come_one_seat_after_another() -> None:
    table = dealt()
    asked: list[int] = []
    while len(asked) < 2:
        ask = table.ask
        assert isinstance(ask, Choose)
        asked.append(ask.seat)
        table.answer(ask, ask.options[len(asked)])
    assert asked == [0, 1]
    # Who played the higher number is shown a die, which chance says.
    assert table.wanted == 6


def dealt() -> ExplicitMatch[Plank]:
    table = ExplicitMatch(PLANK, 2, {"rounds": "three"})
    while table.wanted:
        table.say(0)
    return table
