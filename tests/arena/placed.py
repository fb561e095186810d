"""Places by points alone, for results that a test makes up."""

from collections.abc import Sequence

from kaper.engine import game


def places(scores: Sequence[int]) -> list[int]:
    return game.places([(score,) for score in scores])
