"""For those who run the server, and for those who write programs against it."""

import msgspec
from litestar import MediaType, Response, get

from kaper.server.apipage import render
from kaper.server.context import ServerContext
from kaper.server.door import on_metrics_port
from kaper.server.errors import Refusal
from kaper.server.who import AnyRequest, is_direct


class Health(msgspec.Struct):
    """`ok`, or `failing` and what fails: to `write` or `read` the database, or the `loop` that serves all."""

    status: str
    failing: list[str]
    tables: int


@get("/healthz", tags=["status"])
async def health(server: ServerContext) -> Response[Health]:
    """Whether the server can write, read and keep up; 503 if not. It looks once a second at most."""
    failing = await server.pulse.failing()
    found = Health("failing" if failing else "ok", failing, len(server.lives))
    return Response(found, status_code=503 if failing else 200)


@get("/metrics", media_type=MediaType.TEXT, tags=["status"], sync_to_thread=False)
def metrics(server: ServerContext, request: AnyRequest) -> Response[str]:
    """Figures in the text format of Prometheus, for whoever runs the server: see docs/hosting.md."""
    settings = server.settings
    allowed = on_metrics_port(request.scope, settings) if settings.metrics_port else is_direct(request)
    if not allowed:
        raise Refusal(404, "not-found", "There is nothing here.")
    return Response(server.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def description(request: AnyRequest) -> dict[str, object]:
    """The description of this interface for programs."""
    return dict(request.app.openapi_schema.to_schema())


@get("/api", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def about_api(request: AnyRequest) -> str:
    """The same for people, without a script."""
    return render(request.app.openapi_schema.to_schema())
