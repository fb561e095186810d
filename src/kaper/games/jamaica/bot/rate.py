"""Advice to bots: how good each option of a question is, in points at the end of the game."""

from collections.abc import Callable
from typing import Final

from kaper.engine.asking import Choose, Option
from kaper.games.jamaica.bot.prospects import Stores, end_worth, ghost_worth, prize, try_card
from kaper.games.jamaica.bot.worth import CARD_WORTH, GOODS_WORTH, SPACE_WORTH, TREASURE
from kaper.games.jamaica.components.board import (
    BACKWARD,
    DOUBLOON,
    FACES,
    FORWARD,
    ITEMS,
    POWDER,
    TREASURE_VALUE,
)
from kaper.games.jamaica.rules.fights import KEEP, STAR_POWER, acting_ship, firepower
from kaper.games.jamaica.rules.looting import FACE_DOWN, is_useless
from kaper.games.jamaica.rules.moving import reach
from kaper.games.jamaica.rules.treasures import TAKE
from kaper.games.jamaica.state.state import GHOST, Jamaica

POWDER_PRICE: Final = 0.45
USUAL_ROLL: Final = 6
Adviser = Callable[[Jamaica, Choose, Option], float]


def rate(s: Jamaica, ask: Choose) -> list[float]:
    adviser = ADVISERS.get(ask.prompt)
    if adviser is None:
        return [0.0] * len(ask.options)
    return [adviser(s, ask, option) for option in ask.options]


def place_dice(s: Jamaica, ask: Choose, option: Option) -> float:
    """The best card in hand with the dice laid that way."""
    morning = option.value
    dice = (morning, s.dice[0] + s.dice[1] - morning)
    return max(try_card(s, ask.seat, card, dice) for card in s.hand[ask.seat])


def choose_card(s: Jamaica, ask: Choose, option: Option) -> float:
    return try_card(s, ask.seat, option.value, s.dice)


def route(s: Jamaica, ask: Choose, option: Option) -> float:
    """Where the move should end, of one's own ship or of the Ghost Ship."""
    end = option.value
    if s.stage == GHOST:
        return ghost_worth(s, ask.seat, end, heading(s, s.ghost, end))
    return end_worth(s, ask.seat, Stores(s, ask.seat), end, heading(s, ask.seat, end))


def heading(s: Jamaica, ship: int, end: int) -> int:
    """Which way leads there with the die of this action."""
    ahead = reach(s.space[ship], s.lap[ship], FORWARD, s.dice[s.action])
    return FORWARD if end in ahead else BACKWARD


def fall_back(s: Jamaica, ask: Choose, option: Option) -> float:
    treasure = TREASURE if s.tokens >> option.value & 1 else 0.0
    return SPACE_WORTH[option.value] + treasure


def attack(s: Jamaica, ask: Choose, option: Option) -> float:
    """The richest ship; the Captain does not set the Ghost Ship on their own."""
    return prize(s, option.value) if option.value != ask.seat else -1.0


def spend(s: Jamaica, ask: Choose, option: Option) -> float:
    """Chance to win times what is at stake, less the powder."""
    attacker, defender, against = s.battle
    if against < 0:
        against = firepower(s, defender, USUAL_ROLL, s.total(defender, POWDER) // 2)
    wins = sum(firepower(s, ask.seat, face, option.value) > against for face in FACES)
    stake = prize(s, attacker) + prize(s, defender)
    return wins / len(FACES) * stake - POWDER_PRICE * option.value


def give(s: Jamaica, ask: Choose, option: Option) -> float:
    """Empty small holds first: an empty hold is the most useful one."""
    limit = int(ask.about["limit"])
    return 1.0 / limit if option.value == limit else -float(option.value)


def empty_hold(s: Jamaica, ask: Choose, option: Option) -> float:
    ship = acting_ship(s, ask.seat)
    return -GOODS_WORTH[s.goods[ship][option.value]][s.amount[ship][option.value]]


def sabre(s: Jamaica, ask: Choose, option: Option) -> float:
    """Have a poor own roll or a good roll of the opponent made again."""
    fire = STAR_POWER if ask.about["star"] else int(ask.about["fire"])
    good = fire > 7
    if option is KEEP:
        return 0.0
    return 1.0 if good != (ask.about["whom"] == ask.seat) else -1.0


def loot(s: Jamaica, ask: Choose, option: Option) -> float:
    """Take what is worth most to have and to lose."""
    attacker, defender, _ = s.battle
    loser = int(ask.about["whom"])
    winner = attacker if loser == defender else defender
    if option.verb == "hold":
        goods, amount = s.goods[loser][option.value], s.amount[loser][option.value]
        if is_useless(s, winner, goods):
            return 0.5 * GOODS_WORTH[goods][amount]
        return GOODS_WORTH[goods][amount] * (1.5 if s.empty_holds(winner) or goods == DOUBLOON else 0.8)
    if option is FACE_DOWN:
        cards = [card for card in s.treasures(loser, True) if card >= ITEMS]
        return 1.5 * sum(CARD_WORTH[card] for card in cards) / max(1, len(cards))
    if option.verb == "card":
        return 1.5 * CARD_WORTH[option.value]
    return -1.5 * TREASURE_VALUE[option.value] if option.verb == "curse" else 0.0


def treasure(s: Jamaica, ask: Choose, option: Option) -> float:
    return 0.0 if option is TAKE else -1.0


def ghost_direction(s: Jamaica, ask: Choose, option: Option) -> float:
    """Whoever steers the Ghost Ship steers it to win, only not against themselves."""
    ends = reach(s.space[s.ghost], s.lap[s.ghost], option.value, s.dice[s.action])
    return max(ghost_worth(s, ask.seat, end, option.value) for end in ends)


ADVISERS: Final[dict[str, Adviser]] = {
    "place-dice": place_dice,
    "choose-card": choose_card,
    "route": route,
    "fall-back": fall_back,
    "attack": attack,
    "spend-powder": spend,
    "pay": give,
    "pay-powder": give,
    "empty-hold": empty_hold,
    "sabre": sabre,
    "loot": loot,
    "treasure": treasure,
    "ghost-direction": ghost_direction,
}
