from math import inf

import pytest

from kaper.bots.bot import consult
from kaper.bots.cabin_boy import CabinBoyBot
from kaper.bots.greedy import GreedyBot
from kaper.bots.levels import ADMIRAL, CAPTAIN, LEVELS, RANKS, budget, make
from kaper.bots.random_bot import RandomBot
from kaper.bots.search import SearchBot
from kaper.bots.shared import SharedSearchBot
from kaper.bots.temper import FIERCEST, liked
from kaper.bots.tuning import Budget
from kaper.engine.errors import KaperError
from kaper.engine.match import Match
from tests.bots.test_secrecy import INSTALLED


def test_every_level_has_its_bot() -> None:
    assert [type(make(name, "")) for name in LEVELS] == [RandomBot, GreedyBot, SearchBot]
    assert [type(make(name, "")) for name in RANKS] == [CabinBoyBot, GreedyBot, SearchBot, SearchBot]
    assert [type(make(name, "")) for name in ("search:9x2", "search:9ms")] == [SharedSearchBot, SearchBot]


def test_a_name_may_end_with_a_temper() -> None:
    bots = [make(f"{rank}+bold", "") for rank in RANKS]
    tempers = [bot.temper for bot in bots if isinstance(bot, CabinBoyBot | GreedyBot | SearchBot)]
    assert tempers == ["bold"] * 4


def test_blackbeard_has_the_fiercest_temper_of_every_game() -> None:
    for game in INSTALLED:
        assert game.hints is not None
        match = Match.new(game, game.meta.players[-1], seed="blackbeard", events=False)
        while match.pending:
            ask = match.pending[0]
            fiercest = next(iter(game.hints.tempers))
            known, named = (liked(game.hints, temper, match.state, ask) for temper in (FIERCEST, fiercest))
            assert known == named
            match.answer(ask.seat, consult(make("bosun", "sea"), match, ask.seat))


def test_the_captain_takes_up_to_a_second_and_the_admiral_up_to_four() -> None:
    assert (budget(CAPTAIN).seconds, budget(ADMIRAL).seconds) == (1, 4)


@pytest.mark.parametrize(
    ("name", "seconds", "iterations"),
    [("search", 0.2, inf), ("search:50ms", 0.05, inf), ("search:1000", inf, 1000)],
)
def test_a_search_is_named_with_its_budget(name: str, seconds: float, iterations: float) -> None:
    assert budget(name) == Budget(seconds, iterations)


@pytest.mark.parametrize(
    "name",
    [
        *("", "Random", "greedy:3", "search:", "search:0", "search:0ms", "search:5s", "search:-1"),
        *("searchx2", "captain:3", "search:9x1", "search:9x"),
    ],
)
def test_an_unknown_name_is_refused_in_a_sentence(name: str) -> None:
    with pytest.raises(KaperError, match=rf"^There is no bot {name}; there are cabin-boy, .*\.$"):
        make(name, "")


def test_the_learned_bot_is_the_search_with_what_was_learned() -> None:
    bot = make("learned:70", "")
    assert isinstance(bot, SearchBot)
    assert (bot.learned, bot.budget.iterations) == (True, 70)
    plain = make("search:70", "")
    assert isinstance(plain, SearchBot)
    assert not plain.learned
