"""A table in memory: its match, its sockets, and the one order in which things happen to it."""

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy.exc import OperationalError

from kaper.bots.hint import Hint
from kaper.engine.errors import KaperError
from kaper.engine.events import SPECTATOR
from kaper.server.apart import Apart
from kaper.server.beside import Errand
from kaper.server.clocks import Clocks
from kaper.server.connection import Connection
from kaper.server.errors import Refusal, not_started
from kaper.server.lessons import Lesson
from kaper.server.messages import ChatTold, LateMove, LineShown, TableTold, encode
from kaper.server.numbers import Numbers
from kaper.server.pictures import AnyMatch
from kaper.server.position import Composed, Composition, EventViews, MessageMeta, Viewpoint
from kaper.server.seating import offered
from kaper.server.storage.checkpoints import Upgrade
from kaper.server.storage.database import kind_of, now
from kaper.server.table_records import (
    STANDIN_LEVEL,
    HintGiven,
    HintTaken,
    LessonShown,
    Patience,
    TableRecord,
    TableShown,
    UpgradeShown,
    shown,
)
from kaper.server.veil import Own, Veil
from kaper.server.writer import not_stored

if TYPE_CHECKING:
    from kaper.server.context import ServerContext

log = logging.getLogger("kaper.live")
Made = dict[tuple[Viewpoint, int], Composition]
"""Positions by who looks and how many events they were told before."""


class LiveTable:
    """Everything that changes a table holds its lock until the change is durable and told to everybody.

    `n` numbers the messages. It is never smaller than the time in milliseconds, so that numbers grow even
    over a restart of the server, and a client's last number tells what it cannot have seen.
    `server` is whoever opened it and stores, counts and thinks for it; a table that is only read, for its
    record, has none.
    """

    server: "ServerContext"

    def __init__(self, card: TableRecord) -> None:
        self.card = card
        self.match: AnyMatch | None = None
        self.lines: list[str] = []
        self.rows = 0
        self.chat: list[LineShown] = []
        self.said: set[tuple[str, str]] = set()
        self.connections: list[Connection] = []
        self.lock = asyncio.Lock()
        self.n = now()
        self.undone = 0
        self.person_last = False
        self.stale = False
        self.unstored = 0
        self.apart = Apart(card.version)
        self.numbers = Numbers()
        self.closed = False
        self.touched = time.monotonic()
        self.patience = Patience()
        self.quiet_since = self.touched
        self.last_row = 0
        self._left: dict[str, float] = {}
        self.event_views = EventViews()
        self._composed = Composed()
        self.clocks = Clocks(card.clock, [seat.used for seat in card.seats])
        self.late: dict[int, int] = {}
        self.by_clock: list[int] = []
        self.upgrade: Upgrade | None = None
        self.upgrading = False
        self.lesson: Lesson | None = None
        self.unreadable: Refusal | None = None
        self.kept_rows = -1
        self.bookmarked = 0
        self.veil = Veil()
        self.hints: list[HintGiven] = []
        self.hinted: dict[int, tuple[int, Hint]] = {}
        self.driver: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self._errands = 0
        self.release: asyncio.TimerHandle | None = None
        self.deadline: asyncio.TimerHandle | None = None

    def next_number(self) -> int:
        self.n = max(self.n + 1, now())
        return self.n

    def run(self, trouble: str, do: Errand) -> None:
        """Something to be done beside; `trouble` is what the log says if it fails. It is tried again."""
        self._errands += 1
        self.server.beside.run(trouble, do, self._wants, table=self.card.id).add_done_callback(self._ran)

    def _wants(self) -> bool:
        return not self.closed

    def _ran(self, _: asyncio.Task[None]) -> None:
        self._errands -= 1

    def stored(self, durable: bool) -> None:
        """The writer says that an answer is durable, or that it is not and the match must be loaded anew."""
        self.unstored -= 1
        self.stale = self.stale or not durable

    @property
    def playing(self) -> AnyMatch:
        """The match, which must have begun."""
        if self.unreadable is not None:
            raise self.unreadable
        if self.match is None:
            raise not_started()
        return self.match

    @property
    def busy(self) -> bool:
        """Somebody is here, or something is under way."""
        waits = (self.driver, self.timer, self.release, self.deadline)
        under_way = self.unstored or self._errands or self.lock.locked()
        waited_for = under_way or any(each is not None for each in waits)
        return bool(self.connections or waited_for)

    def asked(self) -> list[int]:
        """The seats that are asked now."""
        match = self.match
        if match is None or self.card.stage != "playing":
            return []
        return [ask.seat for ask in match.pending]

    @property
    def trouble(self) -> str:
        """Why the match cannot be shown, as a key; empty if it can."""
        return self.unreadable.key if self.unreadable is not None else ""

    @property
    def upgraded(self) -> UpgradeShown | None:
        found = self.upgrade
        return None if found is None else UpgradeShown(found.before, found.after, found.at)

    @property
    def lesson_shown(self) -> LessonShown | None:
        return None if self.lesson is None else self.lesson.shown(len(self.playing.answers))

    @property
    def worth_keeping(self) -> bool:
        """Whether the match has gone on since its last checkpoint was stored, and all of it is durable."""
        is_whole = self.match is not None and not self.unstored and not self.stale
        return is_whole and self.apart.driven and self.rows != self.kept_rows

    def owned(self, account: str) -> Own:
        return tuple(self.card.owned(account))

    def hides(self, own: Own) -> bool:
        """Whether the match has moved on in a way that those who play these seats may not see yet.

        Nobody sees what could still be lost, and nobody but whom it is put to sees a hidden question.
        """
        if self.match is None:
            return False
        return bool(self.unstored) or self.stale or self.veil.covers(self.match, own)

    def visible(self, own: Own) -> tuple[AnyMatch, EventViews]:
        """The match as those who play these seats may see it now, and what is told of it."""
        return self.veil.past(self.playing, own) if self.hides(own) else (self.playing, self.event_views)

    def shown_to(self, account: str) -> TableShown:
        """The table as an account may know it: whose turn it is, and how many answers were given."""
        own = self.owned(account)
        asked: list[int] = []
        hinted: list[HintTaken] = []
        answers = 0
        if self.match is not None:
            match, _ = self.visible(own)
            viewer = own[0] if own else SPECTATOR
            asked = [ask.seat for ask in match.pending] if self.card.stage == "playing" else []
            answers = match.count_for(viewer, len(match.answers))
            hinted = [
                HintTaken(given.seat, match.count_for(viewer, given.at) + 1)
                for given in self.hints
                if given.at <= len(match.answers) and self._may_know(given, own)
            ]
        return shown(self.card, account, self, asked, answers, hinted)

    def _may_know(self, given: HintGiven, own: Own) -> bool:
        """Nobody else may know that somebody was asked in secret before the match is over."""
        return not given.hidden or given.seat in own or self.card.stage == "over"

    def here(self) -> set[str]:
        """The accounts with a socket in this process."""
        return {connection.account for connection in self.connections if connection.account}

    def present(self) -> set[str]:
        return self.here() | self.apart.elsewhere

    def absent(self, account: str) -> float | None:
        """For how many seconds an account has had no socket here; None if it has one."""
        if account in self.present():
            return None
        return time.monotonic() - self._left.get(account, self.quiet_since)

    def left(self, account: str) -> None:
        """The last socket of an account is gone."""
        self._left[account] = time.monotonic()

    def disconnect(self, connection: Connection) -> None:
        self.connections.remove(connection)
        if not self.connections:
            self._composed.forget()

    @property
    def attended(self) -> bool:
        """Whether somebody is here who plays and is not stood in for: they wait for the bots."""
        playing = {seat.account for seat in self.card.seats if seat.account and not seat.standin}
        return not playing.isdisjoint(self.present())

    def take_back(self, at: int) -> None:
        """The last answer was taken back: whatever was made of it is forgotten."""
        match = self.playing
        match.number = self.numbers.took_back()
        self.lines.pop()
        self.by_clock = [index for index in self.by_clock if index < len(match.answers)]
        self.undone = at
        for connection in self.connections:
            connection.let_go()
        self.event_views.forget()
        self._composed.forget()
        self.veil.taken_back(match)

    def took(self, seat: int, by: str) -> None:
        """The match has just taken an answer."""
        match = self.playing
        self.numbers.took(match.number)
        self.lines.append(f"{seat} {match.answers[-1][1].text}")
        self.clocks.stop(seat)
        if by == "clock":
            self.by_clock.append(len(match.answers) - 1)
        self.person_last = by == "person"

    # --- telling

    def tell_positions(self) -> None:
        """Everybody who may see it gets the position; those who look with the same eyes share the work."""
        if self.match is None:
            return
        self.next_number()
        self._composed.go_on()
        seeing = self.show_all()
        made: Made = {}
        owned: dict[str, Own] = {}
        for connection in self.connections:
            own = owned.get(connection.account)
            if own is None:
                own = owned[connection.account] = self.owned(connection.account)
            look = Viewpoint(connection.viewer, own, connection.scene, connection.state)
            if own in seeing:
                connection.show(self._made(made, look, connection.told))
            elif self._only_takes_time(own):
                connection.hold(partial(self._made, made, look))

    def _made(
        self, made: dict[tuple[Viewpoint, int], Composition], look: Viewpoint, told: int
    ) -> Composition:
        composed = made.get((look, told))
        if composed is None:
            composed = made[look, told] = self._position(self.playing, self.event_views, look, told)
        return composed

    def _only_takes_time(self, own: Own) -> bool:
        """Whether nothing but the time over a moment hides the match from those who play these seats.

        What they would be shown without it they are shown later, whether somebody was asked or not.
        """
        asked = [ask.seat for ask in self.playing.pending if ask.hidden]
        return not self.unstored and not self.stale and set(asked) <= set(own)

    def show_all(self) -> set[Own]:
        """Remember how far everybody has been shown the match, whether they look at the moment or not.

        Gives those who see it as it stands now.
        """
        match = self.playing
        everybody = {(), *(self.owned(seat.account) for seat in self.card.seats)}
        seeing = {own for own in everybody if not self.hides(own)}
        for own in seeing:
            self.veil.show(match, own)
        return seeing

    def tell_position(self, connection: Connection) -> None:
        """One connection gets the position: it has just come, or wants to see something else."""
        if self.match is None:
            return
        self.next_number()
        connection.show(self.position(connection.look(self.owned(connection.account)), connection.told))

    def position(self, look: Viewpoint, first: int) -> Composition:
        return self._position(*self.visible(look.own), look, first)

    def _position(self, match: AnyMatch, event_views: EventViews, look: Viewpoint, first: int) -> Composition:
        heard = event_views.told(match, look.viewer)
        late = [
            self._late_move(match, look.viewer, each) for each in self.by_clock if each < len(match.answers)
        ]
        moment = MessageMeta(
            self.n, self.clocks.shown(), late, self.card.stage == "playing", self.card.outcome
        )
        return self._composed.position(match, look, heard, min(first, len(heard)), moment)

    def _late_move(self, match: AnyMatch, viewer: int, index: int) -> LateMove:
        return LateMove(match.count_for(viewer, index + 1), match.answers[index][0])

    def tell_table(self) -> None:
        """Everybody gets the table as they may know it."""
        self.next_number()
        made: dict[str, bytes] = {}
        for connection in self.connections:
            if connection.account not in made:
                made[connection.account] = self.table_for(connection.account)
            connection.push(made[connection.account])

    def table_for(self, account: str) -> bytes:
        return encode(TableTold(self.n, self.shown_to(account)))

    def tell_chat(self, lines: list[LineShown]) -> None:
        self.next_number()
        message = encode(ChatTold(self.n, lines))
        for connection in self.connections:
            connection.push(message)

    # --- whose view

    def default_viewer(self, account: str) -> int:
        """Through whose eyes an account looks: of several seats the first that is asked."""
        own = self.owned(account)
        asked = [] if self.match is None else [ask.seat for ask in self.visible(own)[0].pending]
        return next((seat for seat in own if seat in asked), own[0] if own else SPECTATOR)

    def check_open(self) -> None:
        """A table that has left the memory takes nothing more; asking again finds it anew."""
        if self.closed:
            raise Refusal(409, "try-again", "The table was just put away; please try again.")

    def bot_seat(self) -> int | None:
        """The seat for which the server answers now; in a tutorial that is whoever comes next in it."""
        if self.card.stage != "playing":
            return None
        if self.lesson is not None:
            due = self.lesson.due(len(self.playing.answers))
            return None if due is None else due.seat
        return next((seat for seat in self.asked() if self.level_of(seat)), None)

    def level_of(self, seat: int) -> str:
        """The level of the bot that answers for a seat now, empty if a person does."""
        return offered(self.card.seats[seat].bot) or (STANDIN_LEVEL if self.is_late(seat) else "")

    def is_late(self, seat: int) -> bool:
        """Whether the time for this very move has run out."""
        return self.late.get(seat) == self.playing.number_for(seat)


def explain(error: Exception) -> KaperError:
    """An error that a person can be told; what nobody foresaw is not spelled out to strangers."""
    if isinstance(error, KaperError):
        return error
    if isinstance(error, OperationalError):
        log.error("the database failed", extra={"error": kind_of(error)})
        return not_stored(error)
    return Refusal(500, "internal", "Something went wrong in the server; nothing has changed.")
