"""The end of a match: how it came, who won, and what the scores are made of."""

from rich.table import Table
from rich.text import Text

from kaper.cli.desk import Desk
from kaper.cli.table.log import colour
from kaper.engine.game import Outcome
from kaper.words import Narrator, Words


def show_ending(desk: Desk, narrator: Narrator, outcome: Outcome) -> None:
    """Print the ending's sentence, the table of scores and the winners."""
    desk.line("end-title", "bold")
    desk.out.print(narrator.words.ending(outcome.ending), markup=False)
    desk.out.print()
    desk.out.print(_scores(narrator, outcome))
    desk.out.print()
    winners = [narrator.who(seat) for seat in outcome.winners]
    desk.line("end-winners", "bold green", names=_enumerated(winners, desk.words), count=len(winners))


def _enumerated(names: list[str], words: Words) -> str:
    """`Ann, Bob and Eve`."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])}{words.say('list-and')}{names[-1]}"


def _scores(narrator: Narrator, outcome: Outcome) -> Table:
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
    for seat in sorted(range(len(outcome.scores)), key=lambda seat: (outcome.places[seat], seat)):
        parts = [str(points[seat]) for points in outcome.parts.values()]
        name = Text(narrator.who(seat), style=colour(narrator, seat))
        place = [str(outcome.places[seat])] if placed else []
        table.add_row(*place, name, *parts, str(outcome.scores[seat]))
    return table
