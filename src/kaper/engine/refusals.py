"""Why a match does not take an answer, or does not give one back."""

from collections.abc import Sequence
from typing import Final

from kaper.engine.asking import Choose, Option
from kaper.engine.errors import AnswerError, MatchOver, NotAsked, NotOffered, QuestionOver
from kaper.engine.events import Diary

UNDO_REASONS: Final = {
    "undo-chance": "dice were rolled or cards drawn since",
    "undo-shown": "something hidden has been shown since",
    "undo-moment": "somebody may have been asked in secret since",
    "undo-other": "another seat answered last",
    "undo-nothing": "nothing has been answered yet",
    "undo-no-diary": "the match keeps no diary",
}


def seal(diary: Diary, told: int, drawn: bool) -> str:
    """Why the answer just taken can no longer be taken back, as a key of `UNDO_REASONS`; empty if it can."""
    if drawn:
        return "undo-chance"
    if any(event.uncovers for event in diary.events[told:]):
        return "undo-shown"
    return ""


def find_offered(ask: Choose, text: str) -> Option:
    """The option on offer with this text; an equal option from elsewhere is the same one."""
    found = ask.find(text)
    if found is None:
        allowed = ", ".join(offered.text for offered in ask.options)
        raise NotOffered(
            f"Seat {ask.seat} was asked {ask.prompt}. Allowed: {allowed}. Not allowed: {text}.",
            "not-offered", option=text, allowed=allowed,
        )  # fmt: skip
    return found


def refusal(
    pending: Sequence[Choose], number: int, seats: int, seat: int, question: int | None
) -> AnswerError:
    """Why this seat cannot answer now; says nothing of questions that are hidden from it."""
    if not pending:
        return MatchOver("The match is over; it takes no more answers.", "match-over")
    if question is not None and question != number:
        return QuestionOver(f"Question {question} is over; {number} is on the table now.", "question-over")
    if not 0 <= seat < seats:
        return NotAsked(f"There is no seat {seat}; the seats are 0 to {seats - 1}.", "no-seat", seat=seat)
    open_asks = [f"seat {ask.seat} ({ask.prompt})" for ask in pending if not ask.hidden]
    waiting = ", ".join(open_asks) or "another seat"
    return NotAsked(f"Seat {seat} is not asked now; the match waits for {waiting}.", "not-asked", seat=seat)
