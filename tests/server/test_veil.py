"""What keeps hidden questions hidden, by itself."""

from time import monotonic
from typing import cast

from kaper.engine.asking import Asking, Choose, numbered
from kaper.engine.match import Match
from kaper.engine.state import State
from kaper.server.veil import LONG, SHORT, Shown, Veil
from tests.engine.toys import Toy, start


def asks_in_secret(s: Toy) -> Asking[None]:
    yield Choose(0, "open", numbered("open", 0, 1))
    s.moments |= 0b110
    yield Choose(1, "bribe", numbered("bribe", 0, 1), hidden=True)
    yield Choose(0, "again", numbered("again", 0, 1))


def begun() -> Match[State]:
    return cast(Match[State], start(asks_in_secret, 3))


def delay(moments: int, persons: bool, factor: float = 1.0) -> float:
    veil = Veil()
    veil.drop(moments, persons, factor)
    return veil.until - monotonic() if veil.dropped else 0.0


def test_only_the_one_who_is_asked_sees_the_match_go_on() -> None:
    match = begun()
    veil = Veil()
    veil.began(Shown(0, match.number))
    match.answer(0, "open:0")
    assert [veil.covers(match, own) for own in ((), (0,), (1,), (2,), (0, 1))] == [
        True, True, False, True, False,
    ]  # fmt: skip
    then, _ = veil.past(match, (0,))
    assert (len(then.answers), then.number, then.pending[0].prompt) == (0, 1, "open")


def test_all_see_the_next_open_question_when_the_time_over_the_moment_has_passed() -> None:
    match = begun()
    veil = Veil()
    match.answer(0, "open:0")
    veil.drop(match.state.moments, persons=False, factor=1.0)
    match.answer(1, "bribe:0")
    assert [veil.covers(match, own) for own in ((), (0,), (1,), (1, 2))] == [True, True, True, False]
    veil.lift()
    assert not any(veil.covers(match, own) for own in ((), (0,), (1,)))


def test_a_moment_takes_a_short_time_and_for_persons_now_and_then_a_long_one() -> None:
    assert delay(0, persons=True) == 0.0
    assert delay(0b10, persons=True, factor=0.0) == 0.0
    assert all(SHORT[0] - 0.1 < delay(0b10, persons=False) <= SHORT[1] for _ in range(300))
    found = [delay(0b10, persons=True) for _ in range(600)]
    long = [each for each in found if each > SHORT[1]]
    assert all(LONG[0] - 0.1 < each <= LONG[1] for each in long)
    assert 30 < len(long) < 200
