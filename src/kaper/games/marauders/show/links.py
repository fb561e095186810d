"""Which thing each option is about, by its verb; what is about no thing is a button and nothing else."""

from collections.abc import Callable
from typing import Final

from kaper.engine.show import Asked
from kaper.engine.ties import Ties, tied
from kaper.games.marauders.components.board import LOCATION_NAMES
from kaper.games.marauders.components.cards import GLORY_NAMES, RUMOR_NAMES
from kaper.games.marauders.show.keys import ENEMY, Context, aimed, dice_of, gauge, gear
from kaper.games.marauders.view.view import View


def ties(view: View, ask: Asked, viewer: int) -> Ties:
    context = Context(view, ask, viewer)

    def find(verb: str, detail: str) -> list[str]:
        return FINDERS[verb](context, detail) if verb in FINDERS else []

    return tied(ask.options, find)


# --- at sea


def _zone(c: Context, detail: str) -> list[str]:
    return [f"zone-{detail}"]


def _here(c: Context, detail: str) -> list[str]:
    return [f"zone-{c.zone}", f"ship-{c.seat}"]


def _port_here(c: Context, detail: str) -> list[str]:
    return [f"port-{c.zone}"]


def _port_at(c: Context, detail: str) -> list[str]:
    return [f"port-{detail}", f"mod-{detail}"]


def _scout(c: Context, detail: str) -> list[str]:
    what, _, which = detail.partition(":")
    if what == "rumor":
        return [f"rumor-{c.view.players[c.seat].rumor}"]
    if what == "mission":
        return [f"mission-{c.view.players[c.seat].mission}"]
    return {"seat": [f"ship-{which}"], "npc": [f"npc-{which}"]}.get(what, [f"merchant-{c.zone}"])


def _merchant(c: Context, detail: str) -> list[str]:
    return [f"merchant-{c.zone}"]


def _landing(c: Context, detail: str) -> list[str]:
    return [f"zone-{c.zone}", f"rumor-{c.view.players[c.seat].rumor}"]


def _npc(c: Context, detail: str) -> list[str]:
    return [f"npc-{detail}"]


def _seat(c: Context, detail: str) -> list[str]:
    return [f"ship-{detail}", f"seat-{detail}"]


def _to(c: Context, detail: str) -> list[str]:
    if detail not in LOCATION_NAMES:
        return [f"zone-{detail}"]
    whose = _foe(c) if c.ask.prompt == "aim-at" else c.seat
    return [gauge(whose, detail)]


def _foe(c: Context) -> int:
    battle = c.view.battle
    return ENEMY if battle is None else battle.sides[1 - c.side]


# --- cards and goods


def _played(c: Context, detail: str) -> list[str]:
    return [f"glory-{detail}"]


def _good(c: Context, detail: str) -> list[str]:
    return [f"good-{detail}"]


def _any_good(c: Context, detail: str) -> list[str]:
    return [f"good-{card.rpartition('-')[0]}" for card in c.view.players[c.seat].cargo]


def _discarded(c: Context, detail: str) -> list[str]:
    return [f"glory-{detail}"] if detail in GLORY_NAMES else [f"raid-{detail}"]


def _raid_deck(c: Context, detail: str) -> list[str]:
    return ["raid-deck"]


def _kept(c: Context, detail: str) -> list[str]:
    if not detail:
        return [f"captain-{c.seat}"]
    return [f"rumor-{detail}"] if detail in RUMOR_NAMES else [f"offer-{detail}"]


def _mission(c: Context, detail: str) -> list[str]:
    return [f"mission-{detail or c.view.players[c.seat].mission}"]


def _own_rumor(c: Context, detail: str) -> list[str]:
    return [f"rumor-{c.view.players[c.seat].rumor}"]


def _redrawn(c: Context, detail: str) -> list[str]:
    return [f"captain-{c.seat}"] if c.ask.prompt == "redraw" else ["buy"]


# --- in port


def _sell(c: Context, detail: str) -> list[str]:
    return [f"good-{detail}"] if detail else ["sell"]


def _buy(c: Context, detail: str) -> list[str]:
    return [f"stall-{detail}"] if detail else ["buy"]


def _all(c: Context, detail: str) -> list[str]:
    return ["spoil-all"] if c.ask.prompt == "plunder" else ["sell"]


def _named(key: str) -> "Finder":
    return lambda c, detail: [key]


def _repair(c: Context, detail: str) -> list[str]:
    return [f"repair-{detail}", gauge(c.seat, detail)]


def _weapon(c: Context, detail: str) -> list[str]:
    if c.ask.prompt == "plunder":
        return [f"spoil-{detail}"]
    return [f"sale-{detail}"] if c.ask.prompt == "yard" else [gear(c.seat, detail)]


def _gear(c: Context, detail: str) -> list[str]:
    return [gear(c.seat, detail)]


def _ship(c: Context, detail: str) -> list[str]:
    return [f"sale-{detail}", f"slip-{detail}"]


def _hire(c: Context, detail: str) -> list[str]:
    return [f"glory-{detail}"] if detail in GLORY_NAMES else ["recruit", gauge(c.seat, "crew")]


def _rumor(c: Context, detail: str) -> list[str]:
    return ["spoil-rumor"] if c.ask.prompt == "plunder" else ["tavern"]


def _bounty(c: Context, detail: str) -> list[str]:
    return [f"bounty-{c.seat}-{detail.partition(':')[0]}"]


def _reward(c: Context, detail: str) -> list[str]:
    battle = c.view.battle
    beaten = [side for side in battle.sides if side not in (c.seat, ENEMY)] if battle is not None else []
    return [f"bounty-{seat}-{detail}" for seat in beaten] + ["order-reward"]


def _done(c: Context, detail: str) -> list[str]:
    """What ends an activity: the way out of a port, the last card of the spoils, the dice as they lie."""
    at = {"plunder": ["spoil-done"], "stow": ["raid-stop"], "pick-dice": ["tray-0", "tray-1"]}
    return at.get(c.ask.prompt, ["gate"])


# --- in a fight


def _hit(c: Context, detail: str) -> list[str]:
    return [gauge(c.struck, detail)]


def _die(c: Context, detail: str) -> list[str]:
    whose = c.ask.about.get("whose", "aim")
    if whose == "aim":
        return [aimed(1 - c.side, detail)]
    return [dice_of(c.side if whose == "own" else 1 - c.side, detail)]


def _whose(c: Context, detail: str) -> list[str]:
    return [f"tray-{c.side if detail == 'own' else 1 - c.side}"]


def _specialist(name: str) -> "Finder":
    return lambda c, detail: [gear(c.seat, name)]


def _spoil(c: Context, detail: str) -> list[str]:
    return [f"spoil-{detail}"]


def _used(c: Context, detail: str) -> list[str]:
    return [gear(c.seat, "chasers")]


def _relocated(c: Context, detail: str) -> list[str]:
    return [gauge(c.seat, location) for location in LOCATION_NAMES]


def _overboard(c: Context, detail: str) -> list[str]:
    return [f"good-{detail}"] if detail else _any_good(c, detail)


Finder = Callable[[Context, str], list[str]]
FINDERS: Final[dict[str, Finder]] = {
    "aboard": _named("stash"),
    "all": _all,
    "attack": _merchant,
    "board": _named("order-board"),
    "boatswain": _specialist("boatswain"),
    "buy": _buy,
    "buyback": _named("stash"),
    "cargo": _spoil,
    "claim": _mission,
    "decline": _named("decline"),
    "die": _die,
    "discard": _discarded,
    "done": _done,
    "draw": _raid_deck,
    "enter-port": _port_here,
    "exchange": _discarded,
    "fight-on": _named("order-fight-on"),
    "flee": _named("order-flee"),
    "free": _buy,
    "give-up": _port_here,
    "glory": _spoil,
    "gold": _named("spoil-gold"),
    "gunner": _specialist("gunner"),
    "harbour-master": _named("sell"),
    "helmsman": _specialist("helmsman"),
    "hire": _hire,
    "hit": _hit,
    "ignore-hit": _named("raid-deck"),
    "keep": _kept,
    "kept": _spoil,
    "land": _landing,
    "leave-port": _here,
    "let-sail": _merchant,
    "modification": _named("refit"),
    "move": _gear,
    "npc": _npc,
    "overboard": _overboard,
    "pardon": _bounty,
    "pay": _port_here,
    "play": _played,
    "port": lambda c, detail: _port_at(c, detail) if detail else _port_here(c, detail),
    "recruit": _named("recruit"),
    "redraw": _redrawn,
    "reinforced-hull": _specialist("reinforced-hull"),
    "relocate": _relocated,
    "repair": _repair,
    "replace": _mission,
    "reroll": _named("test"),
    "restore-hull": _named("restore"),
    "retire": lambda c, detail: [f"captain-{c.seat}"],
    "reward": _reward,
    "rumor": _rumor,
    "sail": _zone,
    "scout": _scout,
    "sell": _sell,
    "sell-weapon": _gear,
    "shoot": _named("order-shoot"),
    "ship": _ship,
    "show": _seat,
    "specialist": _spoil,
    "stash": _named("stash"),
    "stay": _named("order-stay"),
    "step": _mission,
    "stop": _named("raid-stop"),
    "take-ship": _named("order-take-ship"),
    "test": _port_here,
    "test-rumor": _own_rumor,
    "to": _to,
    "use": _used,
    "weapon": _weapon,
    "whose": _whose,
    "withdraw": _named("order-withdraw"),
    "yard": _named("yard"),
}
