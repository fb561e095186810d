"""The front door: which port and which path lead where, and what is counted of it."""

import asyncio

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from kaper.server.errors import Fault, fault, stopping
from kaper.server.faults import Failed
from kaper.server.guard import HEADERS
from kaper.server.metrics import Metrics
from kaper.server.settings import Settings

FOR_HOSTS = ("/healthz", "/metrics")
"""These stand at the root also where everything else is below a base path."""
METHODS = {"GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE"}
STOPPING = msgspec.json.encode(Failed(fault(stopping())))
NOWHERE = msgspec.json.encode(Failed(Fault("not-found", "There is nothing here.", {})))


def behind_door(pages: ASGIApp, sockets: ASGIApp, settings: Settings, metrics: Metrics) -> ASGIApp:
    """Pages and sockets, below the base path; on the port for figures nothing but figures."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if not scope.get("path"):  # the beginning and the end of the server, not a visitor
            await pages(scope, receive, send)
            return
        inner = _below(scope, settings)
        if inner["type"] == ScopeType.WEBSOCKET:
            await sockets(inner, receive, send)
            return
        counting = Counting(send)
        try:
            if inner["path"]:
                await pages(inner, receive, counting.send)
            else:
                await _turn_away(scope["path"], settings.base, counting.send)
        except asyncio.CancelledError:  # the server ends, and has waited for this as long as it could
            if counting.status:
                raise
            await _say(503, {"retry-after": "60"}, STOPPING, counting.send)
        method = inner["method"] if inner["method"] in METHODS else "other"
        route = inner.get("path_template") or "none"
        metrics.count("requests", method=method, route=route, status=str(counting.status))

    return app


class Counting:
    """Passes on what is sent, and remembers the status."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.status = 0

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
        await self._send(message)


def _below(scope: Scope, settings: Settings) -> Scope:
    """The same, with its path as seen from the base path; empty where nothing is."""
    path, base = scope["path"], settings.base
    if path in FOR_HOSTS and scope["type"] == ScopeType.HTTP:
        return scope
    if on_metrics_port(scope, settings) or (base and not path.startswith(f"{base}/")):
        return _at(scope, "")
    return _at(scope, path.removeprefix(base)) if base else scope


def _at(scope: Scope, path: str) -> Scope:
    moved = scope.copy()
    moved["path"] = path
    moved["raw_path"] = path.encode()
    return moved


def on_metrics_port(scope: Scope, settings: Settings) -> bool:
    """Whether it came in at the port that is for figures alone."""
    server = scope.get("server")
    return bool(settings.metrics_port) and server is not None and server[1] == settings.metrics_port


async def _turn_away(path: str, base: str, send: Send) -> None:
    """Whoever comes to the root, or forgot the last stroke, is shown the way; there is nothing else."""
    if path in ("/", base) and base:
        await _say(307, {"location": f"{base}/"}, b"", send)
    else:
        await _say(404, {}, NOWHERE, send)


async def _say(status: int, more: dict[str, str], body: bytes, send: Send) -> None:
    headers = {**HEADERS, "cache-control": "no-store", "content-type": "application/json", **more}
    headers["content-length"] = str(len(body))
    listed = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": listed})
    await send({"type": "http.response.body", "body": body, "more_body": False})
