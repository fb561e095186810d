"""Icons of counters and marks: one set, on a grid of 24."""

from typing import Final

from kaper.engine.drawing import WASH
from kaper.games.maracaibo.art import glyphs as g
from kaper.games.maracaibo.art.faces import market_tile
from kaper.games.maracaibo.components.effects import TREASURES
from kaper.games.maracaibo.show.effects import MARKET_TILE

_SHAPES: Final = {
    "vermilion": ("#b8432f", "M12 5l4 7H8z"),
    "ochre": ("#c98f1b", "M12 5a3.5 3.5 0 110 7 3.5 3.5 0 010-7z"),
    "indigo": ("#4b4a96", "M9 5.5h6v6H9z"),
    "green": ("#3f8a50", "M12 4.5l4 4-4 4-4-4z"),
    "ink": ("#3a3640", "M12 4.5l1.2 2.8 3 .3-2.3 2 .7 3L12 11l-2.6 1.6.7-3-2.3-2 3-.3z"),
}
"""The colours of the seats with their shapes, for residence markers."""


def _flag(fill: str, shape: str) -> str:
    cloth = g.drawn((fill, "M4 3c4-2 8 2.5 17 0v11c-9 2.5-13-2-17 0z"), ("", "M4 1.5v21"))
    return cloth + f'<path d="{shape}" fill="{g.LIGHT}"/>'


def icons() -> dict[str, str]:
    drawn = {
        "vp": g.seal(""),
        "coins": g.coin(""),
        "log": _log(),
        "income": g.COUNTED["income-doubloons"],
        "income-vp": g.COUNTED["income-vp"],
        "quests": g.SCROLL,
        "rivers": g.RIVER,
        "ruby": g.RUBY,
        "swords": g.SWORDS,
        "boot": g.BOOT,
        "spade": g.SPADE,
        "house": g.HOUSE,
        "round": _glass(),
        "crew": g.CREW,
        "equipment": g.BARREL,
        "ship": g.SLOOP,
        "upgrade": g.COUNTED["upgrade"],
        "last": _flag(g.RED, ""),
        "steel": g.cube(g.STEEL),
        "again": g.AGAIN,
        "level-two": g.CARDS,
        "cards": g.CARDS,
        "tag": g.coin(g.MINUS),
    }
    drawn |= {f"flag-{colour}": _flag(*shape) for colour, shape in _SHAPES.items()}
    drawn |= {f"gem-{kind}": g.gem(kind) for kind in TREASURES}
    drawn |= {f"value-{kind}": g.island(kind, 1) for kind in TREASURES}
    drawn |= {f"stall-{name}": g.moved(market_tile(name), 0, 0, 0.6) for name in MARKET_TILE}
    return drawn


def _log() -> str:
    return g.drawn(
        (g.SAND, "M5 2.5h14v19H5z"), (g.RED, "M14 2.5h3v7l-1.5-1.5L14 9.5z"), ("", "M8 12h8M8 15.5h8M8 19h5")
    )


def _glass() -> str:
    return g.drawn(
        (WASH, "M6 2.5h12c0 5-4 6.5-4 9.5s4 4.5 4 9.5H6c0-5 4-6.5 4-9.5S6 7.5 6 2.5z"),
        ("", "M4.5 2.5h15M4.5 21.5h15"),
        (g.GOLD, "M8 21c0-3 2.5-3.5 4-5.5 1.5 2 4 2.5 4 5.5z"),
    )
