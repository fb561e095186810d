"""The bot that thinks of nothing."""

from kaper.bots.bot import Bot, Deal, Stop
from kaper.bots.thought import LOT, Thought
from kaper.engine.asking import Choose, Option
from kaper.engine.game import S


class RandomBot(Bot):
    """Every option is as likely as any other."""

    __slots__ = ()

    def choose(self, ask: Choose, deal: Deal[S], stop: Stop) -> Option:
        """Needs no match at all."""
        chosen = int(self.source.random() * len(ask.options))
        self.thought = Thought(LOT, (0.0,) * len(ask.options), chosen)
        return ask.options[chosen]
