"""Chapter 12: what the winner of a crew combat may take."""

from typing import Final

from kaper.engine.asking import DONE, Args, Asking, Choose, Option
from kaper.games.marauders.components.board import (
    CARGO,
    CREW,
    HAND_LIMIT,
    NAVAL_PLUNDER,
    NONE,
    SHIP_LOCS,
    SHIP_NAMES,
)
from kaper.games.marauders.components.cards import (
    GLORY_NAMES,
    GLORY_SPECIALIST,
    GOODS_NAMES,
    MISSION_REWARD,
    RUMOR_EFFECTS,
    RUMOR_NAMES,
    SPECIALIST_NAMES,
    VALUE,
    WEAPON_NAMES,
)
from kaper.games.marauders.components.load import Effect, word
from kaper.games.marauders.rules.death import disperse
from kaper.games.marauders.rules.glory import discard_surplus
from kaper.games.marauders.rules.gold import gain
from kaper.games.marauders.rules.stowing import (
    ALL,
    OVERBOARD,
    cargo_left,
    draw_cargo,
    first_of,
    goods_of,
    lighten,
    names,
    room,
    stow,
    throw,
)
from kaper.games.marauders.state.player import FROM_MISSION, FROM_RUMOR, Player, without
from kaper.games.marauders.state.state import NO_SIDES, Marauders

STAY: Final = Option("stay")
TAKE_SHIP: Final = Option("take-ship")
GOLD: Final = Option("gold")
TAKE_RUMOR: Final = Option("rumor")
TAKE_GOOD: Final = [Option(f"cargo:{name}", good) for good, name in enumerate(GOODS_NAMES)]
TAKE_WEAPON: Final = [Option(f"weapon:{name}", weapon) for weapon, name in enumerate(WEAPON_NAMES)]
TAKE_GLORY: Final = [Option(f"glory:{name}", card) for card, name in enumerate(GLORY_NAMES)]
TAKE_KEPT: Final = [Option(f"kept:{name}", card) for card, name in enumerate(RUMOR_NAMES)]
TAKE_SPECIALIST: Final = [Option(f"specialist:{name}", kind) for kind, name in enumerate(SPECIALIST_NAMES)]
KEEP_RUMOR: Final = [Option(f"keep:{name}", card) for card, name in enumerate(RUMOR_NAMES)]


def kind_of(card: int) -> int:
    """MAM-1316: what kind of Specialist a card is, wherever it came from."""
    if card < FROM_RUMOR:
        return GLORY_SPECIALIST[card]
    found = MISSION_REWARD[card - FROM_MISSION] if card >= FROM_MISSION else RUMOR_EFFECTS[card - FROM_RUMOR]
    return SPECIALIST_NAMES.index(next(word(effect.row, "kind") for effect in found if brings(effect)))


def brings(effect: Effect) -> bool:
    return effect.op == "gain_specialist"


# --- the ship


def take_ship(s: Marauders, seat: int, ship: int, track: list[int], mods: int, flipped: int) -> Asking[int]:
    """MAM-1210, MAM-1211, MAM-R16: the beaten ship with its damage and the winner's crew.

    Gives the Modifications of the ship that he leaves, NONE if he stays.
    """
    told = {"ship": SHIP_NAMES[ship]}
    if (yield Choose(seat, "take-ship", [STAY, TAKE_SHIP], told)) is STAY:
        return NONE
    me = s.seats[seat]
    crew, old = me.loc[CREW], me.mods
    me.ship, me.mods, me.flipped = ship, mods, flipped
    me.loc = track[:]
    me.loc[CREW] = min(crew, me.maximum(CREW))
    if s.diary is not None:
        s.diary.note("takes-ship", seat, told)
    return old


# --- a beaten player


def plunder_player(s: Marauders, seat: int, loser: int) -> Asking[None]:
    """MAM-1201 to MAM-1203, MAM-1212, MAM-R37: any part of it, within the winner's limits."""
    beaten = s.seats[loser]
    left = yield from take_ship(s, seat, beaten.ship, beaten.loc, beaten.mods, beaten.flipped)
    if left != NONE:
        beaten.mods = beaten.flipped = 0
        yield from disperse(s, seat, left)
        yield from lighten(s, seat)
    s.searched = (seat, loser)
    if s.diary is not None:
        found: Args = {"gold": beaten.gold, "glory": " ".join(GLORY_NAMES[card] for card in beaten.hand)}
        s.diary.note("searches", seat, {"whom": loser}, found, (seat,))
    while True:
        # Always asked, and always to be finished: whether there was anything is nobody else's business.
        options = [ALL, *for_the_taking(s, seat, loser), DONE]
        chosen = yield Choose(seat, "plunder", options, {"whom": loser})
        if chosen is ALL:
            yield from take_all(s, seat, loser)
        if chosen is ALL or chosen is DONE:
            s.searched = NO_SIDES
            return
        yield from take_thing(s, seat, loser, chosen)


def for_the_taking(s: Marauders, seat: int, loser: int) -> list[Option]:
    """MAM-1202: what the loser has and the winner may take, and what may make room for it.

    A fifth Glory card may be taken, as one may be drawn: one of the five is then discarded.
    """
    me, beaten = s.seats[seat], s.seats[loser]
    options = [GOLD] if beaten.gold else []
    if beaten.rumors:
        options.append(TAKE_RUMOR)
    if room(s, seat) > 0:
        options += [TAKE_GOOD[good] for good in goods_of(beaten.cargo)]
    options += [
        option for weapon, option in enumerate(TAKE_WEAPON) if beaten.weapons & ~me.weapons & 1 << weapon
    ]
    if beaten.cargo and me.cargo and room(s, seat) <= 0:
        options += [OVERBOARD[good] for good in goods_of(me.cargo)]
    options += [TAKE_GLORY[card] for card in sorted(set(beaten.hand))]
    options += [TAKE_KEPT[card] for card in sorted(beaten.kept)]
    options += [
        option for kind, option in enumerate(TAKE_SPECIALIST) if beaten.special & ~me.special & 1 << kind
    ]
    return options


def take_all(s: Marauders, seat: int, loser: int) -> Asking[None]:
    """MAM-1202: everything that fits, one thing after another."""
    while things := [option for option in for_the_taking(s, seat, loser) if fits(s, seat, option)]:
        yield from take_thing(s, seat, loser, things[0])


def fits(s: Marauders, seat: int, option: Option) -> bool:
    """MAM-1202: whether a thing can be taken without giving up another for it."""
    if option.verb == "glory":
        return len(s.seats[seat].hand) < HAND_LIMIT
    return option.verb != "overboard"


def take_thing(s: Marauders, seat: int, loser: int, chosen: Option) -> Asking[None]:
    """MAM-1201: one thing changes hands, or cargo goes overboard to make room for one."""
    me = s.seats[seat]
    if chosen.verb == "overboard":
        throw(s, seat, chosen.value)
    elif chosen is GOLD:
        beaten = s.seats[loser]
        amount = beaten.gold
        beaten.gold = beaten.low = beaten.high = 0
        if s.diary is not None:
            s.diary.note("loses-gold", loser, {"n": amount}, reveals=True)
        gain(s, seat, amount, "plunder")
    else:
        secret = hand_over(me, s.seats[loser], chosen)
        if s.diary is not None:
            # MAM-V31: others see the back of such a card.
            back = f"{chosen.verb}-card" if chosen.verb in ("cargo", "glory") else ""
            told: Args = {"whom": loser, "what": back or chosen.text.rpartition(":")[2]}
            s.diary.note("plunders", seat, told, secret, (seat, loser) if secret else ())
        if len(me.rumors) > 1:
            yield from keep_one_rumor(s, seat)
        yield from discard_surplus(s, seat)


def hand_over(me: Player, beaten: Player, chosen: Option) -> Args:
    """MAM-1201, MAM-1203: one card or weapon; the figures that only the two may know."""
    verb, which = chosen.verb, chosen.value
    if chosen is TAKE_RUMOR:
        me.rumors, beaten.rumors = me.rumors + beaten.rumors, ()
        return {"card": RUMOR_NAMES[me.rumors[-1]]}
    if verb == "cargo":
        card = first_of(beaten.cargo, which)
        beaten.cargo.remove(card)
        me.cargo.append(card)
        me.cargo.sort()
        return {"card": GOODS_NAMES[which]}
    if verb == "glory":
        beaten.hand.remove(which)
        me.hand.append(which)
        me.hand.sort()
        return {"card": GLORY_NAMES[which]}
    if verb == "weapon":
        beaten.weapons &= ~(1 << which)
        me.weapons |= 1 << which
    elif verb == "kept":
        beaten.kept = without(beaten.kept, which)
        me.kept = (*me.kept, which)
    else:
        card = next(each for each in beaten.specialists if kind_of(each) == which)
        beaten.specialists = without(beaten.specialists, card)
        me.specialists = (*me.specialists, card)
        beaten.special &= ~(1 << which)
        me.special |= 1 << which
    return {}


def keep_one_rumor(s: Marauders, seat: int) -> Asking[None]:
    """MAM-653: of two Rumors one is kept, the other is shuffled back."""
    me = s.seats[seat]
    kept = (yield Choose(seat, "keep-rumor", [KEEP_RUMOR[card] for card in sorted(me.rumors)])).value
    me.rumor_open = me.rumor_open and me.rumors[0] == kept
    s.rumor_deck += without(me.rumors, kept)
    me.rumors = (kept,)


# --- an NPC


def plunder_navy(s: Marauders, seat: int) -> Asking[None]:
    """MAM-1205: three cards, gold for all of them; those that its Cargo lost are discarded at random."""
    s.offer = [draw_cargo(s) for _ in range(NAVAL_PLUNDER) if cargo_left(s)]
    if s.diary is not None:
        s.diary.note("finds-cargo", seat, {"cards": names(s.offer), "why": "plunder"}, reveals=True)
    gain(s, seat, sum(VALUE[card] for card in s.offer), "plunder")
    hits = SHIP_LOCS[s.enemy_ship][CARGO] - s.enemy[CARGO]
    for _ in range(min(hits, len(s.offer))):
        s.cargo_discard.append(s.chance.draw(s.offer))
    yield from stow(s, seat)


def plunder_npc(s: Marauders, seat: int, navy: bool) -> Asking[None]:
    """MAM-1205, MAM-1206, MAM-1210: the ship, and what a naval ship carries."""
    left = yield from take_ship(s, seat, s.enemy_ship, s.enemy, 0, 0)
    if left != NONE:
        yield from disperse(s, seat, left)
    if navy:
        yield from plunder_navy(s, seat)
    if left != NONE:
        yield from lighten(s, seat)
