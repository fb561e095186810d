"""Seeds that go on in their own way after some numbers of another."""

from plank.game import GAME as PLANK

from kaper.engine.chance import Chance, graft
from kaper.engine.match import Match
from kaper.engine.record import record, verify

FRESH = "0123456789abcdef" * 2


def test_the_first_numbers_are_those_of_the_other_seed_and_then_it_goes_its_own_way() -> None:
    old, new = Chance.seeded("old"), Chance.seeded(graft(FRESH, 3, "old"))
    before, after = [old.random() for _ in range(6)], [new.random() for _ in range(6)]
    assert before[:3] == after[:3]
    assert set(before[3:]).isdisjoint(after[3:])
    again = Chance.seeded(graft(FRESH, 3, "old"))
    assert [again.random() for _ in range(6)] == after


def test_a_graft_can_be_grafted_again() -> None:
    first = graft(FRESH, 2, "old")
    one, two = Chance.seeded(first), Chance.seeded(graft(FRESH[::-1], 4, first))
    assert [one.random() for _ in range(4)] == [two.random() for _ in range(4)]
    assert one.random() != two.random()


def test_a_match_from_a_grafted_seed_has_a_record_that_verifies() -> None:
    match = Match.new(PLANK, 2, seed=graft(FRESH, 1, "old"))
    while match.pending:
        match.answer(match.pending[0].seat, match.pending[0].options[0])
    assert not verify(PLANK, record(match)).faults
