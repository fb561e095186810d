"""Files sent over the line: packed where that pays, and not again to those who have them."""

import gzip
import hashlib
import mimetypes
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from litestar import Response

from kaper.server.who import AnyRequest

PACKED = {".html", ".js", ".css", ".svg", ".json", ".ftl", ".md", ".map", ".webmanifest"}

Filled = tuple[tuple[str, str], ...]

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


class File(NamedTuple):
    """A file in memory, also packed if that pays."""

    body: bytes
    packed: bytes
    kind: str
    tag: str


@cache
def _read(path: Path, changed: int, filled: Filled) -> File:
    """`changed` is when the file was changed, so that a new one is seen at once."""
    body = path.read_bytes()
    for gap, text in filled:
        body = body.replace(gap.encode(), text.encode())
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(body, 9, mtime=0) if path.suffix in PACKED else b""
    return File(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


def packed(request: AnyRequest, body: bytes, kind: str, cached: str) -> Response[bytes]:
    """Something that is no file, packed for those who can unpack it."""
    headers = {"cache-control": cached, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = _packed(body), "gzip"
    return Response(body, media_type=kind, headers=headers)


@lru_cache(maxsize=32)
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, 6, mtime=0)


def sent(
    request: AnyRequest, path: Path, cached: str, kind: str = "", filled: Filled = ()
) -> Response[bytes]:
    """The file, which must be there; `kind` is its media type if the name does not tell.

    `filled` are texts in it, and what stands in their place for whoever asks this server.
    """
    file = _read(path, path.stat().st_mtime_ns, filled)
    kind = kind or file.kind
    headers = {"cache-control": cached, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    body = file.body
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = file.packed, "gzip"
    return Response(body, media_type=kind, headers=headers)
