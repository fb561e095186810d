"""Prizes in the scene: the cards of a merchant that is raided, and what a victor may take."""

from typing import Final

from kaper.engine.scene import Area, Card, Die, Phrase, Spot, Tray, Zone
from kaper.engine.show import Asked
from kaper.engine.ties import Ties
from kaper.games.marauders.components.cards import CARGO_NAMES, ESCAPE, SYMBOL, VALUE
from kaper.games.marauders.show import layout
from kaper.games.marauders.show.cards import cargo, good_of
from kaper.games.marauders.show.deck import gauges
from kaper.games.marauders.show.parts import Told, area, said, sign
from kaper.games.marauders.view.view import View

BATTLE: Final = "battle"
SPOIL_ICONS: Final = {
    "all": "chest",
    "gold": "doubloon",
    "rumor": "rumor",
    "glory": "cards",
    "kept": "rumor",
    "done": "check",
}


def prize(view: View, ask: Asked | None, tied: Ties) -> list[Card]:
    """The cards that are laid out between the ships."""
    if ask is not None and ask.prompt == "plunder":
        return _spoils(ask, tied)
    names = view.offer or (view.raid.cards if view.raid is not None else [])
    return [
        cargo(name, "raid", [*tied.get(f"raid-{name}", []), *tied.get(f"offer-{good_of(name)}", [])])
        for name in names
    ]


def _spoils(ask: Asked, tied: Ties) -> list[Card]:
    """What the loser has, each as a card; what is thrown overboard to make room is in the hold."""
    cards: dict[str, Card] = {}
    for option in ask.options:
        verb, _, detail = option.partition(":")
        if verb == "overboard":
            continue
        key = f"spoil-{detail or verb}"
        title = Phrase(f"name-{detail}") if detail else Phrase(f"thing-spoil-{verb}")
        cards[key] = Card(key, title, [_icon(verb, detail)], options=tied.get(key, []))
    return list(cards.values())


def _icon(verb: str, detail: str) -> str:
    return SPOIL_ICONS.get(verb) or f"{'good' if verb == 'cargo' else verb}-{detail}"


def places(cards: int) -> list[Area]:
    return [area(f"prize-at-{n}", box, Phrase("thing-stall")) for n, box in enumerate(layout.prizes(cards))]


def zone(view: View, ask: Asked | None, tied: Ties) -> list[Zone]:
    cards = prize(view, ask, tied)
    if not cards:
        return []
    title = Phrase("thing-prize" if view.raid is not None else "thing-spoils")
    spots = [f"prize-at-{n}" for n in range(len(cards))]
    return [Zone("prize", "grid", title, cards, len(cards), board=BATTLE, spots=spots)]


def raid_areas(view: View, tied: Ties) -> list[Area]:
    """The raider and the merchant, what its cargo is worth, and what a success can do."""
    assert view.raid is not None
    ship = view.players[view.active].ship
    name = Phrase("thing-side", {"whom": view.active, "ship": ship})
    prey = Phrase("thing-prey", {"nation": view.raid.nation})
    value = Phrase("thing-raid-value", _told(view))
    return [
        area("side-ship-0", layout.SIDE_SHIP[0], name, art=f"big-{ship}"),
        area("side-ship-1", layout.SIDE_SHIP[1], prey, art="big-flute-port"),
        sign("side-name-0", layout.SIDE_NAME[0], name),
        sign("side-name-1", layout.SIDE_NAME[1], prey),
        area("tray-0", layout.SIDE_DICE[0], Phrase("thing-roll", {"side": 0})),
        sign("bout", layout.BOUT, value, Phrase("thing-raid-hint")),
        *(
            sign(order, box, *said(order), tied.get(order), tint="paper")
            for order, box in layout.RAID_ORDERS.items()
        ),
    ]


def _told(view: View) -> Told:
    assert view.raid is not None
    cards = [CARGO_NAMES.index(card) for card in view.raid.cards]
    return {
        "value": sum(VALUE[card] for card in cards),
        "escapes": sum(SYMBOL[card] == ESCAPE for card in cards),
        "maneuver": view.players[view.active].maneuver,
    }


def raider(view: View, tied: Ties) -> list[Spot]:
    me = view.players[view.active]
    return gauges(view.active, "side-0", me.now, me.most, layout.GAUGES[0], tied, [])


def raid_dice(view: View) -> list[Tray]:
    if view.raid is None or not view.raid.dice:
        return []
    dice = [die(f"raid-die-{n}", face, view.active, 1, []) for n, face in enumerate(view.raid.dice)]
    return [Tray("dice-raid", Phrase("thing-roll", {"side": 0}), dice, BATTLE, "tray-0")]


def die(name: str, face: str, seat: int, rolls: int, options: list[str]) -> Die:
    label = Phrase("thing-die", {"n": 0 if face == "skull" else int(face)})
    tint = "black" if seat < 0 else ""
    return Die(name, face, label, rolls, seat, tint, options, Phrase("thing-die-hint"))
