"""Chapter 8: the round as a whole; sea wolf, new captain, end of round."""

from kaper.engine.asking import Asking
from kaper.games.black_dice.components.board import LEFT, RIGHT
from kaper.games.black_dice.rules.curse import begin_round, roll_the_curse
from kaper.games.black_dice.rules.duels import appoint, choose_captain, duel
from kaper.games.black_dice.rules.ending import accomplished, close
from kaper.games.black_dice.rules.gold import draw_gold
from kaper.games.black_dice.rules.settlement import settle
from kaper.games.black_dice.rules.turns import pass_on, settle_next, take_turn
from kaper.games.black_dice.state.state import CURSE, DUEL, NOBODY, SETTLEMENT, TURNS, BlackDice


def step(s: BlackDice) -> Asking[None]:
    """CBD-301, CBD-401, CBD-501, CBD-701, CBD-806: duel; then black dice, turns, settlement, end of round.

    A turn is a step, and so is a settlement.
    """
    if s.stage == TURNS:
        yield from take_turn(s, s.turn)
        go_on(s)
    elif s.stage == SETTLEMENT:
        yield from settle(s)
    elif s.stage == CURSE:
        begin_round(s)
        roll_the_curse(s)
        s.stage, s.turn = TURNS, s.captain
    elif s.stage == DUEL:
        choose_captain(s)
        s.stage = CURSE
    else:
        end_round(s)


def go_on(s: BlackDice) -> None:
    """CBD-501, CBD-R31: the next turn; without an active adventure the settlement comes at once."""
    if s.any_active():
        pass_on(s)
        return
    if s.diary is not None:
        s.diary.note("becalmed")
    settle_next(s)


def end_round(s: BlackDice) -> None:
    """CBD-806, CBD-R26: the sea wolf draws, then the end is checked, and only then comes a new captain."""
    choose_sea_wolf(s)
    if accomplished(s):
        close(s, s.expedition)
        return
    choose_new_captain(s)
    s.stage, s.turn = CURSE, NOBODY


def choose_sea_wolf(s: BlackDice) -> None:
    """CBD-801, CBD-803, CBD-R24: most dice in the right half draw one gold more, while there is any."""
    leaders = leading(s, RIGHT)
    if leaders and s.pool_size():
        wolf = duel(s, leaders, "sea-wolf")
        if s.diary is not None:
            s.diary.note("sea-wolf", wolf, {"why": how(leaders)})
        draw_gold(s, wolf, 1, "sea-wolf")


def choose_new_captain(s: BlackDice) -> None:
    """CBD-802, CBD-803, CBD-R24: most dice in the left half command next; if nobody has any, all stays."""
    leaders = leading(s, LEFT)
    if leaders:
        appoint(s, duel(s, leaders, "captain"), how(leaders))
    elif s.diary is not None:
        s.diary.note("stays-captain", s.captain)


def how(leaders: list[int]) -> str:
    """CBD-803: what decides between these."""
    return "most" if len(leaders) == 1 else "duel"


def leading(s: BlackDice, half: list[int]) -> list[int]:
    """CBD-804, CBD-R24: who has most dice in a half, wherever they stand; nobody if there are none."""
    counts = [sum(placed[face] for face in half) for placed in s.placed]
    most = max(counts)
    return [player for player, count in enumerate(counts) if count == most] if most else []
