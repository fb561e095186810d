"""A finished match looked at again: what every decision gave away, and what luck gave or took.

Each decision is judged by what its seat knew then: the search is given matches dealt anew, as at the table.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from kaper.bots.bot import consult
from kaper.bots.levels import CAPTAIN, make
from kaper.engine.asking import Option
from kaper.engine.game import S
from kaper.engine.match import Match

BEST, GOOD, INACCURACY, MISTAKE, BLUNDER = "best", "good", "inaccuracy", "mistake", "blunder"
GRADES: Final[tuple[tuple[str, float], ...]] = (
    (BEST, 0.01),
    (GOOD, 0.03),
    (INACCURACY, 0.07),
    (MISTAKE, 0.15),
)
"""What share of victory a decision with this grade gives away at most; more is a blunder."""


@dataclass(frozen=True)
class Judged:
    """One decision.

    place   how many answers had been given before it
    best    the option that the search would have taken, and `chance` what it promised
    kept    what the option that was taken promised
    luck    how much better or worse than promised it stood when the seat was asked again, whatever others
            did: dice, cards and they
    """

    place: int
    seat: int
    prompt: str
    chosen: str
    best: str
    chance: float
    kept: float
    luck: float

    @property
    def lost(self) -> float:
        """What share of victory the decision gave away."""
        return max(0.0, self.chance - self.kept)

    @property
    def grade(self) -> str:
        return grade(self.lost)


def grade(lost: float) -> str:
    """What a decision that gave that much away is called."""
    for name, most in GRADES:
        if lost <= most:
            return name
    return BLUNDER


def review(
    match: Match[S], answers: Sequence[tuple[int, Option]], seed: str, level: str = CAPTAIN
) -> Iterator[Judged]:
    """Judge every decision in turn, and give the answers to the match; it stands where each was made."""
    promised: dict[int, float] = {}
    for place, (seat, option) in enumerate(answers):
        ask = match.asked(seat)
        if ask is not None and len(ask.options) > 1:
            bot = make(level, f"{seed} {place}")
            best = consult(bot, match, seat)
            thought = bot.thought
            assert thought is not None
            taken = [offered.text for offered in ask.options].index(option.text)
            chance, kept = max(thought.worths), thought.worths[taken]
            luck = chance - promised.get(seat, chance)
            promised[seat] = kept
            yield Judged(place, seat, ask.prompt, option.text, best.text, chance, kept, luck)
        match.answer(seat, option)
