"""Keeps a match in a file from which it can go on."""

from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

import msgspec

from kaper.engine import record as records
from kaper.engine.errors import KaperError
from kaper.engine.match import Match
from kaper.engine.record import Record
from kaper.engine.state import State
from kaper.folders import data_folder


@dataclass(frozen=True)
class Saved(Record):
    """A record that also knows who plays its seats, as in `Seating`; everybody else reads it as a record."""

    players: list[str] = field(default_factory=list)


def save(match: Match[State], names: list[str], players: list[str], path: Path) -> None:
    """Write the match as it stands."""
    kept = Saved(**vars(records.record(match, names)), players=players)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        records.save(kept, path)
    except OSError as fault:
        reason = fault.strerror or str(fault)
        sentence = f"{path} cannot be written: {reason}."
        raise KaperError(sentence, "write", path=str(path), reason=reason) from fault


def load(path: Path) -> Saved:
    """The record of a match, whoever saved it."""
    given = records.load(path)
    extra = msgspec.json.decode(path.read_bytes(), type=_Players)
    return Saved(**vars(given), players=extra.players)


class _Players(msgspec.Struct):
    players: list[str] = []


def default_path(game: str) -> Path:
    """A new file in the user's own data folder."""
    return data_folder() / f"{game}-{datetime.now():%Y%m%d-%H%M%S}.json"
