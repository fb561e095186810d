from plank.bot.forecast import forecast
from plank.game import GAME as PLANK
from plank.state.state import Plank

from kaper.bots.bot import consult
from kaper.bots.greedy import GreedyBot
from kaper.bots.random_bot import RandomBot
from kaper.engine.asking import Choose
from kaper.engine.game import Game, Hints
from kaper.engine.match import Match
from tests.laws.changed import changed


def level(s: Plank, ask: Choose) -> list[float]:
    return [0.0] * (len(ask.options) - 1) + [-1.0]


def answers(kind: type[RandomBot] | type[GreedyBot], game: Game[Plank]) -> set[str]:
    """What bots of one kind with different seeds answer to the same question."""
    match = Match.new(game, 2, seed=0)
    return {consult(kind(str(seed)), match, 0).text for seed in range(40)}


def offered(game: Game[Plank]) -> list[str]:
    ask = Match.new(game, 2, seed=0).asked(0)
    assert ask is not None
    return [option.text for option in ask.options]


def test_random_takes_every_option() -> None:
    assert answers(RandomBot, PLANK) == set(offered(PLANK))


def test_random_answers_the_same_with_the_same_seed() -> None:
    match = Match.new(PLANK, 4, seed=0)
    first, second = ([consult(bot, match, 0) for _ in range(40)] for bot in (RandomBot("a"), RandomBot("a")))
    assert first == second


def test_greedy_takes_the_option_that_is_rated_highest() -> None:
    assert answers(GreedyBot, PLANK) == {offered(PLANK)[-1]}


def test_greedy_breaks_ties_by_chance() -> None:
    assert answers(GreedyBot, changed(PLANK, hints=Hints(level, forecast))) == set(offered(PLANK)[:-1])


def test_greedy_is_random_in_a_game_without_hints() -> None:
    assert answers(GreedyBot, changed(PLANK, advised=False)) == set(offered(PLANK))
