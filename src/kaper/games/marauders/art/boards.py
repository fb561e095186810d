"""The other boards: a port, a battle at sea, a fight on land, and a captain's own board."""

from kaper.engine.grounds import waves
from kaper.games.marauders.art import grounds as at
from kaper.games.marauders.art.palette import Palette
from kaper.games.marauders.show import layout


def port(p: Palette) -> str:
    """A quay of planks under a skyline, with four sheets of paper nailed to it."""
    return (
        f'<rect {at.WHOLE} fill="url(#sky)"/>'
        + _skyline(p)
        + at.planks(p, (0, 78, 1600, 780), 62)
        + "".join(at.sheet(p, box) for box in (layout.MARKET, layout.YARD, layout.TAVERN, layout.GOVERNOR))
        + "".join(at.rule(p, box[0] + 10, box[2] - 10, box[3]) for box in layout.HEADS.values())
        + "".join(at.plate(p, box) for box in (layout.SELL, layout.BUY, layout.RECRUIT, layout.RUMOR))
        + "".join(at.place(p, box) for box in (*layout.stalls(8), *layout.CARDS))
        + "".join(at.rule(p, layout.YARD[0] + 30, layout.YARD[2] - 30, y) for y in (260, 448, 594))
        + at.sheet(p, layout.PORT_NAME, 10)
        + at.sheet(p, layout.GATE, 10)
        + at.frame(p)
    )


def _skyline(p: Palette) -> str:
    roofs = ""
    for number, x in enumerate(range(20, 1590, 46)):
        high = 18 + (number * 37) % 26
        roofs += f"M{x} 80v-{high}l14-13 14 13v{high}z"
        if number % 5 == 2:
            roofs += f"M{x + 34} 80v-{high + 20}h10v{high + 20}z"
    return f'<path d="{roofs}" fill="{p.hill}" stroke="{p.ink}" stroke-width="1.4" stroke-opacity=".6"/>'


def battle(p: Palette) -> str:
    """Two ships on one sea, smoke between them, and paper for figures below."""
    smoke = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="{p.smoke}" fill-opacity=".55"/>'
        for x, y, r in (
            (640, 250, 60), (700, 210, 70), (780, 180, 84), (860, 200, 78), (930, 240, 66), (760, 270, 70),
            (850, 290, 60),
            (600, 290, 40), (985, 290, 44), (700, 320, 50), (900, 330, 46),
        )
    )  # fmt: skip
    horizon = (
        '<rect width="1600" height="240" fill="url(#sky)"/><rect y="236" width="1600" height="544" '
        f'fill="url(#sea)"/><path d="M0 238H1600" stroke="{p.wave}" stroke-opacity=".6" stroke-width="2"/>'
    )
    return (
        horizon
        + waves(p, (0, 250, 1600, 390), 9, 260)
        + f'<g filter="url(#soft)">{smoke}</g>'
        + _papers(p)
        + at.frame(p)
    )


def melee(p: Palette) -> str:
    """A beach with palms."""
    palms = "".join(_palm(p, x, y) for x, y in ((60, 250), (560, 236), (700, 226), (1010, 236), (1540, 250)))
    return (
        '<rect width="1600" height="270" fill="url(#sky)"/><rect y="262" width="1600" height="518" '
        f'fill="{p.land}"/>'
        f'<path d="M0 262q200-26 420-6t420-4 420 8 340-6v40H0z" fill="{p.leaf}" stroke="{p.ink}" '
        'stroke-opacity=".5"/>' + palms + _papers(p) + at.frame(p)
    )


def _papers(p: Palette) -> str:
    sides = "".join(
        at.sheet(p, (layout.SIDE_DICE[side][0] - 10, 346, layout.SIDE_DICE[side][2] + 10, layout.SHEETS))
        for side in (0, 1)
    )
    rules = "".join(
        at.rule(p, layout.SIDE_DICE[side][0] + 20, layout.SIDE_DICE[side][2] - 20, y)
        for side in (0, 1)
        for y in (482, 654)
    )
    return (
        sides
        + rules
        + "".join(at.sheet(p, box, 10) for box in (*layout.SIDE_NAME, layout.BOUT))
        + at.sheet(p, (640, 392, 960, layout.SHEETS))
    )


def _palm(p: Palette, x: float, y: float) -> str:
    return (
        f'<g transform="translate({x:g} {y:g}) scale(3)" stroke="{p.ink}" stroke-linecap="round"><path '
        'd="M0 16C1 8-2 2 1-6" '
        'fill="none" stroke-width="2.2"/><path d="M1-6C-5-14-12-12-15-5-10-8-5-8 1-6 4-15 12-15 16-8 '
        "10-10 6-9 1-6-6-6-11-2-11 4"
        '-7-1-3-4 1-6 8-6 12-2 13 4 9-1 6-4 1-6c-1-6 1-10 6-13C1-18-1-12 1-6z" stroke-width="1" '
        f'fill="{p.leaf_dark}"/></g>'
    )


def deck(p: Palette) -> str:
    """A captain's own board: the ship on open water, the hold below, papers to the right."""
    return (
        at.planks(p, (0, 0, 1600, 780), 52)
        + f'<rect x="24" y="24" width="632" height="380" rx="10" fill="url(#sea)" stroke="{p.ink}" '
        'stroke-width="2"/>'
        + waves(p, (30, 330, 620, 395), 5, 70)
        + at.sheet(p, (24, 410, 656, 520))
        + at.sheet(p, (24, 526, 656, 764))
        + at.sheet(p, (674, 24, 1582, 412))
        + at.sheet(p, (674, 418, 1582, 764))
        + "".join(at.place(p, box) for box in (*layout.DECK_TASKS, *layout.DECK_GEAR))
        + at.frame(p)
    )
