"""Chapter 9: treasures."""

from typing import Final

from kaper.engine.asking import Asking, Choose, Option
from kaper.games.jamaica.components.board import ITEMS, TREASURE_NAMES
from kaper.games.jamaica.rules.looting import turn_up
from kaper.games.jamaica.state.state import PILE, Jamaica

TAKE: Final = Option("treasure:take", 0)
LEAVE: Final = Option("treasure:leave", 1)


def take_treasure(s: Jamaica, ship: int) -> None:
    """JAM-901, JAM-902, JAM-1212: a lair with its token gives the top treasure card, once.

    JAM-904, JAM-913: an item lies face up, any other card face down, known to its owner.
    """
    lair = 1 << s.space[ship]
    if not s.tokens & lair:
        return
    s.tokens &= ~lair
    card = s.chance.pick([card for card, place in enumerate(s.where) if place == PILE])
    s.where[card] = ship
    if ship != s.ghost:
        s.knows[card] = 1 << ship
    if card < ITEMS and ship != s.ghost:
        turn_up(s, ship, card)
    elif s.diary is not None:
        to = [] if ship == s.ghost else [ship]
        s.diary.note("takes-treasure", ship, {"space": s.space[ship]}, {"card": TREASURE_NAMES[card]}, to)


def may_take_treasure(s: Jamaica, ship: int) -> Asking[None]:
    """JAM-709, JAM-R11: after a shortage the treasure may be left."""
    if not s.tokens >> s.space[ship] & 1:
        return
    if (yield Choose(ship, "treasure", [TAKE, LEAVE])) is TAKE:
        take_treasure(s, ship)
    elif s.diary is not None:
        s.diary.note("leaves-treasure", ship, {"space": s.space[ship]})
