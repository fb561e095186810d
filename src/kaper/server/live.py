"""A table in memory: its match, its sockets, and the one order in which things happen to it."""

import asyncio
import time

from kaper.engine.errors import KaperError
from kaper.engine.events import SPECTATOR
from kaper.server.cards import Card, shown
from kaper.server.clocks import Clocks
from kaper.server.connection import Connection
from kaper.server.errors import Refusal, not_started
from kaper.server.hooks import hooks
from kaper.server.messages import ChatTold, LineShown, Position, TableTold, encode
from kaper.server.position import AnyMatch, Ears, Look, Moment, compose
from kaper.server.storage.database import now


class Live:
    """Everything that changes a table holds its lock until the change is durable and told to everybody.

    `n` numbers the messages. It is never smaller than the time in milliseconds, so that numbers grow even
    over a restart of the server, and a client's last number tells what it cannot have seen.
    """

    def __init__(self, card: Card) -> None:
        self.card = card
        self.match: AnyMatch | None = None
        self.lines: list[str] = []
        self.rows = 0
        self.chat: list[LineShown] = []
        self.connections: list[Connection] = []
        self.lock = asyncio.Lock()
        self.n = now()
        self.undone = 0
        self.person_last = False
        self.stale = False
        self.unstored = 0
        self.closed = False
        self.touched = time.monotonic()
        self.ears = Ears()
        self.clocks = Clocks(card.clock, card.players)
        self.driver: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.alarm: asyncio.Task[None] | None = None

    def next_number(self) -> int:
        self.n = max(self.n + 1, now())
        return self.n

    def stored(self, durable: bool) -> None:
        """The writer says that an answer is durable, or that it is not and the match must be loaded anew."""
        self.unstored -= 1
        self.stale = self.stale or not durable

    @property
    def playing(self) -> AnyMatch:
        """The match, which must have begun."""
        if self.match is None:
            raise not_started()
        return self.match

    @property
    def busy(self) -> bool:
        """Somebody is here, or something is under way."""
        under_way = self.unstored or self.lock.locked() or self.driver is not None or self.timer is not None
        return bool(self.connections or under_way)

    def asked(self) -> list[int]:
        """The seats that are asked now."""
        match = self.match
        return [] if match is None else [ask.seat for ask in match.pending]

    def present(self) -> set[str]:
        return {connection.account for connection in self.connections if connection.account}

    @property
    def attended(self) -> bool:
        """Whether somebody is here who plays and is not stood in for: they wait for the bots."""
        playing = {seat.account for seat in self.card.seats if seat.account and not seat.standin}
        return not playing.isdisjoint(self.present())

    # --- telling

    def tell_positions(self) -> None:
        """Everybody gets the position; those who look with the same eyes share the work."""
        if self.match is None:
            return
        self.next_number()
        made: dict[tuple[Look, int], Position] = {}
        encoded: dict[tuple[Look, int], bytes] = {}
        owned: dict[str, tuple[int, ...]] = {}
        for connection in self.connections:
            own = owned.get(connection.account)
            if own is None:
                own = owned[connection.account] = tuple(self.card.owned(connection.account))
            look = Look(connection.viewer, own, connection.scene, connection.state)
            key = (look, connection.told)
            position = made.get(key)
            if position is None:
                position = made[key] = self.position(look, connection.told)
            connection.told = position.first + len(position.told)
            if connection.scene:
                connection.push(encode(connection.changed(position)))
            else:
                message = encoded.get(key)
                if message is None:
                    message = encoded[key] = encode(position)
                connection.push(message)

    def tell_position(self, connection: Connection) -> None:
        """One connection gets the position: it has just come, or wants to see something else."""
        if self.match is None:
            return
        self.next_number()
        own = tuple(self.card.owned(connection.account))
        position = self.position(connection.look(own), connection.told)
        connection.told = position.first + len(position.told)
        connection.push(encode(connection.changed(position)))

    def position(self, look: Look, first: int) -> Position:
        heard = self.ears.told(self.playing, look.viewer)
        unseen = [ask.seat for ask in self.playing.pending if ask.hidden and ask.seat not in look.own]
        moment = Moment(self.n, self.clocks.shown(unseen), self.card.stage == "playing")
        since = min(first, len(heard))
        return compose(self.playing, hooks(self.card.game), look, heard, since, moment)

    def tell_table(self) -> None:
        """Everybody gets the table as they may know it."""
        self.next_number()
        made: dict[str, bytes] = {}
        for connection in self.connections:
            if connection.account not in made:
                made[connection.account] = self.table_for(connection.account)
            connection.push(made[connection.account])

    def table_for(self, account: str) -> bytes:
        answers = len(self.lines)
        table = shown(self.card, account, self.present(), self.asked(), answers)
        return encode(TableTold(self.n, table))

    def tell_chat(self, lines: list[LineShown]) -> None:
        self.next_number()
        message = encode(ChatTold(self.n, lines))
        for connection in self.connections:
            connection.push(message)

    # --- whose view

    def default_viewer(self, account: str) -> int:
        """Through whose eyes an account looks: of several seats the first that is asked."""
        own = self.card.owned(account)
        asked = self.asked()
        return next((seat for seat in own if seat in asked), own[0] if own else SPECTATOR)

    def check_open(self) -> None:
        """A table that has left the memory takes nothing more; asking again finds it anew."""
        if self.closed:
            raise Refusal(409, "try-again", "The table was just put away; please try again.")


def explain(error: Exception) -> KaperError:
    """An error that a person can be told; what nobody foresaw is not spelled out to strangers."""
    if isinstance(error, KaperError):
        return error
    return Refusal(500, "internal", "Something went wrong in the server; nothing has changed.")
