"""Which thing each option is about, by its verb; what is about no thing is a button and nothing else."""

from collections.abc import Callable
from typing import Final

from kaper.engine.show import Asked
from kaper.engine.ties import Ties, tied
from kaper.games.marauders.components.board import LOCATION_NAMES
from kaper.games.marauders.show.scene import Look
from kaper.games.marauders.show.whereabouts import Whereabouts, find

BUTTONS: Final = frozenset({"pass", "quiet", "keep-back", "end-turn", "decline", "stop", "done"})
"""Verbs of options that may be about no thing."""
LINKS: Final = {
    # The voyage.
    "attack:": "zone-{zone}",
    "enter-port": "port-{zone}",
    "give-up": "port-{zone}",
    "land": "zone-{zone}, rumor {rumor}",
    "leave-port": "zone-{zone}, ship {seat}",
    "let-sail": "zone-{zone}",
    "npc:": "npc-{detail}",
    "pay": "port-{zone}",
    "port": "port-{zone}",
    "port:": "port-{detail}, modification {detail}",
    "retire": "captain",
    "sail:": "zone-{detail}",
    "test": "port-{zone}",
    # Cards and goods.
    "claim:": "mission {detail}",
    "discard:": "prey {detail}",
    "draw": "raid raid-deck",
    "exchange:": "prey {detail}",
    "keep": "captain",
    "keep:": "offer {detail}",
    "play:": "glory {detail}",
    "replace:": "mission {detail}, notice {detail}",
    "show:": "ship {detail}, glory-{detail}",
    "step": "mission {mission}",
    "stop": "raid raid-stop",
    "test-rumor": "rumor {rumor}",
    # The port.
    "aboard:": "quay stash",
    "all": "quay sell",
    "buy": "quay buy",
    "buy:": "stall {detail}",
    "buyback": "quay stash",
    "done": "quay gate",
    "free:": "stall {detail}",
    "harbour-master": "quay sell",
    "hire:": "glory {detail}",
    "modification": "quay refit",
    "move:": "gear {detail}",
    "pardon:": "bounty {seat} {nation}",
    "recruit": "quay recruit",
    "redraw": "quay buy",
    "repair:": "repair {detail}, gauge {seat} {detail}",
    "restore-hull": "quay restore",
    "rumor": "quay tavern, quay head-tavern",
    "sell": "quay sell",
    "sell:": "good {detail}",
    "sell-weapon:": "gear {detail}",
    "ship:": "quay sale-{detail}, slip {detail}",
    "stash": "quay stash",
    "yard": "quay head-yard",
    # A fight and its spoils.
    "board": "order board",
    "boatswain": "gear boatswain",
    "cargo:": "spoil {detail}",
    "decline": "order decline",
    "fight-on": "order fight-on",
    "flee": "order flee",
    "glory:": "spoil {detail}",
    "gold": "spoil gold",
    "gunner": "gear gunner",
    "helmsman": "gear helmsman",
    "hit:": "gauge {struck} {detail}",
    "ignore-hit": "raid raid-deck",
    "kept:": "spoil {detail}",
    "reinforced-hull": "gear reinforced-hull",
    "relocate": ", ".join(f"gauge {{seat}} {location}" for location in LOCATION_NAMES),
    "shoot": "order shoot",
    "specialist:": "spoil {detail}",
    "stay": "order stay",
    "take-ship": "order take-ship",
    "to:": "gauge {seat} {detail}",
    "use": "gear chasers",
    "weapon:": "gear {detail}",
    "withdraw": "order withdraw",
}
"""Things by verbs: ids, or where to look for them; a colon stands behind a verb that is about something."""
ASKED: Final = {
    "aim-at": {"to:": "gauge {foe} {detail}"},
    "discard-glory": {"discard:": "glory {detail}"},
    "hire-crew": {"hire:": "quay recruit, gauge {seat} crew"},
    "keep-rumor": {"keep:": "rumor {detail}"},
    "npc-to": {"to:": "zone-{detail}"},
    "pick-dice": {"done": "tray 0, tray 1"},
    "plunder": dict.fromkeys(["all", "done", "rumor"], "spoil {verb}") | {"weapon:": "spoil {detail}"},
    "redraw": {"redraw": "captain"},
    "stow": {"done": "raid raid-stop"},
    "yard": {"weapon:": "quay weapon-sale-{detail}"},
}
"""The same where the question matters."""


def links(seen: Look, ask: Asked) -> Ties:
    c = Whereabouts(seen.state, ask, seen.viewer)
    verbs = LINKS | ASKED.get(ask.prompt, {})

    def find_all(verb: str, detail: str) -> list[str]:
        if verb in FINDERS:
            return FINDERS[verb](c, detail)
        things = verbs.get(f"{verb}:" if detail else verb, "")
        nation = detail.partition(":")[0]
        return find(c, things.format(**c.words, verb=verb, detail=detail, nation=nation))

    return tied(ask.options, find_all)


def _scout(c: Whereabouts, detail: str) -> list[str]:
    what, _, which = detail.partition(":")
    if what in ("rumor", "mission"):
        return find(c, f"{what} {c.me.rumor if what == 'rumor' else c.me.mission}")
    return {"seat": [f"ship-{which}"], "npc": [f"npc-{which}"]}.get(what, [f"merchant-{c.words['zone']}"])


def _overboard(c: Whereabouts, detail: str) -> list[str]:
    """A good, or before one is chosen any."""
    goods = [detail] if detail else dict.fromkeys(c.me.hold)
    return [thing for good in goods for thing in find(c, f"good {good}")]


def _reward(c: Whereabouts, detail: str) -> list[str]:
    beaten = [side for side in c.sides if side not in (c.seat, c.enemy)]
    return [thing for seat in beaten for thing in find(c, f"bounty {seat} {detail}, order reward")]


def _die(c: Whereabouts, detail: str) -> list[str]:
    whose = c.ask.about.get("whose", "aim")
    if whose == "aim":
        return c.aimed(1 - c.side, detail)
    return c.rolled(c.side if whose == "own" else 1 - c.side, detail)


def _whose(c: Whereabouts, detail: str) -> list[str]:
    return find(c, f"tray {c.side if detail == 'own' else 1 - c.side}")


FINDERS: Final[dict[str, Callable[[Whereabouts, str], list[str]]]] = {
    "die": _die,
    "overboard": _overboard,
    "reroll": lambda c, detail: c.test_dice(),
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
