"""The scenes of a table as they are sent: one for everybody, and for each viewer what they see otherwise."""

from dataclasses import dataclass

from msgspec import Raw

from kaper.engine.catalogue import Catalogue, catalogue
from kaper.engine.drawn import AnySeen, AnyShow, common_scene, own_scene
from kaper.engine.events import SPECTATOR
from kaper.engine.match import Match
from kaper.engine.picture import Picture, own_picture, picture
from kaper.engine.sight import look_at
from kaper.engine.state import State
from kaper.server.messages import SceneShown

AnyMatch = Match[State]
Standing = tuple[AnyMatch, int, int]
"""A match and how far it is: its question and its answers."""
NOTHING = Picture({})


@dataclass(frozen=True)
class Pictures:
    """A position as one viewer sees it: what everybody sees, and what they see otherwise."""

    common: Picture
    own: Picture
    catalogue: str

    def since(self, before: "Pictures | None") -> SceneShown:
        """What to send to who has seen other pictures before, or none."""
        whole = before is None or before.catalogue != self.catalogue
        known = None if whole else before
        return SceneShown(
            whole=whole,
            catalogue=self.catalogue if whole else "",
            common=Raw(self.common.since(known.common if known else None)),
            own=Raw(self.own.since(known.own if known else None)),
        )


class Easel:
    """Draws a table again and again; what has not changed is taken from the last time."""

    def __init__(self) -> None:
        self._catalogue: Catalogue | None = None
        self._standing: Standing | None = None
        self._common = NOTHING
        self._own: dict[int, Picture] = {}

    def turn(self) -> None:
        """The match has gone on, or back: it is drawn anew, whatever its numbers say."""
        self._standing = None

    def draw(self, match: AnyMatch, seen: AnySeen) -> Pictures:
        """The position of the match through the viewer's eyes."""
        show = match.game.show()
        if self._catalogue is None:
            self._catalogue = catalogue(match.game, match.seats, match.settings)
        common = self._everybodys(match, show)
        viewer = seen.viewer
        own = own_scene(show, seen)
        drawn = self._own[viewer] = own_picture(own, common, self._catalogue.faces, self._own.get(viewer))
        return Pictures(common, drawn, self._catalogue.name)

    def _everybodys(self, match: AnyMatch, show: AnyShow) -> Picture:
        assert self._catalogue is not None
        standing = (match, match.number, len(match.answers))
        if self._standing != standing:
            scene = common_scene(show, look_at(match, SPECTATOR))
            self._common = picture(scene, self._catalogue.faces, self._common)
            self._standing = standing
        return self._common
