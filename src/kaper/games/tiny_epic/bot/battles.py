"""What a battle may bring to a bot, in Gold."""

from kaper.engine.remembered import remembered
from kaper.games.tiny_epic.bot.worth import CUBE, DEADEYE, DECKHAND, DIE, HEEL, RENOWN, STEP
from kaper.games.tiny_epic.components.board import (
    HOLD,
    LEVEL_DEADEYE,
    LEVEL_DECKHAND,
    LEVEL_DICE,
    LEVEL_GOLD,
    LEVEL_SAIL,
    TOP_LEVEL,
)
from kaper.games.tiny_epic.components.cards import MERCHANT_DAMAGE, MERCHANT_GOLD
from kaper.games.tiny_epic.rules.battle import grants_infamy
from kaper.games.tiny_epic.rules.firing import fixed_damage, symbols_of
from kaper.games.tiny_epic.rules.odds import compared, ways
from kaper.games.tiny_epic.state.state import Pirates


def infamy_worth(s: Pirates, player: int) -> float:
    """The next level: its bonus, and what a faster and stronger ship is good for."""
    level = s.infamy[player]
    if level == TOP_LEVEL:
        return 0.0
    worth = RENOWN + LEVEL_GOLD[level + 1] + DEADEYE * LEVEL_DEADEYE[level + 1]
    worth += STEP * (LEVEL_SAIL[level + 1] - LEVEL_SAIL[level])
    worth += DIE * (LEVEL_DICE[level + 1] - LEVEL_DICE[level])
    return worth + DECKHAND if LEVEL_DECKHAND[level + 1] else worth


def raid_worth(s: Pirates, player: int, merchant: int, symbols: list[int]) -> float:
    """The chance to sink a merchant times the spoils, less the chance to heel."""
    card = s.slot[merchant]
    dice, fixed = armed(s, player, symbols)
    more, equal = chances(tuple(symbols), dice, MERCHANT_DAMAGE[card] - fixed)
    room = s.cubes(player) < HOLD
    spoils = MERCHANT_GOLD[card] + (CUBE if room else 0.2) * s.price[s.cargo[merchant]]
    if grants_infamy(card, s.players):
        spoils += infamy_worth(s, player)
    return more * spoils + (1.0 - more) * DEADEYE - (1.0 - more - equal) * HEEL


def duel_worth(s: Pirates, player: int, other: int, symbols: list[int]) -> float:
    """A battle against another pirate: infamy for the better one, a heel and a token for the other."""
    prize = 0.0 if other == s.legend else 0.5 * infamy_worth(s, other)
    dice, fixed = armed(s, player, symbols)
    theirs = tuple(symbols_of(s, other))
    more, less = fought(tuple(symbols), dice, fixed, theirs, s.dice_of(other), fixed_damage(s, other))
    return more * infamy_worth(s, player) + (1.0 - more) * DEADEYE - less * (HEEL + prize)


def armed(s: Pirates, player: int, symbols: list[int]) -> tuple[int, int]:
    """How many dice are left to chance, and the damage without them; each deadeye token sets one die."""
    fixed, dice = fixed_damage(s, player), s.dice_of(player)
    aimed = min(dice, s.deadeye[player])
    return dice - aimed, fixed + aimed * max(symbols)


@remembered
def chances(symbols: tuple[int, ...], dice: int, against: int) -> tuple[float, float]:
    """The chance that N dice match more symbols than a number, and that they match just as many."""
    if against < 0:
        return 1.0, 0.0
    found = ways(symbols, dice, 0)
    total = float(6**dice)
    equal = found[against] if against < len(found) else 0
    return sum(found[against + 1 :]) / total, equal / total


@remembered
def fought(
    mine: tuple[int, ...], dice: int, fixed: int, theirs: tuple[int, ...], their_dice: int, their_fixed: int
) -> tuple[float, float]:
    """The chances that one side deals more damage than the other, and less."""
    return compared(ways(mine, dice, fixed), ways(theirs, their_dice, their_fixed))
