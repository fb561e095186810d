"""What can be foreseen in a port: prices, proceeds, and how likely a test succeeds."""

from collections.abc import Callable
from typing import Final

from kaper.games.marauders.components.board import (
    BIG,
    BUY_DRAW,
    BUY_DRAW_AGAIN,
    LOCATION_NAMES,
    MANEUVER,
    MOD_PRICE,
    NONE,
    SHIP_LOCS,
    SHIP_NAMES,
    STASH_STEP,
    WEAPON_PRICE,
    ZONE_EFFECTS,
    ZONE_NAMES,
    ZONE_RULES,
)
from kaper.games.marauders.components.cards import (
    GLORY_NAMES,
    GLORY_SPECIALIST,
    GOOD,
    GOODS_NAMES,
    HIRE,
    INFLUENCE,
    LEADERSHIP,
    MISSION_NAMES,
    MISSION_REQ,
    MOD_NAMES,
    QUICK_LEARNER,
    RUMOR_NAMES,
    RUMOR_TEST,
    SKILL_NAMES,
    SPECIALIST_NAMES,
)
from kaper.games.marauders.components.load import num
from kaper.games.marauders.rules.harbour import recruit_price, rumor_price, stash_fee
from kaper.games.marauders.rules.missions import step_of
from kaper.games.marauders.rules.npcs import holds
from kaper.games.marauders.rules.port import amnesty_price
from kaper.games.marauders.rules.trade import fetches, is_wanted
from kaper.games.marauders.rules.yard import price_of, repair_price, sale_price, ship_price
from kaper.games.marauders.show.labels_fight import ashore
from kaper.games.marauders.show.labels_sea import tried
from kaper.games.marauders.show.shadow import asked_seat, shadow
from kaper.games.marauders.state.state import Marauders
from kaper.games.marauders.view.view import View

Figures = dict[str, int | str]
SURE: Final = 100


def does(card: str) -> Figures:
    """What a card does, as the name of an explanation."""
    return {"does": f"does-{card}"}


# --- selling and buying


def cards_drawn(s: Marauders, seat: int) -> int:
    """MAM-620, MAM-623, MAM-1321: how many cards the market will have."""
    me = s.seats[seat]
    rules = [rule.n for rule in ZONE_EFFECTS[me.zone] if rule.op == "draw_goods" and holds(rule, me)]
    count = BUY_DRAW_AGAIN if me.bought[0] == me.zone else max([BUY_DRAW, *rules])
    return count + me.bonus("draw_goods_bonus")


def _sell(view: View, prompt: str, detail: list[str]) -> Figures:
    s = shadow(view)
    seat = asked_seat(view)
    if not detail:
        return _sell_all(view, prompt, detail)
    good = GOODS_NAMES.index(detail[0])
    return {"gold": fetches(s, seat, good), "wanted": int(is_wanted(s, s.seats[seat].zone, good))}


def _sell_all(view: View, prompt: str, detail: list[str]) -> Figures:
    """All that is left and all that has been put up for sale."""
    s = shadow(view)
    seat = asked_seat(view)
    return {"gold": sum(fetches(s, seat, GOOD[card]) for card in s.seats[seat].cargo + s.offer)}


def _buy(view: View, prompt: str, detail: list[str]) -> Figures:
    if detail:
        return {"price": view.prices[GOODS_NAMES.index(detail[0])]}
    return {"n": cards_drawn(shadow(view), asked_seat(view))}


def _redraw(view: View, prompt: str, detail: list[str]) -> Figures:
    zone = view.players[asked_seat(view)].zone
    rule = ZONE_RULES[ZONE_NAMES.index(zone)].get("redraw_goods") if zone else None
    return {"price": 0 if rule is None else num(rule.row, "gold")}


# --- the shipyard


def _ship(view: View, prompt: str, detail: list[str]) -> Figures:
    ship = SHIP_NAMES.index(detail[0])
    figures: Figures = dict(zip(LOCATION_NAMES, SHIP_LOCS[ship], strict=True))
    figures["maneuver"] = MANEUVER[ship]
    if prompt != "yard":
        return figures
    s = shadow(view)
    me = s.seats[asked_seat(view)]
    price, sale = ship_price(s, me, ship), sale_price(me)
    point = int(ship in BIG and not me.big_ship)
    return figures | {"price": price, "sale": sale, "net": max(0, price - sale), "point": point}


def _repair(view: View, prompt: str, detail: list[str]) -> Figures:
    s = shadow(view)
    me = s.seats[asked_seat(view)]
    location = LOCATION_NAMES.index(detail[0])
    return {"price": repair_price(s, me), "now": me.loc[location], "most": me.maximum(location)}


def _modification(view: View, prompt: str, detail: list[str]) -> Figures:
    s = shadow(view)
    me = s.seats[asked_seat(view)]
    mod = MOD_NAMES[s.mod_up[me.zone]]
    return {"mod": mod, "price": price_of(me, "modification", MOD_PRICE), **does(mod)}


def _weapon(view: View, prompt: str, detail: list[str]) -> Figures:
    price = price_of(shadow(view).seats[asked_seat(view)], "weapon", WEAPON_PRICE) if prompt == "yard" else 0
    return {"price": price}


# --- people, rumors, missions


def _recruit(view: View, prompt: str, detail: list[str]) -> Figures:
    s = shadow(view)
    me = s.seats[asked_seat(view)]
    return {"n": me.lacks_crew(), "free": int(recruit_price(me) == 0), **tried(me, LEADERSHIP)}


def _rumor(view: View, prompt: str, detail: list[str]) -> Figures:
    if prompt != "port":
        return {}
    s = shadow(view)
    seat = asked_seat(view)
    return {"price": rumor_price(s.seats[seat]), **tried(s.seats[seat], INFLUENCE)}


def _test_rumor(view: View, prompt: str, detail: list[str]) -> Figures:
    me = shadow(view).seats[asked_seat(view)]
    skill = RUMOR_TEST[me.rumors[0]]
    return {"rumor": RUMOR_NAMES[me.rumors[0]], "skill": SKILL_NAMES[skill], **tried(me, skill)}


def _claim(view: View, prompt: str, detail: list[str]) -> Figures:
    me = shadow(view).seats[asked_seat(view)]
    tests = [req.n for req in MISSION_REQ[MISSION_NAMES.index(detail[0])] if req.kind == "test"]
    chance = tried(me, tests[0]) if tests else {"percent": SURE}
    return {**chance, **does(detail[0])}


def _step(view: View, prompt: str, detail: list[str]) -> Figures:
    """The Mission's next step; a landing of it has the same figures."""
    s = shadow(view)
    seat = asked_seat(view)
    me = s.seats[seat]
    step = step_of(me)
    if step is None:
        return {}
    figures: Figures = {"mission": MISSION_NAMES[me.mission], "do": step.do, "percent": SURE}
    if step.do == "test":
        figures |= {"skill": SKILL_NAMES[step.skill], **tried(me, step.skill)}
    elif step.do == "fight":
        figures |= ashore(s, seat, step.fight[0], step.fight[1])
    return figures


def _hire(view: View, prompt: str, detail: list[str]) -> Figures:
    if prompt == "hire-crew":
        return {"cost": recruit_price(shadow(view).seats[asked_seat(view)]) * int(detail[0])}
    card = GLORY_NAMES.index(detail[0])
    terms = HIRE[card]
    me = shadow(view).seats[asked_seat(view)]
    chance = {"percent": SURE} if terms.skill == NONE else tried(me, terms.skill)
    return {"gold": terms.gold, **chance, **does(SPECIALIST_NAMES[GLORY_SPECIALIST[card]])}


def _play(view: View, prompt: str, detail: list[str]) -> Figures:
    """MAM-1322: Quick Learner does what the card played last did."""
    copies = detail[0] == GLORY_NAMES[QUICK_LEARNER] and view.last_glory
    return does(view.last_glory if copies else detail[0])


def _explained(view: View, prompt: str, detail: list[str]) -> Figures:
    """A card that is kept or taken."""
    return does(detail[0]) if detail and detail[0] not in GOODS_NAMES else {}


# --- gold


def _stash(view: View, prompt: str, detail: list[str]) -> Figures:
    return {"fee": max(0, stash_fee(shadow(view), asked_seat(view)))}


def _aboard(view: View, prompt: str, detail: list[str]) -> Figures:
    """What then lies in the chest, and the points that it is worth."""
    s = shadow(view)
    me = s.seats[asked_seat(view)]
    chest = me.gold + me.chest - int(detail[0])
    return {"chest": chest, "points": min(s.cap, chest // STASH_STEP)}


def _buyback(view: View, prompt: str, detail: list[str]) -> Figures:
    return {"price": amnesty_price(shadow(view))}


def _show(view: View, prompt: str, detail: list[str]) -> Figures:
    return {"whom": int(detail[0])}


def _port(view: View, prompt: str, detail: list[str]) -> Figures:
    """The port where the captain is, or one with or without a Modification token."""
    if not detail:
        return {"zone": view.players[asked_seat(view)].zone}
    seen = view.zones[ZONE_NAMES.index(detail[0])]
    return {"mod": seen.mod or ("hidden" if seen.mod_face_down else "none")}


Finder = Callable[[View, str, list[str]], Figures]
PORT_FINDERS: Final[dict[str, Finder]] = {
    "aboard": _aboard,
    "all": _sell_all,
    "buy": _buy,
    "buyback": _buyback,
    "claim": _claim,
    "glory": _explained,
    "hire": _hire,
    "keep": _explained,
    "kept": _explained,
    "land": _step,
    "modification": _modification,
    "move": _explained,
    "play": _play,
    "port": _port,
    "recruit": _recruit,
    "redraw": _redraw,
    "repair": _repair,
    "replace": _explained,
    "rumor": _rumor,
    "sell": _sell,
    "ship": _ship,
    "show": _show,
    "specialist": _explained,
    "stash": _stash,
    "step": _step,
    "test-rumor": _test_rumor,
    "weapon": _weapon,
}
