"""The cards of the Caribbean in the scene, each on its place, with what lies on it."""

from collections.abc import Sequence
from typing import Final

from kaper.engine.events import EVERYTHING
from kaper.engine.remembered import remembered
from kaper.engine.scene import Card, Counter, Phrase, Zone, changed
from kaper.games.maracaibo.components.cards import (
    CARD_NAMES,
    COST,
    HAS_RUBIES,
    MARKET_TILES,
    TYPE,
)
from kaper.games.maracaibo.components.effects import TREASURES
from kaper.games.maracaibo.components.ship import DISCOUNT
from kaper.games.maracaibo.rules.ending import residence_points
from kaper.games.maracaibo.show.cards import PRINTED, face_down, improvement, location, residence
from kaper.games.maracaibo.show.labels import NOBODY
from kaper.games.maracaibo.show.links import place_id
from kaper.games.maracaibo.show.livery import livery
from kaper.games.maracaibo.state.state import NONE, RUBIES, Maracaibo, reduced
from kaper.games.maracaibo.view.observe import kind_of
from kaper.games.maracaibo.view.seats import market_tiles, price_for

SEA: Final = "caribbean"
HIDDEN: Final = -2
"""In the place of a card that lies face down."""
ZONES: Final = {"improvement": "improvements", "residence": "residences"}
"""Cards that are not the same for every viewer lie in zones of their own; all others are locations."""
Lying = tuple[int, int, int, int, int, int]
"""A place with its card, the doubloons, value tile and black market tile there, and its markers as bits."""
Said = tuple[int, int]
"""What a card says to one viewer: its price, and what it would score."""
Table = tuple[bool, int, tuple[str, ...]]
"""What is the same all game long: whether there are rubies, Redbeard's seat, and the black market tiles."""
NOTHING: Final[Said] = (PRINTED, NOBODY)


def zones(s: Maracaibo, viewer: int) -> list[Zone]:
    """All cards, as everybody sees them; whoever sees everything sees those in the fog, too."""
    hidden = s.hidden if viewer != EVERYTHING else [False] * len(s.hidden)
    lying = [
        (place, HIDDEN if unknown else card, coins, value, stall, markers)
        for place, (card, unknown, coins, value, stall, markers) in enumerate(
            zip(s.card, hidden, s.coins, s.value, s.stall, s.markers, strict=True)
        )
    ]
    return _zones(tuple(lying), _table(s))


def own_zones(s: Maracaibo, seat: int, counted: list[int]) -> list[Zone]:
    """Residences with what they would score for a seat, and what is cheaper for it than for others."""
    table, places = _table(s), s.residences()
    said = [(_own_price(s, seat, place), residence_points(s, counted, place)) for place in places]
    found = [_zone("residences", _lying(s, places), tuple(said), table)] if places else []
    discount = s.strength[seat][DISCOUNT]
    if discount:
        places = [place for place, card in enumerate(s.card) if TYPE[card] >= 0 and not s.hidden[place]]
        found.append(_cheaper(_lying(s, places), discount, table))
    return found


def _table(s: Maracaibo) -> Table:
    return s.has(RUBIES), s.redbeard, tuple(market_tiles(s))


def _own_price(s: Maracaibo, seat: int, place: int) -> int:
    price = price_for(s, seat, place)
    return PRINTED if price == COST[s.card[place]] else price


def _lying(s: Maracaibo, places: Sequence[int]) -> tuple[Lying, ...]:
    lying = [(at, s.card[at], s.coins[at], s.value[at], s.stall[at], s.markers[at]) for at in places]
    return tuple(lying)


@remembered
def _cheaper(lying: tuple[Lying, ...], discount: int, table: Table) -> Zone:
    """Improvements for somebody with a discount."""
    said = [(reduced(card, discount), NOBODY) for _, card, *_ in lying]
    return _zone("improvements", lying, tuple(said), table)


@remembered
def _zones(lying: tuple[Lying, ...], table: Table) -> list[Zone]:
    """While a card is acquired its place is empty."""
    found: dict[str, list[Lying]] = {"locations": [], "residences": [], "improvements": []}
    for each in lying:
        _, card, coins, *_ = each
        kind = kind_of(card, card == HIDDEN, coins)
        if kind != "empty":
            found[ZONES.get(kind, "locations")].append(each)
    return [
        _zone(name, tuple(cards), (NOTHING,) * len(cards), table) for name, cards in found.items() if cards
    ]


@remembered
def _zone(name: str, lying: tuple[Lying, ...], said: tuple[Said, ...], table: Table) -> Zone:
    return Zone(
        id=name,
        kind="grid",
        title=Phrase("thing-caribbean"),
        cards=[_card(each, words, table) for each, words in zip(lying, said, strict=True)],
        count=len(lying),
        board=SEA,
        spots=[place_id(str(place)) for place, *_ in lying],
    )


@remembered
def _card(lying: Lying, said: Said, table: Table) -> Card:
    place, card, coins, value, _, markers = lying
    kind = kind_of(card, card == HIDDEN, coins)
    rubies = table[0] and card != HIDDEN and HAS_RUBIES[card]
    if kind in ("hidden", "blank") or card == HIDDEN:
        face = face_down(place, kind, coins)
    elif kind == "improvement":
        face = improvement(CARD_NAMES[card], said[0])
    elif kind == "residence":
        face = residence(CARD_NAMES[card], not markers, *said)
    else:
        face = location(CARD_NAMES[card], "none" if value == NONE else TREASURES[value], rubies)
    return changed(face, counters=_counters(lying, rubies, table))


def _counters(lying: Lying, rubies: bool, table: Table) -> list[Counter]:
    """Value tile, doubloons of the fog, black market, rubies, residence markers."""
    place, _, coins, value, stall, markers = lying
    _, red, tiles = table
    found: list[Counter] = []
    if value != NONE:
        kind = TREASURES[value]
        label, hint = Phrase("thing-value", {"kind": kind}), Phrase("thing-value-hint")
        found.append(Counter(f"value-{place}", f"value-{kind}", "", label, hint))
    if coins:
        found.append(Counter(f"coins-{place}", "coins", str(coins), Phrase("thing-fog-coins", {"n": coins})))
    if stall != NONE:
        whose, tile = divmod(stall, MARKET_TILES)
        label = Phrase("thing-stall", {"whom": whose, "tile": tiles[tile]})
        found.append(Counter(f"stall-{place}", f"stall-{tiles[tile]}", "", label))
    if rubies:
        found.append(Counter(f"delivery-{place}", "ruby", "", Phrase("thing-delivery")))
    for seat in range(markers.bit_length()):
        if markers >> seat & 1:
            label = Phrase("thing-marker", {"whom": seat})
            found.append(Counter(f"marker-{place}-{seat}", f"flag-{livery(seat, red)[0]}", "", label))
    return found
