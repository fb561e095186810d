"""Passwords are kept as their hashes by Argon2; that takes a while, so it is done in a thread.

One after another, since each takes 64 MB and all cores while it works; and of those who come from one address
one at a time, so that whoever guesses does not stand before everybody else.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from typing import ParamSpec, TypeVar
from weakref import WeakValueDictionary

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, VerifyMismatchError

from kaper.server.errors import busy

P = ParamSpec("P")
T = TypeVar("T")

SHORTEST, LONGEST = 8, 200
_HASHER = PasswordHasher()
_TURNS: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()


@cache
def _nobodys() -> str:
    """The hash of a password that nobody has."""
    return _HASHER.hash("nobody")


def _prepare() -> None:
    """So that even the first unknown name takes no longer than others; a thread must not fail to begin."""
    with suppress(Argon2Error):
        _nobodys()


_THREAD = ThreadPoolExecutor(1, "passwords", initializer=_prepare)


async def hashed(password: str) -> str:
    return await _worked_out(_HASHER.hash, password)


async def fits(known: str | None, password: str, address: str) -> bool:
    """Whether a password has this hash; without one it takes as long to find that it does not."""
    async with _TURNS.setdefault(address, asyncio.Lock()):
        return await _worked_out(_fits, known, password[: LONGEST + 1])


async def _worked_out(do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What the thread finds; without the memory for it nothing is known, not that a password is wrong."""
    try:
        return await asyncio.get_running_loop().run_in_executor(_THREAD, partial(do, *args, **kwargs))
    except Argon2Error as error:
        raise busy() from error


def _fits(known: str | None, password: str) -> bool:
    try:
        _HASHER.verify(known or _nobodys(), password)
    except VerifyMismatchError:
        return False
    return known is not None
