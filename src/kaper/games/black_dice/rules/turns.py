"""Chapter 5, stage 2 of a round: turns; and chapter 6 as far as it is about rum for oneself."""

from itertools import product
from typing import Final

from kaper.engine.asking import Asking, Choose, Option
from kaper.games.black_dice.components.board import ADVENTURES, GOLD_VALUES, PIRATES, SYMBOLS
from kaper.games.black_dice.rules.curse import by_symbol
from kaper.games.black_dice.rules.gold import throw_away
from kaper.games.black_dice.rules.pirates import can_be_paid, pay
from kaper.games.black_dice.state.state import SETTLEMENT, BlackDice

PLACE: Final = [Option(f"place:{symbol}", face) for face, symbol in enumerate(SYMBOLS)]
END: Final = Option("end")
DRINK: Final = Option("rum")
PAY: Final = [Option(f"pay:{name}", pirate) for pirate, name in enumerate(PIRATES)]
UNBLOCK: Final = [Option(f"unblock:{value}", index) for index, value in enumerate(GOLD_VALUES)]
KEEP: Final = Option("keep")
Dice = tuple[int, ...]
"""How many dice show each face."""


class Reroll(Option):
    """Which dice are rolled again."""

    __slots__ = ("dice",)

    def __init__(self, dice: Dice) -> None:
        symbols = [symbol for symbol, count in zip(SYMBOLS, dice, strict=True) for _ in range(count)]
        super().__init__(f"reroll:{'+'.join(symbols)}")
        self.dice = dice


DIGITS: Final = [10**face for face in range(ADVENTURES)]
"""Nobody has ten dice: a number with a digit for each face tells what a roll shows."""
_REROLLS: Final[dict[int, list[Option]]] = {}


def take_turn(s: BlackDice, player: int) -> Asking[None]:
    """CBD-502, CBD-504, CBD-506: roll; then rum, pirates and unblocking in any order; a placement ends it."""
    rolling = s.unplaced[player]
    placed = False
    # CBD-R31: a Storm can leave no active adventure.
    while not placed and s.any_active():
        if rolling:
            full_roll(s, player, rolling)
            rolling = 0
            ways = rerolls(s)
            if len(ways) > 1:
                again = yield Choose(player, "reroll", ways)
                if isinstance(again, Reroll):
                    reroll(s, player, again.dice)
        about = {"rum": s.rum[player], "open": sum(s.open)}
        chosen = yield Choose(player, "act", actions(s, player), about)
        if chosen.verb == "place":
            place(s, player, chosen.value)
            placed = True
        elif chosen is END:
            if s.diary is not None:
                s.diary.note("cannot-place", player)
            placed = True
        elif chosen is DRINK:
            drink(s, player)
            rolling = rolled_by_rum(s)
        elif chosen.verb == "pay":
            placed = yield from pay(s, player, chosen.value)
        else:
            unblock(s, player, chosen.value)
    s.open = [0] * ADVENTURES
    s.aside = [0] * ADVENTURES
    s.faceless = 0


def full_roll(s: BlackDice, player: int, count: int) -> None:
    """CBD-502: roll all open dice."""
    s.open = s.chance.tally(count)
    s.faceless = 0
    if s.diary is not None:
        s.diary.note("rolls", player, {"n": count, **by_symbol(s.open)})


def rerolls(s: BlackDice) -> list[Option]:
    """CBD-503, CBD-R01: any of the dice that show no active symbol, or none."""
    black = s.black
    alike = 0
    for face, number in enumerate(s.open):
        if number and not black[face]:
            alike += number * DIGITS[face]
    known = _REROLLS.get(alike)
    if known is None:
        # The last symbol varies slowest.
        idle = [0 if black[face] else number for face, number in enumerate(s.open)]
        ways = product(*[range(number + 1) for number in reversed(idle)])
        known = _REROLLS[alike] = [Reroll(way[::-1]) if any(way) else KEEP for way in ways]
    return known


def reroll(s: BlackDice, player: int, dice: Dice) -> None:
    """CBD-503, CBD-R02: once and free of charge; a die that still shows no active symbol is set aside."""
    s.open = [shown - taken for shown, taken in zip(s.open, dice, strict=True)]
    count = sum(dice)
    rolled = s.chance.tally(count)
    useless = 0
    for face, number in enumerate(rolled):
        if s.black[face]:
            s.open[face] += number
        else:
            s.aside[face] += number
            useless += number
    if s.diary is not None:
        s.diary.note("rerolls", player, {"n": count, **by_symbol(rolled)})
        if useless:
            s.diary.note("sets-aside", player, {"n": useless})


def actions(s: BlackDice, player: int) -> list[Option]:
    """CBD-504, CBD-505, CBD-R03: a symbol to place, or the end if there is none; rum, pirates, unblocking."""
    dice, black = s.open, s.black
    options: list[Option] = []
    for face, number in enumerate(dice):
        if number and black[face]:
            options.append(PLACE[face])
    if not options:
        options.append(END)
    rum = s.rum[player]
    if rum and (any(dice) or s.faceless):
        options.append(DRINK)
    # CBD-603, CBD-604, CBD-609: who is face up and below the limit can be paid; gold helps if nobody is.
    if rum or any(s.gold[player]):
        sober = s.sober()
        if rum:
            for pirate in sober:
                if can_be_paid(s, pirate):
                    options.append(PAY[pirate])
        if not sober and not s.crew_lost():
            # CBD-R15: with any token that one has.
            options += [UNBLOCK[value] for value, count in enumerate(s.gold[player]) if count]
    return options


def place(s: BlackDice, player: int, face: int) -> None:
    """CBD-502, CBD-507: all open dice with the symbol go to its adventure, however many are needed there."""
    count = s.open[face]
    s.place(player, face, count)
    if s.diary is not None:
        s.diary.note("places", player, {"adventure": SYMBOLS[face], "n": count})


def rolled_by_rum(s: BlackDice) -> int:
    """CBD-601, CBD-R09: how many dice rum rolls again: all open ones, and those that came back."""
    return sum(s.open) + s.faceless


def drink(s: BlackDice, player: int) -> None:
    """CBD-601: a token goes back to the supply."""
    s.rum[player] -= 1
    s.supply += 1
    if s.diary is not None:
        s.diary.note("drinks", player)


def unblock(s: BlackDice, player: int, value: int) -> None:
    """CBD-609, CBD-R15: a gold token of one's choice sobers up the whole crew, but for those overboard."""
    throw_away(s, player, value)
    s.supply += sum(s.rum_on)
    s.rum_on = [0] * len(s.recruits)
    if s.diary is not None:
        s.diary.note("unblocks", player)


def pass_on(s: BlackDice) -> None:
    """CBD-501: clockwise to the next who has dice left; when nobody has, to the settlement."""
    for seat in range(s.turn + 1, s.turn + 1 + s.players):
        if s.unplaced[seat % s.players]:
            s.turn = seat % s.players
            return
    settle_next(s)


def settle_next(s: BlackDice) -> None:
    """CBD-701: the adventures in their order."""
    s.stage = SETTLEMENT
    s.adventure = 0
    s.settled = ()
