"""What is installed only by those who want it."""

from collections.abc import Iterator
from contextlib import contextmanager

from kaper.engine.errors import KaperError


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Inside, imports need an extra of Kaper; who does not have it is told how to get it."""
    try:
        yield
    except ModuleNotFoundError as fault:
        raise KaperError(
            f"This needs {fault.name}: pip install 'kaper[{extra}]'.",
            "extra-missing", package=str(fault.name), extra=extra,
        ) from fault  # fmt: skip
