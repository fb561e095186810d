"""Chapter 14: the end of the game."""

from typing import Final

from kaper.engine.game import Outcome, places
from kaper.games.black_dice import META
from kaper.games.black_dice.components.board import (
    DEFEATED_AT,
    EXPEDITIONS,
    GOLD_VALUES,
    HAS_ENEMY,
    PIRATES,
    SINKS_AT,
)
from kaper.games.black_dice.state.state import NOBODY, BlackDice

SUNK: Final = META.endings.index("sunk")
NO_CREW: Final = META.endings.index("no-crew")
PARTS: Final = ["threes", "fours", "fives"]


def take_damage(s: BlackDice, count: int) -> None:
    """CBD-109, CBD-712, CBD-1401: the third damage sinks the ship, and everybody loses at once."""
    lost = sinks(s, count)
    s.damage = min(s.damage + count, SINKS_AT)
    if s.diary is not None:
        s.diary.note("damages", NOBODY, {"n": count, "total": s.damage})
    if lost:
        close(s, SUNK)


def sinks(s: BlackDice, count: int) -> bool:
    """CBD-712, CBD-1401: whether N damage more would be the end of the ship."""
    return s.damage + count >= SINKS_AT


def go_overboard(s: BlackDice, who: int, recruit: int, why: str) -> None:
    """CBD-912, CBD-R16: face down for the rest of the game, and the rum on him is free again."""
    s.supply += s.rum_on[recruit]
    s.rum_on[recruit] = 0
    s.overboard[recruit] = True
    if s.diary is not None:
        s.diary.note("goes-overboard", who, {"pirate": PIRATES[s.recruits[recruit]], "why": why})


def accomplished(s: BlackDice) -> bool:
    """CBD-1004, CBD-1106, CBD-1207, CBD-1308: an empty chest, or an enemy with three damage (CBD-110)."""
    if HAS_ENEMY[s.expedition]:
        return s.enemy_damage == DEFEATED_AT
    return s.pool_size() == 0


def close(s: BlackDice, ending: int) -> None:
    """CBD-V05: the game is over and all gold is shown, also after a loss."""
    s.over = True
    s.ending = ending
    if s.diary is None:
        return
    if ending == SUNK:
        s.diary.note("sinks")
    elif ending == NO_CREW:
        s.diary.note("crew-lost")
    else:
        s.diary.note("comes-home", NOBODY, {"expedition": EXPEDITIONS[s.expedition]})
    for player in range(s.players):
        shown = {"tokens": s.tokens_of(player), "gold": s.wealth(player)}
        s.diary.note("shows", player, shown, reveals=True)
    if ending < SUNK:
        s.diary.note("wins", richest(s), reveals=True)


def richest(s: BlackDice) -> int:
    """CBD-1402 to CBD-1404: most gold, then fewer tokens, then whoever was captain, tied or not."""
    wealth = [(s.wealth(player), -s.tokens_of(player)) for player in range(s.players)]
    best = max(wealth)
    return wealth.index(best) if wealth.count(best) == 1 else s.captain


def outcome(s: BlackDice) -> Outcome:
    """CBD-1401, CBD-1405: exactly one winner, or none, and then the gold is at the bottom of the sea."""
    players = range(s.players)
    parts = {
        name: [s.gold[player][index] * GOLD_VALUES[index] for player in players]
        for index, name in enumerate(PARTS)
    }
    wealth = [s.wealth(player) for player in players]
    ending = META.endings[s.ending]
    if s.ending >= SUNK:
        parts["lost"] = [-gold for gold in wealth]
        return Outcome(ending, [0] * s.players, [1] * s.players, [], parts)
    parts["lost"] = [0] * s.players
    winner = richest(s)
    ranks = places([(int(player == winner), wealth[player], -s.tokens_of(player)) for player in players])
    return Outcome(ending, wealth, ranks, [winner], parts)
