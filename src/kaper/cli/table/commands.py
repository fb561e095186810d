"""What a player can type besides an answer: board, undo, save, log, rules, hint, help, quit."""

import os
import secrets
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import RenderableType
from rich.markdown import Markdown

from kaper.bots.hint import hint
from kaper.cli.errors import Leave
from kaper.cli.table.board import boxed
from kaper.cli.table.choices import Choice
from kaper.cli.table.hinting import told
from kaper.cli.table.log import sentences
from kaper.cli.table.table import Table
from kaper.engine.errors import KaperError
from kaper.engine.sight import sight


class Commands:
    """Obeys commands of one letter; each returns a note for the player."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._offered: Sequence[Choice] = ()
        self._known: dict[str, Callable[[int, str], str]] = {
            "b": self._board,
            "u": self._undo,
            "s": self._save,
            "l": self._log,
            "r": self._rules,
            "?": self._hint,
            "h": self._help,
            "q": self._quit,
        }

    def obey(self, seat: int, typed: str, offered: Sequence[Choice]) -> str:
        """Do what was typed, or say what could have been."""
        letter, _, rest = typed.partition(" ")
        command = self._known.get(letter.lower())
        if command is None:
            numbers = ", ".join(str(choice.number) for choice in offered)
            return self._say("play-unknown", typed=typed, numbers=numbers)
        self._offered = offered
        try:
            return command(seat, rest.strip())
        except KaperError as fault:
            return self.table.desk.words.error(fault)

    def _say(self, key: str, **figures: int | str) -> str:
        return self.table.desk.words.say(key, **figures)

    def _board(self, seat: int, rest: str) -> str:
        out, board = self.table.desk.out, boxed(self.table.narrator, self.table.match, seat)
        if len(out.render_lines(board)) >= out.height:
            self._page(board)
            return ""
        out.print(board)
        if self.table.reader.wait(self._say("play-board-back")) is None:
            raise Leave
        return ""

    def _undo(self, seat: int, rest: str) -> str:
        self.table.match.undo(seat)
        return self._say("play-undone")

    def _save(self, seat: int, rest: str) -> str:
        return self._say("play-saved", path=str(self.table.save(Path(rest) if rest else None)))

    def _log(self, seat: int, rest: str) -> str:
        self._page(*sentences(self.table.narrator, sight(self.table.match, seat).told))
        return ""

    def _rules(self, seat: int, rest: str) -> str:
        folder, lang = self.table.entry.folder, self.table.desk.words.lang
        found = [path for path in (folder / f"RULES.{lang}.md", folder / "RULES.md") if path.exists()]
        if not found:
            return self._say("play-no-rules")
        if self.table.reader.live:
            self._page(Markdown(found[0].read_text(encoding="utf-8")))
        return self._say("play-rules", path=str(found[0]))

    def _hint(self, seat: int, rest: str) -> str:
        """What the Captain would do; its dice have nothing to do with those of the match."""
        with self.table.desk.out.status(self._say("hint-thinking")):
            found = hint(self.table.match, seat, secrets.token_hex(8))
        return told(self.table.desk.words, found, self._offered)

    def _help(self, seat: int, rest: str) -> str:
        return self._say("play-help")

    def _quit(self, seat: int, rest: str) -> str:
        raise Leave

    def _page(self, *things: RenderableType) -> None:
        """Show something longer, page by page where somebody can turn pages."""
        out = self.table.desk.out
        if not self.table.reader.live:
            out.print(*things, sep="\n")
            return
        # Only `less` is known to show colours, and only when told so.
        os.environ.setdefault("LESS", "-R")
        with out.pager(styles=shutil.which("less") is not None):
            out.print(*things, sep="\n")
