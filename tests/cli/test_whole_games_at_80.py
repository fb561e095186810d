"""Whole games at a terminal of 80 columns and 24 lines: every screen fits, and nothing on it is cut."""

import random
import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from kaper.cli.desk import Desk
from kaper.cli.table.board import boxed
from kaper.cli.table.reader import Reader
from kaper.cli.table.seating import place, seating
from kaper.cli.table.session import Session
from kaper.cli.table.table import Table
from kaper.engine import registry
from kaper.engine.match import Match
from kaper.words import Words

ROWS, COLUMNS = 24, 80
CLEARED = "\x1b[2J"
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
# The numbers of options stand in reverse.
NUMBER = re.compile(r"\x1b\[1;7m *(\d+) *\x1b")
# What rich has cut ends with it; sentences may begin with it or go on after it.
CUT = re.compile(r"\w…(?=\s*\n|\s{2})")
BOARD_EVERY = 10
MANY = 1500


class Player(Reader):
    """Somebody who looks at every screen, at the board now and then, and answers by chance."""

    table: Table

    def __init__(self, written: StringIO, out: Console) -> None:
        super().__init__(out)
        self.written = written
        self.chance = random.Random(1670)
        self.screens = 0

    def read(self, prompt: str) -> str | None:
        screen = self.shown().rpartition(CLEARED)[2]
        rows = _rows(screen)
        # The last one is for the answer.
        assert len(rows) <= ROWS, screen
        if self.screens % BOARD_EVERY == 0:
            self.out.print(boxed(self.table.narrator, self.table.match, 0))
            _rows(self.shown())
        self.screens += 1
        assert self.screens < MANY, "the game does not end"
        numbers: list[str] = NUMBER.findall(screen)
        return self.chance.choice(numbers)

    def shown(self) -> str:
        """What was written since the last look."""
        found = self.written.getvalue()
        self.written.seek(0)
        self.written.truncate()
        return found


def _rows(shown: str) -> list[str]:
    """The rows of a screen, none of which is longer than it is wide or has lost its end."""
    rows = CODES.sub("", shown).split("\n")
    assert max(map(len, rows)) <= COLUMNS, shown
    assert not CUT.search("\n".join(rows)), shown
    return rows


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("name", list(registry.games()))
def test_every_screen_of_a_whole_game_fits(name: str, lang: str, tmp_path: Path) -> None:
    entry = registry.find(name)
    written = StringIO()
    out = Console(file=written, force_terminal=True, width=COLUMNS, height=ROWS, highlight=False)
    desk = Desk(Words(lang, [entry.folder]), out)
    seats = entry.meta.players[-1]
    match = Match.new(entry.load(), seats, {}, "1670")
    laid = Table.lay(
        desk, entry, match, seating(place(seats, ["random"], 0, False), [], desk.words), tmp_path / "game"
    )
    player = Player(written, out)
    player.table = Table(desk, entry, match, laid.seating, laid.narrator, player, laid.path)
    Session(player.table).run()
    assert player.screens > 3
    # The end has a board and a score that may be scrolled through.
    _rows(player.shown())
