"""Processes that share a decision.

Each is given an excerpt of the match (`engine/excerpt.py`) and sends back what it found out about the
options, in numbers. One that is late or dies is not waited for.
"""

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random

from kaper.bots.bot import Stop, consult, deals, never
from kaper.bots.findings import Findings, Numbers
from kaper.bots.levels import CREWS, make, named
from kaper.bots.place import place
from kaper.bots.search import SearchBot
from kaper.engine.asking import Option
from kaper.engine.excerpt import Excerpt, excerpt, resumed
from kaper.engine.game import S
from kaper.engine.match import Match
from kaper.engine.registry import find
from kaper.pool import cores

GRACE = 0.5
"""Seconds that a helper may take longer than oneself."""


@dataclass(frozen=True)
class Errand:
    """What a helper thinks about: no seed of the match, and nothing that is not drawn yet."""

    game: str
    seats: int
    settings: dict[str, str]
    excerpt: Excerpt
    seat: int
    bot: str
    seed: str


def run(errand: Errand) -> Numbers:
    """What one helper finds out."""
    bot = make(errand.bot, errand.seed)
    assert isinstance(bot, SearchBot)
    game = find(errand.game).load()
    match = resumed(game, errand.seats, errand.settings, errand.excerpt, Random(errand.seed))
    ask = match.asked(errand.seat)
    assert ask is not None
    return bot.find(ask, deals(bot, match, errand.seat), never).numbers()


class Crew:
    """Helpers for bots of levels that several processes think for; made when the first is asked."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    def consult(self, bot: SearchBot, name: str, match: Match[S], seat: int, stop: Stop = never) -> Option:
        """What the bot would answer, if helpers think about it too; they are as many as its level has."""
        ask = match.asked(seat)
        hands = min(CREWS.get(named(name).level, 1), cores())
        if hands == 1 or ask is None or len(ask.options) == 1:
            return consult(bot, match, seat, stop)
        sent = self._send(bot, name, match, seat, hands - 1)
        bot.stand(place(match))
        deal = deals(bot, match, seat)
        own = bot.find(ask, deal, stop)
        found = [own.numbers(), *_returned(sent)]
        return bot.settle(ask, deal, Findings.joined(found, own.tuning))

    def _send(
        self, bot: SearchBot, name: str, match: Match[S], seat: int, count: int
    ) -> list[Future[Numbers]]:
        """Send helpers out, each with chance of its own."""
        if self._pool is None:
            method = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(max(CREWS.values()), method, _prepare)
        known, settings = excerpt(match), dict(match.settings)
        errands = [
            Errand(match.game.meta.name, match.seats, settings, known, seat, name, str(bot.source.random()))
            for _ in range(count)
        ]
        try:
            return [self._pool.submit(run, errand) for errand in errands]
        except BrokenProcessPool:
            self.dismiss()
            return []

    def dismiss(self) -> None:
        """Nobody is needed any more."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _returned(sent: list[Future[Numbers]]) -> Iterator[Numbers]:
    """What those brought home who came in time."""
    for errand in sent:
        try:
            yield errand.result(GRACE)
        except (TimeoutError, BrokenProcessPool):
            errand.cancel()


@contextmanager
def crew() -> Iterator[Crew]:
    """A crew that is dismissed in the end."""
    hired = Crew()
    try:
        yield hired
    finally:
        hired.dismiss()


def _prepare() -> None:
    """Interrupts are the caller's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
