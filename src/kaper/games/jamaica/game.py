"""Jamaica as the engine knows it."""

from typing import Final

from kaper.engine.game import Game, Hints
from kaper.engine.show import Report, Show
from kaper.engine.teaching import Teach
from kaper.games.jamaica import META
from kaper.games.jamaica.bot.forecast import explain, forecast
from kaper.games.jamaica.bot.rate import rate
from kaper.games.jamaica.bot.tempers import TEMPERS
from kaper.games.jamaica.rules.ending import outcome
from kaper.games.jamaica.rules.setup import setup
from kaper.games.jamaica.rules.step import step
from kaper.games.jamaica.state.state import Jamaica
from kaper.games.jamaica.view.census import census
from kaper.games.jamaica.view.observe import observe
from kaper.games.jamaica.view.redeal import redeal
from kaper.games.jamaica.view.view import View


def _show() -> Show[Jamaica, View]:
    from kaper.games.jamaica.show.show import SHOW

    return SHOW


def _report() -> Report[Jamaica]:
    from kaper.games.jamaica.report import REPORT

    return REPORT


def _teach() -> Teach[Jamaica, View]:
    from kaper.games.jamaica.teach.teach import TEACH

    return TEACH


HINTS: Final = Hints(rate, forecast, explain=explain, tempers=TEMPERS)
GAME: Final = Game(
    META, setup, step, Jamaica.clone, outcome, observe, redeal, census, HINTS,
    show=_show, report=_report, teach=_teach,
)  # fmt: skip
