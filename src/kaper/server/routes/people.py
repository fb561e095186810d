"""Guests, passwords and sessions."""

import asyncio
from functools import cache

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from litestar import Response, get, post
from litestar.datastructures import Cookie
from sqlalchemy.exc import IntegrityError

from kaper.server.errors import Refusal
from kaper.server.hall import Hall
from kaper.server.plain import NAME, plain
from kaper.server.storage import accounts
from kaper.server.storage.accounts import LIFE, Account
from kaper.server.who import COOKIE, AnyRequest, address_of, token_of

HASHER = PasswordHasher()
SHORTEST, LONGEST = 8, 200


class Named(msgspec.Struct, forbid_unknown_fields=True):
    """A name to be called by."""

    name: str


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """A name and the password that keeps it."""

    name: str
    password: str


class Password(msgspec.Struct, forbid_unknown_fields=True):
    """A password to keep one's name by."""

    password: str


class Entered(msgspec.Struct):
    """Who somebody is now; programs keep the token, pages have a cookie."""

    account: Account
    token: str


class Known(msgspec.Struct):
    """Who somebody is."""

    account: Account | None


@post("/api/guests", status_code=200, tags=["people"])
async def be_guest(data: Named, request: AnyRequest, hall: Hall) -> Response[Entered]:
    """Play at once with a name; nobody else can use your seats."""
    hall.limits.check("guests", address_of(request))
    name = plain(data.name, NAME, "name")
    hall.crowd.guest(address_of(request))
    account, token = await hall.database.write(accounts.add_guest, name)
    return _entered(account, token, request)


@post("/api/login", status_code=200, tags=["people"])
async def log_in(data: Credentials, request: AnyRequest, hall: Hall) -> Response[Entered]:
    """Come back to a name that was kept by a password."""
    hall.limits.check("passwords", address_of(request))
    hall.limits.check("passwords", f"name {_handle(data.name)[:64]}")
    found = await hall.database.read(accounts.by_handle, _handle(data.name))
    # A wrong name takes as long as a wrong password, so that nobody learns which names there are.
    hashed = found[1] if found is not None else _nobody()
    fits = await asyncio.to_thread(_fits, hashed, data.password[: LONGEST + 1])
    if found is None or not fits:
        raise Refusal(403, "wrong-password", "This name and this password do not belong together.")
    return _entered(found[0], await hall.database.write(accounts.open_session, found[0].id), request)


@post("/api/account/password", status_code=200, tags=["people"])
async def keep_name(data: Password, request: AnyRequest, hall: Hall, me: Account) -> Known:
    """Keep one's name by a password."""
    if not me.id:
        raise Refusal(401, "no-account", "Say first who you are.")
    hall.limits.check("passwords", address_of(request))
    if not SHORTEST <= len(data.password) <= LONGEST:
        sentence = f"A password has {SHORTEST} to {LONGEST} characters."
        raise Refusal(400, "password-length", sentence, shortest=SHORTEST, longest=LONGEST)
    hashed = await asyncio.to_thread(HASHER.hash, data.password)
    try:
        await hall.database.write(accounts.set_password, me.id, _handle(me.name), hashed)
    except IntegrityError as error:
        raise Refusal(409, "name-taken", f"The name {me.name} is somebody else's.", name=me.name) from error
    return Known(Account(me.id, me.name, False))


@get("/api/account", tags=["people"])
async def who_am_i(me: Account) -> Known:
    """Who you are; nobody, if you have no session."""
    return Known(me if me.id else None)


@post("/api/logout", status_code=200, tags=["people"])
async def log_out(request: AnyRequest, hall: Hall) -> Response[Known]:
    """End the session. A guest who does this cannot come back."""
    await hall.database.write(accounts.close_session, token_of(request))
    response = Response(Known(None))
    response.delete_cookie(COOKIE)
    return response


def _handle(name: str) -> str:
    return " ".join(name.casefold().split())


@cache
def _nobody() -> str:
    return HASHER.hash("nobody")


def _fits(hashed: str, password: str) -> bool:
    try:
        return HASHER.verify(hashed, password)
    except Argon2Error:
        return False


def _entered(account: Account, token: str, request: AnyRequest) -> Response[Entered]:
    cookie = Cookie(
        COOKIE, value=token, httponly=True, samesite="lax", max_age=LIFE // 1000,
        secure=request.url.scheme == "https",
    )  # fmt: skip
    return Response(Entered(account, token), cookies=[cookie])
