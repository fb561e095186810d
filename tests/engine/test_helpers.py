"""Repeated choices, written once: pick, pick some, distribute."""

from collections.abc import Callable

import pytest

from kaper.engine.asking import Asking, distribute, pick, pick_some
from kaper.engine.errors import RuleError
from tests.engine.toys import Toy, offered, result, start

CARGO = {"take:food": "food", "take:gold": "gold", "take:powder": "powder"}


def test_pick_gives_the_thing() -> None:
    assert result(lambda s: pick(0, "take", CARGO), "take:gold") == "gold"


def test_pick_of_one_answers_itself() -> None:
    assert result(lambda s: pick(0, "take", {"take:food": "food"})) == "food"


@pytest.mark.parametrize(
    ("least", "most", "answers", "things"),
    [
        (0, 3, ["done"], []),
        (0, 3, ["take:gold", "done"], ["gold"]),
        (1, 2, ["take:powder", "take:food"], ["powder", "food"]),
        (3, 3, ["take:gold", "take:food"], ["gold", "food", "powder"]),
        (0, 0, [], []),
        (5, 9, ["take:food", "take:gold"], ["food", "gold", "powder"]),
    ],
)
def test_pick_some_gives_the_things_in_the_order_of_choosing(
    least: int, most: int, answers: list[str], things: list[str]
) -> None:
    assert result(lambda s: pick_some(0, "take", CARGO, least, most), *answers) == things


def _offers(rule: Callable[[Toy], Asking[object]], *answers: str) -> list[list[str]]:
    """What is offered before each answer and after the last."""

    def asking(s: Toy) -> Asking[None]:
        yield from rule(s)

    match = start(asking, 1)
    offers = [offered(match)]
    for text in answers:
        match.answer(0, text)
        offers.append(offered(match))
    return offers


def test_pick_some_offers_done_once_there_are_enough() -> None:
    offers = _offers(lambda s: pick_some(0, "take", CARGO, 1, 3), "take:gold")
    assert offers == [["take:food", "take:gold", "take:powder"], ["take:food", "take:powder", "done"]]


@pytest.mark.parametrize(
    ("total", "limits", "answers", "shares"),
    [
        (3, [2, 2], ["give:1"], [1, 2]),
        (3, [2, 2], ["give:2"], [2, 1]),
        (4, [2, 2], [], [2, 2]),
        (0, [2, 2], [], [0, 0]),
        (2, [1, 1, 2], ["give:0", "give:1"], [0, 1, 1]),
        (2, [0, 5, 5], ["give:2"], [0, 2, 0]),
        (5, [5], [], [5]),
        (0, [], [], []),
    ],
)
def test_distribute_splits_place_by_place(
    total: int, limits: list[int], answers: list[str], shares: list[int]
) -> None:
    assert result(lambda s: distribute(0, "pay", "give", total, limits), *answers) == shares


def test_distribute_offers_only_what_leaves_room_for_the_rest() -> None:
    offers = _offers(lambda s: distribute(0, "pay", "give", 4, [3, 2, 1]), "give:2")
    assert offers == [["give:1", "give:2", "give:3"], ["give:1", "give:2"]]


def test_distribute_tells_the_place_its_limit_and_what_is_left() -> None:
    def rule(s: Toy) -> Asking[None]:
        yield from distribute(0, "pay", "give", 4, [3, 2, 1], {"goods": "food"})

    match = start(rule, 1)
    match.answer(0, "give:2")
    assert match.pending[0].about == {"goods": "food", "place": 2, "limit": 2, "left": 2}


@pytest.mark.parametrize("total", [-1, 5])
def test_distribute_refuses_what_cannot_be_split(total: int) -> None:
    with pytest.raises(RuleError, match=f"{total} cannot be split over places for 4"):
        result(lambda s: distribute(0, "pay", "give", total, [2, 2]))
