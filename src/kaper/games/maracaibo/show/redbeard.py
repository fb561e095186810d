"""Redbeard's own board in the scene: his upgrades, his level, what he has taken and his cards."""

from kaper.engine.scene import Area, Board, Card, Phrase, Spot, Zone
from kaper.engine.ties import Ties
from kaper.games.maracaibo.components.effects import TREASURES
from kaper.games.maracaibo.show import layout
from kaper.games.maracaibo.show.base import base_id, racks
from kaper.games.maracaibo.show.cards import figurehead, owned, red_card
from kaper.games.maracaibo.show.links import stored_id
from kaper.games.maracaibo.view.view import RedbeardView, SeatView

LEVEL_RADIUS = 32.0


def board(number: int, seat: SeatView, red: RedbeardView) -> Board:
    cards = [
        Area(f"red-card-{place}", layout.outline(box), Phrase("thing-red-place"))
        for place, box in enumerate(layout.RED_CARDS)
    ]
    return Board(
        id=base_id(number),
        art="redbeard",
        width=layout.WIDTH,
        height=layout.HEIGHT,
        label=Phrase("thing-base", {"whom": number}),
        spots=_upgrades(red) + _levels(red) + _stores(number, seat),
        areas=racks(number, len(seat.cards)) + cards,
        art_dark="redbeard-dark",
    )


def _upgrades(red: RedbeardView) -> list[Spot]:
    spots: list[Spot] = []
    for place, ((x, y), effect) in enumerate(zip(layout.RED_SPACES, red.spaces, strict=True)):
        made = place < red.cubes
        told: dict[str, int | str] = {"effect": f"red-{effect}", "made": int(made)}
        token = f"red-{effect}-done" if made else f"red-{effect}"
        label, hint = Phrase("thing-red-upgrade", told), Phrase("thing-red-upgrade-hint", told)
        spots.append(Spot(f"red-upgrade-{place}", x, y, layout.RED_RADIUS, label, hint, token=token))
    return spots


def _levels(red: RedbeardView) -> list[Spot]:
    spots: list[Spot] = []
    for place, (x, y) in enumerate(layout.RED_LEVELS):
        told: dict[str, int | str] = {"level": place + 1, "here": int(red.level == place + 1)}
        token = "cube-steel" if red.level == place + 1 else ""
        label, hint = Phrase("thing-red-level", told), Phrase("thing-red-level-hint", told)
        spots.append(
            Spot(f"red-level-{place + 1}", x, y, LEVEL_RADIUS, label, hint, token=token, badge=str(place + 1))
        )
    return spots


def _stores(number: int, seat: SeatView) -> list[Spot]:
    spots: list[Spot] = []
    for kind, name in enumerate(TREASURES):
        for thing, places, n, key in (
            (stored_id(name, number), layout.RED_STORED, seat.stored[kind], "thing-red-stored"),
            (f"buried-{name}-{number}", layout.RED_BURIED, seat.buried[kind], "thing-red-buried"),
        ):
            token = f"store-{name}" if places is layout.RED_STORED else f"cube-{name}"
            label = Phrase(key, {"kind": name, "n": n})
            spots.append(Spot(thing, *places[name], layout.STORE_RADIUS, label, token=token, badge=str(n)))
    return spots


def zones(number: int, seat: SeatView, red: RedbeardView, tied: Ties) -> list[Zone]:
    """The cards he took, and those of his own cards that he has revealed since the last shuffle."""
    taken = [owned(card, number, []) for card in seat.cards]
    found = [_zone(f"cards-{number}", number, taken, [f"rack-{number}-{n + 1}" for n in range(len(taken))])]
    if seat.figurehead:
        found.append(
            _zone(f"prow-{number}", number, [figurehead(seat.figurehead, tied)], [f"rack-{number}-0"])
        )
    shown = [red_card(name) for name in red.revealed]
    back = Card("red-deck", Phrase("thing-red-deck", {"n": red.cards_left}), face_up=False, seat=number)
    cards = [*shown, *([back] if red.cards_left else [])][:6]
    spots = [f"red-card-{place}" for place in range(len(cards))]
    return [*found, _zone(f"red-{number}", number, cards, spots)]


def _zone(name: str, seat: int, cards: list[Card], spots: list[str]) -> Zone:
    title = Phrase("thing-cards-of", {"whom": seat})
    return Zone(name, "grid", title, cards, count=len(cards), seat=seat, board=base_id(seat), spots=spots)
