"""What things cost the captain who is in a port, by the rules themselves."""

from typing import Final

from kaper.games.marauders.components.board import (
    GOODS_PRICES,
    LOCATION_NAMES,
    MOD_PRICE,
    SHIP_NAMES,
    WEAPON_PRICE,
    ZONE_RULES,
)
from kaper.games.marauders.components.cards import INFLUENCE, LEADERSHIP
from kaper.games.marauders.components.load import num
from kaper.games.marauders.rules.harbour import recruit_price, rumor_price, stash_fee
from kaper.games.marauders.rules.trade import demand_price, plain_price
from kaper.games.marauders.rules.yard import price_of, repair_price, sale_price, ship_price
from kaper.games.marauders.show.labels_port import cards_drawn
from kaper.games.marauders.show.labels_sea import test_dice
from kaper.games.marauders.show.shadow import shadow
from kaper.games.marauders.view.view import View

NOWHERE: Final = -1
"""The fee where gold cannot be stashed."""


class Quay:
    """The prices of a port for one captain."""

    __slots__ = (
        "cards",
        "demand",
        "fee",
        "given",
        "goods",
        "hands",
        "influence",
        "lack",
        "leadership",
        "refit",
        "repair",
        "rumor",
        "sale",
        "ships",
        "weapon",
    )

    def __init__(self, view: View, seat: int) -> None:
        s = shadow(view)
        me = s.seats[seat]
        rule = ZONE_RULES[me.zone].get("base_price")
        self.goods = GOODS_PRICES[0] if rule is None else num(rule.row, "buy")
        self.demand = demand_price(s, seat) + me.bonus("demand_bonus") + s.bargain.more
        self.sale = self.demand if s.bargain.everything else plain_price(me.zone)
        self.cards = cards_drawn(s, seat)
        self.repair = repair_price(s, me)
        self.refit = price_of(me, "modification", MOD_PRICE)
        self.weapon = price_of(me, "weapon", WEAPON_PRICE)
        self.rumor = rumor_price(me)
        self.ships = {name: ship_price(s, me, number) for number, name in enumerate(SHIP_NAMES)}
        self.given = sale_price(me)
        self.fee = stash_fee(s, seat)
        self.hands = recruit_price(me)
        self.leadership = test_dice(me, LEADERSHIP)
        self.influence = test_dice(me, INFLUENCE)
        crew = LOCATION_NAMES.index("crew")
        self.lack = max(0, me.maximum(crew) - me.loc[crew])
