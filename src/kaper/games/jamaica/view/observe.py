"""What each viewer may see of Jamaica, and how to deal anew what they may not."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kaper.engine.chance import Chance
from kaper.engine.events import EVERYTHING
from kaper.games.jamaica.components.board import (
    CARD_NAMES,
    COLOURS,
    CURSED,
    GHOST_COLOUR,
    GOODS_NAMES,
    HOLDS,
    ITEMS,
    KIND,
    NO_GOODS,
    TREASURE_NAMES,
)
from kaper.games.jamaica.state.state import NO_CARD, PILE, REMOVED, Jamaica


@dataclass(frozen=True)
class ShipView:
    """A ship as a viewer sees it; cards that they may not know are only counted."""

    colour: str
    ghost: bool
    space: int
    lap: int
    holds: list[tuple[str, int]]
    items: list[str]
    face_down: list[str]
    hand: list[str]
    hand_size: int
    deck_size: int
    has_chosen: bool
    chosen: str
    discard: list[str]


@dataclass(frozen=True)
class View:
    """The table as a viewer sees it; `secrets` is empty for everybody who has a seat or watches."""

    round: int
    captain: int
    stage: int
    turn: int
    action: int
    dice: list[int]
    tokens: list[int]
    pile: int
    removed: int
    bank: list[int]
    battle: list[int]
    rolled: list[int]
    shortage: list[int]
    ships: list[ShipView]
    secrets: dict[str, list[str]]


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
        ships=[_ship(s, ship, viewer) for ship in range(s.ships)],
        secrets=_secrets(s) if viewer == EVERYTHING else {},
    )


def _ship(s: Jamaica, ship: int, viewer: int) -> ShipView:
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
    decks = {f"deck-{COLOURS[player]}": _names(player, s.deck[player]) for player in range(s.players)}
    places = {"pile": PILE, "removed": REMOVED}
    cards = {
        name: [TREASURE_NAMES[card] for card, where in enumerate(s.where) if where == place]
        for name, place in places.items()
    }
    known = {"knows": [str(seats) for seats in s.knows], "cursed": [str(s.cursed)]}
    return {**decks, **cards, **known}


def _names(player: int, cards: list[int]) -> list[str]:
    return [card_name(player, card) for card in cards]


# --- dealing anew


def redeal(s: Jamaica, viewer: int, chance: Chance) -> None:
    """Deal anew all that the viewer cannot know; the result depends on nothing that is hidden from them."""
    for player in range(s.players):
        if player == viewer:
            s.deck[player].sort()
        else:
            redeal_cards(s, player, chance)
    redeal_treasures(s, viewer, chance)


def redeal_cards(s: Jamaica, player: int, chance: Chance) -> None:
    """Hand, deck and the card chosen this round are the eleven cards that do not lie open."""
    hand, has_chosen = len(s.hand[player]), s.chosen[player] != NO_CARD
    unseen = [card for card in range(len(CARD_NAMES)) if card not in s.discard[player]]
    chance.shuffle(unseen)
    s.hand[player] = sorted(unseen[:hand])
    s.chosen[player] = unseen[hand] if has_chosen else NO_CARD
    s.deck[player] = sorted(unseen[hand + has_chosen :])


CURSED_PLACE: Final = 0
PLAYERS_PLACE: Final = 1
ANY_PLACE: Final = 2


def redeal_treasures(s: Jamaica, viewer: int, chance: Chance) -> None:
    """Every place of an unknown card gets another unknown card that could lie there.

    What others know of each other's cards can betray a card too, so it is forgotten: in the new world the
    viewer knows what they knew, and every player their own cards.
    """
    unknown = [card for card in range(len(s.where)) if _is_unknown(s, card, viewer)]
    places = sorted((_kind_of_place(s, card), s.where[card]) for card in unknown)
    s.knows = [seats & 1 << viewer if viewer >= 0 else 0 for seats in s.knows]
    chance.shuffle(unknown)
    for kind, where in places:
        card = next(card for card in unknown if _fits(card, kind))
        unknown.remove(card)
        s.where[card] = where
        s.cursed &= ~(1 << card)
        if kind == CURSED_PLACE:
            s.cursed |= 1 << card
    for card, where in enumerate(s.where):
        if 0 <= where < s.players:
            s.knows[card] |= 1 << where


def _kind_of_place(s: Jamaica, card: int) -> int:
    """What can lie where this unknown card lies: no player has an item face down."""
    if s.cursed >> card & 1:
        return CURSED_PLACE
    return PLAYERS_PLACE if 0 <= s.where[card] < s.players else ANY_PLACE


def _fits(card: int, kind: int) -> bool:
    if kind == CURSED_PLACE:
        return CURSED[card]
    return kind == ANY_PLACE or card >= ITEMS


def _is_unknown(s: Jamaica, card: int, viewer: int) -> bool:
    return not s.over and s.face_down[card] and not (viewer >= 0 and s.knows[card] >> viewer & 1)


# --- counting


def census(s: Jamaica) -> Mapping[str, int]:
    """Every token and card of the box, wherever it lies; a bank in debt still adds up (JAM-R01)."""
    counts = {
        name: s.bank[goods] + sum(s.total(ship, goods) for ship in range(s.ships))
        for goods, name in enumerate(GOODS_NAMES)
    }
    for player in range(s.players):
        chosen = [] if s.chosen[player] == NO_CARD else [s.chosen[player]]
        cards = s.hand[player] + s.deck[player] + s.discard[player] + chosen
        counts[f"cards-{COLOURS[player]}"] = len(cards) if len(set(cards)) == len(cards) else -1
    counts["treasures"] = len(s.where)
    plundered = sum(place >= 0 for place in s.where) - (s.ghost >= 0)
    counts["treasure-tokens"] = s.tokens.bit_count() + plundered
    counts["pile"] = s.where.count(PILE) - s.tokens.bit_count()
    return counts
