"""`kaper verify`: whether a record is true to the last bit."""

import typer

from kaper.cli.desk import Desk
from kaper.cli.params import Lang, RecordPath
from kaper.engine import record as records
from kaper.engine import registry


def verify(record: RecordPath, *, lang: Lang = None) -> None:
    """Replay a record and say whether it holds."""
    desk = Desk.open(lang)
    given = records.load(record)
    verdict = records.verify(registry.find(given.game).load(), given)
    for remark in verdict.remarks:
        desk.out.print(desk.words.error(remark), markup=False)
    for fault in verdict.faults:
        desk.out.print(desk.words.error(fault), markup=False, style="red")
    desk.line(
        "verify-good" if verdict.good else "verify-bad",
        "green" if verdict.good else "bold red",
        answers=len(given.answers),
    )
    if not verdict.good:
        raise typer.Exit(1)
