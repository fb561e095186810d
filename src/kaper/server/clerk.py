"""A worker that runs matches again for replays and records, so that the tables do not wait for it."""

from collections import OrderedDict

from kaper.engine import record as records
from kaper.engine.errors import KaperError
from kaper.engine.fair import Commitment
from kaper.engine.match import Match
from kaper.engine.registry import find
from kaper.server.errands import (
    Errand,
    RecordAsked,
    ReplayAsked,
    Reply,
    Story,
    UploadAsked,
    pack,
    unpack_errand,
)
from kaper.server.errors import status_of
from kaper.server.messages import encode
from kaper.server.pictures import AnyMatch, Easel
from kaper.server.position import EventViews, MessageMeta, Viewpoint, compose
from kaper.server.upgrading import from_state
from kaper.server.uploads import checked
from kaper.server.workers import work

KEPT = 16


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
            case UploadAsked():
                return pack(checked(errand.file))

    def _replay(self, errand: ReplayAsked) -> bytes:
        match = self._shelf.match(errand.story, errand.at)
        heard = EventViews().told(match, errand.viewer)
        look = Viewpoint(errand.viewer, (errand.viewer,), scene=True)
        first = min(errand.told, len(heard))
        return encode(compose(match, look, heard, first, MessageMeta(), Easel()).since(None))

    def _record(self, errand: RecordAsked) -> bytes:
        match = self._shelf.match(errand.story, len(errand.story.answers))
        promise = Commitment(errand.commitment, errand.nonces) if errand.commitment else None
        return records.encode_record(records.record(match, errand.names, promise, errand.secret))


def main() -> None:
    work(Clerk().reply)


if __name__ == "__main__":
    main()
