"""Chapters 3 and 8: the turn and its five phases, the ship line, the end."""

from typing import Final

from kaper.engine.asking import Asking
from kaper.games.tiny_epic.components.board import ATTACK, CREW_UP, EXTORTION, PLUNDER, SEARCH, TRADE
from kaper.games.tiny_epic.rules.battle import order_attack
from kaper.games.tiny_epic.rules.bonus import active_crew, captain_bonus, captain_is_active, crew_bonus
from kaper.games.tiny_epic.rules.crewing import crew_up
from kaper.games.tiny_epic.rules.ending import reckon
from kaper.games.tiny_epic.rules.gains import gain_gold
from kaper.games.tiny_epic.rules.hiding import order_hide
from kaper.games.tiny_epic.rules.legend_steers import legend_sails_merchants, legend_sails_navy
from kaper.games.tiny_epic.rules.legend_turn import take_legend_turn
from kaper.games.tiny_epic.rules.loot import order_plunder, order_trade
from kaper.games.tiny_epic.rules.others import navy_attacks, sail_merchants, sail_navy
from kaper.games.tiny_epic.rules.sailing import sail
from kaper.games.tiny_epic.rules.searching import order_search
from kaper.games.tiny_epic.rules.setup import begin, choose_sides, place_rest
from kaper.games.tiny_epic.rules.wheel import move_captain
from kaper.games.tiny_epic.state.state import (
    CAPTAIN_BONUS,
    CHOOSE_SIDES,
    CREW_BONUS,
    LEGEND_TURN,
    NO_BATTLE,
    NOBODY,
    ORDER,
    PLACE_FIRST,
    PLACE_REST,
    SAIL,
    SHIP_LINE,
    WHEEL,
    Pirates,
)

ROUND_LIMIT: Final = 60


def step(s: Pirates) -> Asking[None]:
    """TEP-220 to TEP-222, TEP-301, TEP-302: setting up, then turn after turn; every phase is a step."""
    if s.phase >= WHEEL:
        return take_phase(s, s.turn)
    if s.phase == PLACE_FIRST:
        return begin(s)
    if s.phase == PLACE_REST:
        return place_rest(s)
    assert s.phase == CHOOSE_SIDES
    return choose_sides(s)


def take_phase(s: Pirates, player: int) -> Asking[None]:
    """TEP-301: captain and hands, sail, order, bonus actions, ship line."""
    if s.phase == WHEEL:
        yield from move_captain(s, player)
        s.phase = SAIL
    elif s.phase == SAIL:
        yield from sail(s, player)
        s.phase = ORDER
    elif s.phase == ORDER:
        yield from carry_out(s, player)
        after_order(s, player)
    elif s.phase == CAPTAIN_BONUS:
        yield from captain_bonus(s, player)
        after_captain(s, player)
    elif s.phase == CREW_BONUS:
        yield from crew_bonus(s, player)
        after_bonus(s)
    elif s.phase == SHIP_LINE:
        yield from cross_ship_line(s, player)
        end_turn(s)
    else:
        yield from take_legend_turn(s, player)
        end_turn(s)


def carry_out(s: Pirates, player: int) -> Asking[None]:
    """TEP-501: the order under the captain, once; each is optional (TEP-302)."""
    order = s.order(player)
    if order == PLUNDER:
        return order_plunder(s, player)
    if order == TRADE:
        return order_trade(s, player)
    if order == CREW_UP:
        return crew_up(s, player)
    if order == SEARCH:
        return order_search(s, player)
    if order == ATTACK:
        return order_attack(s, player, True)
    return order_hide(s, player)


def after_order(s: Pirates, player: int) -> None:
    """TEP-704: the bonus actions follow; a phase with nothing in it is no step."""
    if s.over:
        return
    if captain_is_active(s, player):
        s.phase = CAPTAIN_BONUS
    else:
        after_captain(s, player)


def after_captain(s: Pirates, player: int) -> None:
    if s.crew[player] and active_crew(s, player):
        s.phase = CREW_BONUS
    else:
        after_bonus(s)


def after_bonus(s: Pirates) -> None:
    if s.crossed and not s.over:
        s.phase = SHIP_LINE
    else:
        end_turn(s)


def cross_ship_line(s: Pirates, player: int) -> Asking[None]:
    """TEP-801 to TEP-803, TEP-R01: Extortion pays, then the merchants sail, then the Navy."""
    if s.diary is not None:
        s.diary.note("crosses-line", player)
    extorting = s.duty[player][EXTORTION] - s.paid
    if extorting > 0:
        gain_gold(s, player, extorting, "extortion")
    if s.legend == NOBODY:
        neighbour = s.right_neighbour(player)
        yield from sail_merchants(s, neighbour)
        caught = yield from sail_navy(s, player, neighbour)
    else:
        legend_sails_merchants(s, player)
        caught = legend_sails_navy(s, player)
    if caught:
        navy_attacks(s, player)


def end_turn(s: Pirates) -> None:
    """TEP-301, TEP-870, TEP-872, TEP-R37: the next player; after the last of a round perhaps the end."""
    if s.over:
        return
    s.turn = (s.turn + 1) % s.ships
    s.phase = LEGEND_TURN if s.turn == s.legend else WHEEL
    s.crossed = s.refreshed = False
    s.paid = s.used = s.more_steps = 0
    s.battle = NO_BATTLE
    if s.turn == s.first:
        s.round += 1
        s.over = s.closing or s.round == ROUND_LIMIT
        if s.over:
            reckon(s)
