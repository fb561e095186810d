"""The page itself: files made by the build, and its front for every address of its own."""

import gzip
import hashlib
import mimetypes
from functools import cache
from pathlib import Path
from typing import NamedTuple

from litestar import Response, get

from kaper.server.errors import Refusal
from kaper.server.who import AnyRequest

STATIC = Path(__file__).parents[1] / "static"
FRONT = "index.html"
FOREVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
NOT_BUILT = (
    b"<!doctype html><meta charset=utf-8><title>Kaper</title>"
    b"<p>The page has not been built; <code>make play</code> does it. The interface is at "
    b"<a href=/api>/api</a>."
)
PACKED = {".html", ".js", ".css", ".svg", ".json", ".ftl", ".md", ".map", ".webmanifest"}

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


class File(NamedTuple):
    """A file in memory, also packed if that pays."""

    body: bytes
    packed: bytes
    kind: str
    tag: str


@cache
def _read(path: Path, changed: int) -> File:
    """`changed` is when the file was changed, so that a new build is seen at once."""
    body = path.read_bytes() if changed else NOT_BUILT
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(body, 9, mtime=0) if path.suffix in PACKED else b""
    return File(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


@get("/", include_in_schema=False, sync_to_thread=False)
def front(request: AnyRequest) -> Response[bytes]:
    """The lobby."""
    return _sent(request, STATIC / FRONT, ASK_AGAIN)


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def page(path: str, request: AnyRequest) -> Response[bytes]:
    """A file of the page, or its front: the page itself knows its addresses."""
    wanted = path.lstrip("/")
    if wanted.startswith("api/"):
        raise Refusal(404, "not-found", f"There is nothing at /{wanted[:80]}.", file=wanted[:80])
    found = (STATIC / wanted).resolve()
    if found.is_relative_to(STATIC.resolve()) and found.is_file():
        lasting = wanted.startswith(("assets/", "fonts/"))
        return _sent(request, found, FOREVER if lasting else ASK_AGAIN)
    if Path(wanted).suffix:
        raise Refusal(404, "not-found", f"There is no file {wanted[:80]}.", file=wanted[:80])
    return _sent(request, STATIC / FRONT, ASK_AGAIN)


def _sent(request: AnyRequest, path: Path, cached: str) -> Response[bytes]:
    file = _read(path, path.stat().st_mtime_ns if path.exists() else 0)
    headers = {"cache-control": cached, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    body = file.body
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = file.packed, "gzip"
    return Response(body, media_type=file.kind, headers=headers)
