"""Memory goes back to the machine when it is no longer used."""

import weakref

from kaper.server.memory import give_back


class Circle:
    """Refers to itself."""

    def __init__(self) -> None:
        self.itself = self


def test_what_only_refers_to_itself_is_given_back() -> None:
    found = weakref.ref(Circle())
    give_back()
    assert found() is None
