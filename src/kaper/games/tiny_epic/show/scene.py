"""What a viewer sees of Tiny Epic Pirates as a scene: the chart, a bridge, cards, and what options mean."""

from collections.abc import Mapping

from kaper.engine.scene import Scene
from kaper.engine.show import Asked, Seen
from kaper.games.tiny_epic.show import bridge as scene_bridge
from kaper.games.tiny_epic.show import sea
from kaper.games.tiny_epic.show.cards import zones
from kaper.games.tiny_epic.show.links import ties
from kaper.games.tiny_epic.show.panels import focus, panels, wheels
from kaper.games.tiny_epic.show.prompts import PROMPTS
from kaper.games.tiny_epic.state.state import Pirates
from kaper.games.tiny_epic.view.view import View


def scene(seen: Seen[Pirates, View], asked: Mapping[int, Asked]) -> Scene:
    """Everything on the table, tied to the viewer's question if there is one."""
    view, viewer = seen.view, seen.viewer
    ask = asked.get(viewer)
    tied = ties(view, ask, viewer) if ask is not None else {}
    battle = focus(seen, tied, ask)
    mate = viewer if 0 <= viewer < len(view.ships) else view.turn
    return Scene(
        boards=[sea.board(seen, tied, mate), scene_bridge.board(seen, tied, ask, mate)],
        pieces=[*sea.pieces(seen, tied), *scene_bridge.pieces(view, mate)],
        zones=zones(seen, tied, ask, battle is not None),
        panels=panels(seen, tied, mate),
        wheels=wheels(view, mate),
        focus=battle,
        rules=PROMPTS.get(ask.prompt, []) if ask is not None else [],
    )
