"""Chapter 9: rewards."""

from typing import Final

from kaper.engine.asking import Asking, Choose, Option
from kaper.games.black_dice.components.board import (
    ANCHOR,
    ENEMY_DAMAGE,
    EXPEDITIONS,
    FEWER_BLACK,
    FEWER_DICE,
    NEEDS_MAJORITY,
    NEEDS_UNLOCK,
    PROGRESS,
    REWARD,
    REWARD_GOLD,
    RUM_FOR_OTHERS,
    RUM_FOR_PARTICIPANTS,
    SYMBOLS,
    TAKE_RUM,
    TAKE_TOKEN,
    UNLOCK,
)
from kaper.games.black_dice.rules.duels import clockwise
from kaper.games.black_dice.rules.gold import in_order, pay_gold
from kaper.games.black_dice.rules.pirates import BEYOND_ANCHOR
from kaper.games.black_dice.state.state import NOBODY, BlackDice

STAY: Final = Option("stay")
MOVE: Final = [Option(f"move:{symbol}", face) for face, symbol in enumerate(SYMBOLS)]


def reap(s: BlackDice, adventure: int) -> None:
    """CBD-703, CBD-904, CBD-905: what the tile shows for a success, but for the anchor."""
    reward = REWARD[s.expedition][adventure]
    if reward == TAKE_RUM:
        share_rum(s, adventure)
    elif reward == UNLOCK:
        unlock(s)
    elif reward == FEWER_BLACK:
        fewer_black(s)
    elif reward == ENEMY_DAMAGE:
        fight_enemy(s, adventure)
    else:
        pay_gold(s, adventure, REWARD_GOLD[s.expedition][adventure])
        if reward == TAKE_TOKEN:
            take_token(s)


def move_die(s: BlackDice) -> Asking[None]:
    """CBD-901, CBD-R44: who placed last at the anchor may move one die on to an active adventure."""
    targets = [face for face in BEYOND_ANCHOR if s.active(face)]
    if not targets:
        return
    player = s.last_at_anchor
    chosen = yield Choose(player, "anchor", [STAY, *(MOVE[face] for face in targets)])
    if chosen is not STAY:
        s.leave(player, ANCHOR)
        s.arrive(player, chosen.value, 1)
        if s.diary is not None:
            s.diary.note("moves-die", player, {"adventure": SYMBOLS[chosen.value]})


def share_rum(s: BlackDice, adventure: int) -> None:
    """CBD-902, CBD-709, CBD-R17: participants in the order of gold, then the others from the captain on."""
    participants = in_order(s, adventure)
    for player in participants:
        take_rum(s, player, RUM_FOR_PARTICIPANTS[s.expedition][adventure], adventure)
    for player in clockwise(s, [other for other in range(s.players) if other not in participants]):
        take_rum(s, player, RUM_FOR_OTHERS[s.expedition][adventure], adventure)


def take_rum(s: BlackDice, player: int, count: int, adventure: int) -> None:
    """CBD-R17: as far as the supply lasts."""
    number = min(count, s.supply)
    s.supply -= number
    s.rum[player] += number
    if number and s.diary is not None:
        s.diary.note("takes-rum", player, {"n": number, "adventure": SYMBOLS[adventure]})


def take_token(s: BlackDice) -> None:
    """CBD-1103, CBD-1303, CBD-R28: a summoning or map token for the crew."""
    s.tokens += 1
    if s.diary is not None:
        s.diary.note("token", NOBODY, {"token": PROGRESS[s.expedition], "n": s.tokens})


def unlock(s: BlackDice) -> None:
    """CBD-1203: the flag's reward can be earned in this round."""
    s.unlocked = True
    if s.diary is not None:
        s.diary.note("unlocks")


def fewer_black(s: BlackDice) -> None:
    """CBD-1206: the next round's pool is smaller."""
    s.fewer_black = True
    if s.diary is not None:
        s.diary.note("fewer-black", NOBODY, {"n": FEWER_DICE[s.expedition]})


def fight_enemy(s: BlackDice, adventure: int) -> None:
    """CBD-1101, CBD-1204, CBD-1301, CBD-1307: gold and damage, each on the expedition's own terms."""
    if is_closed(s.expedition, s.unlocked):
        if s.diary is not None:
            s.diary.note("not-unlocked")
        return
    pay_gold(s, adventure, REWARD_GOLD[s.expedition][adventure])
    if is_level(s.expedition, s.black[adventure], s.dice_at[adventure]):
        if s.diary is not None:
            s.diary.note("no-majority")
        return
    s.enemy_damage += 1
    if s.diary is not None:
        s.diary.note("hits-enemy", NOBODY, {"enemy": EXPEDITIONS[s.expedition], "n": s.enemy_damage})


def is_closed(expedition: int, unlocked: bool) -> bool:
    """CBD-1203, CBD-1204: the Armada is only met in a round in which the barrel has opened the way."""
    return NEEDS_UNLOCK[expedition] and not unlocked


def is_level(expedition: int, black: int, dice: int) -> bool:
    """CBD-1307: equal dice are a success, but do the Dutchman no harm."""
    return NEEDS_MAJORITY[expedition] and dice == black
