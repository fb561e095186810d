"""The whole of Plank: everybody holds three of five numbers and plays one in secret each round.

The highest number alone takes the step that the die shows, or leaves it; who stands on 8 or more at the
end of a round has won, and otherwise whoever is furthest when the rounds are over.
"""

from kaper.engine.game import Game, Hints
from kaper.engine.show import Report
from plank import META
from plank.bot.forecast import forecast
from plank.bot.rate import rate
from plank.rules.ending import outcome
from plank.rules.setup import setup
from plank.rules.step import step
from plank.state.state import Plank
from plank.view.census import census
from plank.view.observe import observe
from plank.view.redeal import redeal


def _report() -> Report[Plank]:
    from plank.report import REPORT

    return REPORT


GAME = Game(
    META, setup, step, Plank.clone, outcome, observe, redeal, census, Hints(rate, forecast), report=_report
)
