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
_THREAD = ThreadPoolExecutor(1, "passwords")
_TURNS: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()


async def hashed(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(_THREAD, _HASHER.hash, password)


async def fits(known: str, password: str, address: str) -> bool:
    async with _TURNS.setdefault(address, asyncio.Lock()):
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(_THREAD, _fits, known, password[: LONGEST + 1])


@cache
def nobody() -> str:
    """The hash of nobody's password: a wrong name takes as long as a wrong password."""
    return _HASHER.hash("nobody")


def _fits(known: str, password: str) -> bool:
    try:
        return _HASHER.verify(known, password)
    except Argon2Error:
        return False
