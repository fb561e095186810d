"""A finished match looked at again: what every decision gave away, and what luck gave or took.

Each decision is judged by what its seat knew then: the search is given matches dealt anew, as at the table.
What it promises is the mean over the dice and cards to come, so that what is better or worse than promised
when the seat is asked again is luck, or others' doing, and no choice of its own.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from kaper.bots.bot import consult
from kaper.bots.levels import CAPTAIN, PROVEN, make
from kaper.bots.rollout import won
from kaper.engine.asking import Option
from kaper.engine.game import Outcome, S
from kaper.engine.match import Match

BEST, GOOD, INACCURACY, MISTAKE, BLUNDER = "best", "good", "inaccuracy", "mistake", "blunder"
GRADES: Final[tuple[tuple[str, float], ...]] = (
    (BEST, 0.01),
    (GOOD, 0.03),
    (INACCURACY, 0.07),
    (MISTAKE, 0.15),
)
"""What share of victory a decision with this grade gives away at most; more is a blunder."""
ALL_GRADES: Final = (*(name for name, _ in GRADES), BLUNDER)
JUDGE: Final = PROVEN[CAPTAIN]
"""The Captain, who counts trials: a review is the same on a slow machine."""


@dataclass(frozen=True)
class Judged:
    """One decision.

    place   how many answers had been given before it
    best    the option that the search would have taken, and `chance` what it promised
    kept    what the option that was taken promised
    shares  what share of victory every seat had then
    """

    place: int
    seat: int
    prompt: str
    chosen: str
    best: str
    chance: float
    kept: float
    shares: tuple[float, ...]

    @property
    def lost(self) -> float:
        """What share of victory the decision gave away."""
        return max(0.0, self.chance - self.kept)

    @property
    def grade(self) -> str:
        return grade(self.lost)


@dataclass(frozen=True)
class Tally:
    """A seat's decisions: how many have each grade, what they gave away, and what luck and others gave."""

    grades: dict[str, int]
    lost: float
    luck: float


def grade(lost: float) -> str:
    """What a decision that gave that much away is called."""
    for name, most in GRADES:
        if lost <= most:
            return name
    return BLUNDER


def review(
    match: Match[S], answers: Sequence[tuple[int, Option]], seed: str, level: str = JUDGE
) -> Iterator[Judged]:
    """Judge every decision in turn, and give the answers to the match; it stands where each was made."""
    for seat, option in answers:
        judged = judge(match, seat, option.text, seed, level)
        if judged is not None:
            yield judged
        match.answer(seat, option)


def judge(match: Match[S], seat: int, option: str, seed: str, level: str = JUDGE) -> Judged | None:
    """Judge the decision that comes next in a match; None if there was nothing to decide."""
    ask = match.asked(seat)
    if ask is None or len(ask.options) < 2:
        return None
    place = len(match.answers)
    bot = make(level, f"{seed} {place}")
    best = consult(bot, match, seat)
    thought = bot.thought
    assert thought is not None
    taken = [offered.text for offered in ask.options].index(option)
    chance, kept = max(thought.worths), thought.worths[taken]
    return Judged(place, seat, ask.prompt, option, best.text, chance, kept, thought.shares)


def tally(judged: Sequence[Judged], seat: int, outcome: Outcome | None) -> Tally:
    """How a seat played, and how lucky it was: what it was promised, and what came, up to the end."""
    own = [each for each in judged if each.seat == seat]
    came = [each.chance for each in own[1:]]
    if outcome is not None and own:
        came.append(won(outcome)[seat])
    luck = sum(chance - each.kept for each, chance in zip(own, came, strict=False))
    grades = {name: sum(each.grade == name for each in own) for name in ALL_GRADES}
    return Tally(grades, sum(each.lost for each in own), luck)
