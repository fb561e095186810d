"""What stands or lies on the boards: ships, towns, tokens, crates, gauges."""

from typing import Final

from kaper.games.marauders.art.glyphs import FLAGS, GOODS, LOCATIONS, MODS, SPECIALISTS, WEAPONS, drawn
from kaper.games.marauders.art.icons import moved
from kaper.games.marauders.art.ships import RIGS, crowd, ship
from kaper.games.marauders.show.deck import FULLEST

CLOTH: Final = {
    "spanish": "#c5372c",
    "english": "#f6f1e2",
    "french": "#2f4f9c",
    "dutch": "#d8792b",
    "pirate": "#26232b",
}
SAIL: Final = {
    "spanish": "#f0dfae",
    "english": "#f6f1e2",
    "french": "#cfd8ee",
    "dutch": "#f2c79b",
    "pirate": "#57525e",
}
BIG_SAIL: Final = "#f3e8cc"
Drawing = tuple[float, float, str]


def pieces() -> dict[str, Drawing]:
    small: dict[str, str] = {
        f"ship-{kind}": _small(kind, "var(--seat,#f3e8cc)", "var(--seat,#b8432f)") for kind in RIGS
    }
    small |= {
        f"npc-{kind}-{flag}": _small(kind, SAIL[flag], CLOTH[flag], FLAGS[flag])
        for kind in ("sloop", "frigate", "man-of-war")
        for flag in FLAGS
    }
    small["merchant"] = _small("flute", "#efe2bd", "#cbb98a") + _coin()
    small |= {f"town-{nation}": _town(art) for nation, art in FLAGS.items() if nation != "pirate"}
    small |= {
        f"demand-{good}": _token(moved(art, 14, 14, 1.5), "#f8edcf", "#d8a033") for good, art in GOODS.items()
    }
    small |= {f"crate-{good}": _crate(moved(art, 14, 14, 1.5)) for good, art in GOODS.items()}
    small["crate-empty"] = _crate("", 0.25)
    small["crate-closed"] = _crate(drawn(("", "M14 14l36 36M50 14L14 50"), line=3))
    small |= {
        f"mod-{name}": _token(moved(art, 14, 14, 1.5), "#d9c39a", "#7a5a33", True)
        for name, art in MODS.items()
    }
    small["mod-back"] = _token(
        drawn(("#b98f5a", "M32 14l4.5 13.5L50 32l-13.5 4.5L32 50l-4.5-13.5L14 32l13.5-4.5z")),
        "#8d6a3a",
        "#5a4220",
        True,
    )
    small |= {
        f"weapon-{name}": _token(moved(art, 14, 14, 1.5), "#e6cfc4", "#b8432f")
        for name, art in WEAPONS.items()
    }
    small |= {
        f"specialist-{name}": _token(moved(art, 14, 14, 1.5), "#e4d6e6", "#7a4f7f")
        for name, art in SPECIALISTS.items()
    }
    small |= _gauges()
    small["pennant"] = _pennant()
    found: dict[str, Drawing] = {name: (64, 64, art) for name, art in small.items()}
    for kind in RIGS:
        art = ship(kind, BIG_SAIL, "#b8432f")
        found[f"big-{kind}"] = (300, 200, art)
        found[f"big-{kind}-port"] = (300, 200, _mirrored(art))
        found[f"berth-{kind}"] = (300, 330, moved(ship(kind, BIG_SAIL, "#b8432f", 2.4), 18, 130, 0.88))
    men = crowd("#8d6a3a", "#b8432f")
    found["crowd"] = (300, 200, men)
    found["crowd-port"] = (300, 200, _mirrored(crowd("#4b6f7a", "#3a3640")))
    return found


def _mirrored(art: str) -> str:
    return f'<g transform="translate(300 0) scale(-1 1)">{art}</g>'


def _small(kind: str, sail: str, cloth: str, flag: str = "") -> str:
    """A ship as large as a piece, with bold lines; an NPC shows its flag at the stern."""
    art = moved(ship(kind, sail, cloth, 5.5, waves=False), 0, 8, 0.214)
    return art + (moved(flag, 38, 34, 1.15) if flag else "")


def _coin() -> str:
    return (
        '<circle cx="50" cy="50" r="11" fill="#dba43a" stroke="currentColor" stroke-width="2"/>'
        '<path d="M50 44v12M53 46c-5-2-8 2-3 4s2 6-3 4" stroke="currentColor" stroke-width="1.8" '
        'fill="none"/>'
    )


def _town(flag: str) -> str:
    """Roofs and a tower on a patch of land, under a flag."""
    return (
        '<path d="M4 54c4-14 14-18 28-18s24 4 28 18c-14 8-42 8-56 0z" fill="#e3d3a4" '
        'stroke="currentColor" stroke-width="1.6"/>'
        + drawn(
            ("#f6ecd4", "M8 40h14v13H8zM42 41h14v12H42z"),
            ("#b8432f", "M5 41l10-9 10 9zM39 42l10-9 10 9z"),
            ("#f6ecd4", "M24 55V28h16v27z"),
            ("#b8432f", "M21 29l11-9 11 9z"),
            (("#3a3640"), "M29 55v-8h6v8z"),
            line=1.6,
        )
        + moved(flag, 27, -7, 1.25)
    )


def _token(art: str, fill: str, rim: str, square: bool = False) -> str:
    shape = (
        'M12 4h40l8 8v40l-8 8H12l-8-8V12z" stroke-linejoin="round'
        if square
        else "M32 3a29 29 0 110 58 29 29 0 010-58z"
    )
    return (
        f'<path d="{shape}" fill="{fill}" stroke="{rim}" stroke-width="5"/>'
        f'<path d="{shape}" fill="none" stroke="#2d2a33" stroke-width="1.6"/><g color="#2d2a33">{art}</g>'
    )


def _crate(art: str, strength: float = 1) -> str:
    return (
        f'<g opacity="{strength:g}"><rect x="4" y="4" width="56" height="56" rx="5" fill="#d9b98a" '
        'stroke="#6f4a24" '
        'stroke-width="4"/><path d="M4 15h56M4 49h56" stroke="#6f4a24" stroke-width="2"/></g>'
        f'<g color="#2d2a33">{art}</g>'
    )


def _gauges() -> dict[str, str]:
    """A location with a pip for each point that it can take; those that are left are filled."""
    found: dict[str, str] = {}
    for name in LOCATIONS:
        for most in range(FULLEST + 1):
            for now in range(most + 1):
                found[f"gauge-{name}-{now}-{most}"] = _gauge(name, now, most)
    return found


def _gauge(name: str, now: int, most: int) -> str:
    gone = now == 0
    step = 10.6
    left = 32 - step * (most - 1) / 2
    pips = "".join(
        f'<use href="#{"pip" if n < now else "hole"}" x="{left + step * n:.1f}" y="53"/>' for n in range(most)
    )
    rim = "#b8432f" if gone else "#d8a033" if now < most else "#3c7783"
    cross = '<use href="#gone"/>' if gone else ""
    return f'<use href="#dial" stroke="{rim}"/><use href="#g-{name}" x="0" y="0"/>{cross}{pips}'


SHARED: Final = {
    "pip": '<circle r="4.2" fill="#3c7783" stroke="#2d2a33" stroke-width="1.3"/>',
    "hole": '<circle r="4.2" fill="#f8edcf" stroke="#b8432f" stroke-width="1.8"/>',
    "gone": '<path d="M14 10l36 34M50 10L14 44" stroke="#b8432f" stroke-width="4.5" stroke-linecap="round"/>',
    "dial": '<rect x="3" y="3" width="58" height="58" rx="10" fill="#f8edcf" stroke-width="4"/>',
    **{f"g-{name}": f'<g color="#2d2a33">{moved(art, 14, 6, 1.5)}</g>' for name, art in LOCATIONS.items()},
}


def _pennant() -> str:
    return (
        '<path d="M18 4v56" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>'
        '<path d="M18 6l38 12-38 14z" fill="var(--seat,#6f665c)" stroke="currentColor" '
        'stroke-width="2.5" stroke-linejoin="round"/>'
    )
