"""A port in the scene: all that can be done there today is in view, with its price."""

from typing import Final

from kaper.engine.remembered import remembered
from kaper.engine.scene import Area, Board, Card, Phrase, Sheet, Spot, Zone, changed
from kaper.games.marauders.components.board import FLAG, NATION_NAMES, ZONE_NAMES
from kaper.games.marauders.components.cards import GOODS_NAMES, MISSION_NAMES, MISSION_PORT
from kaper.games.marauders.show import layout, yard
from kaper.games.marauders.show.cards import cargo, mission
from kaper.games.marauders.show.mate import Mate, good_of
from kaper.games.marauders.show.parts import Told, area, does, said, sign
from kaper.games.marauders.show.quay import Courier, Market, Quay, Tavern
from kaper.games.marauders.show.sea import test_place

PORT: Final = "port"
SHEETS: Final = [Sheet(Phrase(f"thing-head-{head}"), box) for head, box in layout.QUARTERS.items()]


@remembered
def board(quay: Quay, me: Mate, stalls: int) -> Board:
    return Board(
        id=PORT,
        art=PORT,
        width=layout.WIDTH,
        height=layout.HEIGHT,
        label=Phrase("thing-harbour", {"zone": quay.zone}),
        spots=[
            *_demand(quay.zone, quay.good, quay.market.demand),
            *yard.spots(quay.yard, quay.mod, me),
            _stash(me.chest, quay.courier),
        ],
        areas=[
            *_signs(quay.zone),
            *_market(quay.market, quay.good),
            *_tavern(quay.tavern, quay.courier),
            yard.trade_in(quay.yard.trade_in, quay.yard.old),
            *_stalls(stalls),
            test_place(PORT),
        ],
        centre=(910.0, 44.0),
        art_dark=f"{PORT}-dark",
        sheets=SHEETS,
    )


@remembered
def _signs(zone: str) -> list[Area]:
    name = Phrase("thing-port-name", {"zone": zone, "nation": NATION_NAMES[FLAG[ZONE_NAMES.index(zone)]]})
    return [
        sign("port-name", layout.PORT_NAME, name, does(zone)),
        sign("gate", layout.GATE, *said("gate")),
        *(sign(f"head-{head}", box, *said(f"head-{head}")) for head, box in layout.HEADS.items()),
    ]


# --- the market


@remembered
def _market(market: Market, good: str) -> list[Area]:
    wanted = good or "none"
    prices: Told = {"sale": market.sale, "demand": market.demand, "good": wanted}
    return [
        sign("sell", layout.SELL, *said("sell", {"sale": market.sale}, prices)),
        sign("buy", layout.BUY, *said("buy", {"n": market.draws}, {"price": market.price})),
        sign("in-demand", layout.WANTED, *said("in-demand", {"good": wanted})),
    ]


@remembered
def _demand(zone: str, good: str, price: int) -> list[Spot]:
    if not good:
        return []
    label, hint = said("demand", {"zone": zone, "good": good}, {"good": good})
    return [Spot("demand-here", *layout.DEMAND, 34, label, hint, f"demand-{good}", badge=str(price))]


@remembered
def _stalls(count: int) -> list[Area]:
    """Places for the cards of the market, for the port's rule and for its missions."""
    stalls = {f"stall-{n}": box for n, box in enumerate(layout.stalls(count))}
    stalls |= {f"notice-{n}": box for n, box in enumerate(layout.CARDS)}
    return [area(name, box, Phrase("thing-stall")) for name, box in stalls.items()]


@remembered
def backs(count: int) -> Zone:
    """The market, for those who do not buy there."""
    cards = [Card(f"market-back-{n}", Phrase("thing-market-back"), face_up=False) for n in range(count)]
    return _zone("stalls", "thing-head-market", cards, "stall")


@remembered
def market(names: tuple[str, ...], prices: tuple[int, ...]) -> Zone:
    """The market, for who buys there."""
    cards = [_for_sale(name, prices[GOODS_NAMES.index(good_of(name))]) for name in names]
    return _zone("stalls", "thing-head-market", cards, "stall")


@remembered
def offer(names: tuple[str, ...]) -> Zone:
    """Goods that are laid out."""
    return _zone("stalls", "thing-head-market", [cargo(name, "offer") for name in names], "stall")


@remembered
def _for_sale(name: str, price: int) -> Card:
    hint = Phrase("thing-stall-hint", {"good": good_of(name), "price": price})
    return changed(cargo(name, "market"), hint=hint, badge=str(price))


@remembered
def notices(zone: str, missions: tuple[int, ...]) -> Zone:
    """The port's own rule, and the missions that are offered there."""
    here = [MISSION_NAMES[card] for card in missions if ZONE_NAMES[MISSION_PORT[card]] == zone]
    cards = [rule(zone), *(mission(name, PORT) for name in here)]
    return _zone("notices", "thing-head-governor", cards, "notice")


@remembered
def rule(zone: str) -> Card:
    """What is special about a port, on a card of its own."""
    return Card(f"rule-{zone}", Phrase("thing-port-rule", {"zone": zone}), ["port"], [does(zone)])


def _zone(name: str, title: str, cards: list[Card], place: str) -> Zone:
    spots = [f"{place}-{n}" for n in range(len(cards))]
    return Zone(name, "grid", Phrase(title), cards, count=len(cards), board=PORT, spots=spots)


# --- tavern and governor


@remembered
def _tavern(tavern: Tavern, courier: Courier) -> list[Area]:
    free = int(tavern.hands == 0)
    wages: Told = {"price": tavern.hands, "free": free, "leadership": tavern.leadership}
    hands = said("recruit", {"lack": tavern.lack, "free": free}, wages)
    heard: Told = {"influence": tavern.influence, "left": tavern.left}
    rumors = said("tavern", {"price": tavern.rumor}, heard)
    note = said("stash-note", _toll(courier), {"cap": courier.cap})
    return [
        sign("recruit", layout.RECRUIT, *hands, icons=["crew"]),
        sign("tavern", layout.RUMOR, *rumors, icons=["rumor"]),
        sign("stash-note", layout.STASH_NOTE, *note),
    ]


def _toll(courier: Courier) -> Told:
    return {"fee": courier.fee, "here": int(courier.here), "home": courier.home}


@remembered
def _stash(chest: int, courier: Courier) -> Spot:
    label, hint = said("stash", {"n": chest}, _toll(courier))
    return Spot("stash", *layout.STASH, 52, label, hint, "chest", badge=str(chest) if chest >= 0 else "?")
