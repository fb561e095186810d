"""Advice to bots: how good each option of a question is, in Gold."""

from collections.abc import Callable
from typing import Final

from kaper.engine.asking import Choose
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
from kaper.games.tiny_epic.state.state import Pirates

Adviser = Callable[[Pirates, Choose], list[float]]


def rate(s: Pirates, ask: Choose) -> list[float]:
    adviser = ADVISERS.get(ask.prompt)
    if adviser is None:
        return [0.0] * len(ask.options)
    return adviser(s, ask)


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
