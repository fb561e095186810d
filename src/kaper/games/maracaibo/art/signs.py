"""Every effect of the components as a sign; `Sign` is its width on a height of 24, and its drawing."""

from typing import Final

from kaper.games.maracaibo.art import glyphs as g
from kaper.games.maracaibo.components.effects import COUNTERS

Sign = tuple[float, str]


def joined(signs: list[Sign], gap: float = 2) -> Sign:
    """Signs side by side."""
    x, art = 0.0, ""
    for width, drawing in signs:
        art += g.moved(drawing, x, 0)
        x += width + gap
    return max(x - gap, 0), art


def _slash() -> Sign:
    return 5, '<path d="M4.5 3L.5 21" stroke="currentColor" stroke-width="1.6" fill="none"/>'


def either(signs: list[Sign]) -> Sign:
    """Signs of which one is chosen: a slash between them."""
    parts = [part for sign in signs for part in (_slash(), sign)]
    return joined(parts[1:], 3)


def _word(text: str, width: float = 14) -> Sign:
    return width, g.figure(text, width / 2, 17, 14, "currentColor")


def pair(key: str) -> tuple[str, str] | None:
    """The two halves of a sign too wide for a small space: points and what they count, price and gain."""
    words = key.removeprefix("does-").split("-max-")[0]
    if words.startswith("vp-per-"):
        what, _, vp = words.removeprefix("vp-per-").rpartition("-")
        return g.seal(vp), g.COUNTED[what]
    op, _, n = words.rpartition("-")
    if op == "raid-fixed":
        return g.SWORDS, g.EQUAL_DIE + g.figure(n, fill="currentColor")
    paid = {"figurehead": g.PROW, "place-black-market": g.STALL}
    return (paid[op], g.coin(n, red=True)) if op in paid and n != "0" else None


def counted(what: str) -> Sign:
    return 24, g.COUNTED[what]


def sign(key: str) -> Sign:
    """The sign of an effect, found by what its key begins with."""
    words = key.removeprefix("does-")
    op = next(op for op in _SIGNS if words == op or words.startswith(f"{op}-"))
    return _SIGNS[op](words.removeprefix(op).removeprefix("-").split("-"))


def _gain(rest: list[str]) -> Sign:
    """What an unlocked action brings: one or two gains behind its price."""
    words, signs = "-".join(rest), []
    for op in ("gain-vp", "gain-doubloons", "gain-treasure", "place-cubes", "bury"):
        if op in words:
            after = words.split(op + "-", 1)[1].split("-")
            signs.append(_SIGNS[op](after))
    return joined(signs)


def _treasure(rest: list[str]) -> Sign:
    many = g.corner(f"×{rest[1]}") if rest[1] != "1" else ""
    return 24, g.gem(rest[0]) + many


def _cubes(rest: list[str]) -> Sign:
    return 24, g.island(rest[0], int(rest[1]))


def _times(art: str, n: str) -> Sign:
    return 24, art + (g.corner(f"×{n}") if n != "1" else "")


def _raid(rest: list[str]) -> Sign:
    return 24, g.SWORDS + (g.corner(f"+{rest[0]}") if rest[0] not in ("", "0") else "")


def _acquire(rest: list[str]) -> Sign:
    kind = (24.0, g.CARDS + g.moved(g.TYPE[rest[0]], 8.5, 5, 0.52))
    return joined([kind, (24, g.coin(f"+{rest[1]}", red=True))]) if rest[1] != "0" else kind


def _paid(art: str, cost: str) -> Sign:
    return joined([(24, art), (24, g.coin(cost, red=True))]) if cost != "0" else (24, art)


def _per(rest: list[str]) -> Sign:
    """Points for each of something, in sets of one or more."""
    words = "-".join(rest)
    what = next(each for each in sorted(_COUNTED, key=len, reverse=True) if words.startswith(each + "-"))
    numbers = words.removeprefix(what + "-").split("-")
    size, vp = (numbers[0], numbers[1]) if len(numbers) == 2 else ("1", numbers[0])
    many = [_word(size, 9)] if size != "1" else []
    return joined([(24, g.seal(vp)), _slash(), *many, counted(what)], 1)


def _income(doubloons: int, vp: int) -> Sign:
    return joined([(24.0, g.coin(doubloons))] * bool(doubloons) + [(24.0, g.seal(vp))] * bool(vp))


income = _income
_COUNTED: Final = [each.replace("_", "-") for each in COUNTERS]
_SIGNS: Final = {
    "gain-vp": lambda rest: (24.0, g.seal(rest[0])),
    "gain-doubloons": lambda rest: (24.0, g.coin(rest[0])),
    "gain-treasure": _treasure,
    "place-cubes": _cubes,
    "upgrade": lambda rest: (24.0, g.UPGRADE),
    "burial-spaces": lambda rest: joined([(24.0, g.SPADE), (24.0, g.gem("any"))]),
    "bury": lambda rest: _times(g.SPADE, rest[0]),
    "quest-refresh": lambda rest: joined([(24.0, g.SCROLL), (24.0, g.AGAIN)]),
    "quest": lambda rest: _times(g.SCROLL, rest[0]),
    "explore-bonus": lambda rest: (24.0, g.BOOT + g.corner(f"+{rest[0]}")),
    "explore-trade": lambda rest: joined(
        [
            (24.0, g.BOOT + g.corner(f"{g.MINUS}{rest[0]}", g.RED)),
            (18.0, g.moved(g.ARROW, 0, 3, 0.75)),
            _gain(rest[1:]),
        ]
    ),
    "explore": lambda rest: (24.0, g.BOOT + g.corner(rest[0])),
    "raid-power": lambda rest: (24.0, g.SWORDS + g.corner(f"+{rest[0]}")),
    "raid-die-bonus": lambda rest: (24.0, g.die(rest[0], f"+{rest[1]}")),
    "raid-die": lambda rest: joined([(24.0, g.SWORDS), (24.0, g.die(rest[0], f"+{rest[1]}"))]),
    "raid-fixed": lambda rest: joined(
        [(24.0, g.SWORDS), (24.0, g.EQUAL_DIE + g.figure(rest[0], fill="currentColor"))]
    ),
    "raid-action": lambda rest: joined(
        [(24.0, g.SWORDS + g.corner(rest[0])), (18.0, g.moved(g.ARROW, 0, 3, 0.75)), _gain(rest[1:])]
    ),
    "raid": _raid,
    "acquire": _acquire,
    "build-residence": lambda rest: (24.0, g.HOUSE),
    "figurehead": lambda rest: _paid(g.PROW, rest[0]),
    "place-black-market": lambda rest: _paid(g.STALL, rest[0]),
    "activate-black-market": lambda rest: (24.0, g.STALL + g.moved(g.BOLT, 11, 9, 0.62)),
    "discard-quest": lambda rest: joined(
        [(24.0, g.SCROLL), (18.0, g.moved(g.ARROW, 0, 3, 0.75)), (24.0, g.coin(rest[0]))]
    ),
    "collect-income": lambda rest: (24.0, g.COUNTED[f"income-{rest[0]}"]),
    "repeat-explorer-space": lambda rest: (24.0, g.BOOT + g.moved(g.AGAIN, 11, -1, 0.55)),
    "vp-per": lambda rest: _per(rest[: rest.index("max")] if "max" in rest else rest),
    "discount": lambda rest: (24.0, g.coin(f"{g.MINUS}{rest[0]}", red=True)),
    "move-max": lambda rest: (24.0, g.SLOOP + g.corner(rest[0])),
    "extra-reroll": lambda rest: (24.0, g.EQUAL_DIE + g.moved(g.AGAIN, 4, 4, 0.66)),
    "income-per": lambda rest: joined([(24.0, g.coin(rest[1])), _slash(), counted(rest[0])], 1),
    "income": lambda rest: _income(int(rest[0]), int(rest[1])),
    "per-set": _per,
}
