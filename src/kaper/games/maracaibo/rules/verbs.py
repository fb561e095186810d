"""Which rule carries out each verb of the vocabulary, and when the verb is possible."""

from kaper.engine.asking import Asking
from kaper.games.maracaibo.components import effects
from kaper.games.maracaibo.rules import exploring, upgrades
from kaper.games.maracaibo.rules.counting import count, income_doubloons, income_vp
from kaper.games.maracaibo.rules.gains import gain_doubloons, gain_vp
from kaper.games.maracaibo.rules.improvements import can_acquire, do_acquire
from kaper.games.maracaibo.rules.quests import can_discard, can_quest, do_discard_quest, do_quest
from kaper.games.maracaibo.rules.raids import do_raid, do_raid_die, do_raid_fixed
from kaper.games.maracaibo.rules.residences import can_build, do_build_residence
from kaper.games.maracaibo.rules.resolving import DOERS, POSSIBLE
from kaper.games.maracaibo.rules.treasures import can_bury, do_bury, do_gain_treasure, do_place_cubes
from kaper.games.maracaibo.state.state import Maracaibo


def do_vp_per(s: Maracaibo, seat: int, effect: effects.Effect, kind: int) -> Asking[None]:
    """POM-1937: points for what is counted now, up to a cap.

    POM-1552, POM-1553, POM-1554, POM-1556, POM-1557, POM-1558, POM-1559, POM-1560, POM-1917, POM-1918,
    POM-1919, POM-1920.
    """
    points = effect.n * count(s, seat, effect.kind)
    gain_vp(s, seat, min(points, effect.cap) if effect.cap else points, effect.source)
    yield from ()


def do_collect_income(s: Maracaibo, seat: int, effect: effects.Effect, kind: int) -> Asking[None]:
    """POM-1914, POM-1915, A-7: the whole income of one sort, the new card's own scroll included."""
    if effects.INCOMES[effect.kind] == "vp":
        gain_vp(s, seat, income_vp(s, seat), effect.source)
    else:
        gain_doubloons(s, seat, income_doubloons(s, seat), effect.source)
    yield from ()


def learn_verbs() -> None:
    """Fill the tables of `resolving`; done once, when the rules are loaded."""
    DOERS[effects.GAIN_TREASURE] = do_gain_treasure
    DOERS[effects.PLACE_CUBES] = do_place_cubes
    DOERS[effects.UPGRADE] = upgrades.do_upgrade
    DOERS[effects.BURY] = do_bury
    DOERS[effects.QUEST] = do_quest
    DOERS[effects.EXPLORE] = exploring.do_explore
    DOERS[effects.RAID] = do_raid
    DOERS[effects.RAID_FIXED] = do_raid_fixed
    DOERS[effects.RAID_DIE] = do_raid_die
    DOERS[effects.ACQUIRE] = do_acquire
    DOERS[effects.BUILD_RESIDENCE] = do_build_residence
    DOERS[effects.FIGUREHEAD] = upgrades.do_figurehead
    DOERS[effects.PLACE_BLACK_MARKET] = upgrades.do_place_tile
    DOERS[effects.ACTIVATE_BLACK_MARKET] = upgrades.do_activate
    DOERS[effects.DISCARD_QUEST] = do_discard_quest
    DOERS[effects.COLLECT_INCOME] = do_collect_income
    DOERS[effects.REPEAT_EXPLORER_SPACE] = exploring.do_repeat_explorer_space
    DOERS[effects.VP_PER] = do_vp_per

    POSSIBLE[effects.UPGRADE] = upgrades.can_upgrade
    POSSIBLE[effects.BURY] = can_bury
    POSSIBLE[effects.QUEST] = can_quest
    POSSIBLE[effects.EXPLORE] = exploring.can_explore
    POSSIBLE[effects.ACQUIRE] = can_acquire
    POSSIBLE[effects.BUILD_RESIDENCE] = can_build
    POSSIBLE[effects.FIGUREHEAD] = upgrades.can_figurehead
    POSSIBLE[effects.PLACE_BLACK_MARKET] = upgrades.can_place_tile
    POSSIBLE[effects.ACTIVATE_BLACK_MARKET] = upgrades.can_activate
    POSSIBLE[effects.DISCARD_QUEST] = can_discard
    POSSIBLE[effects.REPEAT_EXPLORER_SPACE] = exploring.can_repeat
