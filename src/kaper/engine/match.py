"""A match: a game being played. It is its seed and its answers; everything else is run again from them."""

from collections.abc import Sequence
from random import Random
from typing import Final, Generic

from kaper.engine.asking import NOTHING, Asking, Choose, Option, Question, Together
from kaper.engine.chance import Chance, UntapedChance
from kaper.engine.errors import RuleError, UndoRefused
from kaper.engine.events import EVERYTHING, FORCED, NOBODY, Diary, Event
from kaper.engine.game import Game, Outcome, S, Settings
from kaper.engine.refusals import UNDO_REASONS, find_offered, refusal, seal

Answer = tuple[int, Option]
NO_ANSWER: Final = Option("")
"""What a rule is sent when it goes on without an answer: it has just begun, or it has asked several seats."""
NEAR: Final = 64
"""More answers than are usually given between two checkpoints."""


def _all_steps(game: Game[S], state: S) -> Asking[None]:
    """The rules from a checkpoint to the end of the game."""
    while not state.over:
        yield from game.step(state)


def _any_option(ask: Choose, sources: Sequence[Random]) -> Option:
    return ask.options[int(sources[ask.seat].random() * len(ask.options))]


class Match(Generic[S]):
    """Drives a game's rules from question to question.

    game, seats, settings, seed   what the match was made from
    state      where it stands; show it to somebody only through the game's `observe`
    pending    the questions that wait for an answer; empty when the match is over
    number     the number of the question on the table; never used twice in one match
    answers    what was answered so far, by whom
    """

    __slots__ = (
        "_checkpoint", "_hidden_answers", "_kept", "_origin", "_rule", "_seals", "_since", "_together",
        "_told", "_unkept_until", "answers", "game", "number", "pending", "seats", "seed", "settings",
        "state",
    )  # fmt: skip

    def __init__(
        self, game: Game[S], seats: int, settings: dict[str, str], seed: str, state: S, kept: bool
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.seed = seed
        self.state = state
        self.pending: list[Choose] = []
        self.number = 0
        self.answers: list[Answer] = []
        self._kept = kept
        self._unkept_until = 0
        self._origin: S | None = None
        self._checkpoint: S | None = None
        self._since = 0
        self._told = 0
        self._seals: list[str] = []
        self._hidden_answers: list[tuple[int, int]] = []
        self._together: Together | None = None
        self._rule: Asking[None] | None = None

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
        chance = Chance.seeded(str(seed)) if kept else UntapedChance.seeded(str(seed))
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

    # --- reading

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        return None if self.pending else self.game.outcome(self.state)

    @property
    def events(self) -> list[Event]:
        diary = self.state.diary
        return [] if diary is None else diary.events

    @property
    def together(self) -> Together | None:
        """The question that several seats are answering at once, in secret."""
        return self._together

    def asked(self, seat: int) -> Choose | None:
        """What this seat is asked now, if anything."""
        for ask in self.pending:
            if ask.seat == seat:
                return ask
        return None

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

    def take(self, ask: Choose, chosen: Option) -> None:
        """`answer` without its checks: for a match without a diary and an option from the question itself."""
        if ask.hidden:
            self._hidden_answers.append((len(self.answers), ask.seat))
        else:
            self.state.moments = 0
        self.answers.append((ask.seat, chosen))
        question = self._together
        if question is None:
            self._run(chosen)
            return
        question.answers[question.seats.index(ask.seat)] = chosen
        self.pending.remove(ask)
        if not self.pending:
            self._together = None
            self._run(NO_ANSWER)

    def _take_and_note(self, ask: Choose, chosen: Option, diary: Diary) -> None:
        drawn = self.state.chance.position
        told = len(diary.events)
        diary.page = len(self.answers) + 1
        self.take(ask, chosen)
        self._seals.append(seal(diary, told, self.state.chance.position != drawn))

    def skip_checkpoints(self, answers: int) -> None:
        """N answers follow at once, as when a match is loaded: checkpoints are made near the last."""
        self._unkept_until = len(self.answers) + answers - NEAR

    def play_at_random(self, sources: Sequence[Random]) -> None:
        """All answers to the end at random, of a match without a diary; each seat has a stream of its own."""
        assert self.state.diary is None
        while self._together is not None:
            ask = self.pending[0]
            self.take(ask, _any_option(ask, sources))
        if self.pending:
            self._rush(sources)

    def _rush(self, sources: Sequence[Random]) -> None:
        """The tight loop of simulations.

        It does what `take` and `_run` do, but for what only somebody who looks at a question needs:
        questions have no numbers, and there are no checkpoints.
        """
        rule, answers = self._rule, self.answers
        assert rule is not None
        question: Question | None = self.pending[0]
        chosen = NO_ANSWER
        while question is not None:
            if isinstance(question, Choose):
                options, count, seat = question.options, len(question.options), question.seat
                if count > 1 or question.pause:
                    chosen = options[int(sources[seat].random() * count)]
                    if question.hidden:
                        self._hidden_answers.append((len(answers), seat))
                    answers.append((seat, chosen))
                else:
                    chosen = self._force(question)
            else:
                self._answer_at_random(question, sources)
            try:
                question = rule.send(chosen)
            except StopIteration:
                rule = _all_steps(self.game, self.state)
                question = next(rule, None)
        self.pending, self._rule = [], None

    def _answer_at_random(self, question: Together, sources: Sequence[Random]) -> None:
        for index, ask in enumerate(question.asks):
            if len(ask.options) > 1 or ask.pause:
                chosen = _any_option(ask, sources)
                self.answers.append((ask.seat, chosen))
                question.answers[index] = chosen
            else:
                question.answers[index] = self._force(ask)

    # --- running the rules

    def _run(self, chosen: Option) -> None:
        """Go on with the rules to the next question that somebody must answer, or to the end."""
        rule = self._rule
        state = self.state
        question: Question | None
        while True:
            if rule is None:
                if self._kept and len(self.answers) >= self._unkept_until:
                    self._keep()
                rule = self.game.step(state)
                question = next(rule, None)
            else:
                try:
                    question = rule.send(chosen)
                except StopIteration:
                    question = None
            if question is None:
                rule = None
                if state.over:
                    self.pending = []
                    break
            elif isinstance(question, Choose):
                if len(question.options) > 1 or question.pause:
                    self.pending = [question]
                    self.number += 1
                    break
                chosen = self._force(question)
            elif self._ask_together(question):
                break
        self._rule = rule

    def _keep(self) -> None:
        """A checkpoint: from here the state alone tells how to go on."""
        self._checkpoint = self.game.clone(self.state)
        self._since = len(self.answers)
        self._told = len(self.events)

    def _ask_together(self, question: Together) -> bool:
        """Put a question to several seats; False if none of them has a choice."""
        waiting: list[Choose] = []
        for index, ask in enumerate(question.asks):
            if len(ask.options) > 1 or ask.pause:
                waiting.append(ask)
            else:
                question.answers[index] = self._force(ask)
        self.pending = waiting
        self._together = question if waiting else None
        self.number += bool(waiting)
        return bool(waiting)

    def _force(self, ask: Choose) -> Option:
        """The answer to a question with one option, which its seat sees in the diary."""
        if not ask.options:
            raise RuleError(f"The rules asked seat {ask.seat} {ask.prompt} without an option.")
        only = ask.options[0]
        diary = self.state.diary
        if diary is not None:
            forced = {"prompt": ask.prompt, "option": only.text}
            diary.events.append(Event(FORCED, ask.seat, NOTHING, forced, (ask.seat,), False, diary.page))
        return only

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
        asked again.
        """
        twin = self.clone(events=False)
        twin.seed = ""
        twin.answers = []
        twin._hidden_answers = []
        twin._origin = twin._checkpoint = None
        twin._kept = False
        twin.state.chance = chance
        self.game.redeal(twin.state, viewer, chance)
        if twin._together is not None:
            twin._ask_again(twin._together, viewer)
        return twin

    def _ask_again(self, question: Together, viewer: int) -> None:
        """Ask everybody but the viewer afresh: what they answered in secret is not known."""
        viewer_waits = self.asked(viewer) is not None
        question.renew()
        self.pending = []
        for index, ask in enumerate(question.asks):
            if ask.forced:
                question.answers[index] = ask.options[0]
            elif ask.seat != viewer or viewer_waits:
                self.pending.append(ask)
        if not self.pending:
            self._together = None
            self._run(NO_ANSWER)
