"""Tiny Epic Pirates as a scene: chart, cards and ships for everybody, and to each their own bridge."""

from kaper.engine.scene import Scene
from kaper.games.tiny_epic.show import bridge, sea, ships
from kaper.games.tiny_epic.show.battle import focus
from kaper.games.tiny_epic.show.cards import company, row
from kaper.games.tiny_epic.show.labels import Sight
from kaper.games.tiny_epic.show.panels import panel, wheel


def scene(seen: Sight) -> Scene:
    """Everything on the table but the bridges; there is no secret at this table (chapter 10)."""
    s = seen.state
    battle = focus(s)
    seats = range(s.ships)
    companies = [zone for zone in (company(s, seat) for seat in seats) if zone is not None]
    return Scene(
        boards=[sea.board(s)],
        pieces=ships.pieces(s),
        # A battle needs the room of the cards for hire.
        zones=[*([] if battle is not None else [row(s)]), *companies],
        panels=[panel(s, seat) for seat in seats],
        wheels=[wheel(seat, s.orders[seat], s.space[seat], s.wheel[seat]) for seat in seats],
        focus=battle,
    )


def own(seen: Sight) -> Scene:
    """The viewer's own bridge and cards; who watches sees the bridge of whose turn it is."""
    s, viewer = seen.state, seen.viewer
    mate = viewer if 0 <= viewer < s.ships else s.turn
    cards = company(s, viewer, own=True) if mate == viewer else None
    return Scene(
        boards=[bridge.board(s, mate)],
        pieces=bridge.pieces(s, mate),
        zones=[] if cards is None else [cards],
    )
