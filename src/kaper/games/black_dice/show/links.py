"""Which thing on the table each option is about; what is about no thing is a button and nothing else."""

from collections.abc import Callable
from typing import Final

from kaper.engine.show import Asked
from kaper.engine.ties import Ties, tied
from kaper.games.black_dice.components.board import GOLD_VALUES, SYMBOLS
from kaper.games.black_dice.show.labels import Look
from kaper.games.black_dice.view.view import View

BUTTONS: Final = frozenset({"keep", "end", "stay", "bear"})
"""Options that are about no thing."""


def tile_id(symbol: str) -> str:
    return f"tile-{symbol}"


def row_id(symbol: str) -> str:
    """The row of black dice of an adventure."""
    return f"row-{symbol}"


def crew_id(symbol: str) -> str:
    """The crew's dice at an adventure."""
    return f"crew-{symbol}"


def die_id(seat: int, symbol: str, nth: int) -> str:
    """A die by its face, counted from those at its adventure on: one that is placed keeps its id."""
    return f"die-{seat}-{symbol}-{nth}"


def pirate_id(name: str) -> str:
    return f"pirate-{name}"


def rum_id(seat: int) -> str:
    return f"rum-{seat}"


def gold_id(seat: int, value: int) -> str:
    return f"gold-{seat}-{value}"


PARDON: Final = "pardon"


def ties(seen: Look, ask: Asked) -> Ties:
    def find(verb: str, detail: str) -> list[str]:
        return FINDERS[verb](seen.view, seen.viewer, detail) if verb in FINDERS else []

    return tied(ask.options, find)


def open_dice(view: View, seat: int, symbol: str) -> list[str]:
    """The dice in hand that show a symbol."""
    face = SYMBOLS.index(symbol)
    placed = view.adventures[face].dice[seat]
    return [die_id(seat, symbol, placed + nth) for nth in range(view.open[face])]


def placed_dice(view: View, seat: int, symbol: str) -> list[str]:
    return [die_id(seat, symbol, nth) for nth in range(view.adventures[SYMBOLS.index(symbol)].dice[seat])]


def _reroll(view: View, viewer: int, detail: str) -> list[str]:
    """The first die of each symbol that is meant, and all of a symbol if all are."""
    symbols = detail.split("+")
    return [
        die
        for symbol in dict.fromkeys(symbols)
        for die in open_dice(view, viewer, symbol)[: symbols.count(symbol)]
    ]


def _keelhaul(view: View, viewer: int, detail: str) -> list[str]:
    return [die for seat in range(len(view.players)) for die in placed_dice(view, seat, detail)]


def _board(view: View, viewer: int, detail: str) -> list[str]:
    seat, symbol = detail.split(":")
    return placed_dice(view, int(seat), symbol)


def _tile(view: View, viewer: int, detail: str) -> list[str]:
    return [tile_id(detail)]


def _pirate(view: View, viewer: int, detail: str) -> list[str]:
    return [pirate_id(detail)]


Finder = Callable[[View, int, str], list[str]]
FINDERS: Final[dict[str, Finder]] = {
    "board": _board,
    "keelhaul": _keelhaul,
    "lose": lambda view, viewer, detail: [
        gold_id(viewer, value) for value in GOLD_VALUES if str(value) in detail.split("+")
    ],
    "move": _tile,
    "overboard": _pirate,
    "pardon": lambda view, viewer, detail: [PARDON],
    "pay": _pirate,
    "place": lambda view, viewer, detail: [tile_id(detail), *open_dice(view, viewer, detail)],
    "pour": _pirate,
    "reroll": _reroll,
    "rum": lambda view, viewer, detail: [rum_id(viewer)],
    "shot": _tile,
    "storm": lambda view, viewer, detail: [row_id(detail)],
    "swap": lambda view, viewer, detail: [row_id(symbol) for symbol in detail.split(":")],
    "to": _tile,
    "turn": open_dice,
    "unblock": lambda view, viewer, detail: [gold_id(viewer, int(detail))],
}
THINGS: Final[dict[str, Callable[[str], str]]] = {
    "adventure": tile_id, "from": tile_id, "other": tile_id, "pirate": pirate_id, "rolled": tile_id,
    "symbol": tile_id, "to": tile_id,
}  # fmt: skip
"""Which thing a figure of an event names."""
