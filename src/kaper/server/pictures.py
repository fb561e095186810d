"""The scenes of a table as they are sent: one for everybody, and for each viewer what they see otherwise."""

from collections.abc import Callable
from functools import cached_property

from kaper.engine.asking import Choose
from kaper.engine.catalogue import Catalogue, catalogue
from kaper.engine.drawn import AnySeen, common_scene, own_scene
from kaper.engine.events import SPECTATOR
from kaper.engine.match import Match
from kaper.engine.picture import Picture, own_picture, picture
from kaper.engine.sight import Told, look_at
from kaper.engine.state import State
from kaper.server.messages import AskedShown, SceneShown, ToldShown, scene_shown

AnyMatch = Match[State]
Standing = tuple[AnyMatch, int, bool]
"""A match, its question, and whether it goes on: the state is the same as long as these are.

Answers that are given together change nothing before the last of them.
"""
LATELY = 256
"""How many of the last events are remembered as they were sent."""


class Pictures:
    """A position as one viewer sees it: what everybody sees, and what they see otherwise."""

    __slots__ = ("catalogue", "common", "own")

    def __init__(self, common: Picture, own: Picture, catalogue: str) -> None:
        self.common = common
        self.own = own
        self.catalogue = catalogue

    def since(self, before: "Pictures | None") -> SceneShown:
        """What to send to who has seen other pictures before, or none."""
        if before is None or before.catalogue != self.catalogue:
            return scene_shown(self.catalogue, self.common.since(None), self.own.since(None))
        return scene_shown("", self.common.since(before.common), self.own.since(before.own))


class Glance:
    """A viewer's look at the match, taken when it is first needed."""

    def __init__(self, match: AnyMatch, viewer: int) -> None:
        self.match = match
        self.viewer = viewer

    @cached_property
    def seen(self) -> AnySeen:
        return look_at(self.match, self.viewer)


class Easel:
    """Draws a table again and again; what has not changed is taken from the last time."""

    def __init__(self) -> None:
        self._catalogue: Catalogue | None = None
        self._standing: Standing | None = None
        self._common: Picture | None = None
        self._own: dict[int, Picture] = {}
        self._drawn: dict[int, Pictures] = {}
        self._asked: dict[tuple[int, int], tuple[Choose, AskedShown]] = {}
        self._told: dict[int, tuple[Told, ToldShown]] = {}

    def turn(self) -> None:
        """Whatever the match's numbers say, it is drawn anew: an answer was taken back."""
        self._standing = None
        self._asked.clear()

    def draw(self, glance: Glance) -> Pictures:
        """The position of the match through the viewer's eyes."""
        match, viewer = glance.match, glance.viewer
        standing, common = (match, match.number, bool(match.pending)), self._common
        if common is None or self._standing != standing:
            self._drawn.clear()
            common = self._common = self._everybodys(match)
            self._standing = standing
        found = self._drawn.get(viewer)
        if found is None:
            found = self._drawn[viewer] = self._viewers(glance, common)
        return found

    def _everybodys(self, match: AnyMatch) -> Picture:
        if self._catalogue is None:
            self._catalogue = catalogue(match.game, match.seats, match.settings)
        scene = common_scene(match.game.show(), look_at(match, SPECTATOR))
        return picture(scene, self._catalogue.scribe, self._common)

    def _viewers(self, glance: Glance, common: Picture) -> Pictures:
        assert self._catalogue is not None
        viewer = glance.viewer
        own = own_scene(glance.match.game.show(), glance.seen)
        before = self._own.get(viewer)
        drawn = self._own[viewer] = own_picture(own, common, self._catalogue.scribe, before)
        return Pictures(common, drawn, self._catalogue.name)

    def put(self, glance: Glance, ask: Choose, words: Callable[[], AskedShown]) -> AskedShown:
        """A question as the viewer is asked it: put into words once, however long others think."""
        known, shown = self._asked.get((glance.viewer, ask.seat), (None, None))
        if shown is None or known is not ask:
            shown = words()
            self._asked[glance.viewer, ask.seat] = (ask, shown)
        return shown

    def tell(self, event: Told, words: Callable[[Told], ToldShown]) -> ToldShown:
        """An event as it is sent: made once for all to whom the same is told."""
        known = self._told.get(id(event))
        if known is None or known[0] is not event:
            if len(self._told) >= LATELY:
                self._told.clear()
            known = self._told[id(event)] = (event, words(event))
        return known[1]
