"""Bots that search think on while a person thinks, and stop when something is typed."""

import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from kaper.bots.bot import Bot, ponder
from kaper.bots.search import SearchBot
from kaper.engine.game import S
from kaper.engine.match import Match


@contextmanager
def pondering(bots: Mapping[int, Bot], match: Match[S]) -> Iterator[None]:
    """The match must not go on meanwhile; bots take turns, each with its usual budget."""
    searching = [(seat, bot) for seat, bot in bots.items() if isinstance(bot, SearchBot)]
    if not searching:
        yield
        return
    stop = threading.Event()
    thread = threading.Thread(target=_ponder, args=(searching, match, stop), daemon=True)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()


def _ponder(searching: list[tuple[int, SearchBot]], match: Match[S], stop: threading.Event) -> None:
    for seat, bot in searching:
        if not stop.is_set():
            ponder(bot, match, seat, stop.is_set)
