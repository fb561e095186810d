"""`kaper replay`: a record told again, up to any answer."""

from typing import Annotated

import typer

from kaper.cli.desk import Desk
from kaper.cli.params import Lang, RecordPath
from kaper.cli.table.board import boxed
from kaper.cli.table.ending import show_ending
from kaper.cli.table.log import sentences
from kaper.cli.table.reader import Reader
from kaper.engine import record as records
from kaper.engine import registry
from kaper.engine.errors import KaperError
from kaper.engine.events import EVERYTHING, SPECTATOR
from kaper.engine.match import Match
from kaper.engine.sight import sight
from kaper.engine.state import State
from kaper.words import Narrator

VIEWERS = {"all": EVERYTHING, "none": SPECTATOR}


def replay(
    record: RecordPath,
    *,
    upto: Annotated[int | None, typer.Option(help="help-upto", metavar="N", min=0)] = None,
    step: Annotated[bool, typer.Option("--step", help="help-step", metavar="")] = False,
    viewer: Annotated[str, typer.Option(help="help-viewer", metavar="SEAT")] = "all",
    lang: Lang = None,
) -> None:
    """Tell what happened in a recorded match, and show how it stood."""
    given = records.load(record)
    entry = registry.find(given.game)
    desk = Desk.open(lang, entry)
    match = records.replay(entry.load(), given, upto)
    eyes = _viewer(viewer, match.seats)
    narrator = Narrator(desk.words, entry.load().show(), given.seats)
    narrator.meet(sight(match, eyes).view)
    if step:
        _step_through(desk, narrator, match, eyes)
    else:
        desk.show(*sentences(narrator, sight(match, eyes).told), boxed(narrator, match, eyes))
    if match.outcome is not None:
        show_ending(desk, narrator, match.outcome)
    else:
        desk.line("replay-stands", "dim", answers=len(match.answers), all=len(given.answers))


def _viewer(given: str, seats: int) -> int:
    if given in VIEWERS:
        return VIEWERS[given]
    if given.isdecimal() and int(given) < seats:
        return int(given)
    raise KaperError(
        f"There is no viewer {given}; there are all, none and the seats 0 to {seats - 1}.",
        "viewer", given=given, last=seats - 1,
    )  # fmt: skip


def _step_through(desk: Desk, narrator: Narrator, match: Match[State], viewer: int) -> None:
    """Show the position after every answer, as fast as the reader presses Enter."""
    reader = Reader(desk.out)
    told = 0
    for count in range(len(match.answers) + 1):
        then = match.rewound(count)
        fresh = sight(then, viewer, told).told
        told = len(then.events)
        desk.show(boxed(narrator, then, viewer), *sentences(narrator, fresh))
        if count < len(match.answers) and reader.wait(desk.words.say("replay-next")) is None:
            return
