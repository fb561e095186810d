"""A fight in the scene: two ships with their locations, the dice of the round, orders and odds."""

from typing import Final

from kaper.engine.remembered import remembered
from kaper.engine.scene import Area, Board, Phrase, Piece, Sheet, Spot, Tray
from kaper.games.marauders.components.board import CREW, LOCATION_NAMES
from kaper.games.marauders.rules.sides import BOTH
from kaper.games.marauders.show import keys, layout
from kaper.games.marauders.show.deck import gauge
from kaper.games.marauders.show.fight import Fight, Fighter, Figure, Odds
from kaper.games.marauders.show.flags import captains_flag, npcs_flag
from kaper.games.marauders.show.mate import Tool
from kaper.games.marauders.show.parts import Told, area, known, said, sign
from kaper.games.marauders.show.prize import BATTLE, die, places
from kaper.games.marauders.view.view import BattleView

AT_SEA: Final = tuple(layout.ORDERS)


@remembered
def board(fight: Fight) -> Board:
    spots: list[Spot] = []
    areas = [*places(fight.laid)]
    for side, one in enumerate(fight.sides):
        spots += npcs_flag(one.npc, side) if one.me is None else captains_flag(one.me, side)
        spots += _locations(one, side, fight.on_land) + _figures(side, one.figures)
        if one.me is not None:
            spots += _gear(one.me.seat, side, one.me.tools, one.me.flipped)
        areas += _side(side, called(one, fight.on_land), one.art)
    areas += [_bout(fight.bout, fight.on_deck, fight.on_land), *_orders(fight.orders), *PENNANTS]
    areas += [] if fight.odds is None else _odds(fight.odds)
    names = [called(one, fight.on_land) for one in fight.sides]
    between = _bout_name(fight.bout, fight.on_deck, fight.on_land)
    return ground("melee" if fight.on_land else BATTLE, "thing-battle", spots, areas, sheets(between, names))


def sheets(between: Phrase, names: list[Phrase]) -> list[Sheet]:
    """What stands between the sides first: there it is chosen what they do."""
    sides = [Sheet(name, box) for name, box in zip(names, layout.SIDES, strict=True)]
    return [Sheet(between, layout.BETWEEN), *sides]


def ground(art: str, label: str, spots: list[Spot], areas: list[Area], parts: list[Sheet]) -> Board:
    return Board(
        id=BATTLE,
        art=art,
        width=layout.WIDTH,
        height=layout.HEIGHT,
        label=Phrase(label),
        spots=spots,
        areas=areas,
        centre=(800.0, 746.0),
        art_dark=f"{art}-dark",
        sheets=parts,
    )


# --- the sides


def called(one: Fighter, on_land: bool) -> Phrase:
    if one.me is not None:
        ship = "none" if on_land else one.me.ship or "none"
        return Phrase("thing-side", {"whom": one.me.seat, "ship": ship})
    return Phrase("thing-side-npc", {"npc": one.enemy})


def _side(side: int, name: Phrase, art: str) -> list[Area]:
    roll, aim = (Phrase(key, {"side": side}) for key in ("thing-roll", "thing-aim"))
    return [
        area(f"side-ship-{side}", layout.SIDE_SHIP[side], name, art=art),
        sign(f"side-name-{side}", layout.SIDE_NAME[side], name),
        area(keys.tray(side), layout.SIDE_DICE[side], roll),
        area(f"aim-{side}", layout.SIDE_AIM[side], aim),
    ]


def _locations(one: Fighter, side: int, on_land: bool) -> list[Spot]:
    at = layout.GAUGES[side]
    shown = {LOCATION_NAMES[CREW]: at["masts"]} if on_land else at
    return [
        gauge(keys.side_ship(side), name, place, now, most, one.hits.count(name))
        for (name, place), now, most in zip(shown.items(), one.now, one.most, strict=True)
    ]


@remembered
def _figures(side: int, figures: tuple[Figure, ...]) -> list[Spot]:
    radius = layout.FIGURE_RADIUS
    return [
        Spot(f"side-{side}-{name}", *at, radius, *said(name, {"n": n}), token=icon, badge=str(n))
        for (name, icon, n), at in zip(figures, layout.FIGURES[side], strict=False)
    ]


@remembered
def _gear(seat: int, side: int, tools: tuple[Tool, ...], flipped: tuple[str, ...]) -> list[Spot]:
    found: list[Spot] = []
    for (name, kind), at in zip(tools, layout.GEAR[side], strict=False):
        token, badge = "kept" if kind == "kept" else f"{kind}-{name}", "↺" if name in flipped else ""
        key = keys.battle_gear(seat, name)
        found.append(Spot(key, *at, layout.GEAR_RADIUS, *known(name), token, badge=badge))
    return found


# --- orders and odds


@remembered
def _bout(bout: int, on_deck: bool, on_land: bool) -> Area:
    return sign("bout", layout.BOUT, _bout_name(bout, on_deck, on_land))


def _bout_name(bout: int, on_deck: bool, on_land: bool) -> Phrase:
    told: Told = {"n": bout, "deck": int(on_deck), "land": int(on_land)}
    return Phrase("thing-bout", told)


@remembered
def _orders(names: tuple[str, ...]) -> list[Area]:
    return [
        sign(keys.order(name), box, *said(f"order-{name}"), tint="paper", icons=[f"order-{name}"])
        for name, box in zip(names, layout.orders(len(names)), strict=True)
    ]


PENNANTS: Final = [
    area(f"declared-at-{side}-{name}", box, Phrase(f"thing-order-{name}"))
    for side in BOTH
    for name, box in layout.DECLARED[side].items()
]
"""Where a side shows what it has declared."""


@remembered
def _odds(odds: Odds) -> list[Area]:
    sides: Told = {"left": odds.left, "right": odds.right}
    lines = [Phrase("thing-odds-sea" if odds.none >= 0 else "thing-odds-crew", sides)]
    if odds.none >= 0:
        lines.append(Phrase("thing-odds-none", {"none": odds.none}))
    return [
        sign(f"odds-{n}", box, line, Phrase("thing-odds-hint"))
        for n, (line, box) in enumerate(zip(lines, layout.ODDS, strict=False))
    ]


def pieces(fight: Fight, declared: list[str]) -> list[Piece]:
    """Whoever has declared something shows it with a pennant."""
    if fight.orders != AT_SEA:
        return []
    return [
        _pennant(side, order, one.me.seat if one.me is not None else -1, called(one, fight.on_land))
        for side, (one, order) in enumerate(zip(fight.sides, declared, strict=True))
        if order in layout.ORDERS
    ]


def _pennant(side: int, order: str, seat: int, name: Phrase) -> Piece:
    return Piece(f"declared-{side}", BATTLE, f"declared-at-{side}-{order}", "pennant", name, seat, size=1.8)


# --- dice


def trays(battle: BattleView) -> list[Tray]:
    """What each side rolled, and where each is hit by the other."""
    found: list[Tray] = []
    for side in BOTH:
        if battle.dice[side]:
            found.append(_rolled(side, battle.sides[side], tuple(battle.dice[side]), battle.bout))
        if battle.aim[side]:
            found.append(_aimed(side, battle.sides[1 - side], tuple(battle.aim[side]), battle.bout))
    return found


@remembered
def _rolled(side: int, seat: int, faces: tuple[str, ...], bout: int) -> Tray:
    dice = [die(keys.rolled_die(side, n), face, seat, bout + 1) for n, face in enumerate(faces)]
    title = Phrase("thing-roll", {"side": side})
    return Tray(f"dice-tray-{side}", title, dice, BATTLE, keys.tray(side))


@remembered
def _aimed(side: int, seat: int, faces: tuple[str, ...], bout: int) -> Tray:
    dice = [die(keys.aimed_die(side, n), face, seat, bout + 1) for n, face in enumerate(faces)]
    title = Phrase("thing-aim", {"side": side})
    return Tray(f"dice-aim-{side}", title, dice, BATTLE, f"aim-{side}")
