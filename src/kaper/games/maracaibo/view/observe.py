"""What each viewer may see of Pirates of Maracaibo."""

from collections.abc import Mapping, Sequence
from typing import Final

from kaper.engine.events import EVERYTHING
from kaper.games.maracaibo.components.board import PLACES
from kaper.games.maracaibo.components.cards import (
    BLANK,
    CARD_NAMES,
    FIGUREHEADS,
    HAS_RUBIES,
    KIND,
    KIND_NAMES,
    LEVEL_2,
    MARKET_TILES,
    QUEST_NAMES,
    RUBY_MARKET,
)
from kaper.games.maracaibo.components.effects import TREASURES
from kaper.games.maracaibo.components.redbeard import BOARD, FIRST_CARD, RED_NAMES
from kaper.games.maracaibo.components.ship import SOURCES
from kaper.games.maracaibo.rules.layouts import SIZES
from kaper.games.maracaibo.rules.quests import deck_size
from kaper.games.maracaibo.state.state import DRAW_LAYOUT, MODULES, NONE, RUBIES, Maracaibo
from kaper.games.maracaibo.view.seats import market_tiles, seat_view
from kaper.games.maracaibo.view.view import PlaceView, RedbeardView, View

ON_LEVEL_2: Final = frozenset(LEVEL_2)


def observe(s: Maracaibo, viewer: int) -> View:
    """The table "What each player may see" of the rules."""
    return View(
        round=s.round + 1,
        stage=s.stage,
        turn=s.turn,
        first=s.first,
        marker=s.marker,
        ending=s.ending,
        modules=[name for bit, name in enumerate(MODULES) if s.modules >> bit & 1],
        layout=s.layout,
        grid=[] if s.stage == DRAW_LAYOUT else s.sea.grid[:],
        drawn=s.drawn[:],
        size=None if s.size == NONE else SIZES[s.size],
        places=[] if s.stage == DRAW_LAYOUT else [place_view(s, place, viewer) for place in range(PLACES)],
        islands=s.islands[:],
        level_two=len(s.deck) + (s.top != NONE),
        level_two_top="" if s.top == NONE else CARD_NAMES[s.top],
        quest_deck=deck_size(s),
        quest_market=["" if card == NONE else QUEST_NAMES[card] for card in s.market],
        figureheads=[FIGUREHEADS[figure] for figure in s.figures],
        sides=market_tiles(s),
        ruby_market=[s.ruby_market >> space & 1 == 1 for space in range(len(RUBY_MARKET))],
        pools=[(power, TREASURES[kind]) for power, kind in zip(s.pools, s.pool_kinds, strict=True)],
        used=[action.name for source, action in enumerate(SOURCES) if s.used >> source & 1],
        seats=[seat_view(s, seat, viewer) for seat in range(s.seats)],
        redbeard=_redbeard(s) if s.redbeard >= 0 else None,
        secrets=_secrets(s) if viewer == EVERYTHING else {},
    )


def place_view(s: Maracaibo, place: int, viewer: int) -> PlaceView:
    card, stall = s.card[place], s.stall[place]
    unknown = s.hidden[place]
    return PlaceView(
        row=s.sea.row[place],
        column=s.sea.column[place],
        kind=kind_of(card, unknown, s.coins[place]),
        card="" if card == NONE or (unknown and viewer != EVERYTHING) else CARD_NAMES[card],
        face_down=unknown or card == BLANK,
        level=2 if card in ON_LEVEL_2 else 1,
        coins=s.coins[place],
        value="" if s.value[place] == NONE else TREASURES[s.value[place]],
        stall="" if stall == NONE else market_tiles(s)[stall % MARKET_TILES],
        stall_seat=NONE if stall == NONE else stall // MARKET_TILES,
        markers=[seat for seat in range(s.seats) if s.markers[place] >> seat & 1],
        rubies=s.has(RUBIES) and not unknown and HAS_RUBIES[card],
    )


def kind_of(card: int, hidden: bool, coins: int) -> str:
    """What everybody knows of a card; A-31: doubloons on a face-down card show that it is a location."""
    if card == NONE:
        return "empty"
    if coins:
        return KIND_NAMES[0]
    return "hidden" if hidden else KIND_NAMES[KIND[card]]


def _redbeard(s: Maracaibo) -> RedbeardView:
    """His revealed cards lie open; which others are in his deck nobody knows."""
    return RedbeardView(
        level=s.red_level,
        cubes=s.red_cubes,
        spaces=BOARD[:],
        cards_left=len(s.red_left),
        revealed=[RED_NAMES[card] for card in s.red_six if card not in s.red_left],
        known=[RED_NAMES[card] for card in s.red_six if s.red_seen >> card - FIRST_CARD & 1],
        handicap=s.handicap,
    )


def _secrets(s: Maracaibo) -> dict[str, list[str]]:
    """What nobody at the table knows: for digests, and for looking back on a match that is over."""
    return {
        "deck": _names(s.deck, CARD_NAMES),
        "unused": _names(s.unused, CARD_NAMES),
        "quests": _names(s.quests, QUEST_NAMES),
        "below": _names(s.below, QUEST_NAMES),
        "red-six": _names(s.red_six, RED_NAMES),
        "red-left": _names(s.red_left, RED_NAMES),
        "value-tiles": [str(tile) for tile in s.tiles],
        "other": [str(s.turned), str(s.idle), str(s.groups)],
    }


def _names(cards: Sequence[int], names: Mapping[int, str] | Sequence[str]) -> list[str]:
    return [names[card] for card in cards]
