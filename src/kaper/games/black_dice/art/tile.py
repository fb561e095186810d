"""The expedition's tile: six adventures with what they pay and cost, drawn from the components."""

from typing import Final

from kaper.engine.inks import BONE, GOLD, INK, RED
from kaper.games.black_dice.art.icons import ICONS, SYMBOLS, placed
from kaper.games.black_dice.art.palette import Mood
from kaper.games.black_dice.components import board
from kaper.games.black_dice.show.layout import LEFT, MEDALLION, PENALTY, REWARD, STEP, TILE, TILE_BOTTOM, Box

_ICON: Final = 34.0
_PROGRESS: Final = {"summoning": "summoning", "map": "chart"}
_PENALTIES: Final = {
    board.CREW_OVERBOARD: "crew-overboard",
    board.MORE_BLACK: "more-black",
    board.RUM_ON_PIRATES: "rum-on-pirates",
    board.DAMAGE: "damage",
    board.LOSE_DIE: "lose-die",
    board.LOSE_GOLD: "lose-gold",
}
_SPECIAL: Final = {
    board.MOVE_DIE: "move-die",
    board.TAKE_RUM: "rum",
    board.UNLOCK: "unlock",
    board.FEWER_BLACK: "fewer-black",
    board.ENEMY_DAMAGE: "enemy-damage",
}


def reward_icons(expedition: int, adventure: int) -> list[str]:
    """What success pays, as icons: as many of each as it is."""
    kind = board.REWARD[expedition][adventure]
    icons = ["gold"] * board.REWARD_GOLD[expedition][adventure]
    if kind == board.TAKE_RUM:
        return ["rum"] * board.RUM_FOR_PARTICIPANTS[expedition][adventure]
    if kind == board.TAKE_TOKEN:
        return [*icons, _PROGRESS[board.PROGRESS[expedition]]]
    if kind == board.FEWER_BLACK:
        return ["fewer-black"] * board.FEWER_DICE[expedition]
    return [*icons, _SPECIAL[kind]] if kind in _SPECIAL else icons


def penalty_icons(expedition: int, adventure: int) -> list[str]:
    """What failure costs."""
    kind = board.PENALTY[expedition][adventure]
    if kind == board.NO_PENALTY:
        return []
    return [_PENALTIES[kind]] * max(1, board.PENALTY_AMOUNT[expedition][adventure])


def tile(expedition: int, m: Mood) -> str:
    panels = [_panel(expedition, n, m) for n in range(board.ADVENTURES)]
    return _halves() + "".join(panels) + _currents()


def _panel(expedition: int, n: int, m: Mood) -> str:
    left, top, right, bottom = TILE[n]
    middle, width, height = (left + right) / 2, right - left, bottom - top
    return "".join([
        f'<rect x="{left:g}" y="{top + 6:g}" width="{width:g}" height="{height:g}" rx="10" fill="#140d08" '
        'fill-opacity=".45"/>',
        f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" rx="10" fill="{m.paper}" '
        f'stroke="{INK}" stroke-width="3"/>',
        f'<rect x="{left + 6:g}" y="{top + 6:g}" width="{width - 12:g}" height="{height - 12:g}" rx="7" '
        f'fill="none" stroke="{INK}" stroke-opacity=".45" stroke-width="1.5"/>',
        f'<circle cx="{middle:g}" cy="{MEDALLION:g}" r="41" fill="{m.medallion}" stroke="{INK}" '
        'stroke-width="3"/>',
        f'<circle cx="{middle:g}" cy="{MEDALLION:g}" r="36" fill="none" stroke="{GOLD}" stroke-width="2"/>',
        placed(SYMBOLS[board.SYMBOLS[n]], middle, MEDALLION, 52, BONE),
        _pips(n, middle, m),
        _plate(REWARD[n], reward_icons(expedition, n), GOLD),
        _plate(PENALTY[n], penalty_icons(expedition, n), RED),
    ])  # fmt: skip


def _pips(n: int, middle: float, m: Mood) -> str:
    """The number of the adventure, as dots on both sides of its medallion."""
    dots = [
        f'<circle cx="{middle + side * (66 + 13 * (k % 2)):g}" cy="{MEDALLION - 30 + 12 * k:g}" r="3.6"/>'
        for side in (-1, 1)
        for k in range(n + 1)
    ]
    return f'<g fill="{m.medallion}" fill-opacity=".75">{"".join(dots)}</g>'


def _plate(box: Box, icons: list[str], colour: str) -> str:
    left, top, right, bottom = box
    plate = (
        f'<rect x="{left:g}" y="{top:g}" width="{right - left:g}" height="{bottom - top:g}" rx="8" '
        f'fill="{colour}" fill-opacity="{".2" if icons else ".06"}" stroke="{colour}" stroke-width="2" '
        f'stroke-opacity="{".85" if icons else ".3"}"/>'
    )
    middle, y = (left + right) / 2, (top + bottom) / 2
    if not icons:
        return (
            plate
            + f'<path d="M{middle - 12:g} {y:g}h24" stroke="{colour}" stroke-opacity=".5" stroke-width="3"/>'
        )
    step = min(_ICON + 8, (right - left - 20) / len(icons))
    start = middle - step * (len(icons) - 1) / 2
    return plate + "".join(placed(ICONS[icon], start + step * k, y, _ICON) for k, icon in enumerate(icons))


def _halves() -> str:
    """Brackets below the two halves: most dice on the left make the captain, on the right the sea wolf."""
    parts: list[str] = []
    for half, icon in ((0, "captain"), (3, "sea-wolf")):
        left = LEFT + STEP * half - 6
        right = LEFT + STEP * (half + 3) - 10
        middle = (left + right) / 2 + (STEP / 2 if half == 0 else -STEP / 2)
        parts.append(
            f'<path d="M{left:g} {TILE_BOTTOM + 20:g}v18q0 8 8 8H{right - 8:g}q8 0 8-8v-18" fill="none" '
            f'stroke="{BONE}" stroke-opacity=".75" stroke-width="3"/>'
            f'<circle cx="{middle:g}" cy="{TILE_BOTTOM + 32:g}" r="27" fill="{BONE}" stroke="{INK}" '
            'stroke-width="2.5"/>' + placed(ICONS[icon], middle, TILE_BOTTOM + 32, 36)
        )
    return "".join(parts)


def _currents() -> str:
    """Excess dice drift to the right: small arrows from each adventure to the next."""
    arrows = [f"M{LEFT + STEP * n - 13:g} {MEDALLION - 8:g}l9 8-9 8" for n in range(1, board.ADVENTURES)]
    return (
        f'<path d="{"".join(arrows)}" fill="none" stroke="{BONE}" stroke-width="3.5" stroke-linecap="round" '
        'stroke-linejoin="round" stroke-opacity=".9"/>'
    )
