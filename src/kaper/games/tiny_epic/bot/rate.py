"""Advice to bots: how good each option of a question is, in Gold."""

from collections.abc import Callable
from typing import Final

from kaper.engine.asking import Choose
from kaper.games.tiny_epic.bot import deeds, turns
from kaper.games.tiny_epic.state.state import Pirates

Adviser = Callable[[Pirates, Choose], list[float]]


def rate(s: Pirates, ask: Choose) -> list[float]:
    adviser = ADVISERS.get(ask.prompt)
    if adviser is None:
        return [0.0] * len(ask.options)
    return adviser(s, ask)


ADVISERS: Final[dict[str, Adviser]] = {
    "place-navy": turns.place_navy,
    "place-ship": turns.place_ship,
    "captain-side": deeds.captain_side,
    "wheel": turns.wheel,
    "jump": turns.leave_hand,
    "return": turns.place_hand,
    "deckhand": turns.place_hand,
    "heel": turns.heel,
    "reassign": turns.move_hands,
    "reorganise": turns.move_hands,
    "sail": turns.sail,
    "storm": turns.storm,
    "plunder": deeds.first_but_skip,
    "search": deeds.first_but_skip,
    "hide": deeds.first_but_skip,
    "discard": deeds.discard,
    "trade": deeds.trade,
    "swap": deeds.swap,
    "crew-up": deeds.crew_up,
    "dismiss": deeds.dismiss,
    "attack": deeds.attack,
    "reroll": deeds.reroll,
    "deadeye": deeds.deadeye,
    "bonus": deeds.bonus,
    "bury": deeds.first_but_skip,
    "steer": turns.steer,
    "merchant": turns.merchant,
}
