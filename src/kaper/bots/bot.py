"""What a bot is and what it is given: never the true match, only its question and matches dealt anew."""

from abc import ABC, abstractmethod
from collections.abc import Callable

from mypy_extensions import mypyc_attr

from kaper.bots.place import Place, place
from kaper.bots.thought import Thought
from kaper.engine.asking import Choose, Option
from kaper.engine.chance import Chance, Tape, UntapedChance
from kaper.engine.errors import NotAsked
from kaper.engine.game import Outcome, S
from kaper.engine.match import Dealer, Match

Deal = Callable[[], Match[S]]
"""Gives a match that the asked seat cannot tell from the true one, another at every call."""
Stop = Callable[[], bool]
"""Says whether the bot shall think no longer; `threading.Event().is_set` is one."""


def never() -> bool:
    return False


# A bot from elsewhere is plain Python even where these are compiled.
@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Answers for a seat, with chance of its own. `thought` is what it made of its last question."""

    __slots__ = ("source", "thought")

    def __init__(self, seed: str) -> None:
        self.source = Chance.seeded(seed).tape.source
        self.thought: Thought | None = None

    def stream(self) -> Chance:
        """The bot's chance for a match that it is dealt."""
        return UntapedChance(Tape(self.source, []))

    def stand(self, place: Place) -> None:  # noqa: B027 - most bots remember nothing
        """Told before every question where the match stands, so that what is known already can be used."""

    def ponder(self, ask: Choose, deal: Deal[S], stop: Stop) -> None:  # noqa: B027 - nor think ahead
        """Think while somebody else is asked; most bots have nothing to think about then."""

    def dismiss(self, outcome: Outcome | None) -> None:  # noqa: B027 - nor mind how it ended
        """Told how the match ended, or nothing if it was given up; the bot is asked no more."""

    @abstractmethod
    def choose(self, ask: Choose, deal: Deal[S], stop: Stop) -> Option:
        """One of the options that the seat was asked to choose from."""


def consult(bot: Bot, match: Match[S], seat: int, stop: Stop = never) -> Option:
    """What the bot would answer for this seat; the match stays as it is."""
    ask = match.asked(seat)
    if ask is None:
        raise NotAsked(f"Seat {seat} is not asked now.", "not-asked", seat=seat)
    bot.stand(place(match))
    return bot.choose(ask, deals(bot, match, seat), stop)


def ponder(bot: Bot, match: Match[S], seat: int, stop: Stop) -> None:
    """Let the bot of a seat think while another seat is asked openly; `stop` says when its time is up."""
    ask = match.pending[0] if len(match.pending) == 1 else None
    if ask is None or ask.seat == seat or ask.hidden or match.together is not None:
        return
    bot.stand(place(match))
    bot.ponder(ask, deals(bot, match, seat), stop)


def deals(bot: Bot, match: Match[S], seat: int) -> Deal[S]:
    """Matches that the seat cannot tell from the true one."""
    dealer = Dealer(match, seat)
    return lambda: dealer.deal(bot.stream())
