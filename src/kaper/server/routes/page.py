"""The page itself: files made by the build, and its front for every address of its own."""

from html import escape
from pathlib import Path

from litestar import Response, get

from kaper.server.errors import Refusal
from kaper.server.files import Filled, sent
from kaper.server.settings import Settings
from kaper.server.who import AnyRequest

STATIC = Path(__file__).parents[1] / "static"
FRONT = "index.html"
FOREVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
LONGEST_ADDRESS = 200
"""No address or file of the page has a longer name."""
NOT_BUILT = (
    b"<!doctype html><meta charset=utf-8><title>Kaper</title>"
    b"<p>The page has not been built; <code>make play</code> does it. The interface is at "
    b"<a href=api>/api</a>."
)


@get("/", include_in_schema=False, sync_to_thread=False)
def front(request: AnyRequest) -> Response[bytes]:
    """The lobby."""
    return _front(request)


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def page(path: str, request: AnyRequest) -> Response[bytes]:
    """A file of the page, or its front: the page itself knows its addresses."""
    wanted = path.lstrip("/")
    if len(wanted) > LONGEST_ADDRESS or not wanted.isprintable():
        raise _no_file(wanted)
    if wanted.startswith("api/"):
        raise Refusal(404, "not-found", f"There is nothing at /{wanted[:80]}.", file=wanted[:80])
    found = _file(wanted)
    if found is not None:
        lasting = wanted.startswith(("assets/", "fonts/"))
        return sent(request, found, FOREVER if lasting else ASK_AGAIN)
    if Path(wanted).suffix:
        raise _no_file(wanted)
    return _front(request)


def _no_file(wanted: str) -> Refusal:
    return Refusal(404, "not-found", f"There is no file {wanted[:80]}.", file=wanted[:80])


def _file(wanted: str) -> Path | None:
    """A file of the page; None for a path that leads nowhere, or that no file can have."""
    try:
        found = (STATIC / wanted).resolve()
        return found if found.is_relative_to(STATIC.resolve()) and found.is_file() else None
    except (OSError, ValueError):
        return None


def _front(request: AnyRequest) -> Response[bytes]:
    path = STATIC / FRONT
    if not path.exists():
        return Response(NOT_BUILT, media_type="text/html")
    return sent(request, path, ASK_AGAIN, filled=_gaps(request.app.state.server.settings))


def _gaps(settings: Settings) -> Filled:
    """The page is built to stand anywhere: the server tells it where, and where the world finds it."""
    public = f"{settings.origin}{settings.base}/" if settings.origin else ""
    return (
        ('="./', f'="{settings.base}/'),
        ('name="kaper-public" content=""', f'name="kaper-public" content="{escape(public)}"'),
    )
