"""Plank, a game from elsewhere, has an encoding without a line of its own."""

import pytest
from plank.components.numbers import card
from plank.game import GAME as PLANK
from plank.state.state import Plank

from kaper.encoding.encoding import WAIT, NoSuchAction
from kaper.encoding.known import encoding_of
from kaper.engine.match import Match

ENCODING = encoding_of(PLANK)


def told(match: Match[Plank], viewer: int) -> dict[str, float]:
    return {ENCODING.names[place]: value for place, value in ENCODING.write(match, viewer).summed().items()}


def test_everybody_is_told_of_their_own_hand_alone() -> None:
    match = Match.new(PLANK, 3, seed=1)
    for seat in range(3):
        entries = told(match, seat)
        hand = {f"view.hands[me]={card(seat, number)}" for number in match.state.hands[seat]}
        assert {name for name in entries if name.startswith("view.hands[me]=")} == hand
        assert not [name for name in entries if name.startswith("view.hands[+")]


def test_the_table_and_the_question_are_told() -> None:
    match = Match.new(PLANK, 2, seed=1)
    entries = told(match, 1)
    assert entries["viewer=1"] == entries["asks[me]=play"] == entries["asks[+1]=play"] == 1.0
    assert entries["settings.rounds=three"] == 1.0


def test_answers_have_the_same_number_in_every_question() -> None:
    assert ENCODING.action_name(WAIT) == "wait"
    options = [ENCODING.action_name(action) for action in range(1, ENCODING.actions)]
    assert options == [
        "back:0", "back:1", "back:2", "leave", "play:0", "play:1", "play:2", "play:3", "play:4", "take",
        "unknown:0", "unknown:1", "unknown:2",
    ]  # fmt: skip


def test_an_answer_that_is_not_on_offer_is_refused_with_those_that_are() -> None:
    match = Match.new(PLANK, 2, seed=1)
    ask = match.asked(0)
    assert ask is not None
    allowed = ", ".join(str(number) for number in ENCODING.numbers(ask))
    with pytest.raises(NoSuchAction, match=f"Action 0 is not on offer; allowed: {allowed}."):
        ENCODING.place(ask, WAIT)
