"""Keeps hidden questions hidden: whoever is not asked is shown the table as it was until all is settled.

That a question was asked in secret must not be told by a pause either. So the table takes its time over every
moment at which, as everybody knows, somebody may be asked (`State.moments`), also if nobody is: a short time,
and now and then, where a person may be asked, as long a time as a person thinks.
"""

import random
from collections.abc import Iterable
from dataclasses import dataclass
from time import monotonic

from kaper.server.pictures import AnyMatch
from kaper.server.position import EventViews

Own = tuple[int, ...]
"""The seats that somebody plays; nobody's for those who only look on."""

SHORT = (0.3, 0.9)
LONG = (2.0, 8.0)
OFTEN = 0.15
"""Seconds over a moment, and the share of moments for persons that are as long as if one had to think."""
_chance = random.SystemRandom()


@dataclass(frozen=True)
class Shown:
    """How far somebody has been shown the match: after how many answers, at which question."""

    count: int = 0
    number: int = 0


def draw(persons: bool) -> float:
    """How many seconds the table takes over a moment: it is drawn once, and stored for every process."""
    low, high = LONG if persons and _chance.random() < OFTEN else SHORT
    return _chance.uniform(low, high)


class Veil:
    """Who has been shown how much of one match."""

    def __init__(self) -> None:
        self.until = 0.0
        self._moments = 0
        self._everybody = Shown()
        self._shown: dict[Own, Shown] = {}
        self._past: tuple[Shown, AnyMatch, EventViews] | None = None

    def drop(self, moments: int, seconds: float) -> None:
        """Somebody answered openly: these seats may be asked in secret before the next open question."""
        if moments and seconds:
            self._moments |= moments
            self.until = max(self.until, monotonic() + seconds)

    def lift(self) -> None:
        """The time over the last moments has passed."""
        self._moments = 0

    @property
    def dropped(self) -> bool:
        return self._moments != 0

    def covers(self, match: AnyMatch, own: Own) -> bool:
        """Whether those who play these seats may not see the match as it stands now."""
        asked = [ask.seat for ask in match.pending if ask.hidden]
        if any(seat in own for seat in asked):
            return False
        return bool(asked) or self._moments & ~_bits(own) != 0

    def began(self, shown: Shown) -> None:
        """A match was loaded; so far everybody has been shown it."""
        self._everybody = shown
        self._shown = {}
        self._past = None

    def show(self, match: AnyMatch, own: Own) -> None:
        """Those who play these seats are shown the match as it stands now."""
        now = Shown(len(match.answers), match.number)
        self._shown[own] = now
        if not self.dropped and not any(ask.hidden for ask in match.pending):
            self._everybody = now

    def taken_back(self, match: AnyMatch) -> None:
        """An answer was taken back; nobody may be shown it any longer."""
        self.began(Shown(len(match.answers), match.number))

    def past(self, match: AnyMatch, own: Own) -> tuple[AnyMatch, EventViews]:
        """The match as those who play these seats were last shown it, and what was told of it."""
        shown = max(self._shown.get(own, self._everybody), self._everybody, key=lambda each: each.count)
        if self._past is None or self._past[0] != shown:
            then = match.rewound(min(shown.count, len(match.answers)))
            then.number = shown.number
            self._past = (shown, then, EventViews())
        return self._past[1], self._past[2]


def _bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)
