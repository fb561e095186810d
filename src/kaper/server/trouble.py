"""What goes wrong where nobody waits for an answer, as a line of the log."""

import logging

from sqlalchemy.exc import DBAPIError

from kaper.engine.errors import KaperError
from kaper.server.storage.database import kind_of


def note(log: logging.Logger, what: str, error: Exception, **about: object) -> None:
    """What may happen to any server is told by its kind, and what nobody foresaw with its trace."""
    if isinstance(error, KaperError):
        log.error(what, extra={"error": error.key or "refused", **about})
    elif isinstance(error, DBAPIError):
        log.error(what, extra={"error": kind_of(error), **about})
    else:
        log.error(what, exc_info=error, extra=about)
