"""Names and lines of chat are plain text: no control characters, one line, a length."""

import unicodedata

from kaper.server.errors import Refusal

NAME = 32
LINE = 500
NONCE = 64


def plain(text: str, longest: int, what: str) -> str:
    """The text without what cannot be seen; refuses an empty and a too long one."""
    spaced = "".join(" " if character.isspace() else character for character in text)
    kept = "".join(character for character in spaced if unicodedata.category(character)[0] != "C")
    found = " ".join(unicodedata.normalize("NFC", kept).split())
    if not found:
        raise Refusal(400, "empty-text", f"The {what} is empty.", what=what)
    if len(found) > longest:
        raise Refusal(
            400, "long-text", f"The {what} has {len(found)} characters; {longest} are allowed.",
            what=what, longest=longest,
        )  # fmt: skip
    return found


def nonce_of(text: str) -> str:
    """A word that a seat adds to the dice, or nothing."""
    return plain(text, NONCE, "nonce") if text else ""
