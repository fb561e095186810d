"""One match at one terminal: everything that belongs to it."""

from dataclasses import dataclass
from pathlib import Path

from kaper.cli.desk import Desk
from kaper.cli.table import saving
from kaper.cli.table.reader import Reader
from kaper.cli.table.seating import Seating
from kaper.engine.match import Match
from kaper.engine.registry import Entry
from kaper.engine.sight import sight
from kaper.engine.state import State
from kaper.words import Narrator


@dataclass(frozen=True)
class Table:
    """A match, who plays it, and the terminal at which they do."""

    desk: Desk
    entry: Entry
    match: Match[State]
    seating: Seating
    narrator: Narrator
    reader: Reader
    path: Path

    @classmethod
    def lay(cls, desk: Desk, entry: Entry, match: Match[State], seating: Seating, path: Path) -> "Table":
        """Put a match on the table; `path` is where it is kept."""
        narrator = Narrator(desk.words, entry.load().show(), seating.names)
        narrator.meet(sight(match, seating.persons[0]).view)
        return cls(desk, entry, match, seating, narrator, Reader(desk.out), path)

    def save(self, path: Path | None = None) -> Path:
        """Keep the match as it stands, and say where."""
        where = path or self.path
        saving.save(self.match, self.seating.names, self.seating.players, where)
        return where
