"""`kaper report`: in short as Markdown, and whole as a page that opens without a network."""

import html
import re
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from kaper.arena.figures import share
from kaper.arena.holdings import Thing
from kaper.cli.balance import telling
from kaper.cli.markdown import table
from tests.cli.terminal import Terminal

FAST = ("--games", "20", "--jobs", "1")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def row(out: str, section: str, first: str) -> list[str]:
    """The cells of a table's line by what stands in the first, below a heading."""
    part = out.split(f"## {section}\n")[1].split("\n## ", maxsplit=1)[0]
    (line,) = [line for line in part.splitlines() if line.startswith(f"| {first} ")]
    return [cell.strip() for cell in line.strip("|").split("|")]


def paged(terminal: Terminal, folder: Path, *more: str) -> str:
    """The page of a report."""
    run = terminal.run("report", "plank", *FAST, "--duels", "2", "--html", "report.html", *more)
    assert (run.code, run.out) == (0, "")
    return (folder / "report.html").read_text("utf-8")


def cells(page: str, section: str, first: str) -> list[str]:
    """The same of a table of the page."""
    part = page.rsplit(f"<h3>{section}</h3>", maxsplit=1)[-1].split("<h3>", maxsplit=1)[0]
    lines = re.findall(r"<tr>(.*?)</tr>", part)
    found = [[html.unescape(cell) for cell in re.findall(r"<t[dh]>(.*?)</t[dh]>", line)] for line in lines]
    return next(line for line in found if line[0] == first)


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


def test_every_variant_has_a_row_in_short(terminal: Terminal) -> None:
    out = terminal.run("report", "plank", *FAST).out
    heads = row(out, "At a glance", "Variant")
    assert heads == ["Variant", "Answers", "Winner", "All players", "Fair", "Uneven seats"]
    assert row(out, "At a glance", "2 players, Rounds: three")[4] == "50.0 %"
    assert row(out, "At a glance", "4 players, Rounds: two")[4] == "25.0 %"
    assert len(out.splitlines()) < 40


def test_only_what_tells_something_is_told_of_in_short() -> None:
    def thing(name: str, wins: float, flags: list[str]) -> Thing:
        return Thing("card", name, 1000, 0.5, share(wins, 1000), 0.25, flags)

    better = [thing(f"better-{wins}", wins, []) for wins in (300, 310, 320, 330)]
    worse = [thing(f"worse-{wins}", wins, []) for wins in (200, 190, 180, 170)]
    even, marked = thing("even", 250, []), thing("marked", 250, ["rare"])
    found = telling([even, *better, marked, *worse])
    assert [each.name for each in found] == [
        "better-310", "better-320", "better-330", "marked", "worse-190", "worse-180", "worse-170",
    ]  # fmt: skip


def test_the_page_has_endings_length_and_rounds_of_every_variant(terminal: Terminal, folder: Path) -> None:
    page = paged(terminal, folder)
    heads = cells(page, "Endings and length", "Variant")
    ended = [f"<code>{name}</code>" for name in ("plank", "empty-hand")]
    assert heads == ["Variant", "Games", *ended, "Answers", "Rounds", "Seats that walked"]
    for variant in ("2 players, Rounds: three", "4 players, Rounds: two"):
        found = cells(page, "Endings and length", variant)
        shares = [float(cell.partition(" %")[0]) for cell in found[2:4]]
        assert (found[1], sum(shares)) == ("20", 100.0)
    assert cells(page, "Numbers played", "What") == ["What", "Had", "Holders win", "Fair", "Mark"]
    assert len(cells(page, "Seats", "3 players, Rounds: two")) == 6


def test_the_page_needs_nothing_from_elsewhere(terminal: Terminal, folder: Path) -> None:
    page = paged(terminal, folder)
    assert re.findall(r"(?:src|href|url|import|<script)\W", page) == []
    assert "http" not in page


def test_every_picture_is_sound_and_says_what_it_is(terminal: Terminal, folder: Path) -> None:
    pictures = [
        ElementTree.fromstring(drawn) for drawn in re.findall(r"<svg.*?</svg>", paged(terminal, folder))
    ]
    assert len(pictures) > 15
    for drawn in pictures:
        title = drawn.find("title")
        assert title is not None
        assert title.text
        _, _, width, height = map(float, drawn.attrib["viewBox"].split())
        for each in drawn.iter():
            at = [float(each.attrib[name]) for name in ("x", "y", "cx", "cy") if name in each.attrib]
            assert all(-1 <= number <= max(width, height) + 1 for number in at)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_page_has_a_word_for_everything(terminal: Terminal, folder: Path, lang: str) -> None:
    page = paged(terminal, folder, "--lang", lang)
    assert f'<html lang="{lang}">' in page
    assert (
        re.findall(r"(?:report|page)-[a-z-]+", re.sub(r"<style>.*?</style>|<pre>.*?</pre>", "", page)) == []
    )


def test_several_bots_are_compared(terminal: Terminal) -> None:
    out = terminal.run("report", "plank", *FAST, "--bots", "greedy,random").out
    assert row(out, "Bots", "Variant") == ["Variant", "Fair", "greedy", "random"]
    assert "## Bots" not in terminal.run("report", "plank", *FAST).out


def test_programs_are_given_the_figures(terminal: Terminal) -> None:
    report = msgspec.json.decode(terminal.run("report", "plank", *FAST, "--json").out)
    assert [variant["games"] for variant in report["variants"]] == [20] * 5
    assert {thing["kind"] for thing in report["holdings"]} == {"number"}
    assert sum(report["variants"][0]["lengths"]["counts"]) == 20


def test_the_report_speaks_polish(terminal: Terminal) -> None:
    out = terminal.run("report", "plank", *FAST, "--lang", "pl").out
    assert out.startswith("# Deska: równowaga\n")
    assert "--lang pl" in out
    assert "| 4 graczy, Rundy: dwie" in out
    assert "report-" not in out.replace("--html report.html", "")


def test_an_interrupted_report_says_so(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("kaper.cli.progress.Progress.update", interrupt)
    run = terminal.run("report", "plank", *FAST)
    assert run.code == 130
    assert "The report was interrupted" in run.out
