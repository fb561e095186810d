"""Advice to bots: how good each option of a question is, in Gold."""

from collections.abc import Callable
from typing import Final

from kaper.engine.asking import Choose, Option
from kaper.engine.game import Hints
from kaper.games.tiny_epic.board import (
    COLONY,
    DISTANCE,
    DUTY_NAMES,
    GOLD_MAX,
    HIDE,
    HOLD,
    LOOTS,
    MARKET,
    NO_MARKET,
    REPAIRS,
)
from kaper.games.tiny_epic.cards import (
    ATTACK,
    CREW_BONUS,
    CREW_NAMES,
    GOLD_GOAL,
    PLUNDER,
    SEARCH,
    SPECIAL_TRADE,
    STORM_PASS,
    SWAP,
    TRADE,
)
from kaper.games.tiny_epic.prospects import NO_ORDER, Prospects, chances
from kaper.games.tiny_epic.rules.battle import targets
from kaper.games.tiny_epic.rules.crewing import DONE, MUTINY, REFRESH
from kaper.games.tiny_epic.rules.firing import FIRE, KEEP, fixed_damage, symbols_of
from kaper.games.tiny_epic.rules.loot import SKIP
from kaper.games.tiny_epic.rules.sailing import ANCHOR, USE_TOKEN
from kaper.games.tiny_epic.rules.wheel import AHEAD, ON_WHEEL
from kaper.games.tiny_epic.rules.wheel import DONE as HANDS_DONE
from kaper.games.tiny_epic.state import NOBODY, NOTHING, NOWHERE, ORANGE, Pirates
from kaper.games.tiny_epic.worth import (
    ACTION,
    BURIED,
    CARD,
    CUBE,
    CUBE_DRAWN,
    HANDS,
    HEEL,
    INFAMY,
    JUMP,
    OUTLOOK,
    hold_worth,
    standing,
)
from kaper.games.tiny_epic.worth import ON_WHEEL as HAND_ON_WHEEL

Adviser = Callable[[Pirates, Choose], list[float]]


def rate(s: Pirates, ask: Choose) -> list[float]:
    adviser = ADVISERS.get(ask.prompt)
    if adviser is None:
        return [0.0] * len(ask.options)
    return adviser(s, ask)


def forecast(s: Pirates) -> list[float]:
    """Every ship's standing; the Legendary Pirate's Gold counts as the part of a treasure that it is."""
    worths = [standing(s, player) + OUTLOOK * outlook(s, player) for player in range(s.players)]
    if s.legend != NOBODY:
        gold = s.gold[s.legend] / GOLD_GOAL[s.personality]
        worths.append(BURIED * (s.buried[s.legend] + gold) + 6.0)
    return worths


def outlook(s: Pirates, player: int) -> float:
    """What the ship's next turn can bring from where it lies."""
    if s.cell[player] == NOWHERE:
        return 0.0
    prospects = Prospects(s, player)
    hands = sum(s.duty[player])
    return prospects.then(NO_ORDER, s.cell[player], s.space[player], hands, s.gold[player])


# --- before the game


def place_ship(s: Pirates, ask: Choose) -> list[float]:
    """Near colonies, not near the Navy."""
    return [_surroundings(s, option.value) for option in ask.options]


def _surroundings(s: Pirates, cell: int) -> float:
    worth = 0.3 * DISTANCE[s.navy][cell]
    for other, card in enumerate(s.sea):
        worth += (COLONY[card] + (MARKET[card] != NO_MARKET)) / (1.0 + DISTANCE[cell][other])
    return worth


# --- the wheel and the hands


def wheel(s: Pirates, ask: Choose) -> list[float]:
    """The best cell for each order, and what follows; hands left on the wheel are missed."""
    player = ask.seat
    prospects = Prospects(s, player)
    start = s.space[player]
    rates: list[float] = []
    for option in ask.options:
        space = option.value
        order = s.orders[player][space]
        hands = sum(s.duty[player]) - _jumps(s, player, space)
        crossed = space < start
        best = -99.0
        for cell in prospects.promising(order):
            worth = prospects.turn(order, cell, space, hands)
            if s.storms >> cell & 1 and cell != s.cell[player]:
                worth -= HEEL
            if crossed:
                worth -= prospects.navy_danger(cell, order)
            best = max(best, worth)
        cost = JUMP * _jumps(s, player, space)
        rates.append(best - cost + (0.6 * s.duty[player][2] if crossed else 0.0))
    return rates


def _jumps(s: Pirates, player: int, end: int) -> int:
    """How many hands it takes to get to a space."""
    hands = 0
    for space in AHEAD[s.space[player]]:
        if space == end:
            break
        hands += space != HIDE and not s.wheel[player] >> space & 1
    return hands


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
    return [
        -last_hand(s, ask.seat, option.value) if option.value < REPAIRS else 0.0 for option in ask.options
    ]


def move_hands(s: Pirates, ask: Choose) -> list[float]:
    """What a move gains; on Extortion a hand that Hide puts there pays at once."""
    player = ask.seat
    rates: list[float] = []
    for option in ask.options:
        if option.value == HANDS_DONE.value:
            rates.append(0.05)
            continue
        place, duty = divmod(option.value, 10)
        lost = HAND_ON_WHEEL if place >= ON_WHEEL else last_hand(s, player, place)
        gained = next_hand(s, player, duty)
        if ask.prompt == "reorganise" and duty == DUTY_NAMES.index("extortion"):
            gained += 1.0
        rates.append(gained - lost)
    return rates


# --- sailing


def sail(s: Pirates, ask: Choose) -> list[float]:
    """Where this turn's order, and the next turn's, bring most."""
    player = ask.seat
    prospects = Prospects(s, player)
    order, space, hands = s.order(player), s.space[player], sum(s.duty[player])
    passes = s.kept[player][STORM_PASS]
    rates: list[float] = []
    for option in ask.options:
        if option.value == USE_TOKEN.value:
            rates.append(-9.0)
            continue
        stays = option.value == ANCHOR.value
        cell = s.cell[player] if stays else option.value
        worth = prospects.turn(order, cell, space, hands)
        if s.storms >> cell & 1 and not stays:
            worth -= HEEL if not passes else 0.3
        if s.crossed and not (stays and s.hidden[player]):
            worth -= prospects.navy_danger(cell, order)
        rates.append(worth)
    return rates


def storm(s: Pirates, ask: Choose) -> list[float]:
    return [0.0, 0.2]


# --- cubes


def plunder(s: Pirates, ask: Choose) -> list[float]:
    return [1.0, 0.0]


def discard(s: Pirates, ask: Choose) -> list[float]:
    """What is worth most without that cube."""
    return [hold_worth(s, _without(s.hold[ask.seat], option.value, 1)) for option in ask.options]


def _without(hold: list[int], loot: int, count: int) -> list[int]:
    left = hold[:]
    left[loot] -= count
    return left


def trade(s: Pirates, ask: Choose) -> list[float]:
    """Gold, up to what the track takes, less what the cubes are worth aboard."""
    player = ask.seat
    loot = MARKET[s.card(player)]
    before = hold_worth(s, s.hold[player])
    rates: list[float] = []
    for option in ask.options:
        if option.value == SKIP.value:
            rates.append(0.0)
            continue
        gold = min(GOLD_MAX - s.gold[player], option.value * s.price[loot])
        rates.append(gold + hold_worth(s, _without(s.hold[player], loot, option.value)) - before)
    return rates


def swap(s: Pirates, ask: Choose) -> list[float]:
    rates: list[float] = []
    for option in ask.options:
        have, want = divmod(option.value, 10)
        hold = _without(s.hold[ask.seat], have, 1)
        hold[want] += 1
        rates.append(hold_worth(s, hold))
    return rates


# --- crew


def crew_up(s: Pirates, ask: Choose) -> list[float]:
    """The best card; with a full crew only one that is better than the worst."""
    player = ask.seat
    full = [CARD[card] for card in s.crew[player]] if len(s.crew[player]) == 4 else []
    worst = min(full) if full else 0.0
    rates: list[float] = []
    for option in ask.options:
        if option.value == DONE.value:
            rates.append(0.0)
        elif option.value == MUTINY.value:
            rates.append(-0.5)
        elif option.value == REFRESH.value:
            rates.append(1.2 if full or s.gold[player] < 3 else 1.6)
        else:
            rates.append(CARD[option.value] - worst)
    return rates


def dismiss(s: Pirates, ask: Choose) -> list[float]:
    return [-CARD[option.value] for option in ask.options]


# --- battles


def attack(s: Pirates, ask: Choose) -> list[float]:
    """The chance to win times what it brings; no attack brings nothing."""
    prospects = Prospects(s, ask.seat)
    symbols, fixed = symbols_of(s, ask.seat), fixed_damage(s, ask.seat)
    rates: list[float] = []
    for option in ask.options:
        if option.value == SKIP.value:
            rates.append(0.0)
        elif option.value >= ORANGE:
            rates.append(prospects.gain[5][s.cell[ask.seat]])
        else:
            rates.append(_duel(s, symbols, fixed, s.dice_of(ask.seat), option.value))
    return rates


def _duel(s: Pirates, symbols: list[int], fixed: int, dice: int, other: int) -> float:
    """A battle against another pirate, who deals what they usually deal."""
    if other == s.legend:
        against = 2 + s.buried[other] + len(s.crew[other])
    else:
        theirs = symbols_of(s, other)
        against = fixed_damage(s, other) + round(sum(theirs) * s.dice_of(other) / 6)
    more, equal = chances(symbols, dice, against - fixed)
    return more * (INFAMY + 1.0) - (1.0 - more - equal) * (HEEL + 1.0)


def reroll(s: Pirates, ask: Choose) -> list[float]:
    """Dice that match less than a die usually does are better rolled again."""
    symbols = symbols_of(s, ask.seat)
    usual = sum(symbols) / 6
    rates: list[float] = []
    for option in ask.options:
        if option.value == KEEP.value:
            rates.append(0.0)
            continue
        card, counts = divmod(option.value, 100)
        low, high = CREW_BONUS[card].faces
        rates.append((usual - symbols[low]) * (counts // 10) + (usual - symbols[high]) * (counts % 10))
    return rates


def deadeye(s: Pirates, ask: Choose) -> list[float]:
    """Tokens are spent if they make the difference."""
    symbols = symbols_of(s, ask.seat)
    damage, against = int(ask.about["damage"]), int(ask.about["against"])
    wanted = damage + 2 if against == NOTHING else against + 1
    best = max(symbols)
    gains = sorted((best - symbols[face] for face in s.dice), reverse=True)[: s.deadeye[ask.seat]]
    worth_it = damage < wanted <= damage + sum(gains)
    rates: list[float] = []
    for option in ask.options:
        if option.value == FIRE.value:
            rates.append(0.1)
            continue
        old, new = divmod(option.value, 10)
        rates.append(symbols[new] - symbols[old] if worth_it else -1.0)
    return rates


# --- bonus actions and other ships


def bonus(s: Pirates, ask: Choose) -> list[float]:
    return [_card_now(s, ask.seat, option) for option in ask.options]


def _card_now(s: Pirates, player: int, option: Option) -> float:
    """What a crew card brings at this moment; whatever does no harm is used."""
    if option.value >= len(CREW_NAMES):
        return 0.0
    effect = CREW_BONUS[option.value]
    if effect.kind == PLUNDER:
        return CUBE_DRAWN if s.cubes(player) < HOLD else 0.3
    if effect.kind == SEARCH:
        return 1.5
    if effect.kind == ATTACK:
        best = attack(s, Choose(player, "attack", targets(s, player)))
        return max(best) + 0.01
    if effect.kind == TRADE:
        loot = MARKET[s.card(player)]
        return (1.0 - CUBE) * s.hold[player][loot] * s.price[loot]
    if effect.kind == SPECIAL_TRADE:
        sold = sum(effect.sell[loot] * s.price[loot] for loot in LOOTS)
        return min(GOLD_MAX - s.gold[player], effect.gold) - CUBE * sold
    if effect.kind == SWAP:
        return _best_swap(s, player)
    return ACTION[effect.kind]


def _best_swap(s: Pirates, player: int) -> float:
    before = hold_worth(s, s.hold[player])
    best = -0.1
    for have in LOOTS:
        if s.hold[player][have]:
            for want in LOOTS:
                if want != have and s.bag[want]:
                    hold = _without(s.hold[player], have, 1)
                    hold[want] += 1
                    best = max(best, hold_worth(s, hold) - before)
    return best


def bury(s: Pirates, ask: Choose) -> list[float]:
    """A treasure in the ground is worth more than any Gold."""
    return [1.0, 0.0]


def steer(s: Pirates, ask: Choose) -> list[float]:
    """The Navy far away, a merchant near."""
    here = DISTANCE[s.cell[ask.seat]]
    rates: list[float] = []
    for option in ask.options:
        ship, cell = divmod(option.value, 100)
        rates.append(float(here[cell]) if ship == 2 else -float(here[cell]))
    return rates


def merchant(s: Pirates, ask: Choose) -> list[float]:
    """Nearer to oneself."""
    return [-float(DISTANCE[s.cell[ask.seat]][option.value]) for option in ask.options]


def first_but_skip(s: Pirates, ask: Choose) -> list[float]:
    """To do it is better than not to."""
    return [0.0 if option.value == SKIP.value else 1.0 for option in ask.options]


def captain_side(s: Pirates, ask: Choose) -> list[float]:
    """The side that plunders."""
    return [float(option.value % 2) for option in ask.options]


ADVISERS: Final[dict[str, Adviser]] = {
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
    "plunder": plunder,
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
    "bury": bury,
    "steer": steer,
    "merchant": merchant,
}

HINTS: Final = Hints(rate, forecast)
