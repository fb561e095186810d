"""A match as one viewer may see it, as a message."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from kaper.engine.asking import Choose
from kaper.engine.drawn import AnySeen, AnyShow, links
from kaper.engine.events import SPECTATOR
from kaper.engine.game import Outcome
from kaper.engine.show import Asked, is_among
from kaper.engine.sight import Sight, Told, Waiting, asked, look_at, may_know, sight, told
from kaper.server.messages import (
    NOT_TOLD,
    AskedShown,
    ClockShown,
    FormShown,
    HighlightShown,
    LateMove,
    OptionShown,
    Position,
    ToldShown,
    changed,
    encode,
    encoded,
)
from kaper.server.pictures import AnyMatch, Easel, Glance, Pictures
from kaper.words.narrator import SEATS


class EventViews:
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


class Viewpoint(NamedTuple):
    """Who looks: through which seat's eyes, which seats they answer for, and what they want to see."""

    viewer: int
    own: tuple[int, ...]
    scene: bool = False
    state: bool = False


class MessageMeta(NamedTuple):
    """What a message says beside the match."""

    n: int = 0
    clocks: Sequence[ClockShown] = ()
    late: Sequence[LateMove] = ()
    running: bool = True
    outcome: Outcome | None = None


class Composition:
    """A position as a message, and its pictures if a scene is wanted: what is sent of them is what is new."""

    __slots__ = ("pictures", "position")

    def __init__(self, position: Position, pictures: Pictures | None) -> None:
        self.position = position
        self.pictures = pictures

    def since(self, before: Pictures | None) -> Position:
        """The message for who has seen these pictures before."""
        if self.pictures is None:
            return self.position
        return changed(self.position, scene=self.pictures.since(before))


class Composed:
    """The positions that were put together last: whoever asks again for the same gets the same.

    What is drawn costs most, and is the same until the match goes on, which everybody is told at once.
    """

    def __init__(self) -> None:
        self._made: dict[Viewpoint, tuple[tuple[AnyMatch, int, int, bool], Composition]] = {}
        self._easel = Easel()

    def position(
        self, match: AnyMatch, look: Viewpoint, heard: Sequence[Told], first: int, moment: MessageMeta
    ) -> Composition:
        standing = (match, match.number, len(match.answers), moment.running)
        before, made = self._made.get(look, (None, None))
        if made is None or before != standing:
            made = compose(match, look, heard, first, moment, self._easel)
            self._made[look] = (standing, made)
            return made
        position = changed(
            made.position,
            n=moment.n,
            told=_events(match, heard[first:], self._easel),
            first=first,
            clocks=list(moment.clocks),
            late=list(moment.late),
            outcome=moment.outcome or match.outcome,
        )
        return Composition(position, made.pictures)

    def go_on(self) -> None:
        """The match has gone on: what was made of the last position is of no more use."""
        self._made.clear()

    def forget(self) -> None:
        """An answer was taken back, or nobody is there to see it."""
        self._made.clear()
        self._easel.turn()


def compose(
    match: AnyMatch, look: Viewpoint, heard: Sequence[Told], first: int, moment: MessageMeta, easel: Easel
) -> Composition:
    """The position for one viewer, with pictures if a scene is wanted.

    All that is told of the match comes from the viewer's `sight`, which the laws hold for; whoever plays
    several seats is told in addition what those are asked.
    """
    viewer = look.viewer
    told_now = sight(match, viewer, len(match.events), look=False)
    glance = Glance(match, viewer)
    drawn = look.scene or look.state
    questions = _asked(match, look, told_now) if moment.running else {}
    position = Position(
        n=moment.n,
        viewer=viewer,
        own=_own(match, viewer),
        seats={
            str(seat): _in_words(match, seat, ask, glance, easel) if drawn else _bare(match, seat, ask)
            for seat, ask in questions.items()
        },
        question=told_now.question,
        waiting=_waiting(match, look, told_now, questions) if moment.running else [],
        told=_events(match, heard[first:], easel),
        first=first,
        undo=_undo(match, look) if moment.running else {},
        clocks=list(moment.clocks),
        late=list(moment.late),
        answers=told_now.answers,
        over=not (match.pending and moment.running),
        outcome=moment.outcome or match.outcome,
    )
    if look.state:
        position = changed(position, view=encoded(glance.seen.view))
    return Composition(position, easel.draw(glance) if look.scene else None)


def _asked(match: AnyMatch, look: Viewpoint, seen: Sight) -> dict[int, Asked]:
    """The viewer's questions; of the other seats of one device only those that see the same."""
    found = {} if seen.asked is None else {look.viewer: seen.asked}
    for seat in look.own:
        also = asked(match, seat) if seat != look.viewer else None
        if also is not None and _alike(match, seat, look.viewer):
            found[seat] = also
    return found


def _waiting(match: AnyMatch, look: Viewpoint, seen: Sight, shown: Collection[int]) -> list[Waiting]:
    """Whom the match waits for besides, with the viewer's other seats, which may be asked in secret."""
    found = [each for each in seen.waiting if each.seat not in shown]
    own = [ask for ask in match.pending if ask.hidden and ask.seat in look.own and ask.seat not in shown]
    return found + [Waiting(ask.seat, ask.prompt) for ask in own if ask.seat != look.viewer]


def _alike(match: AnyMatch, one: int, other: int) -> bool:
    counts_alike = match.number_for(one) == match.number_for(other)
    return counts_alike and encode(look_at(match, one).view) == encode(look_at(match, other).view)


def _own(match: AnyMatch, viewer: int) -> int:
    """The number of answers after the viewer's own last one, as they count; 0 if they have not answered."""
    for index in range(len(match.answers) - 1, -1, -1):
        if match.answers[index][0] == viewer:
            return match.count_for(viewer, index + 1)
    return 0


def _passes(match: AnyMatch, put: Choose) -> bool:
    """Whether a question passes by itself after a while: a hidden one in another's turn."""
    return put.hidden and put.seat != match.last_open()


def _bare(match: AnyMatch, seat: int, ask: Asked) -> AskedShown:
    """Labels and things need the position; who draws nothing gets the options alone."""
    put = match.asked(seat)
    assert put is not None
    options = [OptionShown(text, {}) for text in ask.options]
    return AskedShown(ask.prompt, ask.about, options, passes=_passes(match, put))


def _in_words(match: AnyMatch, seat: int, ask: Asked, glance: Glance, easel: Easel) -> AskedShown:
    """A question with the figures of its labels and the things that its options are about."""
    put = match.asked(seat)
    assert put is not None
    passes = _passes(match, put)
    return easel.put(glance, put, lambda: _shown(ask, match.game.show(), glance.seen, passes))


def _shown(ask: Asked, show: AnyShow, seen: AnySeen, passes: bool) -> AskedShown:
    about: dict[str, list[str]] = {text: [] for text in ask.options}
    for thing, texts in links(show, seen, ask).items():
        for text in texts:
            about[text].append(thing)
    options = [_option(show, seen, ask.prompt, text, things) for text, things in about.items()]
    form = show.forms.get(ask.prompt)
    shown = NOT_TOLD if form is None else FormShown(form.verb, form.ends, form.times, form.total, form.adds)
    return AskedShown(ask.prompt, ask.about, options, show.rules_of(seen, ask), passes, shown)


def _option(show: AnyShow, seen: AnySeen, prompt: str, text: str, things: list[str]) -> OptionShown:
    details = {} if show.details is None else dict(show.details(seen, prompt, text))
    return OptionShown(
        text,
        details,
        things,
        show.signs_of(text, details) or NOT_TOLD,
        is_among(text, show.grave) or NOT_TOLD,
        is_among(text, show.usual) or NOT_TOLD,
    )


def _events(match: AnyMatch, heard: Sequence[Told], easel: Easel) -> list[ToldShown]:
    show = match.game.show()
    return [easel.tell(each, lambda event: _told(show, event)) for each in heard]


def _told(show: AnyShow, event: Told) -> ToldShown:
    highlight = show.highlights.get(event.kind)
    return ToldShown(
        event.at,
        event.kind,
        event.seat,
        event.args,
        _about(show, event),
        show.icons.get(event.kind, NOT_TOLD),
        NOT_TOLD
        if highlight is None
        else HighlightShown(highlight.name, highlight.icon, list(highlight.since)),
    )


def _about(show: AnyShow, event: Told) -> list[str]:
    """Its seats, as the scene calls them, and the things that its figures name."""
    seats = [event.seat, *(event.args[name] for name in SEATS if name in event.args)]
    ids = [f"seat-{seat}" for seat in seats if isinstance(seat, int) and seat >= 0]
    return list(dict.fromkeys(ids + show.named(event.args)))


def _undo(match: AnyMatch, look: Viewpoint) -> dict[str, bool]:
    """The seat of the viewer that can take back its answer, if there is one."""
    if not match.answers or not match.pending:
        return {}
    seat = match.answers[-1][0]
    return {str(seat): True} if seat in look.own and not match.why_not_undo(seat) else {}
