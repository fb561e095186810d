"""A question between two bots is settled when there is enough evidence, and seldom wrongly."""

from collections import Counter
from random import Random

import pytest

from kaper.arena.duels import LEVEL, LOWER, OPEN, UPPER, Evidence
from kaper.arena.figures import clustered, share


def settled(source: Random, chance: float, margin: float = 0.1, most: int = 4000) -> tuple[str, int]:
    """Rounds of two games between bots of which the first wins with this chance, until it is settled."""
    evidence = Evidence(margin)
    while evidence.verdict == OPEN and evidence.rounds < most:
        evidence.add(((source.random() < chance) + (source.random() < chance)) / 2)
    return evidence.verdict, evidence.rounds


def test_one_that_always_wins_is_found_in_a_few_rounds() -> None:
    assert settled(Random(1), 1.0) == (UPPER, 8)
    assert settled(Random(1), 0.0) == (LOWER, 8)


def test_level_bots_are_seldom_called_anything_else() -> None:
    source = Random("level")
    found = Counter(settled(source, 0.5)[0] for _ in range(400))
    assert found[LEVEL] >= 0.92 * 400
    assert found[OPEN] == 0


@pytest.mark.parametrize(("chance", "verdict"), [(0.6, UPPER), (0.4, LOWER)])
def test_bots_that_differ_by_the_margin_are_seldom_overlooked(chance: float, verdict: str) -> None:
    source = Random("better")
    found = Counter(settled(source, chance)[0] for _ in range(300))
    assert found[verdict] >= 0.92 * 300


def test_games_that_go_the_same_way_settle_less() -> None:
    """Two games of a round that always end alike are as good as one."""
    apart, alike = Evidence(0.05), Evidence(0.05)
    for number in range(200):
        apart.add(1.0 if number % 10 == 0 else 0.5)
        alike.add(1.0 if number % 20 < 11 else 0.0)
    assert (apart.total, alike.total) == (110, 110)
    assert apart.likelihood(0.05) > 5 * alike.likelihood(0.05) > 0


def test_what_is_settled_stays_so() -> None:
    evidence = Evidence(0.1)
    for points in [1.0] * 10 + [0.0] * 50:
        evidence.add(points)
    assert evidence.verdict == UPPER


def test_an_interval_over_rounds_is_never_narrower_than_that_of_single_games() -> None:
    alone = share(20, 40)
    assert clustered([(1.0, 2)] * 20) == alone
    together = clustered([(2.0, 2), (0.0, 2)] * 10)
    assert (together.chances, together.share) == (40, 0.5)
    # Twenty games that were each played twice tell what twenty tell.
    twenty = share(10, 20)
    assert (together.low, together.high) == pytest.approx((twenty.low, twenty.high), abs=0.005)
