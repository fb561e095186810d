"""Tables that outlive their rules: kept as checkpoints, and gone on with from there when the rules changed.

A match is its seed and its answers only as long as the rules are the same. So every table also keeps, from
time to time, a state from which any rules can go on, and what has happened so far. A table whose answers lead
elsewhere under newer rules goes on from there; what happened before stays as sentences.
"""

import logging
from typing import Protocol

import msgspec

from kaper.engine.chance import Chance
from kaper.engine.events import SPECTATOR
from kaper.engine.frozen import freeze, thaw
from kaper.engine.match import Match
from kaper.engine.registry import Entry, find
from kaper.engine.sight import Told, whole
from kaper.engine.state import State
from kaper.server.live_table import LiveTable
from kaper.server.pictures import AnyMatch
from kaper.server.storage.checkpoints import Checkpoint, Upgrade
from kaper.server.storage.database import now
from kaper.server.table_records import TableRecord
from kaper.words import LANGUAGES, Narrator, Words

log = logging.getLogger("kaper.upgrading")
Log = dict[str, list[str]]
"""Sentences by language."""


def checkpoint(live: LiveTable) -> Checkpoint:
    """What this table needs to go on whatever becomes of the rules."""
    match = live.playing
    if match.pending:
        state, since = match.last_checkpoint()
        count = len(match.answers) - len(since)
    else:
        state, count = match.state, len(match.answers)
    told = [each for each in live.event_views.told(match, SPECTATOR) if each.at <= count]
    return Checkpoint(
        live.card.id, count, match.game.meta.rules_version, freeze(state).decode(),
        msgspec.json.encode(told).decode(),
    )  # fmt: skip


class Played(Protocol):
    """What a match is made from."""

    game: str
    players: int
    settings: dict[str, str]
    seed: str


def state_of(played: Played, frozen: str) -> State:
    """The state that was written down, as the rules have it now."""
    game = find(played.game).load()
    return thaw(game.setup(played.players, played.settings, Chance.seeded(played.seed)), frozen.encode())


def from_state(played: Played, frozen: str) -> AnyMatch:
    """A match that begins where the checkpoint stands, or one that is over."""
    state = state_of(played, frozen)
    begin = Match.ended if state.over else Match.at
    return begin(find(played.game).load(), played.players, state, played.settings)


def is_true_to(match: AnyMatch, card: TableRecord, kept: Checkpoint) -> bool:
    """Whether answers that were played again by newer rules led to what everybody saw."""
    if kept.count > len(match.answers):
        return True
    then = match.rewound(kept.count)
    return whole(match.game, then.state) == whole(match.game, state_of(card, kept.state))


def upgraded(live: LiveTable, kept: Checkpoint, rows: int, before: Upgrade | None) -> Upgrade:
    """The table goes on from its checkpoint, after the first `rows` lines of its book."""
    entry = find(live.card.game)
    told = msgspec.json.decode(kept.told, type=list[Told])
    earlier = old_log(before)
    sentences = _sentences(entry, live.card, kept.state, told)
    joined = {lang: [*earlier.get(lang, []), *sentences[lang]] for lang in sentences}
    log.warning(
        "a table goes on under newer rules",
        extra={"table": live.card.id, "before": kept.rules, "after": entry.meta.rules_version},
    )
    return Upgrade(
        live.card.id, rows, kept.state, kept.rules, entry.meta.rules_version, now(),
        msgspec.json.encode(joined).decode(),
    )  # fmt: skip


def old_log(upgrade: Upgrade | None) -> Log:
    return msgspec.json.decode(upgrade.log, type=Log) if upgrade is not None else {}


def _sentences(entry: Entry, card: TableRecord, frozen: str, told: list[Told]) -> Log:
    view = entry.load().observe(state_of(card, frozen), SPECTATOR)
    found: Log = {}
    for lang in LANGUAGES:
        words = Words(lang, [entry.folder])
        # Bots go by the same names as on the page and in the terminal.
        names = [seat.name or words.say(f"pirate-{seat.number + 1}") for seat in card.seats]
        narrator = Narrator(words, entry.load().show(), names)
        narrator.meet(view)
        found[lang] = [narrator.event(each) for each in told]
    return found
