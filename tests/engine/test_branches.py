"""Every way to answer the questions of a rule, and what comes of it."""

from kaper.engine.asking import Asking, Choose, numbered
from kaper.engine.branches import branches
from kaper.engine.chance import Chance
from kaper.engine.fields import cloneable
from kaper.engine.state import State


@cloneable
class Casks(State):
    full: list[int]


def casks() -> Casks:
    s = Casks(Chance.seeded("casks"))
    s.full = []
    return s


def fill_two(s: Casks) -> Asking[None]:
    """Two casks, and not the same one twice."""
    first = (yield Choose(0, "fill", numbered("fill", 0, 2))).value
    s.full.append(first)
    rest = [option for option in numbered("fill", 0, 2) if option.value != first]
    s.full.append((yield Choose(0, "fill", rest)).value)


def ask_nothing(s: Casks) -> Asking[None]:
    s.full.append(7)
    yield from ()


def test_there_is_a_state_for_every_way() -> None:
    ends = sorted(s.full for s in branches(casks(), fill_two))
    assert ends == [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]]


def test_a_rule_that_asks_nothing_has_one_end_and_the_state_itself_stays_as_it_is() -> None:
    s = casks()
    assert [end.full for end in branches(s, ask_nothing)] == [[7]]
    assert s.full == []
