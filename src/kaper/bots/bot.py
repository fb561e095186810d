"""What a bot is and what it is given: never the true match, only its question and matches dealt anew."""

from abc import ABC, abstractmethod
from collections.abc import Callable

from kaper.engine.asking import Choose, Option
from kaper.engine.chance import Chance, Tape, UntapedChance
from kaper.engine.errors import NotAsked
from kaper.engine.game import S
from kaper.engine.match import Match

Deal = Callable[[], Match[S]]
"""Gives a match that the asked seat cannot tell from the true one, another at every call."""
Stop = Callable[[], bool]
"""Says whether the bot shall think no longer; `threading.Event().is_set` is one."""


def never() -> bool:
    return False


class Bot(ABC):
    """Answers for a seat, with chance of its own."""

    __slots__ = ("source",)

    def __init__(self, seed: str) -> None:
        self.source = Chance.seeded(seed).tape.source

    def stream(self) -> Chance:
        """The bot's chance for a match that it is dealt."""
        return UntapedChance(Tape(self.source, []))

    @abstractmethod
    def choose(self, ask: Choose, deal: Deal[S], stop: Stop) -> Option:
        """One of the options that the seat was asked to choose from."""


def consult(bot: Bot, match: Match[S], seat: int, stop: Stop = never) -> Option:
    """What the bot would answer for this seat; the match stays as it is."""
    ask = match.asked(seat)
    if ask is None:
        raise NotAsked(f"Seat {seat} is not asked now.", "not-asked", seat=seat)
    return bot.choose(ask, lambda: match.redealt(seat, bot.stream()), stop)
