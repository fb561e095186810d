"""From the database into memory: a match is its seed and its answers, run again.

If the rules have changed since, the answers may lead elsewhere or nowhere; then the table goes on from its
last checkpoint. One that has none stays what it is, with its answers, its log of chat and a reason.
"""

import asyncio
import logging
from dataclasses import dataclass

from sqlalchemy import Connection

from kaper.engine.errors import AnswerError
from kaper.engine.match import Match
from kaper.engine.registry import find, games
from kaper.server.bookmarks import standing_at
from kaper.server.errors import Refusal
from kaper.server.lessons import lesson_of
from kaper.server.live_table import LiveTable
from kaper.server.messages import LineShown
from kaper.server.pictures import AnyMatch
from kaper.server.storage import checkpoints, tables
from kaper.server.storage.answers import Stored, answers_of, answers_since
from kaper.server.storage.checkpoints import Bookmark, Checkpoint, Upgrade
from kaper.server.storage.database import Database, now
from kaper.server.storage.hints import hints_of
from kaper.server.table_records import HintGiven, TableRecord
from kaper.server.upgrading import from_state, is_true_to, upgraded
from kaper.server.veil import Shown

log = logging.getLogger("kaper.loading")
_READY: set[str] = set()
AT_ONCE = 100
"""More answers are played in a thread: nobody else waits until they are through."""


@dataclass(frozen=True)
class StoredTable:
    """All that is stored of a table."""

    card: TableRecord
    chat: list[LineShown]
    said: set[tuple[str, str]]
    answers: list[Stored]
    checkpoint: Checkpoint | None
    upgrade: Upgrade | None
    hints: list[HintGiven]
    bookmark: Bookmark | None = None
    """If there is one that is of use; then the answers are those after it."""


async def load(database: Database, table: str) -> LiveTable | None:
    """The table as everybody left it."""
    found = await database.read(_stored_since, table)
    if found is None:
        return None
    await _make_ready(found.card.game)
    live = LiveTable(found.card)
    if found.bookmark is not None and not _goes_on_from(live, found.bookmark, found.answers):
        found = await database.read(_stored, table)
        if found is None:
            return None
        live = LiveTable(found.card)
    live.chat = found.chat
    live.said = found.said
    live.hints = found.hints
    if found.card.damaged:
        live.unreadable = _unreadable(ValueError("damaged"))
    elif found.card.seed and found.bookmark is None:
        if len(found.answers) > AT_ONCE:
            await asyncio.to_thread(_revive, live, found)
        else:
            _revive(live, found)
    return live


async def _make_ready(game: str) -> None:
    """The first table of a game loads its rules and its drawings, which would hold everybody up."""
    if game not in _READY and game in games():
        await asyncio.to_thread(_load_game, game)
        _READY.add(game)


def _load_game(game: str) -> None:
    find(game).load().show()


def _stored(connection: Connection, table: str) -> StoredTable | None:
    card = tables.find(connection, table)
    if card is None:
        return None
    # Before the answers: of those that the newer rules took, the upgrade must be known.
    upgrade = checkpoints.upgrade_of(connection, table)
    return StoredTable(
        card, tables.chat_of(connection, table), tables.nonces_of(connection, table),
        answers_of(connection, table), checkpoints.checkpoint_of(connection, table), upgrade,
        hints_of(connection, table),
    )  # fmt: skip


def _stored_since(connection: Connection, table: str) -> StoredTable | None:
    """With a bookmark only what came after it, if these rules wrote it and nothing is the matter."""
    card = tables.find(connection, table)
    upgrade = checkpoints.upgrade_of(connection, table)
    mark = checkpoints.bookmark_of(connection, table)
    kept = checkpoints.checkpoint_of(connection, table)
    if card is None or card.damaged or mark is None or upgrade is not None or card.game not in games():
        return _stored(connection, table)
    rules = find(card.game).meta.rules_version
    if mark.rules != rules or (kept is not None and kept.rules != rules):
        return _stored(connection, table)
    return StoredTable(
        card, tables.chat_of(connection, table), tables.nonces_of(connection, table),
        answers_since(connection, table, mark.rows), kept, None, hints_of(connection, table), mark,
    )  # fmt: skip


def _goes_on_from(live: LiveTable, mark: Bookmark, rows: list[Stored]) -> bool:
    """Whether the match stands where the book leads, without having been played from its start."""
    try:
        standing = standing_at(live.card, mark, rows)
        if standing is None:
            return False
        before = standing.before
        live.numbers.go_on(before.numbers[: before.count + 1])
        shown = _play_on(live, standing.match, standing.since)
    except Exception:
        log.exception("a bookmark is of no use", extra={"table": live.card.id})
        return False
    live.lines = before.lines[: before.count]
    live.by_clock = [index for index in before.by_clock if index < before.count]
    live.undone = before.undone
    live.last_row = before.last_row
    live.bookmarked = mark.rows
    _stands(live, standing.match, shown, standing.since, mark.rows + len(rows))
    _hear_of(live, rows)
    return True


def keep_upgrade(connection: Connection, live: LiveTable) -> None:
    """The table goes on under newer rules, and that is stored before anybody is shown it.

    The older checkpoint goes with it: compared with answers of the newer rules, it would take them back.
    """
    if live.upgrade is not None:
        found = live.upgrade
        begun = Checkpoint(found.table_id, count=0, rules=found.after, state=found.state, told="[]")
        checkpoints.add_upgrade(connection, found)
        checkpoints.keep(connection, [begun])
        tables.keep(connection, live.card)


def _revive(live: LiveTable, found: StoredTable) -> None:
    """Play the answers again, or go on from the checkpoint if they no longer lead to where everybody was."""
    live.upgrade = found.upgrade
    kept = found.checkpoint
    try:
        play_again(live, found.answers)
        if kept is None or _is_unchanged(live, kept):
            return
        reason = Refusal(
            409,
            "rules-changed",
            "By the rules as they are now its answers lead elsewhere.",
            answer=kept.count,
        )
    except Exception as error:
        reason = _unreadable(error)
    if kept is None or not _goes_on(live, kept, found):
        live.match = None
        live.unreadable = reason
        log.error("a table cannot be read", extra={"table": live.card.id, "reason": str(reason)})


def _is_unchanged(live: LiveTable, kept: Checkpoint) -> bool:
    """Looked at only when the rules are others: then the same answers may lead to another position."""
    same_rules = kept.rules == find(live.card.game).meta.rules_version
    return same_rules or is_true_to(live.playing, live.card, kept)


def _goes_on(live: LiveTable, kept: Checkpoint, found: StoredTable) -> bool:
    try:
        live.upgrade = upgraded(live, kept, len(found.answers), found.upgrade)
        play_again(live, found.answers)
    except Exception:
        log.exception("a table cannot go on from its checkpoint", extra={"table": live.card.id})
        live.upgrade = found.upgrade
        return False
    live.card.rules = live.upgrade.after
    live.upgrading = True
    return True


def _unreadable(error: Exception) -> Refusal:
    if isinstance(error, Refusal):
        return error
    sentence = f"This table cannot be read by this server ({type(error).__name__}); its record can be saved."
    return Refusal(409, "unreadable-table", sentence, reason=type(error).__name__)


def play_again(live: LiveTable, stored: list[Stored]) -> None:
    """Put the match where the stored answers lead; what was taken back is not played at all."""
    card, upgrade = live.card, live.upgrade
    before = upgrade.rows if upgrade is not None else 0
    kept = kept_of(stored[before:])
    if upgrade is not None:
        match = from_state(card, upgrade.state)
    else:
        match = Match.new(find(card.game).load(), card.players, card.settings, card.seed)
    live.numbers.begin(match)
    shown = _play_on(live, match, kept)
    live.lines, live.by_clock = [], []
    live.undone = live.last_row = live.bookmarked = 0
    _stands(live, match, shown, kept, len(stored))
    _hear_of(live, stored)


def _stands(live: LiveTable, match: AnyMatch, shown: Shown, kept: list[Stored], rows: int) -> None:
    """The match has been played on by these lines; in all, its book has `rows`."""
    live.by_clock += [index for index, row in enumerate(kept, len(live.lines)) if row.by == "clock"]
    live.lines += [f"{row.seat} {row.option}" for row in kept]
    # Every answer and every undo moves the number on by one at most: this one was not used before.
    passed = live.numbers.passed(rows - len(live.lines))
    match.number += passed
    live.veil.began(Shown(shown.count, shown.number + passed))
    live.match = match
    live.rows = rows


def _hear_of(live: LiveTable, stored: list[Stored]) -> None:
    """When these lines were written, and when something was taken back."""
    match = live.playing
    live.last_row = stored[-1].at if stored else live.last_row
    live.undone = max((row.at for row in stored if row.kind == "undo"), default=live.undone)
    live.n = max(live.n, now(), live.last_row)
    live.event_views.forget()
    live.stale = False
    tutorial = match.game.teach().lessons.tutorial if live.card.tutorial else None
    live.lesson = lesson_of(tutorial, match.answers)


def kept_of(stored: list[Stored]) -> list[Stored]:
    """The answers that were not taken back."""
    kept: list[Stored] = []
    for row in stored:
        if row.kind == "undo":
            kept.pop()
        else:
            kept.append(row)
    return kept


def _play_on(live: LiveTable, match: AnyMatch, kept: list[Stored]) -> Shown:
    """Gives how far everybody may see it: if somebody is asked in secret, not even the last open answer."""
    match.skip_checkpoints(len(kept))
    live.veil.lift()
    shown = Shown(len(match.answers), match.number)
    try:
        for row in kept:
            if not any(ask.hidden for ask in match.pending):
                shown = Shown(len(match.answers), match.number)
            match.answer(row.seat, row.option)
            live.numbers.took(match.number)
            live.veil.drop(match.state.moments, row.pause_left)
    except AnswerError as error:
        number = len(match.answers)
        raise Refusal(
            409, "rules-changed",
            f"Answer {number + 1} of this table cannot be replayed by the rules as they are now: {error}",
            answer=number + 1,
        ) from error  # fmt: skip
    hidden = any(ask.hidden for ask in match.pending)
    return shown if hidden else Shown(len(match.answers), match.number)
