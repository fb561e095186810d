"""What a viewer is told of a match, as one value: the table, who is asked what, and the view."""

from collections.abc import Mapping

from msgspec import Struct

from kaper.encoding.kinds import Kind, Many, Number, Record, Word, kind_of
from kaper.engine.events import NOBODY
from kaper.engine.game import S
from kaper.engine.match import Match


class Situation(Struct, frozen=True):
    """All that is encoded of a match for one viewer.

    viewer    the number of their seat; -1 for who has none
    settings  the variant that is played
    asks      for each seat the prompt of its question; empty if it is not asked, or in secret
    about     the figures of the viewer's own question
    """

    seats: int
    viewer: int
    settings: Mapping[str, str]
    asks: list[str]
    about: Mapping[str, int | str]
    view: object


def kind_of_situation(view: type) -> Record:
    """Its kind, for views of this type."""
    known: dict[str, Kind] = {
        "seats": Number(), "viewer": Number(), "settings": kind_of(Mapping[str, str]), "asks": Many(Word()),
        "about": kind_of(Mapping[str, int | str]), "view": kind_of(view),
    }  # fmt: skip
    return Record(tuple(known.items()))


def situation(match: Match[S], viewer: int) -> Situation:
    """What this viewer is told now, all of it through the one door out of the state."""
    asks = [""] * match.seats
    about: Mapping[str, int | str] = {}
    for ask in match.pending:
        if ask.seat == viewer:
            about = ask.about
        elif ask.hidden:
            continue
        asks[ask.seat] = ask.prompt
    # What a viewer may see is the same before and after what they may not see is dealt anew: that is a law.
    view = match.game.observe(match.state, viewer)
    seat = viewer if 0 <= viewer < match.seats else NOBODY
    return Situation(match.seats, seat, match.settings, asks, about, view)
