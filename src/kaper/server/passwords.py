"""Passwords are kept as their hashes by Argon2; that takes a while, so it is done in threads."""

import asyncio
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

SHORTEST, LONGEST = 8, 200
_HASHER = PasswordHasher()


async def hashed(password: str) -> str:
    return await asyncio.to_thread(_HASHER.hash, password)


async def fits(known: str, password: str) -> bool:
    return await asyncio.to_thread(_fits, known, password[: LONGEST + 1])


@cache
def nobody() -> str:
    """The hash of nobody's password: a wrong name takes as long as a wrong password."""
    return _HASHER.hash("nobody")


def _fits(known: str, password: str) -> bool:
    try:
        return _HASHER.verify(known, password)
    except Argon2Error:
        return False
