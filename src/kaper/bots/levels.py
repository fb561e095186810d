"""The bots by name: the four levels that a player can pick, and the plain ones for measuring.

A level may be followed by a temper of the game, as in `captain+bold`. Plain are `random`, `greedy`, `search`,
`search:50ms`, `search:1000`, and `search:1000x2` for two searches whose findings are joined; `learned` is the
search with a forecast that `kaper train` found.
"""

import re
from dataclasses import dataclass

from kaper.bots.bot import Bot
from kaper.bots.cabin_boy import CabinBoyBot
from kaper.bots.greedy import GreedyBot
from kaper.bots.random_bot import RandomBot
from kaper.bots.search import SearchBot
from kaper.bots.shared import SharedSearchBot
from kaper.bots.tuning import Budget
from kaper.engine.errors import KaperError

CABIN_BOY, BOSUN, CAPTAIN, ADMIRAL = "cabin-boy", "bosun", "captain", "admiral"
RANKS = (CABIN_BOY, BOSUN, CAPTAIN, ADMIRAL)
"""The levels that players are offered, from the weakest to the strongest."""
LEARNED = "learned"
LEVELS = ("random", "greedy", "search")
"""The plain bots, which older tables name."""
QUICK = (CABIN_BOY, BOSUN, "random", "greedy")
"""Those that do not search."""
KNOWN = (*RANKS, *LEVELS)
DEFAULT_BUDGET = Budget(seconds=0.2)
CAPTAINS = Budget(seconds=1.0, iterations=300)
"""Enough on every machine: the Captain is as strong on a slow one."""
ADMIRALS = Budget(seconds=4.0)
CREWS: dict[str, int] = {ADMIRAL: 4}
"""How many processes share a decision, if there are so many cores."""
PROVEN: dict[str, str] = {CAPTAIN: "search:300", ADMIRAL: "search:3000"}
"""A level's name for proofs: as many iterations as it makes in its time, whatever else the machine does."""


class UnknownBot(KaperError):
    """No bot has this name."""


@dataclass(frozen=True)
class Named:
    """A bot's name taken apart."""

    level: str
    temper: str


def named(name: str) -> Named:
    """The level and the temper that a name speaks of."""
    level, _, temper = name.partition("+")
    return Named(level, temper)


def proven(level: str) -> str:
    """The same bot by a name that counts iterations and not time."""
    return PROVEN.get(level, level)


def judge_of(name: str) -> str:
    """The bot that says afterwards why a bot of this name, or a person who has none, did what they did.

    It counts iterations, and thinks no longer than a Captain.
    """
    given = named(name)
    level = given.level if given.level in QUICK else PROVEN[CAPTAIN]
    return f"{level}+{given.temper}" if given.temper else level


def make(name: str, seed: str) -> Bot:
    """A new bot with this name and chance of its own."""
    given = named(name)
    if given.level == "random":
        return RandomBot(seed)
    if given.level == CABIN_BOY:
        return CabinBoyBot(seed, given.temper)
    if given.level in ("greedy", BOSUN):
        return GreedyBot(seed, given.temper)
    shared = re.fullmatch(r"(search:.+)x([2-9])", given.level)
    if shared is not None:
        return SharedSearchBot(seed, budget(shared[1]), int(shared[2]), given.temper)
    learned = given.level.startswith(LEARNED)
    return SearchBot(seed, budget(given.level), temper=given.temper, learned=learned)


def budget(name: str) -> Budget:
    """What a search is given by its name: its rank's budget, milliseconds, iterations, or the default."""
    if name in BUDGETS:
        return BUDGETS[name]
    found = re.fullmatch(r"(?:search|learned):([1-9][0-9]*)(ms)?", name)
    if found is None:
        raise UnknownBot(
            f"There is no bot {name}; there are {', '.join(RANKS)}, random, greedy, search, learned, and the "
            "last two with milliseconds or iterations a decision, as in search:50ms or learned:1000.",
            "unknown-bot",
            bot=name,
        )
    amount, unit = found.groups()
    return Budget(seconds=int(amount) / 1000) if unit else Budget(iterations=int(amount))


BUDGETS: dict[str, Budget] = {
    "search": DEFAULT_BUDGET,
    LEARNED: DEFAULT_BUDGET,
    CAPTAIN: CAPTAINS,
    ADMIRAL: ADMIRALS,
}
