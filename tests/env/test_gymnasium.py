"""Gymnasium's own checks, passed by a seat of every game."""

import warnings

import numpy as np
from gymnasium.utils.env_checker import check_env

from kaper.engine.registry import AnyGame
from kaper.env.single import SeatEnv
from tests.env.conftest import GAMES, seats_of


def test_checks(game: AnyGame) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SeatEnv(game, seats_of(game), bots=["random"]), skip_render_check=True)


def test_a_match_is_played_to_its_end_against_bots(game: AnyGame) -> None:
    env = SeatEnv(game, 2, bots=["random"], seat=1)
    told, info = env.reset(seed=5)
    rewards = []
    over = False
    while not over:
        assert np.array_equal(info["action_mask"], told["action_mask"])
        told, reward, over, cut, info = env.step(int(env.action_space.sample()))
        rewards.append(reward)
        assert not cut
    assert not any(rewards[:-1])
    assert 0.0 <= rewards[-1] <= 1.0
    assert sum(seat == 1 for seat, _ in env.table.match.answers) == len(rewards)


def test_an_answer_that_is_not_on_offer_loses_and_says_what_was_allowed() -> None:
    env = SeatEnv(GAMES["plank"], 2, bots=["random"])
    env.reset(seed=5)
    _, reward, over, _, info = env.step(0)
    assert (reward, over) == (-1.0, True)
    assert info["refused"].startswith("Action 0 is not on offer; allowed: ")


def test_a_seat_that_was_saved_goes_on_where_it_was() -> None:
    env = SeatEnv(GAMES["plank"], 2, bots=["random"])
    told, _ = env.reset(seed=5)
    again = SeatEnv(GAMES["plank"], 2, bots=["random"])
    assert np.array_equal(again.restore(env.save())["observation"], told["observation"])
