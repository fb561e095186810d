"""A fight in the scene: two ships with their locations, the dice of the round, orders, odds and spoils."""

from typing import Final

from kaper.engine.scene import Area, Board, Card, Die, Phrase, Piece, Spot, Tray, Zone
from kaper.engine.sight import Asked
from kaper.games.marauders import scene_plan as plan
from kaper.games.marauders.board import CREW, SHIP_LOCS, SHIP_NAMES
from kaper.games.marauders.cards import CARGO_NAMES, ESCAPE, SYMBOL, VALUE
from kaper.games.marauders.foresight_fight import crew_won, roll_won
from kaper.games.marauders.rules.contest import dice_of as sea_dice
from kaper.games.marauders.rules.crew import dice_of as crew_dice
from kaper.games.marauders.rules.sides import maneuver_of
from kaper.games.marauders.scene_cards import cargo, good_of, tools
from kaper.games.marauders.scene_deck import gauges
from kaper.games.marauders.scene_odds import percent
from kaper.games.marauders.scene_plan import Box
from kaper.games.marauders.scene_ties import Ties, aimed, dice_of, gear
from kaper.games.marauders.shadow import shadow
from kaper.games.marauders.view import BattleView, View

BATTLE: Final = "battle"
Told = dict[str, int | str]
SIDES: Final = (0, 1)
AFTERMATH: Final = {
    "take-ship": ["take-ship", "stay"],
    "withdraw": ["fight-on", "withdraw"],
    "reward": ["reward", "decline"],
}
"""What is ordered instead of shooting, boarding and fleeing."""


def is_on(view: View) -> bool:
    return view.battle is not None or view.raid is not None


def board(view: View, ask: Asked | None, tied: Ties) -> Board:
    battle = view.battle
    spots: list[Spot] = []
    areas: list[Area] = []
    if battle is not None:
        for side in SIDES:
            spots += _locations(view, battle, side, tied) + _gear(view, battle, side, tied)
            areas += _side(view, battle, side, tied)
        areas += [*_orders(battle, ask, tied), *_odds(view, battle), *_spoil_places(view, ask)]
    else:
        raider = view.active
        spots += _raider(view, raider, tied)
        areas += [*_raid_areas(view, tied)]
    return Board(
        id=BATTLE,
        art="melee" if battle is not None and battle.on_land else BATTLE,
        width=plan.WIDTH,
        height=plan.HEIGHT,
        label=Phrase("thing-battle" if battle is not None else "thing-raid"),
        spots=spots,
        areas=areas,
        centre=(800.0, 748.0),
        art_dark="melee-dark" if battle is not None and battle.on_land else f"{BATTLE}-dark",
    )


# --- the sides


def _side(view: View, battle: BattleView, side: int, tied: Ties) -> list[Area]:
    name = _called(view, battle, side)
    s = shadow(view)
    told: Told = {
        "sea": 0 if battle.on_land else sea_dice(s, side),
        "crew": crew_dice(s, side),
        "maneuver": 0 if battle.on_land else maneuver_of(s, side),
        "land": int(battle.on_land),
        "attacker": int(side == 0),
    }
    figures = Phrase("thing-side-told", told)
    areas = [
        Area(f"side-name-{side}", plan.outline(plan.SIDE_NAME[side]), name, title=name),
        Area(f"side-told-{side}", plan.outline(plan.SIDE_TOLD[side]), figures, title=figures),
        Area(
            f"tray-{side}",
            plan.outline(plan.SIDE_DICE[side]),
            Phrase("thing-roll", {"side": side}),
            options=tied.get(f"tray-{side}", []),
        ),
        Area(f"aim-{side}", plan.outline(plan.SIDE_AIM[side]), Phrase("thing-aim", {"side": side})),
    ]
    art = _art(view, battle, side)
    return [Area(f"side-ship-{side}", plan.outline(plan.SIDE_SHIP[side]), name, art=art), *areas]


def _called(view: View, battle: BattleView, side: int) -> Phrase:
    seat = battle.sides[side]
    if seat >= 0:
        me = view.players[seat]
        return Phrase("thing-side", {"whom": seat, "ship": me.ship or "none", "attacker": int(side == 0)})
    told: Told = {
        "npc": battle.enemy or "land",
        "ship": battle.enemy_ship or "none",
        "attacker": int(side == 0),
    }
    return Phrase("thing-side-npc", told)


def _art(view: View, battle: BattleView, side: int) -> str:
    seat = battle.sides[side]
    ship = view.players[seat].ship if seat >= 0 else battle.enemy_ship
    turned = "" if side == 0 else "-port"
    if battle.on_land:
        return "crowd" + turned
    return f"big-{ship or 'sloop'}{turned}"


def _locations(view: View, battle: BattleView, side: int, tied: Ties) -> list[Spot]:
    seat = battle.sides[side]
    now = damage(view, battle, side)
    if seat >= 0:
        most = view.players[seat].most
    elif battle.enemy_ship:
        most = [max(n, m) for n, m in zip(SHIP_LOCS[SHIP_NAMES.index(battle.enemy_ship)], now, strict=True)]
    else:
        most = now
    places = plan.GAUGES[side]
    if battle.on_land:
        places = {"crew": places["masts"]}
        now, most = [now[CREW]], [most[CREW]]
    return gauges(seat, f"side-{side}", now, most, places, tied, battle.hits[side])


def damage(view: View, battle: BattleView, side: int) -> list[int]:
    seat = battle.sides[side]
    return battle.enemy_now if seat < 0 else view.players[seat].now


def _gear(view: View, battle: BattleView, side: int, tied: Ties) -> list[Spot]:
    seat = battle.sides[side]
    if seat < 0:
        return []
    me = view.players[seat]
    return [
        Spot(
            f"battle-gear-{seat}-{name}",
            x,
            y,
            plan.GEAR_RADIUS,
            Phrase(f"name-{name}"),
            Phrase(f"name-does-{name}"),
            tied.get(gear(seat, name), []),
            token="kept" if kind == "kept" else f"{kind}-{name}",
            badge="↺" if name in me.flipped else "",
        )
        for (name, kind), (x, y) in zip(tools(me), plan.GEAR[side], strict=False)
    ]


# --- orders and odds


def _orders(battle: BattleView, ask: Asked | None, tied: Ties) -> list[Area]:
    bout = Phrase("thing-bout", {"n": battle.bout, "deck": int(battle.on_deck), "land": int(battle.on_land)})
    areas = [Area("bout", plan.outline(plan.BOUT), bout, title=bout)]
    for name, box in zip(_ordered(battle, ask), plan.ORDERS.values(), strict=False):
        told = Phrase(f"thing-order-{name}")
        key = "decline" if name == "decline" else f"order-{name}"
        areas.append(
            Area(
                f"order-{name}",
                plan.outline(box),
                told,
                Phrase(f"thing-order-{name}-hint"),
                tied.get(key, []),
                tint="paper",
                title=told,
                icons=[f"order-{name}"],
            )
        )
    return areas


def _ordered(battle: BattleView, ask: Asked | None) -> list[str]:
    """What can be ordered at this moment of a fight."""
    if ask is not None and ask.prompt in AFTERMATH:
        return AFTERMATH[ask.prompt]
    return [] if battle.on_deck or battle.on_land else list(plan.ORDERS)


def _odds(view: View, battle: BattleView) -> list[Area]:
    """What the dice promise before they fall."""
    s = shadow(view)
    lines: list[Phrase] = []
    if battle.on_deck or battle.on_land:
        left, right = (percent(crew_won(s, side)) for side in SIDES)
        lines.append(Phrase("thing-odds-crew", {"left": left, "right": right}))
    else:
        chances = [roll_won(s, side) for side in SIDES]
        left, right = (percent(chance) for chance in chances)
        lines.append(Phrase("thing-odds-sea", {"left": left, "right": right}))
        lines.append(Phrase("thing-odds-none", {"none": percent(max(0.0, 1 - sum(chances)))}))
    return [
        Area(f"odds-{n}", plan.outline(box), line, Phrase("thing-odds-hint"), title=line)
        for n, (line, box) in enumerate(zip(lines, plan.ODDS, strict=False))
    ]


def pieces(view: View, ask: Asked | None) -> list[Piece]:
    """Who declared what lies on the order."""
    battle = view.battle
    if battle is None or _ordered(battle, ask) != list(plan.ORDERS):
        return []
    return [
        Piece(
            f"declared-{side}",
            BATTLE,
            f"order-{order}",
            "pennant",
            _called(view, battle, side),
            battle.sides[side],
            size=1.0,
        )
        for side, order in enumerate(battle.declared)
        if order in plan.ORDERS
    ]


# --- dice


def trays(view: View, tied: Ties) -> list[Tray]:
    battle = view.battle
    if battle is None:
        return _raid_dice(view)
    found: list[Tray] = []
    for side in SIDES:
        seat = battle.sides[side]
        for name, faces, key in (
            ("tray", battle.dice[side], dice_of),
            ("aim", battle.aim[side], aimed),
        ):
            dice = [
                _die(
                    f"{name}-{side}-{n}",
                    face,
                    seat if name == "tray" else battle.sides[1 - side],
                    battle.bout + 1,
                    tied.get(key(side, face), []),
                )
                for n, face in enumerate(faces)
            ]
            found.append(
                Tray(
                    f"dice-{name}-{side}",
                    Phrase("thing-roll", {"side": side}),
                    dice,
                    BATTLE,
                    f"{name}-{side}",
                )
            )
    return [tray for tray in found if tray.dice]


def _die(name: str, face: str, seat: int, rolls: int, options: list[str]) -> Die:
    label = Phrase("thing-die", {"n": 0 if face == "skull" else int(face)})
    tint = "bone" if seat < 0 else ""
    return Die(name, face, label, rolls, seat, tint, options, Phrase("thing-die-hint"))


# --- spoils


def _spoil_places(view: View, ask: Asked | None) -> list[Area]:
    count = len(spoils(view, ask, {}))
    return [
        Area(f"spoil-at-{n}", plan.outline(box), Phrase("thing-spoil"))
        for n, box in enumerate(plan.SPOILS[:count])
    ]


def spoils(view: View, ask: Asked | None, tied: Ties) -> list[Card]:
    """What the victor may take, each as a card."""
    if ask is None or ask.prompt != "plunder":
        return [cargo(name, "spoil", tied.get(f"offer-{good_of(name)}", [])) for name in view.offer][
            : len(plan.SPOILS)
        ]
    cards: dict[str, Card] = {}
    for option in ask.options:
        verb, _, detail = option.partition(":")
        if verb == "overboard":
            continue
        key = f"spoil-{detail or verb}"
        cards[key] = Card(
            id=key,
            title=Phrase(f"name-{detail}") if detail else Phrase(f"thing-spoil-{verb}"),
            icons=[_spoil_icon(verb, detail)],
            options=tied.get(key, []),
        )
    return list(cards.values())[: len(plan.SPOILS)]


def _spoil_icon(verb: str, detail: str) -> str:
    return {
        "all": "chest",
        "gold": "doubloon",
        "rumor": "rumor",
        "cargo": f"good-{detail}",
        "weapon": f"weapon-{detail}",
        "glory": "cards",
        "kept": "rumor",
        "specialist": f"specialist-{detail}",
        "done": "check",
    }.get(verb, "cargo")


# --- merchant raids


def _raid_areas(view: View, tied: Ties) -> list[Area]:
    raid = view.raid
    assert raid is not None
    name = Phrase("thing-side", {"whom": view.active, "ship": view.players[view.active].ship, "attacker": 1})
    prey = Phrase("thing-prey", {"nation": raid.nation})
    value = Phrase("thing-raid-value", _raid_told(view))
    return [
        Area(
            "side-ship-0", plan.outline(plan.SIDE_SHIP[0]), name, art=f"big-{view.players[view.active].ship}"
        ),
        Area("side-ship-1", plan.outline(plan.SIDE_SHIP[1]), prey, art="big-flute-port"),
        Area("side-name-0", plan.outline(plan.SIDE_NAME[0]), name, title=name),
        Area("side-name-1", plan.outline(plan.SIDE_NAME[1]), prey, title=prey),
        Area("tray-0", plan.outline(plan.SIDE_DICE[0]), Phrase("thing-roll", {"side": 0})),
        Area("bout", plan.outline(plan.BOUT), value, Phrase("thing-raid-hint"), title=value),
        *(
            Area(f"raid-at-{n}", plan.outline(box), Phrase("thing-stall"))
            for n, box in enumerate(plan.RAID_CARDS)
        ),
        *_raid_orders(tied),
    ]


def _raid_orders(tied: Ties) -> list[Area]:
    boxes: list[tuple[str, Box]] = [
        ("raid-deck", (1010, 400, 1250, 470)),
        ("raid-stop", (1290, 400, 1530, 470)),
    ]
    return [
        Area(
            name,
            plan.outline(box),
            Phrase(f"thing-{name}"),
            Phrase(f"thing-{name}-hint"),
            tied.get(name, []),
            title=Phrase(f"thing-{name}"),
        )
        for name, box in boxes
    ]


def _raid_told(view: View) -> Told:
    assert view.raid is not None
    cards = [CARGO_NAMES.index(card) for card in view.raid.cards]
    return {
        "value": sum(VALUE[card] for card in cards),
        "escapes": sum(SYMBOL[card] == ESCAPE for card in cards),
        "hits": sum(SYMBOL[card] != ESCAPE for card in cards),
        "maneuver": view.players[view.active].maneuver,
    }


def _raider(view: View, seat: int, tied: Ties) -> list[Spot]:
    me = view.players[seat]
    return gauges(seat, "side-0", me.now, me.most, plan.GAUGES[0], tied, [])


def _raid_dice(view: View) -> list[Tray]:
    if view.raid is None or not view.raid.dice:
        return []
    dice = [_die(f"raid-die-{n}", face, view.active, 1, []) for n, face in enumerate(view.raid.dice)]
    return [Tray("dice-raid", Phrase("thing-roll", {"side": 0}), dice, BATTLE, "tray-0")]


def zones(view: View, ask: Asked | None, tied: Ties) -> list[Zone]:
    """The cards of a raid, or what the victor may take."""
    found: list[Zone] = []
    if view.battle is not None:
        cards = spoils(view, ask, tied)
        spots = [f"spoil-at-{n}" for n in range(len(cards))]
        found.append(
            Zone("spoils", "grid", Phrase("thing-spoils"), cards, len(cards), board=BATTLE, spots=spots)
        )
    elif view.raid is not None:
        names = (view.offer or view.raid.cards)[: len(plan.RAID_CARDS)]
        cards = [
            cargo(name, "raid", [*tied.get(f"raid-{name}", []), *tied.get(f"offer-{good_of(name)}", [])])
            for name in names
        ]
        spots = [f"raid-at-{n}" for n in range(len(cards))]
        found.append(
            Zone("prize", "grid", Phrase("thing-prize"), cards, len(cards), board=BATTLE, spots=spots)
        )
    return [zone for zone in found if zone.cards]
