"""What a seat may expect at the end: a forecast fitted to games between bots, in points."""

from typing import Final

from kaper.games.maracaibo.bot.lasting import changes_worth, income_coins
from kaper.games.maracaibo.bot.worth import Prospect
from kaper.games.maracaibo.components import ship
from kaper.games.maracaibo.components.cards import VP
from kaper.games.maracaibo.rules.counting import income_doubloons, income_vp
from kaper.games.maracaibo.rules.ending import BURIED_VP, PER_RIVER, parts_of, treasure_points
from kaper.games.maracaibo.state.state import Maracaibo

SURE: Final = 0.8
"""What is on the table counts less than what makes more of it: the leader of the first round seldom wins."""
A_TURN: Final = 7.7
"""What a turn to come brings a player; the same for all of them, but to be set against Redbeard's."""
LAST_TURNS: Final = 25.0
"""What the last turns bring beyond that."""
REDBEARDS_TURN: Final = 10.0
LASTING: Final = [
    ship.RAID_POWER, ship.DIE_BONUS, ship.DIE_BONUS + 1, ship.DIE_BONUS + 2, ship.EXPLORE_BONUS,
    ship.DISCOUNT, ship.MOVE_MAX, ship.REROLLS, ship.FIGURE_SPACES,
]  # fmt: skip


ASPECTS: Final = ("points", "quests", "doubloons", "income", "engine", "time")
"""What a standing is made of, in the order in which `aspects` tells it."""


def aspects(s: Maracaibo, seat: int) -> list[float]:
    """What a player may expect, by what it comes from."""
    p = Prospect(s, seat)
    coming = 1.5 * p.incomes * income_vp(s, seat) + 0.7 * income_coins(p) * income_doubloons(s, seat)
    ahead = A_TURN * p.left + LAST_TURNS
    return [
        SURE * _points(s, seat),
        SURE * p.promise,
        1.2 * p.coin * s.doubloons[seat],
        coming,
        _engine(p),
        ahead - float(s.sea.column[s.ship[seat]]),
    ]


def _redbeards(s: Maracaibo) -> float:
    return sum(parts_of(s, s.redbeard)) + REDBEARDS_TURN * Prospect(s, s.redbeard).left


def _points(s: Maracaibo, seat: int) -> float:
    """Points that nothing can take away any more, nearly."""
    printed, buried = sum([VP[card] for card in s.cards[seat]]), BURIED_VP * sum(s.buried[seat])
    return s.vp[seat] + PER_RIVER * s.rivers(seat) + printed + treasure_points(s, seat) + buried


def _engine(p: Prospect) -> float:
    """What lasting effects, upgrades and treasures to bury bring in the turns that are left."""
    s, seat = p.s, p.seat
    strength = s.strength[seat]
    gained = [(slot, strength[slot] - ship.START_STRENGTH[slot]) for slot in LASTING]
    actions = (strength[ship.RAID_ACTIONS] & ~ship.START_STRENGTH[ship.RAID_ACTIONS]).bit_count()
    each_turn = 0.4 * actions + 0.45 * strength[ship.TRADES].bit_count()
    each_turn += 0.28 * s.upgrades[seat].bit_count() + 0.1 * sum(s.stored[seat])
    return 0.7 * changes_worth(p, gained) + p.left * each_turn


def forecast(s: Maracaibo) -> list[float]:
    return [_redbeards(s) if seat == s.redbeard else sum(aspects(s, seat)) for seat in range(s.seats)]


def explain(s: Maracaibo, seat: int) -> dict[str, float]:
    return dict(zip(ASPECTS, aspects(s, seat), strict=True))
