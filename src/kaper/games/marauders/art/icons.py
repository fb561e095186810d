"""Small icons: flags, goods, gear, bounties, what a raid brings, orders of a battle."""

from kaper.games.marauders.art.glyphs import (
    ESCAPE,
    FLAGS,
    GOODS,
    HIT,
    LOCATIONS,
    MODS,
    ORDERS,
    SPECIALISTS,
    WEAPONS,
    drawn,
)


def moved(art: str, x: float, y: float, scale: float) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{art}</g>'


def icons() -> dict[str, str]:
    found = {f"flag-{nation}": art for nation, art in FLAGS.items() if nation != "pirate"}
    found["jolly"] = FLAGS["pirate"]
    found |= {f"good-{good}": art for good, art in GOODS.items()}
    found |= {f"loc-{name}": art for name, art in LOCATIONS.items()}
    found |= {f"mod-{name}": art for name, art in MODS.items()}
    found |= {f"weapon-{name}": art for name, art in WEAPONS.items()}
    found |= {f"specialist-{name}": art for name, art in SPECIALISTS.items()}
    found |= {f"order-{name}": art for name, art in ORDERS.items()}
    found |= {f"bounty-{nation}": _poster(art) for nation, art in FLAGS.items() if nation != "pirate"}
    found |= {f"pennant-{nation}": _sailing(art) for nation, art in FLAGS.items() if nation != "pirate"}
    found |= {f"hit-{name}": moved(HIT, 0, 0, 1) + moved(art, 6, 6, 0.5) for name, art in LOCATIONS.items()}
    found["hit-escape"] = ESCAPE
    found["war"] = moved(ORDERS["board"], 0, 0, 1)
    found["kept"] = drawn(
        ("#f4ead2", "M3 5h18v14H3z"), ("", "M3 6.5l9 7 9-7"), ("#b8432f", "M12 11a3 3 0 110 6 3 3 0 010-6z")
    )
    return found


def _poster(flag: str) -> str:
    """Wanted, by this nation."""
    return drawn(
        ("#f4ead2", "M3.5 2h17v20l-2.4-1.5-2 1.5-2-1.5-2.1 1.5-2.1-1.5-2 1.5-2-1.5L3.5 22z"), line=1.3
    ) + moved(flag, 4.2, 4.4, 0.66)


def _sailing(flag: str) -> str:
    """A naval ship under its flag."""
    hull = drawn(("#a5713c", "M2 16h20c-.6 3-2 5-4 6H6c-2-1-3.4-3-4-6z"), line=1.3)
    return moved(flag, 3.4, -1.4, 0.86) + hull
