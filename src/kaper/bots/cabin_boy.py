"""The bot that errs as people do who play for the first time."""

from collections.abc import Sequence
from math import sqrt

from kaper.bots.bot import Bot, Deal, Stop
from kaper.bots.temper import liked
from kaper.bots.thought import LOT, RATED, Thought, of_one
from kaper.engine.asking import Choose, Option
from kaper.engine.game import S

OVERLOOKS = 0.3
"""How often an option is not thought of at all."""
CLUMSY = 0.5
"""How far off the mark a judgement is, in deviations of what is judged."""
EAGER = 0.7
"""How much what an option brings at once counts beside what it is good for."""


class CabinBoyBot(Bot):
    """Overlooks options, misjudges the others somewhat, is greedy for the near and forgets the opponents.

    What an option brings at once is the own prospect after it, whatever it means to anybody else.
    """

    __slots__ = ("temper",)

    def __init__(self, seed: str, temper: str = "") -> None:
        super().__init__(seed)
        self.temper = temper

    def choose(self, ask: Choose, deal: Deal[S], stop: Stop) -> Option:
        """Looks at what has not been overlooked; where everything was, at everything."""
        count = len(ask.options)
        if count == 1:
            self.thought = of_one()
            return ask.options[0]
        worths = self._judged(ask, deal)
        seen = [index for index in range(count) if self.source.random() >= OVERLOOKS] or list(range(count))
        chosen = max(seen, key=worths.__getitem__)
        self.thought = Thought(RATED if any(worths) else LOT, tuple(worths), chosen)
        return ask.options[chosen]

    def _judged(self, ask: Choose, deal: Deal[S]) -> list[float]:
        """What each option seems to be worth, in deviations."""
        match = deal()
        hints = match.game.hints
        if hints is None:
            return [self.source.random() for _ in ask.options]
        rates = hints.rate(match.state, ask)
        likings = liked(hints, self.temper, match.state, ask)
        good = _measured([rate + liking for rate, liking in zip(rates, likings, strict=True)])
        near = _measured([self._at_once(ask.seat, index, deal) for index in range(len(ask.options))])
        return [far + EAGER * here + CLUMSY * self._slip() for far, here in zip(good, near, strict=True)]

    def _at_once(self, seat: int, index: int, deal: Deal[S]) -> float:
        """The own prospects right after an answer."""
        match = deal()
        asked = match.asked(seat)
        hints = match.game.hints
        if asked is None or hints is None:
            return 0.0
        match.take(asked, asked.options[index])
        return hints.forecast(match.state)[seat]

    def _slip(self) -> float:
        """About as often too much as too little, seldom by much."""
        random = self.source.random
        return (random() + random() + random()) * 2.0 - 3.0


def _measured(worths: Sequence[float]) -> list[float]:
    """Worths as deviations from their mean."""
    mean = sum(worths) / len(worths)
    deviation = sqrt(sum((worth - mean) ** 2 for worth in worths) / len(worths))
    return [(worth - mean) / deviation if deviation else 0.0 for worth in worths]
