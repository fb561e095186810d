"""Things that are made of the same values again and again are made once."""

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")
KEPT = 4096
"""How many results of one function are remembered; those that were not asked for lately go first."""
_forget: list[Callable[[], None]] = []


def remembered(make: Callable[P, T]) -> Callable[P, T]:
    """The function gives the same object for the same arguments, which must be values that cannot change."""
    found = lru_cache(maxsize=KEPT)(make)
    _forget.append(found.cache_clear)
    return cast(Callable[P, T], found)


def forget_with(clear: Callable[[], None]) -> None:
    """What is remembered in another way is forgotten with the rest."""
    _forget.append(clear)


def forget() -> None:
    """Nobody has anything drawn at the moment: what is remembered may be megabytes."""
    for each in _forget:
        each()
