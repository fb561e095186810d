"""Dealing anew what a viewer cannot know; the result depends on nothing that is hidden from them."""

from collections.abc import Sequence

from kaper.engine.chance import Chance
from kaper.games.maracaibo.components.board import PLACES
from kaper.games.maracaibo.components.cards import BLANK, LEVEL_1_IMPROVEMENTS, LEVEL_2
from kaper.games.maracaibo.components.redbeard import FIRST_CARD, SET_A, SET_B
from kaper.games.maracaibo.state.state import Maracaibo


def redeal(s: Maracaibo, viewer: int, chance: Chance) -> None:
    """Quests of others and of the deck, face-down cards, and Redbeard's unrevealed cards."""
    redeal_quests(s, viewer, chance)
    redeal_fog(s, chance)
    redeal_red_cards(s, chance)
    s.tiles.sort()


def redeal_quests(s: Maracaibo, viewer: int, chance: Chance) -> None:
    """Everything but the market and the own hand could lie anywhere else; at the end all hands are open."""
    others = [seat for seat in range(s.seats) if seat != viewer and not s.over]
    unseen = sorted(s.quests + s.below + [card for seat in others for card in s.hands[seat]])
    chance.shuffle(unseen)
    for seat in others:
        s.hands[seat] = sorted(unseen.pop() for _ in s.hands[seat])
    s.below = [unseen.pop() for _ in s.below]
    s.quests = sorted(unseen)


def redeal_fog(s: Maracaibo, chance: Chance) -> None:
    """A-31: of a face-down level I card it is known whether it is a location, of a level II card nothing."""
    if True not in s.hidden:
        s.unused.sort()
        s.deck.sort()
        return
    hidden = [place for place in range(PLACES) if s.hidden[place] and s.card[place] > BLANK]
    locations = [place for place in hidden if s.coins[place]]
    _deal(s, locations, [], chance)
    level_1 = [place for place in hidden if s.card[place] in LEVEL_1_IMPROVEMENTS]
    spare = [card for card in s.unused if card in LEVEL_1_IMPROVEMENTS]
    rest = _deal(s, level_1, spare, chance)
    s.unused = sorted([card for card in s.unused if card not in spare] + rest)
    level_2 = [place for place in hidden if s.card[place] in LEVEL_2]
    s.deck = _deal(s, level_2, s.deck, chance)


def _deal(s: Maracaibo, places: Sequence[int], spare: Sequence[int], chance: Chance) -> list[int]:
    """Deal the cards of these places and the spare ones anew; what is left of them, in order."""
    unseen = sorted([s.card[place] for place in places] + list(spare))
    if places:
        chance.shuffle(unseen)
    for place in places:
        s.card[place] = unseen.pop()
    return sorted(unseen)


def redeal_red_cards(s: Maracaibo, chance: Chance) -> None:
    """A-20: how many A and B cards he has is known, which ones only when they are revealed."""
    if not s.red_six:
        return
    six: list[int] = []
    for box in (SET_A, SET_B):
        mine = [card for card in box if card in s.red_six]
        known = [card for card in mine if s.red_seen >> card - FIRST_CARD & 1]
        spare = [card for card in box if not s.red_seen >> card - FIRST_CARD & 1]
        six += known + [chance.draw(spare) for _ in range(len(mine) - len(known))]
    left = [card for card in s.red_left if s.red_seen >> card - FIRST_CARD & 1]
    s.red_left = sorted(left + [card for card in six if not s.red_seen >> card - FIRST_CARD & 1])
    s.red_six = sorted(six)
