"""Chapter 14: the two modules Fog of War."""

from typing import Final

from kaper.engine.asking import DONE, Asking, Choose
from kaper.games.maracaibo.components.board import BAY, PLACES, SAIL
from kaper.games.maracaibo.components.cards import CARD_NAMES, HAS_VALUE
from kaper.games.maracaibo.components.effects import TREASURES
from kaper.games.maracaibo.components.load import COMPONENTS
from kaper.games.maracaibo.components.ship import MOVE_MAX
from kaper.games.maracaibo.rules.gains import gain_doubloons
from kaper.games.maracaibo.state.state import Maracaibo

ADDED: Final[int] = COMPONENTS["module_fog_locations"]["doubloons_added_per_round_end"]


def is_foggy_location(s: Maracaibo, place: int) -> bool:
    """The doubloons on it show that a face-down card is a location.

    POM-1401, POM-1402, POM-1406, POM-1413, A-31.
    """
    return place < PLACES and s.coins[place] > 0


def reveal_location(s: Maracaibo, seat: int, place: int) -> None:
    """POM-1402, POM-1403: whoever ends a move there takes the doubloons and turns the location up."""
    coins = s.coins[place]
    s.coins[place] = 0
    gain_doubloons(s, seat, coins, "why-found")
    turn_up(s, seat, place)


def turn_up(s: Maracaibo, seat: int, place: int) -> None:
    """POM-1403, POM-1404, POM-1413: the card stays open; with the symbol it gets a value tile at random."""
    s.hidden[place] = False
    card = s.card[place]
    if s.diary is not None:
        s.diary.note("reveals", seat, {"card": CARD_NAMES[card], "place": place}, reveals=True)
    if HAS_VALUE[card] and s.tiles:
        s.value[place] = s.chance.draw(s.tiles)
        if s.diary is not None:
            s.diary.note(
                "value-tile", args={"island": TREASURES[s.value[place]], "place": place}, reveals=True
            )


def sail_through_fog(s: Maracaibo, seat: int) -> Asking[int]:
    """POM-1413, POM-319: step by step; a card is turned up as soon as a ship comes onto it."""
    sea, place = s.sea, s.ship[seat]
    column = sea.column[place]
    near = sea.near[column + 1]
    left = s.strength[seat][MOVE_MAX]
    while left and place != BAY:
        left -= 1
        options = [SAIL[step] for step in sea.touching[place] if near[step] <= left]
        if sea.column[place] > column:
            options.append(DONE)
        chosen = yield Choose(seat, "step", options, {"left": left + 1, "column": column + 1})
        if chosen is DONE:
            break
        place = chosen.value
        s.ship[seat] = place
        if s.diary is not None:
            s.diary.note("steps", seat, {"place": place, "target": s.called(place)})
        if place < PLACES and s.hidden[place] and not is_foggy_location(s, place):
            turn_up(s, seat, place)
    return place


def add_doubloons(s: Maracaibo) -> None:
    """POM-1405: at each income 1 doubloon on each location still face down."""
    for place in range(PLACES):
        if s.coins[place]:
            s.coins[place] += ADDED
