"""A bot that is a program of its own, in any language: it is asked and answers in lines of JSON.

The protocol is told of in docs/bots.md. A program serves one seat of one match at a time, and the next match
after it; so there are as many of them as seats that they play.
"""

import subprocess
from hashlib import sha256
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO

import msgspec

from kaper.bots.bot import Bot, Deal, Stop
from kaper.engine.asking import Choose, Option
from kaper.engine.errors import KaperError
from kaper.engine.game import Outcome, S
from kaper.engine.match import Match
from kaper.engine.sight import encode, look_at

PROTOCOL = 1
PATIENCE = 60.0
"""Seconds after which a program that does not answer is given up."""
LONGEST = 65536
"""The most characters that a line of a program may have."""
Command = tuple[str, ...]


class ProgramFault(KaperError):
    """A program that ended, was silent, or said what makes no sense."""


class Answer(msgspec.Struct):
    """What a program says: that it is ready, or which option it chooses."""

    type: str
    option: str = ""


class Program:
    """One running program."""

    def __init__(self, command: Command) -> None:
        self.command = command
        self.process = _start(command)
        self._lines: SimpleQueue[str] = SimpleQueue()
        assert self.process.stdout is not None
        Thread(target=_read, args=(self.process.stdout, self._lines), daemon=True).start()
        try:
            self.tell({"type": "hello", "protocol": PROTOCOL})
            self.hear("ready")
        except ProgramFault:
            self.end()
            raise

    def tell(self, message: dict[str, object]) -> None:
        """Send one line."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(encode(message).decode() + "\n")
            self.process.stdin.flush()
        except OSError:
            raise self._fault("ended", "") from None

    def hear(self, kind: str) -> Answer:
        """The next line, which has to be of this type."""
        try:
            line = self._lines.get(timeout=PATIENCE)
        except Empty:
            raise self._fault("silent", "") from None
        if not line:
            raise self._fault("ended", "")
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except msgspec.DecodeError:
            raise self._fault("said", line) from None
        if answer.type != kind:
            raise self._fault("said", line)
        return answer

    def refuse(self, option: str) -> ProgramFault:
        """What to raise about an option that was not offered."""
        return self._fault("chose", option)

    def end(self) -> None:
        """End it at once."""
        self.process.kill()
        self.process.wait()

    def _fault(self, what: str, said: str) -> ProgramFault:
        known = {
            "ended": "it ended",
            "silent": f"it did not answer within {PATIENCE:g} seconds",
            "said": f"it said “{said.strip()[:200]}”",
            "chose": f"it chose “{said[:200]}”, which was not on offer",
        }
        program = " ".join(self.command)
        return ProgramFault(
            f"The program {program} plays no more: {known[what]}.",
            f"program-{what}",
            program=program, said=said.strip()[:200], seconds=int(PATIENCE),
        )  # fmt: skip


def _start(command: Command) -> subprocess.Popen[str]:
    # In a session of its own: Ctrl-C is for Kaper, which ends its programs itself.
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
        start_new_session=True,
    )


def _read(stream: IO[str], lines: SimpleQueue[str]) -> None:
    """Pass on every line, and an empty one at the end."""
    while line := stream.readline(LONGEST):
        lines.put(line)
    lines.put("")


_FREE: dict[Command, list[Program]] = {}
"""Programs of this process that wait for another match."""


class ProgramBot(Bot):
    """Asks a program; it is started when it is needed first."""

    __slots__ = ("_command", "_program", "_seed")

    def __init__(self, seed: str, command: Command) -> None:
        super().__init__(seed)
        self._seed = seed
        self._command = command
        self._program: Program | None = None

    def choose(self, ask: Choose, deal: Deal[S], stop: Stop) -> Option:
        """What the program chooses; it is shown no more than its seat may see."""
        match = deal()
        if self._program is None:
            self._program = self._begin(match, ask.seat)
        self._program.tell(
            {
                "type": "ask",
                "prompt": ask.prompt,
                "about": dict(ask.about),
                "options": [option.text for option in ask.options],
                "view": look_at(match, ask.seat).view,
            }
        )
        chosen = self._program.hear("answer").option
        found = ask.find(chosen)
        if found is None:
            raise self._program.refuse(chosen)
        return found

    def _begin(self, match: Match[S], seat: int) -> Program:
        """A program that knows which match it plays, and on which seat."""
        free = _FREE.setdefault(self._command, [])
        program = free.pop() if free else Program(self._command)
        # Its own seed is made from that of the dice, which no player may know.
        program.tell(
            {
                "type": "game",
                "game": match.game.meta.name,
                "rules": match.game.meta.rules_version,
                "seats": match.seats,
                "seat": seat,
                "settings": dict(match.settings),
                "seed": sha256(self._seed.encode()).hexdigest(),
            }
        )
        return program

    def dismiss(self, outcome: Outcome | None) -> None:
        """The program waits for the next match; one whose match was given up may be at fault, and goes."""
        program, self._program = self._program, None
        if program is None:
            return
        if outcome is None:
            program.end()
            return
        places, scores = outcome.places, outcome.scores
        program.tell({"type": "over", "ending": outcome.ending, "places": places, "scores": scores})
        _FREE[self._command].append(program)


def end_programs() -> None:
    """End all programs that wait."""
    for free in _FREE.values():
        while free:
            free.pop().end()
