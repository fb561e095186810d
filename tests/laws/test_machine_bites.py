from typing import cast

import pytest
from hypothesis import HealthCheck, Phase, settings
from plank.game import GAME
from plank.state.state import Plank

from kaper.engine.game import Game
from kaper.engine.registry import AnyGame
from tests.conformance.machine import try_out
from tests.laws.broken_rules import forgotten_rounds, loses_a_number, shared_steps
from tests.laws.changed import changed

# Without shrinking: here only the finding counts.
PROFILE = settings(
    max_examples=40,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def hold(game: Game[Plank]) -> None:
    try_out(cast(AnyGame, game), 3, {"rounds": "three"}, PROFILE)


def test_a_lawful_game_passes() -> None:
    hold(GAME)


def test_a_shared_list_is_found() -> None:
    with pytest.raises(AssertionError):
        hold(changed(GAME, clone=shared_steps))


def test_a_copy_that_differs_is_found() -> None:
    with pytest.raises(AssertionError):
        hold(changed(GAME, clone=forgotten_rounds))


def test_a_lost_component_is_found() -> None:
    with pytest.raises(AssertionError):
        hold(changed(GAME, step=loses_a_number))
