"""The answers of a tutorial in their order: which step is reached after how many, and whose turn it is."""

from collections.abc import Sequence
from typing import NamedTuple

from kaper.engine.running import Answer
from kaper.engine.teaching import Step, Tutorial


class Move(NamedTuple):
    """An answer of a tutorial: one of these options; `own` if the learner gives it."""

    seat: int
    options: tuple[str, ...]
    own: bool


class Script:
    """A tutorial as answers. `begins` tells how many are given before each step, and then their sum."""

    def __init__(self, tutorial: Tutorial) -> None:
        self.tutorial = tutorial
        self.moves: list[Move] = []
        self.begins: list[int] = []
        for step in tutorial.step:
            self.begins.append(len(self.moves))
            self.moves += moves_of(step, tutorial.learner)
        self.begins.append(len(self.moves))

    def __len__(self) -> int:
        return len(self.tutorial.step)

    def is_followed(self, answers: Sequence[Answer]) -> bool:
        """Whether these answers are the first of the tutorial."""
        return len(answers) <= len(self.moves) and all(
            seat == move.seat and option.text in move.options
            for (seat, option), move in zip(answers, self.moves, strict=False)
        )

    def step_after(self, answers: int) -> int:
        """The first step before which so many answers are given, or in which they are."""
        return next(step for step, upto in enumerate(self.begins) if upto >= answers or step == len(self))

    def due(self, step: int, answers: int) -> Move | None:
        """What is answered without the learner's doing so that this step can begin."""
        return self.moves[answers] if answers < self.begins[step] else None


def moves_of(step: Step, learner: int) -> list[Move]:
    """The learner's answer, if the step asks for one, and what follows it."""
    own = [Move(learner, tuple(step.answer), True)] if step.answer else []
    return own + [_move(line) for line in step.then]


def _move(line: str) -> Move:
    seat, _, option = line.partition(" ")
    return Move(int(seat), (option,), False)
