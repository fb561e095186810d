"""Memory goes back to the machine when it is no longer used."""

import weakref

from kaper.engine import remembered
from kaper.server.memory import give_back


class Circle:
    """Refers to itself."""

    def __init__(self) -> None:
        self.itself = self


def test_what_only_refers_to_itself_is_given_back() -> None:
    found = weakref.ref(Circle())
    give_back()
    assert found() is None


def test_what_is_remembered_is_forgotten_when_nobody_plays() -> None:
    asked: list[int] = []

    @remembered.remembered
    def drawn(number: int) -> int:
        asked.append(number)
        return number

    drawn(3)
    drawn(3)
    assert asked == [3]
    remembered.forget()
    drawn(3)
    assert asked == [3, 3]
