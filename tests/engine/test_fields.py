"""Fields that are declared once: what a clone shares and what it copies."""

from dataclasses import dataclass
from typing import NamedTuple

import pytest

from kaper.engine.chance import Chance
from kaper.engine.fields import SOURCES, Part, Shared, cloneable
from kaper.engine.state import State


class Harbour:
    """Can be changed, but nobody does."""


@dataclass(frozen=True)
class Price:
    gold: int


class Berth(NamedTuple):
    ship: int


@cloneable
class Board(Part):
    gold: int
    hand: list[int]


@cloneable
class Table(State):
    turn: int
    name: str
    order: tuple[int, ...]
    bag: list[int]
    rows: list[list[int]]
    seen: set[int]
    boards: list[Board]
    guest: Board | None
    price: Price
    berth: Berth
    harbour: Shared[Harbour]

    def richest(self) -> int:
        return max(board.gold for board in self.boards)


def board(gold: int) -> Board:
    made = Board()
    made.gold, made.hand = gold, [gold]
    return made


def table() -> Table:
    s = Table(Chance.seeded("fields"))
    s.turn, s.name, s.order, s.bag, s.rows, s.seen = 3, "sloop", (1, 0), [1, 2], [[1], [2, 3]], {4}
    s.boards, s.guest, s.price, s.berth, s.harbour = [board(5), board(6)], None, Price(7), Berth(8), Harbour()
    s.over, s.moments = True, 5
    return s


def test_a_clone_has_the_same_values_and_lists_of_its_own() -> None:
    s = table()
    twin = s.clone()
    twin.bag.append(9)
    twin.rows[0].append(9)
    twin.rows.append([])
    twin.seen.add(9)
    assert (s.bag, s.rows, s.seen) == ([1, 2], [[1], [2, 3]], {4})
    assert (twin.turn, twin.name, twin.order, twin.over, twin.moments) == (3, "sloop", (1, 0), True, 5)


def test_a_part_is_cloned_with_its_state() -> None:
    s = table()
    s.guest = board(1)
    twin = s.clone()
    twin.boards[0].gold = 50
    twin.boards[1].hand.append(9)
    assert twin.guest is not None
    twin.guest.gold = 2
    assert (s.richest(), s.boards[1].hand, s.guest.gold, twin.richest()) == (6, [6], 1, 50)


def test_what_cannot_change_is_shared() -> None:
    s = table()
    twin = s.clone()
    assert (twin.price is s.price, twin.berth is s.berth, twin.harbour is s.harbour) == (True, True, True)
    assert twin.guest is None


def test_chance_is_at_the_same_place_of_the_same_tape() -> None:
    s = table()
    s.chance.random()
    twin = s.clone()
    assert twin.chance.random() == s.chance.random()
    s.chance.random()
    assert (twin.chance.position, s.chance.position) == (2, 3)


def test_only_declared_fields_can_be_set() -> None:
    with pytest.raises(AttributeError):
        table().colour = "red"  # type: ignore[attr-defined]


def test_a_field_that_can_be_neither_shared_nor_copied_is_refused() -> None:
    class Wrong(State):
        harbour: Harbour

    class Deep(State):
        boards: dict[str, Board]

    with pytest.raises(TypeError, match=r"Wrong\.harbour can be neither shared nor copied"):
        cloneable(Wrong)
    with pytest.raises(TypeError, match=r"Deep\.boards is no list"):
        cloneable(Deep)


def test_a_state_without_declared_fields_cannot_be_cloned() -> None:
    class Bare(State):
        pass

    class BareBoard(Part):
        pass

    with pytest.raises(NotImplementedError, match="Bare must be declared"):
        Bare(Chance.seeded("")).clone()
    with pytest.raises(NotImplementedError, match="BareBoard must be declared"):
        BareBoard().clone()


def test_the_compiled_build_is_given_the_same_text() -> None:
    assert SOURCES[Board] == (
        'def clone(self) -> "Board":\n'
        "    twin = Board()\n"
        "    twin.gold = self.gold\n"
        "    twin.hand = self.hand[:]\n"
        "    return twin\n"
    )
    assert "    twin.boards = [each.clone() for each in self.boards]\n" in SOURCES[Table]
    assert "    twin.guest = None if self.guest is None else self.guest.clone()\n" in SOURCES[Table]
