"""Chapter 6: the pirates and what they do for a token of rum."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from kaper.engine.asking import Args, Asking, Choose, Option
from kaper.games.black_dice.components.board import (
    ADVENTURES,
    BARREL,
    BOARDING,
    CHANGE_COURSE,
    GO_ABOUT,
    KEELHAUL,
    MOST_PLAYERS,
    OPPOSITE,
    OVER_THE_SIDE,
    PIRATES,
    STORM,
    SYMBOLS,
    TO_THE_SAILS,
    TRUE_SHOT,
)
from kaper.games.black_dice.rules.curse import always_active, roll_black
from kaper.games.black_dice.rules.ending import go_overboard
from kaper.games.black_dice.state.state import BlackDice

FACES: Final = range(ADVENTURES)
BEYOND_ANCHOR: Final = range(BARREL, ADVENTURES)


def _by_symbol(verb: str) -> list[Option]:
    return [Option(f"{verb}:{symbol}", face) for face, symbol in enumerate(SYMBOLS)]


SHOT: Final = _by_symbol("shot")
TURN: Final = _by_symbol("turn")
STORMED: Final = _by_symbol("storm")
HAULED: Final = _by_symbol("keelhaul")
TO: Final = _by_symbol("to")


class Swap(Option):
    """Two rows of black dice that change places."""

    __slots__ = ("face", "other")

    def __init__(self, face: int, other: int) -> None:
        super().__init__(f"swap:{SYMBOLS[face]}:{SYMBOLS[other]}")
        self.face = face
        self.other = other


class Board(Option):
    """A die of some player at some adventure."""

    __slots__ = ("face", "owner")

    def __init__(self, owner: int, face: int) -> None:
        super().__init__(f"board:{owner}:{SYMBOLS[face]}")
        self.owner = owner
        self.face = face


SWAPS: Final = [Swap(face, other) for face, other in combinations(FACES, 2)]
NEEDS_OPEN_DICE: Final = [pirate in (TRUE_SHOT, GO_ABOUT) for pirate in range(len(PIRATES))]
BOARD: Final = [[Board(player, face) for face in FACES] for player in range(MOST_PLAYERS)]


def can_be_paid(s: BlackDice, pirate: int) -> bool:
    """CBD-R13: an ability without a legal target cannot be paid."""
    if NEEDS_OPEN_DICE[pirate]:
        return any(s.open)
    if pirate == TO_THE_SAILS:
        return not s.sails
    if pirate == CHANGE_COURSE:
        return next(courses(s), None) is not None
    if pirate == STORM:
        return any(stormy(s, face) for face in FACES)
    if pirate == KEELHAUL:
        return any(s.dice_at)
    if pirate == BOARDING:
        return any(s.dice_at[face] and can_be_boarded(s, face) for face in BEYOND_ANCHOR)
    return True


def pay(s: BlackDice, player: int, pirate: int) -> Asking[bool]:
    """CBD-603, CBD-605: a token on the tile and the ability at once; whether it was the turn's placement."""
    s.rum[player] -= 1
    s.rum_on[s.recruits.index(pirate)] += 1
    if s.diary is not None:
        s.diary.note("pays", player, {"pirate": PIRATES[pirate]})
    if pirate == TRUE_SHOT:
        yield from true_shot(s, player)
        return True
    if pirate == OVER_THE_SIDE:
        over_the_side(s, player)
    elif pirate == TO_THE_SAILS:
        to_the_sails(s, player)
    elif pirate == GO_ABOUT:
        yield from go_about(s, player)
    elif pirate == CHANGE_COURSE:
        yield from change_course(s, player)
    elif pirate == STORM:
        yield from storm(s, player)
    elif pirate == KEELHAUL:
        yield from keelhaul(s, player)
    else:
        yield from boarding(s, player)
    return False


def over_the_side(s: BlackDice, player: int) -> None:
    """CBD-611, CBD-R12, CBD-R35: the pirate leaves for good, the last one too; one penalty may be ignored."""
    s.pardon = player
    if s.diary is not None:
        s.diary.note("pardon-won", player)
    go_overboard(s, player, s.recruits.index(OVER_THE_SIDE), "pardon")


def true_shot(s: BlackDice, player: int) -> Asking[None]:
    """CBD-612, CBD-R07: a die is turned to an active symbol and placed with all that show it.

    Which die is turned makes no difference: the turn is over, and the others are rolled anew.
    """
    face = (yield Choose(player, "shot", [SHOT[face] for face in FACES if s.active(face)])).value
    count = shot_dice(s, face)
    s.place(player, face, count)
    if s.diary is not None:
        s.diary.note("shoots", player, {"adventure": SYMBOLS[face]})
        s.diary.note("places", player, {"adventure": SYMBOLS[face], "n": count})


def shot_dice(s: BlackDice, face: int) -> int:
    """CBD-612, CBD-R07: how many dice a true shot places: a turned one, and all that show the symbol."""
    return min(s.open[face] + 1, sum(s.open))


def go_about(s: BlackDice, player: int) -> Asking[None]:
    """CBD-613, CBD-R08: one own open die to its opposite face, active or not."""
    face = (yield Choose(player, "turn", [TURN[face] for face in FACES if s.open[face]])).value
    s.open[face] -= 1
    s.open[OPPOSITE[face]] += 1
    if s.diary is not None:
        s.diary.note("turns-die", player, {"from": SYMBOLS[face], "to": SYMBOLS[OPPOSITE[face]]})


def to_the_sails(s: BlackDice, player: int) -> None:
    """CBD-614, CBD-R11: one die more for everybody in the next round."""
    s.sails = True
    if s.diary is not None:
        s.diary.note("sails", player)


def change_course(s: BlackDice, player: int) -> Asking[None]:
    """CBD-615, CBD-R05: two rows of black dice change places; players' dice stay."""
    chosen = yield Choose(player, "swap", list(courses(s)))
    assert isinstance(chosen, Swap)
    face, other = chosen.face, chosen.other
    s.black[face], s.black[other] = s.black[other], s.black[face]
    if s.diary is not None:
        s.diary.note("swaps", player, {"adventure": SYMBOLS[face], "other": SYMBOLS[other]})


def courses(s: BlackDice) -> Iterator[Swap]:
    """CBD-R05: any two rows, even an empty one; but none is blocked, and none left empty that must not be."""
    kept, black = always_active(s), s.black
    for swap in SWAPS:
        rows = (swap.face, swap.other)
        dice = (black[swap.face], black[swap.other])
        if s.blocked not in rows and any(dice) and not (kept in rows and 0 in dice):
            yield swap


def storm(s: BlackDice, player: int) -> Asking[None]:
    """CBD-616, CBD-R04, CBD-R06: a row is rolled anew; adventures can become active or inactive by it."""
    face = (yield Choose(player, "storm", [STORMED[face] for face in FACES if stormy(s, face)])).value
    count = stormy(s, face)
    s.black[face] -= count
    if s.diary is not None:
        s.diary.note("storms", player, {"adventure": SYMBOLS[face], "n": count})
    roll_black(s, count)


def stormy(s: BlackDice, face: int) -> int:
    """CBD-R06: how many dice of a row a Storm rolls: all but the one that was set there in advance."""
    return s.black[face] - (face == always_active(s))


def keelhaul(s: BlackDice, player: int) -> Asking[None]:
    """CBD-617, CBD-R09, CBD-R41: all dice there go back to their owners; those of the payer show nothing."""
    face = (yield Choose(player, "keelhaul", [HAULED[face] for face in FACES if s.dice_at[face]])).value
    if s.diary is not None:
        s.diary.note("keelhauls", player, {"adventure": SYMBOLS[face], "n": s.dice_at[face]})
    s.faceless += s.placed[player][face]
    for owner in range(s.players):
        s.unplaced[owner] += s.placed[owner][face]
        s.placed[owner][face] = 0
    s.dice_at[face] = 0
    s.order[face] = []


def boarding(s: BlackDice, player: int) -> Asking[None]:
    """CBD-618, CBD-R10, CBD-R38: a placed die of anybody, between two of the adventures 2 to 6."""
    dice = [
        BOARD[owner][face]
        for owner in range(s.players)
        for face in BEYOND_ANCHOR
        if s.placed[owner][face] and can_be_boarded(s, face)
    ]
    chosen = yield Choose(player, "board", dice)
    assert isinstance(chosen, Board)
    owner, source = chosen.owner, chosen.face
    about: Args = {"whom": owner, "from": SYMBOLS[source]}
    targets = [TO[face] for face in BEYOND_ANCHOR if s.active(face) and face != source]
    target = (yield Choose(player, "board-to", targets, about)).value
    s.leave(owner, source)
    s.arrive(owner, target, 1)
    if s.diary is not None:
        s.diary.note("boards", player, {**about, "to": SYMBOLS[target]})


def can_be_boarded(s: BlackDice, source: int) -> bool:
    """CBD-R10: there must be another active adventure among 2 to 6."""
    return any(s.black[face] and face != source for face in BEYOND_ANCHOR)
