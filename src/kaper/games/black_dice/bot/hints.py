"""What bots are told: how good an option is, and how every seat stands."""

from typing import Final

from kaper.engine.game import Hints
from kaper.games.black_dice.bot.forecast import forecast, hope
from kaper.games.black_dice.bot.rate import rate
from kaper.games.black_dice.bot.worth import EXPLORATION, HORIZON, SQUASH, TRUST

HINTS: Final = Hints(
    rate, forecast, hope=hope, squash=SQUASH, horizon=HORIZON, trust=TRUST, exploration=EXPLORATION
)
