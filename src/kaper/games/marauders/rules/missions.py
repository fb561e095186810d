"""Chapter 6 and MAM-1313, MAM-1314: Missions, from the claim to the reward."""

from kaper.engine.asking import Asking
from kaper.games.marauders.components.board import CANNONS, CREW, NONE, ZONE_NAMES
from kaper.games.marauders.components.cards import (
    GOOD,
    GOODS,
    GOODS_NAMES,
    MISSION_NAMES,
    MISSION_REQ,
    MISSION_REWARD,
    MISSION_STEPS,
    PIRATE_SLOOP,
    Req,
    Step,
)
from kaper.games.marauders.components.load import NATION_IDS
from kaper.games.marauders.rules.effects import carry_out, place_mission
from kaper.games.marauders.rules.gold import gain_point, pay, purse
from kaper.games.marauders.rules.skills import skill_test
from kaper.games.marauders.rules.stowing import first_of
from kaper.games.marauders.state.player import FROM_MISSION, Player
from kaper.games.marauders.state.state import MISSIONS_DONE, NPC, Marauders

# --- claiming


def may_claim(s: Marauders, seat: int, mission: int) -> bool:
    """MAM-1313: all conditions hold now, and the price can be paid."""
    me = s.seats[seat]
    return all(meets(me, req, purse(s, seat)) for req in MISSION_REQ[mission])


def meets(me: Player, req: Req, gold: int) -> bool:
    """MAM-1313: whether one of the conditions holds."""
    kind, n = req.kind, req.n
    if kind == "pirate":
        return me.pirate == bool(n)
    if kind in ("bounty", "no_bounty"):
        return (me.bounty[n] > 0) == (kind == "bounty")
    if kind == "cannons_min":
        return me.loc[CANNONS] >= n
    if kind == "crew_min":
        return me.loc[CREW] >= n
    if kind == "hold_free":
        return me.capacity - len(me.cargo) >= n
    return kind == "test" or gold >= n


def claim(s: Marauders, seat: int, mission: int) -> Asking[bool]:
    """MAM-660 to MAM-663, MAM-1313: test, then payment; the old Mission is discarded, a new one is placed."""
    for req in MISSION_REQ[mission]:
        if req.kind == "test" and not (yield from skill_test(s, seat, req.n)):
            return False
    for req in MISSION_REQ[mission]:
        if req.kind == "pay":
            pay(s, seat, req.n, "mission")
    me = s.seats[seat]
    drop_mission(s, seat, "new")
    s.missions.remove(mission)
    me.mission, me.progress, me.marks = mission, 0, 0
    if s.diary is not None:
        s.diary.note("claims", seat, {"mission": MISSION_NAMES[mission]})
    place_mission(s)
    skip_carrying(me)
    return True


def drop_mission(s: Marauders, seat: int, why: str) -> None:
    """MAM-663: an old Mission is discarded."""
    me = s.seats[seat]
    if me.mission != NONE:
        s.mission_discard.append(me.mission)
        if s.diary is not None:
            s.diary.note("loses-mission", seat, {"mission": MISSION_NAMES[me.mission], "why": why})
    me.mission = NONE
    me.progress = me.marks = 0


# --- steps


def step_of(me: Player) -> Step | None:
    """MAM-1314: the step that is next, if there is a Mission."""
    return None if me.mission == NONE else MISSION_STEPS[me.mission][me.progress]


def skip_carrying(me: Player) -> None:
    """MAM-1314: `carry` is fulfilled by claiming."""
    steps = MISSION_STEPS[me.mission]
    while me.progress < len(steps) and steps[me.progress].do == "carry":
        me.progress += 1


def advance(s: Marauders, seat: int) -> Asking[None]:
    """MAM-1314, MAM-664: the next step, or the reward, then the point, then the card is put away."""
    me = s.seats[seat]
    me.progress += 1
    me.marks = 0
    if s.diary is not None:
        s.diary.note("mission-step", seat, {"mission": MISSION_NAMES[me.mission], "n": me.progress})
    if me.progress < len(MISSION_STEPS[me.mission]):
        return
    mission = me.mission
    me.mission = NONE
    me.progress = 0
    if s.diary is not None:
        s.diary.note("completes", seat, {"mission": MISSION_NAMES[mission]})
    # The card is out of everybody's reach while its reward is carried out; it lies with the discarded ones.
    s.mission_discard.append(mission)
    if (yield from carry_out(s, seat, MISSION_REWARD[mission], FROM_MISSION + mission)):
        s.mission_discard.remove(mission)
    yield from gain_point(s, seat, MISSIONS_DONE)


def step_here(s: Marauders, seat: int) -> bool:
    """MAM-680, MAM-682, MAM-1314: whether the next step can be done in this Port action."""
    me = s.seats[seat]
    step = step_of(me)
    if step is None or me.zone not in step.ports or not me.docked:
        return False
    if step.do == "visit_all":
        return not me.marks >> me.zone & 1
    if step.do == "deliver":
        return can_deliver(me, step)
    return step.do != "fight" or me.loc[CREW] > 0


def can_deliver(me: Player, step: Step) -> bool:
    """MAM-1314: whether all goods of a delivery are on board."""
    have = [0] * len(GOODS)
    for card in me.cargo:
        have[GOOD[card]] += 1
    return all(have[good] >= step.goods[good] for good in GOODS)


def deliver(s: Marauders, seat: int, step: Step) -> None:
    """MAM-1314, `deliver`: the cards are handed over and discarded; that is no sale."""
    cargo = s.seats[seat].cargo
    for good in GOODS:
        for _ in range(step.goods[good]):
            card = first_of(cargo, good)
            cargo.remove(card)
            s.cargo_discard.append(card)
            if s.diary is not None:
                s.diary.note("delivers", seat, {"good": GOODS_NAMES[good]}, reveals=True)


def visit(s: Marauders, seat: int, step: Step) -> Asking[None]:
    """MAM-1314, `visit` and `visit_all`: a Port action in each of the ports, in any order."""
    me = s.seats[seat]
    me.marks |= 1 << me.zone
    if s.diary is not None and len(step.ports) > 1:
        s.diary.note(
            "mission-port", seat, {"mission": MISSION_NAMES[me.mission], "zone": ZONE_NAMES[me.zone]}
        )
    if all(me.marks >> port & 1 for port in step.ports):
        yield from advance(s, seat)


# --- deeds


def after_defeat(s: Marauders, seat: int, beaten: int, was_pirate: bool) -> Asking[None]:
    """MAM-1314, `defeat`: whoever began the battle."""
    step = step_of(s.seats[seat])
    if step is None or step.do != "defeat":
        return
    npc = beaten - NPC
    pirate = npc >= PIRATE_SLOOP if npc >= 0 else was_pirate
    flag = f"flagship:{NATION_IDS[npc]}" if 0 <= npc < PIRATE_SLOOP else ""
    if (pirate and "any_pirate" in step.targets) or flag in step.targets:
        yield from advance(s, seat)


def after_raid(s: Marauders, seat: int, nation: int, value: int) -> Asking[None]:
    """MAM-1314, `raid`: won raids of a nation, in some zones, or of some value."""
    me = s.seats[seat]
    step = step_of(me)
    if step is None or step.do != "raid":
        return
    fits = step.nation in (NONE, nation) and (not step.zones or me.zone in step.zones) and value >= step.value
    if fits:
        me.marks += 1
        if me.marks >= step.n:
            yield from advance(s, seat)
