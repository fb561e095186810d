"""A port in the scene: all that can be done there today is in view, with its price."""

from dataclasses import replace
from typing import Final

from kaper.engine.scene import Area, Board, Card, Phrase, Spot, Zone
from kaper.engine.ties import Ties
from kaper.games.marauders.components.board import NONE, ZONE_NAMES
from kaper.games.marauders.components.cards import (
    GOODS_NAMES,
    INFLUENCE,
    LEADERSHIP,
    MISSION_NAMES,
    MISSION_PORT,
)
from kaper.games.marauders.rules.harbour import recruit_price, rumor_price, stash_fee
from kaper.games.marauders.rules.market import single_price, usual_draw
from kaper.games.marauders.rules.skills import test_dice
from kaper.games.marauders.rules.trade import plain_price, wanted_price
from kaper.games.marauders.show import layout, yard
from kaper.games.marauders.show.cards import cargo, good_of, mission
from kaper.games.marauders.show.parts import Told, area, does, said, sign
from kaper.games.marauders.show.sea import test_place
from kaper.games.marauders.state.state import Marauders
from kaper.games.marauders.view.view import PlayerView, View, ZoneView

PORT: Final = "port"


def visited(view: View, viewer: int) -> int:
    """Whose port is shown: of who is in one now, else of the viewer whose ship lies in one; -1 is nobody."""
    if view.stage == "port" and view.active >= 0:
        return view.active
    return viewer if viewer >= 0 and view.players[viewer].docked else -1


def board(s: Marauders, view: View, seat: int, tied: Ties) -> Board:
    me = view.players[seat]
    zone = view.zones[ZONE_NAMES.index(me.zone)]
    areas = [*_signs(zone, tied), *_market(s, seat, zone, tied), *_tavern(s, seat, tied)]
    return Board(
        id=PORT,
        art=PORT,
        width=layout.WIDTH,
        height=layout.HEIGHT,
        label=Phrase("thing-harbour", {"zone": zone.name}),
        spots=[
            *_demand(s, seat, zone),
            *yard.spots(s, seat, zone, me, tied),
            *yard.ships(s, seat, tied),
            _stash(s, seat, me, tied),
        ],
        areas=[*areas, yard.trade_in(s.seats[seat]), *_stalls(view), test_place(PORT)],
        centre=(910.0, 44.0),
        art_dark=f"{PORT}-dark",
    )


def _signs(zone: ZoneView, tied: Ties) -> list[Area]:
    name = Phrase("thing-port-name", {"zone": zone.name, "nation": zone.flag})
    rule = does(zone.name)
    return [
        sign("port-name", layout.PORT_NAME, name, rule),
        sign("gate", layout.GATE, *said("gate"), tied.get("gate")),
        *(
            sign(f"head-{head}", box, *said(f"head-{head}"), tied.get(head))
            for head, box in layout.HEADS.items()
        ),
    ]


# --- the market


def _market(s: Marauders, seat: int, zone: ZoneView, tied: Ties) -> list[Area]:
    me = s.seats[seat]
    told: Told = {
        "sale": wanted_price(s, seat) if s.bargain.everything else plain_price(me.zone),
        "demand": wanted_price(s, seat),
        "good": zone.demand or "none",
        "n": usual_draw(me),
        "price": single_price(me.zone),
    }
    return [
        sign("sell", layout.SELL, *said("sell", told), tied.get("sell")),
        sign("buy", layout.BUY, *said("buy", told), tied.get("buy")),
        sign("in-demand", layout.WANTED, *said("in-demand", told)),
    ]


def _demand(s: Marauders, seat: int, zone: ZoneView) -> list[Spot]:
    if not zone.demand:
        return []
    told: Told = {"zone": zone.name, "good": zone.demand}
    token, badge = f"demand-{zone.demand}", str(wanted_price(s, seat))
    return [Spot("demand-here", *layout.DEMAND, 34, *said("demand", told), token=token, badge=badge)]


def _stalls(view: View) -> list[Area]:
    stalls = {
        f"stall-{n}": box for n, box in enumerate(layout.stalls(max(view.market_size, len(view.offer))))
    }
    stalls |= {f"notice-{n}": box for n, box in enumerate(layout.CARDS)}
    return [area(name, box, Phrase("thing-stall")) for name, box in stalls.items()]


def zones(view: View, seat: int, tied: Ties) -> list[Zone]:
    """The cards of the market, for who buys there, and the missions of the port."""
    me = view.players[seat]
    found: list[Zone] = []
    if view.market:
        cards = [_for_sale(view, name, tied) for name in view.market]
        found.append(_zone("stalls", "thing-head-market", cards, "stall"))
    elif view.market_size:
        backs = [
            Card(f"market-back-{n}", Phrase("thing-market-back"), face_up=False)
            for n in range(view.market_size)
        ]
        found.append(_zone("stalls", "thing-head-market", backs, "stall"))
    elif view.offer:
        cards = [cargo(name, "offer", tied.get(f"offer-{good_of(name)}", [])) for name in view.offer]
        found.append(_zone("stalls", "thing-head-market", cards, "stall"))
    here = [name for name in view.missions if ZONE_NAMES[MISSION_PORT[MISSION_NAMES.index(name)]] == me.zone]
    notices = [_rule(me.zone), *(mission(name, "port", tied) for name in here)]
    found.append(_zone("notices", "thing-head-governor", notices, "notice"))
    return [zone for zone in found if zone.cards]


def _rule(zone: str) -> Card:
    """What is special about a port, on a card of its own."""
    return Card(f"rule-{zone}", Phrase("thing-port-rule", {"zone": zone}), ["port"], [does(zone)])


def _for_sale(view: View, name: str, tied: Ties) -> Card:
    good = good_of(name)
    card = cargo(name, "market", tied.get(f"stall-{good}", []))
    price = view.prices[GOODS_NAMES.index(good)]
    hint = Phrase("thing-stall-hint", {"good": good, "price": price})
    return replace(card, lines=[], tint="", hint=hint, badge=str(price))


def _zone(name: str, title: str, cards: list[Card], place: str) -> Zone:
    spots = [f"{place}-{n}" for n in range(len(cards))]
    return Zone(name, "grid", Phrase(title), cards, count=len(cards), board=PORT, spots=spots)


# --- tavern and governor


def _tavern(s: Marauders, seat: int, tied: Ties) -> list[Area]:
    me = s.seats[seat]
    hands = recruit_price(me)
    told: Told = {
        "lack": max(0, me.lacks_crew()),
        "price": hands,
        "free": int(hands == 0),
        "leadership": test_dice(me, LEADERSHIP),
    }
    influence = test_dice(me, INFLUENCE)
    heard: Told = {"price": rumor_price(me), "influence": influence, "left": len(s.rumor_deck)}
    toll: Told = {**_courier(s, seat), "cap": s.cap}
    return [
        sign("recruit", layout.RECRUIT, *said("recruit", told), tied.get("recruit"), icons=["crew"]),
        sign("tavern", layout.RUMOR, *said("tavern", heard), tied.get("tavern"), icons=["rumor"]),
        sign("stash-note", layout.STASH_NOTE, *said("stash-note", toll)),
    ]


def _courier(s: Marauders, seat: int) -> Told:
    """Whether gold can be stashed here, and for what fee."""
    fee = stash_fee(s, seat)
    return {"fee": max(fee, 0), "here": int(fee != NONE), "home": ZONE_NAMES[s.seats[seat].home]}


def _stash(s: Marauders, seat: int, me: PlayerView, tied: Ties) -> Spot:
    told: Told = {"n": me.chest, "gold": me.gold, **_courier(s, seat)}
    options, badge = tied.get("stash", []), str(me.chest) if me.chest >= 0 else "?"
    return Spot("stash", *layout.STASH, 52, *said("stash", told), options, "chest", badge=badge)
