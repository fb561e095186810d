"""`kaper teach`: a tutorial step by step, for its author: what is said and asked, and what could be."""

from collections.abc import Iterator
from typing import Annotated

import typer
from rich.markup import escape
from rich.text import Text

from kaper.bots.bot import consult
from kaper.bots.levels import make
from kaper.cli.desk import Desk
from kaper.cli.params import GameName, Lang
from kaper.cli.table.board import boxed
from kaper.engine import registry
from kaper.engine.errors import KaperError
from kaper.engine.registry import Entry
from kaper.engine.sight import asked, look_at, sight
from kaper.engine.teaching import ROOM, Step, Tutorial
from kaper.laws.law import AnyMatch
from kaper.laws.lessons import Walk, lesson_faults, things_at
from kaper.words import Narrator, Words


def teach(
    game: GameName,
    *,
    seed: Annotated[str | None, typer.Option(help="help-teach-seed", metavar="SEED")] = None,
    players: Annotated[int | None, typer.Option(help="help-teach-players", metavar="N", min=1)] = None,
    board: Annotated[bool, typer.Option("--board", help="help-teach-board", metavar="")] = False,
    rest: Annotated[int, typer.Option(help="help-teach-rest", metavar="N", min=0)] = 0,
    lang: Lang = None,
) -> None:
    """Go through a game's tutorial, and tell how the table stands after its last step."""
    entry = registry.find(game)
    desk = Desk.open(lang, entry)
    tutorial = _tutorial(entry, seed, players)
    guide = Guide(desk, entry, tutorial, board)
    if seed is not None:
        guide.tell_end(rest)
        return
    for number, step in enumerate(tutorial.step, start=1):
        if not guide.tell(number, step):
            break
    else:
        guide.tell_end(rest)
    faults = lesson_faults(entry)
    for fault in faults:
        desk.line(fault.key, "red", **fault.figures)
    if faults:
        raise typer.Exit(1)


def _tutorial(entry: Entry, seed: str | None, players: int | None) -> Tutorial:
    """The game's own, or an empty one with another seed."""
    found = entry.load().teach().lessons.tutorial
    if seed is None and players is None and found is not None:
        return found
    if found is None and seed is None:
        raise KaperError(f"{entry.meta.name} has no tutorial.", "no-tutorial", game=entry.meta.name)
    settings = {} if found is None or players is not None else found.settings
    usual = found.players if found is not None else entry.meta.players[0]
    return Tutorial(seed or "1", players or usual, [], settings)


class Guide:
    """Tells a tutorial in words, in the first of the ways that its answers allow."""

    def __init__(self, desk: Desk, entry: Entry, tutorial: Tutorial, board: bool) -> None:
        self.desk = desk
        self.tutorial = tutorial
        self.board = board
        self.walk = Walk(entry, tutorial)
        self.lessons = Words(desk.words.lang, [entry.folder / ROOM, entry.folder])
        names = [tutorial.name_of(seat) or str(seat) for seat in range(tutorial.players)]
        self.narrator = Narrator(self.lessons, entry.load().show(), names)
        self.narrator.meet(look_at(self.match, tutorial.learner).view)

    @property
    def match(self) -> AnyMatch:
        return self.walk.ways[0]

    def tell(self, number: int, step: Step) -> bool:
        """A step before and after its answers; False if it cannot be played."""
        self.desk.out.print(f"[bold]{number}  {escape(step.id)}[/]  [dim]{escape(', '.join(step.point))}[/]")
        self._line(f"   {self.lessons.say(f'step-{step.id}')}", "green")
        heard = len(self.match.events)
        if step.answer:
            self._tell_question(self.tutorial.learner)
            self._line(f"   ► {' | '.join(step.answer)}", "bold")
        good = not self.walk.play(step)
        if good:
            for told in sight(self.match, self.tutorial.learner, heard, look=False).told:
                self._line(f"      {self.narrator.event(told)}", "dim")
        return good

    def tell_end(self, rest: int) -> None:
        """How it stands after the last step: who is asked, what could be pointed at, what bots would do."""
        match, learner = self.match, self.tutorial.learner
        if self.board:
            self.desk.show(boxed(self.narrator, match, learner))
        for ask in match.pending:
            self._tell_question(ask.seat)
        self.desk.line("teach-things", "dim", things=", ".join(sorted(things_at(match, learner))))
        answers = [*self._rest(rest)]
        if answers:
            self._line("then = [\n" + "".join(f'  "{answer}",\n' for answer in answers) + "]")

    def _rest(self, count: int) -> Iterator[str]:
        """What bots would answer for all seats, with what comes of it."""
        match = self.match.clone()
        for _ in range(count):
            if not match.pending:
                return
            seat = match.pending[0].seat
            option = consult(make("greedy", f"rest {len(match.answers)}"), match, seat).text
            heard = len(match.events)
            match.answer(seat, option)
            for told in sight(match, self.tutorial.learner, heard, look=False).told:
                self._line(f"      {self.narrator.event(told)}", "dim")
            yield f"{seat} {option}"

    def _tell_question(self, seat: int) -> None:
        question = asked(self.match, seat)
        if question is None:
            return
        seen = look_at(self.match, seat)
        self._line(f"   {seat}? {self.narrator.prompt(question)}")
        for option in question.options:
            self._line(f"      {option}   {self.narrator.option(seen, question, option)}")

    def _line(self, text: str, style: str = "") -> None:
        self.desk.out.print(Text(text, style=style), soft_wrap=True)
