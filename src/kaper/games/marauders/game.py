"""Merchants & Marauders as the engine knows it."""

from typing import Final

from kaper.engine.game import Game, Hints
from kaper.engine.show import Report, Show
from kaper.engine.teaching import Teach
from kaper.games.marauders import META
from kaper.games.marauders.bot.forecast import explain, forecast
from kaper.games.marauders.bot.rate import rate
from kaper.games.marauders.bot.tempers import TEMPERS
from kaper.games.marauders.rules.ending import outcome
from kaper.games.marauders.rules.setup import setup
from kaper.games.marauders.rules.step import step
from kaper.games.marauders.state.state import Marauders
from kaper.games.marauders.view.census import census
from kaper.games.marauders.view.observe import observe
from kaper.games.marauders.view.redeal import redeal
from kaper.games.marauders.view.view import View


def _show() -> Show[Marauders, View]:
    from kaper.games.marauders.show.show import SHOW

    return SHOW


def _report() -> Report[Marauders]:
    from kaper.games.marauders.report import REPORT

    return REPORT


def _teach() -> Teach[Marauders, View]:
    from kaper.games.marauders.teach.teach import TEACH

    return TEACH


HINTS: Final = Hints(rate, forecast, explain=explain, tempers=TEMPERS)
GAME: Final = Game(
    META, setup, step, Marauders.clone, outcome, observe, redeal, census, HINTS,
    show=_show, report=_report, teach=_teach,
)  # fmt: skip
