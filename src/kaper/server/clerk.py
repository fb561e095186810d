"""A worker that runs matches again for replays and records, so that the tables do not wait for it."""

from collections import OrderedDict
from time import monotonic

import msgspec

from kaper.bots.bot import consult
from kaper.bots.levels import make
from kaper.bots.review import BEST, GOOD, Judged, judge
from kaper.bots.why import reason, seen
from kaper.engine import record as records
from kaper.engine.errors import KaperError
from kaper.engine.fair import Commitment
from kaper.engine.match import Match
from kaper.engine.registry import find
from kaper.server.errands import (
    Errand,
    JudgedShown,
    RecordAsked,
    ReplayAsked,
    Reply,
    ReviewAsked,
    ReviewPart,
    Story,
    UploadAsked,
    WhyAsked,
    pack,
    unpack_errand,
)
from kaper.server.errors import status_of
from kaper.server.messages import AskedShown, WhyTold, encode
from kaper.server.pictures import AnyMatch, Easel
from kaper.server.position import EventViews, MessageMeta, Viewpoint, compose
from kaper.server.upgrading import from_state
from kaper.server.uploads import checked
from kaper.server.workers import work

KEPT = 16
A_WHILE = 1.0
"""Seconds for which others may have to wait for a review."""


class Shelf:
    """The matches that were asked for last, where they stood: sliders mostly step forward."""

    def __init__(self) -> None:
        self._matches: OrderedDict[tuple[str, str], AnyMatch] = OrderedDict()

    def match(self, story: Story, at: int) -> AnyMatch:
        """The match after N answers."""
        key = (story.table, story.state)
        match = self._matches.pop(key, None)
        known = [] if match is None else [f"{seat} {option.text}" for seat, option in match.answers]
        if match is None or known != story.answers[: min(at, len(known))]:
            known = []
            match = _begun(story)
        more = story.answers[len(known) : at]
        match.skip_checkpoints(len(more))
        for line in more:
            seat, _, text = line.partition(" ")
            match.answer(int(seat), text)
        self._matches[key] = match
        if len(self._matches) > KEPT:
            self._matches.popitem(last=False)
        return match


def _begun(story: Story) -> AnyMatch:
    if story.state:
        return from_state(story, story.state)
    return Match.new(find(story.game).load(), story.players, story.settings, story.seed)


class Clerk:
    """Does one errand after another."""

    def __init__(self) -> None:
        self._shelf = Shelf()

    def reply(self, message: bytes) -> bytes:
        try:
            return pack(Reply(self._do(unpack_errand(message))))
        except KaperError as error:
            return pack(Reply(b"", status_of(error), error.key, str(error), error.about))

    def _do(self, errand: Errand) -> bytes:
        match errand:
            case ReplayAsked():
                return self._replay(errand)
            case RecordAsked():
                return self._record(errand)
            case ReviewAsked():
                return self._review(errand)
            case WhyAsked():
                return self._why(errand)
            case UploadAsked():
                return pack(checked(errand.file))

    def _replay(self, errand: ReplayAsked) -> bytes:
        match = self._shelf.match(errand.story, errand.at)
        heard = EventViews().told(match, errand.viewer)
        look = Viewpoint(errand.viewer, (errand.viewer,), scene=True)
        first = min(errand.told, len(heard))
        return encode(compose(match, look, heard, first, MessageMeta(), Easel()).since(None))

    def _why(self, errand: WhyAsked) -> bytes:
        story, seat = errand.story, errand.seat
        before = self._shelf.match(story, errand.before).clone()
        if not errand.bot:
            after = self._shelf.match(story, errand.after)
            return encode(
                WhyTold(seen(before, after, seat, errand.viewer, f"{story.table} {errand.after}"), None)
            )
        ask = before.asked(seat)
        if ask is None:
            return encode(WhyTold(None, None))
        bot = make(errand.bot, f"{story.table} {errand.after}")
        consult(bot, before, seat)
        given = story.answers[errand.before].partition(" ")[2]
        return encode(WhyTold(reason(bot, before, seat, given), _question(before, seat)))

    def _review(self, errand: ReviewAsked) -> bytes:
        """As many decisions as can be judged in a while, and at least one."""
        story, place = errand.story, errand.first
        found: list[JudgedShown] = []
        end = monotonic() + A_WHILE
        while place < len(story.answers) and (place == errand.first or monotonic() < end):
            match = self._shelf.match(story, place)
            seat, _, option = story.answers[place].partition(" ")
            judged = judge(match, int(seat), option, story.table, f"search:{errand.trials}")
            if judged is not None:
                found.append(_shown(match, judged))
            place += 1
        return encode(ReviewPart(place, found))

    def _record(self, errand: RecordAsked) -> bytes:
        match = self._shelf.match(errand.story, len(errand.story.answers))
        promise = Commitment(errand.commitment, errand.nonces) if errand.commitment else None
        return records.encode_record(records.record(match, errand.names, promise, errand.secret))


def _shown(match: AnyMatch, judged: Judged) -> JudgedShown:
    """What was well done needs no words; of the rest what was chosen and what would have been better."""
    if judged.grade in (BEST, GOOD):
        return JudgedShown(judged, judged.grade, None)
    question = _question(match, judged.seat)
    named = [option for option in question.options if option.text in (judged.chosen, judged.best)]
    return JudgedShown(judged, judged.grade, msgspec.structs.replace(question, options=named))


def _question(match: AnyMatch, seat: int) -> AskedShown:
    """The question to a seat as it is shown to it."""
    look = Viewpoint(seat, (seat,), state=True)
    return compose(match, look, [], 0, MessageMeta(), Easel()).position.seats[str(seat)]


def main() -> None:
    work(Clerk().reply)


if __name__ == "__main__":
    main()
