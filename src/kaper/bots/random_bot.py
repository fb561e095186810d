"""The bot that thinks of nothing."""

from kaper.bots.bot import Bot, Deal, Stop
from kaper.engine.asking import Choose, Option
from kaper.engine.game import S


class RandomBot(Bot):
    """Every option is as likely as any other."""

    __slots__ = ()

    def choose(self, ask: Choose, deal: Deal[S], stop: Stop) -> Option:
        """Needs no match at all."""
        return ask.options[int(self.source.random() * len(ask.options))]
