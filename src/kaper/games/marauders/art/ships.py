"""The five ships under sail, seen from the side, in a box of 300 by 200: for the chart and for battles."""

from dataclasses import dataclass
from typing import Final

INK: Final = "currentColor"
HULL: Final = "#9a6a3a"
BAND: Final = "#d9b36a"


@dataclass(frozen=True)
class Rig:
    """Hull from stern to bow, heights of stern, waist and bow; for each mast its place, height and sails."""

    stern: float
    bow: float
    decks: tuple[float, float, float]
    masts: tuple[tuple[float, float, int], ...]
    ports: tuple[int, ...]
    gaff: bool = False


RIGS: Final[dict[str, Rig]] = {
    "sloop": Rig(82, 214, (138, 146, 140), ((150, 22, 0),), (3,), gaff=True),
    "flute": Rig(66, 230, (112, 138, 128), ((96, 62, 1), (148, 34, 2), (200, 46, 2)), (3,)),
    "frigate": Rig(48, 246, (124, 138, 132), ((88, 44, 2), (146, 16, 3), (204, 30, 3)), (8,)),
    "galleon": Rig(46, 244, (96, 132, 114), ((82, 46, 1), (140, 14, 3), (202, 26, 2)), (7,)),
    "man-of-war": Rig(36, 256, (98, 122, 112), ((80, 30, 3), (146, 4, 4), (212, 18, 3)), (8, 9)),
}
KEEL: Final = 170.0


def ship(kind: str, sail: str, flag: str, line: float = 1.6, waves: bool = True) -> str:
    rig = RIGS[kind]
    parts = [_spars(rig, line), _hull(rig), _sails(rig, sail), _flags(rig, flag)]
    if waves:
        parts.append(_waves(rig))
    return (
        f'<g stroke="{INK}" stroke-width="{line:g}" stroke-linejoin="round" stroke-linecap="round" '
        'fill="none">' + "".join(parts) + "</g>"
    )


def _hull(rig: Rig) -> str:
    stern, waist, bow = rig.decks
    left, right = rig.stern, rig.bow
    aft, fore = left + (right - left) * 0.24, right - (right - left) * 0.2
    shape = (
        f"M{left:g} {stern:g}L{aft:g} {stern + 4:g}l4 "
        f"{waist - stern - 4:g}H{fore - 4:g}l4-{waist - bow - 2:g}L{right + 4:g} "
        f"{bow:g}C{right - 2:g} {KEEL - 16:g} {right - 14:g} {KEEL:g} {right - 34:g} "
        f"{KEEL:g}H{left + 26:g}C{left + 10:g} "
        f"{KEEL:g} {left + 6:g} {KEEL - 14:g} {left:g} {stern:g}z"
    )
    art = f'<path d="{shape}" fill="{HULL}"/>'
    art += f'<path d="M{left + 3:g} {waist + 6:g}H{right - 1:g}" stroke="{BAND}" stroke-width="3.4"/>'
    for deck, count in enumerate(rig.ports):
        y = waist + 13 + 13 * deck
        step = (right - left - 56) / max(count - 1, 1)
        for port in range(count):
            x = left + 26 + step * port
            art += f'<rect x="{x - 3:.1f}" y="{y - 3:g}" width="6" height="6" fill="#2d2a33" stroke="none"/>'
    rail = aft - left - 14
    return art + f'<path d="M{left + 8:g} {stern + 8:g}h{rail:g}m-{rail:g} 8h{rail:g}" stroke-width=".8"/>'


def _spars(rig: Rig, line: float) -> str:
    """Masts, bowsprit and stays."""
    _, waist, bow = rig.decks
    masts = "".join(f"M{x:g} {waist + 8:g}V{top:g}" for x, top, _ in rig.masts)
    sprit = f"M{rig.bow - 14:g} {bow + 8:g}L{rig.bow + 38:g} {bow - 22:g}"
    first = rig.masts[-1]
    stays = f"M{first[0]:g} {first[1] + 8:g}L{rig.bow + 36:g} {bow - 21:g}"
    for (x, top, _), (to_x, to_top, _) in zip(rig.masts, rig.masts[1:], strict=False):
        stays += f"M{x:g} {top + 8:g}L{to_x:g} {waist - 10:g}M{to_x:g} {to_top + 8:g}L{x:g} {waist - 12:g}"
    return (
        f'<path d="{masts}{sprit}" stroke-width="{line * 1.9:g}"/>'
        f'<path d="{stays}" stroke-width="{line * 0.5:g}"/>'
    )


def _sails(rig: Rig, fill: str) -> str:
    _, waist, bow = rig.decks
    if rig.gaff:
        x, top, _ = rig.masts[0]
        path = (
            f"M{x - 2:g} {top + 16:g}C{x - 26:g} {top + 22:g} {x - 52:g} {top + 30:g} {x - 60:g} "
            f"{top + 38:g}C{x - 70:g} "
            f"{waist - 60:g} {x - 70:g} {waist - 30:g} {x - 64:g} {waist - 14:g}Q{x - 30:g} "
            f"{waist - 6:g} {x - 2:g} {waist - 12:g}z"
            f"M{x + 5:g} {top + 18:g}C{x + 40:g} {top + 46:g} {x + 62:g} {bow - 50:g} {rig.bow + 28:g} "
            f"{bow - 20:g}Q{x + 40:g} "
            f"{bow - 14:g} {x + 6:g} {bow - 12:g}C{x + 18:g} {bow - 50:g} {x + 14:g} {top + 50:g} "
            f"{x + 5:g} {top + 18:g}z"
        )
        return f'<path d="{path}" fill="{fill}"/>'
    path = ""
    for x, top, count in rig.masts:
        room = waist - 12 - top - 8
        for number in range(count):
            high = room / count
            y = top + 8 + high * number
            half = 15 + 9 * (number + 1) / max(count, 2) + (4 if count > 1 else 10)
            path += _square(x, y, half, high - 4)
    first = rig.masts[-1]
    jib = (
        f"M{first[0] + 10:g} {first[1] + 24:g}L{rig.bow + 34:g} {bow - 19:g}Q{rig.bow + 4:g} "
        f"{bow - 18:g} {first[0] + 22:g} {bow - 14:g}"
        f"Q{first[0] + 30:g} {bow - 50:g} {first[0] + 10:g} {first[1] + 24:g}z"
    )
    return f'<path d="{jib}{path}" fill="{fill}"/>'


def _square(x: float, y: float, half: float, high: float) -> str:
    """A square sail that the wind fills from the left."""
    return (
        f"M{x - half:.1f} {y:.1f}H{x + half:.1f}C{x + half + 9:.1f} {y + high * 0.35:.1f} {x + half + 9:.1f} "
        f"{y + high * 0.75:.1f} {x + half + 3:.1f} {y + high:.1f}Q{x + 2:.1f} {y + high - 6:.1f} "
        f"{x - half - 3:.1f} "
        f"{y + high:.1f}C{x - half + 5:.1f} {y + high * 0.7:.1f} {x - half + 6:.1f} "
        f"{y + high * 0.3:.1f} {x - half:.1f} {y:.1f}z"
    )


def _flags(rig: Rig, fill: str) -> str:
    path = "".join(f"M{x:g} {top:g}c9-5 13 4 24-1v12c-11 5-15-4-24 1z" for x, top, _ in rig.masts)
    return f'<path d="{path}" fill="{fill}" stroke-width="1.1"/>'


def _waves(rig: Rig) -> str:
    left = rig.stern - 16
    count = int((rig.bow - rig.stern + 50) / 16)
    return (
        f'<path d="M{left:g} {KEEL + 2:g}q4-6 8 0t8 0{" 8 0 8 0" * (count - 1)}M{left + 30:g} '
        f"{KEEL + 10:g}q4-5 8 0t8 0"
        f'{" 8 0 8 0" * (count - 5)}" stroke="#5d97a0" stroke-width="2"/>'
    )


def crowd(crowded: str, flag: str) -> str:
    """Men on a beach with cutlasses, for fights on land."""
    men = ""
    for number in range(7):
        x, y = 60 + 30 * number, 118 + (number % 2) * 14
        men += (
            f'<path d="M{x - 11} {y + 40}c0-22 4-30 11-30s11 8 11 30z" fill="{crowded}"/><circle '
            f'cx="{x}" cy="{y}" r="8.5" '
            f'fill="#e9c9a0"/><path d="M{x - 10} {y - 3}q10-12 20 0z" fill="{flag}"/><path d="M{x + 8} '
            f'{y + 18}l14-22" stroke-width="2.4"/>'
        )
    return (
        '<g stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" '
        'fill="none">'
        f'<path d="M10 176c60-18 220-20 280 0z" fill="#e3d3a4"/>{men}<path d="M34 168V48" stroke-width="3"/>'
        f'<path d="M34 50c14-8 22 7 40-1v26c-18 8-26-7-40 1z" fill="{flag}"/></g>'
    )
