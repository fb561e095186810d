"""Chapter 6: the raid."""

from typing import Final

from kaper.engine.asking import Args, Asking, Choose, Option
from kaper.games.maracaibo.components.effects import DICE, SKIP, TREASURES, Effect
from kaper.games.maracaibo.components.ship import DIE_BONUS, RAID_POWER, REROLLS
from kaper.games.maracaibo.rules.resolving import spend_power
from kaper.games.maracaibo.state.state import NO_DICE, NO_RAID, Maracaibo

REROLL: Final = Option("reroll")
TAKE_DIE: Final[list[Option]] = [Option(f"die:{name}", die) for die, name in enumerate(DICE)]
TAKE_OR_ROLL: Final[list[Option]] = [*TAKE_DIE, REROLL]
FOR_KIND: Final[list[Option]] = [
    *(Option(f"kind:{name}", kind) for kind, name in enumerate(TREASURES)), SKIP,
]  # fmt: skip


def do_raid(s: Maracaibo, seat: int, effect: Effect, kind: int) -> Asking[None]:
    """Roll all three, roll all again if you like, then choose a die; its colour may have a bonus.

    POM-601, POM-602, POM-609, POM-1605, POM-1805.
    """
    rerolls = allowed = s.strength[seat][REROLLS]
    while True:
        pips = s.chance.dice(3)
        s.rolled = (pips[0], pips[1], pips[2], 1 + allowed - rerolls)
        shown: Args = {"yellow": pips[0], "green": pips[1], "white": pips[2], "rerolls": rerolls}
        if s.diary is not None:
            s.diary.note("rolls", seat, shown)
        chosen = yield Choose(seat, "die", TAKE_OR_ROLL if rerolls else TAKE_DIE, shown)
        if chosen is not REROLL:
            break
        rerolls -= 1
    s.rolled = NO_RAID
    die = chosen.value
    yield from raid(s, seat, die, pips[die] + effect.n + s.strength[seat][DIE_BONUS + die])


def do_raid_die(s: Maracaibo, seat: int, effect: Effect, kind: int) -> Asking[None]:
    """POM-1605, POM-1805, POM-1902, A-11: only the die of the shown colour, which may be rolled again."""
    rerolls = allowed = s.strength[seat][REROLLS]
    die = effect.kind
    while True:
        pips = s.chance.die()
        lies = [pips if each == die else 0 for each in range(len(DICE))]
        s.rolled = (lies[0], lies[1], lies[2], 1 + allowed - rerolls)
        if s.diary is not None:
            s.diary.note("rolls-die", seat, {"die": DICE[die], "pips": pips})
        if not rerolls:
            break
        shown: Args = {"die": DICE[die], "pips": pips, "rerolls": rerolls}
        if (yield Choose(seat, "reroll", [TAKE_DIE[die], REROLL], shown)) is not REROLL:
            break
        rerolls -= 1
    s.rolled = NO_RAID
    yield from raid(s, seat, die, pips + effect.n + s.strength[seat][DIE_BONUS + die])


def do_raid_fixed(s: Maracaibo, seat: int, effect: Effect, kind: int) -> Asking[None]:
    """POM-1901, A-11: for any kind, as if the number had been rolled; no dice, no bonus of a colour."""
    power = effect.n + s.strength[seat][RAID_POWER]
    s.rolled = NO_DICE
    chosen = yield Choose(seat, "raid-kind", FOR_KIND, {"power": power})
    s.rolled = NO_RAID
    if chosen is not SKIP:
        yield from raid(s, seat, chosen.value, effect.n)


def raid(s: Maracaibo, seat: int, kind: int, power: int) -> Asking[None]:
    """POM-602, POM-603, POM-607, A-9: lasting power is added; the pool stays until the turn ends."""
    power += s.strength[seat][RAID_POWER]
    s.pools.append(power)
    s.pool_kinds.append(kind)
    s.idle = False
    if s.diary is not None:
        s.diary.note("raids", seat, {"kind": TREASURES[kind], "power": power})
    yield from spend_power(s, seat)
