"""Chapter 5: a player's turn, from its beginning to its last action."""

from typing import Final

from kaper.engine.asking import Args, Asking, Choose, Option
from kaper.games.marauders.components.board import ACTIONS, NEAR, NONE, PORT, REPAIRABLE, ZONE_NAMES
from kaper.games.marauders.components.cards import EVENT_EFFECTS, FITTING, GLORY_EFFECTS, GLORY_NAMES
from kaper.games.marauders.components.load import Effect
from kaper.games.marauders.rules.death import RETIRES, die, new_captain, turn_up, waiting
from kaper.games.marauders.rules.effects import REPAIR, apply, move_npc, repair
from kaper.games.marauders.rules.glory import PASS, PLAY, QUIET, ask_window, moment, own_cards, play, playable
from kaper.games.marauders.rules.moving import (
    enter_port,
    fever,
    ignores,
    in_force,
    leave_port,
    may_enter,
    meet_storm,
    sail,
    spared,
)
from kaper.games.marauders.rules.npcs import start_scouting
from kaper.games.marauders.rules.scouting import add_targets, scout, scouted_by_npcs
from kaper.games.marauders.rules.stowing import LIGHTEN, throw_overboard
from kaper.games.marauders.state.player import Player
from kaper.games.marauders.state.state import ACTION, IN_PORT, NOWHERE, Marauders

SAIL: Final = [Option(f"sail:{name}", zone) for zone, name in enumerate(ZONE_NAMES)]
SAIL_FROM: Final = [[SAIL[zone] for zone in near] for near in NEAR]
LEAVE: Final = Option("leave-port")
ENTER: Final = Option("enter-port")
PORT_ACTION: Final = Option("port")
END: Final = Option("end-turn")
RETIRE: Final = Option("retire")
ANY_TURN: Final = FITTING["any_turn"]
OWN_TURN: Final = [own or other for own, other in zip(FITTING["own_turn"], ANY_TURN, strict=True)]
"""For each card whether it can ever be played in another's turn, and between the own actions."""
TOLD: Final[list[list[Args]]] = [
    [{"n": n, "moves": moves} for moves in range(20)] for n in range(ACTIONS + 1)
]
"""What the question for an action says of what is left; no hand gives more moves."""


def begin_turn(s: Marauders) -> Asking[bool]:
    """MAM-510, MAM-904, MAM-1223, MAM-R05: what opens a turn, NPCs' scouting last; False if it is over."""
    seat = s.active
    s.start_turn()
    me = s.seats[seat]
    me.bought = (me.bought[1], NONE)
    if s.diary is not None:
        s.diary.note("turn", seat, {"round": s.round})
    if me.captain == NONE:
        yield from new_captain(s, seat)
    s.actions = ACTIONS
    s.stage = ACTION
    for card in s.events:
        yield from event_of_the_round(s, seat, EVENT_EFFECTS[card][0])
        if me.captain == NONE:
            return False
    if s.npc_zone != NOWHERE and others_can_play(s, seat):
        yield from others_cards(s, seat)
    if me.special:
        yield from carpenter(s, seat)
    start_scouting(s, me)
    if s.scouts:
        yield from scouted_by_npcs(s)
    return True


def event_of_the_round(s: Marauders, seat: int, effect: Effect) -> Asking[None]:
    """MAM-510 (b): what an Event card in force does at the start of a turn."""
    if effect.op == "storm":
        yield from meet_storm(s, seat)
    elif effect.op == "fever":
        yield from fever(s, seat, effect)
    elif effect.op == "move_limit":
        yield from spared(s, seat, effect.op)
    elif effect.op == "all_extra_move":
        s.moves += effect.n


def others_can_play(s: Marauders, active: int) -> bool:
    """MAM-904: whether another player holds a card of the window `any_turn`, or one that may copy it."""
    can = False
    for seat in range(len(s.seats)):
        if seat != active:
            moment(s, seat)
            for card in s.seats[seat].hand:
                can = can or ANY_TURN[card]
    return can


def others_cards(s: Marauders, active: int) -> Asking[None]:
    """MAM-904, window `any_turn`: others may move an NPC now; a card announced may be shown and kept back."""
    for seat in s.from_active():
        me = s.seats[seat]
        while seat != active and me.hand:
            cards = playable(s, me.hand, "any_turn")
            if not cards:
                break
            options = [PASS, QUIET, *[PLAY[card] for card in cards]]
            chosen = yield Choose(seat, "any-turn", options, {"whom": active}, hidden=True)
            if chosen is QUIET:
                s.quiet |= 1 << seat
            if chosen.verb != "play" or not (yield from announce(s, seat, chosen.value)):
                break


def announce(s: Marauders, seat: int, card: int) -> Asking[bool]:
    """MAM-904: the timing is told first; whether the card was played in the end."""
    if s.diary is not None:
        s.diary.note("announces", seat, reveals=True)
    if (yield from move_npc(s, seat, card)):
        play(s, seat, card)
        return True
    if s.diary is not None:
        s.diary.note("keeps-back", seat, {"card": GLORY_NAMES[card]}, reveals=True)
    return False


def carpenter(s: Marauders, seat: int) -> Asking[None]:
    """MAM-906: `repair` at the start of the turn: a point on a location that is not destroyed."""
    me = s.seats[seat]
    if not me.can("repair"):
        return
    hurt = [location for location in REPAIRABLE if 0 < me.loc[location] < me.maximum(location)]
    if hurt:
        chosen = yield from ask_window(s, seat, "carpenter", [REPAIR[location] for location in hurt], [])
        if chosen is not PASS:
            repair(s, seat, chosen.value)


def act(s: Marauders) -> Asking[bool]:
    """MAM-511, MAM-522, MAM-903, MAM-1223: actions and cards, until a visit or a battle; False at the end."""
    seat = s.active
    me = s.seats[seat]
    while s.stage == ACTION:
        if s.actions == 0 and s.moves == 0:
            moment(s, seat)
            cards = own_cards(s, me.hand)
            if not cards or not (yield from last_cards(s, seat, cards)):
                return False
            continue
        chosen = yield Choose(seat, "action", action_options(s, me), TOLD[s.actions][s.moves], True)
        if chosen is END:
            return False
        # MAM-1240: a card played and cargo thrown overboard are no actions.
        s.fresh = s.fresh and chosen.verb in ("play", "overboard")
        if chosen.verb == "sail":
            sail(s, seat, chosen.value)
        elif chosen is PORT_ACTION:
            visit_port(s, seat)
        else:
            yield from take_action(s, seat, chosen)
        if me.captain == NONE:
            return False
        if s.scouts and s.stage == ACTION:
            yield from scouted_by_npcs(s)
    return True


def visit_port(s: Marauders, seat: int) -> None:
    """MAM-512, MAM-603: the Port action begins with the Modification token."""
    s.actions -= 1
    s.port_taken = True
    s.stage = IN_PORT
    turn_up(s, s.seats[seat].zone)


def take_action(s: Marauders, seat: int, chosen: Option) -> Asking[None]:
    """MAM-520, MAM-530, MAM-625, MAM-903, MAM-1240: moving, scouting, and what costs no action."""
    if chosen is LEAVE:
        yield from leave_port(s, seat)
    elif chosen is ENTER:
        yield from enter_port(s, seat)
    elif chosen is RETIRE:
        yield from die(s, seat, RETIRES)
    elif chosen.verb == "play":
        yield from apply(s, seat, GLORY_EFFECTS[play(s, seat, chosen.value)][0])
    elif chosen is LIGHTEN:
        yield from throw_overboard(s, seat)
    else:
        yield from scout(s, seat, chosen)


def last_cards(s: Marauders, seat: int, cards: list[int]) -> Asking[bool]:
    """MAM-903: cards of the own turn may still be played after the last action."""
    chosen = yield from ask_window(s, seat, "turn-end", [], cards)
    if chosen is PASS:
        return False
    yield from apply(s, seat, GLORY_EFFECTS[play(s, seat, chosen.value)][0])
    return True


def action_options(s: Marauders, me: Player) -> list[Option]:
    """MAM-511, MAM-512, MAM-520, MAM-524, MAM-530, MAM-1240: what the captain can do now."""
    options: list[Option]
    if me.docked:
        options = [LEAVE]
        if s.actions and not s.port_taken:
            options.append(PORT_ACTION)
    else:
        options = SAIL_FROM[me.zone][:] if not s.events or not becalmed(s, me) else []
        if PORT[me.zone] and may_enter(s, me):
            options.append(ENTER)
        if s.actions:
            add_targets(s, me, options)
    if me.cargo:
        options.append(LIGHTEN)
    options.append(END)
    if s.fresh and me.docked and may_retire(s):
        options.append(RETIRE)
    for card in me.hand:
        if OWN_TURN[card]:
            return options + [PLAY[own] for own in own_cards(s, me.hand)]
    return options


def may_retire(s: Marauders) -> bool:
    """MAM-1241, MAM-R35: a captain must be left for everybody who waits for one."""
    return len(s.captain_deck) > waiting(s)


def becalmed(s: Marauders, me: Player) -> bool:
    """MAM-1310, `move_limit`: whether no more borders may be crossed this round."""
    limit = in_force(s, "move_limit")
    return limit is not None and s.crossings >= limit.n and not ignores(s, me, limit.op)
