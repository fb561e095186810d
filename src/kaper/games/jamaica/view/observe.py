"""What each viewer may see of Jamaica."""

from kaper.engine.events import EVERYTHING
from kaper.games.jamaica.components.board import (
    CARD_NAMES,
    COLOURS,
    GHOST_COLOUR,
    GOODS_NAMES,
    HOLDS,
    KIND,
    NO_GOODS,
    TREASURE_NAMES,
)
from kaper.games.jamaica.state.state import NO_CARD, PILE, REMOVED, Jamaica
from kaper.games.jamaica.view.view import ShipView, View


def card_name(player: int, card: int) -> str:
    """The name of one of the 66 cards: every colour has the same eleven."""
    return f"{COLOURS[player]}.{CARD_NAMES[card]}"


def observe(s: Jamaica, viewer: int) -> View:
    """The table "What each player may see" of the rules."""
    return View(
        round=s.round + 1,
        captain=s.captain,
        stage=s.stage,
        turn=s.turn,
        action=s.action,
        dice=list(s.dice),
        tokens=[space for space in range(len(KIND)) if s.tokens >> space & 1],
        pile=s.where.count(PILE),
        removed=s.where.count(REMOVED),
        bank=list(s.bank),
        battle=list(s.battle),
        rolled=list(s.rolled),
        shortage=list(s.shortage),
        ships=[ship_view(s, ship, viewer) for ship in range(s.ships)],
        secrets=_secrets(s) if viewer == EVERYTHING else {},
    )


def ship_view(s: Jamaica, ship: int, viewer: int) -> ShipView:
    """A ship with all that the viewer may know of its cards."""
    ghost = ship == s.ghost
    own = viewer in (ship, EVERYTHING)
    chosen = NO_CARD if ghost else s.chosen[ship]
    return ShipView(
        colour=COLOURS[GHOST_COLOUR if ghost else ship],
        ghost=ghost,
        space=s.space[ship],
        lap=s.lap[ship],
        holds=_holds(s, ship),
        items=[TREASURE_NAMES[card] for card in s.treasures(ship, False)],
        face_down=sorted(_face_down(s, card, viewer) for card in s.treasures(ship, True)),
        hand=[card_name(ship, card) for card in s.hand[ship]] if own and not ghost else [],
        hand_size=0 if ghost else len(s.hand[ship]),
        deck_size=0 if ghost else len(s.deck[ship]),
        has_chosen=chosen != NO_CARD,
        chosen=card_name(ship, chosen) if own and chosen != NO_CARD else "",
        discard=[] if ghost else [card_name(ship, card) for card in s.discard[ship]],
    )


def _holds(s: Jamaica, ship: int) -> list[tuple[str, int]]:
    """The ship's holds; the sixth is shown where there is one or something lies in it."""
    count = HOLDS + 1 if s.holds(ship) > HOLDS or s.amount[ship][HOLDS] else HOLDS
    kinds, amounts = s.goods[ship], s.amount[ship]
    return [
        ("" if kinds[hold] == NO_GOODS else GOODS_NAMES[kinds[hold]], amounts[hold]) for hold in range(count)
    ]


def _face_down(s: Jamaica, card: int, viewer: int) -> str:
    """A face-down card: its name for those who know it, for all at the end; else at most a curse."""
    if s.over or viewer == EVERYTHING or (viewer >= 0 and s.knows[card] >> viewer & 1):
        return TREASURE_NAMES[card]
    return "cursed" if s.cursed >> card & 1 else "unknown"


def _secrets(s: Jamaica) -> dict[str, list[str]]:
    """What nobody at the table knows: for digests, and for looking back on a match that is over."""
    decks = {
        f"deck-{COLOURS[player]}": [card_name(player, card) for card in deck]
        for player, deck in enumerate(s.deck)
    }
    places = {"pile": PILE, "removed": REMOVED}
    cards = {
        name: [TREASURE_NAMES[card] for card, where in enumerate(s.where) if where == place]
        for name, place in places.items()
    }
    known = {"knows": [str(seats) for seats in s.knows], "cursed": [str(s.cursed)]}
    return {**decks, **cards, **known}
