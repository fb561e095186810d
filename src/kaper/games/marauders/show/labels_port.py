"""What can be foreseen in a port: prices, proceeds, and how likely a test succeeds."""

from typing import Final

from kaper.games.marauders.components.board import (
    BIG,
    LOCATION_NAMES,
    MANEUVER,
    NONE,
    SHIP_LOCS,
    SHIP_NAMES,
    ZONE_NAMES,
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
    RUMOR_NAMES,
    RUMOR_TEST,
    SKILL_NAMES,
    SPECIALIST_NAMES,
)
from kaper.games.marauders.rules.glory import acts_as
from kaper.games.marauders.rules.harbour import recruit_price, rumor_price, stash_fee
from kaper.games.marauders.rules.market import offered, redraw_price, usual_draw
from kaper.games.marauders.rules.missions import step_of
from kaper.games.marauders.rules.port import amnesty_price
from kaper.games.marauders.rules.trade import fetches, is_wanted
from kaper.games.marauders.rules.yard import mod_price, repair_price, sale_price, ship_price, weapon_price
from kaper.games.marauders.show.labels_fight import ashore
from kaper.games.marauders.show.labels_sea import Figures, Finder, tried
from kaper.games.marauders.state.state import Marauders

SURE: Final = 100


def does(card: str) -> Figures:
    """What a card does, as the name of an explanation."""
    return {"does": f"does-{card}"}


# --- selling and buying


def _sell(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    """One good, or all that is left and all that has been put up for sale."""
    if not detail:
        return {"gold": sum(fetches(s, seat, GOOD[card]) for card in s.seats[seat].cargo + s.offer)}
    good = GOODS_NAMES.index(detail[0])
    wanted = int(is_wanted(s, s.seats[seat].zone, good))
    return {"gold": fetches(s, seat, good), "wanted": wanted, **_aboard_ship(s, seat, good)}


def _aboard_ship(s: Marauders, seat: int, good: int) -> Figures:
    """How many cards of these goods the captain has."""
    return {"held": sum(GOOD[card] == good for card in s.seats[seat].cargo)}


def _overboard(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    return _aboard_ship(s, seat, GOODS_NAMES.index(detail[0])) if detail else {}


def _buy(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    if not detail:
        return {"n": usual_draw(s.seats[seat])}
    good = GOODS_NAMES.index(detail[0])
    return {"price": s.prices[good], "held": offered(s, good)}


def _redraw(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    """Other goods, or another captain, who costs nothing."""
    return {"price": redraw_price(s.seats[seat]) if prompt == "market" else 0}


# --- the shipyard


def _ship(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    ship = SHIP_NAMES.index(detail[0])
    figures: Figures = dict(zip(LOCATION_NAMES, SHIP_LOCS[ship], strict=True))
    figures["maneuver"] = MANEUVER[ship]
    if prompt != "yard":
        return figures
    me = s.seats[seat]
    price, sale = ship_price(s, me, ship), sale_price(me)
    point = int(ship in BIG and not me.big_ship)
    return figures | {"price": price, "sale": sale, "net": max(0, price - sale), "point": point}


def _repair(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    me = s.seats[seat]
    location = LOCATION_NAMES.index(detail[0])
    return {"price": repair_price(s, me), "now": me.loc[location], "most": me.maximum(location)}


def _modification(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    me = s.seats[seat]
    mod = MOD_NAMES[s.mod_up[me.zone]]
    return {"mod": mod, "price": mod_price(me), **does(mod)}


def _weapon(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    return {"price": weapon_price(s.seats[seat]) if prompt == "yard" else 0}


# --- people, rumors, missions


def _recruit(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    me = s.seats[seat]
    return {"n": me.lacks_crew(), "free": int(recruit_price(me) == 0), **tried(me, LEADERSHIP)}


def _rumor(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    me = s.seats[seat]
    return {"price": rumor_price(me), **tried(me, INFLUENCE)} if prompt == "port" else {}


def _test_rumor(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    me = s.seats[seat]
    skill = RUMOR_TEST[me.rumors[0]]
    return {"rumor": RUMOR_NAMES[me.rumors[0]], "skill": SKILL_NAMES[skill], **tried(me, skill)}


def _claim(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    tests = [req.n for req in MISSION_REQ[MISSION_NAMES.index(detail[0])] if req.kind == "test"]
    chance = tried(s.seats[seat], tests[0]) if tests else {"percent": SURE}
    return {**chance, **does(detail[0])}


def _step(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    """The Mission's next step; a landing of it has the same figures."""
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


def _hire(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    me = s.seats[seat]
    if prompt == "hire-crew":
        return {"cost": recruit_price(me) * int(detail[0])}
    card = GLORY_NAMES.index(detail[0])
    terms = HIRE[card]
    chance = {"percent": SURE} if terms.skill == NONE else tried(me, terms.skill)
    return {"gold": terms.gold, **chance, **does(SPECIALIST_NAMES[GLORY_SPECIALIST[card]])}


def _play(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    return does(GLORY_NAMES[acts_as(s, GLORY_NAMES.index(detail[0]))])


def _explained(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    """A card that is kept or taken, or how many there are of goods."""
    if not detail:
        return {}
    if detail[0] in GOODS_NAMES:
        return {"held": offered(s, GOODS_NAMES.index(detail[0]))}
    return does(detail[0])


# --- gold


def _stash(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    return {"fee": max(0, stash_fee(s, seat))}


def _aboard(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    """What then lies in the chest, and the points that it is worth."""
    chest = s.seats[seat].gold + s.seats[seat].chest - int(detail[0])
    return {"chest": chest, "points": s.chest_points(chest)}


def _buyback(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    return {"price": amnesty_price(s)}


def _show(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    return {"whom": int(detail[0])}


def _port(s: Marauders, seat: int, prompt: str, detail: list[str]) -> Figures:
    """The port where the captain is, or one with or without a Modification token."""
    if not detail:
        return {"zone": ZONE_NAMES[s.seats[seat].zone]}
    zone = ZONE_NAMES.index(detail[0])
    if s.mod_up[zone] != NONE:
        return {"mod": MOD_NAMES[s.mod_up[zone]]}
    return {"mod": "none" if s.mod_down[zone] == NONE else "hidden"}


PORT_FINDERS: Final[dict[str, Finder]] = {
    "aboard": _aboard,
    "all": _sell,
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
    "overboard": _overboard,
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
