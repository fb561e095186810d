"""What a port is to one player today: its goods, and every price that the rules ask of him."""

from typing import NamedTuple

from kaper.games.marauders.components.board import FOR_SALE, NONE, SHIP_NAMES, ZONE_NAMES
from kaper.games.marauders.components.cards import GOODS_NAMES, INFLUENCE, LEADERSHIP, MOD_NAMES
from kaper.games.marauders.rules.harbour import recruit_price, rumor_price, stash_fee
from kaper.games.marauders.rules.market import single_price, usual_draw
from kaper.games.marauders.rules.skills import test_dice
from kaper.games.marauders.rules.trade import plain_price, wanted_price
from kaper.games.marauders.rules.yard import mod_price, repair_price, sale_price, ship_price, weapon_price
from kaper.games.marauders.state.player import Player
from kaper.games.marauders.state.state import Marauders


class Market(NamedTuple):
    """What a card brings, in demand or not; how many are drawn to be bought, and what a single one costs."""

    sale: int
    demand: int
    draws: int
    price: int


class Tavern(NamedTuple):
    """Hands and rumors: how many are wanted, what they cost, and the dice."""

    lack: int
    hands: int
    leadership: int
    rumor: int
    influence: int
    left: int


class Courier(NamedTuple):
    """Whether gold can be stashed here, and for what fee."""

    fee: int
    here: bool
    home: str
    cap: int


class Yard(NamedTuple):
    """Prices of the shipyard, and what the old ship brings."""

    repair: int
    mod: int
    weapon: int
    ships: tuple[int, ...]
    trade_in: int
    old: str


class Quay(NamedTuple):
    """A port on the day of a visit."""

    zone: str
    good: str
    mod: str
    market: Market
    tavern: Tavern
    courier: Courier
    yard: Yard


def quay(s: Marauders, seat: int) -> Quay:
    me = s.seats[seat]
    zone = me.zone
    return Quay(
        ZONE_NAMES[zone],
        "" if s.demand[zone] == NONE else GOODS_NAMES[s.demand[zone]],
        "" if s.mod_up[zone] == NONE else MOD_NAMES[s.mod_up[zone]],
        _market(s, seat, me),
        _tavern(s, me),
        _courier(s, seat, me),
        _yard(s, me),
    )


def _market(s: Marauders, seat: int, me: Player) -> Market:
    wanted = wanted_price(s, seat)
    plain = wanted if s.bargain.everything else plain_price(me.zone)
    return Market(plain, wanted, usual_draw(me), single_price(me.zone))


def _tavern(s: Marauders, me: Player) -> Tavern:
    return Tavern(
        lack=max(0, me.lacks_crew()),
        hands=recruit_price(me),
        leadership=test_dice(me, LEADERSHIP),
        rumor=rumor_price(me),
        influence=test_dice(me, INFLUENCE),
        left=len(s.rumor_deck),
    )


def _courier(s: Marauders, seat: int, me: Player) -> Courier:
    fee = stash_fee(s, seat)
    return Courier(max(fee, 0), fee != NONE, ZONE_NAMES[me.home], s.cap)


def _yard(s: Marauders, me: Player) -> Yard:
    return Yard(
        repair=repair_price(s, me),
        mod=mod_price(me),
        weapon=weapon_price(me),
        ships=tuple([ship_price(s, me, number) for number in FOR_SALE]),
        trade_in=sale_price(me),
        old=SHIP_NAMES[me.ship],
    )
