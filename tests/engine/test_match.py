"""A match from its beginning to its end."""

import pytest

from kaper.engine.asking import Asking, Choose, Option, numbered, together
from kaper.engine.chance import Chance
from kaper.engine.errors import RuleError, SettingError
from kaper.engine.events import FORCED
from kaper.engine.match import Match
from tests.engine.toys import Toy, offered, setup, start, toy, values


def spend(s: Toy) -> Asking[None]:
    s.done.append((yield Choose(0, "spend", numbered("spend", 0, 3))).value)


def forced(s: Toy) -> Asking[None]:
    s.done.append((yield Choose(1, "spend", numbered("spend", 2, 2))).value)
    s.done.append((yield Choose(0, "spend", numbered("spend", 0, 3))).value)


def paused(s: Toy) -> Asking[None]:
    s.done.append((yield Choose(0, "ready", numbered("ready", 1, 1), pause=True)).value)


def silent(s: Toy) -> Asking[None]:
    return
    yield


def in_secret(s: Toy) -> Asking[None]:
    s.done += values((yield from together("play", [0, 1, 2], lambda seat: numbered("play", 0, seat))))


def test_it_asks_the_first_question() -> None:
    match = start(spend)
    assert [(ask.seat, ask.prompt) for ask in match.pending] == [(0, "spend")]
    assert offered(match) == ["spend:0", "spend:1", "spend:2", "spend:3"]


def test_the_rule_goes_on_with_the_value() -> None:
    match = start(spend)
    match.answer(0, "spend:2")
    assert match.state.done == [2, "step"]


@pytest.mark.parametrize("option", ["spend:2", Option("spend:2", 2), Option("spend:2", 99)])
def test_an_option_is_known_by_its_text(option: str | Option) -> None:
    match = start(spend)
    match.answer(0, option)
    assert match.state.done == [2, "step"]
    assert match.answers[0][1].value == 2


def test_it_is_over_when_the_state_says_so() -> None:
    match = start(spend, rounds=2)
    goes_on = [match.outcome is None]
    for text in ("spend:2", "spend:1"):
        match.answer(0, text)
        goes_on.append(match.outcome is None)
    assert goes_on == [True, True, False]
    assert match.pending == []


def test_steps_without_a_question_run_through() -> None:
    assert start(silent, rounds=5).state.done == ["step"] * 5


def test_a_choice_of_one_answers_itself() -> None:
    match = start(forced)
    assert match.state.done == [2]
    assert [ask.seat for ask in match.pending] == [0]
    assert match.answers == []


def test_a_forced_answer_is_told_to_its_seat_alone() -> None:
    (event,) = start(forced).events
    assert (event.kind, event.seat, event.to) == (FORCED, 1, (1,))
    assert event.seen_by(1) == {"prompt": "spend", "option": "spend:2"}
    assert event.seen_by(0) == {}


def test_a_pause_is_asked_although_there_is_one_option() -> None:
    match = start(paused)
    assert offered(match) == ["ready:1"]
    match.answer(0, "ready:1")
    assert match.state.done == [1, "step"]


def test_a_question_without_options_is_the_rules_fault() -> None:
    def broken(s: Toy) -> Asking[None]:
        yield Choose(1, "spend", [])

    with pytest.raises(RuleError, match="asked seat 1 spend without an option"):
        start(broken)


def test_together_takes_answers_in_any_order_and_goes_on_after_the_last() -> None:
    match = start(in_secret, 3)
    assert [ask.seat for ask in match.pending] == [1, 2]
    match.answer(2, "play:2")
    assert [ask.seat for ask in match.pending] == [1]
    assert match.state.done == []
    match.answer(1, "play:0")
    assert match.state.done == [0, 0, 2, "step"]


def test_together_without_a_choice_goes_on_by_itself() -> None:
    def nobody(s: Toy) -> Asking[None]:
        s.done += values((yield from together("play", [0, 1], lambda seat: numbered("play", seat, seat))))

    assert start(nobody).state.done == [0, 1, "step"]


def test_together_is_one_question_with_one_number() -> None:
    match = start(in_secret, 3, rounds=2)
    first = match.number
    match.answer(2, "play:2", first)
    assert match.number == first
    match.answer(1, "play:0", first)
    assert match.number == first + 1


def test_answers_are_kept_with_their_seats() -> None:
    match = start(in_secret, 3)
    match.answer(2, "play:2")
    match.answer(1, "play:0")
    assert [(seat, option.text) for seat, option in match.answers] == [(2, "play:2"), (1, "play:0")]


def test_a_seed_is_a_text() -> None:
    assert start(spend, seed=7).state.secrets == start(spend, seed="7").state.secrets
    assert start(spend, seed=7).seed == "7"


def test_settings_and_seats_are_checked() -> None:
    with pytest.raises(SettingError, match="toy is for 1 to 4 players, not 5"):
        Match.new(toy(spend), 5)
    with pytest.raises(SettingError, match="toy has no setting wind"):
        Match.new(toy(spend), 2, {"wind": "east"})


def test_a_match_can_begin_in_the_middle() -> None:
    state = setup(2, {}, Chance.seeded("x"))
    state.done.append("step")
    match = Match.at(toy(spend, rounds=2), 2, state)
    match.answer(0, "spend:1")
    assert match.outcome is not None
    assert match.state.done == ["step", 1, "step"]


def test_without_events_nothing_is_noted() -> None:
    match = Match.new(toy(forced), 2, events=False)
    assert match.events == []
    assert match.state.diary is None
