"""The bot that takes its game's advice and looks no further."""

from kaper.bots.bot import Bot, Deal, Stop
from kaper.engine.asking import Choose, Option
from kaper.engine.game import S


class GreedyBot(Bot):
    """The option that the game's hints rate highest; chance breaks ties and stands in for hints."""

    __slots__ = ()

    def choose(self, ask: Choose, deal: Deal[S], stop: Stop) -> Option:
        """Rates the options once, on one deal."""
        best = list(ask.options)
        if len(best) > 1:
            match = deal()
            hints = match.game.hints
            if hints is not None:
                rates = hints.rate(match.state, ask)
                top = max(rates)
                best = [option for option, rate in zip(ask.options, rates, strict=True) if rate == top]
        return best[int(self.source.random() * len(best))]
