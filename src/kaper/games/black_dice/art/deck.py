"""The deck of the crew's ship, on which its dice stand, and the frame around everything."""

from random import Random

from kaper.engine.inks import BONE, GOLD, INK
from kaper.games.black_dice.art.palette import Mood
from kaper.games.black_dice.show.layout import CREW, HAND, HAND_NAME, HAND_TOP, HEIGHT, TILE_BOTTOM, WIDTH

RAIL = TILE_BOTTOM + 38
BOARDS = 6


def deck(m: Mood) -> str:
    height = HEIGHT - RAIL
    return "".join([
        f'<rect y="{RAIL:g}" width="{WIDTH:g}" height="{height:g}" fill="{m.plank}"/>',
        _planks(m), _rail(m), _places(), _tray(m),
    ])  # fmt: skip


def _planks(m: Mood) -> str:
    chance, parts, grain = Random(9), [], []
    step = (HEIGHT - RAIL) / BOARDS
    for row in range(1, BOARDS + 1):
        y = RAIL + step * row
        parts.append(f"M0 {y:.0f}H{WIDTH:g}")
        for _ in range(4):
            x = chance.uniform(0, WIDTH)
            parts.append(f"M{x:.0f} {y - step:.0f}V{y:.0f}")
        for _ in range(16):
            x, gy = chance.uniform(0, WIDTH), y - chance.uniform(6, step - 6)
            w = chance.uniform(40, 200)
            grain.append(f"M{x:.0f} {gy:.0f}q{w / 2:.0f} {chance.uniform(-5, 5):.0f} {w:.0f} 0")
    return (
        f'<path d="{"".join(parts)}" stroke="{m.plank_edge}" stroke-width="3" fill="none"/>'
        f'<path d="{"".join(grain)}" stroke="{m.plank_edge}" stroke-width="1.4" stroke-opacity=".5" '
        'fill="none"/>'
    )


def _rail(m: Mood) -> str:
    return (
        f'<rect y="{RAIL - 12:g}" width="{WIDTH:g}" height="18" fill="{m.plank_edge}"/>'
        f'<rect y="{RAIL - 12:g}" width="{WIDTH:g}" height="5" fill="{BONE}" fill-opacity=".22"/>'
        f'<rect y="{RAIL + 6:g}" width="{WIDTH:g}" height="12" fill="#140d08" fill-opacity=".35"/>'
    )


def _places() -> str:
    """A worn square for each adventure's dice."""
    return "".join(
        f'<rect x="{left:g}" y="{top:g}" width="{right - left:g}" height="{bottom - top:g}" rx="12" '
        'fill="#140d08" fill-opacity=".24"/>'
        for left, top, right, bottom in CREW
    )


def _tray(m: Mood) -> str:
    """A tray lined with cloth for the roll of whoever's turn it is."""
    left, top, right, bottom = HAND
    tag_left, tag_top, tag_right, tag_bottom = HAND_NAME
    return (
        f'<rect y="{HAND_TOP - 8:g}" width="{WIDTH:g}" height="{HEIGHT - HAND_TOP + 8:g}" fill="#140d08" '
        'fill-opacity=".3"/>'
        f'<path d="M{tag_left:g} {tag_top:g}H{tag_right - 24:g}L{tag_right:g} {(tag_top + tag_bottom) / 2:g} '
        f'{tag_right - 24:g} {tag_bottom:g}H{tag_left:g}z" fill="{m.paper}" stroke="{INK}" '
        f'stroke-width="2.5"/>'
        f'<rect x="{left - 6:g}" y="{top - 4:g}" width="{right - left + 12:g}" height="{bottom - top + 8:g}" '
        f'rx="14" fill="{m.deep}" stroke="{INK}" stroke-width="3"/>'
        f'<rect x="{left:g}" y="{top + 2:g}" width="{right - left:g}" height="{bottom - top - 4:g}" rx="10" '
        f'fill="none" stroke="{GOLD}" stroke-width="1.6" stroke-opacity=".7"/>'
    )


def heading(m: Mood) -> str:
    """The strip of chart that carries the two ships and the figures."""
    edge = f"M0 0H{WIDTH:g}V114q-200 10-400 2t-400 0-400 2-400-4z"
    return (
        f'<path d="{edge}" transform="translate(0 7)" fill="#140d08" fill-opacity=".4"/>'
        f'<path d="{edge}" fill="{m.paper}" stroke="{INK}" stroke-width="2.5"/>'
        f'<path d="M20 106H{WIDTH - 20:g}" stroke="{INK}" stroke-opacity=".3" stroke-width="1.5"/>'
    )


def frame() -> str:
    return (
        f'<rect width="{WIDTH:g}" height="{HEIGHT:g}" fill="url(#shade)"/><g fill="none" stroke="{INK}">'
        f'<rect x="4" y="4" width="{WIDTH - 8:g}" height="{HEIGHT - 8:g}" rx="6" stroke-width="8"/>'
        f'<rect x="11" y="11" width="{WIDTH - 22:g}" height="{HEIGHT - 22:g}" rx="4" stroke="{GOLD}" '
        'stroke-opacity=".7" stroke-width="2"/></g>'
    )
