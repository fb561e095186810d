"""Setting up positions on Maracaibo's table."""

from collections.abc import Mapping, Sequence

from kaper.engine.chance import Chance
from kaper.games.maracaibo.components.board import PLACE_NAMES, PLACES
from kaper.games.maracaibo.components.cards import (
    CARD_NAMES,
    FIGUREHEADS,
    FIRST_RESIDENCE,
    MARKET_TILE_NAMES,
    MARKET_TILES,
)
from kaper.games.maracaibo.components.effects import TREASURES
from kaper.games.maracaibo.components.ship import (
    CARD_CHANGES,
    FIGURE_CHANGES,
    FIRST_FIGURE_HOLE,
    UPGRADE_CHANGES,
    UPGRADE_NAMES,
)
from kaper.games.maracaibo.components.track import SPACE_NAMES
from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.rules.setup import setup
from kaper.games.maracaibo.state.state import MOVE, NONE, Maracaibo

Draw = tuple[int, int]


def position(
    players: int = 2,
    settings: Mapping[str, str] | None = None,
    *,
    cards: Mapping[int, str] | None = None,
    at: Mapping[int, int | str] | None = None,
    doubloons: Mapping[int, int] | None = None,
    owned: Mapping[int, Sequence[str]] | None = None,
    upgrades: Mapping[int, Sequence[str]] | None = None,
    figure: Mapping[int, str] | None = None,
    stored: Mapping[int, Sequence[int]] | None = None,
    buried: Mapping[int, Sequence[str]] | None = None,
    explorer: Mapping[int, str] | None = None,
    hands: Mapping[int, Sequence[int]] | None = None,
    market: Sequence[int] | None = None,
    islands: Sequence[int] | None = None,
    markers: Mapping[int, Sequence[int]] | None = None,
    values: Mapping[int, str] | None = None,
    stalls: Mapping[int, tuple[int, str]] | None = None,
    figures: Sequence[str] | None = None,
    round: int = 1,
    draws: Sequence[Draw] = (),
) -> Maracaibo:
    """The table after set-up, at seat 0's movement in the first round, with this and that put differently.

    cards      for a place the card on it; it changes places with whatever card was there
    at         for a seat where its ship is
    owned      for a seat its improvement cards; `upgrades`, `figure`, `hands` its other things
    stored     for a seat its gold, emeralds and pearls above the line
    buried     for a seat its burial spaces taken: `gold:1`, or `gold:g1` on the figurehead
    values     for a place its value tile; all others are taken away
    stalls     for a place the black market tile on it: seat and name
    draws      what chance brings first
    """
    given = {**dict.fromkeys(MODULE_NAMES, "no"), **(settings or {})}
    s = setup(players, GAME.meta.complete(players, given), Chance.seeded("table"))
    s.stage, s.turn, s.first, s.round = MOVE, 0, 0, round - 1
    s.marker = s.seats - 1
    for hand in s.hands:
        while len(hand) > 1:
            s.quests.append(hand.pop())
    s.market = [s.quests.pop() for _ in s.market]
    s.value = [NONE] * PLACES
    s.doubloons = [10] * s.seats
    _bring_residences(s, [CARD_NAMES.index(name) for name in (cards or {}).values()])
    for place, name in (cards or {}).items():
        lay(s, place, name)
    _place(s, at or {}, doubloons or {}, explorer or {})
    _give(s, owned or {}, upgrades or {}, figure or {})
    _bury(s, stored or {}, buried or {})
    _deal(s, hands or {}, market)
    _mark(s, markers or {}, values or {}, stalls or {})
    s.islands = list(islands or s.islands)
    s.figures = s.figures if figures is None else [FIGUREHEADS.index(name) for name in figures]
    s.chance = Chance.scripted(draws, "rest")
    return s


def _place(
    s: Maracaibo, at: Mapping[int, int | str], doubloons: Mapping[int, int], explorer: Mapping[int, str]
) -> None:
    for seat, where in at.items():
        s.ship[seat] = PLACE_NAMES.index(str(where))
    for seat, coins in doubloons.items():
        s.doubloons[seat] = coins
    for seat, space in explorer.items():
        s.explorer[seat] = SPACE_NAMES.index(space)


def _mark(
    s: Maracaibo,
    markers: Mapping[int, Sequence[int]],
    values: Mapping[int, str],
    stalls: Mapping[int, tuple[int, str]],
) -> None:
    for place, seats in markers.items():
        s.markers[place] = sum(1 << seat for seat in seats)
    for place, island in values.items():
        s.value[place] = TREASURES.index(island)
    for place, (seat, name) in stalls.items():
        put_tile(s, place, seat, name)


MODULE_NAMES = ("fog-locations", "fog-improvements", "skirmishes", "hunters", "rubies", "retirement")


def _bring_residences(s: Maracaibo, wanted: Sequence[int]) -> None:
    """Residences that are wanted take the part of others, so that there are four as always."""
    for card in wanted:
        others = [other for other in s.card if other >= FIRST_RESIDENCE and other not in wanted]
        if card in s.unused and card >= FIRST_RESIDENCE and others:
            s.card[s.card.index(others[0])] = card
            s.unused[s.unused.index(card)] = others[0]


def lay(s: Maracaibo, place: int, name: str) -> None:
    """Put a card on a place; the card that was there goes where this one came from."""
    card, other = CARD_NAMES.index(name), s.card[place]
    if card in s.card:
        s.card[s.card.index(card)] = other
    for pile in (s.deck, s.unused):
        if card in pile:
            pile[pile.index(card)] = other
    s.card[place] = card


def _give(
    s: Maracaibo,
    owned: Mapping[int, Sequence[str]],
    upgrades: Mapping[int, Sequence[str]],
    figure: Mapping[int, str],
) -> None:
    for seat, names in owned.items():
        for name in names:
            take_away(s, CARD_NAMES.index(name))
            s.cards[seat].append(CARD_NAMES.index(name))
            s.change(seat, CARD_CHANGES[CARD_NAMES.index(name)])
    for seat, spaces in upgrades.items():
        for space in map(UPGRADE_NAMES.index, spaces):
            s.upgrades[seat] |= 1 << space
            s.change(seat, UPGRADE_CHANGES[space])
    for seat, name in figure.items():
        s.figure[seat] = FIGUREHEADS.index(name)
        s.figures = [other for other in s.figures if other != s.figure[seat]]
        s.change(seat, FIGURE_CHANGES[s.figure[seat]])


def take_away(s: Maracaibo, card: int) -> None:
    """A card leaves the pile or the Caribbean for its new owner; there an unused one takes its place."""
    if card in s.card:
        spare = next(other for other in s.unused if other <= 22)
        s.unused.remove(spare)
        s.card[s.card.index(card)] = spare
    for pile in (s.deck, s.unused):
        if card in pile:
            pile.remove(card)


def _bury(s: Maracaibo, stored: Mapping[int, Sequence[int]], buried: Mapping[int, Sequence[str]]) -> None:
    for seat, amounts in stored.items():
        s.stored[seat] = list(amounts)
    for seat, holes in buried.items():
        for hole in holes:
            name, space = hole.split(":")
            kind = TREASURES.index(name)
            s.buried[seat][kind] += 1
            number = FIRST_FIGURE_HOLE + int(space[1:]) - 1 if space[0] == "g" else kind * 4 + int(space) - 1
            s.holes[seat] |= 1 << number


def _deal(s: Maracaibo, hands: Mapping[int, Sequence[int]], market: Sequence[int] | None) -> None:
    wanted = [*(card for cards in hands.values() for card in cards), *(market or [])]
    for seat, cards in hands.items():
        s.quests += s.hands[seat]
        s.hands[seat] = sorted(cards)
    if market is not None:
        s.quests += [card for card in s.market if card != NONE]
        s.market = list(market)
    for pile in [
        s.market if market is None else [],
        *(s.hands[seat] for seat in range(s.seats) if seat not in hands),
    ]:
        for index, card in enumerate(pile):
            if card in wanted:
                pile[index] = next(other for other in s.quests if other not in wanted)
                s.quests.remove(pile[index])
    s.quests = [card for card in s.quests if card not in wanted]


def put_tile(s: Maracaibo, place: int, seat: int, name: str) -> None:
    """A black market tile on a place; all tiles of its number lie on that side."""
    tile = int(name[0]) - 1
    turn_to(s, name)
    s.stalls[seat][tile] = place
    s.stall[place] = seat * MARKET_TILES + tile


def turn_to(s: Maracaibo, *names: str) -> None:
    """Turn black market tiles to these sides."""
    for name in names:
        tile = int(name[0]) - 1
        s.sides = s.sides & ~(1 << tile) | MARKET_TILE_NAMES[tile].index(name) << tile
