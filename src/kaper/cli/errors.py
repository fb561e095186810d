"""Ways in which a command ends early."""

from kaper.engine.errors import KaperError


class Interrupted(KaperError):
    """Ctrl-C, after what was done has been kept; the sentence says where."""


class Leave(Exception):
    """The player has had enough for now."""
