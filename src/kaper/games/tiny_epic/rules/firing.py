"""Chapter 6: damage, by dice, symbols, Cannons, automatic hits and deadeye tokens."""

from typing import Final

from kaper.engine.asking import Asking, Choose, Option
from kaper.games.tiny_epic.board import CANNONS
from kaper.games.tiny_epic.cards import CREW_BONUS, CREW_HITS, CREW_NAMES, CREW_SYMBOLS, REROLL, SIDE_SYMBOLS
from kaper.games.tiny_epic.state import NOTHING, Pirates

FACES: Final = range(1, 7)
SET: Final = [[Option(f"set:{old}:{new}", 10 * old + new) for new in range(7)] for old in range(7)]
FIRE: Final = Option("fire", 100)
KEEP: Final = Option("keep", 100 * len(CREW_NAMES))


def fire(s: Pirates, player: int, against: int, by_order: bool) -> Asking[int]:
    """TEP-602 to TEP-604, TEP-R12: roll, reroll if the Attack is the order, spend tokens; the damage.

    `against` is the damage to beat, as far as it is known.
    """
    symbols = symbols_of(s, player)
    s.dice = s.chance.dice(s.dice_of(player))
    note_roll(s, player)
    if by_order:
        yield from reroll(s, player)
    if s.deadeye[player]:
        yield from spend_deadeye(s, player, symbols, against)
    return total(s, player, symbols)


def symbols_of(s: Pirates, player: int) -> list[int]:
    """TEP-603: how often captain and crew show each face."""
    return add_crew(s, player, SIDE_SYMBOLS[s.captain[player]])


def add_crew(s: Pirates, ship: int, symbols: list[int]) -> list[int]:
    shown = symbols[:]
    for card in s.crew[ship]:
        of_card = CREW_SYMBOLS[card]
        for face in FACES:
            shown[face] += of_card[face]
    return shown


def fixed_damage(s: Pirates, ship: int) -> int:
    """TEP-322, TEP-602: hands on Cannons and the crew's automatic hits."""
    damage = s.duty[ship][CANNONS]
    for card in s.crew[ship]:
        damage += CREW_HITS[card]
    return damage


def matches(dice: list[int], symbols: list[int]) -> int:
    """TEP-603: for each die every symbol that matches it."""
    hits = 0
    for die in dice:
        hits += symbols[die]
    return hits


def total(s: Pirates, ship: int, symbols: list[int]) -> int:
    """TEP-602: what the ship deals with the dice as they lie."""
    matched = matches(s.dice, symbols)
    damage = matched + fixed_damage(s, ship)
    if s.diary is not None:
        parts = {"n": damage, "matched": matched, "cannons": s.duty[ship][CANNONS]}
        s.diary.note("deals", ship, {**parts, "hits": damage - matched - s.duty[ship][CANNONS]})
    return damage


def note_roll(s: Pirates, ship: int) -> None:
    if s.diary is not None:
        s.diary.note("rolls", ship, {"dice": spoken(s.dice)})


def spoken(dice: list[int]) -> str:
    return ", ".join([str(die) for die in dice])


# --- deadeye tokens


def spend_deadeye(s: Pirates, player: int, symbols: list[int], against: int) -> Asking[None]:
    """TEP-604: each token sets one die; any number of tokens."""
    while s.deadeye[player]:
        damage = matches(s.dice, symbols) + fixed_damage(s, player)
        options = [SET[old][new] for old in sorted(set(s.dice)) for new in FACES if new != old]
        options.append(FIRE)
        about = {"damage": damage, "against": against, "known": int(against != NOTHING)}
        answer = yield Choose(player, "deadeye", options, about)
        if answer == FIRE.value:
            return
        old, new = divmod(answer, 10)
        s.deadeye[player] -= 1
        set_die(s, old, new)
        if s.diary is not None:
            s.diary.note("spends-deadeye", player, {"old": old, "new": new})


def set_die(s: Pirates, old: int, new: int) -> None:
    dice = s.dice[:]
    dice[dice.index(old)] = new
    s.dice = dice


# --- rerolls (chapter 7)


def reroll(s: Pirates, player: int) -> Asking[None]:
    """TEP-760: each card once, one finished before the next begins; a die it rolled anew stays."""
    cards = sorted(card for card in s.crew[player] if CREW_BONUS[card].kind == REROLL)
    while cards:
        options = [option for card in cards for option in rerolls(card, s.dice)]
        if not options:
            return
        options.append(KEEP)
        answer = yield Choose(player, "reroll", options)
        if answer == KEEP.value:
            return
        card, counts = divmod(answer, 100)
        cards.remove(card)
        roll_again(s, player, card, counts)


_REROLLS: Final[dict[int, Option]] = {}


def rerolls(card: int, dice: list[int]) -> list[Option]:
    """Every choice among the dice that show one of the card's two faces, but none at all."""
    low, high = CREW_BONUS[card].faces
    found: list[Option] = []
    for lows in range(dice.count(low) + 1):
        for highs in range(dice.count(high) + 1):
            if lows + highs:
                value = 100 * card + 10 * lows + highs
                if value not in _REROLLS:
                    faces = "-".join([str(low)] * lows + [str(high)] * highs)
                    _REROLLS[value] = Option(f"reroll:{CREW_NAMES[card]}:{faces}", value)
                found.append(_REROLLS[value])
    return found


def roll_again(s: Pirates, player: int, card: int, counts: int) -> None:
    low, high = CREW_BONUS[card].faces
    again = {low: counts // 10, high: counts % 10}
    dice = s.dice[:]
    for index, die in enumerate(s.dice):
        if again.get(die, 0):
            again[die] -= 1
            dice[index] = s.chance.die()
    s.dice = dice
    if s.diary is not None:
        s.diary.note("rerolls", player, {"card": CREW_NAMES[card], "dice": spoken(dice)})
