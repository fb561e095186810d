"""`kaper review`: what every decision of a recorded match gave away."""

from collections.abc import Sequence
from typing import Annotated

import typer
from rich.table import Table

from kaper.bots.review import ALL_GRADES, BEST, GOOD, JUDGE, Judged, tally
from kaper.bots.review import review as judge
from kaper.cli.desk import Desk
from kaper.cli.params import AsJson, Lang, RecordPath
from kaper.cli.progress import progress_bar
from kaper.cli.tables import plain_table
from kaper.engine import record as records
from kaper.engine import registry
from kaper.engine.game import Outcome
from kaper.engine.sight import asked, encode, look_at, sight
from kaper.words import Narrator, Words

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60
"""So many bars a curve has at most."""


def review(
    record: RecordPath,
    *,
    level: Annotated[str, typer.Option(help="help-review-level", metavar="BOT")] = JUDGE,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Judge every decision of a match: what it gave away, and what was luck."""
    given = records.load(record)
    entry = registry.find(given.game)
    desk = Desk.open(lang, entry)
    game = entry.load()
    answers = records.replay(game, given).answers
    match = records.replay(game, given, 0)
    narrator = Narrator(desk.words, game.show(), given.seats)
    narrator.meet(sight(match, 0).view)
    found: list[Judged] = []
    turning = _turning_points(desk.words)
    with progress_bar(desk.words.say("bar-answers"), len(answers)) as tell:
        for judged in judge(match, answers, "review", level):
            found.append(judged)
            tell(judged.place)
            if judged.grade not in (BEST, GOOD):
                seen, question = look_at(match, judged.seat), asked(match, judged.seat)
                assert question is not None
                turning.add_row(
                    str(judged.place), narrator.who(judged.seat), desk.words.say(f"grade-{judged.grade}"),
                    narrator.option(seen, question, judged.chosen), desk.words.percent(judged.kept),
                    narrator.option(seen, question, judged.best), desk.words.percent(judged.chance),
                )  # fmt: skip
    if as_json:
        desk.data(encode(found))
    else:
        desk.show(_summary(desk.words, narrator, given.seats, found, match.outcome), turning)


def _turning_points(words: Words) -> Table:
    return plain_table(words, "review", ["answer", "who", "grade", "chosen", "kept", "best", "chance"])


def _summary(
    words: Words, narrator: Narrator, seats: Sequence[str], found: Sequence[Judged], outcome: Outcome | None
) -> Table:
    """For every seat its curve, how many decisions have each grade, what it gave away and what luck gave."""
    table = plain_table(words, "review", ["who", "curve", *ALL_GRADES, "lost", "luck"])
    for seat in range(len(seats)):
        told = tally(found, seat, outcome)
        counts = [str(told.grades[grade]) for grade in ALL_GRADES]
        curve = _curve([judged.shares[seat] for judged in found if judged.shares])
        table.add_row(narrator.who(seat), curve, *counts, words.percent(told.lost), words.percent(told.luck))
    return table


def _curve(chances: Sequence[float]) -> str:
    """The chances to win as bars, a long match with some of its decisions left out."""
    every = 1 + len(chances) // WIDTH
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in chances[::every])
