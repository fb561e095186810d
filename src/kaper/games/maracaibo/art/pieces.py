"""What stands and lies on the boards: ships, explorers, cubes, and the spaces with their signs."""

from typing import Final

from kaper.games.maracaibo.art import glyphs as g
from kaper.games.maracaibo.art.faces import market_tile
from kaper.games.maracaibo.art.signs import Sign, joined, pair, sign
from kaper.games.maracaibo.components.effects import TREASURES
from kaper.games.maracaibo.show.effects import HOLE, MARKET_TILE, RUBY, SPACE, STORAGE, UPGRADE, Keys

_INK: Final = "#2d2a33"
_SEAT: Final = "var(--seat,currentColor)"
_LINES: Final = f'stroke="{_INK}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"'
SHIP: Final = (
    f'<g {_LINES}><path d="M22 46V12M40 46V6M50 42l11-8" fill="none" stroke-width="2.4"/>'
    f'<path d="M9 38c5-6 5-14 2-22h18c4 8 4 15-1 22zM28 38c6-8 6-20 2-29h18c5 10 5 20-1 29z" fill="{_SEAT}"/>'
    '<path d="M14 20c2 5 1 10-1 15M34 14c3 7 2 15-1 21" fill="none" stroke="#fff" stroke-opacity=".55"/>'
    '<path d="M4 42l6 1 3 4h34l5-6 9-2-6 13c-2 5-6 8-11 8H20c-6 0-9-3-11-8z" fill="#8a5527"/>'
    '<path d="M9 52h46" fill="none" stroke="#e0b552" stroke-width="2"/></g>'
)
EXPLORER: Final = (
    f'<g {_LINES}><path d="M18 60c0-14 4-20 8-24h12c4 4 8 10 8 24z" fill="{_SEAT}"/>'
    '<circle cx="32" cy="25" r="11" fill="#e9cfa2"/>'
    '<path d="M12 24c6-1 8-14 20-14s14 13 20 14c-8 5-32 5-40 0z" fill="#5b4327"/>'
    '<path d="M25 44l14 8M39 44l-14 8" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.4"/></g>'
)
MARKER: Final = (
    f'<g {_LINES}><path d="M20 58V8" stroke-width="4" fill="none"/>'
    f'<path d="M20 9c12-6 18 6 32 0v24c-14 6-20-6-32 0z" fill="{_SEAT}"/></g>'
)


_SLASH: Final = '<path d="M54 8L10 56" stroke="currentColor" stroke-width="2" stroke-opacity=".55"/>'


def _shown(keys: Keys, size: float = 64, most: float = 62) -> str:
    """Signs side by side, or above each other if they are many, in the middle of a square."""
    signs = [sign(key) for key in keys]
    halves = pair(keys[0]) if len(keys) == 1 else None
    if halves is not None:
        return g.moved(halves[0], 0, 0, 1.5) + _SLASH + g.moved(halves[1], 28, 28, 1.5)
    if len(signs) == 2 and all(width <= 24 for width, _ in signs):
        return g.moved(signs[0][1], 3, 3, 1.4) + g.moved(signs[1][1], 28, 27, 1.4)
    if len(signs) == 1 and signs[0][0] > 60:
        return _folded(keys[0], size)
    width, art = joined(signs)
    scale = min(most / width, most * 0.94 / 24) if width else 1
    return g.moved(
        art, round((size - width * scale) / 2, 1), round((size - 24 * scale) / 2, 1), round(scale, 3)
    )


def _folded(key: str, size: float) -> str:
    """An action with its price above what it brings."""
    verb, _, gains = key.removeprefix("does-").partition("-gain-")
    if not gains:
        verb, _, gains = key.removeprefix("does-").partition("-bury-")
        gains = f"bury-{gains}"
    else:
        gains = f"gain-{gains}"
    price = verb.rsplit("-", 1)[1]
    above: Sign = (
        (24, g.SWORDS + g.corner(price))
        if "raid" in verb
        else (24, g.BOOT + g.corner(f"{g.MINUS}{price}", g.RED))
    )
    below = joined([sign(f"does-{part}") for part in _parts(gains)])
    scale = min(60 / below[0], 1.25)
    arrow = g.moved(g.ARROW, 45, 7, 0.7)
    return g.moved(above[1], 14, 1, 1.2) + arrow + g.moved(below[1], (size - below[0] * scale) / 2, 33, scale)


def _parts(gains: str) -> list[str]:
    for op in ("-place-cubes-", "-gain-doubloons-"):
        if op in gains:
            first, _, rest = gains.partition(op)
            return [first, op[1:] + rest]
    return [gains]


def _cube(fill: str, scale: float = 2.1, x: float = 7, y: float = 7) -> str:
    return g.moved(g.cube(fill), x, y, scale)


def _done(art: str) -> str:
    """A space with its grey cube: the sign shows through at the corner."""
    return f'<g opacity=".45">{art}</g>' + _cube(g.STEEL, 1.75, 18, 20)


def pieces() -> dict[str, str]:
    drawn = {"ship": SHIP, "explorer": EXPLORER, "marker": MARKER, "ruby": g.moved(g.RUBY, 8, 8, 2)}
    drawn |= {f"cube-{kind}": _cube(g.KIND[kind]) for kind in TREASURES}
    drawn |= {f"store-{kind}": g.moved(g.gem(kind), 8, 8, 2) for kind in TREASURES}
    drawn["cube-steel"] = _cube(g.STEEL)
    for name, keys in UPGRADE.items():
        drawn[f"up-{name}"] = _shown(keys)
        drawn[f"up-{name}-done"] = _done(_shown(keys))
    drawn |= {f"space-{name}": _shown(keys) for name, keys in SPACE.items() if keys}
    drawn["space-start"] = g.moved(g.COUNTED["ship"], 8, 8, 2)
    drawn["space-tile"] = g.moved(g.HOUSE, 8, 4, 1.6) + g.figure("½", 46, 58, 28, "currentColor")
    for number, keys in enumerate(HOLE):
        drawn[f"hole-{number}"] = _shown(keys)
    drawn |= {f"bonus-{kind}": _shown(keys) for kind, keys in zip(TREASURES, STORAGE, strict=True)}
    drawn |= {f"sold-{number + 1}": _shown(keys) for number, keys in enumerate(RUBY)}
    drawn |= {f"tile-{name}": g.moved(market_tile(name), 0, 0, 1.6) for name in MARKET_TILE}
    reds = {"advance": g.SWORDS, "figurehead": g.PROW, "quest": g.SCROLL, "residence": g.HOUSE}
    for name, art in reds.items():
        drawn[f"red-{name}"] = g.moved(art, 8, 8, 2)
        drawn[f"red-{name}-done"] = _done(g.moved(art, 8, 8, 2))
    return drawn
