"""Random play at one go does what random play answer by answer does."""

from random import Random

import pytest

from kaper.engine.asking import Asking, Choose, numbered, together
from kaper.engine.errors import RuleError
from kaper.engine.match import Match
from tests.engine.toys import Rule, Toy, toy, values

SEATS = 3


def of_all_kinds(s: Toy) -> Asking[None]:
    s.done.append((yield Choose(0, "spend", numbered("spend", 0, 5))).value)
    s.done.append((yield Choose(1, "forced", numbered("forced", 2, 2))).value)
    s.done.append((yield Choose(1, "ready", numbered("ready", 1, 1), pause=True)).value)
    s.done.append((yield Choose(2, "bribe", numbered("bribe", 0, 4), hidden=True)).value)
    s.done += values((yield from together("play", range(SEATS), lambda seat: numbered("play", 0, seat))))
    s.done += values((yield from together("alone", [0], lambda _: numbered("alone", 7, 7))))
    s.done.append(s.chance.below(1000))


def first_in_secret(s: Toy) -> Asking[None]:
    s.done += values((yield from together("play", range(SEATS), lambda _: numbered("play", 0, 9))))


def in_silence(s: Toy) -> Asking[None]:
    if not s.done:
        s.done.append((yield Choose(0, "spend", numbered("spend", 0, 5))).value)


def sources(seed: int) -> list[Random]:
    return [Random(seed + seat) for seat in range(SEATS)]


@pytest.mark.parametrize("rule", [of_all_kinds, first_in_secret, in_silence])
def test_the_same_answers_lead_to_the_same_end(rule: Rule) -> None:
    for seed in range(5):
        quick, slow = (Match.new(toy(rule, 4), SEATS, seed=seed, events=False, keep=False) for _ in range(2))
        quick.play_at_random(sources(seed))
        streams = sources(seed)
        while slow.pending:
            ask = slow.pending[0]
            slow.answer(ask.seat, ask.options[int(streams[ask.seat].random() * len(ask.options))])
        assert quick.answers == slow.answers
        assert quick.state.done == slow.state.done
        assert quick.outcome == slow.outcome is not None
        assert [quick.count_for(0, len(quick.answers))] == [slow.count_for(0, len(slow.answers))]


def test_it_goes_on_from_the_middle() -> None:
    match = Match.new(toy(of_all_kinds, 2), SEATS, events=False, keep=False)
    match.answer(0, "spend:3")
    match.play_at_random(sources(0))
    assert match.state.done[:3] == [3, 2, 1]
    assert match.pending == []


def test_a_question_without_an_option_is_a_fault_of_the_rules() -> None:
    def empty(s: Toy) -> Asking[None]:
        yield Choose(0, "spend", numbered("spend", 0, 5))
        yield Choose(0, "nothing", [])

    match = Match.new(toy(empty), SEATS, events=False, keep=False)
    with pytest.raises(RuleError, match="without an option"):
        match.play_at_random(sources(0))
