"""Pirates of Maracaibo as the engine knows it."""

from typing import Final

from kaper.engine.game import Game, Hints
from kaper.engine.show import Report, Show
from kaper.engine.teaching import Teach
from kaper.games.maracaibo import META
from kaper.games.maracaibo.bot.forecast import explain, forecast
from kaper.games.maracaibo.bot.rate import rate
from kaper.games.maracaibo.bot.tempers import TEMPERS
from kaper.games.maracaibo.rules.ending import outcome
from kaper.games.maracaibo.rules.setup import setup
from kaper.games.maracaibo.rules.step import step
from kaper.games.maracaibo.state.state import Maracaibo
from kaper.games.maracaibo.view.census import census
from kaper.games.maracaibo.view.observe import observe
from kaper.games.maracaibo.view.redeal import redeal
from kaper.games.maracaibo.view.view import View


def _show() -> Show[Maracaibo, View]:
    from kaper.games.maracaibo.show.show import SHOW

    return SHOW


def _report() -> Report[Maracaibo]:
    from kaper.games.maracaibo.report import REPORT

    return REPORT


def _teach() -> Teach[Maracaibo, View]:
    from kaper.games.maracaibo.teach.teach import TEACH

    return TEACH


HINTS: Final = Hints(rate, forecast, explain=explain, tempers=TEMPERS, squash=9.0)
GAME: Final = Game(
    META, setup, step, Maracaibo.clone, outcome, observe, redeal, census, HINTS,
    show=_show, report=_report, teach=_teach,
)  # fmt: skip
