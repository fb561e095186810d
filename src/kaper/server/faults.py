"""Errors as answers: always a key, a sentence and figures, never a trace of the program."""

import logging
from typing import Any

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import OperationalError

from kaper.engine.errors import KaperError
from kaper.server.errors import Fault, fault, malformed, status_of
from kaper.server.guard import HEADERS
from kaper.server.live_table import explain
from kaper.server.who import AnyRequest

log = logging.getLogger("kaper.http")
KEYS = {
    400: "malformed",
    401: "no-account",
    404: "not-found",
    405: "no-method",
    413: "too-big",
    429: "too-fast",
}

HUNG_UP = "client disconnected prematurely"
"""What Litestar takes for the server's fault: somebody went away in the middle of a request."""


class Failed(msgspec.Struct):
    """The body of an answer that says no."""

    error: Fault


def _answer(request: AnyRequest, status: int, error: Fault) -> Response[Failed]:
    request.app.state.server.metrics.count("refused", over="http", key=error.key)
    headers = {**HEADERS, "cache-control": "no-store"}
    if "seconds" in error.about and status == 429:
        headers["retry-after"] = str(error.about["seconds"])
    return Response(Failed(error), status_code=status, media_type="application/json", headers=headers)


def refused(request: AnyRequest, error: KaperError) -> Response[Failed]:
    return _answer(request, status_of(error), fault(error))


def failed(request: AnyRequest, error: HTTPException) -> Response[Failed]:
    if error.detail == HUNG_UP:
        return refused(request, malformed(HUNG_UP))
    status = error.status_code
    if status >= 500:
        log.error("a request failed", exc_info=error)
    reason = error.detail if status < 500 else "the server failed"
    if isinstance(error, ValidationException) and error.extra:
        reason = "; ".join(_detail(each) for each in error.extra)
    key = KEYS.get(status, "internal" if status >= 500 else "refused")
    return _answer(request, status, Fault(key, f"The request was not taken: {reason}.", {"reason": reason}))


def _detail(each: object) -> str:
    return str(each.get("message", each)) if isinstance(each, dict) else str(each)


def unforeseen(request: AnyRequest, error: Exception) -> Response[Failed]:
    log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    sentence = "Something went wrong in the server; nothing has changed."
    return _answer(request, 500, Fault("internal", sentence, {}))


def unstored(request: AnyRequest, error: OperationalError) -> Response[Failed]:
    """The disk is full, or the database has gone: nobody here made a mistake, and it may pass."""
    return refused(request, explain(error))


def unreadable(request: AnyRequest, _: Exception) -> Response[Failed]:
    """A body that is no text, or nested so deeply that nobody meant it."""
    return refused(request, malformed("it is no JSON"))


HANDLERS: dict[int | type[Exception], Any] = {
    KaperError: refused,
    HTTPException: failed,
    OperationalError: unstored,
    UnicodeDecodeError: unreadable,
    RecursionError: unreadable,
    Exception: unforeseen,
}
