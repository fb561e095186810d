"""Chapter 19: how effects are resolved: who decides, in which order, what is optional."""

from collections.abc import Callable, Sequence
from typing import Final

from kaper.engine.asking import DONE, Asking, Choose, Option
from kaper.games.maracaibo.components.effects import (
    CHOOSE,
    COLLECT_INCOME,
    GAIN_DOUBLOONS,
    GAIN_VP,
    NOW,
    VP_PER,
    Effect,
)
from kaper.games.maracaibo.components.ship import RAID_ACTIONS, SOURCES
from kaper.games.maracaibo.rules.gains import gain_doubloons, gain_vp
from kaper.games.maracaibo.state.state import NONE, Maracaibo

Doer = Callable[[Maracaibo, int, Effect, int], Asking[None]]
Judge = Callable[[Maracaibo, int, Effect], bool]


def always(s: Maracaibo, seat: int, effect: Effect) -> bool:
    return True


def _unknown(s: Maracaibo, seat: int, effect: Effect, kind: int) -> Asking[None]:
    raise NotImplementedError(NOW[effect.op])


DOERS: Final[list[Doer]] = [_unknown] * len(NOW)
"""For each verb who carries it out; filled by `verbs`, since effects set off one another."""
POSSIBLE: Final[list[Judge]] = [always] * len(NOW)
POOLS: Final = range(16)
"""More raids than there can be in a turn."""


class Spend(Option):
    """A raid action, paid out of the pool of one raid."""

    __slots__ = ("pool", "source")

    def __init__(self, source: int, pool: int) -> None:
        super().__init__(f"spend:{SOURCES[source].name}:{pool}")
        self.source = source
        self.pool = pool


SPEND: Final = [[Spend(source, pool) for pool in POOLS] for source in range(len(SOURCES))]
NO_OPTIONS: Final[list[Option]] = []
BOOKED: Final[list[bool]] = [op in (VP_PER, COLLECT_INCOME) for op in range(len(NOW))]
"""Which effects are booked even by a player who is done (POM-1931)."""


def resolve(s: Maracaibo, seat: int, effects: Sequence[Effect], kind: int = NONE) -> Asking[None]:
    """POM-1931, POM-1934: effects listed together are resolved one after the other, in the player's order.

    POM-1938: whoever chooses from a list may also spend power. `kind` is the treasure of the raid that pays.
    """
    left = book_gains(s, seat, effects)
    listed = kind == NONE and (len(effects) > 1 or effects[0].op == CHOOSE)
    while left:
        spends = spend_options(s, seat) if s.pools and listed else NO_OPTIONS
        if len(left) == 1 and not spends and left[0].op != CHOOSE:
            yield from carry_out(s, seat, left.pop(), kind)
            return
        options = on_offer(s, seat, left)
        if not spends and all(BOOKED[effect.op] or not can(s, seat, effect) for effect in left):
            break
        options += spends
        options.append(DONE)
        chosen = yield Choose(seat, "effects", options)
        if chosen is DONE:
            s.idle = True
            break
        if isinstance(chosen, Spend):
            yield from spend(s, seat, chosen)
        else:
            yield from take_up(s, seat, left, chosen, kind)
    for effect in left:
        if BOOKED[effect.op]:
            yield from carry_out(s, seat, effect, kind)


def book_gains(s: Maracaibo, seat: int, effects: Sequence[Effect]) -> list[Effect]:
    """POM-1931: points and doubloons are booked without asking; what else there is."""
    left: list[Effect] = []
    for effect in effects:
        if effect.op == GAIN_VP:
            gain_vp(s, seat, effect.n, effect.source)
        elif effect.op == GAIN_DOUBLOONS:
            gain_doubloons(s, seat, effect.n, effect.source)
        else:
            left.append(effect)
    return left


def can(s: Maracaibo, seat: int, effect: Effect) -> bool:
    """POM-1932: whether the effect has a target, a space and its price."""
    if effect.op == CHOOSE:
        return any(can_any(s, seat, each) for each in effect.lists)
    return POSSIBLE[effect.op](s, seat, effect)


def can_any(s: Maracaibo, seat: int, effects: Sequence[Effect]) -> bool:
    return any(can(s, seat, effect) for effect in effects)


def on_offer(s: Maracaibo, seat: int, effects: Sequence[Effect]) -> list[Option]:
    """POM-506, POM-1932: the options for what can be done next; a choice shows its alternatives."""
    options: list[Option] = []
    for effect in effects:
        if effect.op == CHOOSE:
            options += [each[0].option for each in effect.lists if can_any(s, seat, each)]
        elif POSSIBLE[effect.op](s, seat, effect):
            options.append(effect.option)
    options.sort(key=_value)
    return options


def _value(option: Option) -> int:
    return option.value


def take_up(s: Maracaibo, seat: int, left: list[Effect], chosen: Option, kind: int) -> Asking[None]:
    """POM-506, POM-1938: carry out the effect that was chosen; the other sides of a slash are gone."""
    for index, effect in enumerate(left):
        if effect.op == CHOOSE:
            for each in effect.lists:
                if each[0].option is chosen:
                    del left[index]
                    s.idle = False
                    return resolve(s, seat, each, kind)
        elif effect.option is chosen:
            del left[index]
            return carry_out(s, seat, effect, kind)
    raise AssertionError("an effect was chosen that was not on offer")


def carry_out(s: Maracaibo, seat: int, effect: Effect, kind: int) -> Asking[None]:
    """POM-1932, POM-1938: what is still impossible when its turn comes is lost."""
    if POSSIBLE[effect.op](s, seat, effect):
        s.idle = False
        yield from DOERS[effect.op](s, seat, effect, kind)


def spend_options(s: Maracaibo, seat: int) -> list[Option]:
    """POM-604, A-9, A-10: actions not used this turn that a pool can pay and that do something."""
    options: list[Option] = []
    free = s.strength[seat][RAID_ACTIONS] & ~s.used
    for source, action in enumerate(SOURCES):
        if free >> source & 1 and can_any(s, seat, action.gain):
            for pool, power in enumerate(s.pools):
                if power >= action.cost:
                    options.append(SPEND[source][pool])
    return options


def spend(s: Maracaibo, seat: int, chosen: Spend) -> Asking[None]:
    """POM-604, POM-1938: the power is paid out of one pool, then the action brings its gain."""
    action, pool = SOURCES[chosen.source], chosen.pool
    s.pools[pool] -= action.cost
    s.used |= 1 << chosen.source
    s.idle = False
    if s.diary is not None:
        s.diary.note("spends-power", seat, {"source": action.name, "n": action.cost, "left": s.pools[pool]})
    yield from resolve(s, seat, action.gain, s.pool_kinds[pool])


def spend_power(s: Maracaibo, seat: int) -> Asking[None]:
    """POM-604, POM-608, POM-1938: raid actions one by one, until the player stops or nothing can be paid."""
    while True:
        options = spend_options(s, seat)
        if not options:
            break
        options.append(DONE)
        chosen = yield Choose(seat, "spend", options)
        if chosen is DONE:
            break
        assert isinstance(chosen, Spend)
        yield from spend(s, seat, chosen)
    s.idle = True


def leftover(s: Maracaibo, seat: int) -> Asking[None]:
    """POM-607, POM-1938: between steps, power that is left may be spent if anything happened."""
    if s.pools and not s.idle:
        yield from spend_power(s, seat)
