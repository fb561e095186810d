"""Gold: drawn blind, paid in order, and thrown into the box."""

from kaper.games.black_dice.components.board import SYMBOLS
from kaper.games.black_dice.state.state import BlackDice


def draw_from(s: BlackDice, tokens: list[int]) -> int:
    """Take a token out of a pile without looking; which of the values it was."""
    threes, fours, fives = tokens
    nth = s.chance.below(threes + fours + fives)
    value = 0 if nth < threes else 1 if nth < threes + fours else 2
    tokens[value] -= 1
    return value


def draw_gold(s: BlackDice, player: int, count: int, why: str) -> None:
    """CBD-708: N tokens from the pool, as far as it lasts; only their owner sees the values.

    `why` is the adventure that pays them, or the sea wolf's due.
    """
    number = min(count, s.pool_size())
    if not number:
        return
    own = s.gold[player]
    before = own[:]
    for _ in range(number):
        own[draw_from(s, s.pool)] += 1
    if s.diary is not None:
        threes, fours, fives = [now - then for now, then in zip(own, before, strict=True)]
        drawn = {"threes": threes, "fours": fours, "fives": fives}
        s.diary.note("draws-gold", player, {"n": number, "why": why}, drawn, (player,))


def in_order(s: BlackDice, adventure: int) -> list[int]:
    """CBD-711, CBD-R23: the captain first if a participant, then who placed dice here earlier."""
    order = s.order[adventure]
    captain = s.captain
    if captain in order and order[0] != captain:
        return [captain, *(player for player in order if player != captain)]
    return order


def pay_gold(s: BlackDice, adventure: int, count: int) -> None:
    """CBD-708, CBD-711, CBD-R23, CBD-R33: the full share of one before the next, as far as the pool lasts."""
    short = s.pool_size() < count * len(s.order[adventure])
    for player in in_order(s, adventure):
        draw_gold(s, player, count, SYMBOLS[adventure])
    if short and s.diary is not None:
        s.diary.note("pool-empty")


def throw_away(s: BlackDice, player: int, value: int) -> None:
    """A token goes to the box, face down (CBD-609, CBD-917, CBD-1005)."""
    s.gold[player][value] -= 1
    s.discarded[player][value] += 1
