"""Passwords are kept as their hashes by Argon2; that takes a while, so it is done in a thread.

One after another, since each takes 64 MB and all cores while it works; and of those who come from one address
one at a time, so that whoever guesses does not stand before everybody else.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from weakref import WeakValueDictionary

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

SHORTEST, LONGEST = 8, 200
_HASHER = PasswordHasher()
_TURNS: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()


@cache
def _nobodys() -> str:
    """The hash of a password that nobody has."""
    return _HASHER.hash("nobody")


_THREAD = ThreadPoolExecutor(1, "passwords", initializer=_nobodys)


async def hashed(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(_THREAD, _HASHER.hash, password)


async def fits(known: str | None, password: str, address: str) -> bool:
    """Whether a password has this hash; without one it takes as long to find that it does not."""
    async with _TURNS.setdefault(address, asyncio.Lock()):
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(_THREAD, _fits, known, password[: LONGEST + 1])


def _fits(known: str | None, password: str) -> bool:
    try:
        _HASHER.verify(known or _nobodys(), password)
    except Argon2Error:
        return False
    return known is not None
