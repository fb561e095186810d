"""Chapter 14: the module Retirement."""

from typing import Final

from kaper.engine.asking import Asking, Choose
from kaper.games.maracaibo.components.load import COMPONENTS
from kaper.games.maracaibo.components.track import FIRST
from kaper.games.maracaibo.rules.residences import BUILD, build
from kaper.games.maracaibo.state.state import RETIREMENT, Maracaibo

HALF: Final[int] = COMPONENTS["module_retirement"]["price_divided_by"]


def half_price(s: Maracaibo, seat: int, place: int) -> int:
    """POM-1454: first all discounts, then half, rounded up."""
    return -(-s.price(seat, s.card[place]) // HALF)


def homes(s: Maracaibo, seat: int) -> list[int]:
    """POM-1453, POM-1456: the residences without an own marker that can be paid at half their price."""
    return [
        place
        for place in s.residences()
        if not s.markers[place] >> seat & 1 and half_price(s, seat, place) <= s.doubloons[seat]
    ]


def may_retire(s: Maracaibo, seat: int) -> bool:
    """With the own marker still on the tile and a residence to pay; Redbeard never.

    POM-1451, POM-1453, POM-1455, POM-1457, A-35, A-36.
    """
    if not s.modules & RETIREMENT or s.retired >> seat & 1 or seat == s.redbeard:
        return False
    return len(homes(s, seat)) > 0


def retire(s: Maracaibo, seat: int) -> Asking[None]:
    """POM-1453, POM-1456: a residence must be built with the marker of the tile; the explorer starts anew."""
    places = homes(s, seat)
    options = [BUILD[s.card[place]] for place in places]
    options.sort(key=lambda option: option.value)
    card = (yield Choose(seat, "retire", options)).value
    place = s.card.index(card)
    s.retired |= 1 << seat
    build(s, seat, place, half_price(s, seat, place))
    s.explorer[seat] = FIRST
    if s.diary is not None:
        s.diary.note("retires", seat, {"card": BUILD[card].details[0]})
