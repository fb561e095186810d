"""What is compiled is the same as what plain Python runs."""

from tools.compile import with_clone

SOURCE = '''"""A state."""


@cloneable
class Board(Part):
    """A board."""

    gold: int

    def poor(self) -> bool:
        return self.gold == 0


AFTER = 1
'''


def test_a_class_has_its_clone_in_place_of_the_decorator() -> None:
    clone = 'def clone(self) -> "Board":\n    twin = Board()\n    return twin\n'
    assert (
        with_clone(SOURCE, "Board", clone)
        == '''"""A state."""


class Board(Part):
    """A board."""

    gold: int

    def poor(self) -> bool:
        return self.gold == 0

    def clone(self) -> "Board":
        twin = Board()
        return twin


AFTER = 1
'''
    )
