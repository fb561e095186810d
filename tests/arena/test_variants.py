import pytest

from kaper.arena.variants import MANY, variants
from kaper.engine.errors import SettingError
from kaper.engine.game import Meta, Setting, Value
from kaper.engine.registry import find

DIGITS = tuple(Value(digit, range(1, 3)) for digit in "0123456789")
WIDE = Meta(
    "wide", {}, range(1, 3), 1, "example", (1, 1), 9, ("end",),
    (Setting("tens", DIGITS), Setting("ones", DIGITS)),
)  # fmt: skip


def test_all_variants_are_reported() -> None:
    found = variants(find("plank").meta, None, {})
    assert [(players, settings["rounds"]) for players, settings in found] == [
        (2, "three"), (3, "three"), (3, "two"), (4, "three"), (4, "two"),
    ]  # fmt: skip


def test_variants_can_be_restricted_to_seats_and_settings() -> None:
    meta = find("plank").meta
    assert variants(meta, 3, {}) == [(3, {"rounds": "three"}), (3, {"rounds": "two"})]
    assert variants(meta, None, {"rounds": "two"}) == [(3, {"rounds": "two"}), (4, {"rounds": "two"})]


def test_of_very_many_variants_one_setting_differs_at_a_time() -> None:
    found = variants(WIDE, None, {})
    assert len(list(WIDE.variants())) == 200 > MANY
    # The defaults, 9 other tens and 9 other ones, for one player and for two.
    assert len(found) == 2 * 19
    assert (1, {"tens": "0", "ones": "7"}) in found
    assert (1, {"tens": "7", "ones": "7"}) not in found


def test_a_given_setting_is_the_default_from_which_others_differ() -> None:
    found = variants(WIDE, 2, {"tens": "4"})
    assert found == [(2, {"tens": "4", "ones": digit}) for digit in "0123456789"]


@pytest.mark.parametrize(
    ("seats", "given", "sentence"),
    [
        (9, {}, "plank is for 2 to 4 players, not 9"),
        (2, {"rounds": "two"}, "rounds cannot be two with 2 players"),
        (None, {"rounds": "nine"}, "rounds cannot be nine with 4 players"),
        (None, {"wind": "fair"}, "plank has no setting wind"),
    ],
)
def test_variants_that_do_not_exist_are_refused(
    seats: int | None, given: dict[str, str], sentence: str
) -> None:
    with pytest.raises(SettingError, match=f"^{sentence}"):
        variants(find("plank").meta, seats, given)
