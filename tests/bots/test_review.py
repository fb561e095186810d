"""A match looked at again: what each decision gave away, and what was luck."""

import pytest
from plank.game import GAME as PLANK

from kaper.bots.bot import consult
from kaper.bots.levels import make
from kaper.bots.review import grade, review
from kaper.engine.match import Match


@pytest.mark.parametrize(
    ("lost", "name"),
    [
        (0.0, "best"),
        (0.01, "best"),
        (0.02, "good"),
        (0.05, "inaccuracy"),
        (0.10, "mistake"),
        (0.151, "blunder"),
    ],
)
def test_a_decision_is_graded_by_what_it_gave_away(lost: float, name: str) -> None:
    assert grade(lost) == name


def test_every_decision_is_judged_and_the_match_ends_as_it_did() -> None:
    played = Match.new(PLANK, 2, seed=4)
    bots = [make("bosun", "a"), make("random", "b")]
    decisions = 0
    while played.pending:
        ask = played.pending[0]
        decisions += len(ask.options) > 1
        played.answer(ask.seat, consult(bots[ask.seat], played, ask.seat))
    again = Match.new(PLANK, 2, seed=4)
    found = list(review(again, played.answers, "seed", "search:30"))
    assert len(found) == decisions
    assert again.outcome == played.outcome
    first = {judged.seat: judged for judged in reversed(found)}
    assert all(judged.luck == 0 for judged in first.values())
    assert all(judged.kept <= judged.chance for judged in found)
    best = [judged for judged in found if judged.chosen == judged.best]
    assert best
    assert all(judged.lost == 0 for judged in best)


def test_luck_is_what_came_between_two_decisions() -> None:
    match = Match.new(PLANK, 2, seed=4)
    answers = [(0, match.pending[0].options[0]), (1, match.pending[1].options[0])]
    later = match.clone()
    for seat, option in answers:
        later.answer(seat, option)
    ask = later.asked(0)
    assert ask is not None
    one, _, two = review(match, [*answers, (0, ask.options[0])], "seed", "search:30")
    assert (one.seat, two.seat) == (0, 0)
    assert two.luck == pytest.approx(two.chance - one.kept)
