"""States written down and read again, by the same rules and by newer ones."""

import msgspec
import pytest
from plank.game import GAME
from plank.rules.setup import setup
from plank.state.state import Plank

from kaper.engine.chance import Chance
from kaper.engine.errors import RuleError
from kaper.engine.frozen import freeze, thaw
from kaper.engine.match import Match


class Richer(Plank):
    """Newer rules: a purse for everybody."""

    __slots__ = ("purses",)
    purses: list[int]


def richer(chance: Chance) -> Richer:
    s = Richer(chance)
    s.deal(3, 3)
    s.purses = [2, 2, 2]
    return s


def after_a_round(seed: str = "1") -> Match[Plank]:
    match = Match.new(GAME, 3, seed=seed)
    while len(match.state.shown[0]) == 0:
        ask = match.pending[0]
        match.answer(ask.seat, ask.options[-1])
    return match


def test_what_is_read_is_what_was_written() -> None:
    match = after_a_round()
    blank = setup(3, {"rounds": "three"}, Chance.seeded("1"))
    again = thaw(blank, freeze(match.state))
    assert (again.hands, again.bags, again.shown) == (match.state.hands, match.state.bags, match.state.shown)
    assert (again.steps, again.rounds, again.over) == (match.state.steps, match.state.rounds, False)


def test_chance_goes_on_from_its_place() -> None:
    match = after_a_round()
    match.state.chance.dice(3)
    again = thaw(setup(3, {"rounds": "three"}, Chance.seeded("1")), freeze(match.state))
    assert again.chance.position == match.state.chance.position >= 12
    assert again.chance.dice(5) == match.state.chance.dice(5)


def test_nothing_that_is_not_drawn_yet_is_written() -> None:
    frozen = msgspec.json.decode(freeze(after_a_round().state))
    assert set(frozen) == {"drawn", "fields"}
    assert set(frozen["fields"]) == {"bags", "hands", "moments", "over", "rounds", "shown", "steps"}


def test_newer_rules_keep_the_set_up_of_what_is_new_to_them() -> None:
    match = after_a_round()
    again = thaw(richer(Chance.seeded("1")), freeze(match.state))
    assert again.purses == [2, 2, 2]
    assert again.steps == match.state.steps


def test_what_newer_rules_no_longer_have_is_passed_over() -> None:
    s = richer(Chance.seeded("1"))
    s.steps = [4, 0, 1]
    again = thaw(setup(3, {"rounds": "three"}, Chance.seeded("1")), freeze(s))
    assert again.steps == [4, 0, 1]
    assert not hasattr(again, "purses")


class Renamed(Plank):
    """Newer rules: a step is called a pace."""

    __slots__ = ("paces",)
    paces: list[int]

    def former_names(self) -> dict[str, str]:
        return {"paces": "steps"}


def test_a_field_that_was_renamed_is_found_by_its_former_name() -> None:
    match = after_a_round()
    s = Renamed(Chance.seeded("1"))
    s.deal(3, 3)
    s.paces = [9, 9, 9]
    assert thaw(s, freeze(match.state)).paces == match.state.steps


@pytest.mark.parametrize("other", [b"", b"{}", b'{"drawn":3}', b'{"drawn":"3","fields":{}}', b"\xff"])
def test_something_else_is_refused(other: bytes) -> None:
    with pytest.raises(RuleError, match="not a state"):
        thaw(setup(2, {"rounds": "three"}, Chance.seeded("1")), other)


def test_a_thing_that_the_rules_do_not_know_is_refused() -> None:
    frozen = b'{"drawn":0,"fields":{"steps":{"kind":"Purse","fields":{}}}}'
    with pytest.raises(RuleError, match="no Purse"):
        thaw(setup(2, {"rounds": "three"}, Chance.seeded("1")), frozen)
