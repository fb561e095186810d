"""Puzzles are looked for in matches, and each is kept with its proof."""

from pathlib import Path

import msgspec
import pytest
from plank.game import GAME as PLANK

from kaper.arena import puzzles
from kaper.arena.puzzles import played, puzzles_in
from kaper.engine.match import Match
from kaper.engine.puzzles import FILE, puzzles_of, written


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plank is tiny: its matches are short, and so may be the looks at them."""
    monkeypatch.setattr(puzzles, "FIRST_LOOK", 20)
    monkeypatch.setattr(puzzles, "PROOF", 60)
    monkeypatch.setattr(puzzles, "OPENING", 0)
    monkeypatch.setattr(puzzles, "CLEAR", 0.02)
    monkeypatch.setattr(puzzles, "CLEAR_AND_HIDDEN", 0.01)
    monkeypatch.setattr(puzzles, "FEW", 2)


def test_a_puzzle_is_a_position_of_the_match_and_its_proof_names_every_option(tmp_path: Path) -> None:
    found = []
    for nth in range(10):
        answers = played(PLANK, 2, {}, f"plank {nth}")
        found += list(puzzles_in(PLANK, 2, {}, f"plank {nth}", answers))
    for puzzle in found:
        match = Match.new(PLANK, 2, puzzle.settings, puzzle.seed)
        for line in puzzle.answers:
            match.answer(int(line[0]), line[2:])
        ask = match.asked(puzzle.seat)
        assert ask is not None
        assert {option.text for option in ask.options} == set(puzzle.chances)
        assert puzzle.best == max(puzzle.chances, key=puzzle.chances.__getitem__)
        assert puzzle.trials >= 60
    (tmp_path / FILE).write_bytes(written(found))
    assert list(puzzles_of(tmp_path)) == found
    assert msgspec.json.decode(written(found))
