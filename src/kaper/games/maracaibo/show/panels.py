"""The players in the scene, and a raid while its power lasts."""

from typing import Final

from kaper.engine.scene import Card, Counter, Die, Focus, Panel, Phrase, Side
from kaper.engine.show import Asked
from kaper.engine.ties import Ties
from kaper.games.maracaibo.components.effects import DICE, TREASURES
from kaper.games.maracaibo.components.ship import SOURCES
from kaper.games.maracaibo.show.effects import figures, key_of
from kaper.games.maracaibo.show.links import action_id, die_id
from kaper.games.maracaibo.view.view import SeatView, View

LIVERY: Final = [("vermilion", "triangle"), ("ochre", "circle"), ("indigo", "square"), ("green", "diamond")]
RED_LIVERY: Final = ("ink", "star")
DIE_TINTS: Final = {"yellow": "gold", "green": "leaf", "white": "white"}
RAIDING: Final = frozenset({"die", "reroll", "raid-kind", "spend"})


def panels(view: View, viewer: int) -> list[Panel]:
    """The viewer first, then the others in the order of their turns."""
    seats = len(view.seats)
    first = max(viewer, 0)
    return [_panel(view, (first + n) % seats, viewer) for n in range(seats)]


def livery(seat: int, of: SeatView) -> tuple[str, str]:
    return RED_LIVERY if of.redbeard else LIVERY[seat]


def _panel(view: View, number: int, viewer: int) -> Panel:
    seat = view.seats[number]
    colour, shape = livery(number, seat)
    return Panel(
        seat=number,
        colour=colour,
        shape=shape,
        name=Phrase("name-redbeard") if seat.redbeard else None,
        marks=_marks(view, number),
        counters=_counters(view, number, seat),
        zones=[f"quests-{number}"] if seat.quests and number != viewer and not seat.redbeard else [],
        active=number == view.turn and view.stage > 1,
    )


def _marks(view: View, number: int) -> list[Counter]:
    if number != view.marker:
        return []
    return [
        Counter(
            f"last-{number}", "last", "", Phrase("thing-last", {"whom": number}), Phrase("thing-last-hint")
        )
    ]


def _counters(view: View, number: int, seat: SeatView) -> list[Counter]:
    """Points, the score as if the game ended now, doubloons, income, treasures and so on."""
    projected = sum(seat.projected.values())
    shown = [
        _counter(number, "vp", "vp", str(seat.vp), {"n": seat.vp}),
        _counter(number, "log", "projected", str(projected), {"n": projected, **seat.projected}),
    ]
    if not seat.redbeard:
        shown += [
            _counter(number, "coins", "doubloons", str(seat.doubloons), {"n": seat.doubloons}),
            _counter(number, "income", "income", f"{seat.income_doubloons}", {"n": seat.income_doubloons}),
            _counter(number, "income-vp", "income-vp", f"{seat.income_vp}", {"n": seat.income_vp}),
        ]
    shown += _goods(number, seat)
    if not seat.redbeard:
        shown += _lasting(number, seat)
    if "rubies" in view.modules:
        shown.append(_counter(number, "ruby", "rubies", str(seat.rubies), {"n": seat.rubies}))
    return shown


def _goods(number: int, seat: SeatView) -> list[Counter]:
    shown: list[Counter] = []
    for kind, name in enumerate(TREASURES):
        told: dict[str, int | str] = {"kind": name, "stored": seat.stored[kind], "buried": seat.buried[kind]}
        total = seat.stored[kind] + seat.buried[kind]
        shown.append(_counter(number, f"gem-{name}", f"own-{name}", str(total), told, "thing-own-treasures"))
    return [
        *shown,
        _counter(number, "rivers", "rivers", str(seat.rivers), {"n": seat.rivers}),
        _counter(number, "quests", "quests", str(seat.quest_count), {"n": seat.quest_count}),
        _counter(number, "cards", "cards", str(len(seat.cards)), {"n": len(seat.cards)}),
    ]


def _lasting(number: int, seat: SeatView) -> list[Counter]:
    """Raid power, and the discount if there is one."""
    power: dict[str, int | str] = {
        "n": seat.raid_power,
        "yellow": seat.die_bonus[0],
        "green": seat.die_bonus[1],
        "white": seat.die_bonus[2],
        "rerolls": seat.rerolls,
    }
    shown = [_counter(number, "swords", "power", f"+{seat.raid_power}", power)]
    if seat.discount:
        shown.append(_counter(number, "tag", "discount", str(seat.discount), {"n": seat.discount}))
    return shown


def _counter(
    seat: int, icon: str, name: str, value: str, told: dict[str, int | str], key: str = ""
) -> Counter:
    key = key or f"thing-{name}"
    return Counter(f"count-{name}-{seat}", icon, value, Phrase(key, told), Phrase(f"{key}-hint", told))


def focus(view: View, asked: dict[int, Asked], tied: Ties) -> Focus | None:
    """The dice while one is chosen, and the power that is left with what it can buy."""
    ask = asked.get(view.turn)
    raiding = ask is not None and ask.prompt in RAIDING
    if not view.pools and not raiding:
        return None
    seat = view.seats[view.turn]
    dice = _dice(ask, tied) if ask is not None else []
    total = "+".join(str(power) for power, _ in view.pools) if view.pools else ""
    actions = [_action(view, name, tied) for name in seat.actions]
    side = Side(
        seat=view.turn,
        label=Phrase("thing-raider", {"whom": view.turn}),
        counters=_pools(view),
        dice=dice,
        total=total if not dice else "",
        cards=actions,
    )
    return Focus("raid", Phrase("thing-raid", {"whom": view.turn}), [side])


def _dice(ask: Asked, tied: Ties) -> list[Die]:
    if ask.prompt == "die":
        faces = {colour: int(ask.about[colour]) for colour in DICE}
    elif ask.prompt == "reroll":
        faces = {str(ask.about["die"]): int(ask.about["pips"])}
    else:
        return []
    rolls = 10 - int(ask.about["rerolls"])
    return [
        Die(
            die_id(colour),
            str(pips),
            Phrase("thing-die", {"colour": colour, "n": pips}),
            rolls,
            tint=DIE_TINTS[colour],
            options=tied.get(die_id(colour), []),
            hint=Phrase("thing-die-hint"),
        )
        for colour, pips in faces.items()
    ]


def _pools(view: View) -> list[Counter]:
    hint = Phrase("thing-pool-hint")
    shown = [(power, kind, Phrase("thing-pool", {"kind": kind, "n": power})) for power, kind in view.pools]
    return [
        Counter(f"pool-{number}", f"gem-{kind}", str(power), label, hint)
        for number, (power, kind, label) in enumerate(shown)
    ]


def _action(view: View, name: str, tied: Ties) -> Card:
    """A raid action at its source, pale once it was used this turn."""
    action = next(each for each in SOURCES if each.name == name)
    told: dict[str, int | str] = {
        "cost": action.cost,
        "source": name,
        **figures([key_of(effect) for effect in action.gain]),
    }
    return Card(
        id=action_id(name),
        title=Phrase("thing-action", told),
        art=f"raid-{name}",
        hint=Phrase("thing-action-hint", told),
        options=tied.get(action_id(name), []),
        spent=name in view.used,
    )
