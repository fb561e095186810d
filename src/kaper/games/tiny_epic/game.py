"""Tiny Epic Pirates as the engine knows it."""

from typing import Final

from kaper.engine.game import Game, Hints
from kaper.engine.show import Report, Show
from kaper.engine.teaching import Teach
from kaper.games.tiny_epic import META
from kaper.games.tiny_epic.bot.forecast import explain, forecast
from kaper.games.tiny_epic.bot.rate import rate
from kaper.games.tiny_epic.bot.tempers import TEMPERS
from kaper.games.tiny_epic.rules.ending import outcome
from kaper.games.tiny_epic.rules.setup import setup
from kaper.games.tiny_epic.rules.step import step
from kaper.games.tiny_epic.state.state import Pirates
from kaper.games.tiny_epic.view.census import census
from kaper.games.tiny_epic.view.observe import observe
from kaper.games.tiny_epic.view.redeal import redeal
from kaper.games.tiny_epic.view.view import View


def _show() -> Show[Pirates, View]:
    from kaper.games.tiny_epic.show.show import SHOW

    return SHOW


def _report() -> Report[Pirates]:
    from kaper.games.tiny_epic.report import REPORT

    return REPORT


def _teach() -> Teach[Pirates, View]:
    from kaper.games.tiny_epic.teach.teach import TEACH

    return TEACH


HINTS: Final = Hints(rate, forecast, explain=explain, tempers=TEMPERS)
GAME: Final = Game(
    META, setup, step, Pirates.clone, outcome, observe, redeal, census, HINTS,
    show=_show, report=_report, teach=_teach,
)  # fmt: skip
