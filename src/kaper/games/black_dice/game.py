"""The Curse of the Black Dice as the engine knows it."""

from typing import Final

from kaper.engine.game import Game, Hints
from kaper.engine.show import Report, Show
from kaper.engine.teaching import Teach
from kaper.games.black_dice import META
from kaper.games.black_dice.bot.forecast import explain, forecast, hope
from kaper.games.black_dice.bot.rate import rate
from kaper.games.black_dice.bot.tempers import TEMPERS
from kaper.games.black_dice.bot.worth import EXPLORATION, HORIZON, SQUASH, TRUST
from kaper.games.black_dice.rules.ending import outcome
from kaper.games.black_dice.rules.setup import setup
from kaper.games.black_dice.rules.step import step
from kaper.games.black_dice.state.state import BlackDice
from kaper.games.black_dice.view.census import census
from kaper.games.black_dice.view.observe import observe
from kaper.games.black_dice.view.redeal import redeal
from kaper.games.black_dice.view.view import View


def _show() -> Show[BlackDice, View]:
    from kaper.games.black_dice.show.show import SHOW

    return SHOW


def _report() -> Report[BlackDice]:
    from kaper.games.black_dice.report import REPORT

    return REPORT


def _teach() -> Teach[BlackDice, View]:
    from kaper.games.black_dice.teach.teach import TEACH

    return TEACH


HINTS: Final = Hints(
    rate, forecast, hope=hope, squash=SQUASH, horizon=HORIZON, trust=TRUST, exploration=EXPLORATION,
    explain=explain, tempers=TEMPERS,
)  # fmt: skip
GAME: Final = Game(
    META, setup, step, BlackDice.clone, outcome, observe, redeal, census, HINTS,
    show=_show, report=_report, teach=_teach,
)  # fmt: skip
