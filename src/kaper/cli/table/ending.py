"""The end of a match: how it came, who won, and what the scores are made of."""

from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from kaper.cli.desk import Desk
from kaper.cli.table.log import colour
from kaper.engine.game import Outcome
from kaper.words import Narrator, Words

UNBOUNDED = 1000
"""A width at which no table is squeezed."""


def show_ending(desk: Desk, narrator: Narrator, outcome: Outcome) -> None:
    """Print the ending's sentence, the table of scores and the winners."""
    desk.line("end-title", "bold")
    desk.out.print(narrator.words.ending(outcome.ending), markup=False)
    desk.out.print()
    desk.out.print(_scores(desk, narrator, outcome))
    desk.out.print()
    winners = [narrator.who(seat) for seat in outcome.winners]
    desk.line("end-winners", "bold green", names=_enumerated(winners, desk.words), count=len(winners))


def _enumerated(names: list[str], words: Words) -> str:
    """`Ann, Bob and Eve`."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])}{words.say('list-and')}{names[-1]}"


def _scores(desk: Desk, narrator: Narrator, outcome: Outcome) -> Table:
    """A row for each seat, or for each part of the score where so many would have no room side by side."""
    table = _by_seats(narrator, outcome)
    unbounded = desk.out.options.update(width=UNBOUNDED)
    if Measurement.get(desk.out, unbounded, table).minimum > desk.out.width:
        return _by_parts(narrator, outcome)
    return table


def _ranked(outcome: Outcome) -> list[int]:
    return sorted(range(len(outcome.scores)), key=lambda seat: (outcome.places[seat], seat))


def _called(narrator: Narrator, seat: int) -> Text:
    return Text(narrator.who(seat), style=colour(narrator, seat))


def _by_seats(narrator: Narrator, outcome: Outcome) -> Table:
    """One row a seat, best first; one column a part of the score. Who have lost together have no places."""
    words = narrator.words
    table = Table(box=None, padding=(0, 2, 0, 0))
    placed = bool(outcome.winners)
    if placed:
        table.add_column(words.say("end-place"), justify="right")
    table.add_column(words.say("end-player"))
    for part in outcome.parts:
        table.add_column(words.part(part), justify="right")
    table.add_column(words.say("end-score"), justify="right", style="bold")
    for seat in _ranked(outcome):
        parts = [str(points[seat]) for points in outcome.parts.values()]
        place = [str(outcome.places[seat])] if placed else []
        table.add_row(*place, _called(narrator, seat), *parts, str(outcome.scores[seat]))
    return table


def _by_parts(narrator: Narrator, outcome: Outcome) -> Table:
    """One column a seat, best first; what nobody scored is left out."""
    words, seats = narrator.words, _ranked(outcome)
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(words.say("end-player"))
    for seat in seats:
        table.add_column(_called(narrator, seat), justify="right")
    for part, points in outcome.parts.items():
        if any(points):
            table.add_row(words.part(part), *(str(points[seat]) for seat in seats))
    table.add_row(words.say("end-score"), *(str(outcome.scores[seat]) for seat in seats), style="bold")
    if outcome.winners:
        table.add_row(words.say("end-place"), *(str(outcome.places[seat]) for seat in seats))
    return table
