"""A table at which all that a match can do is done in any order; hypothesis finds the shortest trouble."""

from typing import ClassVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from kaper.engine.chance import Chance
from kaper.engine.errors import AnswerError, UndoRefused
from kaper.engine.match import Match
from kaper.engine.record import decode_record, encode_record, record, replay, verify
from kaper.engine.registry import AnyGame
from kaper.engine.sight import whole
from kaper.laws.law import AnyMatch
from kaper.laws.play import any_answer
from kaper.laws.standing import position, standing

COPIES = 3
SAVES = 1
"""How often a table is saved and loaded: each time it is played again from its start, three times."""
ANY = st.integers(min_value=0, max_value=1 << 16)


class Table(RuleBasedStateMachine):
    """The match, all positions that it went through, and copies that were put aside."""

    game: ClassVar[AnyGame]
    players: ClassVar[int]
    options: ClassVar[dict[str, str]]
    match: AnyMatch
    path: list[bytes]

    def __init__(self) -> None:
        super().__init__()
        self.aside: list[tuple[AnyMatch, list[bytes], bytes]] = []
        self.saves = 0

    @initialize(seed=st.integers(0, 999), skip=st.integers(0, 300))
    def begin(self, seed: int, skip: int) -> None:
        """A new match, some way into it."""
        chance = Chance.seeded(str(seed))
        self.match = Match.new(self.game, self.players, self.options, seed)
        self.path = [self.now()]
        self.counted = self.game.census(self.match.state)
        while self.match.pending and len(self.path) <= skip:
            self.match.answer(*any_answer(self.match, chance))
            self.path.append(self.now())

    def now(self) -> bytes:
        return whole(self.game, self.match.state)

    @precondition(lambda self: self.match.pending)
    @rule(who=ANY, what=ANY)
    def answer(self, who: int, what: int) -> None:
        ask = self.match.pending[who % len(self.match.pending)]
        self.match.answer(
            ask.seat, ask.options[what % len(ask.options)].text, self.match.number_for(ask.seat)
        )
        self.path.append(self.now())

    @rule(seat=st.integers(-1, 9), text=st.sampled_from(["", "no-such-option", "done", "1"]))
    def answer_nonsense(self, seat: int, text: str) -> None:
        ask = self.match.asked(seat)
        if ask is None or ask.find(text) is None:
            before = position(self.match)
            try:
                self.match.answer(seat, text)
            except AnswerError:
                assert position(self.match) == before
            else:
                raise AssertionError(f"{text!r} of seat {seat} was taken")

    @rule(seat=st.none() | st.integers(0, 9))
    def take_back(self, seat: int | None) -> None:
        before, number = position(self.match), self.match.number
        try:
            self.match.undo(seat)
        except UndoRefused:
            assert position(self.match) == before
        else:
            self.path.pop()
            assert self.match.number > number

    @precondition(lambda self: len(self.aside) < COPIES)
    @rule()
    def put_a_copy_aside(self) -> None:
        copy = self.match.clone()
        self.aside.append((copy, self.path[:], standing(copy)))

    @precondition(lambda self: self.aside)
    @rule(which=ANY)
    def go_on_with_a_copy(self, which: int) -> None:
        self.match, self.path, then = self.aside.pop(which % len(self.aside))
        assert standing(self.match) == then

    @precondition(lambda self: self.saves < SAVES)
    @rule()
    def save_and_load(self) -> None:
        self.saves += 1
        loaded = decode_record(encode_record(record(self.match)))
        assert verify(self.game, loaded).faults == []
        replayed = replay(self.game, loaded)
        assert standing(replayed) == standing(self.match)
        self.match = replayed

    @precondition(lambda self: self.match.pending)
    @rule(which=ANY)
    def imagine(self, which: int) -> None:
        """What a bot does with a redealt match changes nothing here."""
        before, chance = position(self.match), Chance.seeded(str(which))
        seat = self.match.pending[which % len(self.match.pending)].seat
        dealt = self.match.redealt(seat, chance)
        dealt.answer(*any_answer(dealt, chance))
        assert position(self.match) == before

    @invariant()
    def stands_where_its_answers_lead(self) -> None:
        assert len(self.path) == len(self.match.answers) + 1
        assert self.path[-1] == self.now()

    @invariant()
    def no_component_is_lost_or_made(self) -> None:
        assert self.game.census(self.match.state) == self.counted

    @invariant()
    def copies_put_aside_stay_as_they_were(self) -> None:
        assert all(whole(self.game, copy.state) == path[-1] for copy, path, _ in self.aside)

    @invariant()
    def asks_somebody_or_is_over(self) -> None:
        assert bool(self.match.pending) == (self.match.outcome is None)


def try_out(game: AnyGame, players: int, options: dict[str, str], profile: settings) -> None:
    """Run the table for one variant of a game."""
    machine = type("TableOfVariant", (Table,), {"game": game, "players": players, "options": options})
    run_state_machine_as_test(machine, settings=profile)
