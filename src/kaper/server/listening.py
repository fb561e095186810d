"""What one connection says, message by message."""

import asyncio
import logging
import time

from kaper.engine.errors import KaperError
from kaper.engine.events import SPECTATOR
from kaper.server import play, standins
from kaper.server.chat import say
from kaper.server.connection import Connection
from kaper.server.errors import Refusal, fault, not_yours
from kaper.server.live_table import LiveTable, explain
from kaper.server.messages import (
    LONGEST,
    Ack,
    AnswerSaid,
    Id,
    LineSaid,
    PingSaid,
    Pong,
    Refused,
    ReturnSaid,
    Said,
    UndoSaid,
    ViewSaid,
    encode,
    id_of,
    read,
)

log = logging.getLogger("kaper.socket")
PENALTY = 0.25
"""Who sends too fast is read more slowly."""


class Listener:
    """Takes messages in their order; every one is acknowledged or refused."""

    def __init__(self, live: LiveTable, connection: Connection) -> None:
        self.live = live
        self.connection = connection

    async def hear(self, data: str | bytes) -> None:
        given: Id = None
        if self.connection.parting is not None:
            return
        try:
            said, given = self._read(data)
            await self._do(said)
        except KaperError as error:
            await self._refuse(given if given is not None else id_of(data[:LONGEST]), error)
        except Exception as error:
            why = explain(error)
            if why.key == "internal":
                log.exception("a message failed", extra={"table": self.live.card.id})
            await self._refuse(given, why)

    def _read(self, data: str | bytes) -> tuple[Said, Id]:
        self.live.server.limits.check_visitor("messages", self.connection.visitor)
        if len(data) > LONGEST:
            sentence = f"The message has {len(data)} bytes; {LONGEST} are allowed."
            raise Refusal(413, "too-big", sentence, size=len(data), longest=LONGEST)
        said = read(data)
        return said, said.id

    async def _refuse(self, given: Id, error: KaperError) -> None:
        self.live.server.metrics.count("refused", over="socket", key=error.key or "refused")
        self.connection.push(encode(Refused(given, fault(error))))
        await asyncio.sleep(PENALTY if error.key == "too-fast" else 0)

    async def _do(self, said: Said) -> None:
        live, account = self.live, self.connection.account
        match said:
            case AnswerSaid():
                await self._answer(said)
            case UndoSaid():
                standins.check_seat(live, account, said.seat)
                await play.undo(live, said.seat)
            case LineSaid():
                await say(live, self.connection, said.text, said.nonce)
            case ViewSaid():
                await self._view(said)
            case ReturnSaid():
                await standins.come_back(live, account)
            case PingSaid():
                self.connection.push(encode(Pong(said.id)))
                return
        self.connection.push(encode(Ack(said.id)))

    async def _answer(self, said: AnswerSaid) -> None:
        began = time.perf_counter()
        standins.check_seat(self.live, self.connection.account, said.seat)
        await play.answer(self.live, said.seat, said.option, said.question)
        self.live.server.metrics.observe("answer_seconds", time.perf_counter() - began)

    async def _view(self, said: ViewSaid) -> None:
        connection, seat = self.connection, said.seat
        if seat is not None and seat != SPECTATOR and seat not in self.live.card.owned(connection.account):
            raise not_yours(seat)
        self.live.server.limits.check_visitor("views", connection.visitor)
        async with self.live.lock:
            connection.scene = connection.scene if said.scene is None else said.scene
            connection.state = connection.state if said.state is None else said.state
            if seat is not None and seat != connection.viewer:
                connection.viewer = seat
            connection.forget()
            self.live.tell_position(connection)
