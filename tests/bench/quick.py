"""Measurements that are over at once."""

import pytest

from kaper.bench import measure

SMALL = {"DECISIONS": 4, "ITERATIONS": 10, "POSITIONS": 20, "TRIES": 1}


def small(patch: pytest.MonkeyPatch) -> None:
    """Less of what no option makes less, of everything but the games."""
    for name, figure in SMALL.items():
        assert figure < getattr(measure, name)
        patch.setattr(measure, name, figure)
