"""What a viewer sees, as plain data."""

from dataclasses import dataclass


@dataclass(frozen=True)
class View:
    """What a viewer sees of Plank."""

    steps: list[int]
    rounds: int
    shown: list[list[str]]
    hands: list[list[str]]
    left: list[int]
