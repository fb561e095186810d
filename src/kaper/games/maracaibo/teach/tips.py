"""What a captain should notice before they answer."""

from collections.abc import Iterator
from typing import Final

from kaper.engine.scene import Phrase
from kaper.engine.show import Asked, Seen
from kaper.games.maracaibo.components.board import BAY, PLACES
from kaper.games.maracaibo.components.cards import (
    CARD_NAMES,
    EASY,
    FIRST_RESIDENCE,
    HARD,
    MARKET_TILES,
    QUEST_NAMES,
    VP,
    Condition,
)
from kaper.games.maracaibo.components.effects import COUNTERS
from kaper.games.maracaibo.components.ship import MOVE_MAX, NEEDS
from kaper.games.maracaibo.rules.counting import counters, income_doubloons
from kaper.games.maracaibo.rules.ending import is_met, residence_points
from kaper.games.maracaibo.rules.step import ROUNDS
from kaper.games.maracaibo.state.state import NONE, Maracaibo
from kaper.games.maracaibo.view.view import View

SAILING: Final = ("sail", "step")
"""The questions at which a captain looks around."""
RICH: Final = 15
"""So many doubloons are too many in the last round."""
UNBURIED: Final = 2
WORTH_BUILDING: Final = 8
"""Points that make a residence worth its price in the middle of a game."""


def tips(seen: Seen[Maracaibo, View], asked: Asked) -> Iterator[Phrase]:
    """The most urgent first."""
    s, seat = seen.state, seen.viewer
    if asked.prompt in SAILING:
        yield from _near_the_end(s, seat)
        yield from _in_reach(s, seat)
        yield from _one_missing(s, seat)
        yield from _in_store(s, seat)
    elif asked.prompt == "improvement":
        yield from _late_card(s, seat)
    elif asked.prompt == "upgrade":
        yield from _next_line(s, seat)


def _near_the_end(s: Maracaibo, seat: int) -> Iterator[Phrase]:
    """POM-312, POM-913, POM-915: who is in the Bay comes to Maracaibo with their next turn."""
    if s.ending:
        yield Phrase("tip-last-turns")
        return
    key = "tip-game-ends" if s.round == ROUNDS - 1 else "tip-round-ends"
    for other in range(s.players):
        if other != seat and s.ship[other] == BAY:
            yield Phrase(key, {"whom": other})
            return


def _in_reach(s: Maracaibo, seat: int) -> Iterator[Phrase]:
    """POM-420, POM-504: a residence that can be paid and brings points, and an own tile."""
    counted = counters(s, seat)
    for place in (option.value for option in s.sea.options[s.strength[seat][MOVE_MAX]][s.ship[seat]]):
        if place >= PLACES or s.hidden[place]:
            continue
        card = s.card[place]
        if card >= FIRST_RESIDENCE and not s.markers[place] >> seat & 1:
            points = residence_points(s, counted, place)
            if s.price(seat, card) <= s.doubloons[seat] and points >= WORTH_BUILDING:
                yield Phrase("tip-residence", {"card": CARD_NAMES[card], "n": points})
        if s.stall[place] != NONE and s.stall[place] // MARKET_TILES == seat:
            yield Phrase("tip-stall", {"card": CARD_NAMES[card]})


def _one_missing(s: Maracaibo, seat: int) -> Iterator[Phrase]:
    """POM-1018: an own quest of which one thing is missing for its next points."""
    counted = counters(s, seat)
    for card in s.hands[seat]:
        wanted = HARD[card] if is_met(counted, EASY[card]) else EASY[card]
        missing = _missing(counted, wanted)
        if sum(missing.values()) == 1:
            yield Phrase("tip-quest", {"card": QUEST_NAMES[card], "what": f"count-{next(iter(missing))}"})
            return


def _missing(counted: list[int], condition: Condition) -> dict[str, int]:
    return {
        COUNTERS[what].replace("_", "-"): least - counted[what]
        for what, least in condition
        if counted[what] < least
    }


def _in_store(s: Maracaibo, seat: int) -> Iterator[Phrase]:
    """POM-1001, POM-1012, POM-1017: income, doubloons and treasures that could bring more."""
    if s.round == ROUNDS - 1 and s.doubloons[seat] >= RICH:
        yield Phrase("tip-spend", {"n": s.doubloons[seat]})
    if s.round < ROUNDS - 1 and income_doubloons(s, seat) == 0:
        yield Phrase("tip-income")
    if sum(s.stored[seat]) >= UNBURIED:
        yield Phrase("tip-bury", {"n": sum(s.stored[seat])})


def _late_card(s: Maracaibo, seat: int) -> Iterator[Phrase]:
    """POM-402, POM-1012, POM-1013: what the card itself brings against the doubloons."""
    card = s.card[s.ship[seat]]
    if s.round == ROUNDS - 1 and VP[card] > 1:
        yield Phrase("tip-card-points", {"n": VP[card]})


def _next_line(s: Maracaibo, seat: int) -> Iterator[Phrase]:
    """POM-802, POM-804: one upgrade before the next blocking line."""
    if s.upgrades[seat].bit_count() + 1 in NEEDS:
        yield Phrase("tip-line")
