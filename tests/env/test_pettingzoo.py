"""PettingZoo's own tests, passed by every game."""

import warnings
from itertools import count

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test
from pettingzoo.test import performance_benchmark as benchmark_module  # noqa: F401
from pettingzoo.test.seed_test import parallel_seed_test

from kaper.encoding.encoding import WAIT, NoSuchAction
from kaper.engine.errors import NotAsked, RecordError
from kaper.engine.registry import AnyGame
from kaper.env.aec import GameEnv
from kaper.env.parallel import ParallelGameEnv
from tests.env.conftest import GAMES, seats_of


@pytest.fixture(autouse=True)
def _quiet() -> None:
    # They would rather have plain arrays, and bounds that an amount in a game does not have.
    warnings.simplefilter("ignore")


def test_api(env: GameEnv) -> None:
    api_test(env, num_cycles=60)


def test_seed(game: AnyGame) -> None:
    seed_test(lambda: GameEnv(game, seats_of(game)), num_cycles=40)


def test_performance_benchmark(env: GameEnv, monkeypatch: pytest.MonkeyPatch) -> None:
    """It runs for five seconds by the clock, so it is given a clock on which those are a few rounds."""
    seconds = count(step=0.5)
    monkeypatch.setattr("time.time", lambda: next(seconds))
    performance_benchmark(env)


def test_parallel_api(game: AnyGame) -> None:
    parallel_api_test(ParallelGameEnv(game, seats_of(game)), num_cycles=40)


def test_parallel_seed(game: AnyGame) -> None:
    parallel_seed_test(lambda: ParallelGameEnv(game, seats_of(game)), num_cycles=20)


def wander(env: GameEnv, steps: int, seed: int) -> list[float]:
    """Answer at random, and what the agents were told and given on the way."""
    random = np.random.default_rng(seed)
    seen: list[float] = []
    for agent in env.agent_iter(steps):
        told, reward, over, cut, _ = env.last()
        assert told is not None
        seen += [float(told["observation"].sum()), reward]
        env.step(None if over or cut else int(random.choice(np.flatnonzero(told["action_mask"]))))
        assert agent in env.possible_agents
    return seen


def test_a_copy_in_the_middle_goes_its_own_way(env: GameEnv) -> None:
    env.reset(seed=7)
    wander(env, 5, 1)
    twin = env.copy()
    before = env.observe(env.agent_selection)["observation"].copy()
    there = wander(twin, 20, 2)
    assert np.array_equal(env.observe(env.agent_selection)["observation"], before)
    assert wander(env, 20, 2) == there


def test_a_copy_at_the_end_has_the_agents_that_are_left(env: GameEnv) -> None:
    env.reset(seed=7)
    while not env.table.over:
        wander(env, 1, len(env.table.match.answers))
    env.step(None)
    twin = env.copy()
    assert twin.agents == env.agents == env.possible_agents[1:]
    assert wander(twin, 9, 0) == wander(env, 9, 0)


def test_what_was_saved_goes_on_elsewhere(env: GameEnv) -> None:
    env.reset(seed=7)
    wander(env, 6, 1)
    other = GameEnv(env.game, env.seats)
    other.restore(env.save())
    assert wander(other, 30, 2) == wander(env, 30, 2)


def test_rewards_are_parts_of_one_victory(env: GameEnv) -> None:
    env.reset(seed=1)
    while not env.table.over:
        assert not any(env.rewards.values())
        wander(env, 1, len(env.table.match.answers))
    assert set(env.rewards.values()) <= {0.0, 1 / 3, 0.5, 1.0}
    assert sum(env.rewards.values()) <= 1.0


def test_what_cannot_be_answered_is_told() -> None:
    env = GameEnv(GAMES["plank"], 2)
    env.reset(seed=1)
    with pytest.raises(NoSuchAction, match="Action 0 is not on offer; allowed: "):
        env.step(WAIT)
    with pytest.raises(RecordError, match="not saved by an environment"):
        env.restore(b"?")
    saved = env.save().replace(b"plank", b"barrel")
    with pytest.raises(RecordError, match="a match of barrel, not of plank"):
        env.restore(saved)


def test_who_is_not_asked_can_only_wait_for_the_others() -> None:
    env = ParallelGameEnv(GAMES["plank"], 2)
    told, _ = env.reset(seed=3)
    assert [told[agent]["action_mask"][WAIT] for agent in env.agents] == [0, 0]
    # Both play in secret, then the higher number is asked about the die.
    first = {agent: int(np.flatnonzero(told[agent]["action_mask"])[place]) for place, agent in
        enumerate(env.agents)}  # fmt: skip
    told = env.step(first)[0]
    waits = [int(told[agent]["action_mask"][WAIT]) for agent in env.agents]
    assert sorted(waits) == [0, 1] or waits == [0, 0]
    seat = waits.index(1) if 1 in waits else 0
    if 1 in waits:
        with pytest.raises(NotAsked, match=f"Seat {seat} is not asked now."):
            env.step({env.agents[seat]: 1})
