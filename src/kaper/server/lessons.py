"""A table at which a tutorial is played: its seed is the tutorial's, and so is what the others answer.

Nothing is at stake there and nothing about it is secret. When the last step is done, or where the answers of
a table are no longer those of the tutorial, it is a table like any other, with bots at the other seats.
"""

import secrets
from collections.abc import Sequence

from kaper.engine.registry import Entry
from kaper.engine.running import Answer
from kaper.engine.script import Move, Script
from kaper.engine.teaching import Tutorial
from kaper.server.errors import Refusal
from kaper.server.seating import DEFAULT_LEVEL, draw_id
from kaper.server.storage.accounts import Account
from kaper.server.storage.database import now
from kaper.server.table_records import Clock, LessonShown, Seat, TableRecord

MANY = 12
"""More answers than this are not told deed by deed."""


class Lesson:
    """How far a tutorial is. Its steps are counted here; after a restart its answers tell them."""

    def __init__(self, tutorial: Tutorial, answers: Sequence[Answer]) -> None:
        self.script = Script(tutorial)
        self.step = self.script.step_after(len(answers))

    @property
    def over(self) -> bool:
        return self.step >= len(self.script)

    def due(self, answers: int) -> Move | None:
        """What the tutorial answers now, if anything."""
        return self.script.due(self.step, answers)

    def check(self, answers: int, seat: int, option: str) -> None:
        """A learner answers what the step says, and nothing before it has begun."""
        if self.over:
            raise lesson_over()
        step = self.script.tutorial.step[self.step]
        begun = answers == self.script.begins[self.step]
        if not begun or seat != self.script.tutorial.learner or option not in step.answer:
            raise Refusal(409, "lesson-other", "Not yet: for now the lesson wants what it is pointing at.")

    def go_on(self, step: int) -> None:
        """To this step, from the one before it, if that wants no answer."""
        if self.over or step != self.step + 1:
            raise lesson_over()
        if self.script.tutorial.step[self.step].answer:
            raise Refusal(409, "lesson-answer", "This step waits for your answer at the table.")
        self.step = step

    def answered(self) -> None:
        """The learner has answered as the step wants it."""
        self.step += 1

    def shown(self, answers: int) -> LessonShown | None:
        """The step for whoever learns; the one before it as long as the way to it is still played."""
        number = self.step - (self.due(answers) is not None and self.step > 0)
        if number >= len(self.script):
            return None
        step = self.script.tutorial.step[number]
        return LessonShown(number, len(self.script), step.id, step.point, step.answer, len(step.then) > MANY)


def lesson_of(tutorial: Tutorial | None, answers: Sequence[Answer]) -> Lesson | None:
    """How far a table is with a tutorial; None if it is through, or strayed because the tutorial changed."""
    if tutorial is None:
        return None
    lesson = Lesson(tutorial, answers)
    return lesson if lesson.script.is_followed(answers) and not lesson.over else None


def make_lesson(entry: Entry, account: Account) -> TableRecord:
    """A table of one's own that begins at once."""
    tutorial, meta = entry.load().teach().lessons.tutorial, entry.meta
    if tutorial is None:
        raise Refusal(404, "no-tutorial", f"{meta.name} has no tutorial.", game=meta.name)
    return TableRecord(
        id=draw_id(), game=meta.name, rules=meta.rules_version, players=tutorial.players,
        settings=meta.complete(tutorial.players, tutorial.settings), open=False, guided=True,
        invite=secrets.token_urlsafe(18), host=account.id, clock=Clock(), secret="", commitment="",
        created=now(), seats=[_seat(tutorial, number, account) for number in range(tutorial.players)],
        stage="playing", seed=tutorial.seed, tutorial=True,
    )  # fmt: skip


def _seat(tutorial: Tutorial, number: int, account: Account) -> Seat:
    if number == tutorial.learner:
        return Seat(number, "person", account.id, account.name)
    return Seat(number, "bot", name=tutorial.name_of(number), level=DEFAULT_LEVEL)


def lesson_over() -> Refusal:
    return Refusal(409, "lesson-over", "This lesson has gone on already, or it is over.")
