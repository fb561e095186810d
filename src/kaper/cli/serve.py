"""`kaper serve`: the tables in the browser."""

import webbrowser
from errno import EADDRINUSE
from socket import socket
from typing import Annotated
from urllib.parse import urlsplit

import typer

from kaper.cli.desk import Desk
from kaper.cli.params import Lang
from kaper.engine.errors import KaperError

HOST, PORT = "127.0.0.1", 8420
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}


def serve(
    *,
    host: Annotated[str, typer.Option(help="help-host", metavar="HOST")] = HOST,
    port: Annotated[int, typer.Option(help="help-port", metavar="PORT", min=0, max=65535)] = PORT,
    database: Annotated[str, typer.Option(help="help-database", metavar="DATABASE")] = "",
    next_port: Annotated[bool, typer.Option("--next-port", help="help-next-port", metavar="")] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="help-no-browser", metavar="")] = False,
    log_level: Annotated[str, typer.Option(help="help-log-level", metavar="LEVEL")] = "warning",
    lang: Lang = None,
) -> None:
    """Serve the page until Ctrl-C."""
    from kaper.server.run import run
    from kaper.server.settings import Settings

    desk = Desk.open(lang)
    settings = Settings.read(database)
    bound = _bound(desk, host, port, next_port)
    address = _address(host, bound)

    def ready() -> None:
        desk.line("serve-ready", "bold", address=address)
        desk.line("serve-kept", "dim", place=_place(settings.url))
        desk.line("serve-stop", "dim")
        if not no_browser:
            webbrowser.open(address)

    run(settings, bound, ready, log_level)
    desk.line("serve-over", "dim")


def _bound(desk: Desk, host: str, port: int, next_port: bool) -> socket:
    from kaper.server.run import TRIES, bind

    try:
        bound = bind(host, port, TRIES if next_port else 1)
    except OSError as fault:
        if fault.errno == EADDRINUSE:
            sentence = (
                f"Port {port} is taken; name another with --port, or let one be found with --next-port."
            )
            raise KaperError(sentence, "port-taken", port=str(port)) from fault
        reason = fault.strerror or str(fault)
        sentence = f"Nothing can be served at {host}, port {port}: {reason}."
        raise KaperError(sentence, "serve", host=host, port=str(port), reason=reason) from fault
    if port and bound.getsockname()[1] != port:
        desk.line("serve-taken", port=str(port))
    return bound


def _address(host: str, bound: socket) -> str:
    name = ANYWHERE.get(host, host)
    return f"http://{f'[{name}]' if ':' in name else name}:{bound.getsockname()[1]}/"


def _place(url: str) -> str:
    """Where matches are kept, without a password."""
    parts = urlsplit(url)
    return parts.path[1:] if parts.scheme.startswith("sqlite") else f"{parts.hostname}{parts.path}"
