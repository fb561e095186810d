"""A match as one viewer may see it, as a message."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec
from msgspec import UNSET, Raw

from kaper.engine.events import SPECTATOR
from kaper.engine.game import Outcome
from kaper.engine.match import Match
from kaper.engine.sight import Asked, Told, Waiting, may_know, told
from kaper.engine.state import State
from kaper.server.hooks import Hooks
from kaper.server.messages import AskedShown, ClockShown, LateMove, OptionShown, Position

AnyMatch = Match[State]
_encode = msgspec.json.Encoder().encode


class Ears:
    """What each viewer was told so far: the events that they may know, numbered for them alone.

    A number that counted what a viewer may not know would tell them that it happened. An event that is for
    nobody in particular is put into words once, for all.
    """

    def __init__(self) -> None:
        self._common: list[Told | None] = []
        self._heard: dict[int, tuple[int, list[Told]]] = {}

    def told(self, match: AnyMatch, viewer: int) -> list[Told]:
        events = match.events
        upto, known = self._heard.get(viewer, (0, []))
        if len(events) != upto:
            for event in events[len(self._common) :]:
                public = not event.to and may_know(event, SPECTATOR)
                self._common.append(told(match, event, SPECTATOR) if public else None)
            for event, common in zip(events[upto:], self._common[upto:], strict=True):
                if common is not None and match.count_for(viewer, event.at) == common.at:
                    known.append(common)
                elif may_know(event, viewer):
                    known.append(told(match, event, viewer))
            self._heard[viewer] = (len(events), known)
        return known

    def forget(self) -> None:
        """After an undo."""
        self._common.clear()
        self._heard.clear()


@dataclass(frozen=True)
class Look:
    """Who looks: through which seat's eyes, which seats they answer for, and what they want to see."""

    viewer: int
    own: tuple[int, ...]
    scene: bool = False
    state: bool = False


@dataclass(frozen=True)
class Moment:
    """What a message says beside the match."""

    n: int = 0
    clocks: list[ClockShown] = field(default_factory=list)
    late: list[LateMove] = field(default_factory=list)
    running: bool = True
    outcome: Outcome | None = None


def compose(
    match: AnyMatch, hooks: Hooks, look: Look, heard: Sequence[Told], first: int, moment: Moment
) -> Position:
    """The position for one viewer; `scene` holds all parts of the scene, if one is wanted."""
    viewer = look.viewer
    view = match.game.observe(match.state, viewer) if look.scene or look.state else None
    asked = _asked(match, look) if moment.running else {}
    parts = hooks.parts(view, asked, viewer) if look.scene else UNSET
    rules = list(msgspec.json.decode(parts["rules"])) if parts else []
    return Position(
        n=moment.n,
        viewer=viewer,
        seats={str(seat): _shown(ask, hooks, view, rules) for seat, ask in asked.items()},
        question=match.number_for(viewer),
        waiting=[
            Waiting(ask.seat, ask.prompt)
            for ask in match.pending
            if moment.running and ask.seat not in asked and (ask.seat in look.own or not ask.hidden)
        ],
        told=list(heard[first:]),
        first=first,
        undo=_undo(match, look) if moment.running else {},
        clocks=moment.clocks,
        late=moment.late,
        answers=match.count_for(viewer, len(match.answers)),
        over=not (match.pending and moment.running),
        outcome=moment.outcome or match.outcome,
        scene=parts,
        view=Raw(_encode(view)) if look.state else UNSET,
    )


def _asked(match: AnyMatch, look: Look) -> dict[int, Asked]:
    """The viewer's questions; of the other seats of one device only those that see the same."""
    found: dict[int, Asked] = {}
    for ask in match.pending:
        if ask.seat == look.viewer or (ask.seat in look.own and _alike(match, ask.seat, look.viewer)):
            found[ask.seat] = Asked(ask.prompt, [option.text for option in ask.options], dict(ask.about))
    return found


def _alike(match: AnyMatch, one: int, other: int) -> bool:
    observe = match.game.observe
    counts_alike = match.number_for(one) == match.number_for(other)
    return counts_alike and _encode(observe(match.state, one)) == _encode(observe(match.state, other))


def _shown(ask: Asked, hooks: Hooks, view: object, rules: list[str]) -> AskedShown:
    """Labels need the position; who draws nothing gets the options alone."""
    options = [
        OptionShown(text, {} if view is None else hooks.details(view, ask.prompt, text))
        for text in ask.options
    ]
    return AskedShown(ask.prompt, ask.about, options, rules)


def _undo(match: AnyMatch, look: Look) -> dict[str, bool]:
    """The seat of the viewer that can take back its answer, if there is one."""
    if not match.answers or not match.pending:
        return {}
    seat = match.answers[-1][0]
    return {str(seat): True} if seat in look.own and not match.why_not_undo(seat) else {}
