"""The faces of cards without words: price, points, symbol, and a scroll for each kind of effect."""

from typing import Final

from kaper.engine.drawing import WASH
from kaper.games.maracaibo.art import glyphs as g
from kaper.games.maracaibo.art.signs import Sign, counted, either, income, joined, pair, sign
from kaper.games.maracaibo.components import cards
from kaper.games.maracaibo.components.effects import COUNTERS, TYPES
from kaper.games.maracaibo.components.redbeard import EXTRA, MAIN, RED_NAMES, WANTED
from kaper.games.maracaibo.components.ship import SOURCES, RaidAction
from kaper.games.maracaibo.show.effects import AT_THE_END, CARDS, EITHER, LASTING, MARKET_TILE, NOW, key_of
from kaper.games.maracaibo.show.effects import LOCATION as ACTIONS

WIDE: Final = 84.0
HIGH: Final = 100.0
HEAD: Final = 27.0
BEIGE, CRIMSON, VERDANT, GREY, NONE = "#e9d6a2", "#d9836b", "#a9cf97", "#b9bcc2", ""
"""The scrolls: once, lasting, income, end of the game; none for a location's actions."""
Row = tuple[str, Sign]


def _banner(row: Row, top: float, high: float) -> str:
    """A scroll with its sign as large as it can be."""
    fill, (width, art) = row
    scale = min((high - 5) / 24, (WIDE - 9) / width, 1.5 if fill else 2.1)
    x, y = (WIDE - width * scale) / 2, top + (high - 24 * scale) / 2
    scroll = ""
    if fill:
        scroll = (
            f'<rect x="2" y="{top + 1:g}" width="{WIDE - 4:g}" height="{high - 2:g}" rx="6" fill="{fill}" '
            'fill-opacity=".62" stroke="currentColor" stroke-opacity=".5" stroke-width=".8"/>'
        )
    return scroll + g.moved(art, round(x, 1), round(y, 1), round(scale, 3))


def stacked(rows: list[Row], top: float = HEAD, bottom: float = HIGH) -> str:
    """Scrolls below each other, each as high as there is room for."""
    high = min((bottom - top) / max(len(rows), 1), 44 if rows and rows[0][0] else 60)
    start = top + (bottom - top - high * len(rows)) / 2
    return "".join(_banner(row, start + high * n, high) for n, row in enumerate(rows))


def improvement(name: str) -> str:
    card = CARDS[name]
    rows: list[Row] = []
    if NOW[name]:
        rows.append((BEIGE, joined([(15, g.moved(g.BOLT, -3, 2, 0.85)), *map(sign, NOW[name])])))
    rows += [(CRIMSON, sign(key)) for key in LASTING[name]]
    if any(cards.INCOME[card]):
        rows.append((VERDANT, income(*cards.INCOME[card])))
    rows += [(GREY, sign(key)) for key in AT_THE_END[name]]
    return _head(cards.COST[card], cards.VP[card], g.TYPE[TYPES[cards.TYPE[card]]]) + stacked(rows)


def _head(cost: int, vp: int, emblem: str) -> str:
    points = g.moved(g.seal(vp), 59, 0, 1.04) if vp else ""
    return g.moved(g.coin(cost), 0, 0, 1.04) + points + g.moved(emblem, 31, 1, 0.92)


def residence(name: str) -> str:
    what, vp, most = cards.RESIDENCE_SCORE[CARDS[name]]
    each = sign(f"does-per-set-{COUNTERS[what].replace('_', '-')}-1-{vp}")
    limit = g.figure(f"≤ {most}", 42, 98, 12, "currentColor")
    return _head(cards.COST[CARDS[name]], 0, g.HOUSE) + stacked([(GREY, each)], HEAD, 88) + limit


_OR: Final = (
    '<path d="M6 58h26M52 58h26" stroke="currentColor" stroke-width="1.4" stroke-opacity=".6"/>'
    '<path d="M46 50L38 66" stroke="currentColor" stroke-width="2.4"/>'
)
"""The slash between actions of which one is chosen."""


def location(name: str) -> str:
    signs = [sign(key) for key in ACTIONS[name]]
    if name in EITHER:
        return stacked([(NONE, signs[0]), (NONE, signs[1])], 16, HIGH) + _OR
    return stacked([(NONE, each) for each in signs], 20, HIGH)


def quest(card: int) -> str:
    rows = [
        (BEIGE, _condition(cards.EASY[card], cards.EASY_VP[card])),
        (CRIMSON, _condition(cards.HARD[card], cards.HARD_VP[card])),
    ]
    return stacked(rows, 8, HIGH - 4)


def _condition(condition: cards.Condition, vp: int) -> Sign:
    parts: list[Sign] = []
    for what, least in condition:
        parts += [
            (
                8.0 if least < 10 else 15.0,
                g.figure(str(least), 4 if least < 10 else 7.5, 17.5, 15, "currentColor"),
            )
        ]
        parts.append(counted(COUNTERS[what].replace("_", "-")))
    return joined([*parts, (3, ""), (24, g.seal(vp))], 2)


def redbeard(card: int) -> str:
    """His main actions from the top, and the symbols that he looks for."""
    mains = {"raid": sign("does-raid-0"), "explore": (24.0, g.BOOT), "quest": sign("does-quest-1")}
    rows: list[Row] = []
    for action in MAIN[card]:
        if action == "improvement":
            types = [(24.0, g.TYPE[TYPES[kind]]) for kind in WANTED[card]]
            rows.append((VERDANT, joined(types)))
        elif action == "acquire_location":
            rows.append((GREY, either([sign("does-acquire-crew-0"), sign("does-acquire-equipment-0")])))
        else:
            rows.append((GREY, mains[action]))
    extra = EXTRA.get(card)
    top = [(CRIMSON, _extra(*extra))] if extra is not None else []
    return stacked(top + rows, 2, HIGH)


def _extra(verb: str, n: int) -> Sign:
    signs = {
        "gain_vp": f"does-gain-vp-{n}",
        "treasure_by_die": "does-gain-treasure-any-1",
        "bury": f"does-bury-{n}",
        "place_cubes": f"does-place-cubes-any-{n}",
        "explorer_steps": f"does-explore-{n}",
        "upgrade": "does-upgrade-1",
    }
    return sign(signs[verb])


def market_tile(name: str) -> str:
    """A black market tile: an awning over what it brings."""
    halves = pair(MARKET_TILE[name][0]) if len(MARKET_TILE[name]) == 1 else None
    signs = [sign(key) for key in MARKET_TILE[name]]
    width, art = joined(signs) if halves is None else joined([(24, halves[0]), (24, halves[1])], 0)
    scale = min(36 / width, 1.05)
    awning = g.drawn(
        (g.PLUM, "M2 2h36l1 8H1z"), (g.WHITE, "M9 2h7l-1 8H7zM24 2h7l2 8h-8z"), (WASH, "M2 10h36v28H2z")
    )
    return awning + g.moved(art, 20 - width * scale / 2, 12 + (25 - 24 * scale) / 2, scale)


def raid_action(action: RaidAction) -> str:
    """What a raid action costs, above what it brings."""
    price: Sign = (24, g.SWORDS + g.corner(str(action.cost)))
    gains = joined([sign(key_of(effect)) for effect in action.gain])
    return stacked([(NONE, price), (BEIGE, gains)], 4, HIGH - 4)


def faces() -> dict[str, str]:
    """Every face by the name of its card."""
    drawn: dict[str, str] = {}
    draw = {cards.IMPROVEMENT: improvement, cards.RESIDENCE: residence, cards.LOCATION: location}
    for name, card in CARDS.items():
        if cards.KIND[card] in draw:
            drawn[name] = draw[cards.KIND[card]](name)
    drawn["blank"] = stacked([(BEIGE, (24, g.coin(5)))])
    drawn |= {f"quest-{card}": quest(card) for card in cards.EASY}
    drawn |= {f"raid-{action.name}": raid_action(action) for action in SOURCES}
    return drawn | {RED_NAMES[card]: redbeard(card) for card in MAIN}
