"""Plays a match at a terminal: asks persons, lets bots answer, and tells the end."""

from kaper.bots.bot import consult
from kaper.bots.crew import Crew, crew
from kaper.bots.search import SearchBot
from kaper.cli.errors import Leave
from kaper.cli.table.board import boxed
from kaper.cli.table.choices import choices, understood
from kaper.cli.table.commands import Commands
from kaper.cli.table.ending import show_ending
from kaper.cli.table.pondering import pondering
from kaper.cli.table.screen import Screen
from kaper.cli.table.table import Table
from kaper.engine.events import SPECTATOR
from kaper.engine.sight import asked, look_at


class Session:
    """From the first question to the last."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.screen = Screen(table)
        self.commands = Commands(table)
        self.note = ""
        self.bots = table.seating.bots(table.match.seed)
        self.crew = Crew()

    def run(self) -> None:
        """Play until the match is over or the player leaves."""
        with crew() as self.crew:
            self._play()

    def _play(self) -> None:
        match = self.table.match
        while match.pending:
            # A person goes first where several are asked at once: nobody likes to be waited for.
            asked = sorted((ask.seat in self.bots, ask.seat) for ask in match.pending)
            is_bot, seat = asked[0]
            if is_bot:
                self._let_bot_answer(seat)
            else:
                self._ask(seat)
        self._end()

    def _let_bot_answer(self, seat: int) -> None:
        table = self.table
        bot = self.bots[seat]
        if isinstance(bot, SearchBot):
            with table.desk.out.status(table.narrator.say("play-thinking", whom=seat)):
                option = self.crew.consult(bot, table.seating.players[seat], table.match, seat)
        else:
            option = consult(bot, table.match, seat)
        table.match.answer(seat, option)

    def _ask(self, seat: int) -> None:
        """Put the question to a person; what they typed is an answer or a command."""
        if self.screen.needs_curtain(seat):
            self.screen.drop_curtain()
            self._typed(self.table.reader.wait(self.table.narrator.say("play-curtain", whom=seat)))
        match = self.table.match
        ask = asked(match, seat)
        assert ask is not None
        offered = choices(self.table.narrator, look_at(match, seat), ask)
        self.screen.draw(seat, offered, self.note)
        with pondering(self.bots, match):
            line = self.table.reader.read("> ")
        typed = self._typed(line)
        chosen = understood(typed, offered)
        if chosen is None:
            self.note = self.commands.obey(seat, typed, offered) if typed else ""
        else:
            self.note = ""
            self.screen.answered(seat)
            match.answer(seat, chosen.text)

    def _typed(self, line: str | None) -> str:
        """When the input has ended the player has left."""
        if line is None:
            raise Leave
        return line

    def _end(self) -> None:
        """The last position, the last news and the scores; of several persons nobody is preferred."""
        table = self.table
        outcome = table.match.outcome
        assert outcome is not None
        persons = table.seating.persons
        viewer = persons[0] if len(persons) == 1 else SPECTATOR
        table.desk.show(boxed(table.narrator, table.match, viewer))
        self.screen.news(viewer)
        show_ending(table.desk, table.narrator, outcome)
