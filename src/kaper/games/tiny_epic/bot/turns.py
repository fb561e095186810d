"""Advice to bots on where to go: the wheel, the hands, sailing, other ships."""

from kaper.engine.asking import DONE, Choose
from kaper.games.tiny_epic.bot.prospects import Prospects
from kaper.games.tiny_epic.bot.worth import HAND_ON_WHEEL, HANDS, HEEL, JUMP, OUT_OF_COVE
from kaper.games.tiny_epic.components.board import COLONY, DISTANCE, EXTORTION, MARKET, NO_MARKET
from kaper.games.tiny_epic.components.cards import STORM_PASS
from kaper.games.tiny_epic.rules.others import NAVY, Steer
from kaper.games.tiny_epic.rules.sailing import ANCHOR, USE_TOKEN
from kaper.games.tiny_epic.rules.wheel import Hand, Move, passed
from kaper.games.tiny_epic.state.state import NOTHING, NOWHERE, Pirates


def place_ship(s: Pirates, ask: Choose) -> list[float]:
    """Near colonies, not near the Navy if that is there already."""
    return [_surroundings(s, option.value) for option in ask.options]


def place_navy(s: Pirates, ask: Choose) -> list[float]:
    """Far from one's own ship if that is there already."""
    cell = s.cell[ask.seat]
    return [0.0 if cell == NOWHERE else float(DISTANCE[cell][option.value]) for option in ask.options]


def _surroundings(s: Pirates, cell: int) -> float:
    worth = 0.0 if s.navy == NOWHERE else 0.3 * DISTANCE[s.navy][cell]
    for other, card in enumerate(s.sea):
        worth += (COLONY[card] + (MARKET[card] != NO_MARKET)) / (1.0 + DISTANCE[cell][other])
    return worth


def wheel(s: Pirates, ask: Choose) -> list[float]:
    """The best cell for each order, and what follows; hands left on the wheel are missed."""
    player = ask.seat
    prospects = Prospects(s, player)
    start = s.space[player]
    rates: list[float] = []
    for option in ask.options:
        space = option.value
        order = s.orders[player][space]
        jumps = len(passed(s, player, space)[0])
        hands = sum(s.duty[player]) - jumps
        crossed = space < start
        best = -99.0
        for cell in prospects.promising(order):
            worth = prospects.turn(order, cell, space, hands)
            if s.storms >> cell & 1 and cell != s.cell[player]:
                worth -= HEEL
            if crossed:
                worth -= prospects.navy_danger(cell, order)
            best = max(best, worth)
        rates.append(best - JUMP * jumps + (0.6 * s.duty[player][EXTORTION] if crossed else 0.0))
    return rates


def leave_hand(s: Pirates, ask: Choose) -> list[float]:
    """The hand that is missed least."""
    return [-last_hand(s, ask.seat, option.value) for option in ask.options]


def last_hand(s: Pirates, player: int, duty: int) -> float:
    """What the last hand of a duty is worth."""
    return HANDS[duty][s.duty[player][duty] - 1]


def next_hand(s: Pirates, player: int, duty: int) -> float:
    """What one more hand is worth there."""
    return HANDS[duty][min(3, s.duty[player][duty])]


def place_hand(s: Pirates, ask: Choose) -> list[float]:
    return [next_hand(s, ask.seat, option.value) for option in ask.options]


def heel(s: Pirates, ask: Choose) -> list[float]:
    rates: list[float] = []
    for option in ask.options:
        assert isinstance(option, Hand)
        rates.append(0.0 if option.duty == NOTHING else -last_hand(s, ask.seat, option.duty))
    return rates


def move_hands(s: Pirates, ask: Choose) -> list[float]:
    """What a move gains; on Extortion a hand that Hide puts there pays at once."""
    player = ask.seat
    rates: list[float] = []
    for option in ask.options:
        if option is DONE:
            rates.append(0.05)
            continue
        assert isinstance(option, Move)
        lost = HAND_ON_WHEEL if option.duty == NOTHING else last_hand(s, player, option.duty)
        gained = next_hand(s, player, option.to)
        if ask.prompt == "reorganise" and option.to == EXTORTION:
            gained += 1.0
        rates.append(gained - lost)
    return rates


def sail(s: Pirates, ask: Choose) -> list[float]:
    """Where this turn's order, and the next turn's, bring most."""
    player = ask.seat
    prospects = Prospects(s, player)
    order, space, hands = s.order(player), s.space[player], sum(s.duty[player])
    passes = s.kept[player][STORM_PASS]
    rates: list[float] = []
    for option in ask.options:
        if option is USE_TOKEN:
            rates.append(-9.0)
            continue
        stays = option is ANCHOR
        cell = s.cell[player] if stays else option.value
        worth = prospects.turn(order, cell, space, hands)
        if s.storms >> cell & 1 and not stays:
            worth -= HEEL if not passes else 0.3
        elif cell == s.cell[player] and not stays:
            worth -= OUT_OF_COVE
        if s.crossed and not (stays and s.hidden[player]):
            worth -= prospects.navy_danger(cell, order)
        rates.append(worth)
    return rates


def storm(s: Pirates, ask: Choose) -> list[float]:
    return [0.0, 0.2]


def steer(s: Pirates, ask: Choose) -> list[float]:
    """The Navy far away, a merchant near."""
    here = DISTANCE[s.cell[ask.seat]]
    rates: list[float] = []
    for option in ask.options:
        assert isinstance(option, Steer)
        away = float(here[option.cell])
        rates.append(away if option.ship == NAVY else -away)
    return rates


def merchant(s: Pirates, ask: Choose) -> list[float]:
    """Nearer to oneself."""
    return [-float(DISTANCE[s.cell[ask.seat]][option.value]) for option in ask.options]
