"""Dice that fall in every run as they fell in the last one, for tests that look at what comes up.

The host's secret and the bots' words are constant, so the word that a person adds decides everything. A
server that `tests.server.mother` forks with `KAPER_TEST_SAME_DICE` in its environment throws them.
"""

from random import Random

from kaper.engine import fair
from kaper.server import seating, thinkers
from kaper.server.storage.accounts import Account
from kaper.server.table_records import TableRecord

SECRET = "0" * 64
NONCE = "0" * 32


def throw_the_same() -> None:
    bots = Random(SECRET)
    begin = seating.start

    def start(card: TableRecord, account: Account, nonces: dict[str, str]) -> list[int]:
        seats = begin(card, account, nonces)
        bots.seed(card.seed)
        return seats

    for module, name, instead in (
        (fair, "draw_secret", lambda: SECRET),
        (seating, "_drawn", lambda: NONCE),
        (seating, "start", start),
        (thinkers, "random", bots),
    ):
        assert hasattr(module, name), name
        setattr(module, name, instead)
