"""Chapter 2: setup, and the Ghost Ship's part of it in chapter 12."""

from kaper.engine.chance import Chance
from kaper.engine.game import Settings
from kaper.games.jamaica.components.board import (
    CARDS,
    GHOST_CARGO,
    LADY_BETH,
    STARTING_CARGO,
    TREASURE_NAMES,
    TREASURES_IN_PLAY,
    TREASURES_WITH_GHOST,
)
from kaper.games.jamaica.rules.step import draw_to_limit
from kaper.games.jamaica.state.state import NO_GHOST, PILE, REMOVED, Jamaica


def setup(players: int, settings: Settings, chance: Chance) -> Jamaica:
    """JAM-201 to JAM-208, JAM-1202: tokens on the lairs, treasures, cargo, cards, a Captain at random."""
    s = Jamaica(chance)
    s.lay_out(players, settings["ghost"] == "yes")
    lay_out_treasures(s)
    for player in range(players):
        for hold, (goods, amount) in enumerate(STARTING_CARGO):
            s.put(player, hold, goods, amount)
        s.deck[player] = list(range(len(CARDS)))
        draw_to_limit(s, player)
    if s.ghost != NO_GHOST:
        for hold, (goods, amount) in enumerate(GHOST_CARGO):
            s.put(s.ghost, hold, goods, amount)
    s.captain = chance.below(players)
    return s


def lay_out_treasures(s: Jamaica) -> None:
    """JAM-202, JAM-1203, JAM-R40: nine cards at random; Lady Beth first goes to the Ghost Ship."""
    count = len(TREASURE_NAMES)
    s.where = [REMOVED] * count
    s.face_down = [True] * count
    s.knows = [0] * count
    cards = list(range(count))
    in_play = TREASURES_IN_PLAY
    if s.ghost != NO_GHOST:
        in_play = TREASURES_WITH_GHOST
        cards.remove(LADY_BETH)
        s.where[LADY_BETH] = s.ghost
        s.face_down[LADY_BETH] = False
    for _ in range(in_play):
        s.where[s.chance.draw(cards)] = PILE
