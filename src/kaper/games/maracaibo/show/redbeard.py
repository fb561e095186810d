"""Redbeard's own board in the scene: his upgrades, his level, what he has taken and his cards."""

from typing import Final

from kaper.engine.remembered import remembered
from kaper.engine.scene import Area, Board, Card, Phrase, Spot, Zone
from kaper.games.maracaibo.components.effects import TREASURES
from kaper.games.maracaibo.components.redbeard import BOARD
from kaper.games.maracaibo.show import layout
from kaper.games.maracaibo.show.base import base_id, laid, racks
from kaper.games.maracaibo.show.base import zones as taken
from kaper.games.maracaibo.show.cards import red_card
from kaper.games.maracaibo.show.links import stored_id
from kaper.games.maracaibo.state.state import Maracaibo

LEVEL_RADIUS: Final = 32.0
CARD_AREAS: Final[list[Area]] = [
    Area(f"red-card-{place}", layout.outline(box), Phrase("thing-red-place"))
    for place, box in enumerate(layout.RED_CARDS)
]


def board(s: Maracaibo, seat: int) -> Board:
    goods = (*s.stored[seat], *s.buried[seat])
    return _board(seat, s.red_cubes, s.red_level, goods, len(s.cards[seat]))


@remembered
def _board(seat: int, cubes: int, level: int, goods: tuple[int, ...], cards: int) -> Board:
    return Board(
        id=base_id(seat),
        art="redbeard",
        width=layout.WIDTH,
        height=layout.HEIGHT,
        label=Phrase("thing-base", {"whom": seat}),
        spots=_upgrades(cubes) + _levels(level) + _stores(seat, goods),
        areas=racks(seat, cards) + CARD_AREAS,
        art_dark="redbeard-dark",
        seat=seat,
    )


@remembered
def _upgrades(cubes: int) -> list[Spot]:
    return [_upgrade(place, place < cubes) for place in range(len(BOARD))]


@remembered
def _upgrade(place: int, made: bool) -> Spot:
    effect = BOARD[place]
    token = f"red-{effect}-done" if made else f"red-{effect}"
    label = Phrase("thing-red-upgrade", {"effect": f"red-{effect}"})
    hint = Phrase("thing-red-upgrade-hint", {"made": int(made)})
    return Spot(f"red-upgrade-{place}", *layout.RED_SPACES[place], layout.RED_RADIUS, label, hint, token)


@remembered
def _levels(level: int) -> list[Spot]:
    return [_level(each, each == level) for each in range(1, len(layout.RED_LEVELS) + 1)]


@remembered
def _level(level: int, here: bool) -> Spot:
    return Spot(
        f"red-level-{level}", *layout.RED_LEVELS[level - 1], LEVEL_RADIUS,
        Phrase("thing-red-level", {"level": level, "here": int(here)}),
        Phrase("thing-red-level-hint", {"level": level}),
        token="cube-steel" if here else "", badge=str(level),
    )  # fmt: skip


def _stores(seat: int, goods: tuple[int, ...]) -> list[Spot]:
    """For each kind what lies above the dig line, and what is buried."""
    found: list[Spot] = []
    for name, stored, buried in zip(TREASURES, goods[:3], goods[3:], strict=True):
        found.append(
            _store(
                stored_id(name, seat),
                "thing-red-stored",
                name,
                layout.RED_STORED[name],
                f"store-{name}",
                stored,
            )
        )
        thing = f"buried-{name}-{seat}"
        found.append(_store(thing, "thing-red-buried", name, layout.RED_BURIED[name], f"cube-{name}", buried))
    return found


@remembered
def _store(thing: str, key: str, kind: str, at: layout.Point, token: str, n: int) -> Spot:
    label = Phrase(key, {"kind": kind, "n": n})
    return Spot(thing, *at, layout.STORE_RADIUS, label, token=token, badge=str(n))


def zones(s: Maracaibo, seat: int) -> list[Zone]:
    """The cards he took, and those of his own cards that he has revealed since the last shuffle."""
    shown = tuple([card for card in s.red_six if card not in s.red_left])
    return [*taken(s, seat), _red_cards(seat, shown, len(s.red_left))]


@remembered
def _red_cards(seat: int, shown: tuple[int, ...], left: int) -> Zone:
    cards = [red_card(card) for card in shown]
    if left:
        cards.append(Card("red-deck", Phrase("thing-red-deck", {"n": left}), face_up=False, seat=seat))
    cards = cards[: len(CARD_AREAS)]
    return laid(f"red-{seat}", seat, cards, [area.id for area in CARD_AREAS[: len(cards)]])
