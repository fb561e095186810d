"""What a viewer sees of the Black Dice as a scene: tile, dice, pirates, and what each option is about."""

from collections.abc import Mapping
from typing import Final

from kaper.engine.scene import Counter, Phrase, Scene
from kaper.engine.show import Asked, Seen
from kaper.games.black_dice.show.labels import needed, next_round, unplaced
from kaper.games.black_dice.show.links import ties
from kaper.games.black_dice.show.panels import panels, pirates
from kaper.games.black_dice.show.prompts import PROMPTS
from kaper.games.black_dice.show.tile import board, trays
from kaper.games.black_dice.state.state import BlackDice
from kaper.games.black_dice.view.view import View

EXPEDITION_RULES: Final[dict[str, list[str]]] = {
    "treasure-island": ["CBD-1004", "CBD-1001"],
    "kraken": ["CBD-1103", "CBD-1104", "CBD-1105"],
    "armada": ["CBD-1203", "CBD-1204"],
    "dutchman": ["CBD-1303", "CBD-1305", "CBD-1306", "CBD-1307"],
}
"""What an expedition has of its own, for the question that comes up most."""


def scene(seen: Seen[BlackDice, View], asked: Mapping[int, Asked]) -> Scene:
    """Everything on the table, tied to the viewer's question if there is one."""
    view, viewer = seen.view, seen.viewer
    ask = asked.get(viewer)
    tied = ties(view, ask, viewer) if ask is not None else {}
    return Scene(
        boards=[board(view, tied)],
        zones=[pirates(view, tied)],
        trays=trays(view, tied),
        panels=panels(view, tied, ask, viewer),
        centre=_centre(view),
        rules=_rules(view, ask) if ask is not None else [],
    )


def _rules(view: View, ask: Asked) -> list[str]:
    found = PROMPTS.get(ask.prompt, [])
    return [*found, *EXPEDITION_RULES[view.expedition]] if ask.prompt == "act" else found


def _centre(view: View) -> list[Counter]:
    """The round, what is left of gold and rum, and how the crew's dice stand against what is missing."""
    left, lacking = unplaced(view), needed(view)
    black = Phrase("thing-black-pool", {"n": view.black_pool, "aside": view.black_aside})
    balance = Phrase("thing-balance", {"n": left, "needed": lacking})
    return [
        Counter("round", "round", str(view.round), Phrase("board-round", {"round": view.round})),
        Counter(
            "pool", "gold", str(view.pool), Phrase("thing-pool", {"n": view.pool}), Phrase("thing-pool-hint")
        ),
        Counter("supply", "rum", str(view.supply), Phrase("thing-supply", {"n": view.supply})),
        Counter("black", "black-die", str(view.black_pool), black),
        Counter("balance", "dice", f"{left}/{lacking}", balance, Phrase("thing-balance-hint")),
        *(Counter(name, name, "", Phrase(f"thing-next-{name}")) for name in next_round(view)),
    ]
