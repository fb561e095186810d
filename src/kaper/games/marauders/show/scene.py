"""What a viewer sees of Merchants & Marauders as a scene, and what each option is about."""

from collections.abc import Mapping
from typing import Final

from kaper.engine.scene import Board, Phrase, Scene, Tray, Zone
from kaper.engine.show import Asked, Seen
from kaper.engine.ties import Ties
from kaper.games.marauders.show import battle, deck, sea
from kaper.games.marauders.show import port as scene_port
from kaper.games.marauders.show.cards import events, hand, mission, rumor
from kaper.games.marauders.show.layout import TESTS
from kaper.games.marauders.show.links import ties
from kaper.games.marauders.show.panels import panels
from kaper.games.marauders.show.prize import die
from kaper.games.marauders.show.prompts import PROMPTS
from kaper.games.marauders.state.state import Marauders
from kaper.games.marauders.view.view import View

SEATS: Final = 4


def scene(seen: Seen[Marauders, View], asked: Mapping[int, Asked]) -> Scene:
    """Everything on the table, tied to the viewer's question if there is one."""
    view, viewer = seen.view, seen.viewer
    ask = asked.get(viewer)
    tied = ties(view, ask, viewer) if ask is not None else {}
    mate = viewer if 0 <= viewer < len(view.players) else -1
    boards = _boards(seen.state, view, ask, mate, tied)
    return Scene(
        boards=boards,
        pieces=[*sea.pieces(view, tied), *battle.pieces(view, ask)],
        zones=_zones(view, ask, mate, tied),
        trays=[*battle.trays(view, tied), *_test(view, boards[0].id, tied)],
        panels=panels(view, mate, tied),
        centre=sea.centre(view),
        rules=PROMPTS.get(ask.prompt, []) if ask is not None else [],
        wide=True,
    )


def _boards(s: Marauders, view: View, ask: Asked | None, mate: int, tied: Ties) -> list[Board]:
    """What happens now lies in front: a fight, a port, else the chart; then every captain's own board."""
    chart = sea.board(view, mate, tied)
    visited = scene_port.visited(view, mate)
    harbour = [scene_port.board(s, view, visited, tied)] if visited >= 0 else []
    fight = [battle.board(s, view, ask, tied)] if battle.is_on(view) else []
    middle = [*harbour, chart] if view.stage == "port" else [chart, *harbour]
    seats = sorted(range(len(view.players)), key=lambda seat: seat != mate)
    return [*fight, *middle, *(deck.board(view, seat, tied) for seat in seats)]


def _zones(view: View, ask: Asked | None, mate: int, tied: Ties) -> list[Zone]:
    found = [hand(view, mate, tied)] if mate >= 0 else []
    found += _choices(view, ask, tied)
    visited = scene_port.visited(view, mate)
    if visited >= 0:
        found += scene_port.zones(view, visited, tied)
    found += battle.zones(view, ask, tied)
    for seat, me in enumerate(view.players):
        found += deck.zones(seat, me, tied)
    found.append(events(view))
    return [zone for zone in found if zone.cards]


def _choices(view: View, ask: Asked | None, tied: Ties) -> list[Zone]:
    """Cards that are chosen from and lie nowhere else: two rumors, the open missions."""
    if ask is None or ask.prompt not in ("keep-rumor", "replace-mission"):
        return []
    make = rumor if ask.prompt == "keep-rumor" else mission
    cards = [make(option.partition(":")[2], "choice", tied) for option in ask.options]
    return [Zone("choices", "hand", Phrase("thing-choices"), cards, count=len(cards))]


def _test(view: View, where: str, tied: Ties) -> list[Tray]:
    """The dice of a skill test, in the middle of what is shown."""
    if not view.rolled or where not in TESTS:
        return []
    options, rolls = tied.get("test", []), view.round * SEATS + view.active + 1
    dice = [die(f"test-{n}", face, view.roller, rolls, options) for n, face in enumerate(view.rolled)]
    title = Phrase("thing-test", {"whom": view.roller})
    return [Tray("test", title, dice, where, f"test-at-{where}", view.roller)]
