"""Chapter 7: bonus actions."""

from collections.abc import Callable
from typing import Final

from kaper.engine.asking import DONE, Asking, Choose, Option
from kaper.games.tiny_epic.components import cards
from kaper.games.tiny_epic.components.board import GOLD_MAX, MERCHANTS
from kaper.games.tiny_epic.rules import loot
from kaper.games.tiny_epic.rules.battle import bonus_attack, order_attack, targets
from kaper.games.tiny_epic.rules.burying import may_bury
from kaper.games.tiny_epic.rules.crewing import crew_up
from kaper.games.tiny_epic.rules.gains import gain_gold
from kaper.games.tiny_epic.rules.others import NAVY, steer
from kaper.games.tiny_epic.rules.sailing import courses, sail
from kaper.games.tiny_epic.rules.searching import can_search, search
from kaper.games.tiny_epic.rules.wheel import reassign
from kaper.games.tiny_epic.state.state import Pirates

USE: Final = [Option(f"use:{name}", card) for card, name in enumerate(cards.CREW_NAMES)]


def captain_is_active(s: Pirates, player: int) -> bool:
    """TEP-701, TEP-702, TEP-R33: the card's trigger is the order under the captain, carried out or not."""
    return cards.SIDE_TRIGGER[s.captain[player]] == s.order(player)


def captain_bonus(s: Pirates, player: int) -> Asking[None]:
    """TEP-706: from left to right, each if the player likes; the side that counts is the one that lies up."""
    for place in range(len(cards.SIDE_BONUS[s.captain[player]])):
        kind = cards.SIDE_BONUS[s.captain[player]][place].kind
        if kind == cards.BURY:
            yield from may_bury(s, player)
        elif kind == cards.ATTACK:
            yield from order_attack(s, player, False)
        else:
            yield from loot.order_plunder(s, player)
        if s.over:
            return


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
            used = {"card": cards.CREW_NAMES[card], "kind": cards.KIND_NAMES[cards.CREW_BONUS[card].kind]}
            s.diary.note("uses-card", player, used)
        yield from act(s, player, cards.CREW_BONUS[card])
        if s.over:
            return
        options = active_crew(s, player)


def act(s: Pirates, player: int, effect: cards.Effect) -> Asking[None]:
    """TEP-703, TEP-705, TEP-720, TEP-750: what the card says; what asks nothing is done at once."""
    if effect.kind == cards.GAIN_GOLD:
        gain_gold(s, player, effect.gold, "card")
    elif effect.kind == cards.SPECIAL_TRADE:
        loot.trade_specially(s, player, effect)
    else:
        yield from ACTIONS[effect.kind](s, player, effect)


def active_crew(s: Pirates, player: int) -> list[Option]:
    """The crew cards that can act now, in the order of their numbers."""
    order = s.order(player)
    active: list[Option] = []
    for card in s.crew[player]:
        if cards.CREW_TRIGGER[card] == order and not s.used >> card & 1:
            effect = cards.CREW_BONUS[card]
            if effect.kind != cards.REROLL and POSSIBLE[effect.kind](s, player, effect):
                active.append(USE[card])
    if len(active) > 1:
        active.sort(key=_value)
    return active


def _value(option: Option) -> int:
    return option.value


Action = Callable[[Pirates, int, cards.Effect], Asking[None]]
Condition = Callable[[Pirates, int, cards.Effect], bool]


ACTIONS: Final[dict[int, Action]] = {
    cards.PLUNDER: lambda s, player, effect: loot.plunder(s, player),
    cards.TRADE: lambda s, player, effect: loot.trade(s, player, []),
    cards.CREW_UP: lambda s, player, effect: crew_up(s, player),
    cards.SEARCH: lambda s, player, effect: search(s, player),
    cards.ATTACK: lambda s, player, effect: bonus_attack(s, player),
    cards.SWAP: lambda s, player, effect: loot.swap(s, player),
    cards.SAIL_NAVY: lambda s, player, effect: steer(s, player, [NAVY], effect.steps),
    cards.SAIL_MERCHANT: lambda s, player, effect: steer(s, player, list(MERCHANTS), effect.steps),
    cards.REASSIGN: lambda s, player, effect: reassign(s, player),
    cards.SAIL: lambda s, player, effect: sail(s, player),
}
POSSIBLE: Final[dict[int, Condition]] = {
    cards.PLUNDER: lambda s, player, effect: loot.can_plunder(s, player),
    cards.TRADE: lambda s, player, effect: loot.can_trade(s, player),
    cards.CREW_UP: lambda s, player, effect: True,
    cards.SEARCH: lambda s, player, effect: can_search(s, player),
    cards.ATTACK: lambda s, player, effect: len(targets(s, player, s.cell[player])) > 0,
    cards.SPECIAL_TRADE: loot.can_trade_specially,
    cards.SWAP: lambda s, player, effect: len(loot.swaps(s, player)) > 0,
    cards.SAIL_NAVY: lambda s, player, effect: True,
    cards.SAIL_MERCHANT: lambda s, player, effect: True,
    cards.GAIN_GOLD: lambda s, player, effect: s.gold[player] < GOLD_MAX,
    cards.REASSIGN: lambda s, player, effect: sum(s.duty[player]) > 0,
    cards.SAIL: lambda s, player, effect: len(courses(s, player, s.steps(player))) > 0,
}
