"""A merchant raid in the scene: the raider and the merchant, what its cargo is worth, and the roll."""

from kaper.engine.remembered import remembered
from kaper.engine.scene import Board, Phrase, Tray
from kaper.games.marauders.components.cards import CARGO_NAMES, ESCAPE, SYMBOL, VALUE
from kaper.games.marauders.show import keys, layout
from kaper.games.marauders.show.battle import ground, sheets
from kaper.games.marauders.show.deck import gauge
from kaper.games.marauders.show.flags import captains_flag, preys_flag
from kaper.games.marauders.show.mate import Mate
from kaper.games.marauders.show.parts import Told, area, said, sign
from kaper.games.marauders.show.prize import BATTLE, die, places


@remembered
def board(me: Mate, nation: str, cards: tuple[str, ...], laid: int) -> Board:
    name = Phrase("thing-side", {"whom": me.seat, "ship": me.ship})
    prey = Phrase("thing-prey", {"nation": nation})
    value = Phrase("thing-raid-value", _told(me.maneuver, cards))
    ship = zip(layout.GAUGES[0].items(), me.now, me.most, strict=True)
    spots = [
        *captains_flag(me, 0),
        preys_flag(nation),
        *(gauge(keys.side_ship(0), where, at, now, most, 0) for (where, at), now, most in ship),
    ]
    areas = [
        *places(laid),
        area("side-ship-0", layout.SIDE_SHIP[0], name, art=f"big-{me.ship}"),
        area("side-ship-1", layout.SIDE_SHIP[1], prey, art="big-flute-port"),
        sign("side-name-0", layout.SIDE_NAME[0], name),
        sign("side-name-1", layout.SIDE_NAME[1], prey),
        area(keys.tray(0), layout.SIDE_DICE[0], Phrase("thing-roll", {"side": 0})),
        sign("bout", layout.BOUT, value, Phrase("thing-raid-hint")),
        *(sign(order, box, *said(order), tint="paper") for order, box in layout.RAID_ORDERS.items()),
    ]
    return ground(BATTLE, "thing-raid", spots, areas, sheets(value, [name, prey]))


def _told(maneuver: int, cards: tuple[str, ...]) -> Told:
    """What the cargo is worth, and whether the merchant escapes with it."""
    numbers = [CARGO_NAMES.index(card) for card in cards]
    return {
        "value": sum(VALUE[card] for card in numbers),
        "escapes": sum(SYMBOL[card] == ESCAPE for card in numbers),
        "maneuver": maneuver,
    }


@remembered
def tray(seat: int, faces: tuple[str, ...]) -> Tray:
    dice = [die(f"raid-die-{n}", face, seat, 1) for n, face in enumerate(faces)]
    return Tray("dice-raid", Phrase("thing-roll", {"side": 0}), dice, BATTLE, keys.tray(0))
