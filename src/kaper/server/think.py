"""A worker in which bots think: reads tasks from its input and writes the chosen options.

Matches are kept by table, so that only the answers since the last question are played.
"""

import secrets
from collections import OrderedDict

import msgspec

from kaper.bots.bot import consult
from kaper.bots.levels import make
from kaper.engine.match import Match
from kaper.engine.registry import find
from kaper.engine.state import State
from kaper.server.thinkers import Task
from kaper.server.workers import work

KEPT = 64


class Memory:
    """The matches of the tables that asked last."""

    def __init__(self) -> None:
        self._matches: OrderedDict[str, tuple[list[str], Match[State]]] = OrderedDict()

    def match(self, task: Task) -> Match[State]:
        """The match of the task, from where it stood when it was last asked for, if it went on from there."""
        known, match = self._matches.pop(task.table, ([], None))
        if match is None or match.seed != task.seed or task.answers[: len(known)] != known:
            known = []
            game = find(task.game).load()
            match = Match.new(game, task.seats, task.settings, task.seed, events=False)
        for line in task.answers[len(known) :]:
            seat, _, text = line.partition(" ")
            match.answer(int(seat), text)
        self._matches[task.table] = (task.answers, match)
        if len(self._matches) > KEPT:
            self._matches.popitem(last=False)
        return match


def main() -> None:
    """Until the server has gone."""
    decoder = msgspec.json.Decoder(Task)
    memory = Memory()

    def think(message: bytes) -> bytes:
        task = decoder.decode(message)
        bot = make(task.level, secrets.token_hex(8))
        return consult(bot, memory.match(task), task.seat).text.encode()

    work(think)


if __name__ == "__main__":
    main()
