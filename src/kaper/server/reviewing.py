"""Finished matches are looked at again by a process that judges, a second at a time; what is found is stored.

A review that was cut short goes on where it was, when somebody asks for it again.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from kaper.bots.review import tally
from kaper.server.durable import story
from kaper.server.errands import JudgedShown, ReviewAsked, ReviewPart, Story, unpack_part
from kaper.server.errors import Refusal
from kaper.server.lanes import Claim
from kaper.server.live_table import LiveTable
from kaper.server.storage import reviews
from kaper.server.storage.database import kind_of

if TYPE_CHECKING:
    from kaper.server.context import ServerContext

log = logging.getLogger("kaper.reviewing")


class TallyShown(msgspec.Struct):
    """A seat's decisions: how many have each grade, what they gave away, and what luck and others gave."""

    grades: dict[str, int]
    lost: float
    luck: float


class ReviewShown(msgspec.Struct):
    """What is known so far; `done` of `total` answers were looked at, and somebody is at it if it is `busy`.

    `first` is the number of answers before the first of these, for who has some already. `tallies` are for
    every seat, once all is done.
    """

    done: int
    total: int
    busy: bool
    first: int
    judged: list[JudgedShown]
    tallies: list[TallyShown]


class Reviewer:
    """Sees to the reviews that are under way in this process."""

    def __init__(self, server: "ServerContext") -> None:
        self._server = server
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def look(self, live: LiveTable, viewer: int, since: int) -> ReviewShown:
        """What is found so far, from a number of answers on."""
        self._check(live)
        parts = await self._server.database.read(reviews.parts_of, live.card.id)
        total = len(live.lines)
        done = parts[-1].upto if parts else 0
        judged = [each for part in parts for each in part.judged]
        tallies: list[TallyShown] = []
        if done >= total:
            for seat in range(live.card.players):
                told = tally([each.judged for each in judged], seat, live.card.outcome)
                tallies.append(TallyShown(told.grades, told.lost, told.luck))
        fresh = [each for each in judged if each.judged.place >= since]
        for each in fresh:
            each.at = live.playing.count_for(viewer, each.judged.place)
        return ReviewShown(done, total, live.card.id in self._tasks, since, fresh, tallies)

    def begin(self, live: LiveTable, claim: Claim) -> None:
        """See to it that the review is found, beginning where it was left."""
        self._check(live)
        table = live.card.id
        if table in self._tasks:
            return
        whole, _ = story(live, len(live.lines))
        task = asyncio.create_task(self._find(whole, claim), name=f"review of {table}")
        self._tasks[table] = task
        task.add_done_callback(lambda _: self._tasks.pop(table, None))

    def _check(self, live: LiveTable) -> None:
        if live.card.stage != "over":
            raise Refusal(409, "not-over", "A match is looked at again once it is over.")
        if live.playing.pending:
            raise Refusal(409, "no-review", "A match that was broken off is not looked at again.")

    async def _find(self, whole: Story, claim: Claim) -> None:
        try:
            parts = await self._server.database.read(reviews.parts_of, whole.table)
            first = parts[-1].upto if parts else 0
            while first < len(whole.answers):
                found = await self._server.clerks.judge(
                    ReviewAsked(whole, first, self._server.settings.trials), claim
                )
                part: ReviewPart = unpack_part(found)
                await self._server.database.write(reviews.add, whole.table, first, part)
                first = part.upto
        except Exception as error:  # whoever asks again goes on from here
            log.error("a review was cut short", extra={"table": whole.table, "error": kind_of(error)})

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
