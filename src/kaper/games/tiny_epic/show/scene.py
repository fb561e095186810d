"""What a viewer sees of Tiny Epic Pirates as a scene: the chart, a bridge, cards, and what options mean."""

from collections.abc import Mapping
from typing import Final

from kaper.engine.scene import Scene
from kaper.engine.sight import Asked
from kaper.games.tiny_epic.show import bridge as scene_bridge
from kaper.games.tiny_epic.show import sea
from kaper.games.tiny_epic.show.cards import zones
from kaper.games.tiny_epic.show.links import ties
from kaper.games.tiny_epic.show.panels import focus, panels, wheels
from kaper.games.tiny_epic.view.observe import View

RULES: Final[dict[str, list[str]]] = {
    "place-navy": ["TEP-220", "TEP-850", "TEP-855"],
    "place-ship": ["TEP-221", "TEP-566", "TEP-R03"],
    "captain-side": ["TEP-222", "TEP-540", "TEP-603", "TEP-706"],
    "wheel": ["TEP-310", "TEP-311", "TEP-312", "TEP-313", "TEP-314", "TEP-318", "TEP-801"],
    "jump": ["TEP-312", "TEP-317", "TEP-325"],
    "return": ["TEP-315", "TEP-321", "TEP-322", "TEP-323", "TEP-R07"],
    "sail": ["TEP-401", "TEP-402", "TEP-405", "TEP-407", "TEP-404"],
    "storm": ["TEP-408", "TEP-420", "TEP-R06"],
    "heel": ["TEP-420", "TEP-421", "TEP-325"],
    "plunder": ["TEP-510", "TEP-511", "TEP-512"],
    "discard": ["TEP-511", "TEP-106", "TEP-R19"],
    "trade": ["TEP-520", "TEP-521", "TEP-523", "TEP-524"],
    "crew-up": ["TEP-530", "TEP-532", "TEP-540", "TEP-531"],
    "dismiss": ["TEP-531", "TEP-110"],
    "search": ["TEP-550", "TEP-551", "TEP-552", "TEP-554"],
    "attack": ["TEP-601", "TEP-602", "TEP-605", "TEP-620", "TEP-641"],
    "reroll": ["TEP-760", "TEP-R12"],
    "deadeye": ["TEP-604", "TEP-603", "TEP-R13"],
    "port": ["TEP-622", "TEP-621", "TEP-S10"],
    "deckhand": ["TEP-861", "TEP-R09", "TEP-207"],
    "hide": ["TEP-561", "TEP-563", "TEP-566"],
    "reorganise": ["TEP-563", "TEP-564", "TEP-R01"],
    "reassign": ["TEP-770", "TEP-325"],
    "bury": ["TEP-710", "TEP-711", "TEP-712", "TEP-851"],
    "bonus": ["TEP-701", "TEP-707", "TEP-703", "TEP-705"],
    "swap": ["TEP-730", "TEP-R21"],
    "steer": ["TEP-740", "TEP-R17", "TEP-R18"],
    "merchant": ["TEP-821", "TEP-820", "TEP-822"],
    "navy": ["TEP-850", "TEP-851", "TEP-R22", "TEP-853"],
    "legend-cove": ["TEP-S05", "TEP-S14", "TEP-904", "TEP-956"],
    "legend-site": ["TEP-950", "TEP-951"],
}
"""The rules that matter for each question, the most important first."""


def scene(view: View, asked: Mapping[int, Asked], viewer: int) -> Scene:
    """Everything on the table, tied to the viewer's question if there is one."""
    ask = asked.get(viewer)
    tied = ties(view, ask, viewer) if ask is not None else {}
    battle = focus(view, tied, ask)
    mate = viewer if 0 <= viewer < len(view.ships) else view.turn
    return Scene(
        boards=[sea.board(view, tied, mate), scene_bridge.board(view, tied, ask, mate)],
        pieces=[*sea.pieces(view, tied), *scene_bridge.pieces(view, mate)],
        zones=zones(view, tied, ask, viewer, battle is not None),
        panels=panels(view, tied, mate),
        wheels=wheels(view, mate),
        focus=battle,
        rules=RULES.get(ask.prompt, []) if ask is not None else [],
    )
