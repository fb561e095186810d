"""Advice to bots: how good each option of a question is, in Gold."""

from collections.abc import Callable
from typing import Final

from kaper.engine.asking import Choose
from kaper.engine.game import Hints
from kaper.games.tiny_epic.bot.deeds import (
    attack,
    bonus,
    captain_side,
    crew_up,
    deadeye,
    discard,
    dismiss,
    first_but_skip,
    reroll,
    swap,
    trade,
)
from kaper.games.tiny_epic.bot.forecast import NO_ORDER, Prospects
from kaper.games.tiny_epic.bot.turns import (
    heel,
    leave_hand,
    merchant,
    move_hands,
    place_hand,
    place_navy,
    place_ship,
    sail,
    steer,
    storm,
    wheel,
)
from kaper.games.tiny_epic.bot.worth import OUTLOOK, legend_standing, standing
from kaper.games.tiny_epic.state.state import NOBODY, NOWHERE, Pirates

Adviser = Callable[[Pirates, Choose], list[float]]


def rate(s: Pirates, ask: Choose) -> list[float]:
    adviser = ADVISERS.get(ask.prompt)
    if adviser is None:
        return [0.0] * len(ask.options)
    return adviser(s, ask)


def forecast(s: Pirates) -> list[float]:
    """Every ship's standing and what its next turn may bring."""
    worths = [standing(s, player) + OUTLOOK * outlook(s, player) for player in range(s.players)]
    if s.legend != NOBODY:
        worths.append(legend_standing(s))
    return worths


def outlook(s: Pirates, player: int) -> float:
    """What the ship's next turn can bring from where it lies."""
    if s.cell[player] == NOWHERE:
        return 0.0
    prospects = Prospects(s, player)
    hands = sum(s.duty[player])
    return prospects.then(NO_ORDER, s.cell[player], s.space[player], hands, s.gold[player])


ADVISERS: Final[dict[str, Adviser]] = {
    "place-navy": place_navy,
    "place-ship": place_ship,
    "captain-side": captain_side,
    "wheel": wheel,
    "jump": leave_hand,
    "return": place_hand,
    "deckhand": place_hand,
    "heel": heel,
    "reassign": move_hands,
    "reorganise": move_hands,
    "sail": sail,
    "storm": storm,
    "plunder": first_but_skip,
    "search": first_but_skip,
    "hide": first_but_skip,
    "discard": discard,
    "trade": trade,
    "swap": swap,
    "crew-up": crew_up,
    "dismiss": dismiss,
    "attack": attack,
    "reroll": reroll,
    "deadeye": deadeye,
    "bonus": bonus,
    "bury": first_but_skip,
    "steer": steer,
    "merchant": merchant,
}

HINTS: Final = Hints(rate, forecast)
