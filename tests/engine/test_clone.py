"""Copies of a match: clones for going on, rewound ones for looking back."""

import pytest

from kaper.engine.asking import Asking, Choose, Option, numbered, together
from kaper.engine.errors import RuleError
from kaper.engine.match import Match
from kaper.engine.sight import whole
from tests.engine.toys import Toy, start, toy, values


def turn(s: Toy) -> Asking[None]:
    """A long turn: three questions and a die between them."""
    s.done.append((yield Choose(0, "spend", numbered("spend", 0, 3))).value)
    s.done.append(s.chance.die())
    s.done.append((yield Choose(1, "spend", numbered("spend", 0, 3))).value)
    s.done.append((yield Choose(0, "spend", numbered("spend", 0, 3))).value)
    if s.diary is not None:
        s.diary.note("turn", 0, {"n": len(s.done)})


def hands(s: Toy) -> Asking[None]:
    """Everybody may show their secret number or another."""
    s.done += values(
        (
            yield from together(
                "show",
                range(len(s.secrets)),
                lambda seat: [Option("pass", -1), Option(f"show:{s.secrets[seat]}", 1)],
            )
        )
    )


def halfway() -> Match[Toy]:
    match = start(turn, rounds=3)
    for seat, text in [(0, "spend:1"), (1, "spend:2"), (0, "spend:3"), (0, "spend:0"), (1, "spend:1")]:
        match.answer(seat, text)
    return match


def bytes_of(match: Match[Toy]) -> bytes:
    return whole(match.game, match.state)


def test_a_clone_stands_in_the_middle_of_the_turn() -> None:
    match = halfway()
    twin = match.clone()
    assert bytes_of(twin) == bytes_of(match)
    assert [(ask.seat, ask.prompt) for ask in twin.pending] == [(0, "spend")]
    assert (twin.answers, twin.number) == (match.answers, match.number)


def test_a_clone_has_the_events_so_far() -> None:
    match = halfway()
    twin = match.clone()
    assert [(event.kind, event.at) for event in twin.events] == [("turn", 3)]
    twin.answer(0, "spend:1")
    assert [len(twin.events), len(match.events)] == [2, 1]


def test_a_clone_goes_on_alone() -> None:
    match = halfway()
    twin, before = match.clone(), bytes_of(match)
    twin.answer(0, "spend:1")
    assert bytes_of(match) == before
    assert len(match.answers) == 5


def test_an_old_clone_stays_when_the_original_goes_on() -> None:
    match = halfway()
    twin, before = match.clone(), bytes_of(match)
    match.answer(0, "spend:1")
    match.answer(0, "spend:1")
    assert bytes_of(twin) == before


def test_a_clone_meets_the_same_dice() -> None:
    match = halfway()
    twin = match.clone()
    for each in (match, twin):
        each.answer(0, "spend:1")
        each.answer(0, "spend:1")
    assert bytes_of(twin) == bytes_of(match)


def test_a_clone_remembers_what_was_answered_in_secret() -> None:
    match = start(hands)
    match.answer(1, "pass")
    twin = match.clone()
    assert [ask.seat for ask in twin.pending] == [0]
    twin.answer(0, "pass")
    assert twin.state.done == [-1, -1, "step"]


def test_a_clone_can_be_silent() -> None:
    twin = halfway().clone(events=False)
    assert twin.state.diary is None
    assert bytes_of(twin) == bytes_of(halfway())


def test_a_clone_of_a_clone_that_was_not_to_be_kept_still_stands_there() -> None:
    twin = halfway().clone(keep=False)
    twin.answer(0, "spend:1")
    twin.answer(0, "spend:2")
    assert bytes_of(twin.clone()) == bytes_of(twin)


def test_a_match_without_checkpoints_cannot_be_cloned() -> None:
    match = Match.new(toy(turn), 2, events=False, keep=False)
    with pytest.raises(RuleError, match="keep=False"):
        match.clone()


def test_a_finished_match_can_be_cloned() -> None:
    match = start(turn)
    for seat in (0, 1, 0):
        match.answer(seat, "spend:0")
    assert match.clone().outcome == match.outcome


@pytest.mark.parametrize("count", range(6))
def test_rewound_stands_where_the_match_was(count: int) -> None:
    match = start(turn, rounds=3)
    positions = [bytes_of(match)]
    for seat, text in [(0, "spend:1"), (1, "spend:2"), (0, "spend:3"), (0, "spend:0"), (1, "spend:1")]:
        match.answer(seat, text)
        positions.append(bytes_of(match))
    earlier = match.rewound(count)
    assert bytes_of(earlier) == positions[count]
    assert earlier.answers == match.answers[:count]


def test_a_match_from_the_middle_is_rewound_to_its_own_beginning() -> None:
    state = halfway().state
    state.diary = None
    match = Match.at(toy(turn, rounds=3), 2, state)
    before = bytes_of(match)
    for seat in (0, 1, 0, 0):
        match.answer(seat, "spend:0")
    assert bytes_of(match.rewound(0)) == before


def hurried(answers: int) -> Match[Toy]:
    match = start(turn, rounds=answers)
    match.skip_checkpoints(answers)
    for number in range(answers):
        match.answer([0, 1, 0][number % 3], f"spend:{number % 4}")
    return match


@pytest.mark.parametrize("answers", [2, 65, 101, 302])
def test_after_many_answers_at_once_a_match_stands_where_it_would_stand_anyway(answers: int) -> None:
    match = hurried(answers)
    before = bytes_of(match)
    assert bytes_of(match.clone()) == before
    assert bytes_of(match.rewound(answers)) == before
    last = match.answers[-1]
    match.undo()
    match.answer(*last)
    assert bytes_of(match) == before


def test_a_clone_after_many_answers_at_once_runs_only_the_last_turn_again() -> None:
    begun: list[int] = []

    def counted(s: Toy) -> Asking[None]:
        begun.append(1)
        yield from turn(s)

    match = start(counted, rounds=300)
    match.skip_checkpoints(299)
    for number in range(299):
        match.answer([0, 1, 0][number % 3], "spend:1")
    begun.clear()
    match.clone()
    assert len(begun) == 1
