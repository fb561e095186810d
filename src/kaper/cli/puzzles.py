"""`kaper puzzles`: looks for positions with one option that is clearly best, and keeps them with a proof."""

from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Annotated

import typer

from kaper.arena.puzzles import played, puzzles_in
from kaper.cli.desk import Desk
from kaper.cli.params import GameName, Lang
from kaper.cli.progress import progress_bar
from kaper.engine import record as records
from kaper.engine import registry
from kaper.engine.puzzles import FILE, Puzzle, puzzles_of, written
from kaper.engine.registry import AnyGame

FROM_ONE = 2
"""So many puzzles come from one match at most."""


def puzzles(
    game: GameName,
    *,
    number: Annotated[int, typer.Option("--count", help="help-puzzles-count", metavar="N", min=0)] = 10,
    most: Annotated[int, typer.Option("--games", help="help-puzzles-games", metavar="N", min=1)] = 200,
    seed: Annotated[str, typer.Option(help="help-puzzles-seed", metavar="TEXT")] = "puzzle",
    record: Annotated[list[Path] | None, typer.Option(help="help-puzzles-record", metavar="RECORD")] = None,
    into: Annotated[Path | None, typer.Option(help="help-puzzles-into", metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    """Add puzzles to those of a game until there are as many as wanted; each is kept when it is found."""
    entry = registry.find(game)
    desk = Desk.open(lang, entry)
    path = into or entry.folder / FILE
    rules = entry.meta.rules_version
    found = [each for each in puzzles_of(path.parent) if each.rules == rules] if path.name == FILE else []
    known = {each.id for each in found}
    with progress_bar(desk.words.say("bar-puzzles"), number) as tell:
        tell(len(found))
        for puzzle in _looked_for(entry.load(), seed, most, record or []) if len(found) < number else ():
            if puzzle.id not in known:
                known.add(puzzle.id)
                found.append(puzzle)
                path.write_bytes(written(found))
                tell(len(found))
            if len(found) >= number:
                break
    desk.line("puzzles-kept", count=len(found), path=str(path))


def _looked_for(game: AnyGame, seed: str, most: int, given: list[Path]) -> Iterator[Puzzle]:
    """In records if some are given, otherwise in matches between bots, one after another."""
    for path in given:
        record = records.load(path)
        yield from puzzles_in(game, len(record.seats), record.options, record.seed, record.answers)
    if given:
        return
    for nth, players in enumerate(islice(cycle(game.meta.players), most)):
        name, settings = f"{seed} {nth}", game.meta.complete(players, {})
        answers = played(game, players, settings, name)
        for few, puzzle in enumerate(puzzles_in(game, players, settings, name, answers)):
            yield puzzle
            if few + 1 >= FROM_ONE:
                break
