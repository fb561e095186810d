"""Where all have lost together nobody comes before another."""

import io

from rich.console import Console

from kaper.cli.desk import Desk
from kaper.cli.table.ending import show_ending
from kaper.engine import registry
from kaper.engine.game import Outcome
from kaper.words import Narrator, Words


def shown(outcome: Outcome) -> str:
    entry = registry.find("plank")
    words = Words("en", [entry.folder])
    desk = Desk(words, Console(file=io.StringIO(), width=80))
    narrator = Narrator(words, entry.load().show(), ["Anne", "Bea"])
    show_ending(desk, narrator, outcome)
    assert isinstance(desk.out.file, io.StringIO)
    return desk.out.file.getvalue()


def test_places_are_told_only_where_somebody_won() -> None:
    won = Outcome("steps", [3, 1], [1, 2], [0], {"steps": [3, 1]})
    lost = Outcome("steps", [0, 0], [1, 1], [], {"steps": [0, 0]})
    assert "Place" in shown(won)
    assert "Place" not in shown(lost)
    assert "Nobody wins." in shown(lost)
