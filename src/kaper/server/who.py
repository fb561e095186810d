"""Who is asking: the session behind a cookie or a bearer token, and where a request comes from."""

from ipaddress import ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection

from kaper.server.context import ServerContext
from kaper.server.errors import Refusal, banned
from kaper.server.limits import Visitor
from kaper.server.place import plain_address
from kaper.server.storage import accounts
from kaper.server.storage.accounts import Account
from kaper.server.storage.database import now

COOKIE = "kaper"
DAY = 24 * 3600 * 1000
AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")
NOBODY = Account("", "", True)


def token_of(connection: AnyConnection) -> str:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    return connection.cookies.get(COOKIE, "")


async def account_of(server: ServerContext, connection: AnyConnection) -> Account:
    """The account of a session; `NOBODY` for those who have none. Once a day it is noted that it was used."""
    token = token_of(connection)
    found = await server.database.read(accounts.by_token, token) if token else None
    if found is None:
        return NOBODY
    if found.banned:
        raise banned()
    if now() - found.seen > DAY:
        await server.database.write(accounts.saw, found.account.id)
    return found.account


def check_origin(connection: AnyConnection, public: str) -> None:
    """A page from elsewhere may not act with the visitor's cookie; programs send no origin.

    Where the public origin is not known, a page is ours if it was asked for at the same host.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return
    known = origin == public if public else _host(origin) == connection.headers.get("host", "")
    if not known:
        sentence = f"This server takes nothing from the page {origin[:100]}."
        raise Refusal(403, "foreign-origin", sentence, origin=origin[:100])


def _host(origin: str) -> str | None:
    """The host of an origin; None if it cannot be read."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def address_of(connection: AnyConnection) -> str:
    """Where somebody comes from; of the newer kind of addresses a home has a whole network."""
    host = connection.client.host if connection.client is not None else ""
    found = plain_address(host)
    if found is None:
        return host
    return str(ip_network(f"{found}/64", strict=False)) if found.version == 6 else str(found)


def is_direct(connection: AnyConnection) -> bool:
    """Whether somebody on this machine asks, and not a proxy for somebody else.

    Without such a header nobody's address was replaced by what a proxy says.
    """
    found = plain_address(connection.client.host) if connection.client is not None else None
    forwarded = any(name in connection.headers for name in FORWARDED)
    return found is not None and found.is_loopback and not forwarded


def visitor_of(connection: AnyConnection, account: Account) -> Visitor:
    return Visitor(account.id, address_of(connection))
