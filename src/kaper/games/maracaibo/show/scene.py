"""What a viewer sees of Pirates of Maracaibo as a scene, and what each option is about."""

from collections.abc import Mapping

from kaper.engine.scene import Board, Counter, Phrase, Scene, Zone
from kaper.engine.show import Asked
from kaper.engine.ties import Ties
from kaper.games.maracaibo.rules.step import ROUNDS
from kaper.games.maracaibo.show import base, redbeard, sea
from kaper.games.maracaibo.show import market as scene_market
from kaper.games.maracaibo.show import track as scene_track
from kaper.games.maracaibo.show.labels import Sight
from kaper.games.maracaibo.show.links import ties
from kaper.games.maracaibo.show.panels import focus, panels
from kaper.games.maracaibo.show.prompts import PROMPTS
from kaper.games.maracaibo.view.view import View


def scene(seen: Sight, asked: Mapping[int, Asked]) -> Scene:
    """Everything on the table, tied to the viewer's question if there is one."""
    view, viewer = seen.view, seen.viewer
    ask = asked.get(viewer)
    tied = ties(view, ask, viewer) if ask is not None else {}
    return Scene(
        boards=_boards(view, viewer, tied),
        pieces=[sea.ship(number, seat, tied) for number, seat in enumerate(view.seats)]
        + [scene_track.explorer(number, seat, tied) for number, seat in enumerate(view.seats)],
        zones=_zones(seen, tied),
        panels=panels(view, viewer),
        centre=_centre(view),
        focus=focus(view, dict(asked), tied),
        rules=PROMPTS.get(ask.prompt, []) if ask is not None else [],
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


def _zones(seen: Sight, tied: Ties) -> list[Zone]:
    view = seen.view
    found = [sea.cards(seen, tied)] if view.places else []
    found += scene_market.zones(seen, tied) + scene_market.hand(seen, tied)
    for number, seat in enumerate(view.seats):
        if view.redbeard is not None and seat.redbeard:
            found += redbeard.zones(number, seat, view.redbeard, tied)
        else:
            found += base.zones(number, seat, tied)
    return [zone for zone in found if zone.cards]


def _centre(view: View) -> list[Counter]:
    told: dict[str, int | str] = {"round": min(view.round, ROUNDS), "ending": int(view.ending)}
    label, hint = Phrase("thing-round", told), Phrase("thing-round-hint", told)
    return [Counter("round", "round", str(told["round"]), label, hint)]
