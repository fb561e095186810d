"""Libraries that only some need, and what to say where one is not installed."""

from importlib import import_module
from types import ModuleType

from kaper.engine.errors import KaperError


def extra(name: str, module: str) -> ModuleType:
    """A module of the extra with this name."""
    try:
        return import_module(module)
    except ImportError as fault:
        sentence = f"This needs more than Kaper itself: pip install 'kaper[{name}]'."
        raise KaperError(sentence, "missing-extra", extra=name) from fault
