"""A long match is not played again when its table is opened: it goes on from a bookmark and the lines since.

A bookmark is worth nothing to other rules than those that wrote it, and after an undo that reaches behind it;
then, and whenever something about it is not as it should be, the whole book is played again.
"""

from collections.abc import Sequence

import msgspec

from kaper.engine.asking import Option
from kaper.engine.chance import Chance
from kaper.engine.events import Event
from kaper.engine.frozen import freeze, thaw
from kaper.engine.match import Match, Past
from kaper.engine.registry import find
from kaper.server.live_table import LiveTable
from kaper.server.pictures import AnyMatch
from kaper.server.storage.answers import Stored
from kaper.server.storage.checkpoints import Bookmark
from kaper.server.table_records import TableRecord

EVERY = 100
"""After so many lines of a book there is a new one; fewer are quickly played again."""
Noted = tuple[str, int, dict[str, int | str], dict[str, int | str], list[int], bool, int]
"""An event: its kind, seat, figures, secret figures, for whom, whether it reveals, and after which answer."""


class Before(msgspec.Struct, array_like=True):
    """What a table knows of its match at a bookmark.

    lines     the answers that stand, those after the checkpoint too, each written `seat option`
    count     how many of them came before the checkpoint
    numbers   the numbers of the questions after them
    by_clock  which of them a bot gave because the time had run out
    undone    when something was last taken back
    last_row  when the last line was written
    """

    lines: list[str]
    count: int
    numbers: list[int]
    by_clock: list[int]
    undone: int
    last_row: int
    hidden: list[tuple[int, int]]
    seals: list[str]
    secret: int
    events: list[Noted]


def is_due(live: LiveTable) -> bool:
    """Whether a table gets a bookmark now: a long one, when nothing about it is in suspense."""
    plain = live.upgrade is None and not live.card.tutorial and not live.veil.dropped
    return plain and live.rows - live.bookmarked >= EVERY and bool(live.playing.pending)


def bookmark(live: LiveTable) -> Bookmark:
    match = live.playing
    state, _ = match.last_checkpoint()
    past = match.past()
    before = Before(
        live.lines, len(past.answers), live.numbers.known(), live.by_clock, live.undone, live.last_row,
        list(past.hidden), list(past.seals), past.secret, [_noted(event) for event in past.events],
    )  # fmt: skip
    written = msgspec.json.encode(before).decode()
    return Bookmark(live.card.id, match.game.meta.rules_version, live.rows, freeze(state).decode(), written)


def _noted(event: Event) -> Noted:
    return (
        event.kind, event.seat, dict(event.args), dict(event.secret), list(event.to), event.reveals, event.at
    )  # fmt: skip


class Standing(msgspec.Struct):
    """A match at a bookmark, what is known of it there, and the lines that are still to be played."""

    match: AnyMatch
    before: Before
    since: list[Stored]


def standing_at(card: TableRecord, given: Bookmark, rows: Sequence[Stored]) -> Standing | None:
    """The match at its bookmark; None if the book must be played from its start."""
    before = msgspec.json.decode(given.past, type=Before)
    kept = [_stored(line, index in before.by_clock) for index, line in enumerate(before.lines)]
    for row in rows:
        if row.kind != "undo":
            kept.append(row)
            continue
        kept.pop()
        if len(kept) < before.count:
            return None
    match = _match_at(card, given.state, before)
    match.number = before.numbers[before.count]
    if any(ask.hidden for ask in match.pending):
        return None
    return Standing(match, before, kept[before.count :])


def _stored(line: str, by_clock: bool) -> Stored:
    seat, _, option = line.partition(" ")
    return Stored(int(seat), "answer", option, 0, "clock" if by_clock else "")


def _match_at(card: TableRecord, frozen: str, before: Before) -> AnyMatch:
    game = find(card.game).load()
    answers = []
    for line in before.lines[: before.count]:
        seat, _, option = line.partition(" ")
        answers.append((int(seat), Option(option)))
    events = [Event(*noted) for noted in before.events]
    state = thaw(game.setup(card.players, card.settings, Chance.seeded(card.seed)), frozen.encode())
    past = Past(answers, before.hidden, before.seals, events, before.secret)
    return Match.going_on(game, card.players, card.settings, card.seed, state, past)
