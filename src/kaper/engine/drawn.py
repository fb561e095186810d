"""What a game draws of a position: for everybody, for one viewer, and what each option is about.

A game that draws nothing has a plain table, made from its view.
"""

from kaper.engine.picture import merged
from kaper.engine.plain_scene import plain_links, plain_scene
from kaper.engine.scene import Scene
from kaper.engine.show import Asked, Seen, Show
from kaper.engine.state import State
from kaper.engine.ties import Ties

AnyShow = Show[State, object]
AnySeen = Seen[State, object]


def common_scene(show: AnyShow, seen: AnySeen) -> Scene:
    """What everybody sees; drawn from a spectator's view."""
    return (show.scene or plain_scene)(seen)


def own_scene(show: AnyShow, seen: AnySeen) -> Scene:
    """What this viewer sees otherwise."""
    if show.scene is None:
        return plain_scene(seen)
    return Scene() if show.own is None else show.own(seen)


def whole_scene(show: AnyShow, everybody: AnySeen, seen: AnySeen) -> Scene:
    """All that a viewer sees."""
    return merged(common_scene(show, everybody), own_scene(show, seen))


def links(show: AnyShow, seen: AnySeen, asked: Asked) -> Ties:
    """For things the options that are about them."""
    if show.scene is None:
        return plain_links(seen, asked)
    return {} if show.links is None else show.links(seen, asked)
