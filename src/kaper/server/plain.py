"""Names and lines of chat are plain text: no control characters, one line, a length."""

import unicodedata

from kaper.server.errors import Refusal

NAME = 32
HANDLE = 640
"""The longest handle: a character may stand for many once it is taken apart."""
LINE = 500
NONCE = 64
RAW = 4
"""How many characters as they come may make up one that is kept: a letter, its marks, and some space."""


def plain(text: str, longest: int, what: str) -> str:
    """The text without what cannot be seen; refuses an empty and a too long one.

    The length is checked before anything else: to bring a long row of marks into its normal form takes time
    that grows with the square of its length.
    """
    found = _seen(text, longest, what)
    if len(found) > longest:
        raise _too_long(len(found), longest, what)
    return found


def _seen(text: str, longest: int, what: str) -> str:
    if len(text) > longest * RAW:
        raise _too_long(len(text), longest, what)
    spaced = "".join(" " if character.isspace() else character for character in text)
    kept = "".join(character for character in spaced if unicodedata.category(character)[0] != "C")
    found = " ".join(unicodedata.normalize("NFC", kept).split())
    if not found:
        raise Refusal(400, "empty-text", f"The {what} is empty.", what=what)
    return found


def handle_of(name: str) -> str:
    """What names have in common that a reader takes for the same: without case, width and ways of writing."""
    folded = unicodedata.normalize("NFKC", _seen(name, NAME, "name")).casefold()
    found = " ".join(unicodedata.normalize("NFKC", folded).split())
    if len(found) > HANDLE:
        raise _too_long(len(found), NAME, "name")
    return found


def _too_long(length: int, longest: int, what: str) -> Refusal:
    sentence = f"The {what} has {length} characters; {longest} are allowed."
    return Refusal(400, "long-text", sentence, what=what, longest=longest)


def nonce_of(text: str) -> str:
    """A word that a seat adds to the dice, or nothing."""
    return plain(text, NONCE, "nonce") if text else ""
