"""Chapter 5, stage 2 of a round: turns; and chapter 6 as far as it is about rum for oneself."""

from typing import Final

from kaper.engine.asking import Asking, Choose, Option
from kaper.games.black_dice.components.board import ADVENTURES, GOLD_VALUES, LIMIT, PIRATES, SYMBOLS
from kaper.games.black_dice.rules.curse import by_symbol
from kaper.games.black_dice.rules.gold import throw_away
from kaper.games.black_dice.rules.pirates import FACES, can_be_paid, pay
from kaper.games.black_dice.state.state import SETTLEMENT, BlackDice

PLACE: Final = [Option(f"place:{symbol}", face) for face, symbol in enumerate(SYMBOLS)]
END: Final = Option("end", 6)
DRINK: Final = Option("rum", 7)
FIRST_PIRATE: Final = 10
PAY: Final = [Option(f"pay:{name}", FIRST_PIRATE + pirate) for pirate, name in enumerate(PIRATES)]
FIRST_GOLD: Final = 20
UNBLOCK: Final = [Option(f"unblock:{value}", FIRST_GOLD + index) for index, value in enumerate(GOLD_VALUES)]
KEEP: Final = Option("keep", 0)
PLACES: Final = [7**face for face in range(ADVENTURES)]
"""Dice are numbered by their faces to the base of 7, since nobody has more than six."""
_REROLLS: Final[dict[int, list[Option]]] = {}


def take_turn(s: BlackDice, player: int) -> Asking[None]:
    """CBD-502, CBD-504, CBD-506: roll; then rum, pirates and unblocking in any order; a placement ends it.

    CBD-601, CBD-R09: rum rolls all open dice again, and with them those that came back and show nothing.
    """
    rolling = s.unplaced[player]
    placed = False
    # CBD-R31: a Storm can leave no active adventure.
    while not placed and s.any_active():
        if rolling:
            idle = full_roll(s, player, rolling)
            rolling = 0
            if idle:
                reroll(s, player, ((yield Choose(player, "reroll", rerolls(idle))).value))
        about = {"rum": s.rum[player], "open": sum(s.open)}
        choice = (yield Choose(player, "act", actions(s, player), about)).value
        if choice < ADVENTURES:
            place(s, player, choice)
            placed = True
        elif choice == END.value:
            if s.diary is not None:
                s.diary.note("cannot-place", player)
            placed = True
        elif choice == DRINK.value:
            drink(s, player)
            rolling = sum(s.open) + s.faceless
        elif choice < FIRST_GOLD:
            placed = yield from pay(s, player, choice - FIRST_PIRATE)
        else:
            unblock(s, player, choice - FIRST_GOLD)
    s.open = [0] * ADVENTURES
    s.aside = [0] * ADVENTURES
    s.faceless = 0


def full_roll(s: BlackDice, player: int, count: int) -> int:
    """CBD-502, CBD-503: roll all open dice; those that show no active symbol, as a number."""
    dice, black = s.chance.tally(count), s.black
    s.open = dice
    s.faceless = 0
    if s.diary is not None:
        s.diary.note("rolls", player, {"n": count, **by_symbol(dice)})
    idle = 0
    for face in range(ADVENTURES):
        if dice[face] and not black[face]:
            idle += dice[face] * PLACES[face]
    return idle


def rerolls(idle: int) -> list[Option]:
    """CBD-R01: any of the dice that show no active symbol, or none."""
    known = _REROLLS.get(idle)
    if known is None:
        codes = [0]
        for place in PLACES:
            codes = [code + count * place for count in range(idle // place % 7 + 1) for code in codes]
        known = _REROLLS[idle] = [_reroll_option(code) for code in sorted(codes)]
    return known


def _reroll_option(code: int) -> Option:
    symbols = [symbol for face, symbol in enumerate(SYMBOLS) for _ in range(code // PLACES[face] % 7)]
    return Option(f"reroll:{'+'.join(symbols)}", code) if symbols else KEEP


def reroll(s: BlackDice, player: int, code: int) -> None:
    """CBD-503, CBD-R02: once and free of charge; a die that still shows no active symbol is set aside."""
    if code == KEEP.value:
        return
    count = 0
    for face in range(ADVENTURES):
        s.open[face] -= code % 7
        count += code % 7
        code //= 7
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
    """CBD-504, CBD-505, CBD-R03: a symbol to place, or the end if there is none; rum, pirates, unblocking.

    CBD-603, CBD-604, CBD-609: who is face up and below the limit can be paid; gold helps if nobody is.
    """
    dice, black = s.open, s.black
    options: list[Option] = []
    for face in FACES:
        if dice[face] and black[face]:
            options.append(PLACE[face])
    if not options:
        options.append(END)
    if s.rum[player]:
        if any(dice) or s.faceless:
            options.append(DRINK)
        drunk, overboard = s.drunk, s.overboard
        for recruit, pirate in enumerate(s.recruits):
            if drunk[recruit] < LIMIT[pirate] and not overboard[recruit] and can_be_paid(s, pirate):
                options.append(PAY[pirate])
    if any(s.gold[player]) and s.all_drunk():
        options += unblockings(s.gold[player])
    return options


def unblockings(gold: list[int]) -> list[Option]:
    """CBD-R15: with any token that one has."""
    return [UNBLOCK[value] for value in range(len(GOLD_VALUES)) if gold[value]]


def place(s: BlackDice, player: int, face: int) -> None:
    """CBD-502, CBD-507: all open dice with the symbol go to its adventure, however many are needed there."""
    count = s.open[face]
    s.place(player, face, count)
    if s.diary is not None:
        s.diary.note("places", player, {"adventure": SYMBOLS[face], "n": count})


def drink(s: BlackDice, player: int) -> None:
    """CBD-601: a token goes back to the supply."""
    s.rum[player] -= 1
    s.supply += 1
    if s.diary is not None:
        s.diary.note("drinks", player)


def unblock(s: BlackDice, player: int, value: int) -> None:
    """CBD-609, CBD-R15: a gold token of one's choice sobers up the whole crew, but for those overboard."""
    throw_away(s, player, value)
    s.supply += sum(s.drunk)
    s.drunk = [0] * len(s.recruits)
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
