"""`kaper check`: whether a game keeps the laws that hold for all games."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from kaper import pool
from kaper.cli.desk import Desk
from kaper.cli.params import Jobs, Lang, Ray, workers
from kaper.cli.progress import progress_bar
from kaper.cli.tables import plain_table
from kaper.engine import record as records
from kaper.engine import registry
from kaper.engine.errors import KaperError
from kaper.engine.registry import Entry
from kaper.engine.variety import variety
from kaper.journal import Journal
from kaper.laws.blocks import Block
from kaper.laws.check import VARIANTS
from kaper.laws.check import check as run
from kaper.laws.lessons import lesson_faults
from kaper.laws.missing import Missing, missing
from kaper.laws.report import CheckReport
from kaper.words import Words

One = Annotated[str | None, typer.Argument(help="help-check-game", metavar="[GAME]")]


def check(
    game: One = None,
    *,
    games: Annotated[int, typer.Option(help="help-check-games", metavar="N", min=1)] = 100,
    seed: Annotated[str, typer.Option(help="help-seed", metavar="SEED")] = "0",
    kept: Annotated[Path | None, typer.Option(help="help-check-kept", metavar="FILE")] = None,
    jobs: Jobs = None,
    ray: Ray = None,
    save: Annotated[Path | None, typer.Option(help="help-check-save", metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    """Play random games and check every law in them."""
    journal = None if kept is None else Journal(kept, Block)
    if game is None:
        reports = _all_games(Desk.open(lang), games, seed, workers(jobs, ray), journal)
        if save is not None and reports[-1].broken is not None:
            records.save(reports[-1].broken.case, save)
        _end(reports)
        return
    entry = registry.find(game)
    desk = Desk.open(lang, entry)
    with progress_bar(desk.words.say("check-bar"), games) as tell:
        report = run(entry.load(), games, seed, workers(jobs, ray), tell, journal)
    _print(desk, desk.words.title(entry.meta.titles, game), report)
    wrong = lesson_faults(entry)
    _print_lessons(desk, entry, bool(wrong))
    for fault in wrong:
        desk.line(fault.key, "red", **fault.figures)
    _print_missing(desk, missing(entry) if report.good else [])
    if report.broken is not None and save is not None:
        records.save(report.broken.case, save)
        desk.line("check-saved", path=str(save))
    if wrong:
        raise typer.Exit(1)
    _end([report])


def _end(reports: list[CheckReport]) -> None:
    """The exit code says whether all is well."""
    if not all(report.good for report in reports):
        raise typer.Exit(1)
    if any(report.cut_short for report in reports):
        raise typer.Exit(130)


def _all_games(
    desk: Desk, games: int, seed: str, jobs: pool.Jobs | None, journal: Journal[Block] | None
) -> list[CheckReport]:
    """Share the games out over all that are meant to be played; the first breach ends it."""
    entries = [entry for entry in registry.games().values() if entry.meta.stage != "example"]
    if games < len(entries) or not entries:
        sentence = f"There are {len(entries)} games, so at least as many have to be played."
        raise KaperError(sentence, "check-too-few", games=len(entries))
    reports: list[CheckReport] = []
    with progress_bar(desk.words.say("check-bar"), games) as tell:
        for place, entry in enumerate(entries):
            before = games * place // len(entries)
            share = games * (place + 1) // len(entries) - before
            further = lambda done, before=before: tell(before + done)  # noqa: E731
            reports.append(run(entry.load(), share, seed, jobs, further, journal))
            if reports[-1].cut_short or not reports[-1].good:
                break
    _print_all(desk, reports)
    return reports


def _print_all(desk: Desk, reports: list[CheckReport]) -> None:
    """A row for each game, what each law was asked, and one sentence."""
    words = desk.words
    table = plain_table(words, "check", ["title", "variants", "games", "answers", "longest-game", "laws"])
    for report in reports:
        meta = registry.find(report.game).meta
        figures = [
            len(variety(meta, VARIANTS)), report.games, report.answers, report.longest, report.laws.total(),
        ]  # fmt: skip
        table.add_row(words.title(meta.titles, meta.name), *map(words.whole, figures))
    together = CheckReport("", 0)
    for report in reports:
        together.join(report)
    seconds = words.decimal(together.seconds)
    desk.line("check-played", games=together.games, answers=together.answers, seconds=seconds)
    desk.show("", table, "", _laws(words, together), "")
    for report in reports:
        _print_faults(desk, report)
    good = all(report.good for report in reports)
    desk.line("check-all-good" if good else "check-all-bad", "bold green" if good else "bold red")


def _print(desk: Desk, title: str, report: CheckReport) -> None:
    """What was played, how often each law held, and what is wrong."""
    words = desk.words
    seconds = words.decimal(report.seconds)
    desk.line("check-played", games=report.games, answers=report.answers, seconds=seconds)
    desk.line("check-longest", longest=report.longest)
    desk.show("", _laws(words, report), "", _endings(words, report), "")
    _print_faults(desk, report)
    key, style = ("check-good", "bold green") if report.good else ("check-bad", "bold red")
    desk.line(key, style, title=title)


def _print_faults(desk: Desk, report: CheckReport) -> None:
    if report.broken is not None:
        desk.out.print(str(report.broken), style="red", markup=False)
    if report.stuck:
        desk.line("check-stuck", "red", things=", ".join(report.stuck))


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
