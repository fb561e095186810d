"""MAM-1315: fights on land, and Rumors, which may lead to one."""

from typing import Final

from kaper.engine.asking import Asking, Choose, Option
from kaper.games.marauders.components.board import CREW, NONE
from kaper.games.marauders.components.cards import (
    RUMOR_AT_SEA,
    RUMOR_EFFECTS,
    RUMOR_FIGHT,
    RUMOR_NAMES,
    RUMOR_PLACE,
    RUMOR_TEST,
    Step,
)
from kaper.games.marauders.rules.crew import GOES_ON, crew_round
from kaper.games.marauders.rules.death import die
from kaper.games.marauders.rules.effects import carry_out, restore_crew
from kaper.games.marauders.rules.gold import gain_point
from kaper.games.marauders.rules.missions import advance, drop_mission
from kaper.games.marauders.rules.sides import ATTACKER, DEFENDER
from kaper.games.marauders.rules.skills import skill_test
from kaper.games.marauders.state.player import FROM_RUMOR, Player
from kaper.games.marauders.state.state import LAND, RUMORS_TRUE, Marauders

FIGHT_ON: Final = Option("fight-on")
WITHDRAW: Final = Option("withdraw")


def land_fight(s: Marauders, seat: int, crew: int, leadership: int) -> Asking[bool]:
    """MAM-1315: whether it is won; the captain may withdraw after each round, or die."""
    go_ashore(s, seat, crew, leadership)
    if s.diary is not None:
        s.diary.note("land-fight", seat, {"n": crew, "leadership": leadership})
    ended = GOES_ON
    while ended == GOES_ON:
        ended = yield from crew_round(s)
        told = {"own": s.seats[seat].loc[CREW], "enemy": s.enemy[CREW]}
        if ended == GOES_ON and (yield Choose(seat, "withdraw", [FIGHT_ON, WITHDRAW], told)) is WITHDRAW:
            break
    s.clear_battle()
    if ended == DEFENDER:
        yield from die(s, seat, "land")
        return False
    battle_end(s, seat)
    return ended == ATTACKER


def go_ashore(s: Marauders, seat: int, crew: int, leadership: int) -> None:
    """MAM-1315: the captain attacks a crew on land."""
    s.clear_battle()
    s.sides = (seat, LAND)
    s.enemy[CREW] = crew
    s.enemy_lead = leadership


def battle_end(s: Marauders, seat: int) -> None:
    """MAM-1310: `restore_crew` of the Surgeon, after a battle, raid or fight on land that was survived."""
    me = s.seats[seat]
    if me.captain != NONE and me.special and me.can("restore_crew"):
        restore_crew(s, seat, me.bonus("restore_crew"))


def attempt(s: Marauders, seat: int, step: Step) -> Asking[None]:
    """MAM-1314, MAM-1315: a test or a fight of a Mission, tried once a turn."""
    if step.do == "fight":
        if (yield from land_fight(s, seat, step.fight[0], step.fight[1])):
            yield from advance(s, seat)
    elif (yield from skill_test(s, seat, step.skill)):
        yield from advance(s, seat)
    elif step.lose:
        drop_mission(s, seat, "failed")


def rumor_here(me: Player, at_sea: bool) -> bool:
    """MAM-655, MAM-1312: the held Rumor names this place, and its fight can be begun."""
    if not me.rumors:
        return False
    card = me.rumors[0]
    return (
        RUMOR_AT_SEA[card] == at_sea
        and RUMOR_PLACE[card] == me.zone
        and me.docked != at_sea
        and (RUMOR_FIGHT[card][0] == 0 or me.loc[CREW] > 0)
    )


def try_rumor(s: Marauders, seat: int) -> Asking[None]:
    """MAM-655 to MAM-658, MAM-1312: shown and tested; a false one goes back into the deck."""
    me = s.seats[seat]
    card = me.rumors[0]
    if s.diary is not None:
        s.diary.note("shows-rumor", seat, {"rumor": RUMOR_NAMES[card]}, reveals=True)
    me.rumor_open = True
    true = (yield from skill_test(s, seat, RUMOR_TEST[card])) > 0
    crew, leadership = RUMOR_FIGHT[card]
    if true and crew and not (yield from land_fight(s, seat, crew, leadership)):
        return
    me.rumors = ()
    me.rumor_open = False
    s.rumor_deck.append(card)
    if s.diary is not None:
        told = "rumor-true" if true else "rumor-false"
        s.diary.note(told, seat, {"rumor": RUMOR_NAMES[card]}, reveals=True)
    if not true:
        return
    if (yield from carry_out(s, seat, RUMOR_EFFECTS[card], FROM_RUMOR + card)):
        s.rumor_deck.remove(card)
    yield from gain_point(s, seat, RUMORS_TRUE)
