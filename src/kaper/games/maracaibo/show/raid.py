"""A raid in the scene, while its power lasts."""

from typing import Final

from kaper.engine.remembered import remembered
from kaper.engine.scene import Card, Counter, Die, Focus, Phrase, Side
from kaper.games.maracaibo.components.effects import DICE, TREASURES
from kaper.games.maracaibo.components.ship import RAID_ACTIONS, SOURCES
from kaper.games.maracaibo.show.effects import Figures, figures, key_of
from kaper.games.maracaibo.show.links import action_id, die_id
from kaper.games.maracaibo.state.state import NO_RAID, Maracaibo

DIE_TINTS: Final = {"yellow": "gold", "green": "leaf", "white": "white"}


def focus(s: Maracaibo) -> Focus | None:
    """The dice while one is chosen, and the power that is left with what it can buy."""
    if not s.pools and s.rolled == NO_RAID:
        return None
    actions = s.strength[s.turn][RAID_ACTIONS]
    return _raid(s.turn, actions, s.used, tuple(s.pools), tuple(s.pool_kinds), s.rolled)


@remembered
def _raid(
    seat: int,
    actions: int,
    used: int,
    pools: tuple[int, ...],
    kinds: tuple[int, ...],
    rolled: tuple[int, ...],
) -> Focus:
    dice = _dice(rolled)
    side = Side(
        seat=seat,
        label=Phrase("thing-raider", {"whom": seat}),
        counters=[_pool(n, power, kind) for n, (power, kind) in enumerate(zip(pools, kinds, strict=True))],
        dice=dice,
        total="" if dice else "+".join(str(power) for power in pools),
        cards=[
            _action(source, used >> source & 1 == 1)
            for source in range(len(SOURCES))
            if actions >> source & 1
        ],
    )
    return Focus("raid", Phrase("thing-raid", {"whom": seat}), [side])


def _dice(rolled: tuple[int, ...]) -> list[Die]:
    """Those that lie there; how often they were rolled tells when they are rolled again."""
    if rolled == NO_RAID:
        return []
    *pips, rolls = rolled
    return [
        Die(
            die_id(colour),
            str(n),
            Phrase("thing-die", {"colour": colour, "n": n}),
            rolls,
            tint=DIE_TINTS[colour],
            hint=Phrase("thing-die-hint"),
        )
        for colour, n in zip(DICE, pips, strict=True)
        if n
    ]


@remembered
def _pool(number: int, power: int, kind: int) -> Counter:
    name = TREASURES[kind]
    label, hint = Phrase("thing-pool", {"kind": name, "n": power}), Phrase("thing-pool-hint")
    return Counter(f"pool-{number}", f"gem-{name}", str(power), label, hint)


@remembered
def _action(source: int, used: bool) -> Card:
    """A raid action at its source, pale once it was used this turn."""
    action = SOURCES[source]
    told: Figures = {"source": action.name, **figures([key_of(effect) for effect in action.gain])}
    return Card(
        id=action_id(action.name),
        title=Phrase("thing-action", {"cost": action.cost}),
        art=f"raid-{action.name}",
        hint=Phrase("thing-action-hint", told),
        spent=used,
    )
