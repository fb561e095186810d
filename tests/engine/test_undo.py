"""What may be taken back follows from the events and the stream; no game says anything about it."""

import pytest

from kaper.engine.asking import Asking, Choose, numbered, together
from kaper.engine.errors import UndoRefused
from kaper.engine.match import Match
from kaper.engine.sight import whole
from tests.engine.toys import Rule, Toy, start, toy, values


def plain(s: Toy) -> Asking[None]:
    s.done.append((yield Choose(0, "spend", numbered("spend", 0, 3))).value)


def passing(s: Toy) -> Asking[None]:
    s.done.append((yield Choose(0, "spend", numbered("spend", 0, 3))).value)
    s.done.append((yield Choose(1, "spend", numbered("spend", 0, 3))).value)


def rolling(s: Toy) -> Asking[None]:
    yield from plain(s)
    s.chance.die()


def revealing(s: Toy) -> Asking[None]:
    yield from plain(s)
    if s.diary is not None:
        s.diary.note("shows", 0, {"secret": s.secrets[0]}, reveals=True)


def whispering(s: Toy) -> Asking[None]:
    yield from plain(s)
    if s.diary is not None:
        s.diary.note("peeks", 1, {}, {"secret": s.secrets[0]}, (1,))


def telling(s: Toy) -> Asking[None]:
    yield from plain(s)
    if s.diary is not None:
        s.diary.note("spends", 0, {"n": 1})


def forcing(s: Toy) -> Asking[None]:
    yield from plain(s)
    s.done.append((yield Choose(1, "spend", numbered("spend", 1, 1))).value)


def in_secret(s: Toy) -> Asking[None]:
    s.done += values((yield from together("play", [0, 1], lambda _: numbered("play", 0, 2))))


def after(rule: Rule, *answers: tuple[int, str], rounds: int = 3) -> Match[Toy]:
    match = start(rule, rounds=rounds)
    for seat, text in answers:
        match.answer(seat, text)
    return match


def refused(match: Match[Toy], seat: int | None = None) -> str:
    """The key of the refusal, after making sure that it changed nothing."""
    before = whole(match.game, match.state), match.answers[:], match.number, match.pending[:]
    with pytest.raises(UndoRefused) as error:
        match.undo(seat)
    assert (whole(match.game, match.state), match.answers, match.number, match.pending) == before
    return error.value.key


def test_an_answer_is_taken_back() -> None:
    match = start(plain, rounds=3)
    before = whole(match.game, match.state)
    match.answer(0, "spend:1")
    match.undo(0)
    assert whole(match.game, match.state) == before
    assert match.answers == []


def test_another_answer_can_be_given_then() -> None:
    match = after(plain, (0, "spend:1"))
    match.undo(0)
    match.answer(0, "spend:2")
    assert match.state.done == [2, "step"]


def test_several_answers_are_taken_back_one_by_one() -> None:
    match = after(plain, (0, "spend:1"), (0, "spend:2"))
    match.undo()
    assert match.state.done == [1, "step"]
    match.undo()
    assert match.state.done == []


def test_events_are_taken_back_too() -> None:
    match = after(telling, (0, "spend:1"), (0, "spend:1"))
    match.undo(0)
    assert [(event.kind, event.at) for event in match.events] == [("spends", 1)]


def test_the_end_can_be_taken_back() -> None:
    match = after(plain, (0, "spend:1"), rounds=1)
    match.undo(0)
    assert match.outcome is None
    assert len(match.pending) == 1


def test_a_question_number_is_not_used_again() -> None:
    match = start(plain, rounds=3)
    first = match.number
    match.answer(0, "spend:1")
    second = match.number
    match.undo(0)
    assert match.number not in (first, second)


def test_not_after_chance() -> None:
    match = after(rolling, (0, "spend:1"))
    assert refused(match) == "undo-chance"


def test_not_after_something_was_shown_to_all() -> None:
    assert refused(after(revealing, (0, "spend:1"))) == "undo-shown"


def test_not_after_something_was_shown_to_one() -> None:
    assert refused(after(whispering, (0, "spend:1"))) == "undo-shown"


def test_a_forced_answer_is_no_obstacle() -> None:
    match = after(forcing, (0, "spend:1"))
    match.undo(0)
    assert match.state.done == []


def test_not_after_another_seat_answered() -> None:
    match = after(passing, (0, "spend:1"), (1, "spend:1"))
    assert refused(match, 0) == "undo-other"
    match.undo(1)
    match.undo(0)
    assert match.state.done == []


def test_not_before_anything_was_answered() -> None:
    assert refused(start(plain)) == "undo-nothing"
    assert refused(start(plain), 0) == "undo-nothing"


def test_a_seal_lasts_however_many_answers_follow() -> None:
    def first_rolls(s: Toy) -> Asking[None]:
        yield from plain(s)
        if not s.done.count("step"):
            s.chance.die()

    match = after(first_rolls, (0, "spend:1"), (0, "spend:2"))
    match.undo(0)
    assert refused(match, 0) == "undo-chance"


def test_a_secret_answer_is_taken_back_while_others_think() -> None:
    match = after(in_secret, (1, "play:1"))
    match.undo(1)
    assert [ask.seat for ask in match.pending] == [0, 1]


def test_the_last_of_the_secret_answers_counts_for_all() -> None:
    match = after(in_secret, (1, "play:1"), (0, "play:1"))
    assert refused(match, 1) == "undo-other"
    match.undo(0)
    assert [ask.seat for ask in match.pending] == [0]


def test_without_a_diary_nothing_is_taken_back() -> None:
    match = Match.new(toy(plain), 2, events=False)
    match.answer(0, "spend:1")
    assert refused(match) == "undo-no-diary"


def test_the_refusal_says_why() -> None:
    with pytest.raises(UndoRefused, match="dice were rolled or cards drawn since"):
        after(rolling, (0, "spend:1")).undo(0)


def test_a_clone_remembers_the_seals() -> None:
    assert refused(after(rolling, (0, "spend:1")).clone()) == "undo-chance"
    assert after(plain, (0, "spend:1")).clone().why_not_undo(0) == ""
