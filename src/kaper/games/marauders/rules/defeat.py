"""Chapters 8 and 12: what a battle leaves behind, for the victor and for the loser."""

from kaper.engine.asking import Asking
from kaper.games.marauders.components.board import NONE
from kaper.games.marauders.components.cards import CHASERS, NPC_NAMES, PIRATE_SLOOP
from kaper.games.marauders.rules.bounties import hunters_reward, pirate_reward, raise_bounty
from kaper.games.marauders.rules.contest import TIE
from kaper.games.marauders.rules.crew import GOES_ON, crew_round
from kaper.games.marauders.rules.death import die
from kaper.games.marauders.rules.gold import gain_point
from kaper.games.marauders.rules.land import battle_end
from kaper.games.marauders.rules.missions import after_defeat
from kaper.games.marauders.rules.naval import BOARDING, SUNK, UNDECIDED, naval_round
from kaper.games.marauders.rules.npcs import remove_npc
from kaper.games.marauders.rules.plunder import plunder_npc, plunder_player
from kaper.games.marauders.rules.scouting import scouted_by_npcs
from kaper.games.marauders.rules.sides import BOTH, alive
from kaper.games.marauders.state.state import DEFEATS, NPC, Marauders


def fight_at_sea(s: Marauders) -> Asking[bool]:
    """MAM-1101, MAM-1144, MAM-R17: a round of the naval battle; whether the turn goes on."""
    ended = yield from naval_round(s)
    if ended in (UNDECIDED, BOARDING):
        return True
    afloat = [side for side in BOTH if alive(s, side)]
    if ended == SUNK and len(afloat) == 1:
        yield from defeat(s, afloat[0], False)
    elif ended == SUNK:
        yield from both_sunk(s)
    else:
        if s.diary is not None:
            s.diary.note("battle-over")
        leave(s)
    return (yield from after_battle(s))


def fight_on_deck(s: Marauders) -> Asking[bool]:
    """MAM-1162, MAM-1164, MAM-R15: a round of the crew combat; whether the turn goes on."""
    winner = yield from crew_round(s)
    if winner == GOES_ON:
        return True
    if winner == TIE:
        if s.diary is not None:
            s.diary.note("battle-over")
        leave(s)
    else:
        yield from defeat(s, winner, True)
    return (yield from after_battle(s))


def after_battle(s: Marauders) -> Asking[bool]:
    """MAM-1038, MAM-1223: who survived goes on, and other NPCs may still scout."""
    if s.seats[s.active].captain == NONE:
        return False
    yield from scouted_by_npcs(s)
    return True


def defeat(s: Marauders, winner: int, boarded: bool) -> Asking[None]:
    """MAM-202, MAM-203, MAM-1037, MAM-1314: point, reward, plunder and Mission; then the loser is gone."""
    victor, beaten = s.sides[winner], s.sides[1 - winner]
    if s.diary is not None:
        note_defeat(s, victor, beaten, boarded)
    if victor < NPC:
        was_pirate = beaten < NPC and s.seats[beaten].pirate
        yield from gain_point(s, victor, DEFEATS)
        yield from reward(s, victor, beaten)
        if boarded:
            yield from plunder(s, victor, beaten)
        yield from after_defeat(s, victor, beaten, was_pirate)
    if beaten >= NPC:
        remove_npc(s, beaten - NPC)
    else:
        yield from die(s, beaten, "battle")
    leave(s)


def note_defeat(s: Marauders, victor: int, beaten: int, boarded: bool) -> None:
    assert s.diary is not None
    how = "boarded" if boarded else "sunk"
    if victor >= NPC:
        s.diary.note("npc-defeats", beaten, {"npc": NPC_NAMES[victor - NPC], "how": how})
    elif beaten < NPC:
        s.diary.note("defeats", victor, {"whom": beaten, "how": how})
    else:
        s.diary.note("defeats-npc", victor, {"npc": NPC_NAMES[beaten - NPC], "how": how})


def reward(s: Marauders, victor: int, beaten: int) -> Asking[None]:
    """MAM-801 (2), MAM-805, MAM-820, MAM-822: gold for a pirate, a bounty for a naval ship."""
    if beaten < NPC:
        yield from hunters_reward(s, victor, s.seats[beaten].bounty)
    elif beaten - NPC < PIRATE_SLOOP:
        raise_bounty(s, victor, beaten - NPC, "defeat")
    else:
        pirate_reward(s, victor, s.npc_card[beaten - NPC])


def plunder(s: Marauders, victor: int, beaten: int) -> Asking[None]:
    if beaten < NPC:
        yield from plunder_player(s, victor, beaten)
    else:
        yield from plunder_npc(s, victor, beaten - NPC < PIRATE_SLOOP)


def both_sunk(s: Marauders) -> Asking[None]:
    """MAM-R17: nobody survived, nobody gains anything."""
    for entity in s.sides:
        if entity >= NPC:
            remove_npc(s, entity - NPC)
    for entity in s.sides:
        if entity < NPC:
            yield from die(s, entity, "battle")
    s.clear_battle()


def leave(s: Marauders) -> None:
    """MAM-1037, MAM-1147: damage stays on players' ships; Chasers are ready again; the Surgeon works."""
    for entity in s.sides:
        if entity < NPC and s.seats[entity].captain != NONE:
            s.seats[entity].flipped &= ~(1 << CHASERS)
            battle_end(s, entity)
    s.clear_battle()
