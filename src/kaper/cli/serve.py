"""`kaper serve`: the tables in the browser."""

import webbrowser
from errno import EADDRINUSE
from socket import socket
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer

from kaper.cli.desk import Desk
from kaper.cli.params import Lang
from kaper.engine.errors import KaperError

if TYPE_CHECKING:
    from kaper.server.settings import Settings

ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
Text = str | None


def serve(
    *,
    host: Annotated[Text, typer.Option(help="help-host", metavar="HOST")] = None,
    port: Annotated[int | None, typer.Option(help="help-port", metavar="PORT", min=0, max=65535)] = None,
    database: Annotated[str, typer.Option(help="help-database", metavar="DATABASE")] = "",
    config: Annotated[Text, typer.Option(help="help-config", metavar="FILE")] = None,
    public_url: Annotated[Text, typer.Option(help="help-public-url", metavar="URL")] = None,
    base_path: Annotated[Text, typer.Option(help="help-base-path", metavar="PATH")] = None,
    trusted_proxies: Annotated[Text, typer.Option(help="help-trusted-proxies", metavar="ADDRESS,...")] = None,
    metrics_host: Annotated[Text, typer.Option(help="help-metrics-host", metavar="HOST")] = None,
    metrics_port: Annotated[
        int | None, typer.Option(help="help-metrics-port", metavar="PORT", min=0, max=65535)
    ] = None,
    workers: Annotated[int | None, typer.Option(help="help-workers", metavar="N", min=1, max=64)] = None,
    shared: Annotated[bool, typer.Option("--shared", help="help-shared", metavar="")] = False,
    next_port: Annotated[bool, typer.Option("--next-port", help="help-next-port", metavar="")] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="help-no-browser", metavar="")] = False,
    log_level: Annotated[Text, typer.Option(help="help-log-level", metavar="LEVEL")] = None,
    lang: Lang = None,
) -> None:
    """Serve the page until Ctrl-C."""
    from kaper.server.crew import run_crew
    from kaper.server.run import run
    from kaper.server.settings import Settings

    desk = Desk.open(lang)
    settings = Settings.read(
        database, config=config, host=host, port=port, public_url=public_url, base_path=base_path,
        trusted_proxies=trusted_proxies, metrics_host=metrics_host, metrics_port=metrics_port,
        log_level=log_level, workers=workers, shared="1" if shared else None,
    )  # fmt: skip
    bound = [_bound(desk, settings.host, settings.port, next_port)]
    if settings.metrics_port:
        for number in range(settings.workers):
            bound.append(_bound(desk, settings.metrics_host, settings.metrics_port + number, next_port=False))
    address = _address(settings, bound[0])

    def ready() -> None:
        desk.line("serve-ready", "bold", address=address)
        if settings.origin:
            desk.line("serve-public", "dim", address=f"{settings.origin}{settings.base}/")
        desk.line("serve-kept", "dim", place=_place(settings.url))
        desk.line("serve-stop", "dim")
        if not no_browser:
            webbrowser.open(address)

    serve_with = run_crew if settings.workers > 1 else run
    serve_with(settings, bound, ready)
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


def _address(settings: "Settings", bound: socket) -> str:
    name = ANYWHERE.get(settings.host, settings.host)
    return f"http://{f'[{name}]' if ':' in name else name}:{bound.getsockname()[1]}{settings.base}/"


def _place(url: str) -> str:
    """Where matches are kept, without a password."""
    parts = urlsplit(url)
    return parts.path[1:] if parts.scheme.startswith("sqlite") else f"{parts.hostname or ''}{parts.path}"
