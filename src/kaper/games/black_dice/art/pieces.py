"""What lies on the board: seals that say what an adventure still needs, damage, and the crew's tokens."""

from typing import Final

from kaper.engine.inks import BONE, GOLD, INK, RED
from kaper.games.black_dice.art.icons import ICONS, placed
from kaper.games.black_dice.art.palette import LEAF, NIGHT, STEEL
from kaper.games.black_dice.art.sky import SAILS, crew_ship

MOST: Final = 24
"""All the black dice there are."""
_WAX: Final = (
    "M32 3c7 0 9 5 15 7s10 3 12 10-3 9-2 15 3 10-3 15-9 2-14 6-6 6-12 4-7-6-13-7-11 "
    "0-13-7 3-9 2-15S1 21 6 16s9-2 14-6 6-7 12-7z"
)
_LINES: Final = f'stroke="{INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"'


def _seal(fill: str, sign: str) -> str:
    return (
        f'<path d="{_WAX}" fill="{fill}" {_LINES}/><circle cx="32" cy="33" r="21" fill="#fff" '
        f'fill-opacity=".09" stroke="{INK}" stroke-opacity=".5" stroke-width="1.5"/>{sign}'
    )


def _figure(text: str, colour: str = BONE, size: float = 30) -> str:
    return (
        f'<text x="32" y="{33 + size * 0.34:g}" text-anchor="middle" font-size="{size:g}" font-weight="700" '
        f'fill="{colour}">{text}</text>'
    )


_CHECK: Final = (
    f'<path d="M21 34l8 8 15-18" fill="none" stroke="{BONE}" stroke-width="6.5" stroke-linecap="round" '
    'stroke-linejoin="round"/>'
)
_SLEEP: Final = f'<path d="M38 20a14 14 0 104 24 11.5 11.5 0 01-4-24z" fill="{BONE}" fill-opacity=".85"/>'
_SKULL: Final = (
    f'<path d="M21 27a11 10.5 0 1122 0c0 3.7-1.7 5.8-4 7v4h-14v-4c-2.3-1.2-4-3.3-4-7z" fill="{BONE}"/>'
    f'<path d="M27.5 27.5h.1M36.5 27.5h.1" stroke="{INK}" stroke-width="6" stroke-linecap="round"/>'
)


_CROSS: Final = (
    f'<path d="M21 21l22 22M43 21L21 43" stroke="{BONE}" stroke-width="6.5" stroke-linecap="round"/>'
)


def _disc(fill: str, opacity: float, inside: str) -> str:
    return (
        f'<circle cx="32" cy="32" r="29" fill="{fill}" fill-opacity="{opacity:g}" stroke="{INK}" '
        f'stroke-width="2.5"/>{inside}'
    )


PIECES: Final[dict[str, str]] = {
    **{
        f"ship-{name}": f'<g transform="scale(.5) translate(64 64)">{crew_ship(0, 0, sails)}</g>'
        for name, sails in SAILS.items()
    },
    **{f"needs-{n}": _seal(RED, _figure(str(n))) for n in range(1, MOST + 1)},
    **{
        f"doomed-{n}": _seal(NIGHT, _SKULL + _figure(str(n), "#ff9b83", 17).replace('y="38.78"', 'y="53"'))
        for n in range(1, MOST + 1)
    },
    "safe": _seal(LEAF, _CHECK),
    **{f"safe-{n}": _seal(LEAF, _figure(f"+{n}", BONE, 26)) for n in range(1, MOST + 1)},
    "level": _seal(GOLD, _figure("=", INK, 34)),
    "closed": _seal("#8d7a4a", _CHECK),
    "asleep": _seal(STEEL, _SLEEP),
    "locked": _seal(NIGHT, placed(ICONS["locked"], 32, 33, 28, BONE)),
    "was-held": _disc(LEAF, 0.9, _CHECK),
    "was-failed": _disc(RED, 0.9, _CROSS),
    "sound": _disc(
        "#fff",
        0.35,
        f'<circle cx="32" cy="32" r="22" fill="none" stroke-dasharray="3 5" stroke="{INK}" '
        'stroke-opacity=".45" stroke-width="2"/>',
    ),
    "hit": _disc(BONE, 0.9, placed(ICONS["damage"], 32, 32, 46, INK)),
    "summoning-missing": _disc(
        "#7c5380", 0.25, f'<g opacity=".35">{placed(ICONS["summoning"], 32, 32, 36, INK)}</g>'
    ),
    "summoning-won": _disc(BONE, 0.95, placed(ICONS["summoning"], 32, 32, 42, INK)),
    "map-missing": _disc("#2c4a44", 0.25, f'<g opacity=".35">{placed(ICONS["chart"], 32, 32, 36, INK)}</g>'),
    "map-won": _disc(BONE, 0.95, placed(ICONS["chart"], 32, 32, 42, INK)),
}
