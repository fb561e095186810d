"""A search goes on with what it knows as long as that still holds good."""

import pytest
from plank.game import GAME as PLANK

from kaper.bots.bot import consult, ponder
from kaper.bots.place import place
from kaper.bots.search import SearchBot
from kaper.bots.tuning import Budget
from kaper.engine.asking import Asking, Choose, Option
from kaper.engine.chance import Chance
from kaper.engine.game import Settings
from kaper.engine.match import Match
from tests.bots import coin
from tests.laws.changed import changed

LEFT, RIGHT = Option("left"), Option("right")
ITERATIONS = 40


def bot() -> SearchBot:
    return SearchBot("kept", Budget(iterations=ITERATIONS))


def walk(answers: int, *, drawing: bool = False) -> Match[coin.Coin]:
    """Seat 0 is asked twice, then seat 1, then seat 0 again; with dice in between, if wished."""

    def setup(seats: int, settings: Settings, chance: Chance) -> coin.Coin:
        return coin.Coin("alone", chance)

    def step(s: coin.Coin) -> Asking[None]:
        for number, seat in enumerate((0, 0, 1, 0)):
            if (yield Choose(seat, f"way-{number}", [LEFT, RIGHT])) is LEFT:
                s.winner = seat
            if drawing:
                s.chance.die()
        s.over = True

    match = Match.new(changed(coin.GAME, setup=setup, step=step), 2)
    for _ in range(answers):
        match.answer(match.pending[0].seat, "left")
    return match


def trials(thinker: SearchBot, match: Match[coin.Coin], seat: int = 0) -> int:
    consult(thinker, match, seat)
    assert thinker.thought is not None
    return thinker.thought.trials


def test_what_was_tried_beyond_the_own_answer_is_known_at_the_next_question() -> None:
    thinker, match = bot(), walk(0)
    assert trials(thinker, match) == ITERATIONS
    match.answer(0, "left")
    assert trials(thinker, match) > ITERATIONS


def test_so_is_what_others_were_seen_to_answer() -> None:
    thinker, match = bot(), walk(1)
    trials(thinker, match)
    match.answer(0, "left")
    match.answer(1, "right")
    assert trials(thinker, match) > ITERATIONS


def test_after_dice_the_search_begins_anew() -> None:
    thinker, match = bot(), walk(0, drawing=True)
    trials(thinker, match)
    match.answer(0, "left")
    assert trials(thinker, match) == ITERATIONS


def test_another_match_and_an_undo_are_other_stories() -> None:
    thinker, match = bot(), walk(1)
    trials(thinker, match)
    assert trials(thinker, walk(1)) == ITERATIONS
    trials(thinker, match)
    match.undo()
    assert trials(thinker, match) == ITERATIONS


def test_the_same_question_is_thought_about_further() -> None:
    thinker, match = bot(), walk(0)
    assert [trials(thinker, match) for _ in range(3)] == [ITERATIONS, 2 * ITERATIONS, 3 * ITERATIONS]


def test_a_bot_can_think_while_somebody_else_does() -> None:
    thinker, match = bot(), walk(2)
    assert match.pending[0].seat == 1
    ponder(thinker, match, 0, lambda: False)
    match.answer(1, "left")
    assert trials(thinker, match) > ITERATIONS


def test_nobody_ponders_about_a_question_that_they_may_not_know_of() -> None:
    match = Match.new(coin.GAME, 2, {"way": "unseen"})
    match.answer(coin.GUESSER, "dare")
    ponder(bot(), match, coin.GUESSER, _no_time)
    ponder(bot(), Match.new(PLANK, 2), 1, _no_time)


def _no_time() -> bool:
    raise AssertionError("somebody ponders")


@pytest.mark.parametrize("way", ["at-once", "alone", "unseen"])
def test_what_was_answered_in_secret_is_told_to_nobody(way: str) -> None:
    match = Match.new(coin.GAME, 2, {"way": way})
    match.answer(coin.GUESSER, "dare")
    assert place(match).recent == ((coin.GUESSER, "dare"),)
    match.answer(coin.HIDER, match.pending[0].options[1])
    assert place(match).recent == ()
