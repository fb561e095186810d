"""Chapter 9: the Legendary Pirate's setup and turn."""

from typing import Final

from kaper.engine.asking import Args, Asking
from kaper.engine.automaton import Criterion, explain, narrow
from kaper.games.tiny_epic.components import board, cards
from kaper.games.tiny_epic.rules.legend import (
    PLAYER,
    free_coves,
    hide_legend,
    legend_gains,
    legend_heels,
    legend_retreats,
)
from kaper.games.tiny_epic.rules.legend_battle import legend_attacks_player, legend_raids
from kaper.games.tiny_epic.rules.legend_orders import (
    legend_crews_up,
    legend_plunders,
    legend_searches,
    legend_trades,
)
from kaper.games.tiny_epic.rules.legend_steers import step_towards
from kaper.games.tiny_epic.rules.others import navy_attacks, sail_merchants, sail_navy
from kaper.games.tiny_epic.rules.wheel import AHEAD
from kaper.games.tiny_epic.state.state import ORANGE, Pirates

INFAMY: Final = 6
"""The roll that brings an infamy action."""
TARGETS: Final = {"player": PLAYER, **{name: ORANGE + ship for ship, name in enumerate(board.MERCHANT_NAMES)}}


def place_legend(s: Pirates) -> Asking[None]:
    """TEP-904, TEP-S14: the free cove farthest from the Navy; of several the player chooses."""
    away = board.DISTANCE[s.navy]
    farthest = narrow(free_coves(s), [Criterion("farthest", lambda cell: -away[cell])])
    yield from hide_legend(s, farthest, "legend-placed")


def take_legend_turn(s: Pirates, legend: int) -> Asking[None]:
    """TEP-920, TEP-945: a die turns the wheel or, on a 6, brings an infamy action; then it sails and acts."""
    die = s.chance.die()
    if s.diary is not None:
        s.diary.note("legend-rolls", legend, {"n": die})
    if die == INFAMY:
        effects = infamy_action(s, legend)
        target = PLAYER
    else:
        turn_wheel(s, legend, die)
        effects = [order_effect(s.order(legend))]
        target = TARGETS[cards.LEGEND_TARGETS[s.legend_captain][s.space[legend] - 1]]
    note_target(s, target, die)
    yield from sail_and_act(s, target, effects)
    if s.crossed and not s.over:
        yield from cross_ship_line(s, legend)


def infamy_action(s: Pirates, legend: int) -> list[cards.Effect]:
    """TEP-925: the marker moves on; the space's effects follow from top to bottom."""
    ring = cards.RING[s.personality]
    s.ring = (s.ring + 1) % len(ring)
    if s.diary is not None:
        s.diary.note("legend-infamy", legend, {"n": s.ring + 1})
    return ring[s.ring]


def note_target(s: Pirates, target: int, die: int) -> None:
    """TEP-930: the ship beside its captain's space; on a 6 always the player."""
    if s.diary is not None:
        because = "because-six" if die == INFAMY else "because-space"
        name = board.MERCHANT_NAMES[target - ORANGE] if target >= ORANGE else "player"
        s.diary.note("legend-targets", s.legend, {"target": name, "because": because})


# --- the wheel


def turn_wheel(s: Pirates, legend: int, goal: int) -> None:
    """TEP-921 to TEP-924, TEP-S01: clockwise to the space rolled, or as far as the hands last."""
    start, before = s.space[legend], s.wheel[legend]
    end = start
    passed: list[int] = []
    for space in AHEAD[start]:
        if space == board.HIDE:
            continue
        end = space
        passed.append(space)
        if space == goal or not (before >> space & 1 or legend_jumps(s, legend, space)):
            break
    s.space[legend] = end
    s.crossed = end < start
    if s.diary is not None:
        because = "because-roll" if end == goal else "because-no-hands"
        order = board.ORDER_NAMES[s.order(legend)]
        s.diary.note("legend-turns", legend, {"space": end, "order": order, "because": because})
    for space in passed:
        if before >> space & 1:
            legend_returns(s, legend, space)


def legend_jumps(s: Pirates, legend: int, space: int) -> bool:
    """TEP-921: the rightmost hand of the bottom row stays on the space; gives whether there was one."""
    duties = s.duty[legend]
    hands = [duty for duty in range(len(duties)) if duties[duty]]
    if not hands:
        return False
    decision = narrow(hands, [Criterion("rightmost", lambda duty: -duty)])
    duties[decision.choice] -= 1
    s.wheel[legend] |= 1 << space
    left: Args = {"space": space, "duty": board.DUTY_NAMES[decision.choice]}
    explain(s.diary, "legend-jumps", legend, decision, left)
    return True


def legend_returns(s: Pirates, legend: int, space: int) -> None:
    """TEP-922, TEP-S02: to the leftmost duty without a hand, one after another clockwise."""
    duties = s.duty[legend]
    free = [duty for duty in board.WORKING if duties[duty] == 0]
    decision = narrow(free, [Criterion("leftmost", lambda duty: duty)])
    s.wheel[legend] &= ~(1 << space)
    duties[decision.choice] += 1
    back: Args = {"space": space, "duty": board.DUTY_NAMES[decision.choice]}
    explain(s.diary, "legend-returns", legend, decision, back)


# --- sailing and acting


def sail_and_act(s: Pirates, target: int, effects: list[cards.Effect]) -> Asking[None]:
    """TEP-931, TEP-932, TEP-S07, TEP-S11: sail, do what is due, then the sheet's bonus if active."""
    trigger = cards.LEGEND_TRIGGER[s.legend_captain]
    bonus = cards.LEGEND_BONUS[s.legend_captain] if any(e.kind == trigger for e in effects) else []
    s.more_steps = sum(effect.steps for effect in [*effects, *bonus])
    s.more_hits = sum(effect.hits for effect in effects)
    legend_sails(s, target)
    for effect in effects:
        yield from act(s, target, effect)
    if bonus and s.diary is not None:
        s.diary.note("legend-bonus", s.legend, {"order": board.ORDER_NAMES[trigger]})
    for effect in bonus:
        yield from act(s, target, effect)


def legend_sails(s: Pirates, target: int) -> None:
    """TEP-931, TEP-S04, TEP-S08: as far as it gets, vertically first, and through storms."""
    legend = s.legend
    goal = s.merchant_cell[target - ORANGE] if target >= ORANGE else s.cell[target]
    start, sailed = s.cell[legend], 0
    while s.cell[legend] != goal and sailed < s.steps(legend):
        s.cell[legend] = step_towards(s.cell[legend], goal)
        s.hidden[legend] = False
        sailed += 1
        if s.storms >> s.cell[legend] & 1:
            legend_heels(s, "storm")
    if s.diary is not None:
        end = s.cell[legend]
        because = "there" if start == goal else "reaches" if end == goal else "as-far"
        told: Args = {"cell": board.CELL_NAMES[end], "n": sailed, "because": f"because-{because}"}
        s.diary.note("legend-sails", legend, told)


_ORDERS: Final[list[cards.Effect]] = [
    cards.Effect({"kind": kind}) for kind in ("bury", "plunder", "trade", "crew_up", "search", "attack")
]


def order_effect(order: int) -> cards.Effect:
    """An order as an effect like those of the infamy spaces; their numbers are the same."""
    return _ORDERS[order]


def act(s: Pirates, target: int, effect: cards.Effect) -> Asking[None]:
    """TEP-932, TEP-940 to TEP-944: one order or action; added steps and hits count by themselves."""
    if s.over or effect.kind in (cards.SAIL_BONUS, cards.HIT_BONUS):
        return
    if effect.kind == board.PLUNDER:
        yield from legend_plunders(s)
    elif effect.kind == board.TRADE:
        yield from legend_trades(s)
    elif effect.kind == board.CREW_UP:
        legend_crews_up(s)
    elif effect.kind == board.SEARCH:
        yield from legend_searches(s)
    elif effect.kind == board.ATTACK:
        yield from legend_attacks(s, target)
    elif effect.kind == cards.GAIN_GOLD:
        yield from legend_gains(s, effect.gold, "sheet")


def legend_attacks(s: Pirates, target: int) -> Asking[None]:
    """TEP-944, TEP-S08: only a target on its card, and not a hidden one; it leaves its cove for that."""
    legend = s.legend
    here = s.cell[legend]
    if target >= ORANGE:
        if s.merchant_cell[target - ORANGE] == here:
            s.hidden[legend] = False
            yield from legend_raids(s, target - ORANGE)
            return
    elif s.cell[target] == here and not s.hidden[target]:
        s.hidden[legend] = False
        yield from legend_attacks_player(s)
        return
    if s.diary is not None:
        hidden = target < ORANGE and s.cell[target] == here
        because = "because-hidden" if hidden else "because-not-here"
        s.diary.note("legend-no-attack", legend, {"because": because})


def cross_ship_line(s: Pirates, legend: int) -> Asking[None]:
    """TEP-945, TEP-959, TEP-S03: Extortion pays, then the player sails the other ships against it."""
    if s.diary is not None:
        s.diary.note("crosses-line", legend)
    if s.duty[legend][board.EXTORTION]:
        yield from legend_gains(s, 1, "extortion")
        if s.over:
            return
    yield from sail_merchants(s, PLAYER)
    caught = yield from sail_navy(s, legend, PLAYER)
    if caught:
        hidden = s.hidden[legend]
        navy_attacks(s, legend)
        if not hidden:
            yield from legend_retreats(s)
