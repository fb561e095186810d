"""Chapter 9: penalties."""

from itertools import combinations_with_replacement
from typing import Final

from kaper.engine.asking import Args, Asking, Choose, Option, Together
from kaper.games.black_dice.components.board import (
    CREW_OVERBOARD,
    DAMAGE,
    GOLD_LOST_BY_OTHERS,
    GOLD_VALUES,
    LOSE_DIE,
    LOSE_GOLD,
    MORE_BLACK,
    MORE_BLACK_DICE,
    NO_PENALTY,
    PENALTY,
    PENALTY_AMOUNT,
    PENALTY_NAMES,
    PIRATES,
    RUM_ON_PIRATES,
    SYMBOLS,
)
from kaper.games.black_dice.rules.ending import NO_CREW, close, go_overboard, take_damage
from kaper.games.black_dice.rules.gold import throw_away
from kaper.games.black_dice.state.state import NOBODY, BlackDice

EXCESS: Final = "excess"
"""The penalty that all tiles share: excess black dice are rolled."""
BEAR: Final = Option("bear")
PARDON: Final = Option("pardon")
OVERBOARD: Final = [Option(f"overboard:{name}", pirate) for pirate, name in enumerate(PIRATES)]
POUR: Final = [Option(f"pour:{name}", pirate) for pirate, name in enumerate(PIRATES)]


class Lose(Option):
    """Which gold tokens are given up, by their values."""

    __slots__ = ("tokens",)

    def __init__(self, tokens: tuple[int, ...]) -> None:
        super().__init__(f"lose:{'+'.join([str(GOLD_VALUES[value]) for value in tokens])}")
        self.tokens = tokens


LOSE: Final[list[list[Lose]]] = [
    [Lose(tokens) for tokens in combinations_with_replacement(range(len(GOLD_VALUES)), count)]
    for count in range(3)
]


def bear_penalty(s: BlackDice, adventure: int) -> Asking[None]:
    """CBD-703, CBD-707, CBD-911, CBD-R12, CBD-R19: the tile's penalty, unless the pardon is spent on it."""
    penalty = PENALTY[s.expedition][adventure]
    amount = PENALTY_AMOUNT[s.expedition][adventure]
    if penalty == NO_PENALTY or (yield from pardoned(s, adventure, PENALTY_NAMES[penalty], amount)):
        return
    if penalty == DAMAGE:
        take_damage(s, amount)
    elif penalty == MORE_BLACK:
        more_black(s)
    elif penalty == LOSE_DIE:
        lose_die(s)
    elif penalty == CREW_OVERBOARD:
        yield from crew_overboard(s, adventure)
    elif penalty == RUM_ON_PIRATES:
        yield from rum_on_pirates(s, adventure, amount)
    elif penalty == LOSE_GOLD:
        yield from lose_gold(s, adventure)


def pardoned(s: BlackDice, adventure: int, penalty: str, amount: int) -> Asking[bool]:
    """CBD-611, CBD-R12: whoever paid for it decides at every penalty whether this is the one."""
    player = s.pardon
    if player == NOBODY:
        return False
    about: Args = {"adventure": SYMBOLS[adventure], "penalty": penalty, "n": amount}
    if (yield Choose(player, "pardon", [BEAR, PARDON], about)) is BEAR:
        return False
    s.pardon = NOBODY
    if s.diary is not None:
        s.diary.note("pardons", player, about)
    return True


def more_black(s: BlackDice) -> None:
    """CBD-913: the next round's pool is larger by one die a player, never by two."""
    s.more_black = True
    if s.diary is not None:
        s.diary.note("more-black", NOBODY, {"n": MORE_BLACK_DICE[s.players]})


def lose_die(s: BlackDice) -> None:
    """CBD-916: everybody has one die less in the next round."""
    s.lose_die = True
    if s.diary is not None:
        s.diary.note("loses-die")


def crew_overboard(s: BlackDice, adventure: int) -> Asking[None]:
    """CBD-912, CBD-710: the captain chooses who goes; CBD-R35: whoever is left, and if nobody is, nobody.

    CBD-712, CBD-1401: a penalty that takes the last pirate loses the game.
    """
    options = [OVERBOARD[pirate] for place, pirate in enumerate(s.recruits) if not s.overboard[place]]
    if not options:
        return
    pirate = (yield Choose(s.captain, "overboard", options, {"adventure": SYMBOLS[adventure]})).value
    go_overboard(s, s.captain, s.recruits.index(pirate), "penalty")
    if s.crew_lost():
        close(s, NO_CREW)


def rum_on_pirates(s: BlackDice, adventure: int, count: int) -> Asking[None]:
    """CBD-914, CBD-710, CBD-R18: from the supply, where the captain likes, as far as there is room."""
    for left in range(min(count, s.supply), 0, -1):
        options = [POUR[pirate] for pirate in s.sober()]
        if not options:
            return
        about: Args = {"left": left, "adventure": SYMBOLS[adventure]}
        pirate = (yield Choose(s.captain, "pour", options, about)).value
        s.supply -= 1
        s.rum_on[s.recruits.index(pirate)] += 1
        if s.diary is not None:
            s.diary.note("pours", s.captain, {"pirate": PIRATES[pirate]})


def lose_gold(s: BlackDice, adventure: int) -> Asking[None]:
    """CBD-917, CBD-R34: everybody for themselves; who has no more than must go is not asked.

    All others are always asked: a question only for who has different values would betray the values.
    """
    owed = [gold_owed(s, player, adventure) for player in range(s.players)]
    choosing = [player for player in range(s.players) if owed[player] < s.tokens_of(player)]
    if choosing:
        question = Together("lose-gold", choosing, lambda player: losses(s, player, adventure), pause=True)
        yield question
        for player, answer in zip(choosing, question.answers, strict=True):
            assert isinstance(answer, Lose)
            for value in answer.tokens:
                throw_away(s, player, value)
    for player in range(s.players):
        if player not in choosing:
            lose_all(s, player)
        if owed[player] and s.diary is not None:
            s.diary.note("loses-gold", player, {"n": owed[player]})


def gold_owed(s: BlackDice, player: int, adventure: int) -> int:
    """CBD-917, CBD-R34: participants lose less than the others, and nobody more than they have."""
    if s.placed[player][adventure]:
        return min(PENALTY_AMOUNT[s.expedition][adventure], s.tokens_of(player))
    return min(GOLD_LOST_BY_OTHERS[s.expedition][adventure], s.tokens_of(player))


def losses(s: BlackDice, player: int, adventure: int) -> list[Lose]:
    """The tokens that a player can part with, by their values."""
    gold, ways = s.gold[player], LOSE[gold_owed(s, player, adventure)]
    return [way for way in ways if all(way.tokens.count(value) <= gold[value] for value in way.tokens)]


def lose_all(s: BlackDice, player: int) -> None:
    """CBD-R34: who has too little gives what there is."""
    for value in range(len(GOLD_VALUES)):
        for _ in range(s.gold[player][value]):
            throw_away(s, player, value)
