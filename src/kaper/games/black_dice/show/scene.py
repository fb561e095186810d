"""What a viewer sees of the Black Dice as a scene: tile, dice, pirates, and what each option is about."""

from collections.abc import Mapping
from typing import Final

from kaper.engine.scene import Counter, Phrase, Scene
from kaper.engine.sight import Asked
from kaper.games.black_dice.components.board import ADVENTURES
from kaper.games.black_dice.show.labels import missing, unplaced
from kaper.games.black_dice.show.links import ties
from kaper.games.black_dice.show.panels import panels, pirates
from kaper.games.black_dice.show.tile import board, trays
from kaper.games.black_dice.view.observe import View

RULES: Final[dict[str, list[str]]] = {
    "reroll": ["CBD-503", "CBD-R01", "CBD-R02"],
    "act": ["CBD-502", "CBD-504", "CBD-702", "CBD-705", "CBD-601", "CBD-603", "CBD-609"],
    "shot": ["CBD-612", "CBD-R07"],
    "turn": ["CBD-613", "CBD-104", "CBD-R08"],
    "swap": ["CBD-615", "CBD-R05"],
    "storm": ["CBD-616", "CBD-R06", "CBD-R04"],
    "keelhaul": ["CBD-617", "CBD-R09"],
    "board": ["CBD-618", "CBD-R10", "CBD-R38"],
    "board-to": ["CBD-618", "CBD-R10"],
    "anchor": ["CBD-901", "CBD-R44", "CBD-R41"],
    "pardon": ["CBD-611", "CBD-R12", "CBD-R19"],
    "overboard": ["CBD-912", "CBD-710", "CBD-1401"],
    "pour": ["CBD-914", "CBD-R18", "CBD-710"],
    "lose-gold": ["CBD-917", "CBD-R34"],
}
"""The rules that matter for each question, the most important first."""
EXPEDITION_RULES: Final[dict[str, list[str]]] = {
    "treasure-island": ["CBD-1004", "CBD-1001"],
    "kraken": ["CBD-1103", "CBD-1104", "CBD-1105"],
    "armada": ["CBD-1203", "CBD-1204"],
    "dutchman": ["CBD-1303", "CBD-1305", "CBD-1306", "CBD-1307"],
}
"""What an expedition has of its own, for the question that comes up most."""


def scene(view: View, asked: Mapping[int, Asked], viewer: int) -> Scene:
    """Everything on the table, tied to the viewer's question if there is one."""
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
    found = RULES.get(ask.prompt, [])
    return [*found, *EXPEDITION_RULES[view.expedition]] if ask.prompt == "act" else found


def _centre(view: View) -> list[Counter]:
    """The round, what is left of gold and rum, and how the crew's dice stand against what is missing."""
    needed = sum(missing(view, adventure) for adventure in range(ADVENTURES))
    left = unplaced(view)
    counters = [
        Counter("round", "round", str(view.round), Phrase("board-round", {"round": view.round})),
        Counter(
            "pool", "gold", str(view.pool), Phrase("thing-pool", {"n": view.pool}), Phrase("thing-pool-hint")
        ),
        Counter("supply", "rum", str(view.supply), Phrase("thing-supply", {"n": view.supply})),
        Counter(
            "black",
            "black-die",
            str(view.black_pool),
            Phrase("thing-black-pool", {"n": view.black_pool, "aside": view.black_aside}),
        ),
        Counter(
            "balance",
            "dice",
            f"{left}/{needed}",
            Phrase("thing-balance", {"n": left, "needed": needed}),
            Phrase("thing-balance-hint"),
        ),
    ]
    return counters + _next_round(view)


def _next_round(view: View) -> list[Counter]:
    """What this round has already brought for the next one."""
    changes = (
        ("more-black", view.more_black), ("fewer-black", view.fewer_black),
        ("lose-die", view.lose_die), ("more-dice", view.sails),
    )  # fmt: skip
    return [Counter(name, name, "", Phrase(f"thing-next-{name}")) for name, comes in changes if comes]
