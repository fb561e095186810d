"""Chapter 2: setup."""

from kaper.engine.chance import Chance
from kaper.engine.game import Settings
from kaper.games.black_dice import SHIPS
from kaper.games.black_dice.components.board import (
    EXPEDITIONS,
    GOLD_COUNTS,
    PIRATES,
    RECRUITS,
    RUM_AT_START,
    TREASURE,
    TREASURE_ISLAND,
)
from kaper.games.black_dice.rules.gold import draw_from
from kaper.games.black_dice.state.state import BlackDice


def setup(players: int, settings: Settings, chance: Chance) -> BlackDice:
    """CBD-201 to CBD-209: ship, rum, crew and gold; black dice and blockade are laid out with every round."""
    s = BlackDice(chance)
    s.lay_out(players, EXPEDITIONS.index(settings["expedition"]))
    s.ship = SHIPS.index(settings.get("ship", SHIPS[0]))
    for player in range(players):
        s.rum[player] = RUM_AT_START
        s.supply -= RUM_AT_START
    recruit(s)
    lay_out_gold(s)
    return s


def recruit(s: BlackDice) -> None:
    """CBD-205: one pirate more than players; they lie in the order of the box."""
    pirates = list(range(len(PIRATES)))
    s.recruits = tuple(sorted([s.chance.draw(pirates) for _ in range(RECRUITS[s.players])]))
    s.rum_on = [0] * len(s.recruits)
    s.overboard = [False] * len(s.recruits)


def lay_out_gold(s: BlackDice) -> None:
    """CBD-206: all of it; on Treasure Island a part that nobody has seen (CBD-1002, CBD-R32)."""
    s.pool = GOLD_COUNTS[:]
    if s.expedition == TREASURE_ISLAND:
        for _ in range(sum(GOLD_COUNTS) - TREASURE[s.players]):
            s.unused[draw_from(s, s.pool)] += 1
