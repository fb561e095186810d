"""The rules being run: from question to question, with checkpoints on the way."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Final, Generic

from kaper.engine.asking import NOTHING, Asking, Choose, Option, Question, Together
from kaper.engine.errors import RuleError
from kaper.engine.events import FORCED, Diary, Event
from kaper.engine.game import Game, Outcome, S
from kaper.engine.refusals import seal

Answer = tuple[int, Option]
NO_ANSWER: Final = Option("")
"""What a rule is sent when it goes on without an answer: it has just begun, or it has asked several seats."""
NEAR: Final = 64
"""More answers than are usually given between two checkpoints."""


@dataclass(frozen=True)
class Past:
    """What a match knows of the time before its last checkpoint, from where it can be run again.

    answers   what was answered until then, by whom
    hidden    which of these were given to hidden questions, and by whom
    seals     why each of these cannot be taken back
    events    what had happened
    secret    how many answers had been given when several seats had last answered in secret
    """

    answers: Sequence[Answer]
    hidden: Sequence[tuple[int, int]]
    seals: Sequence[str]
    events: Sequence[Event]
    secret: int


_STORIES: Final = count(1)


def _all_steps(game: Game[S], state: S) -> Asking[None]:
    """The rules from a checkpoint to the end of the game."""
    while not state.over:
        yield from game.step(state)


def _any_option(ask: Choose, sources: Sequence[Random]) -> Option:
    return ask.options[int(sources[ask.seat].random() * len(ask.options))]


class Running(Generic[S]):
    """A game's rules, where they stand, and what they wait for; `Match` is what everybody else uses.

    game, seats, settings, seed   what the match was made from
    state      where it stands; show it to somebody only through the game's `look`
    pending    the questions that wait for an answer; empty when the match is over
    number     the number of the question on the table; never used twice in one match
    answers    what was answered so far, by whom
    story      the same number until something is taken back, and no other match's
    """

    __slots__ = (
        "_checkpoint", "_hidden_answers", "_kept", "_origin", "_rule", "_seals", "_secret", "_since",
        "_together", "_told", "_unkept_until", "answers", "game", "number", "pending", "seats", "seed",
        "settings", "state", "story",
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
        self.story = next(_STORIES)
        self._secret = 0
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

    def open_since(self) -> int:
        """How many answers had been given when the last one was given in secret."""
        hidden = self._hidden_answers
        return max(self._secret, hidden[-1][0] + 1) if hidden else self._secret

    def asked(self, seat: int) -> Choose | None:
        """What this seat is asked now, if anything."""
        for ask in self.pending:
            if ask.seat == seat:
                return ask
        return None

    # --- answering

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
        self._secret = len(self.answers)
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

    # --- playing at random

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
