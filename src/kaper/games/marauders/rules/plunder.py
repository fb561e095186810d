"""Chapter 12: what the winner of a crew combat may take."""

from typing import Final

from kaper.engine.asking import Args, Asking, Choose, Option
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
from kaper.games.marauders.rules.death import FROM_MISSION, FROM_RUMOR, disperse
from kaper.games.marauders.rules.glory import discard_surplus
from kaper.games.marauders.rules.gold import gain
from kaper.games.marauders.rules.stowing import (
    OVERBOARD,
    cargo_left,
    draw_cargo,
    first_of,
    goods_of,
    lighten,
    names,
    room,
    stow,
    take,
    throw,
)
from kaper.games.marauders.state.player import without
from kaper.games.marauders.state.state import NO_SIDES, Marauders

STAY: Final = Option("stay", 0)
TAKE_SHIP: Final = Option("take-ship", 1)
ALL: Final = Option("all", 0)
GOLD: Final = Option("gold", 1)
TAKE_RUMOR: Final = Option("rumor", 2)
TAKE_GOOD: Final = [Option(f"cargo:{name}", 10 + good) for good, name in enumerate(GOODS_NAMES)]
TAKE_WEAPON: Final = [Option(f"weapon:{name}", 20 + weapon) for weapon, name in enumerate(WEAPON_NAMES)]
TAKE_GLORY: Final = [Option(f"glory:{name}", 100 + card) for card, name in enumerate(GLORY_NAMES)]
TAKE_KEPT: Final = [Option(f"kept:{name}", 200 + card) for card, name in enumerate(RUMOR_NAMES)]
TAKE_SPECIALIST: Final = [
    Option(f"specialist:{name}", 300 + kind) for kind, name in enumerate(SPECIALIST_NAMES)
]
ENOUGH: Final = Option("done", 400)
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
    if (yield Choose(seat, "take-ship", [STAY, TAKE_SHIP], told)).value == STAY.value:
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
    s.searched = [seat, loser]
    if s.diary is not None:
        found: Args = {"gold": beaten.gold, "glory": " ".join(GLORY_NAMES[card] for card in beaten.hand)}
        s.diary.note("searches", seat, {"whom": loser}, found, (seat,))
    while True:
        # Always asked, and always to be finished: whether there was anything is nobody else's business.
        options = [ALL, *spoils(s, seat, loser), ENOUGH]
        answer = (yield Choose(seat, "plunder", options, {"whom": loser})).value
        if answer == ALL.value:
            yield from take_all(s, seat, loser)
        if answer in (ALL.value, ENOUGH.value):
            s.searched = NO_SIDES
            return
        yield from take_thing(s, seat, loser, answer)


def spoils(s: Marauders, seat: int, loser: int) -> list[Option]:
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
    while things := [option for option in spoils(s, seat, loser) if fits(s, seat, option)]:
        yield from take_thing(s, seat, loser, things[0].value)


def fits(s: Marauders, seat: int, option: Option) -> bool:
    """MAM-1202: whether a thing can be taken without giving up another for it."""
    if option.verb == "glory":
        return len(s.seats[seat].hand) < HAND_LIMIT
    return option.verb != "overboard"


def take_thing(s: Marauders, seat: int, loser: int, answer: int) -> Asking[None]:
    """MAM-1201: one thing changes hands."""
    me, beaten = s.seats[seat], s.seats[loser]
    secret: dict[str, int | str] = {}
    if answer == GOLD.value:
        amount = beaten.gold
        beaten.gold = beaten.low = beaten.high = 0
        if s.diary is not None:
            s.diary.note("loses-gold", loser, {"n": amount}, reveals=True)
        gain(s, seat, amount, "plunder")
    elif answer == TAKE_RUMOR.value:
        secret = {"card": RUMOR_NAMES[beaten.rumors[0]]}
        me.rumors.append(beaten.rumors.pop())
    elif answer < TAKE_WEAPON[0].value:
        card = first_of(beaten.cargo, answer - 10)
        beaten.cargo.remove(card)
        take(s, seat, card)
        secret = {"card": GOODS_NAMES[answer - 10]}
    elif answer < OVERBOARD[0].value:
        beaten.weapons &= ~(1 << answer - 20)
        me.weapons |= 1 << answer - 20
    elif answer < TAKE_GLORY[0].value:
        throw(s, seat, answer - 30)
        return
    else:
        secret = take_card(s, seat, loser, answer)
    if s.diary is not None and answer != GOLD.value:
        s.diary.note(
            "plunders", seat, {"whom": loser, "what": what(answer)}, secret, (seat, loser) if secret else ()
        )
    if len(me.rumors) > 1:
        yield from keep_one_rumor(s, seat)
    yield from discard_surplus(s, seat)


def take_card(s: Marauders, seat: int, loser: int, answer: int) -> dict[str, int | str]:
    """A Glory card, a kept Rumor or a Specialist (MAM-1203); the figures that only the two may know."""
    me, beaten = s.seats[seat], s.seats[loser]
    if answer >= TAKE_SPECIALIST[0].value:
        kind = answer - TAKE_SPECIALIST[0].value
        card = next(each for each in beaten.specialists if kind_of(each) == kind)
        beaten.specialists = without(beaten.specialists, card)
        me.specialists = [*me.specialists, card]
        beaten.special &= ~(1 << kind)
        me.special |= 1 << kind
        return {}
    if answer >= TAKE_KEPT[0].value:
        beaten.kept = without(beaten.kept, answer - 200)
        me.kept = [*me.kept, answer - 200]
        return {}
    beaten.hand.remove(answer - 100)
    me.hand.append(answer - 100)
    me.hand.sort()
    return {"card": GLORY_NAMES[answer - 100]}


def what(answer: int) -> str:
    """What everybody sees being taken (MAM-V31)."""
    if answer >= TAKE_SPECIALIST[0].value:
        return SPECIALIST_NAMES[answer - 300]
    if answer >= TAKE_KEPT[0].value:
        return RUMOR_NAMES[answer - 200]
    if answer >= TAKE_GLORY[0].value:
        return "glory-card"
    if answer >= TAKE_WEAPON[0].value:
        return WEAPON_NAMES[answer - 20]
    return "cargo-card" if answer >= TAKE_GOOD[0].value else "rumor"


def keep_one_rumor(s: Marauders, seat: int) -> Asking[None]:
    """MAM-653: of two Rumors one is kept, the other is shuffled back."""
    me = s.seats[seat]
    kept = (yield Choose(seat, "keep-rumor", [KEEP_RUMOR[card] for card in sorted(me.rumors)])).value
    me.rumor_open = me.rumor_open and me.rumors[0] == kept
    me.rumors.remove(kept)
    s.rumor_deck += me.rumors
    me.rumors = [kept]


# --- an NPC


def plunder_navy(s: Marauders, seat: int) -> Asking[None]:
    """MAM-1205: three cards, gold for all of them; those that its Cargo lost are discarded at random."""
    s.offer = [draw_cargo(s) for _ in range(NAVAL_PLUNDER) if cargo_left(s)]
    if s.diary is not None:
        s.diary.note("finds-cargo", seat, {"cards": names(s.offer)}, reveals=True)
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
