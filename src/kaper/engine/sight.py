"""Everything that a viewer is given of a match: one value, made of what they may know, ready for JSON."""

from kaper.engine.events import EVERYTHING, Event
from kaper.engine.game import Game, S
from kaper.engine.match import Match
from kaper.engine.show import Asked, Seen
from kaper.engine.state import State
from kaper.engine.told import Sight, Told, Waiting, encode

__all__ = [
    "Sight", "Told", "Waiting", "asked", "encode", "look_at", "may_know", "sight", "told", "whole",
]  # fmt: skip


def told(match: Match[S], event: Event, viewer: int) -> Told:
    """An event for a viewer; they count only answers that they know of."""
    at = match.count_for(viewer, event.at)
    return Told(at, event.kind, event.seat, dict(event.seen_by(viewer)))


def may_know(event: Event, viewer: int) -> bool:
    """A forced answer is its seat's own affair; of everything else at least the public part is known."""
    return bool(event.args) or not event.secret or viewer == EVERYTHING or viewer in event.to


def asked(match: Match[S], seat: int) -> Asked | None:
    """What this seat is asked now, as it is told."""
    ask = match.asked(seat)
    return (
        None if ask is None else Asked(ask.prompt, [option.text for option in ask.options], dict(ask.about))
    )


def look_at(match: Match[S], viewer: int) -> Seen[State, object]:
    """The position through the viewer's eyes."""
    return match.game.look(match.state, viewer)


def sight(match: Match[S], viewer: int, since: int = 0, *, look: bool = True) -> Sight:
    """What the viewer sees now, with the events from number `since` on; who does not `look` has no view."""
    return Sight(
        view=look_at(match, viewer).view if look else None,
        question=match.number_for(viewer),
        asked=asked(match, viewer),
        waiting=[
            Waiting(ask.seat, ask.prompt) for ask in match.pending if ask.seat != viewer and not ask.hidden
        ],
        told=[told(match, event, viewer) for event in match.events[since:] if may_know(event, viewer)],
        answers=match.count_for(viewer, len(match.answers)),
        moment=match.moment_for(viewer),
        undo=match.why_not_undo(viewer),
    )


def whole(game: Game[S], state: S) -> bytes:
    """All of a state, hidden things included, as bytes: for digests and for comparing positions."""
    return encode([game.observe(state, EVERYTHING), state.chance.position])
