"""Chapter 12: Redbeard, the opponent who decides nothing: every choice of his follows from a rule."""

from typing import Final

from kaper.engine.automaton import Decision, explain
from kaper.games.maracaibo.components.board import BAY, MARACAIBO, PLACE_NAMES, PLACES
from kaper.games.maracaibo.components.cards import (
    ACTIONS,
    BAY_EFFECTS,
    CARD_NAMES,
    KIND,
    LOCATION,
    MARACAIBO_EFFECTS,
)
from kaper.games.maracaibo.components.effects import ACQUIRE, CHOOSE, EXPLORE, GAIN_VP, QUEST, RAID, Effect
from kaper.games.maracaibo.components.redbeard import EXTRA, FIRST_CARD, MAIN, RED_NAMES, WANTED
from kaper.games.maracaibo.rules.gains import gain_vp
from kaper.games.maracaibo.rules.improvements import draw_level_2, refill, take_card
from kaper.games.maracaibo.rules.locations import value_cube
from kaper.games.maracaibo.rules.red_deeds import do_extra, explore, raid, take_quest, upgrade
from kaper.games.maracaibo.rules.red_sailing import RANGE, best_of, sail_to
from kaper.games.maracaibo.state.state import NONE, Maracaibo

SOUGHT: Final = {"raid": RAID, "explore": EXPLORE, "quest": QUEST, "acquire_location": ACQUIRE}
MARACAIBO_VP: Final[int] = next(effect.n for effect in MARACAIBO_EFFECTS if effect.op == GAIN_VP)


def redbeards_turn(s: Maracaibo) -> None:
    """From the Bay to Maracaibo; else the first card that can be carried out.

    POM-1212, POM-1213, POM-1214, POM-1215, POM-1216, A-25.
    """
    seat = s.redbeard
    if s.ship[seat] == BAY:
        sail_to(s, MARACAIBO)
        gain_vp(s, seat, MARACAIBO_VP, "maracaibo")
        upgrade(s)
        return
    ignored: list[int] = []
    while len(ignored) < len(s.red_six):
        card = reveal_card(s)
        for action in in_order(s, card):
            decision = target(s, card, action)
            if decision is not None:
                carry_out(s, card, action, decision)
                return
        if card not in ignored:
            ignored.append(card)
        if s.diary is not None:
            s.diary.note("red-ignores", seat, {"card": RED_NAMES[card]})
    fall_back(s)


def reveal_card(s: Maracaibo) -> int:
    """POM-1213: the top card; an empty deck is made anew from all six."""
    if not s.red_left:
        s.red_left = s.red_six[:]
        if s.diary is not None:
            s.diary.note("red-reshuffles", s.redbeard)
    card = s.chance.draw(s.red_left)
    s.red_seen |= 1 << card - FIRST_CARD
    if s.diary is not None:
        s.diary.note("red-reveals", s.redbeard, {"card": RED_NAMES[card]}, reveals=True)
    return card


# --- where he goes


def in_order(s: Maracaibo, card: int) -> list[str]:
    """POM-1214, POM-1219, A-42: from the top; with the Bay in range what he can do there goes first."""
    actions = MAIN[card]
    if BAY not in in_range(s):
        return actions
    return sorted(actions, key=lambda action: IN_THE_BAY.get(action) is None)


def in_range(s: Maracaibo) -> list[int]:
    """POM-1217: where a legal move of his can end."""
    return s.sea.reach[RANGE][s.ship[s.redbeard]]


def target(s: Maracaibo, card: int, action: str) -> Decision | None:
    """POM-1214, POM-1217, POM-1219: where the action can be done within his range, and why there."""
    ends = in_range(s)
    if action == "improvement":
        return improvement_target(s, ends, WANTED[card])
    if BAY in ends and IN_THE_BAY[action] is not None:
        return Decision([BAY], "bay")
    op = SOUGHT[action]
    fitting = [place for place in ends if place < PLACES and offers(s, place, op)]
    return best_of(s, fitting) if fitting else None


def improvement_target(s: Maracaibo, ends: list[int], wanted: list[int]) -> Decision | None:
    """POM-1230: cards of the first symbol within range, else of the second, else of the third."""
    for kind in wanted:
        fitting = [place for place in s.improvements(kind) if place in ends]
        if fitting:
            return best_of(s, fitting)
    return None


def offers(s: Maracaibo, place: int, op: int) -> bool:
    """POM-1220, POM-1225, A-26, A-28: a face-up location that shows the action, if only beside a slash."""
    return SHOWN[op][s.card[place]] is not None and not s.hidden[place]


def _shown(effects: list[Effect], op: int) -> Effect | None:
    for effect in effects:
        sides = [effect] if effect.op != CHOOSE else [side for each in effect.lists for side in each]
        for side in sides:
            if side.op == op:
                return side
    return None


SHOWN: Final[dict[int, list[Effect | None]]] = {
    op: [_shown(effects, op) for effects in ACTIONS] for op in SOUGHT.values()
}
"""For each action that he looks for, the effect that a card shows, if it is a location that shows one."""
IN_THE_BAY: Final[dict[str, Effect | None]] = {name: _shown(BAY_EFFECTS, op) for name, op in SOUGHT.items()}
"""The same for the Bay, which shows a raid and an exploration."""


# --- what he does there


def carry_out(s: Maracaibo, card: int, action: str, decision: Decision) -> None:
    """The additional action, then the move and the main action.

    POM-1214, POM-1215, POM-1225, POM-1227, POM-1228, POM-1230, POM-1231, A-21.
    """
    seat, place = s.redbeard, decision.choice
    if s.diary is not None:
        told = {"card": RED_NAMES[card], "action": action.replace("_", "-"), "target": s.called(place)}
        told["place"] = PLACE_NAMES[place]
        explain(s.diary, "red-decides", seat, decision, told)
    if card in EXTRA:
        do_extra(s, *EXTRA[card])
    sail_to(s, place)
    if action == "improvement":
        take_card(s, seat, place)
        refill(s, place)
        return
    on_arrival(s, place)
    if action == "raid":
        raid(s)
    elif action == "explore":
        shown = IN_THE_BAY[action] if place == BAY else SHOWN[EXPLORE][s.card[place]]
        assert shown is not None
        explore(s, shown.n)
    elif action == "quest":
        take_quest(s)
    else:
        take_level_2(s)


def on_arrival(s: Maracaibo, place: int) -> None:
    """POM-1220, POM-1232: the value cube if a tile lies there, then one upgrade."""
    if place != BAY:
        value_cube(s, s.redbeard, place)
    upgrade(s)


def take_level_2(s: Maracaibo) -> None:
    """POM-1228: the top level II card onto his pile; without one he gets nothing."""
    if s.top == NONE and not s.deck:
        return
    card = draw_level_2(s)
    s.cards[s.redbeard].append(card)
    if s.diary is not None:
        s.diary.note("red-takes-card", s.redbeard, {"card": CARD_NAMES[card]}, reveals=True)


def fall_back(s: Maracaibo) -> None:
    """POM-1216, POM-1218, A-25: he sails by the priority rule and does what belongs to the space."""
    decision = best_of(s, in_range(s))
    place = decision.choice
    told = {"place": PLACE_NAMES[place], "target": s.called(place)}
    explain(s.diary, "red-drifts", s.redbeard, decision, told)
    sail_to(s, place)
    if place == BAY or (KIND[s.card[place]] == LOCATION and not s.hidden[place]):
        on_arrival(s, place)
