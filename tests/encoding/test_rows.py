"""What each kind of thing is written as."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

import pytest

from kaper.encoding.build import Builder
from kaper.encoding.facts import Company, Survey
from kaper.encoding.kinds import kind_of
from kaper.encoding.places import Eyes, Places
from kaper.encoding.shapes import Shape, Sparse

TABLE = Places(players=3, rules=1)
FIRST = Eyes(2, 0)


class Flag(Enum):
    RED = 1
    BLACK = 2


def shape_of(hint: object, *seen: tuple[Company, object]) -> Shape:
    survey = Survey()
    for company, value in seen:
        survey.see(kind_of(hint), "x", value, company)
    return Builder(survey.facts(), TABLE).shape(kind_of(hint), "x")


def told(shape: Shape, value: object, eyes: Eyes = FIRST) -> dict[str, float]:
    row = Sparse()
    shape.write(value, 0, row, eyes)
    names = list(shape.names("x"))
    assert len(names) == shape.size
    return {names[place]: amount for place, amount in row.summed().items()}


TWO, THREE = Company(2, 2), Company(3, 4)


def test_an_amount_is_a_share_of_the_most() -> None:
    shape = shape_of(int, *((TWO, n * 5) for n in range(9)), (TWO, 100))
    assert told(shape, 25) == {"x": 0.25}
    assert told(shape, 0) == {}
    assert told(shape, 200) == {"x": 2.0}


def test_a_number_with_few_values_is_also_named() -> None:
    shape = shape_of(int, (TWO, 0), (TWO, 4), (TWO, 7))
    assert told(shape, 4) == {"x": 4 / 7, "x=4": 1.0}
    assert told(shape, 5) == {"x": 5 / 7}


def test_a_number_that_goes_with_the_seats_is_counted_from_the_viewer() -> None:
    seen = [(TWO, -1), (TWO, 0), (TWO, 1), (THREE, 0), (THREE, 2), (THREE, 3)]
    shape = shape_of(int, *seen)
    assert list(shape.names("x")) == ["x=none", "x=me", "x=+1", "x=+2", "x=rules1"]
    assert told(shape, 0, Eyes(3, 2)) == {"x=+1": 1.0}
    assert told(shape, 2, Eyes(3, 2)) == {"x=me": 1.0}
    assert told(shape, 3, Eyes(3, 2)) == {"x=rules1": 1.0}
    assert told(shape, -1, Eyes(3, 2)) == {"x=none": 1.0}


def test_a_list_as_long_as_the_table_begins_with_the_viewer() -> None:
    shape = shape_of(list[int], (TWO, [9, 4]), (THREE, [10, 3, 8, 5]), *((TWO, [n, 0]) for n in range(9)))
    assert told(shape, [1, 2, 3, 4], Eyes(3, 1)) == {
        "x[me]": 0.2, "x[+1]": 0.3, "x[+2]": 0.1, "x[rules1]": 0.4,
    }  # fmt: skip


def test_a_list_that_is_always_as_long_has_places() -> None:
    shape = shape_of(list[str], (TWO, ["a", "b", "b", "c", "d"]), (THREE, ["a", "b", "b", "c", "c"]))
    assert told(shape, ["b", "", "z", "a", "a"]) == {"x[0]=b": 1, "x[2]=?": 1, "x[3]=a": 1, "x[4]=a": 1}


def test_a_list_of_words_that_grows_is_counted() -> None:
    shape = shape_of(list[str], (TWO, []), (TWO, ["a", "b", "b", "c"]))
    assert told(shape, ["b", "a", "b"]) == {"x.count": 0.75, "x=b": 2.0, "x=a": 1.0}
    assert told(shape, []) == {}


def test_texts_that_are_too_many_are_spelled() -> None:
    shape = shape_of(str, *((TWO, f"{a}{b}{c}") for a in "abcdefg" for b in "abcdefg" for c in "abcdefg"))
    assert shape.size == 3 * 7
    assert told(shape, "cat") == {"x[0]=c": 1.0, "x[1]=a": 1.0}


def test_numbers_in_a_list_that_grows_are_names() -> None:
    shape = shape_of(list[int], (TWO, [30, 7]), (THREE, []))
    assert told(shape, [7]) == {"x.count": 0.5, "x=7": 1.0}


def test_texts_enums_truths_pairs_keys_and_what_is_not_there() -> None:
    assert told(shape_of(Flag, (TWO, Flag.RED), (TWO, Flag.BLACK)), Flag.RED) == {"x=RED": 1.0}
    assert told(shape_of(bool, (TWO, True), (TWO, False)), True) == {"x": 1.0}
    pair = shape_of(tuple[str, int], (TWO, ("gold", 4)))
    assert told(pair, ("gold", 2)) == {"x.0=gold": 1.0, "x.1": 0.5}
    keyed = shape_of(Mapping[str, int], (TWO, {"gold": 4}), (TWO, {"rum": 2}))
    assert told(keyed, {"rum": 2, "tea": 9}) == {"x.rum": 0.5}
    maybe = shape_of(str | None, (TWO, None), (TWO, "gold"))
    assert told(maybe, None) == {}
    assert told(maybe, "gold") == {"x=there": 1.0, "x=gold": 1.0}
    either = shape_of(int | str, (TWO, 8), (TWO, "gold"))
    assert told(either, 2) == {"x": 0.25}
    assert told(either, "gold") == {"x=gold": 1.0}


def test_what_has_no_fixed_form_is_refused() -> None:
    with pytest.raises(TypeError, match="cannot be encoded where it is"):
        kind_of(object)


@dataclass(frozen=True)
class Ship:
    gold: int
    crew: list[str]


def test_the_parts_of_a_thing_are_named_by_the_way_to_them() -> None:
    shape = shape_of(list[Ship], (TWO, [Ship(2, []), Ship(4, ["cook", "cook"]), Ship(0, [])]))
    ships = [Ship(4, []), Ship(0, ["cook"]), Ship(0, [])]
    assert told(shape, ships) == {
        "x[0].gold": 1.0, "x[0].gold=4": 1.0, "x[1].gold=0": 1.0, "x[2].gold=0": 1.0,
        "x[1].crew.count": 0.5, "x[1].crew=cook": 1.0,
    }  # fmt: skip
