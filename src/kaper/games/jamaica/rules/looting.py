"""Chapter 8, the spoils: what the winner of a fight may do."""

from typing import Final

from kaper.engine.asking import Asking, Choose, Option, numbered
from kaper.games.jamaica.components.board import (
    CURSED,
    DOUBLOON,
    GOODS_NAMES,
    HOLDS,
    ITEMS,
    LADY_BETH,
    NO_GOODS,
    SIXTH_HOLD,
    TREASURE_NAMES,
)
from kaper.games.jamaica.rules.loading import NO_HOLD, can_load, make_room, plain_hold
from kaper.games.jamaica.state.state import Jamaica

HOLD_OPTIONS: Final = numbered("hold", 0, HOLDS)
CARD_OPTIONS: Final = [Option(f"card:{TREASURE_NAMES[item]}", item) for item in range(ITEMS)]
FACE_DOWN: Final = Option("card:face-down", ITEMS)
"""No item, and offered after them."""
CURSES: Final = [Option(f"curse:{name}", card) for card, name in enumerate(TREASURE_NAMES)]
NOTHING: Final = Option("nothing")


def loot(s: Jamaica, winner: int, loser: int, seat: int) -> Asking[None]:
    """JAM-810 to JAM-813: a hold, a treasure card, or a curse given away; or nothing (JAM-R14)."""
    options = spoils(s, winner, loser)
    face_down = winner != s.ghost and bool(s.treasures(winner, True))
    if not options and not face_down:
        return
    options.append(NOTHING)
    # Who has face-down cards is always asked: a question only for owners of a curse would betray it.
    chosen = yield Choose(seat, "loot", options, {"whom": loser}, pause=face_down)
    if chosen.verb == "hold":
        yield from steal_hold(s, winner, loser, chosen.value, seat)
    elif chosen is FACE_DOWN:
        steal_face_down(s, winner, loser)
    elif chosen.verb == "card":
        steal_item(s, winner, loser, chosen.value)
    elif chosen.verb == "curse":
        give_curse(s, winner, loser, chosen.value)
    elif s.diary is not None:
        s.diary.note("takes-nothing", winner, {"whom": loser})


def spoils(s: Jamaica, winner: int, loser: int) -> list[Option]:
    """JAM-811 to JAM-813, JAM-R14: what is possible, in the order of the rulebook.

    JAM-R15: goods that the winner can load; the Ghost Ship always can, for it has doubloons alone.
    """
    options = [
        HOLD_OPTIONS[hold]
        for hold, goods in enumerate(s.goods[loser])
        if goods != NO_GOODS and can_load(s, winner, goods)
    ]
    options += [CARD_OPTIONS[item] for item in s.treasures(loser, False) if not protected(s, loser, item)]
    if s.treasures(loser, True):
        options.append(FACE_DOWN)
    if winner != s.ghost:
        options += [CURSES[card] for card in s.treasures(winner, True) if CURSED[card]]
    return options


def protected(s: Jamaica, loser: int, item: int) -> bool:
    """JAM-1204: the Ghost Ship's Lady Beth can never be stolen."""
    return loser == s.ghost and item == LADY_BETH


def steal_hold(s: Jamaica, winner: int, loser: int, hold: int, seat: int) -> Asking[None]:
    """JAM-811, JAM-1214: all of it as one load; the Ghost Ship throws all but doubloons overboard."""
    goods, amount = s.goods[loser][hold], s.amount[loser][hold]
    if is_useless(s, winner, goods):
        throw_overboard(s, loser, hold)
        return
    s.take(loser, hold, amount)
    if s.diary is not None:
        s.diary.note("steals-hold", winner, {"whom": loser, "goods": GOODS_NAMES[goods], "n": amount})
    place = plain_hold(s, winner)
    if place == NO_HOLD:
        place = yield from make_room(s, winner, seat, goods)
    s.put(winner, place, goods, amount)


def is_useless(s: Jamaica, winner: int, goods: int) -> bool:
    """JAM-1214: the Ghost Ship keeps nothing but doubloons."""
    return winner == s.ghost and goods != DOUBLOON


def throw_overboard(s: Jamaica, loser: int, hold: int) -> None:
    """JAM-1214: what the Ghost Ship cannot use goes to the bank."""
    goods, amount = s.goods[loser][hold], s.amount[loser][hold]
    s.take(loser, hold, amount)
    if s.diary is not None:
        s.diary.note("overboard", s.ghost, {"whom": loser, "goods": GOODS_NAMES[goods], "n": amount})


def steal_item(s: Jamaica, winner: int, loser: int, item: int) -> None:
    """JAM-812, JAM-912: a face-up card of the winner's choice; the Sixth Hold brings what lies in it."""
    if s.diary is not None:
        s.diary.note("steals-item", winner, {"whom": loser, "item": TREASURE_NAMES[item]})
    s.where[item] = winner
    if item == SIXTH_HOLD:
        move_sixth_hold(s, winner, loser)


def move_sixth_hold(s: Jamaica, winner: int, loser: int) -> None:
    """JAM-912, JAM-R47: the card takes its contents along; on the Ghost Ship only doubloons stay."""
    goods, amount = s.goods[loser][HOLDS], s.amount[loser][HOLDS]
    if amount == 0:
        return
    if is_useless(s, winner, goods):
        throw_overboard(s, loser, HOLDS)
        return
    s.take(loser, HOLDS, amount)
    s.put(winner, HOLDS, goods, amount)


def steal_face_down(s: Jamaica, winner: int, loser: int) -> None:
    """JAM-812, JAM-R16, JAM-904: one at random; thief and loser know which, others only that one moved."""
    cards = s.treasures(loser, True)
    card = s.chance.pick(cards)
    forget(s, cards, 1 << winner | 1 << loser, gift=False)
    s.where[card] = winner
    if winner != s.ghost:
        s.knows[card] |= 1 << winner
    if s.diary is not None:
        to = [ship for ship in (winner, loser) if ship != s.ghost]
        s.diary.note("steals-face-down", winner, {"whom": loser}, {"card": TREASURE_NAMES[card]}, to)
    if card < ITEMS and winner != s.ghost:
        turn_up(s, winner, card)


def forget(s: Jamaica, cards: list[int], parties: int, gift: bool) -> None:
    """JAM-R16, JAM-R17: outsiders can no longer tell apart the face-down cards of which one has moved.

    That a treasure they know was not the gift they can tell, since only curses are given.
    """
    if len(cards) == 1:
        return
    alike = all(s.cursed >> card & 1 for card in cards)
    for card in cards:
        if not gift or CURSED[card]:
            s.knows[card] &= parties
        if not alike:
            s.cursed &= ~(1 << card)


def turn_up(s: Jamaica, ship: int, item: int) -> None:
    """JAM-904, JAM-R50: an item lies face up with a player and works at once."""
    s.face_down[item] = False
    if s.diary is not None:
        s.diary.note("finds-item", ship, {"item": TREASURE_NAMES[item]}, reveals=True)


def give_curse(s: Jamaica, winner: int, loser: int, card: int) -> None:
    """JAM-813, JAM-R17: everybody learns that it is a curse, giver and receiver know which."""
    forget(s, s.treasures(winner, True), 1 << winner | 1 << loser, gift=True)
    s.where[card] = loser
    if loser != s.ghost:
        s.knows[card] |= 1 << loser
    s.cursed |= 1 << card
    if s.diary is not None:
        to = [ship for ship in (winner, loser) if ship != s.ghost]
        s.diary.note("gives-curse", winner, {"whom": loser}, {"card": TREASURE_NAMES[card]}, to, reveals=True)
