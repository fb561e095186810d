"""Chapter 6: damage, by dice, symbols, Cannons, automatic hits and deadeye tokens."""

from collections.abc import Sequence
from typing import Final

from kaper.engine.asking import Args, Asking, Choose, Option
from kaper.games.tiny_epic.components.board import CANNONS
from kaper.games.tiny_epic.components.cards import (
    CREW_BONUS,
    CREW_HITS,
    CREW_NAMES,
    CREW_SYMBOLS,
    LEGEND_BONUS,
    LEGEND_SYMBOLS,
    REROLL,
    SIDE_SYMBOLS,
)
from kaper.games.tiny_epic.state.state import NOTHING, Pirates

FACES: Final = range(1, 7)


class SetDie(Option):
    """A die with one face is turned to another."""

    __slots__ = ("new", "old")

    def __init__(self, old: int, new: int) -> None:
        super().__init__(f"set:{old}:{new}")
        self.old = old
        self.new = new


class Reroll(Option):
    """A crew card rolls a die with this face again."""

    __slots__ = ("card", "face")

    def __init__(self, card: int, face: int) -> None:
        super().__init__(f"reroll:{CREW_NAMES[card]}:{face}")
        self.card = card
        self.face = face


SET: Final = [[SetDie(old, new) for new in range(7)] for old in range(7)]
FIRE: Final = Option("fire")
REROLLS: Final = [[Reroll(card, face) for face in range(7)] for card in range(len(CREW_NAMES))]
KEEP: Final = Option("keep")


def fire(s: Pirates, player: int, against: int, by_order: bool) -> Asking[int]:
    """TEP-602 to TEP-604, TEP-R12: roll, reroll if the Attack is the order, spend tokens; the damage.

    `against` is the damage to beat, as far as it is known.
    """
    symbols = symbols_of(s, player)
    s.dice = tuple(s.chance.dice(s.dice_of(player)))
    note_roll(s, player)
    if by_order:
        yield from reroll(s, player)
    if s.deadeye[player]:
        yield from spend_deadeye(s, player, symbols, against)
    return total(s, player, symbols)


def symbols_of(s: Pirates, ship: int) -> list[int]:
    """TEP-603, TEP-952: how often captain and crew show each face."""
    return add_crew(
        s, ship, LEGEND_SYMBOLS[s.legend_captain] if ship == s.legend else SIDE_SYMBOLS[s.captain[ship]]
    )


def add_crew(s: Pirates, ship: int, symbols: list[int]) -> list[int]:
    shown = symbols[:]
    for card in s.crew[ship]:
        of_card = CREW_SYMBOLS[card]
        for face in FACES:
            shown[face] += of_card[face]
    return shown


def fixed_damage(s: Pirates, ship: int) -> int:
    """TEP-322, TEP-602: hands on Cannons, the crew's automatic hits, those of the legend's sheets."""
    damage = s.duty[ship][CANNONS]
    for card in s.crew[ship]:
        damage += CREW_HITS[card]
    return damage if ship != s.legend else damage + sheet_hits(s)


def sheet_hits(s: Pirates) -> int:
    """TEP-952, TEP-S19: of its level, its captain's bonus and its last infamy action, whoever attacks."""
    bonus = LEGEND_BONUS[s.legend_captain]
    return s.level()["auto_hits"] + sum(effect.hits for effect in bonus) + s.more_hits


def matches(dice: Sequence[int], symbols: list[int]) -> int:
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


def spoken(dice: Sequence[int]) -> str:
    return ", ".join([str(die) for die in dice])


# --- deadeye tokens


def spend_deadeye(s: Pirates, player: int, symbols: list[int], against: int) -> Asking[None]:
    """TEP-604: each token sets one die; any number of tokens."""
    while s.deadeye[player]:
        damage = matches(s.dice, symbols) + fixed_damage(s, player)
        options: list[Option] = [SET[old][new] for old in sorted(set(s.dice)) for new in FACES if new != old]
        options.append(FIRE)
        about = {"damage": damage, "against": against, "known": int(against != NOTHING)}
        chosen = yield Choose(player, "deadeye", options, about)
        if chosen is FIRE:
            return
        assert isinstance(chosen, SetDie)
        s.deadeye[player] -= 1
        set_die(s, s.dice.index(chosen.old), chosen.new)
        if s.diary is not None:
            s.diary.note("spends-deadeye", player, {"old": chosen.old, "new": chosen.new})


def set_die(s: Pirates, place: int, face: int) -> None:
    s.dice = (*s.dice[:place], face, *s.dice[place + 1 :])


# --- rerolls (chapter 7)


def reroll(s: Pirates, player: int) -> Asking[None]:
    """TEP-760, TEP-R39: die by die with the result in view; who takes up another card is done with the last.

    `left` are the cards that may still be used, `again` the places of the dice that the card in use rolled.
    """
    left = [card for card in s.crew[player] if CREW_BONUS[card].kind == REROLL]
    using = NOTHING
    again: list[int] = []
    while True:
        options: list[Option] = [
            REROLLS[card][face] for card in sorted(left) for face in faces_left(s, card, using, again)
        ]
        if not options:
            return
        options.append(KEEP)
        chosen = yield Choose(player, "reroll", options)
        if chosen is KEEP:
            return
        assert isinstance(chosen, Reroll)
        if chosen.card != using:
            if using != NOTHING:
                left.remove(using)
            using, again = chosen.card, []
        again.append(roll_again(s, player, chosen.card, chosen.face, again))


def faces_left(s: Pirates, card: int, using: int, again: list[int]) -> list[int]:
    """The faces of a card that lie on the table, on dice that this card has not rolled yet."""
    shown = [die for place, die in enumerate(s.dice) if card != using or place not in again]
    return [face for face in sorted(CREW_BONUS[card].faces) if face in shown]


def roll_again(s: Pirates, player: int, card: int, face: int, again: list[int]) -> int:
    """Roll one die with a face once more, none of those that the card rolled already; gives its place."""
    place = next(place for place, die in enumerate(s.dice) if die == face and place not in again)
    set_die(s, place, s.chance.die())
    if s.diary is not None:
        told: Args = {"card": CREW_NAMES[card], "old": face, "new": s.dice[place], "dice": spoken(s.dice)}
        s.diary.note("rerolls", player, told)
    return place
