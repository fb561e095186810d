"""What stands and lies on the boards: ships, captain and deckhands, treasures, tokens, orders and prices."""

from typing import Final

from kaper.games.tiny_epic.art.glyphs import written
from kaper.games.tiny_epic.art.icons import ICONS
from kaper.games.tiny_epic.art.palette import GOLD, INK, LOOT, LOOT_SIGN, MERCHANT, PAPER, RED
from kaper.games.tiny_epic.components.board import LOOT_NAMES, ORDER_NAMES, PRICES, SITE_COST, SPACES
from kaper.games.tiny_epic.components.cards import MERCHANT_DAMAGE, MERCHANT_GOLD

_SEAT: Final = "var(--seat,currentColor)"
_LINES: Final = f'stroke="{INK}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"'
_HULL: Final = "M5 41l4 1 3 4h36l4-6 9-2-6 13c-2 5-6 8-11 8H21c-6 0-9-3-11-8z"
_RIGGING: Final = "M21 46V15M37 46V6M50 42l11-9"
_SAILS: Final = (
    "M8 38c5-5 5-13 2-20h19c4 7 4 14-1 20zM25 38c6-7 6-19 2-27h20c5 9 5 19-1 27z"
    "M29 9c2-2 2-4 1-6h13c3 2 3 4 1 6z"
)


_LATEEN: Final = "M20 14L4 39q9 2 16 0zM37 6L23 39q7 2 14 0zM39 8q3 16 15 30-7 2-15 0z"
"""Three-cornered sails: the second merchant is not told from the first by its colour alone."""


def _vessel(sails: str, hull: str, stripe: str, emblem: str, cut: str = _SAILS) -> str:
    return (
        f'<g {_LINES}><path d="{_RIGGING}" fill="none" stroke-width="2.4"/>'
        f'<path d="M48 38l10-7-2 10z" fill="{PAPER}"/><path d="{cut}" fill="{sails}"/>{emblem}'
        f'<path d="{_HULL}" fill="{hull}"/><path d="M10 50h45" fill="none" stroke="{stripe}" '
        'stroke-width="2"/>'
        f'<g fill="{INK}" stroke="none"><circle cx="20" cy="54" r="1.7"/><circle cx="29" cy="54" r="1.7"/>'
        '<circle cx="38" cy="54" r="1.7"/><circle cx="47" cy="54" r="1.7"/></g></g>'
    )


def _skull(x: float, y: float, bone: str, eyes: str) -> str:
    return (
        f'<g transform="translate({x:g} {y:g})"><path d="M-7-1a7 6.500 0 1114 0q0 3-2.500 '
        '4.500V7h-9V3.500Q-7 2-7-1z" '
        f'fill="{bone}" stroke-width="1.2"/><g fill="{eyes}" stroke="none"><circle cx="-2.900" cy="-.5" '
        'r="1.900"/>'
        '<circle cx="2.900" cy="-.5" r="1.900"/></g></g>'
    )


_CROSS: Final = f'<path d="M37 14v20M28 24h18" stroke="{RED}" stroke-width="3.400" fill="none"/>'
_BALE: Final = '<path d="M31 18h12v13H31zM31 24.500h12M37 18v13" fill="#e8d3a0" stroke-width="1.200"/>'
_CHEST: Final = (
    f'<g {_LINES}><path d="M12 29c0-11 6-17 20-17s20 6 20 17z" fill="{_SEAT}"/>'
    f'<path d="M10 29h44v24c0 2-1 3-3 3H13c-2 0-3-1-3-3z" fill="{_SEAT}"/>'
    '<path d="M10 36h44M19 29v27M45 29v27M19 28c0-8 1-12 4-16M45 28c0-8-1-12-4-16" fill="none" '
    f'stroke="#e0b552" stroke-width="3"/><path d="M27 32h10v9c0 4-10 4-10 0z" fill="#e0b552"/></g>'
)
_CAPTAIN: Final = (
    f'<g {_LINES}><path d="M14 60c0-15 8-20 18-20s18 5 18 20z" fill="{_SEAT}"/>'
    '<path d="M27 40l5 10 5-10" fill="#fff8e6"/><circle cx="32" cy="29" r="11" fill="#f0cfa5"/>'
    f'<path d="M22 33c1 10 19 10 20 0-3 3-7 3-10 1-3 2-7 2-10-1z" fill="{INK}"/>'
    f'<path d="M8 24C14 8 22 14 32 6c10 8 18 2 24 18-8-4-16-5-24-5s-16 1-24 5z" fill="{INK}"/>'
    f'<circle cx="32" cy="14" r="3.200" fill="{PAPER}" stroke="none"/></g>'
)
_DECKHAND: Final = (
    f'<g {_LINES}><path d="M17 60c0-14 6-19 15-19s15 5 15 19z" fill="{_SEAT}"/>'
    '<path d="M19 50h26M18 56h28" stroke="#fff8e6" stroke-width="2.600" fill="none"/>'
    '<circle cx="32" cy="28" r="12" fill="#f0cfa5"/>'
    f'<path d="M19 26c1-12 25-12 26 0-8-4-18-4-26 0zM44 24l8 5-7 3" fill="{_SEAT}"/>'
    f'<circle cx="28" cy="30" r="1.500" fill="{INK}" stroke="none"/><circle cx="36" cy="30" r="1.500" '
    f'fill="{INK}" stroke="none"/></g>'
)
_SEARCH: Final = (
    f'<g {_LINES}><circle cx="32" cy="32" r="29" fill="#3c7783"/><circle cx="32" cy="32" r="24" fill="none" '
    f'stroke="#cfe4dd" stroke-width="1.400" stroke-dasharray="3 4"/>'
    '<path d="M23 25c0-13 19-13 19-1 0 8-10 8-10 16M32 48v.5" fill="none" stroke="#fffaf0" stroke-widt'
    'h="5.500"/></g>'
)


def _cube(loot: str, x: float, y: float, size: float) -> str:
    """A cube seen from its corner, with its middle at a point, and the sign of what it is."""
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size / 24:.3f}) translate(-12 -12)" {_LINES}>'
        f'<path d="M12 1.500l9.500 5v11L12 22.500l-9.500-5v-11z" fill="{LOOT[loot]}"/>'
        '<path d="M12 1.500l9.500 5-9.500 5-9.500-5z" fill="#fff" fill-opacity=".38"/>'
        '<path d="M12 11.500v11l9.500-5v-11z" fill="#000" fill-opacity=".16"/>'
        f'<circle cx="12" cy="12.600" r="6.900" fill="{PAPER}" stroke-width="1.100"/>'
        f'<path d="{LOOT_SIGN[loot]}" fill="none"/></g>'
    )


def _market(loot: str, price: int) -> str:
    """A stall with a striped awning: what it buys, and for how much now."""
    stripes = "".join(
        f'<path d="M{4 + 14 * n} 20q7 9 14 0L{18 + 12.5 * n - 6 * (n > 1)} 5h-10z" '
        f'fill="{RED if n % 2 == 0 else PAPER}"/>'
        for n in range(4)
    )
    return (
        f'<g {_LINES}><path d="M8 20v38h48V20z" fill="#d9b98a"/><path d="M8 46h48v12H8z" '
        f'fill="#a5703a"/>{stripes}</g>'
        + _cube(loot, 20, 36, 24)
        + f'<g {_LINES}><circle cx="44" cy="38" r="15" fill="{GOLD}"/></g>'
        + written(str(price), 44, 38, 18, INK, 3.4)
    )


def _site(cost: int) -> str:
    """A red cross in the sand, and what it costs to bury here."""
    return (
        f'<path d="M10 8l26 26M36 8L10 34" stroke="{PAPER}" stroke-width="13" stroke-linecap="round"/>'
        f'<path d="M10 8l26 26M36 8L10 34" stroke="{RED}" stroke-width="8" stroke-linecap="round"/>'
        f'<g {_LINES}><circle cx="42" cy="42" r="19" fill="{GOLD}"/></g>'
        + written(str(cost), 42, 42, 19, INK, 3.4)
    )


def _order(order: str, now: bool) -> str:
    """An order on the wheel; the one under the captain lies on gold."""
    face = GOLD if now else PAPER
    return (
        f'<circle cx="33" cy="34" r="29" fill="#000" fill-opacity=".25"/><g {_LINES}><circle cx="32" '
        f'cy="32" r="29" fill="{face}"/>'
        f'<circle cx="32" cy="32" r="25.500" fill="none" stroke-width=".9"/></g>'
        f'<g color="{INK}" transform="translate(14 13) scale(1.5)">{ICONS[f"order-{order}"]}</g>'
    )


def _cost(hands: int, line: bool) -> str:
    """How many deckhands a move takes; where it crosses the ship line there is a red border."""
    rim = RED if line else INK
    face = "#e3efd9" if hands == 0 else PAPER
    return (
        f'<circle cx="32" cy="32" r="28" fill="{face}" stroke="{rim}" stroke-width="{6 if line else 3}"/>'
        f'<g {_LINES}><circle cx="21" cy="25" r="6.500" fill="#f0cfa5"/><path d="M11 44c0-15 20-15 20 0z" '
        'fill="#5d7f9a"/></g>' + written(str(hands), 43, 34, 24, INK, 3.6)
    )


_OFFERS: Final = ("cube", "doubloon", "swords", "crew", "cove", "treasure")


def _offer(icon: str) -> str:
    """What an order finds within reach, on a chip like that of its cost."""
    return (
        f'<circle cx="32" cy="32" r="28" fill="{PAPER}" stroke="{INK}" stroke-width="3"/>'
        f'<g color="{INK}" transform="translate(14 14) scale(1.5)">{ICONS[icon]}</g>'
    )


def _damage(value: int) -> str:
    """A burst: how much a merchant deals."""
    return (
        f'<g {_LINES}><path d="M32 1l8 12 14-6-2 15 11 8-10 9 5 14-15-1-5 12-10-9-13 7-1-15-13-5 9-11-7-13 '
        f'15 0z" fill="{RED}"/></g>' + written(str(value), 31, 32, 27, "#fffaf0", 3.6)
    )


def _coin(gold: int) -> str:
    return f'<g {_LINES}><circle cx="32" cy="32" r="25" fill="{GOLD}"/></g>' + written(
        str(gold), 32, 32, 27, INK, 3.6
    )


_SIGNS: Final = {
    "vermilion": "M32 8l26 48H6z",
    "ochre": "M32 6a26 26 0 110 52 26 26 0 010-52z",
    "indigo": "M9 9h46v46H9z",
    "green": "M32 3l29 29-29 29L3 32z",
}
"""The shape of each colour of ships."""


def _sign(colour: str) -> str:
    return f'<path d="{_SIGNS[colour]}" fill="var(--seat-{colour})" {_LINES.replace("1.8", "5")}/>'


def _price_tags() -> dict[str, str]:
    prices = PRICES
    return {f"market-{loot}-{price}": _market(loot, price) for loot in LOOT_NAMES for price in prices}


PIECES: Final[dict[str, str]] = {
    "pirate": _vessel(_SEAT, "#8a5527", "#e0b552", _skull(37, 23, PAPER, INK)),
    "legend": _vessel("#2d2a33", "#4b3a36", "#b8432f", _skull(37, 23, "#f0e6cf", RED)),
    "navy": _vessel("#f7f5ee", "#31507f", "#f7f5ee", _CROSS),
    "merchant-orange": _vessel(MERCHANT["orange"], "#a5703a", "#fff8e6", _BALE),
    "merchant-green": _vessel(MERCHANT["green"], "#a5703a", "#fff8e6", "", _LATEEN),
    "treasure": _CHEST,
    "captain": _CAPTAIN,
    "deckhand": _DECKHAND,
    "infamy-marker": (
        f'<g {_LINES}><circle cx="32" cy="32" r="27" fill="{_SEAT}"/></g>'
        f'<g {_LINES} transform="translate(32 31) scale(2.300)">{_skull(0, 0, PAPER, INK)}</g>'
    ),
    "infamy-sign": f'<g {_LINES} transform="translate(32 31) scale(3)">{_skull(0, 0, PAPER, RED)}</g>',
    **{f"sign-{colour}": _sign(colour) for colour in _SIGNS},
    "search-token": _SEARCH,
    **_price_tags(),
    **{f"site-{cost}": _site(cost) for cost in sorted({cost for cost in SITE_COST if cost})},
    **{f"damage-{value}": _damage(value) for value in sorted(set(MERCHANT_DAMAGE))},
    **{f"gold-{gold}": _coin(gold) for gold in sorted(set(MERCHANT_GOLD))},
    **{f"order-{order}": _order(order, False) for order in ORDER_NAMES},
    **{f"order-{order}-now": _order(order, True) for order in ORDER_NAMES},
    **{
        f"cost-{hands}{'-line' if line else ''}": _cost(hands, line)
        for hands in range(SPACES)
        for line in (False, True)
    },
    **{f"offer-{icon}": _offer(icon) for icon in _OFFERS},
    **{f"cube-{loot}": _cube(loot, 32, 32, 60) for loot in LOOT},
}
