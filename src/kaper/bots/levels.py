"""The bots by name, as a player picks them: `random`, `greedy`, `search`, `search:50ms`, `search:1000`."""

import re

from kaper.bots.bot import Bot
from kaper.bots.greedy import GreedyBot
from kaper.bots.random_bot import RandomBot
from kaper.bots.search import SearchBot
from kaper.bots.tuning import Budget
from kaper.engine.errors import KaperError

LEVELS = ("random", "greedy", "search")
DEFAULT_BUDGET = Budget(seconds=0.2)


class UnknownBot(KaperError):
    """No bot has this name."""


def make(name: str, seed: str) -> Bot:
    """A new bot with this name and chance of its own."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    return SearchBot(seed, budget(name))


def budget(name: str) -> Budget:
    """What a search is given by its name: milliseconds, iterations, or the default."""
    found = re.fullmatch(r"search(?::([1-9][0-9]*)(ms)?)?", name)
    if found is None:
        raise UnknownBot(
            f"There is no bot {name}; there are random, greedy, search, and search with its milliseconds "
            "or iterations a decision, as in search:50ms or search:1000.",
            "unknown-bot",
            bot=name,
        )
    amount, unit = found.groups()
    if amount is None:
        return DEFAULT_BUDGET
    return Budget(seconds=int(amount) / 1000) if unit else Budget(iterations=int(amount))
