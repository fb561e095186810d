"""What bots are told: how good an option is, and how every seat stands."""

from typing import Final

from kaper.engine.game import Hints
from kaper.games.marauders.bot.forecast import forecast
from kaper.games.marauders.bot.rate import rate

HINTS: Final = Hints(rate, forecast)
