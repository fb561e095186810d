"""The Black Dice as a scene: tile, dice and pirates for everybody, and to each player their own gold."""

from typing import Final

from kaper.engine.remembered import remembered
from kaper.engine.scene import Counter, Phrase, Scene
from kaper.engine.show import Asked
from kaper.games.black_dice.show.dice import trays
from kaper.games.black_dice.show.labels import Look, needed, next_round, unplaced
from kaper.games.black_dice.show.panels import panel, pirates
from kaper.games.black_dice.show.prompts import PROMPTS
from kaper.games.black_dice.show.tile import board
from kaper.games.black_dice.view.view import View

EXPEDITION_RULES: Final[dict[str, list[str]]] = {
    "treasure-island": ["CBD-1004", "CBD-1001"],
    "kraken": ["CBD-1103", "CBD-1104", "CBD-1105"],
    "armada": ["CBD-1203", "CBD-1204"],
    "dutchman": ["CBD-1303", "CBD-1305", "CBD-1306", "CBD-1307"],
}
"""What an expedition has of its own, for the question that comes up most."""


def scene(seen: Look) -> Scene:
    """Everything on the table, as everybody sees it."""
    view, s = seen.view, seen.state
    return Scene(
        boards=[board(view)],
        zones=[pirates(view.pirates)],
        trays=trays(view),
        panels=[panel(s, seat, s.over) for seat in range(s.players)],
        centre=_centre(view),
    )


def own(seen: Look) -> Scene:
    """The values of the viewer's own gold (CBD-V02)."""
    s, viewer = seen.state, seen.viewer
    return Scene(panels=[panel(s, viewer, True)] if 0 <= viewer < s.players else [])


def rules(seen: Look, ask: Asked) -> list[str]:
    found = PROMPTS.get(ask.prompt, [])
    return [*found, *EXPEDITION_RULES[seen.view.expedition]] if ask.prompt == "act" else found


def _centre(view: View) -> list[Counter]:
    return _counters(
        (view.round, view.pool, view.supply, view.black_pool, view.black_aside),
        (unplaced(view), needed(view)),
        tuple(next_round(view)),
    )


@remembered
def _counters(
    stock: tuple[int, int, int, int, int], dice: tuple[int, int], coming: tuple[str, ...]
) -> list[Counter]:
    """The round, what is left of gold and rum, and how the crew's dice stand against what is missing."""
    number, pool, supply, black, aside = stock
    left, lacking = dice
    return [
        Counter("round", "round", str(number), Phrase("board-round", {"round": number})),
        Counter("pool", "gold", str(pool), Phrase("thing-pool", {"n": pool}), Phrase("thing-pool-hint")),
        Counter("supply", "rum", str(supply), Phrase("thing-supply", {"n": supply})),
        Counter("black", "black-die", str(black), Phrase("thing-black-pool", {"n": black, "aside": aside})),
        Counter(
            "balance", "dice", f"{left}/{lacking}", Phrase("thing-balance", {"n": left, "needed": lacking}),
            Phrase("thing-balance-hint"),
        ),
        *(Counter(name, name, "", Phrase(f"thing-next-{name}")) for name in coming),
    ]  # fmt: skip
