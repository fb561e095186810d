"""Chapter 5: the Move action, ports that are closed, storms and reefs."""

from typing import Final

from kaper.engine.asking import Asking, Choose, Option
from kaper.games.marauders.components.board import (
    CREW,
    FLAG,
    HULL,
    LOCATION_NAMES,
    LOCATION_OF,
    NONE,
    SHIP_IDS,
    SKULL,
    ZONE_NAMES,
    ZONE_RULES,
)
from kaper.games.marauders.components.cards import (
    CAPTAIN_ABILITIES,
    EVENT_CLOSES,
    EVENT_EFFECTS,
    GLORY_EFFECTS,
    IGNORE_KIND,
    IGNORE_KINDS,
    RUMOR_KEPT,
    SKILL_NAMES,
    SPECIALIST_ABILITIES,
    SPECIALISTS,
)
from kaper.games.marauders.components.load import NATION_IDS, Effect, num, word, words
from kaper.games.marauders.rules.death import die
from kaper.games.marauders.rules.glory import PASS, PLAY, acts_as, ask_window, play, playable
from kaper.games.marauders.rules.gold import pay
from kaper.games.marauders.rules.npcs import start_scouting
from kaper.games.marauders.rules.sides import HIT, places_of, spill, strike
from kaper.games.marauders.rules.skills import roll, shown, skill_test
from kaper.games.marauders.rules.stowing import lighten
from kaper.games.marauders.rules.volleys import HULL_TOKEN, flip_hull, hull_ready, which_hit
from kaper.games.marauders.state.player import Player
from kaper.games.marauders.state.state import Marauders

BY_TEST: Final = Option("test")
BY_TOLL: Final = Option("pay")
GIVE_UP: Final = Option("give-up")


def spend_move(s: Marauders) -> None:
    """MAM-520: actions that are only good for moving are used first."""
    if s.moves:
        s.moves -= 1
    else:
        s.actions -= 1


def sail(s: Marauders, seat: int, zone: int) -> None:
    """MAM-520, MAM-522: to an adjacent zone, where hostile NPCs scout at once."""
    spend_move(s)
    s.crossings += 1
    me = s.seats[seat]
    me.zone = zone
    if s.diary is not None:
        s.diary.note("sails", seat, {"zone": ZONE_NAMES[zone]})
    start_scouting(s, me)


def leave_port(s: Marauders, seat: int) -> Asking[None]:
    """MAM-520, MAM-523: surplus cargo stays behind, then the storm, then the NPCs."""
    spend_move(s)
    me = s.seats[seat]
    if me.cargo:
        yield from lighten(s, seat)
    me.docked = False
    if s.diary is not None:
        s.diary.note("leaves-port", seat, {"zone": ZONE_NAMES[me.zone]})
    if s.events:
        yield from meet_storm(s, seat)
    start_scouting(s, me)


# --- entering a port


def reasons(s: Marauders, me: Player, zone: int) -> list[str]:
    """MAM-524, MAM-1304, MAM-1318, MAM-R50: why a port is closed to a captain, after what always opens it."""
    if zone == me.home:
        return []
    flag = FLAG[zone]
    found = ["bounty"] if me.bounty[flag] else []
    if s.warring and s.at_war(flag, me.nation):
        found.append("war")
    for card in s.events:
        if zone in EVENT_CLOSES[card]:
            found.append("event")
    if found:
        ability = CAPTAIN_ABILITIES[me.captain].get("enter_port")
        papers = [RUMOR_KEPT[card].get("enter_port") for card in me.kept]
        for effect in [ability, *papers]:
            if effect is not None:
                found = lifted(found, effect)
    return found


def tested(effect: Effect) -> int:
    """MAM-1310: the skill that a toll, a reef or an event asks for."""
    return SKILL_NAMES.index(word(effect.row, "test"))


def lifted(found: list[str], effect: Effect) -> list[str]:
    """MAM-1318: the reasons that an effect does not name."""
    despite = words(effect.row, "despite")
    return [reason for reason in found if reason not in despite]


def toll_here(me: Player) -> Effect | None:
    """MAM-843, MAM-1318: the pirate port takes a toll from those whom its nation wants."""
    rule = ZONE_RULES[me.zone].get("entry_toll")
    if rule is None or me.bounty[NATION_IDS.index(word(rule.row, "bounty"))] == 0:
        return None
    return rule


def opening_cards(s: Marauders, hand: list[int], found: list[str]) -> list[int]:
    """MAM-1318: cards in hand that would open the port."""
    cards = playable(s, hand, "port_entry")
    if not cards:
        return cards
    return [card for card in cards if not lifted(found, GLORY_EFFECTS[acts_as(s, card)][0])]


def may_pay(me: Player, found: list[str]) -> bool:
    """MAM-843, MAM-1318, MAM-R49: whether a toll opens the port here, in spite of a bounty and no more."""
    return found == ["bounty"] and toll_here(me) is not None


def may_enter(s: Marauders, me: Player) -> bool:
    """MAM-1318: whether the ship can try to enter the port of its zone."""
    found = reasons(s, me, me.zone)
    return not found or may_pay(me, found) or bool(opening_cards(s, me.hand, found))


def enter_port(s: Marauders, seat: int) -> Asking[None]:
    """MAM-1318: open, opened by a card, or by toll and test; dangers come last."""
    spend_move(s)
    found = reasons(s, s.seats[seat], s.seats[seat].zone)
    if found and not (yield from talk_way_in(s, seat, found)):
        return
    me = s.seats[seat]
    hazard = reef_here(me)
    if hazard is not None:
        yield from reef(s, seat, hazard)
        if me.captain == NONE:
            return
    me.docked = True
    if s.diary is not None:
        s.diary.note("enters-port", seat, {"zone": ZONE_NAMES[me.zone]})


def talk_way_in(s: Marauders, seat: int, found: list[str]) -> Asking[bool]:
    """MAM-843, MAM-1318: he may test first and pay after a failure; the Move is spent once he rolled."""
    toll = toll_here(s.seats[seat]) if found == ["bounty"] else None
    may_test = toll is not None
    while True:
        options: list[Option] = [BY_TEST] if may_test else []
        if toll is not None and s.seats[seat].gold >= num(toll.row, "gold"):
            options.append(BY_TOLL)
        if toll is not None and not may_test:
            options.append(GIVE_UP)
        options += [PLAY[card] for card in opening_cards(s, s.seats[seat].hand, found)]
        chosen = yield Choose(seat, "port-entry", options, pause=toll is not None)
        if toll is not None and chosen is BY_TEST:
            may_test = False
            if (yield from skill_test(s, seat, tested(toll))):
                return True
            continue
        if chosen is GIVE_UP:
            return False
        if toll is not None and chosen is BY_TOLL:
            pay(s, seat, num(toll.row, "gold"), "toll")
        else:
            play(s, seat, chosen.value)
        return True


def reef_here(me: Player) -> Effect | None:
    """MAM-1318, `hazard`: what threatens big ships on their way into the port of this zone."""
    rule = ZONE_RULES[me.zone].get("hazard")
    return rule if rule is not None and SHIP_IDS[me.ship] in words(rule.row, "ships") else None


def reef(s: Marauders, seat: int, rule: Effect) -> Asking[None]:
    """MAM-1318, MAM-1319, `hazard`: who fails the test is hit."""
    if (yield from skill_test(s, seat, tested(rule))):
        return
    hits = [LOCATION_NAMES.index(word(rule.row, "location"))] * rule.n
    yield from weather(s, seat, hits)


# --- storms, fever, doldrums


def in_force(s: Marauders, op: str) -> Effect | None:
    """MAM-504: what an Event card does this round, if one in force does it."""
    for card in s.events:
        for effect in EVENT_EFFECTS[card]:
            if effect.op == op:
                return effect
    return None


def ignores(s: Marauders, me: Player, op: str) -> bool:
    """MAM-1310, `ignore_event`: the captain, a Specialist, or a card played for this turn."""
    kind = IGNORE_KIND[op]
    if s.spared >> IGNORE_KINDS.index(kind) & 1:
        return True
    ability = CAPTAIN_ABILITIES[me.captain].get("ignore_event")
    if ability is not None and kind in words(ability.row, "kinds"):
        return True
    return any(
        kind in words(SPECIALIST_ABILITIES[each]["ignore_event"].row, "kinds")
        for each in SPECIALISTS
        if me.special >> each & 1 and "ignore_event" in SPECIALIST_ABILITIES[each]
    )


def helps(s: Marauders, card: int, kind: str) -> bool:
    """MAM-1310: whether a card spares its owner events of this kind."""
    return kind in words(GLORY_EFFECTS[acts_as(s, card)][0].row, "kinds")


def spared(s: Marauders, seat: int, op: str) -> Asking[bool]:
    """MAM-1310, window `event`: before any roll for it."""
    if ignores(s, s.seats[seat], op):
        return True
    cards = [card for card in playable(s, s.seats[seat].hand, "event") if helps(s, card, IGNORE_KIND[op])]
    chosen = yield from ask_window(s, seat, "event", [], cards, {"event": IGNORE_KIND[op]})
    if chosen is PASS:
        return False
    play(s, seat, chosen.value)
    s.spared |= 1 << IGNORE_KINDS.index(IGNORE_KIND[op])
    return True


def meet_storm(s: Marauders, seat: int) -> Asking[None]:
    """MAM-1319, `storm`: the first time in the turn that the ship is at sea; hits less successes."""
    storm = in_force(s, "storm")
    if storm is None or s.struck or s.seats[seat].docked:
        return
    s.struck = True
    if (yield from spared(s, seat, storm.op)):
        return
    found = yield from skill_test(s, seat, tested(storm), counted=True)
    count = num(storm.row, "hits") - found
    if count <= 0:
        return
    dice = roll(s, count)
    if s.diary is not None:
        s.diary.note("location-dice", seat, {"dice": shown(dice)})
    hits = [LOCATION_OF[die] for die in dice if die != SKULL]
    for _ in range(dice.count(SKULL)):
        hits.append((yield Choose(seat, "place-hit", HIT)).value)
    yield from weather(s, seat, hits)


def weather(s: Marauders, seat: int, hits: list[int]) -> Asking[None]:
    """MAM-1319: the Reinforced Hull may cancel one; a ship sunk so is a death without a victor."""
    me = s.seats[seat]
    if hits and hull_ready(me):
        used = yield from ask_window(s, seat, "naval-hit", [HULL_TOKEN], [], {"hits": places_of(hits)})
        if used is HULL_TOKEN:
            flip_hull(s, seat)
            hits.remove((yield from which_hit(seat, hits)))
    strike(s, seat, hits)
    if me.loc[HULL] == 0:
        yield from die(s, seat, "storm")
    elif not me.docked:
        spill(s, seat)


def fever(s: Marauders, seat: int, effect: Effect) -> Asking[None]:
    """MAM-1319, `fever`: a failed test costs one Crew, never the last."""
    if (yield from spared(s, seat, effect.op)):
        return
    me = s.seats[seat]
    if not (yield from skill_test(s, seat, tested(effect))):
        lost = min(effect.n, max(0, me.loc[CREW] - 1))
        me.loc[CREW] -= lost
        if lost and s.diary is not None:
            s.diary.note("fever", seat, {"n": me.loc[CREW]})
