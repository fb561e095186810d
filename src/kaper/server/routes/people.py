"""Guests, passwords and sessions."""

import msgspec
from litestar import Response, get, post
from litestar.datastructures import Cookie
from sqlalchemy.exc import IntegrityError

from kaper.server.context import ServerContext
from kaper.server.errors import Refusal, banned, name_taken, no_account
from kaper.server.leaving import leave_all
from kaper.server.passwords import LONGEST, SHORTEST, fits, hashed
from kaper.server.plain import NAME, handle_of, plain
from kaper.server.storage import accounts
from kaper.server.storage.accounts import LIFE, Account
from kaper.server.who import COOKIE, AnyRequest, address_of, token_of


class Named(msgspec.Struct, forbid_unknown_fields=True):
    """A name to be called by."""

    name: str


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """A name and the password that keeps it."""

    name: str
    password: str


class Password(msgspec.Struct, forbid_unknown_fields=True):
    """A password to keep one's name by, and the one until now if there is one."""

    password: str
    old: str = ""


class Entered(msgspec.Struct):
    """Who somebody is now; programs keep the token, pages have a cookie."""

    account: Account
    token: str


class Known(msgspec.Struct):
    """Who somebody is."""

    account: Account | None


@post("/api/guests", status_code=200, tags=["people"])
async def be_guest(data: Named, request: AnyRequest, server: ServerContext) -> Response[Entered]:
    """Play at once with a name that is nobody's own; nobody else can use your seats."""
    server.limits.check("guests", address_of(request))
    name = plain(data.name, NAME, "name")
    server.crowd.guest(address_of(request))
    entered = await server.database.write(accounts.add_guest, name)
    if entered is None:
        raise name_taken(name)
    return _entered(*entered, request, server)


@post("/api/login", status_code=200, tags=["people"])
async def log_in(data: Credentials, request: AnyRequest, server: ServerContext) -> Response[Entered]:
    """Come back to a name that was kept by a password."""
    handle = handle_of(data.name)
    found = await server.database.read(accounts.by_handle, handle)
    # A wrong name takes as long as a wrong password, so that nobody learns which names there are.
    known = found.password if found is not None else None
    await _check_guess(server, request, handle, known, data.password)
    if found is None:
        raise _wrong()
    if found.banned:
        raise banned()
    token = await server.database.write(accounts.open_session, found.account.id)
    return _entered(found.account, token, request, server)


async def _check_guess(
    server: ServerContext, request: AnyRequest, whose: str, known: str | None, password: str
) -> None:
    """Refuse a wrong password; guesses are counted where they come from, so that no owner is locked out."""
    address = address_of(request)
    guesser = f"{address} {whose}"
    server.limits.check("passwords", address)
    server.limits.check("guesses", guesser)
    if not await fits(known, password, address):
        raise _wrong()
    server.limits.pardon("guesses", guesser)


def _wrong() -> Refusal:
    return Refusal(403, "wrong-password", "This name and this password do not belong together.")


@post("/api/account/password", status_code=200, tags=["people"])
async def keep_name(data: Password, request: AnyRequest, server: ServerContext, me: Account) -> Known:
    """Keep one's name by a password, or change it, which needs the old one; all other sessions end."""
    if not me.id:
        raise no_account()
    if not SHORTEST <= len(data.password) <= LONGEST:
        sentence = f"A password has {SHORTEST} to {LONGEST} characters."
        raise Refusal(400, "password-length", sentence, shortest=SHORTEST, longest=LONGEST)
    before = await server.database.read(accounts.password_of, me.id)
    if before is None:
        server.limits.check("passwords", address_of(request))
    else:
        await _check_guess(server, request, me.id, before, data.old)
    session = accounts.digest(token_of(request))
    try:
        await server.database.write(accounts.set_password, me, await hashed(data.password), session)
    except IntegrityError as error:
        raise name_taken(me.name) from error
    server.expel(me.id, session)
    await server.fleet.changed([], [me.id])
    return Known(Account(me.id, me.name, False, me.muted))


@get("/api/account", tags=["people"])
async def who_am_i(me: Account) -> Known:
    """Who you are; nobody, if you have no session."""
    return Known(me if me.id else None)


@post("/api/logout", status_code=200, tags=["people"])
async def log_out(request: AnyRequest, server: ServerContext) -> Response[Known]:
    """End the session. A guest who does this cannot come back: bots take over their running games."""
    token = token_of(request)
    found = await server.database.read(accounts.by_token, token)
    await server.database.write(accounts.close_session, token)
    if found is not None:
        if found.account.guest:
            await leave_all(server, found.account.id)
        server.expel_session(found.account.id, accounts.digest(token))
        await server.fleet.changed([], [found.account.id])
    return _gone(server)


@post("/api/logout/everywhere", status_code=200, tags=["people"])
async def log_out_everywhere(server: ServerContext, me: Account) -> Response[Known]:
    """End all sessions of the account, on every device."""
    if not me.id:
        raise no_account()
    await server.database.write(accounts.close_sessions, me.id)
    if me.guest:
        await leave_all(server, me.id)
    server.expel(me.id)
    await server.fleet.changed([], [me.id])
    return _gone(server)


def _gone(server: ServerContext) -> Response[Known]:
    response = Response(Known(None))
    response.delete_cookie(COOKIE, path=server.settings.base or "/")
    return response


def _entered(account: Account, token: str, request: AnyRequest, server: ServerContext) -> Response[Entered]:
    settings = server.settings
    scheme = settings.origin.partition(":")[0] or request.url.scheme
    cookie = Cookie(
        COOKIE, value=token, httponly=True, samesite="lax", max_age=LIFE // 1000,
        secure=scheme == "https", path=settings.base or "/",
    )  # fmt: skip
    return Response(Entered(account, token), cookies=[cookie])
