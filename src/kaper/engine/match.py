"""A match: a game being played. It is its seed and its answers; everything else is run again from them."""

from typing import Generic

from kaper.engine.asking import Choose, Option, Together
from kaper.engine.chance import Chance, UntapedChance, is_graft
from kaper.engine.errors import RuleError, UndoRefused
from kaper.engine.events import EVERYTHING, NOBODY, Diary
from kaper.engine.game import Game, S, Settings
from kaper.engine.refusals import UNDO_REASONS, find_offered, refusal
from kaper.engine.running import NO_ANSWER, Answer, Past, Running

__all__ = ["Answer", "Dealer", "Match", "Past"]


class Match(Running[S]):
    """Drives a game's rules from question to question, and can go back, be cloned and be dealt anew.

    What it knows is told at `Running`.
    """

    __slots__ = ()

    # --- beginnings

    @classmethod
    def new(
        cls,
        game: Game[S],
        seats: int,
        options: Settings | None = None,
        seed: int | str = 0,
        *,
        events: bool = True,
        keep: bool = True,
    ) -> "Match[S]":
        """A match from its very start.

        `events=False` writes no diary, and without a diary nothing can be taken back. `keep=False`
        also makes no checkpoints, and without them the match cannot be cloned: for mass simulation.
        """
        settings = game.meta.complete(seats, options or {})
        kept = keep or events
        taped = kept or is_graft(str(seed))
        chance = Chance.seeded(str(seed)) if taped else UntapedChance.seeded(str(seed))
        state = game.setup(seats, settings, chance)
        match = cls(game, seats, settings, str(seed), state, kept)
        state.diary = Diary([], 0) if events else None
        match._run(NO_ANSWER)
        return match

    @classmethod
    def at(cls, game: Game[S], seats: int, state: S, options: Settings | None = None) -> "Match[S]":
        """A match that begins in the middle, from a position of one's own."""
        match = cls.ended(game, seats, state, options)
        match._run(NO_ANSWER)
        return match

    @classmethod
    def ended(cls, game: Game[S], seats: int, state: S, options: Settings | None = None) -> "Match[S]":
        """A match of which only the last position is known."""
        match = cls(game, seats, game.meta.complete(seats, options or {}), "", state, True)
        match._origin = game.clone(state)
        state.diary = Diary([], 0)
        match._keep()
        return match

    @classmethod
    def going_on(
        cls, game: Game[S], seats: int, settings: Settings, seed: str, state: S, past: Past
    ) -> "Match[S]":
        """A match that stands at a checkpoint, without being run again from its start."""
        match = cls(game, seats, game.meta.complete(seats, settings), seed, state, True)
        match.answers = list(past.answers)
        match._hidden_answers = list(past.hidden)
        match._seals = list(past.seals)
        match._secret = past.secret
        state.diary = Diary(list(past.events), len(match.answers))
        match._run(NO_ANSWER)
        return match

    # --- reading

    def number_for(self, viewer: int) -> int:
        """The number of the question as this viewer counts, who knows nothing of others' hidden questions."""
        if viewer == EVERYTHING:
            return self.number
        waiting = [ask for ask in self.pending if ask.hidden and ask.seat != viewer]
        return self.number - len(waiting) - self._unknown(viewer, len(self.answers))

    def count_for(self, viewer: int, answers: int) -> int:
        """How many of the first N answers this viewer knows to have been given."""
        return answers - self._unknown(viewer, answers)

    def place_for(self, viewer: int, count: int) -> int:
        """How many answers had been given, hidden ones too, when this viewer last knew of `count`."""
        place = count
        for hushed, seat in self._hidden_answers:
            if hushed <= place and viewer not in (seat, EVERYTHING):
                place += 1
        return min(place, len(self.answers))

    def last_open(self) -> int:
        """The seat of the last answer to a question that was not hidden, or `NOBODY`."""
        hushed = {place for place, _ in self._hidden_answers}
        for place in range(len(self.answers) - 1, -1, -1):
            if place not in hushed:
                return self.answers[place][0]
        return NOBODY

    def moment_for(self, viewer: int) -> bool:
        """Whether somebody else may have been asked in secret since the last open answer, as all know."""
        own = 1 << viewer if viewer >= 0 else 0
        return viewer != EVERYTHING and self.state.moments & ~own != 0

    def _unknown(self, viewer: int, answers: int) -> int:
        """How many of the first N answers were given to questions that were hidden from this viewer."""
        if not self._hidden_answers or viewer == EVERYTHING:
            return 0
        return sum(seat != viewer and place < answers for place, seat in self._hidden_answers)

    # --- answering

    def answer(self, seat: int, option: Option | str, question: int | None = None) -> None:
        """Answer for a seat. What cannot be taken raises an `AnswerError` and changes nothing.

        `question` is the number of the question that is meant; a late click then does no harm.
        """
        pending = self.pending
        ask = pending[0] if pending and pending[0].seat == seat else self.asked(seat)
        if ask is None or (question is not None and question != self.number_for(seat)):
            raise refusal(self.pending, self.number_for(seat), self.seats, seat, question)
        for offered in ask.options:
            if offered is option:
                break
        else:
            offered = find_offered(ask, str(option))
        diary = self.state.diary
        if diary is None:
            self.take(ask, offered)
        else:
            self._take_and_note(ask, offered, diary)

    # --- taking back

    def why_not_undo(self, seat: int) -> str:
        """Why this seat cannot take back its last answer, as a key of `UNDO_REASONS`; empty if it can."""
        if self.state.diary is None:
            return "undo-no-diary"
        # Whether somebody was asked must not show in what can be taken back, either.
        if self.state.moments:
            return "undo-moment"
        if not self.answers:
            return "undo-nothing"
        if self.answers[-1][0] != seat:
            return "undo-other"
        return self._seals[-1]

    def undo(self, seat: int | None = None) -> None:
        """Take back the last answer of a seat, or of whoever answered last.

        Allowed as long as, since then, no chance was drawn, nothing hidden was shown to anybody, no other
        seat answered and none may have been asked in secret.
        """
        if seat is None:
            seat = self.answers[-1][0] if self.answers else NOBODY
        reason = self.why_not_undo(seat)
        if reason:
            raise UndoRefused(f"This cannot be taken back: {UNDO_REASONS[reason]}.", reason)
        self._become(self.rewound(len(self.answers) - 1))

    def _become(self, other: "Match[S]") -> None:
        self.state = other.state
        self.pending = other.pending
        self.answers = other.answers
        self.number += 1
        self.story = other.story
        self._secret = other._secret
        self._checkpoint = other._checkpoint
        self._since = other._since
        self._told = other._told
        self._seals = other._seals
        self._hidden_answers = other._hidden_answers
        self._together = other._together
        self._rule = other._rule

    # --- copies

    def _twin(self, state: S) -> "Match[S]":
        twin = Match(self.game, self.seats, self.settings, self.seed, state, self._kept)
        twin._origin = self._origin
        return twin

    def rewound(self, count: int) -> "Match[S]":
        """The match as it was after N answers."""
        if self._checkpoint is not None and count >= self._since:
            return self._from_checkpoint(self._checkpoint, count, self.state.diary is not None)
        if self._origin is not None:
            state = self.game.clone(self._origin)
        else:
            state = self.game.setup(self.seats, self.settings, self.state.chance.restart())
        twin = self._twin(state)
        if self.state.diary is not None:
            state.diary = Diary([], 0)
        twin._run(NO_ANSWER)
        twin.skip_checkpoints(count)
        for seat, option in self.answers[:count]:
            twin.answer(seat, option)
        return twin

    def _from_checkpoint(self, checkpoint: S, count: int, diary: bool) -> "Match[S]":
        state = self.game.clone(checkpoint)
        twin = self._twin(state)
        twin.answers = self.answers[: self._since]
        twin._hidden_answers = [hushed for hushed in self._hidden_answers if hushed[0] < self._since]
        if diary:
            state.diary = Diary(self.events[: self._told], self._since)
            twin._seals = self._seals[: self._since]
        twin._run(NO_ANSWER)
        for seat, option in self.answers[self._since : count]:
            twin.answer(seat, option)
        return twin

    def last_checkpoint(self) -> tuple[S, list[Answer]]:
        """A copy of the state from which the rules can be run again, and the answers given since."""
        return self.game.clone(self._kept_state()), self.answers[self._since :]

    def past(self) -> Past:
        """What came before the last checkpoint."""
        since = self._since
        hidden = [each for each in self._hidden_answers if each[0] < since]
        return Past(
            self.answers[:since],
            hidden,
            self._seals[:since],
            self.events[: self._told],
            min(self._secret, since),
        )

    def _kept_state(self) -> S:
        if self._checkpoint is None:
            raise RuleError("This match was made with keep=False and cannot be cloned.")
        return self._checkpoint

    def clone(self, *, events: bool = True, keep: bool = True) -> "Match[S]":
        """An independent copy that stands at the same question.

        A generator cannot be copied: the copy starts from the last checkpoint and is given the few
        answers since. `events=False, keep=False` makes a copy that only plays on.
        """
        diary = events and self.state.diary is not None
        twin = self._from_checkpoint(self._kept_state(), len(self.answers), diary)
        twin.number = self.number
        twin._kept = keep
        return twin

    def redealt(self, viewer: int, chance: Chance) -> "Match[S]":
        """A copy in which everything that the viewer cannot know is dealt anew, and chance is another stream.

        This is all that a bot is given when its seat is asked, so it carries no seed and no history, and it
        cannot be cloned, since that would lead back to the true position. Answers already given in secret are
        asked again. Who wants many takes a `Dealer`.
        """
        return Dealer(self, viewer).deal(chance)


class Dealer(Generic[S]):
    """Deals one position of a match anew, again and again: see `Match.redealt`.

    What is the same for all deals is found once. It holds good as long as nobody answers in the match.
    """

    __slots__ = ("_checkpoint", "_given", "_match", "_taken", "_viewer")

    def __init__(self, match: Match[S], viewer: int) -> None:
        self._match = match
        self._viewer = viewer
        self._checkpoint = match._kept_state()
        self._given = match.answers[match._since :]
        self._taken: list[int] | None = None

    def deal(self, chance: Chance) -> Match[S]:
        """One more match that the viewer cannot tell from the true one."""
        match = self._match
        game = match.game
        state = game.clone(self._checkpoint)
        twin = Match(game, match.seats, match.settings, "", state, False)
        twin._run(NO_ANSWER)
        self._answer(twin)
        twin.number = match.number
        twin.answers = []
        twin._hidden_answers = []
        state.chance = chance
        game.redeal(state, self._viewer, chance)
        if twin._together is not None:
            _ask_again(twin, twin._together, self._viewer)
        return twin

    def _answer(self, twin: Match[S]) -> None:
        """Give the answers since the checkpoint; the rules ask and offer the same every time."""
        places: list[int] = []
        known = self._taken
        for place, (seat, option) in enumerate(self._given):
            pending = twin.pending
            ask = pending[0] if pending[0].seat == seat else twin.asked(seat)
            assert ask is not None
            index = _place_of(ask, option) if known is None else known[place]
            places.append(index)
            twin.take(ask, ask.options[index])
        self._taken = places


def _place_of(ask: Choose, option: Option) -> int:
    for index, offered in enumerate(ask.options):
        if offered.text == option.text:
            return index
    raise RuleError(f"Run again, the rules do not offer {option.text}.")


def _ask_again(match: Match[S], question: Together, viewer: int) -> None:
    """Ask everybody but the viewer afresh: what they answered in secret is not known."""
    viewer_waits = match.asked(viewer) is not None
    question.renew()
    match.pending = []
    for index, ask in enumerate(question.asks):
        if ask.forced:
            question.answers[index] = ask.options[0]
        elif ask.seat != viewer or viewer_waits:
            match.pending.append(ask)
    if not match.pending:
        match._together = None
        match._run(NO_ANSWER)
