"""`kaper check`: whether a game keeps the laws that hold for all games."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from kaper.cli.desk import Desk
from kaper.cli.params import GameName, Jobs, Lang
from kaper.cli.progress import progress_bar
from kaper.cli.tables import plain_table
from kaper.engine import record as records
from kaper.engine import registry
from kaper.engine.registry import Entry
from kaper.laws.check import check as run
from kaper.laws.lessons import lesson_faults
from kaper.laws.missing import Missing, missing
from kaper.laws.report import CheckReport
from kaper.words import Words


def check(
    game: GameName,
    *,
    games: Annotated[int, typer.Option(help="help-games-count", metavar="N", min=1)] = 100,
    seed: Annotated[str, typer.Option(help="help-seed", metavar="SEED")] = "0",
    jobs: Jobs = None,
    save: Annotated[Path | None, typer.Option(help="help-check-save", metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    """Play random games and check every law in them."""
    entry = registry.find(game)
    desk = Desk.open(lang, entry)
    with progress_bar(desk.words.say("check-bar"), games) as tell:
        report = run(entry.load(), games, seed, jobs, tell)
    _print(desk, desk.words.title(entry.meta.titles, game), report)
    wrong = lesson_faults(entry)
    _print_lessons(desk, entry, bool(wrong))
    for fault in wrong:
        desk.line(fault.key, "red", **fault.figures)
    _print_missing(desk, missing(entry) if report.good else [])
    if report.broken is not None and save is not None:
        records.save(report.broken.case, save)
        desk.line("check-saved", path=str(save))
    if not report.good or wrong:
        raise typer.Exit(1)
    if report.cut_short:
        raise typer.Exit(130)


def _print(desk: Desk, title: str, report: CheckReport) -> None:
    """What was played, how often each law held, and what is wrong."""
    words = desk.words
    seconds = words.decimal(report.seconds)
    desk.line("check-played", games=report.games, answers=report.answers, seconds=seconds)
    desk.line("check-longest", longest=report.longest)
    desk.show("", _laws(words, report), "", _endings(words, report), "")
    if report.broken is not None:
        desk.out.print(str(report.broken), style="red", markup=False)
    if report.stuck:
        desk.line("check-stuck", "red", things=", ".join(report.stuck))
    key, style = ("check-good", "bold green") if report.good else ("check-bad", "bold red")
    desk.line(key, style, title=title)


def _print_lessons(desk: Desk, entry: Entry, wrong: bool) -> None:
    tutorial = entry.load().teach().lessons.tutorial
    if tutorial is not None and not wrong:
        desk.line("check-lessons", steps=len(tutorial.step))


def _print_missing(desk: Desk, found: list[Missing]) -> None:
    if found:
        desk.line("check-missing", "bold")
    for each in found:
        desk.line(each.key, **each.figures)


def _laws(words: Words, report: CheckReport) -> Table:
    table = plain_table(words, "check", ["law", "held"])
    for law, times in sorted(report.laws.items()):
        table.add_row(law, words.whole(times))
    return table


def _endings(words: Words, report: CheckReport) -> Table:
    table = plain_table(words, "check", ["variant", "endings"])
    for variant, endings in report.endings.items():
        table.add_row(variant, ", ".join(f"{ending} {count}" for ending, count in sorted(endings.items())))
    return table
