"""Members of lists and texts of words, whatever they are kept as."""

from enum import Enum


def as_list(value: object) -> list[object]:
    """The members of a list or tuple in their order, of a set in a fixed one."""
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    assert isinstance(value, (list, tuple))
    return list(value)


def text_of(value: object) -> str:
    """A word as a text."""
    return value.name if isinstance(value, Enum) else str(value)
