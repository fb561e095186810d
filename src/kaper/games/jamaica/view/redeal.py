"""Dealing anew what a viewer cannot know."""

from typing import Final

from kaper.engine.chance import Chance
from kaper.games.jamaica.components.board import CARD_NAMES, CURSED, ITEMS
from kaper.games.jamaica.state.state import NO_CARD, Jamaica

CURSED_PLACE: Final = 0
PLAYERS_PLACE: Final = 1
ANY_PLACE: Final = 2


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


def redeal_treasures(s: Jamaica, viewer: int, chance: Chance) -> None:
    """Every place of an unknown card gets another unknown card that could lie there.

    What others know of each other's cards can betray a card too, so it is forgotten: in the new world the
    viewer knows what they knew, and every player their own cards.
    """
    own = 1 << viewer if viewer >= 0 else 0
    unknown = (
        [] if s.over else [card for card, down in enumerate(s.face_down) if down and not s.knows[card] & own]
    )
    places = sorted([(_kind_of_place(s, card), s.where[card]) for card in unknown])
    s.knows = [seats & own for seats in s.knows]
    chance.shuffle(unknown)
    for kind, where in places:
        # A loop, since this is done for every viewer of every position.
        first = 0
        while not _fits(unknown[first], kind):
            first += 1
        card = unknown.pop(first)
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
