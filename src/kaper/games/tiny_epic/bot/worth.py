"""What things are worth to a bot, in Gold."""

from typing import Final

from kaper.games.tiny_epic.components import cards
from kaper.games.tiny_epic.components.board import CANNONS, EXTORTION, LOOTS, REPAIRS, RIGGING, SPACES
from kaper.games.tiny_epic.state.state import Pirates

TREASURE: Final = 17.0
"""A buried treasure, before its price is paid."""
LAST_TREASURE: Final = 12.0
"""What the third is worth beyond that."""
RENOWN: Final = 2.0
"""A level of infamy for itself; its bonus comes on top."""
STEP: Final = 1.2
DIE: Final = 2.0
DECKHAND: Final = 2.5
"""One more of each, for the rest of the game."""
TOKEN: Final = 1.6
"""A search token that nobody has turned up."""
DEADEYE: Final = 0.9
HEEL: Final = 0.9
CUBE: Final = 0.55
"""A cube aboard, as a part of its price; it is not sold yet."""
EXTRA_CUBE: Final = 0.35
"""The same for a cube of which there are dearer ones aboard: one Trade sells one type."""
CUBE_DRAWN: Final = 2.1
JUMP: Final = 0.35
"""A hand left on the wheel."""
OUT_OF_COVE: Final = 0.2
"""To lie in the open where one could be hidden."""
CAUGHT: Final = 3.0
"""All hands in Repairs."""
NEXT_TURN: Final = 0.6
"""What can be done next turn, against doing it now."""

SIDE_PLUNDERS: Final = 1.5
"""A captain's side that plunders."""
SIDE_ATTACKS: Final = 0.35
"""One that attacks, as a part of what the best raid would bring."""
ONLY_MUTINY: Final = 0.3
"""There is no second one."""

BURIED: Final = 14.3
"""A treasure in the forecast, where the next two are not certain."""
OUTLOOK: Final = 0.7
"""What the next turn may bring, in the forecast."""
ON_TURN: Final = 1.6
"""To be on turn."""

LEGEND: Final = 6.0
"""What the Legendary Pirate is worth from the beginning: every turn of its own brings something."""

HANDS: Final[list[list[float]]] = [
    [1.2, 0.5, 0.2, 0.1],
    [1.0, 0.8, 0.6, 0.4],
    [0.8, 0.6, 0.5, 0.4],
    [0.0, 0.0, 0.0, 0.0],
]
"""For each duty the worth of its first, second, third and fourth hand."""
HAND_ON_WHEEL: Final = 0.4

CREWING: Final = [2.6, 2.2, 1.8, 1.4, 0.2]
"""A crew card more, by how many there are."""
ACTION: Final[dict[int, float]] = {
    cards.PLUNDER: 1.6,
    cards.TRADE: 1.2,
    cards.CREW_UP: 1.0,
    cards.SEARCH: 1.2,
    cards.ATTACK: 1.0,
    cards.SPECIAL_TRADE: 0.7,
    cards.SWAP: 1.3,
    cards.SAIL_NAVY: 0.8,
    cards.SAIL_MERCHANT: 0.8,
    cards.GAIN_GOLD: 1.5,
    cards.REROLL: 1.7,
    cards.REASSIGN: 1.0,
    cards.SAIL: 1.2,
}
"""A bonus action, each time that it can be taken."""
SYMBOL: Final = 0.3
HIT: Final = 0.5
USES: Final = [0.0, 1.0, 1.3, 0.5, 1.0, 0.8]
"""How often a card acts, by the order that activates it: some orders are given more often."""
USES_TO_BURY: Final = 0.5
"""As many more if the captain buries by that order."""


def hire_worth(s: Pirates, player: int, card: int) -> float:
    """A crew card to this player now: what its order activates, how soon, and what it adds in battle."""
    effect, order = cards.CREW_BONUS[card], cards.CREW_TRIGGER[card]
    action = ACTION[effect.kind]
    if effect.kind == cards.GAIN_GOLD:
        action = float(effect.gold)
    elif effect.kind == cards.REASSIGN:
        action += 0.6 * s.duty[player][REPAIRS]
    elif effect.kind == cards.SPECIAL_TRADE:
        action += 0.8 * sum(min(1, s.hold[player][loot]) for loot in LOOTS if effect.sell[loot])
    elif effect.kind == cards.SAIL_NAVY:
        action += 0.5 * s.buried[player]
    soon = (s.orders[player].index(order) - s.space[player]) % SPACES
    now = action if soon == 0 else 0.08 * (SPACES - soon)
    uses = USES[order] + (USES_TO_BURY if order == cards.SIDE_TRIGGER[s.captain[player]] else 0.0)
    return uses * action + now + SYMBOL * len(cards.CREW_DICE[card]) + HIT * cards.CREW_HITS[card]


def hold_worth(s: Pirates, hold: list[int]) -> float:
    """Cubes aboard: the best type counts more, since one Trade sells one type."""
    best = rest = 0.0
    for loot, count in enumerate(hold):
        if count:
            worth = float(count * s.price[loot])
            rest += worth
            best = max(best, worth)
    return EXTRA_CUBE * rest + (CUBE - EXTRA_CUBE) * best


def hands_worth(s: Pirates, ship: int) -> float:
    duties = s.duty[ship]
    worth = HAND_ON_WHEEL * s.wheel[ship].bit_count()
    for duty in (RIGGING, CANNONS, EXTORTION, REPAIRS):
        worth += sum(HANDS[duty][: duties[duty]])
    return worth
