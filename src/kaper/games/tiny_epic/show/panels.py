"""The pirates' own boards in the scene, the wheels of the others, and a battle while it lasts."""

from typing import Final

from kaper.engine.livery import SHAPES
from kaper.engine.scene import Counter, Die, Focus, Panel, Phrase, Sector, Side, Slot, Wheel
from kaper.engine.show import Asked
from kaper.engine.ties import Ties
from kaper.games.tiny_epic.components.board import CANNONS, GOLD_MAX, HOLD, SPACES, TREASURES
from kaper.games.tiny_epic.rules.firing import FACES, fixed_damage, matches, symbols_of
from kaper.games.tiny_epic.show.cards import zone_ids
from kaper.games.tiny_epic.show.labels import Sight
from kaper.games.tiny_epic.show.links import die_id, hold_id, kept_id
from kaper.games.tiny_epic.show.odds import Figures, merchant_figures, shooter
from kaper.games.tiny_epic.state.state import NOTHING, ORANGE, Pirates
from kaper.games.tiny_epic.view.view import ShipView, View

AFTER_BATTLE: Final = frozenset({"reroll", "deadeye", "heel", "discard", "port", "deckhand", "legend-cove"})
"""Questions of a battle and its aftermath: the battle stays in sight while they are asked."""


def panels(seen: Sight, tied: Ties, mate: int) -> list[Panel]:
    return [_panel(seen, seat, ship, tied, mate) for seat, ship in enumerate(seen.view.ships)]


def _panel(seen: Sight, seat: int, ship: ShipView, tied: Ties, mate: int) -> Panel:
    own, view = seat == mate, seen.view
    return Panel(
        seat=seat,
        colour=ship.colour,
        shape=SHAPES[ship.colour],
        name=Phrase(f"name-{view.legend.captain}") if ship.legend and view.legend is not None else None,
        counters=[*_counters(seen, seat, ship, tied), *([] if own else _duties(seat, ship))],
        slots=[_slot(seat, place, ship, tied) for place in range(max(HOLD, len(ship.hold)))],
        zones=zone_ids(seat, ship),
        active=seat == view.turn,
        wheels=[] if own else [f"wheel-{seat}"],
    )


def _counters(seen: Sight, seat: int, ship: ShipView, tied: Ties) -> list[Counter]:
    view = seen.view
    shown = [*_wealth(view, seat, ship), *_strength(seen.state, seat, ship)]
    return [*shown, *(_sheets(view, seat) if ship.legend else _standing(seat, ship, tied))]


def _wealth(view: View, seat: int, ship: ShipView) -> list[Counter]:
    most = view.legend.goal if ship.legend and view.legend is not None else GOLD_MAX
    gold: Figures = {"n": ship.gold, "most": most}
    hint = Phrase("thing-gold-goal" if ship.legend else "thing-gold-hint", gold)
    buried, why = Phrase("thing-treasures", {"n": ship.buried}), Phrase("thing-treasures-hint")
    return [
        Counter(f"gold-{seat}", "doubloon", f"{ship.gold}/{most}", Phrase("thing-gold", gold), hint),
        Counter(f"treasures-{seat}", "treasure", f"{ship.buried}/{TREASURES}", buried, why),
    ]


def _strength(s: Pirates, seat: int, ship: ShipView) -> list[Counter]:
    shown = [0] * 7 if s.captain[seat] == NOTHING and seat != s.legend else symbols_of(s, seat)
    fixed = fixed_damage(s, seat)
    faces = ", ".join(f"{face}×{shown[face]}" for face in FACES if shown[face])
    dice = Phrase("thing-dice", {"n": ship.dice, "faces": faces or "–", "fixed": fixed})
    damage = f"{ship.dice}+{fixed}" if fixed else str(ship.dice)
    steps = Phrase("thing-steps", {"n": ship.steps})
    return [
        Counter(f"steps-{seat}", "sail", str(ship.steps), steps, Phrase("thing-steps-hint")),
        Counter(f"damage-{seat}", "dice", damage, dice, Phrase("thing-dice-hint")),
    ]


def _standing(seat: int, ship: ShipView, tied: Ties) -> list[Counter]:
    """Infamy, deadeye tokens and what was found and kept."""
    level: Figures = {"level": ship.level, "n": ship.infamy, "mutinied": int(ship.mutinied)}
    label, hint = Phrase("thing-standing", level), Phrase("thing-standing-hint", level)
    found = [
        Counter(f"level-of-{seat}", "infamy", str(ship.infamy), label, hint),
        _deadeye(f"deadeye-{seat}", ship.deadeye),
    ]
    for token, n in ship.kept.items():
        key = kept_id(seat, token)
        label, hint = Phrase(f"name-{token}"), Phrase(f"thing-kept-{token}")
        found.append(Counter(key, token, str(n), label, hint, tied.get(key, [])))
    return found


def _deadeye(key: str, n: int) -> Counter:
    return Counter(key, "deadeye", str(n), Phrase("thing-deadeye", {"n": n}), Phrase("thing-deadeye-hint"))


def _sheets(view: View, seat: int) -> list[Counter]:
    """The Legendary Pirate's captain, personality and infamy space."""
    legend = view.legend
    assert legend is not None
    figures: Figures = {"captain": legend.captain, "personality": legend.personality, "n": legend.ring + 1}
    label, hint = Phrase("thing-ring", figures), Phrase(f"thing-ring-{legend.personality}", figures)
    return [Counter(f"ring-{seat}", "infamy", str(legend.ring + 1), label, hint)]


def _duties(seat: int, ship: ShipView) -> list[Counter]:
    return [
        Counter(f"hands-{seat}-{duty}", duty, str(n), Phrase("thing-duty", {"duty": duty, "n": n}))
        for duty, n in ship.duty.items()
        if n
    ]


def _slot(seat: int, place: int, ship: ShipView, tied: Ties) -> Slot:
    key = hold_id(seat, place)
    if place >= len(ship.hold):
        return Slot(key, Phrase("thing-hold-empty"), hint=Phrase("thing-hold-hint"))
    loot = ship.hold[place]
    label, hint, options = Phrase("thing-hold", {"loot": loot}), Phrase("thing-hold-hint"), tied.get(key, [])
    return Slot(key, label, f"cube-{loot}", options=options, special=place >= HOLD, hint=hint)


# --- the wheels of the others


def wheels(view: View, mate: int) -> list[Wheel]:
    return [_wheel(seat, ship) for seat, ship in enumerate(view.ships) if seat != mate]


def _wheel(seat: int, ship: ShipView) -> Wheel:
    sectors = [
        Sector(
            f"sector-{seat}-{space}",
            f"order-{order}",
            Phrase("thing-sector", {"order": order, "space": space}),
            tokens=[seat] if space in ship.wheel else [],
        )
        for space, order in enumerate(ship.orders)
    ]
    hand = f"sector-{seat}-{ship.space}"
    return Wheel(f"wheel-{seat}", Phrase("thing-wheel", {"whom": seat}), sectors[:SPACES], hand, seat=seat)


# --- a battle


def focus(seen: Sight, tied: Ties, ask: Asked | None) -> Focus | None:
    """Both sides with their dice and what each deals, until somebody is asked about something else."""
    s, view = seen.state, seen.view
    attacker, target, attack, defence = s.battle
    over = attack >= 0 and defence >= 0
    if attacker < 0 or (over and ask is not None and ask.prompt not in AFTER_BATTLE):
        return None
    sides = [_side(s, attacker, "thing-attacks", attack, tied)]
    if target < ORANGE:
        title = Phrase("thing-battle", {"by": attacker, "whom": target})
        return Focus("battle", title, [*sides, _side(s, target, "thing-defends", defence, tied)])
    figures = merchant_figures(view, view.merchants[target - ORANGE])
    total = str(defence if over else figures["damage"])
    sides.append(Side(-1, Phrase("thing-raided", figures), [_spoils(figures)], total=total))
    return Focus("battle", Phrase("thing-raid", {"by": attacker, **figures}), sides)


def _spoils(figures: Figures) -> Counter:
    label, hint = Phrase("thing-merchant-title", figures), Phrase("thing-merchant-hint", figures)
    return Counter("spoils", "doubloon", str(figures["gold"]), label, hint)


def _side(s: Pirates, seat: int, role: str, damage: int, tied: Ties) -> Side:
    shown = symbols_of(s, seat)
    rolled = s.dice if shooter(s.battle) == seat else ()
    dice = [_die(s, seat, place, die, shown[die], tied) for place, die in enumerate(rolled)]
    so_far = str(matches(s.dice, shown) + fixed_damage(s, seat)) if dice else ""
    total = str(damage) if damage >= 0 else so_far
    return Side(seat, Phrase(role, {"whom": seat}), _guns(s, seat), dice, total)


def _guns(s: Pirates, seat: int) -> list[Counter]:
    """What a side adds to its dice, and the tokens with which it may set them."""
    cannons = s.duty[seat][CANNONS]
    sure = fixed_damage(s, seat) - cannons
    served = Phrase("thing-duty", {"duty": "cannons", "n": cannons})
    found = [
        Counter(f"battle-cannons-{seat}", "cannons", f"+{cannons}", served),
        Counter(f"battle-hits-{seat}", "hit", f"+{sure}", Phrase("thing-hits", {"n": sure})),
    ]
    if seat != s.legend:
        found.append(_deadeye(f"battle-deadeye-{seat}", s.deadeye[seat]))
    return found


def _die(s: Pirates, seat: int, place: int, face: int, matched: int, tied: Ties) -> Die:
    key, label = die_id(seat, place), Phrase("thing-die", {"face": face, "n": matched})
    options, hint = tied.get(key, []), Phrase("thing-symbol-hint")
    return Die(key, str(face), label, 2 + s.round, seat, options=options, hint=hint, spent=not matched)
