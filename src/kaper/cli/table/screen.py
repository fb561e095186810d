"""What a player looks at: the board, what happened since, the question and the options."""

from collections.abc import Sequence

from rich.console import Group
from rich.text import Text

from kaper.cli.table.board import boxed
from kaper.cli.table.choices import Choice, menu
from kaper.cli.table.log import colour, sentences
from kaper.cli.table.table import Table
from kaper.engine.sight import encode, sight

FEW = 6
"""The board is shown if so many lines of news are to be seen with it."""
LEAST = 2
"""How many lines of news are shown on any screen, however small."""
FRAME = 4
"""The lines of a screen beside board, news and question: what else happened, a space, keys, answer."""
ELSEWHERE = 1
"""The line that stands in the place of a board that is too large."""
WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the terminal with all that was scrolled away."""


class Screen:
    """Draws for one seat at a time and remembers from whom that must be hidden."""

    def __init__(self, table: Table) -> None:
        self.desk = table.desk
        self.narrator = table.narrator
        self.match = table.match
        self._read: dict[int, int] = {}
        self._secret_from: set[int] = set()

    def draw(self, seat: int, offered: Sequence[Choice], note: str) -> None:
        """Everything that the seat needs to decide."""
        out = self.desk.out
        if out.is_terminal:
            out.clear()
        seen = sight(self.match, seat, self._since(seat))
        assert seen.asked is not None
        who = Text(f"{self.narrator.who(seat)}  ", style=colour(self.narrator, seat))
        question = self._question(who.append(self.narrator.prompt(seen.asked), style="bold default"), offered)
        taken = len(out.render_lines(question)) + FRAME + bool(note)
        taken += self._board(seat, out.height - taken)
        self._log(sentences(self.narrator, seen.told), out.height - taken)
        out.print(question)
        self.desk.line("play-keys", "dim")
        if note:
            out.print(Text(note, style="yellow"))
        self._secret_from = self._strangers(seat)

    def _question(self, prompt: Text, offered: Sequence[Choice]) -> Group:
        """What is asked; on a small screen what the options do gives way to what has happened."""
        out = self.desk.out
        question = Group(prompt, menu(offered))
        if out.is_terminal and len(out.render_lines(question)) + FRAME + ELSEWHERE + LEAST > out.height:
            return Group(prompt, menu(offered, tips=False))
        return question

    def _board(self, seat: int, room: int) -> int:
        """The board, where there is room for it beside the news and the question; how many lines it takes."""
        board = boxed(self.narrator, self.match, seat)
        lines = len(self.desk.out.render_lines(board))
        if self.desk.out.is_terminal and lines + FEW > room:
            self.desk.line("play-board-hidden", "dim")
            return 1
        self.desk.out.print(board)
        return lines

    def _log(self, lines: list[Text], room: int) -> None:
        """The last of the news, as many as there is room for; a file has room for all."""
        out = self.desk.out
        # A long sentence takes more lines than one.
        rows = 0
        fitting = [
            (rows := rows + len(out.render_lines(line))) <= max(room, LEAST) for line in reversed(lines)
        ]
        shown = lines[len(lines) - sum(fitting) :] if out.is_terminal else lines
        if len(shown) < len(lines):
            self.desk.line("play-more", "dim", count=len(lines) - len(shown))
        for line in shown:
            out.print(line)
        if lines:
            out.print()

    def _since(self, seat: int) -> int:
        """Where the seat's news begin; after an answer was taken back the diary may be shorter than that."""
        return min(self._read.get(seat, 0), len(self.match.events))

    def answered(self, seat: int) -> None:
        """The seat has read everything up to now."""
        self._read[seat] = len(self.match.events)

    def news(self, viewer: int) -> None:
        """What nobody has read yet, when nothing more is asked."""
        told = sight(self.match, viewer, max(self._read.values(), default=0)).told
        self._log(sentences(self.narrator, told), self.desk.out.height)

    def _strangers(self, seat: int) -> set[int]:
        """The seats that see something else than what is on the screen."""
        shown = encode(sight(self.match, seat).view)
        return {other for other in range(self.match.seats) if encode(sight(self.match, other).view) != shown}

    def needs_curtain(self, seat: int) -> bool:
        return seat in self._secret_from

    def drop_curtain(self) -> None:
        """Leave nothing of a seat's secrets on the screen, nor above it."""
        if self.desk.out.is_terminal:
            self.desk.out.file.write(WIPE)
        self._secret_from = set()
