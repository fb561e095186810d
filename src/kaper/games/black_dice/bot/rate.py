"""Advice to bots: how good each option of a question is, in points of gold at the end of the game."""

from collections.abc import Callable
from typing import Final

from kaper.engine.asking import Choose
from kaper.games.black_dice.bot.chances import Turn
from kaper.games.black_dice.bot.forecast import Prospects, harm
from kaper.games.black_dice.bot.worth import EXCESS_HARM, PIRATE_WORTH, RUM_PRICE, SOBER_CREW, SQUASH
from kaper.games.black_dice.components.board import (
    ANCHOR,
    BOARDING,
    CHANGE_COURSE,
    GO_ABOUT,
    GOLD_VALUES,
    KEELHAUL,
    LIMIT,
    OVER_THE_SIDE,
    STORM,
    SYMBOLS,
    TO_THE_SAILS,
    TRUE_SHOT,
)
from kaper.games.black_dice.rules.penalties import EXCESS, PARDON, Lose
from kaper.games.black_dice.rules.pirates import Board, Swap
from kaper.games.black_dice.rules.rewards import STAY
from kaper.games.black_dice.rules.turns import DRINK, END, Reroll, rolled_by_rum
from kaper.games.black_dice.state.state import BlackDice

Adviser = Callable[[BlackDice, Choose], list[float]]


def rate(s: BlackDice, ask: Choose) -> list[float]:
    return ADVISERS[ask.prompt](s, ask)


def reroll(s: BlackDice, ask: Choose) -> list[float]:
    """As many as possible; the options are sorted by symbols, not by how many there are."""
    return [0.2 * sum(option.dice) if isinstance(option, Reroll) else 0.0 for option in ask.options]


def act(s: BlackDice, ask: Choose) -> list[float]:
    """Place, or do something about it first; what does not end the turn is valued with the best placement."""
    turn = Turn(s, ask.seat)
    best = turn.best()
    rates: list[float] = []
    for option in ask.options:
        if option.verb == "place":
            rates.append(turn.placement(option.value, s.open[option.value]))
        elif option is END:
            rates.append(turn.now)
        elif option is DRINK:
            rates.append(turn.rolled(rolled_by_rum(s)) - RUM_PRICE)
        elif option.verb == "pay":
            rates.append(paid(turn, option.value, best) - RUM_PRICE)
        else:
            rates.append(best + sobered(turn, option.value))
    return rates


def paid(turn: Turn, pirate: int, best: float) -> float:
    """What a turn is worth with this pirate's help."""
    if pirate == TRUE_SHOT:
        return max(turn.shot(face) for face in turn.active)
    if pirate == GO_ABOUT:
        return max(turn.turned(face) for face in range(6) if turn.s.open[face])
    if pirate == CHANGE_COURSE:
        return best + turn.best_swap() - turn.now
    if pirate == STORM:
        return best + turn.best_storm() - turn.now
    if pirate == KEELHAUL:
        return best + turn.best_haul() - turn.now
    if pirate == BOARDING:
        return best + turn.best_boarding() - turn.now
    if pirate == TO_THE_SAILS:
        return best + turn.sails()
    assert pirate == OVER_THE_SIDE
    return best + turn.pardon()


def sobered(turn: Turn, value: int) -> float:
    """What it brings to have the crew sober again, less the gold."""
    s = turn.s
    crew = SOBER_CREW * s.overboard.count(False) * min(s.rum[turn.seat], 2)
    return crew - GOLD_VALUES[value] * SQUASH / turn.view.spread


def by_symbol(s: BlackDice, ask: Choose) -> list[float]:
    """What a pirate does with the dice of one symbol."""
    turn, value = Turn(s, ask.seat), OF_SYMBOL[ask.prompt]
    return [value(turn, option.value) for option in ask.options]


def swap(s: BlackDice, ask: Choose) -> list[float]:
    turn = Turn(s, ask.seat)
    return [turn.on_course(option.face, option.other) for option in ask.options if isinstance(option, Swap)]


def board(s: BlackDice, ask: Choose) -> list[float]:
    """Whose die, by the best place that it could go to."""
    turn = Turn(s, ask.seat)
    return [
        turn.boarding_from(option.owner, option.face) for option in ask.options if isinstance(option, Board)
    ]


def board_to(s: BlackDice, ask: Choose) -> list[float]:
    turn = Turn(s, ask.seat)
    owner, source = int(ask.about["whom"]), SYMBOLS.index(str(ask.about["from"]))
    return [turn.boarded(owner, source, option.value) for option in ask.options]


def anchor(s: BlackDice, ask: Choose) -> list[float]:
    """The die is needed elsewhere, or gold waits there."""
    turn = Turn(s, ask.seat)
    return [
        turn.now if option is STAY else turn.boarded(ask.seat, ANCHOR, option.value) for option in ask.options
    ]


def pardon(s: BlackDice, ask: Choose) -> list[float]:
    """Spend it now, unless something worse is likely to come."""
    view = Prospects(s)
    chances = view.chances(view.short, view.left)
    now = view.due[0]
    later = [(1.0 - chances[face]) * harm(s, face) for face in view.due if face != now]
    worst = max(later) if later else 0.0
    here = EXCESS_HARM * int(ask.about["n"]) if ask.about["penalty"] == EXCESS else harm(s, now)
    return [here if option is PARDON else worst for option in ask.options]


def overboard(s: BlackDice, ask: Choose) -> list[float]:
    """Whoever helps least from now on."""
    return [-help_left(s, option.value) for option in ask.options]


def pour(s: BlackDice, ask: Choose) -> list[float]:
    """On whoever helps least."""
    return [-PIRATE_WORTH[option.value] for option in ask.options]


def help_left(s: BlackDice, pirate: int) -> float:
    """What a pirate may still do before the next unblocking."""
    room = LIMIT[pirate] - s.rum_on[s.recruits.index(pirate)]
    return PIRATE_WORTH[pirate] * (0.5 + room / LIMIT[pirate])


def lose_gold(s: BlackDice, ask: Choose) -> list[float]:
    """The least valuable tokens."""
    return [
        -float(sum(GOLD_VALUES[value] for value in option.tokens))
        for option in ask.options
        if isinstance(option, Lose)
    ]


OF_SYMBOL: Final[dict[str, Callable[[Turn, int], float]]] = {
    "shot": Turn.shot,
    "turn": Turn.turned,
    "storm": Turn.stormed,
    "keelhaul": Turn.hauled,
}
ADVISERS: Final[dict[str, Adviser]] = {
    "reroll": reroll,
    "act": act,
    "shot": by_symbol,
    "turn": by_symbol,
    "swap": swap,
    "storm": by_symbol,
    "keelhaul": by_symbol,
    "board": board,
    "board-to": board_to,
    "anchor": anchor,
    "pardon": pardon,
    "overboard": overboard,
    "pour": pour,
    "lose-gold": lose_gold,
}
