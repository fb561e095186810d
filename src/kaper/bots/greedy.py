"""The bot that takes its game's advice and looks no further."""

from kaper.bots.bot import Bot, Deal, Stop
from kaper.bots.temper import liked
from kaper.bots.thought import LOT, RATED, Thought, of_one
from kaper.engine.asking import Choose, Option
from kaper.engine.game import S


class GreedyBot(Bot):
    """The option that the game's hints rate highest; chance breaks ties and stands in for hints.

    With a temper, what it likes is rated somewhat higher.
    """

    __slots__ = ("temper",)

    def __init__(self, seed: str, temper: str = "") -> None:
        super().__init__(seed)
        self.temper = temper

    def choose(self, ask: Choose, deal: Deal[S], stop: Stop) -> Option:
        """Rates the options once, on one deal."""
        count = len(ask.options)
        if count == 1:
            self.thought = of_one()
            return ask.options[0]
        match = deal()
        hints = match.game.hints
        if hints is None:
            rates, kind = [0.0] * count, LOT
        else:
            rates, kind = hints.rate(match.state, ask), RATED
            likings = liked(hints, self.temper, match.state, ask)
            rates = [rate + liking for rate, liking in zip(rates, likings, strict=True)]
        top = max(rates)
        best = [index for index, rate in enumerate(rates) if rate == top]
        chosen = best[int(self.source.random() * len(best))]
        self.thought = Thought(kind, tuple(rates), chosen)
        return ask.options[chosen]
