"""The colours of seats; each has a shape of its own, for who cannot tell colours apart."""

from typing import Final

SHAPES: Final = {
    "vermilion": "triangle",
    "ochre": "circle",
    "indigo": "square",
    "green": "diamond",
    "sky": "cross",
    "ink": "star",
}
SIGNS: Final = {"vermilion": "▲", "ochre": "●", "indigo": "■", "green": "◆", "sky": "✚", "ink": "★"}
"""The same shapes as characters."""
