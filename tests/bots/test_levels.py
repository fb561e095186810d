from math import inf

import pytest

from kaper.bots.greedy import GreedyBot
from kaper.bots.levels import LEVELS, budget, make
from kaper.bots.random_bot import RandomBot
from kaper.bots.search import SearchBot
from kaper.bots.tuning import Budget
from kaper.engine.errors import KaperError


def test_every_level_has_its_bot() -> None:
    assert [type(make(name, "")) for name in LEVELS] == [RandomBot, GreedyBot, SearchBot]


@pytest.mark.parametrize(
    ("name", "seconds", "iterations"),
    [("search", 0.2, inf), ("search:50ms", 0.05, inf), ("search:1000", inf, 1000)],
)
def test_a_search_is_named_with_its_budget(name: str, seconds: float, iterations: float) -> None:
    assert budget(name) == Budget(seconds, iterations)


@pytest.mark.parametrize(
    "name", ["", "Random", "greedy:3", "search:", "search:0", "search:0ms", "search:5s", "search:-1"]
)
def test_an_unknown_name_is_refused_in_a_sentence(name: str) -> None:
    with pytest.raises(KaperError, match=rf"^There is no bot {name}; there are random, .*\.$"):
        make(name, "")
