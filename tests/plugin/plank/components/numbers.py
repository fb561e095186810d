"""The numbers that everybody has."""

NUMBERS = 5


GOAL = 8


def card(seat: int, number: int) -> str:
    """A number's name, different for each seat's, so that a leak can be told from a coincidence."""
    return f"{'abcd'[seat]}-number-{number}"
