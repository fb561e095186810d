"""Structured logs: one JSON object a line."""

import json
import logging
import re
from datetime import UTC, datetime

PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}

DETAIL = re.compile(r"DETAIL:.*?(?=^\[SQL|^$|\Z)", re.DOTALL | re.MULTILINE)
"""What PostgreSQL adds to an error: the row that it did not take, with hashes and secrets."""

POOL = "sqlalchemy.pool"
"""Tells of lines to the database that broke before they were given back: that is nobody's mistake."""


class Lines(logging.Formatter):
    """Time, level, source, what happened, and whatever was added to it."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        told |= {key: value for key, value in vars(record).items() if key not in PLAIN}
        if record.exc_info and record.name.startswith(POOL) and record.exc_info[0] is not None:
            told["error"] = record.exc_info[0].__name__
        elif record.exc_info:
            told["error"] = DETAIL.sub("DETAIL: hidden\n", self.formatException(record.exc_info))
        return json.dumps(told, default=str)


def set_up(level: str) -> None:
    """All logs go to the error stream, also those of the web server."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
    # Alembic tells what it looks at, SQLAlchemy and asyncio what they do: nothing for everyday.
    for name in ("alembic", "sqlalchemy", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)
