"""For those who run the server, and for those who write programs against it."""

import msgspec
from litestar import MediaType, Response, get

from kaper.server.apipage import render
from kaper.server.hall import Hall
from kaper.server.storage.database import answers
from kaper.server.who import AnyRequest


class Health(msgspec.Struct):
    """All is well."""

    status: str
    tables: int


@get("/healthz", tags=["status"])
async def health(hall: Hall) -> Health:
    """Well if the database answers."""
    await hall.database.read(answers)
    return Health("ok", len(hall.lives))


@get("/metrics", media_type=MediaType.TEXT, tags=["status"], sync_to_thread=False)
def metrics(hall: Hall) -> Response[str]:
    """Figures in the text format of Prometheus."""
    return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def description(request: AnyRequest) -> dict[str, object]:
    """The description of this interface for programs."""
    return dict(request.app.openapi_schema.to_schema())


@get("/api", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def about_api(request: AnyRequest) -> str:
    """The same for people, without a script."""
    return render(request.app.openapi_schema.to_schema())
