"""A match looked at again: what each decision gave away, and what was luck."""

import pytest
from plank.game import GAME as PLANK

from kaper.bots.bot import consult
from kaper.bots.levels import make
from kaper.bots.review import Judged, grade, review, tally
from kaper.engine.game import Outcome
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
    assert all(len(judged.shares) == 2 and sum(judged.shares) == pytest.approx(1) for judged in found)
    assert all(judged.kept <= judged.chance for judged in found)
    best = [judged for judged in found if judged.chosen == judged.best]
    assert best
    assert all(judged.lost == 0 for judged in best)


def decision(place: int, seat: int, chance: float, kept: float) -> Judged:
    return Judged(place, seat, "cask", "keep", "keep" if chance == kept else "throw", chance, kept, ())


def test_luck_is_what_came_of_a_promise_up_to_the_end_and_choice_is_what_was_given_away() -> None:
    found = [
        decision(0, 0, 0.5, 0.5),
        decision(1, 1, 0.5, 0.3),
        decision(2, 0, 0.7, 0.65),
        decision(3, 1, 0.2, 0.2),
    ]
    won = Outcome("shown", [4, 5], [2, 1], [1], {})
    one, two = tally(found, 0, won), tally(found, 1, won)
    assert (one.grades["best"], one.grades["inaccuracy"]) == (1, 1)
    assert one.lost == pytest.approx(0.05)
    assert one.luck == pytest.approx(0.2 - 0.65), "from 50 to 70 %, and from 65 % to a lost match"
    assert two.grades["blunder"] == 1
    assert two.lost == pytest.approx(0.2)
    assert two.luck == pytest.approx(-0.1 + 0.8), "from 30 to 20 %, and from 20 % to a match that was won"
