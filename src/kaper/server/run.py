"""Runs the server in this process until it is told to stop."""

import asyncio
import gc
import socket
import sys
from collections.abc import Callable, Sequence

import uvicorn

from kaper.server.app import make_app
from kaper.server.bell import Bell
from kaper.server.context import ServerContext
from kaper.server.flow import Flow
from kaper.server.logs import set_up
from kaper.server.place import as_seen
from kaper.server.settings import Settings

LARGEST_MESSAGE = 65536
FAREWELL = 5
TRIES = 20
SWITCH = 0.0002
"""The thread that writes the book must not wait long for its turn: everybody else waits for it."""


def bind(host: str, port: int, tries: int = 1) -> socket.socket:
    """A socket at this port or, if it is taken and more tries are granted, at one of the next."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + tries) if port else [0]:
        bound = socket.socket(family, socket.SOCK_STREAM)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, candidate))
        except OSError:
            bound.close()
            if candidate == port + tries - 1 or port == 0:
                raise
            continue
        return bound
    raise AssertionError("at least one port is tried")


def calm_collector() -> None:
    """What is loaded stays, and matches make no rubbish in circles: looking often only costs time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


class Server(uvicorn.Server):
    """Tells when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Called by uvicorn."""
        await super().startup(sockets)
        if self.started:
            self._ready()


def run(
    settings: Settings, bound: Sequence[socket.socket], ready: Callable[[], None], bell: Bell | None = None
) -> None:
    """Serve at these sockets; `ready` is called when the first request can come.

    A `bell` comes from a parent process that has several such as this.
    """
    set_up(settings.log_level)
    calm_collector()
    sys.setswitchinterval(SWITCH)
    server = ServerContext(settings, bell)
    config = uvicorn.Config(
        make_app(server),
        log_config=None,
        log_level=settings.log_level.lower(),
        access_log=False,
        ws=Flow,
        ws_max_size=LARGEST_MESSAGE,
        # Which messages are packed is our own choice (`packing.py`).
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=FAREWELL,
        server_header=False,
        # Of nobody else's word about where a visitor comes from is any notice taken.
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=as_seen(settings.proxies),
    )
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.fleet.claim())
        # Here already, so that a database that cannot be used is a sentence and no failed start.
        runner.run(server.database.migrate())
        runner.run(Server(config, ready).serve(sockets=list(bound)))
