"""What is written to a journal is there again, whatever happened to the one who wrote."""

from dataclasses import dataclass
from pathlib import Path

from kaper.journal import Journal


@dataclass(frozen=True)
class Catch:
    ship: str
    barrels: int


def journal(folder: Path) -> Journal[Catch]:
    return Journal(folder / "kept" / "catches.jsonl", Catch)


def write(kept: Journal[Catch], *catches: Catch) -> None:
    with kept.writing() as add:
        for each in catches:
            add(each)


def test_nothing_was_kept_at_first(tmp_path: Path) -> None:
    assert journal(tmp_path).read() == []


def test_what_was_added_is_read_in_its_order(tmp_path: Path) -> None:
    kept = journal(tmp_path)
    write(kept, Catch("Nutshell", 3), Catch("Gull", 5))
    write(kept, Catch("Eel", 1))
    assert kept.read() == [Catch("Nutshell", 3), Catch("Gull", 5), Catch("Eel", 1)]


def test_it_is_in_the_file_before_the_next_is_worked_out(tmp_path: Path) -> None:
    kept = journal(tmp_path)
    with kept.writing() as add:
        add(Catch("Nutshell", 3))
        assert kept.read() == [Catch("Nutshell", 3)]


def test_a_line_that_was_cut_off_is_left_out_and_spoils_no_other(tmp_path: Path) -> None:
    kept = journal(tmp_path)
    write(kept, Catch("Nutshell", 3), Catch("Gull", 5))
    kept.path.write_bytes(kept.path.read_bytes()[:-6])
    write(kept, Catch("Eel", 1))
    assert kept.read() == [Catch("Nutshell", 3), Catch("Eel", 1)]


def test_lines_of_something_else_are_left_out(tmp_path: Path) -> None:
    kept = journal(tmp_path)
    write(kept, Catch("Gull", 5))
    kept.path.write_text('{"whale": 1}\n' + kept.path.read_text())
    assert kept.read() == [Catch("Gull", 5)]
