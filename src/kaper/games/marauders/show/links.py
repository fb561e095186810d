"""Which thing each option is about, by its verb; what is about no thing is a button and nothing else."""

from collections.abc import Callable
from typing import Final

from kaper.engine.show import Asked
from kaper.engine.ties import Ties, tied
from kaper.games.marauders.components.board import LOCATION_NAMES
from kaper.games.marauders.show.keys import ENEMY, Context, aimed, dice_of
from kaper.games.marauders.view.view import View

BUTTONS: Final = frozenset({"pass", "quiet", "keep-back", "end-turn", "decline", "stop", "done"})
"""Verbs of options that may be about no thing."""
LINKS: Final = {
    # The voyage.
    "attack:": "merchant-{zone}",
    "enter-port": "port-{zone}",
    "give-up": "port-{zone}",
    "land": "zone-{zone} rumor-{rumor}",
    "leave-port": "zone-{zone} ship-{seat}",
    "let-sail": "merchant-{zone}",
    "npc:": "npc-{detail}",
    "pay": "port-{zone}",
    "port": "port-{zone}",
    "port:": "port-{detail} mod-{detail}",
    "reroll": "test",
    "retire": "captain-{seat}",
    "sail:": "zone-{detail}",
    "test": "port-{zone}",
    # Cards and goods.
    "claim:": "mission-{detail}",
    "discard:": "raid-{detail}",
    "draw": "raid-deck",
    "exchange:": "raid-{detail}",
    "keep": "captain-{seat}",
    "keep:": "offer-{detail}",
    "play:": "glory-{detail}",
    "replace:": "mission-{detail}",
    "show:": "ship-{detail} seat-{detail}",
    "step": "mission-{mission}",
    "stop": "raid-stop",
    "test-rumor": "rumor-{rumor}",
    # The port.
    "aboard:": "stash",
    "all": "sell",
    "buy": "buy",
    "buy:": "stall-{detail}",
    "buyback": "stash",
    "done": "gate",
    "free:": "stall-{detail}",
    "harbour-master": "sell",
    "hire:": "glory-{detail}",
    "modification": "refit",
    "move:": "gear-{seat}-{detail}",
    "pardon:": "bounty-{seat}-{nation}",
    "recruit": "recruit",
    "redraw": "buy",
    "repair:": "repair-{detail} gauge-{seat}-{detail}",
    "restore-hull": "restore",
    "rumor": "tavern",
    "sell": "sell",
    "sell:": "good-{detail}",
    "sell-weapon:": "gear-{seat}-{detail}",
    "ship:": "sale-{detail} slip-{detail}",
    "stash": "stash",
    "yard": "yard",
    # A fight and its spoils.
    "board": "order-board",
    "boatswain": "gear-{seat}-boatswain",
    "cargo:": "spoil-{detail}",
    "decline": "decline",
    "fight-on": "order-fight-on",
    "flee": "order-flee",
    "glory:": "spoil-{detail}",
    "gold": "spoil-gold",
    "gunner": "gear-{seat}-gunner",
    "helmsman": "gear-{seat}-helmsman",
    "hit:": "gauge-{struck}-{detail}",
    "ignore-hit": "raid-deck",
    "kept:": "spoil-{detail}",
    "reinforced-hull": "gear-{seat}-reinforced-hull",
    "relocate": " ".join(f"gauge-{{seat}}-{location}" for location in LOCATION_NAMES),
    "shoot": "order-shoot",
    "specialist:": "spoil-{detail}",
    "stay": "order-stay",
    "take-ship": "order-take-ship",
    "to:": "gauge-{seat}-{detail}",
    "use": "gear-{seat}-chasers",
    "weapon:": "gear-{seat}-{detail}",
    "withdraw": "order-withdraw",
}
"""The keys of things by verbs; a colon stands behind a verb that is about something in particular."""
ASKED: Final = {
    "aim-at": {"to:": "gauge-{foe}-{detail}"},
    "discard-glory": {"discard:": "glory-{detail}"},
    "hire-crew": {"hire:": "recruit gauge-{seat}-crew"},
    "keep-rumor": {"keep:": "rumor-{detail}"},
    "npc-to": {"to:": "zone-{detail}"},
    "pick-dice": {"done": "tray-0 tray-1"},
    "plunder": dict.fromkeys(["all", "done", "rumor"], "spoil-{verb}") | {"weapon:": "spoil-{detail}"},
    "redraw": {"redraw": "captain-{seat}"},
    "stow": {"done": "raid-stop"},
    "yard": {"weapon:": "sale-{detail}"},
}
"""The same where the question matters."""


def ties(view: View, ask: Asked, viewer: int) -> Ties:
    c = Context(view, ask, viewer)
    me = view.players[viewer]
    battle = view.battle
    foe = ENEMY if battle is None else battle.sides[1 - c.side]
    words = {"zone": me.zone, "seat": viewer, "rumor": me.rumor, "mission": me.mission, "foe": foe}
    links = LINKS | ASKED.get(ask.prompt, {})

    def find(verb: str, detail: str) -> list[str]:
        if verb in FINDERS:
            return FINDERS[verb](c, detail)
        keys = links.get(f"{verb}:" if detail else verb, "")
        nation = detail.partition(":")[0]
        return keys.format(**words, verb=verb, detail=detail, nation=nation, struck=c.struck).split()

    return tied(ask.options, find)


def _scout(c: Context, detail: str) -> list[str]:
    what, _, which = detail.partition(":")
    if what == "rumor":
        return [f"rumor-{c.view.players[c.seat].rumor}"]
    if what == "mission":
        return [f"mission-{c.view.players[c.seat].mission}"]
    return {"seat": [f"ship-{which}"], "npc": [f"npc-{which}"]}.get(what, [f"merchant-{c.zone}"])


def _overboard(c: Context, detail: str) -> list[str]:
    """A good, or before one is chosen any."""
    goods = [detail] if detail else [card.rpartition("-")[0] for card in c.view.players[c.seat].cargo]
    return [f"good-{good}" for good in goods]


def _reward(c: Context, detail: str) -> list[str]:
    battle = c.view.battle
    beaten = [side for side in battle.sides if side not in (c.seat, ENEMY)] if battle is not None else []
    return [f"bounty-{seat}-{detail}" for seat in beaten] + ["order-reward"]


def _die(c: Context, detail: str) -> list[str]:
    whose = c.ask.about.get("whose", "aim")
    if whose == "aim":
        return [aimed(1 - c.side, detail)]
    return [dice_of(c.side if whose == "own" else 1 - c.side, detail)]


def _whose(c: Context, detail: str) -> list[str]:
    return [f"tray-{c.side if detail == 'own' else 1 - c.side}"]


FINDERS: Final[dict[str, Callable[[Context, str], list[str]]]] = {
    "die": _die,
    "overboard": _overboard,
    "reward": _reward,
    "scout": _scout,
    "whose": _whose,
}
"""What needs a closer look."""
THINGS: Final[dict[str, Callable[[str], str]]] = {
    "event": lambda name: f"event-{name}",
    "npc": lambda name: f"npc-{name}",
    "zone": lambda name: f"zone-{name}",
}
"""Which thing a figure of an event names."""
