"""Which rule carries out each verb of the vocabulary, and when the verb is possible."""

from kaper.engine.asking import Asking
from kaper.games.maracaibo.components.effects import (
    ACQUIRE,
    ACTIVATE_BLACK_MARKET,
    BUILD_RESIDENCE,
    BURY,
    COLLECT_INCOME,
    DISCARD_QUEST,
    EXPLORE,
    FIGUREHEAD,
    GAIN_TREASURE,
    INCOMES,
    PLACE_BLACK_MARKET,
    PLACE_CUBES,
    QUEST,
    RAID,
    RAID_DIE,
    RAID_FIXED,
    REPEAT_EXPLORER_SPACE,
    UPGRADE,
    VP_PER,
    Effect,
)
from kaper.games.maracaibo.rules.counting import count, income_doubloons, income_vp
from kaper.games.maracaibo.rules.exploring import (
    can_explore,
    can_repeat,
    do_explore,
    do_repeat_explorer_space,
)
from kaper.games.maracaibo.rules.gains import gain_doubloons, gain_vp
from kaper.games.maracaibo.rules.improvements import can_acquire, do_acquire
from kaper.games.maracaibo.rules.quests import can_discard, can_quest, do_discard_quest, do_quest
from kaper.games.maracaibo.rules.raids import do_raid, do_raid_die, do_raid_fixed
from kaper.games.maracaibo.rules.residences import can_build, do_build_residence
from kaper.games.maracaibo.rules.resolving import DOERS, POSSIBLE
from kaper.games.maracaibo.rules.treasures import can_bury, do_bury, do_gain_treasure, do_place_cubes
from kaper.games.maracaibo.rules.upgrades import (
    can_activate,
    can_figurehead,
    can_place_tile,
    can_upgrade,
    do_activate,
    do_figurehead,
    do_place_tile,
    do_upgrade,
)
from kaper.games.maracaibo.state.state import Maracaibo


def do_vp_per(s: Maracaibo, seat: int, effect: Effect, kind: int) -> Asking[None]:
    """POM-1937: points for what is counted now, up to a cap.

    POM-1552, POM-1553, POM-1554, POM-1556, POM-1557, POM-1558, POM-1559, POM-1560, POM-1917, POM-1918,
    POM-1919, POM-1920.
    """
    points = effect.n * count(s, seat, effect.kind)
    gain_vp(s, seat, min(points, effect.cap) if effect.cap else points)
    yield from ()


def do_collect_income(s: Maracaibo, seat: int, effect: Effect, kind: int) -> Asking[None]:
    """POM-1914, POM-1915, A-7: the whole income of one sort, the new card's own scroll included."""
    if INCOMES[effect.kind] == "vp":
        gain_vp(s, seat, income_vp(s, seat))
    else:
        gain_doubloons(s, seat, income_doubloons(s, seat))
    yield from ()


def learn_verbs() -> None:
    """Fill the tables of `resolving`; done once, when the rules are loaded."""
    DOERS[GAIN_TREASURE] = do_gain_treasure
    DOERS[PLACE_CUBES] = do_place_cubes
    DOERS[UPGRADE] = do_upgrade
    DOERS[BURY] = do_bury
    DOERS[QUEST] = do_quest
    DOERS[EXPLORE] = do_explore
    DOERS[RAID] = do_raid
    DOERS[RAID_FIXED] = do_raid_fixed
    DOERS[RAID_DIE] = do_raid_die
    DOERS[ACQUIRE] = do_acquire
    DOERS[BUILD_RESIDENCE] = do_build_residence
    DOERS[FIGUREHEAD] = do_figurehead
    DOERS[PLACE_BLACK_MARKET] = do_place_tile
    DOERS[ACTIVATE_BLACK_MARKET] = do_activate
    DOERS[DISCARD_QUEST] = do_discard_quest
    DOERS[COLLECT_INCOME] = do_collect_income
    DOERS[REPEAT_EXPLORER_SPACE] = do_repeat_explorer_space
    DOERS[VP_PER] = do_vp_per

    POSSIBLE[UPGRADE] = can_upgrade
    POSSIBLE[BURY] = can_bury
    POSSIBLE[QUEST] = can_quest
    POSSIBLE[EXPLORE] = can_explore
    POSSIBLE[ACQUIRE] = can_acquire
    POSSIBLE[BUILD_RESIDENCE] = can_build
    POSSIBLE[FIGUREHEAD] = can_figurehead
    POSSIBLE[PLACE_BLACK_MARKET] = can_place_tile
    POSSIBLE[ACTIVATE_BLACK_MARKET] = can_activate
    POSSIBLE[DISCARD_QUEST] = can_discard
    POSSIBLE[REPEAT_EXPLORER_SPACE] = can_repeat
