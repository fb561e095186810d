import msgspec
import pytest

from kaper.cli.markdown import table
from tests.cli.terminal import Terminal

FAST = ("--games", "20", "--jobs", "1")


def row(out: str, section: str, first: str) -> list[str]:
    """The cells of a table's line by what stands in the first, below a heading."""
    part = out.split(f"## {section}\n")[1].split("\n## ", maxsplit=1)[0]
    (line,) = [line for line in part.splitlines() if line.startswith(f"| {first} ")]
    return [cell.strip() for cell in line.strip("|").split("|")]


def test_a_table_is_aligned_and_its_figures_stand_on_the_right() -> None:
    assert table(["What", "n"], [["a|b", "12345"]]) == (
        "| What |     n |\n| ---- | ----: |\n| a\\|b | 12345 |"
    )


def test_the_report_begins_with_the_command_that_prints_it(terminal: Terminal) -> None:
    out = terminal.run("report", "plank", *FAST, "--seats", "3", "--option", "rounds=two").out
    command = "kaper report plank --games 20 --bots greedy --seed 0 --seats 3 --option rounds=two"
    assert out.startswith(f"# Plank: balance\n\n```\n{command}\n```\n")
    again = terminal.run(*command.split()[1:]).out
    assert again == out


def test_every_variant_has_a_row_with_its_endings_length_and_rounds(terminal: Terminal) -> None:
    out = terminal.run("report", "plank", *FAST).out
    heads = row(out, "Endings and length", "Variant")
    assert heads == ["Variant", "Games", "`plank`", "`empty-hand`", "Answers", "Rounds", "Seats that walked"]
    for variant in ("2 players, Rounds: three", "4 players, Rounds: two"):
        cells = row(out, "Endings and length", variant)
        ended = [float(cell.partition(" %")[0]) for cell in cells[2:4]]
        assert (cells[1], sum(ended)) == ("20", 100.0)


def test_seats_have_shares_and_scores(terminal: Terminal) -> None:
    out = terminal.run("report", "plank", *FAST).out
    assert "3 players, Rounds: two" in out
    seats = out.split("## Seats\n")[1].split("\n## ")[0]
    assert seats.count("| 2 players, Rounds: three |") == 2
    assert "Seat 3" in seats
    assert "50.0 %" in seats


def test_what_players_take_has_a_table(terminal: Terminal) -> None:
    out = terminal.run("report", "plank", *FAST).out
    assert row(out, "Numbers played", "What") == ["What", "Had", "Holders win", "Fair", "Mark"]
    assert row(out, "Numbers played", "number-4")[1].endswith(" %")


def test_several_bots_are_compared(terminal: Terminal) -> None:
    out = terminal.run("report", "plank", *FAST, "--bots", "greedy,random").out
    assert row(out, "Bots", "Variant") == ["Variant", "Fair", "greedy", "random"]
    assert "## Bots" not in terminal.run("report", "plank", *FAST).out


def test_programs_are_given_the_figures(terminal: Terminal) -> None:
    report = msgspec.json.decode(terminal.run("report", "plank", *FAST, "--json").out)
    assert [variant["games"] for variant in report["variants"]] == [20] * 5
    assert {thing["kind"] for thing in report["holdings"]} == {"number"}


def test_the_report_speaks_polish(terminal: Terminal) -> None:
    out = terminal.run("report", "plank", *FAST, "--lang", "pl").out
    assert out.startswith("# Deska: równowaga\n")
    assert "--lang pl" in out
    assert "| 4 graczy, Rundy: dwie" in out
    assert "report-" not in out


def test_an_interrupted_report_says_so(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("kaper.cli.progress.Progress.update", interrupt)
    run = terminal.run("report", "plank", *FAST)
    assert run.code == 130
    assert "The report was interrupted" in run.out
