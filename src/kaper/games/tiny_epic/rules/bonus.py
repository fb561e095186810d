"""Chapter 7: bonus actions."""

from collections.abc import Callable
from typing import Final

from kaper.engine.asking import DONE, Asking, Choose, Option
from kaper.games.tiny_epic.components.board import GOLD_MAX, MERCHANTS
from kaper.games.tiny_epic.components.cards import (
    ATTACK,
    BURY,
    CREW_BONUS,
    CREW_NAMES,
    CREW_TRIGGER,
    CREW_UP,
    GAIN_GOLD,
    KIND_NAMES,
    PLUNDER,
    REASSIGN,
    REROLL,
    SAIL,
    SAIL_MERCHANT,
    SAIL_NAVY,
    SEARCH,
    SIDE_BONUS,
    SIDE_TRIGGER,
    SPECIAL_TRADE,
    SWAP,
    TRADE,
    Effect,
)
from kaper.games.tiny_epic.rules.battle import bonus_attack, order_attack, targets
from kaper.games.tiny_epic.rules.burying import may_bury
from kaper.games.tiny_epic.rules.crewing import crew_up
from kaper.games.tiny_epic.rules.gains import gain_gold
from kaper.games.tiny_epic.rules.loot import (
    can_plunder,
    can_trade,
    can_trade_specially,
    order_plunder,
    plunder,
    swap,
    swaps,
    trade,
    trade_specially,
)
from kaper.games.tiny_epic.rules.others import NAVY, steer
from kaper.games.tiny_epic.rules.sailing import courses, sail
from kaper.games.tiny_epic.rules.searching import can_search, search
from kaper.games.tiny_epic.rules.wheel import reassign
from kaper.games.tiny_epic.state.state import Pirates

USE: Final = [Option(f"use:{name}", card) for card, name in enumerate(CREW_NAMES)]


# --- the captain's


def captain_is_active(s: Pirates, player: int) -> bool:
    """TEP-701, TEP-702, TEP-R33: the card's trigger is the order under the captain, carried out or not."""
    return SIDE_TRIGGER[s.captain[player]] == s.order(player)


def captain_bonus(s: Pirates, player: int) -> Asking[None]:
    """TEP-706: from left to right, each if the player likes; the side that counts is the one that lies up."""
    for place in range(len(SIDE_BONUS[s.captain[player]])):
        kind = SIDE_BONUS[s.captain[player]][place].kind
        if kind == BURY:
            yield from may_bury(s, player)
        elif kind == ATTACK:
            yield from order_attack(s, player, False)
        else:
            yield from order_plunder(s, player)
        if s.over:
            return


# --- the crew's


def crew_bonus(s: Pirates, player: int) -> Asking[None]:
    """TEP-701, TEP-707, TEP-R14: the active cards in any order, each once, each finished before the next."""
    options = active_crew(s, player)
    while options:
        options.append(DONE)
        chosen = yield Choose(player, "bonus", options)
        if chosen is DONE:
            return
        card = chosen.value
        s.used |= 1 << card
        if s.diary is not None:
            used = {"card": CREW_NAMES[card], "kind": KIND_NAMES[CREW_BONUS[card].kind]}
            s.diary.note("uses-card", player, used)
        yield from act(s, player, CREW_BONUS[card])
        if s.over:
            return
        options = active_crew(s, player)


def act(s: Pirates, player: int, effect: Effect) -> Asking[None]:
    """TEP-703, TEP-705, TEP-720, TEP-750: what the card says; what asks nothing is done at once."""
    if effect.kind == GAIN_GOLD:
        gain_gold(s, player, effect.gold, "card")
    elif effect.kind == SPECIAL_TRADE:
        trade_specially(s, player, effect)
    else:
        yield from ACTIONS[effect.kind](s, player, effect)


def active_crew(s: Pirates, player: int) -> list[Option]:
    """The crew cards that can act now, in the order of their numbers."""
    order = s.order(player)
    active: list[Option] = []
    for card in s.crew[player]:
        if CREW_TRIGGER[card] == order and not s.used >> card & 1:
            effect = CREW_BONUS[card]
            if effect.kind != REROLL and POSSIBLE[effect.kind](s, player, effect):
                active.append(USE[card])
    if len(active) > 1:
        active.sort(key=_value)
    return active


def _value(option: Option) -> int:
    return option.value


Action = Callable[[Pirates, int, Effect], Asking[None]]
Condition = Callable[[Pirates, int, Effect], bool]


ACTIONS: Final[dict[int, Action]] = {
    PLUNDER: lambda s, player, effect: plunder(s, player),
    TRADE: lambda s, player, effect: trade(s, player, []),
    CREW_UP: lambda s, player, effect: crew_up(s, player),
    SEARCH: lambda s, player, effect: search(s, player),
    ATTACK: lambda s, player, effect: bonus_attack(s, player),
    SWAP: lambda s, player, effect: swap(s, player),
    SAIL_NAVY: lambda s, player, effect: steer(s, player, [NAVY], effect.steps),
    SAIL_MERCHANT: lambda s, player, effect: steer(s, player, list(MERCHANTS), effect.steps),
    REASSIGN: lambda s, player, effect: reassign(s, player),
    SAIL: lambda s, player, effect: sail(s, player),
}
POSSIBLE: Final[dict[int, Condition]] = {
    PLUNDER: lambda s, player, effect: can_plunder(s, player),
    TRADE: lambda s, player, effect: can_trade(s, player),
    CREW_UP: lambda s, player, effect: True,
    SEARCH: lambda s, player, effect: can_search(s, player),
    ATTACK: lambda s, player, effect: len(targets(s, player, s.cell[player])) > 0,
    SPECIAL_TRADE: can_trade_specially,
    SWAP: lambda s, player, effect: len(swaps(s, player)) > 0,
    SAIL_NAVY: lambda s, player, effect: True,
    SAIL_MERCHANT: lambda s, player, effect: True,
    GAIN_GOLD: lambda s, player, effect: s.gold[player] < GOLD_MAX,
    REASSIGN: lambda s, player, effect: sum(s.duty[player]) > 0,
    SAIL: lambda s, player, effect: len(courses(s, player, s.steps(player))) > 0,
}
