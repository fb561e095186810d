"""The colours and shapes of the players in the scene."""

from typing import Final

LIVERY: Final = [("vermilion", "triangle"), ("ochre", "circle"), ("indigo", "square"), ("green", "diamond")]
RED_LIVERY: Final = ("ink", "star")


def livery(seat: int, redbeard: int) -> tuple[str, str]:
    """Colour and shape of a seat; Redbeard has his own."""
    return RED_LIVERY if seat == redbeard else LIVERY[seat]
