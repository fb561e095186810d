"""A worker in which bots think: reads tasks from its input and writes the chosen options."""

import secrets
from random import Random

import msgspec

from kaper.bots.bot import consult, deals, never
from kaper.bots.findings import Findings
from kaper.bots.hint import hint
from kaper.bots.levels import make
from kaper.bots.search import SearchBot
from kaper.engine.excerpt import resumed
from kaper.engine.registry import find
from kaper.server.thinkers import Task
from kaper.server.workers import work

_decode = msgspec.msgpack.Decoder(Task).decode


def think(message: bytes) -> bytes:
    """What the bot answers or advises; its dice have nothing to do with those of the match."""
    task = _decode(message)
    fresh = Random(secrets.randbits(128))
    match = resumed(find(task.game).load(), task.seats, task.settings, task.excerpt, fresh)
    seed = secrets.token_hex(8)
    if task.wish == "hint":
        return msgspec.msgpack.encode(hint(match, task.seat, seed, level=task.level))
    bot, ask = make(task.level, seed), match.asked(task.seat)
    assert ask is not None
    if task.wish == "find":
        assert isinstance(bot, SearchBot)
        return msgspec.msgpack.encode(bot.find(ask, deals(bot, match, task.seat), never).numbers())
    if task.found and isinstance(bot, SearchBot):
        found = Findings.joined(task.found, bot.tuning.suited(match.game.hints))
        return bot.settle(ask, deals(bot, match, task.seat), found).text.encode()
    return consult(bot, match, task.seat).text.encode()


if __name__ == "__main__":
    work(think)
