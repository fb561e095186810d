"""A fight in the scene: two ships with their locations, the dice of the round, orders and odds."""

from typing import Final

from kaper.engine.scene import Area, Board, Phrase, Piece, Spot, Tray, Zone
from kaper.engine.show import Asked
from kaper.engine.ties import Ties
from kaper.games.marauders.components.board import CREW, SHIP_LOCS, SHIP_NAMES
from kaper.games.marauders.rules.contest import dice_of as sea_dice
from kaper.games.marauders.rules.crew import dice_of as crew_dice
from kaper.games.marauders.rules.sides import maneuver_of
from kaper.games.marauders.show import layout, prize
from kaper.games.marauders.show.cards import tools
from kaper.games.marauders.show.deck import gauges
from kaper.games.marauders.show.flags import flags
from kaper.games.marauders.show.keys import aimed, dice_of, gear
from kaper.games.marauders.show.labels_fight import crew_won, roll_won
from kaper.games.marauders.show.odds import percent
from kaper.games.marauders.show.parts import Told, area, known, said, sign
from kaper.games.marauders.show.prize import BATTLE, die
from kaper.games.marauders.state.state import Marauders
from kaper.games.marauders.view.view import BattleView, View

SIDES: Final = (0, 1)
AFTERMATH: Final = {
    "take-ship": ["take-ship", "stay"],
    "withdraw": ["fight-on", "withdraw"],
    "reward": ["reward", "decline"],
}
"""What is ordered instead of shooting, boarding and fleeing."""


def is_on(view: View) -> bool:
    return view.battle is not None or view.raid is not None


def board(s: Marauders, view: View, ask: Asked | None, tied: Ties) -> Board:
    battle = view.battle
    laid = len(prize.prize(view, ask, tied))
    spots = flags(view, tied)
    areas = prize.places(laid)
    if battle is None:
        spots += prize.raider(view, tied)
        areas += prize.raid_areas(view, tied)
    else:
        for side in SIDES:
            spots += _locations(view, battle, side, tied) + _gear(view, battle, side, tied)
            spots += _figures(s, battle, side)
            areas += _side(view, battle, side, tied)
        areas += [*_orders(battle, ask, tied), *([] if laid else _odds(s, battle))]
    ground = "melee" if battle is not None and battle.on_land else BATTLE
    return Board(
        id=BATTLE,
        art=ground,
        width=layout.WIDTH,
        height=layout.HEIGHT,
        label=Phrase("thing-battle" if battle is not None else "thing-raid"),
        spots=spots,
        areas=areas,
        centre=(800.0, 746.0),
        art_dark=f"{ground}-dark",
    )


def zones(view: View, ask: Asked | None, tied: Ties) -> list[Zone]:
    return prize.zone(view, ask, tied) if is_on(view) else []


# --- the sides


def _side(view: View, battle: BattleView, side: int, tied: Ties) -> list[Area]:
    name = called(view, battle, side)
    roll, aim = (Phrase(key, {"side": side}) for key in ("thing-roll", "thing-aim"))
    return [
        area(f"side-ship-{side}", layout.SIDE_SHIP[side], name, art=_art(view, battle, side)),
        sign(f"side-name-{side}", layout.SIDE_NAME[side], name),
        area(f"tray-{side}", layout.SIDE_DICE[side], roll, options=tied.get(f"tray-{side}")),
        area(f"aim-{side}", layout.SIDE_AIM[side], aim),
    ]


def called(view: View, battle: BattleView, side: int) -> Phrase:
    seat = battle.sides[side]
    if seat >= 0:
        ship = "none" if battle.on_land else view.players[seat].ship or "none"
        return Phrase("thing-side", {"whom": seat, "ship": ship})
    return Phrase("thing-side-npc", {"npc": battle.enemy})


def _art(view: View, battle: BattleView, side: int) -> str:
    seat = battle.sides[side]
    ship = view.players[seat].ship if seat >= 0 else battle.enemy_ship
    if not ship and not battle.on_land:
        return ""
    kind = "crowd" if battle.on_land else f"big-{ship}"
    return kind if side == 0 else f"{kind}-port"


def _locations(view: View, battle: BattleView, side: int, tied: Ties) -> list[Spot]:
    seat = battle.sides[side]
    now = battle.enemy_now if seat < 0 else view.players[seat].now
    if seat >= 0:
        most = view.players[seat].most
    elif battle.enemy_ship:
        most = SHIP_LOCS[SHIP_NAMES.index(battle.enemy_ship)]
    else:
        most = now
    places = layout.GAUGES[side]
    if battle.on_land:
        places = {"crew": places["masts"]}
        now, most = [now[CREW]], [most[CREW]]
    return gauges(seat, f"side-{side}", now, most, places, tied, battle.hits[side])


def _figures(s: Marauders, battle: BattleView, side: int) -> list[Spot]:
    """How many dice a side rolls at sea and on deck, and how nimble its ship is."""
    figures = [("deck-dice", "leadership", crew_dice(s, side))]
    if not battle.on_land:
        figures.insert(0, ("sea-dice", "seamanship", sea_dice(s, side)))
        figures.append(("maneuver", "compass", maneuver_of(s, side)))
    radius = layout.FIGURE_RADIUS
    return [
        Spot(f"side-{side}-{name}", *at, radius, *said(name, {"n": n}), token=icon, badge=str(n))
        for (name, icon, n), at in zip(figures, layout.FIGURES[side], strict=False)
    ]


def _gear(view: View, battle: BattleView, side: int, tied: Ties) -> list[Spot]:
    seat = battle.sides[side]
    if seat < 0:
        return []
    me = view.players[seat]
    found: list[Spot] = []
    for (name, kind), (x, y) in zip(tools(me), layout.GEAR[side], strict=False):
        token = "kept" if kind == "kept" else f"{kind}-{name}"
        key, options = f"battle-gear-{seat}-{name}", tied.get(gear(seat, name), [])
        badge = "↺" if name in me.flipped else ""
        found.append(Spot(key, x, y, layout.GEAR_RADIUS, *known(name), options, token, badge=badge))
    return found


# --- orders and odds


def _ordered(battle: BattleView, ask: Asked | None) -> list[str]:
    """What can be ordered at this moment of a fight."""
    if ask is not None and ask.prompt in AFTERMATH:
        return AFTERMATH[ask.prompt]
    return [] if battle.on_deck or battle.on_land else list(layout.ORDERS)


def _orders(battle: BattleView, ask: Asked | None, tied: Ties) -> list[Area]:
    told: Told = {"n": battle.bout, "deck": int(battle.on_deck), "land": int(battle.on_land)}
    bout = Phrase("thing-bout", told)
    areas = [sign("bout", layout.BOUT, bout)]
    for name, box in zip(_ordered(battle, ask), layout.ORDERS.values(), strict=False):
        order = f"order-{name}"
        options = tied.get("decline" if name == "decline" else order)
        areas.append(sign(order, box, *said(order), options, tint="paper", icons=[order]))
    return areas + [
        area(f"declared-at-{side}-{name}", box, Phrase(f"thing-order-{name}"))
        for side in SIDES
        for name, box in layout.DECLARED[side].items()
    ]


def _odds(s: Marauders, battle: BattleView) -> list[Area]:
    """What the dice promise before they fall."""
    if battle.on_deck or battle.on_land:
        left, right = (percent(crew_won(s, side)) for side in SIDES)
        lines = [Phrase("thing-odds-crew", {"left": left, "right": right})]
    else:
        chances = [roll_won(s, side) for side in SIDES]
        left, right = (percent(chance) for chance in chances)
        lines = [
            Phrase("thing-odds-sea", {"left": left, "right": right}),
            Phrase("thing-odds-none", {"none": percent(max(0.0, 1 - sum(chances)))}),
        ]
    return [
        sign(f"odds-{n}", box, line, Phrase("thing-odds-hint"))
        for n, (line, box) in enumerate(zip(lines, layout.ODDS, strict=False))
    ]


def pieces(view: View, ask: Asked | None) -> list[Piece]:
    """Whoever has declared something shows it with a pennant."""
    battle = view.battle
    if battle is None or _ordered(battle, ask) != list(layout.ORDERS):
        return []
    found: list[Piece] = []
    for side, order in enumerate(battle.declared):
        if order in layout.ORDERS:
            where, name = f"declared-at-{side}-{order}", called(view, battle, side)
            found.append(
                Piece(f"declared-{side}", BATTLE, where, "pennant", name, battle.sides[side], size=1.8)
            )
    return found


# --- dice


def trays(view: View, tied: Ties) -> list[Tray]:
    """What each side rolled, and where each is hit by the other."""
    battle = view.battle
    if battle is None:
        return prize.raid_dice(view)
    found: list[Tray] = []
    for side in SIDES:
        found.append(_tray(battle, side, "tray", battle.dice[side], battle.sides[side], tied))
        found.append(_tray(battle, side, "aim", battle.aim[side], battle.sides[1 - side], tied))
    return [tray for tray in found if tray.dice]


def _tray(battle: BattleView, side: int, name: str, faces: list[str], seat: int, tied: Ties) -> Tray:
    key = dice_of if name == "tray" else aimed
    dice = [
        die(f"{name}-{side}-{n}", face, seat, battle.bout + 1, tied.get(key(side, face), []))
        for n, face in enumerate(faces)
    ]
    title = Phrase("thing-roll" if name == "tray" else "thing-aim", {"side": side})
    return Tray(f"dice-{name}-{side}", title, dice, BATTLE, f"{name}-{side}")
