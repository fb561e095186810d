"""A game's card in the catalogue: players, settings, variants."""

from dataclasses import replace

import pytest

from kaper.engine.errors import SettingError
from kaper.engine.game import Setting, Value, places
from tests.engine.toys import META

WIND = Setting("wind", (Value("calm", range(1, 3)), Value("storm", range(1, 5))))
CREW = Setting("crew", (Value("small", range(1, 5)), Value("big", range(3, 5))))
SEA = replace(META, settings=(WIND, CREW))


def test_the_first_value_that_fits_is_the_default() -> None:
    assert SEA.complete(2, {}) == {"wind": "calm", "crew": "small"}
    assert SEA.complete(3, {}) == {"wind": "storm", "crew": "small"}


def test_given_values_are_kept() -> None:
    assert SEA.complete(3, {"crew": "big"}) == {"wind": "storm", "crew": "big"}


@pytest.mark.parametrize(
    ("players", "given", "sentence"),
    [
        (0, {}, "toy is for 1 to 4 players, not 0."),
        (5, {}, "toy is for 1 to 4 players, not 5."),
        (2, {"moon": "full"}, "toy has no setting moon."),
        (3, {"wind": "calm"}, "wind cannot be calm with 3 players; allowed: storm."),
        (3, {"crew": "huge"}, "crew cannot be huge with 3 players; allowed: small, big."),
    ],
)
def test_what_the_game_does_not_have_is_refused(players: int, given: dict[str, str], sentence: str) -> None:
    with pytest.raises(SettingError) as error:
        SEA.complete(players, given)
    assert str(error.value) == sentence


def test_variants_are_all_that_can_be_had() -> None:
    names = [(players, *settings.values()) for players, settings in SEA.variants()]
    assert names == [
        (1, "calm", "small"),
        (1, "storm", "small"),
        (2, "calm", "small"),
        (2, "storm", "small"),
        (3, "storm", "small"),
        (3, "storm", "big"),
        (4, "storm", "small"),
        (4, "storm", "big"),
    ]


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ([(9,), (7,), (8,)], [1, 3, 2]),
        ([(9,), (9,), (8,)], [1, 1, 3]),
        ([(9, 1), (9, 2), (8, 5)], [2, 1, 3]),
        ([(0,), (0,)], [1, 1]),
    ],
)
def test_who_is_level_shares_a_place_and_uses_up_as_many(
    scores: list[tuple[int, ...]], expected: list[int]
) -> None:
    assert places(scores) == expected
