"""The boards as drawings: Caribbean, exploration track, a player's own board, Redbeard's, the market."""

from kaper.games.maracaibo.art import grounds as at
from kaper.games.maracaibo.art.palette import Palette
from kaper.games.maracaibo.components.effects import TREASURES
from kaper.games.maracaibo.components.ship import NEEDS
from kaper.games.maracaibo.components.track import AFTER, RIVERS, SPACE_NAMES
from kaper.games.maracaibo.show import layout

_TINT = {"gold": "#dba43a", "emerald": "#4f9a63", "pearl": "#f7f3ea"}


def caribbean(p: Palette) -> str:
    """Open sea between the start in the east and the coast: Maracaibo, and the Bay below it."""
    left, shore = layout.BAY[0], layout.MARACAIBO[3]
    coast = (
        f"M{left + 8:g} 0C{left - 8:g} 70 {left + 14:g} 160 {left:g} {shore - 22:g}"
        f"C{left + 40:g} {shore + 16:g} {left + 150:g} {shore - 30:g} {left + 184:g} {shore + 16:g}"
        f"S{left + 170:g} 520 {left + 182:g} 620 {left + 70:g} 716 {left + 26:g} 780H1600V0z"
    )
    town = "".join(
        _roof(p, x, y)
        for x, y in [
            (1432, 196),
            (1470, 212),
            (1508, 200),
            (1546, 214),
            (1452, 168),
            (1530, 172),
            (1490, 176),
        ]
    )
    return (
        f'<rect {at.WHOLE} fill="url(#sea)"/>{at.rhumbs(p, 60, 640)}{at.waves(p, (0, 0, 1560, 780))}'
        + "".join(
            f'<path d="{coast}" fill="none" stroke="{p.surf}" stroke-width="{width}" '
            f'stroke-opacity="{strength}"/>'
            for width, strength in ((34, 0.18), (20, 0.28), (9, 0.8))
        )
        + f'<path d="{coast}" fill="url(#land)" stroke="{p.ink}" stroke-width="2.4" filter="url(#rough)"/>'
        + at.forest(p, [(1410, 22, 1586, 60), (1582, 300, 1592, 690), (1480, 716, 1590, 766)], [])
        + town
        + _rose(p, 62, 660)
        + at.frame(p)
    )


def _roof(p: Palette, x: float, y: float) -> str:
    return (
        f'<g stroke="{p.ink}" stroke-width="1.6" stroke-linejoin="round"><path '
        f'd="M{x - 13} {y}h26v17h-26z" fill="{p.paper}"/>'
        f'<path d="M{x - 17} {y}l17-14 17 14z" fill="{p.red}"/></g>'
    )


def _rose(p: Palette, x: float, y: float) -> str:
    points = "".join(
        f'<path d="M0-34L6-6H-6z" transform="rotate({turn})" fill="{p.red if turn == 0 else p.wave}"/>'
        for turn in (0, 90, 180, 270)
    )
    small = "".join(
        f'<path d="M0-22L4-5H-4z" transform="rotate({turn})" fill="{p.gold}"/>'
        for turn in (45, 135, 225, 315)
    )
    return (
        f'<g transform="translate({x} {y})" stroke="{p.ink}" stroke-width=".8"><circle '
        f'r="26" fill="{p.paper}" fill-opacity=".5"/>{small}{points}</g>'
    )


def track(p: Palette) -> str:
    """A way through the jungle, with rivers to cross."""
    clear = [(x, y, 66.0) for x, y in layout.TRACK.values()]
    clear += [((a + c) / 2, (b + d) / 2, 52.0) for (a, b), (c, d) in _steps()]
    land = f'<rect {at.WHOLE} fill="url(#land)"/>' + _rivers(p)
    clear += [(x, y, 40.0) for x, y in _banks()]
    discs = "".join(at.disc(p, x, y, layout.TRACK_RADIUS) for x, y in layout.TRACK.values())
    return land + at.forest(p, [(26, 26, 1574, 754)], clear) + _way(p) + discs + at.frame(p)


def _steps() -> list[tuple[layout.Point, layout.Point]]:
    """From each space to the next, the residence tile behind the last one included."""
    steps = [(SPACE_NAMES[space], SPACE_NAMES[after]) for space, ends in enumerate(AFTER) for after in ends]
    steps.append(("e4", "tile"))
    return [(layout.TRACK[start], layout.TRACK[end]) for start, end in steps]


def _way(p: Palette) -> str:
    """A trodden path; where a row ends it turns through the forest."""
    path = ""
    for (x, y), (to_x, to_y) in _steps():
        if abs(to_y - y) > 150:
            out = 1560 if x > 800 else 40
            path += f"M{x:g} {y:g}C{out} {y:g} {out} {to_y:g} {to_x:g} {to_y:g}"
        else:
            path += f"M{x:g} {y:g}L{to_x:g} {to_y:g}"
    return (
        f'<path d="{path}" fill="none" stroke="{p.ink}" stroke-width="15" stroke-opacity=".5"/>'
        f'<path d="{path}" fill="none" stroke="{p.paper}" stroke-width="11"/>'
        f'<path d="{path}" fill="none" stroke="{p.red}" stroke-width="2.6" '
        'stroke-dasharray="3 8" stroke-linecap="round"/>'
    )


def _crossings() -> list[tuple[layout.Point, layout.Point]]:
    """The steps that cross a river."""
    return [
        (layout.TRACK[SPACE_NAMES[space]], layout.TRACK[SPACE_NAMES[after]])
        for space, ends in enumerate(AFTER)
        for after in ends
        if RIVERS[after] > RIVERS[space]
    ]


def _banks() -> list[layout.Point]:
    points: list[layout.Point] = []
    for (a, b), (c, d) in _crossings():
        x, y = (a + c) / 2, (b + d) / 2
        if abs(d - b) > 150:
            points += [(60 + step * 24, y) for step in range(8)]
        else:
            points += [(x, y + step * 22) for step in range(-5, 6)]
    return points


def _rivers(p: Palette) -> str:
    path = ""
    for (a, b), (c, d) in _crossings():
        x, y = (a + c) / 2, (b + d) / 2
        if abs(d - b) > 150:
            path += f"M14 {y - 4:g}q50 20 100 0t100 0 70 12"
        else:
            path += f"M{x - 8:g} {y - 122:g}q26 40 8 82t4 82 -2 80"
    return (
        f'<path d="{path}" fill="none" stroke="{p.surf}" stroke-width="40" '
        'stroke-linecap="round" stroke-opacity=".7"/>'
        f'<path d="{path}" fill="none" stroke="{p.river}" stroke-width="31" stroke-linecap="round"/>'
        f'<path d="{path}" fill="none" stroke="{p.wave}" stroke-width="1.6" '
        'stroke-dasharray="14 9" stroke-opacity=".8"/>'
    )


def base(p: Palette) -> str:
    """A ship board between its lines, a hideout above and below the dig line, and room for cards."""
    lines = "".join(_line(p, x, NEEDS[number + 1]) for number, x in enumerate(layout.LINES))
    discs = "".join(at.disc(p, x, y, layout.UPGRADE_RADIUS) for x, y in layout.UPGRADES.values())
    return (
        f'<rect {at.WHOLE} fill="url(#sea)"/>'
        + _hull(p)
        + lines
        + discs
        + _hideout(p)
        + at.sheet(p, layout.STALLS)
        + at.sheet(p, layout.FIGURE)
        + at.sheet(p, layout.CARDS)
        + "".join(at.place(p, box) for box in layout.rack(layout.CARDS, 24))
        + at.frame(p)
    )


def _hull(p: Palette) -> str:
    """The ship from above, its bow to the left."""
    left, top, right, bottom = layout.SHIP
    shape = (
        f"M{left + 30:g} {top:g}H{right:g}q10 {(bottom - top) / 2:g} 0 "
        f"{bottom - top:g}H{left + 30:g}Q{left - 34:g} {(top + bottom) / 2:g} "
        f"{left + 30:g} {top:g}z"
    )
    return (
        f'<path d="{shape}" fill="none" stroke="{p.surf}" stroke-width="14" stroke-opacity=".6"/>'
        f'<clipPath id="hull"><path d="{shape}"/></clipPath><g clip-path="url(#hull)">'
        f"{at.planks(p, layout.SHIP)}</g>"
        f'<path d="{shape}" fill="none" stroke="{p.plank_dark}" stroke-width="9"/>'
        f'<path d="{shape}" fill="none" stroke="{p.ink}" stroke-width="2"/>'
    )


def _line(p: Palette, x: float, needs: int) -> str:
    """A blocking line: a rope, and a knot for each upgrade that it asks for."""
    _, top, _, bottom = layout.SHIP
    knots = "".join(
        f'<rect x="{x - 4.5:g}" y="{top + 8 + n * 11:g}" width="9" height="8" rx="2" '
        f'fill="{p.steel}" stroke="{p.ink}" stroke-width="1.2"/>'
        for n in range(needs)
    )
    return (
        f'<path d="M{x:g} {top + 4:g}V{bottom - 4:g}" stroke="{p.ink}" stroke-width="5"/>'
        f'<path d="M{x:g} {top + 4:g}V{bottom - 4:g}" stroke="{p.red}" stroke-width="3" '
        f'stroke-dasharray="9 5"/>{knots}'
    )


def _hideout(p: Palette) -> str:
    """Sand above, earth below, a part for each kind."""
    left, top, right, bottom = layout.HIDEOUT
    line = layout.DIG_LINE
    art = at.sheet(p, layout.HIDEOUT)
    art += (
        f'<rect x="{left + 7:g}" y="{top + 7:g}" width="{right - left - 14:g}" '
        f'height="{line - top - 7:g}" rx="8" fill="{p.land}"/>'
        f'<rect x="{left + 7:g}" y="{line:g}" width="{right - left - 14:g}" '
        f'height="{bottom - line - 7:g}" rx="8" fill="{p.earth}"/>'
        f'<path d="M{left + 7:g} {line:g}q30-9 62 0t62 0 62 0 62 0 62 0 62 0 62 0 62 0 '
        f'62 0 62 0 18 0" fill="none" stroke="{p.ink}" stroke-width="3"/>'
    )
    for kind in TREASURES:
        box = layout.BLOCKS[kind]
        if box[2] < right - 5:
            art += (
                f'<path d="M{box[2]:g} {top + 12:g}V{bottom - 12:g}" stroke="{p.ink}" '
                'stroke-opacity=".5" stroke-dasharray="4 5"/>'
            )
        art += at.disc(p, *layout.BONUS[kind], layout.STORE_RADIUS, _TINT[kind], 5)
        art += (
            f'<circle cx="{layout.STORED[kind][0]:g}" cy="{layout.STORED[kind][1]:g}" '
            f'r="{layout.STORE_RADIUS + 4:g}" fill="{_TINT[kind]}" fill-opacity=".35"/>'
        )
    for hole, (x, y) in layout.HOLE.items():
        art += at.disc(p, x, y, layout.HOLE_RADIUS, _TINT[hole.partition(":")[0]], 3.4)
    return art


def redbeard(p: Palette) -> str:
    """Redbeard's boards: what he fills from the left, his level, and what he has taken."""
    links = "".join(
        f"M{a:g} {b:g}L{c:g} {d:g}"
        for (a, b), (c, d) in zip(layout.RED_LEVELS, layout.RED_LEVELS[1:], strict=False)
    )
    stores = "".join(
        at.disc(p, *places[kind], layout.STORE_RADIUS + 6, _TINT[kind], 5)
        for places in (layout.RED_STORED, layout.RED_BURIED)
        for kind in TREASURES
    )
    return (
        f'<rect {at.WHOLE} fill="url(#sea)"/>{at.waves(p, (0, 0, 1600, 780))}'
        + at.sheet(p, (176, 24, 680, 356))
        + at.sheet(p, (696, 24, 1064, 356))
        + at.sheet(p, (1076, 20, 1578, 366))
        + f'<path d="{links}" stroke="{p.red}" stroke-width="6"/>'
        + "".join(at.disc(p, x, y, layout.RED_RADIUS) for x, y in layout.RED_SPACES)
        + "".join(at.disc(p, x, y, 32, p.red, 4) for x, y in layout.RED_LEVELS)
        + stores
        + at.sheet(p, layout.RED_FIGURE)
        + at.sheet(p, layout.CARDS)
        + at.frame(p)
    )


def market(p: Palette) -> str:
    """A table of planks with places for what is on offer."""
    boxes = [layout.QUEST_DECK, *layout.QUESTS, layout.LEVEL_TWO, *layout.FIGURES]
    return (
        at.planks(p, (0, 0, 1600, 780), 62)
        + at.sheet(p, (30, 28, 1020, 404))
        + at.sheet(p, (1160, 28, 1570, 404))
        + at.sheet(p, (30, 412, 1236, 754))
        + "".join(at.place(p, box) for box in boxes)
        + at.frame(p)
    )


def rubies(p: Palette) -> str:
    """The same table with the ruby market on it."""
    tray = at.sheet(p, (1248, 412, 1570, 754)) + "".join(
        at.disc(p, x, y, layout.RUBY_RADIUS, p.red, 4) for x, y in layout.RUBIES
    )
    return market(p).replace(at.frame(p), tray + at.frame(p))
