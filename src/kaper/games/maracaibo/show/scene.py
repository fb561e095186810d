"""What a viewer sees of Pirates of Maracaibo as a scene, and what each option is about."""

from collections.abc import Mapping
from typing import Final

from kaper.engine.scene import Board, Counter, Phrase, Scene, Zone
from kaper.engine.sight import Asked
from kaper.engine.ties import Ties
from kaper.games.maracaibo.rules.step import ROUNDS
from kaper.games.maracaibo.show import base, redbeard, sea
from kaper.games.maracaibo.show import market as scene_market
from kaper.games.maracaibo.show import track as scene_track
from kaper.games.maracaibo.show.links import ties
from kaper.games.maracaibo.show.panels import focus, panels
from kaper.games.maracaibo.view.view import View

RULES: Final[dict[str, list[str]]] = {
    "size": ["POM-207", "POM-1102"],
    "column": ["POM-207", "POM-1103", "POM-1104"],
    "keep-quest": ["POM-214", "POM-1018", "POM-522"],
    "discard-quest": ["POM-1431", "POM-1432"],
    "sail": ["POM-303", "POM-307", "POM-308", "POM-313", "POM-317"],
    "step": ["POM-1413", "POM-319", "POM-307"],
    "pay": ["POM-314", "POM-313"],
    "improvement": ["POM-401", "POM-402", "POM-403", "POM-404"],
    "residence": ["POM-420", "POM-421", "POM-424"],
    "upgrade": ["POM-801", "POM-802", "POM-805", "POM-807"],
    "effects": ["POM-1934", "POM-1931", "POM-506", "POM-1938"],
    "die": ["POM-602", "POM-601", "POM-603"],
    "reroll": ["POM-1902", "A-11"],
    "raid-kind": ["POM-1901", "POM-605"],
    "spend": ["POM-604", "POM-605", "POM-607", "POM-608"],
    "treasure": ["POM-620", "POM-622", "POM-625"],
    "island": ["POM-503", "POM-1910", "POM-1016"],
    "bury": ["POM-720", "POM-721", "POM-1017"],
    "quest": ["POM-520", "POM-521", "POM-1018"],
    "sell-quest": ["POM-1909"],
    "explore": ["POM-701", "POM-702", "POM-704", "POM-1807"],
    "retire": ["POM-1453", "POM-1454", "POM-1456"],
    "acquire": ["POM-530", "POM-531", "POM-532"],
    "build": ["POM-420", "POM-421", "POM-1912"],
    "figurehead": ["POM-820", "POM-821", "POM-822"],
    "tile": ["POM-840", "POM-841", "POM-842"],
    "tile-place": ["POM-840", "POM-841"],
    "activate": ["POM-1907", "POM-504"],
    "ruby": ["POM-1442"],
    "sell-ruby": ["POM-1443", "POM-1444"],
    "exchange-rubies": ["POM-1445"],
}
"""The rules that matter for each question, the most important first."""


def scene(view: View, asked: Mapping[int, Asked], viewer: int) -> Scene:
    """Everything on the table, tied to the viewer's question if there is one."""
    ask = asked.get(viewer)
    tied = ties(view, ask, viewer) if ask is not None else {}
    return Scene(
        boards=_boards(view, viewer, tied),
        pieces=[sea.ship(number, seat, tied) for number, seat in enumerate(view.seats)]
        + [scene_track.explorer(number, seat, tied) for number, seat in enumerate(view.seats)],
        zones=_zones(view, viewer, tied),
        panels=panels(view, viewer),
        centre=_centre(view),
        focus=focus(view, dict(asked), tied),
        rules=RULES.get(ask.prompt, []) if ask is not None else [],
        wide=True,
    )


def _boards(view: View, viewer: int, tied: Ties) -> list[Board]:
    """The Caribbean, the viewer's own board, the track, the market, and the boards of the others."""
    bases = [_base(view, number, tied) for number in range(len(view.seats))]
    own = [bases[viewer]] if viewer >= 0 else []
    others = [board for number, board in enumerate(bases) if number != viewer]
    return [
        sea.board(view, tied),
        *own,
        scene_track.board(view, tied),
        scene_market.board(view, tied),
        *others,
    ]


def _base(view: View, number: int, tied: Ties) -> Board:
    seat = view.seats[number]
    if view.redbeard is not None and seat.redbeard:
        return redbeard.board(number, seat, view.redbeard)
    return base.board(view, number, seat, tied)


def _zones(view: View, viewer: int, tied: Ties) -> list[Zone]:
    found = [sea.cards(view, viewer, tied)] if view.places else []
    found += scene_market.zones(view, viewer, tied) + scene_market.hand(view, viewer, tied)
    for number, seat in enumerate(view.seats):
        if view.redbeard is not None and seat.redbeard:
            found += redbeard.zones(number, seat, view.redbeard, tied)
        else:
            found += base.zones(number, seat, tied)
    return [zone for zone in found if zone.cards]


def _centre(view: View) -> list[Counter]:
    told: dict[str, int | str] = {"round": min(view.round, ROUNDS), "ending": int(view.ending)}
    return [
        Counter(
            "round",
            "round",
            str(told["round"]),
            Phrase("thing-round", told),
            Phrase("thing-round-hint", told),
        )
    ]
