"""The ships' own boards in the scene, and a fight while it lasts."""

from typing import Final

from kaper.engine.livery import SHAPES
from kaper.engine.remembered import remembered
from kaper.engine.scene import Counter, Die, Focus, Panel, Phrase, Side, Slot
from kaper.games.jamaica.components.board import HOLDS, LADY_BETH, POWDER, SABRE, STAR
from kaper.games.jamaica.rules.ending import position
from kaper.games.jamaica.rules.fights import LADY_BETHS_BONUS
from kaper.games.jamaica.show.cards import zone_ids
from kaper.games.jamaica.show.labels import Look, actor
from kaper.games.jamaica.show.links import hold_id, powder_id
from kaper.games.jamaica.state.state import CARDS, GHOST, ROLL, TURN, Jamaica
from kaper.games.jamaica.view.view import ShipView, View

HALF_ICONS: Final = {"morning": "sun", "evening": "moon"}
MINUS: Final = "\N{MINUS SIGN}"
LAP_ICONS: Final = {"home": "flag", "behind": "anchor"}


def panels(seen: Look) -> list[Panel]:
    """The ships' own boards, as everybody sees them."""
    view = seen.view
    return [
        _panel(
            seat, ship.colour, ship.ghost, tuple(ship.holds), _marks(view, seat, ship),
            position(seen.state, seat), ship.hand_size, ship.deck_size, zone_ids(seat, ship),
            is_active(view, seat, ship),
        )
        for seat, ship in enumerate(view.ships)
    ]  # fmt: skip


@remembered
def _panel(
    seat: int,
    colour: str,
    ghost: bool,
    holds: tuple[tuple[str, int], ...],
    marks: tuple[str, ...],
    points: int,
    hand: int,
    deck: int,
    zones: tuple[str, ...],
    active: bool,
) -> Panel:
    return Panel(
        seat=seat,
        colour=colour,
        shape=SHAPES[colour],
        name=Phrase("name-ghost-ship") if ghost else None,
        marks=[_mark(seat, mark) for mark in marks],
        counters=[_points(seat, points), *([] if ghost else [_cards(seat, hand, deck)])],
        slots=[_slot(seat, hold, goods, n) for hold, (goods, n) in enumerate(holds)],
        zones=list(zones),
        active=active,
    )


def is_active(view: View, seat: int, ship: ShipView) -> bool:
    """Whether the table waits for this ship: one after another, but for the cards all at once."""
    if view.stage == CARDS:
        return not ship.ghost
    if view.stage == ROLL:
        return seat == view.captain
    if view.stage == GHOST:
        return ship.ghost and view.action < 2 and ship.lap < 1
    return seat == actor(view)


def _marks(view: View, seat: int, ship: ShipView) -> tuple[str, ...]:
    """The compass, the half of the day, and an unusual lap."""
    marks = ["compass"] if seat == view.captain else []
    if view.stage >= TURN and is_active(view, seat, ship):
        marks.append("evening" if view.action else "morning")
    if ship.lap:
        marks.append("home" if ship.lap > 0 else "behind")
    return tuple(marks)


@remembered
def _mark(seat: int, mark: str) -> Counter:
    if mark == "compass":
        label = Phrase("thing-captain", {"whom": seat})
        return Counter(f"compass-{seat}", "compass", "", label, Phrase("thing-captain-hint"))
    if mark in HALF_ICONS:
        return Counter(f"half-{seat}", HALF_ICONS[mark], "", Phrase(f"thing-acts-{mark}", {"whom": seat}))
    return Counter(f"lap-{seat}", LAP_ICONS[mark], "", Phrase(f"thing-{mark}"))


@remembered
def _points(seat: int, points: int) -> Counter:
    """What its place would score now."""
    label, hint = Phrase("thing-points", {"points": points}), Phrase("thing-points-hint")
    return Counter(f"points-{seat}", "flag", f"{points:+}".replace("-", MINUS), label, hint)


@remembered
def _cards(seat: int, hand: int, deck: int) -> Counter:
    """The cards that it still has."""
    return Counter(f"cards-{seat}", "card", str(hand), Phrase("thing-cards", {"n": hand, "deck": deck}))


@remembered
def _slot(seat: int, hold: int, goods: str, amount: int) -> Slot:
    special = hold == HOLDS
    place: dict[str, int | str] = {"hold": hold + 1, "sixth": int(special)}
    if amount:
        label = Phrase("thing-hold", {**place, "goods": goods, "n": amount})
    else:
        label = Phrase("thing-hold-empty", place)
    hint = Phrase(f"thing-use-{goods}" if amount else "thing-hold-hint")
    return Slot(hold_id(seat, hold), label, goods, amount, special, hint)


def focus(s: Jamaica) -> Focus | None:
    """Attacker and defender with what they have to throw in, their dice and firepower so far."""
    attacker, defender, _ = s.battle
    if attacker < 0:
        return None
    title = Phrase("board-attack", {"by": attacker, "whom": defender})
    attack = _side(s, attacker, "thing-attacker", s.rolled[:2])
    defence = _side(s, defender, "thing-defender", s.rolled[2:])
    return Focus("fight", title, [attack, defence], _lines(s))


def _lines(s: Jamaica) -> list[Phrase]:
    """What is still to be done; where a star lies or both have rolled the dice speak for themselves."""
    face, fire, answer, _ = s.rolled
    if face < 0:
        return [Phrase("thing-fight-attack")]
    return [Phrase("thing-fight-defence", {"fire": fire})] if face != STAR and answer < 0 else []


def _side(s: Jamaica, seat: int, role: str, rolled: tuple[int, int]) -> Side:
    face, fire = rolled
    counters = _powers(s, seat) if face < 0 else [_added(seat, fire - face)] if face != STAR else []
    if s.has(seat, SABRE):
        hint = Phrase("thing-effect-sarans-sabre")
        counters.append(Counter(f"sabre-{seat}", "sabre", "", Phrase("name-sarans-sabre"), hint))
    dice = [] if face < 0 else [_combat_die(seat, face)]
    power = "" if face < 0 else "★" if face == STAR else str(fire)
    return Side(seat, Phrase(role, {"whom": seat}), counters, dice, power)


def _powers(s: Jamaica, seat: int) -> list[Counter]:
    """What can still be added to the die that a side is about to roll."""
    powder = s.total(seat, POWDER)
    counters = [Counter(powder_id(seat), "powder", str(powder), Phrase("thing-powder", {"n": powder}))]
    if s.has(seat, LADY_BETH):
        hint = Phrase("thing-effect-lady-beth")
        bonus = Counter(f"bonus-{seat}", "cannon", f"+{LADY_BETHS_BONUS}", Phrase("name-lady-beth"), hint)
        counters.append(bonus)
    return counters


def _added(seat: int, more: int) -> Counter:
    """JAM-808: what made the firepower more than the die shows; the powder for it is no longer on board."""
    label, hint = Phrase("thing-added", {"n": more}), Phrase("thing-added-hint")
    return Counter(f"fight-added-{seat}", "powder", f"+{more}", label, hint)


def _combat_die(seat: int, face: int) -> Die:
    """The Sabre's second roll is the same die with another face, so the face tells that it was rolled."""
    if face == STAR:
        return Die(f"fight-die-{seat}", "star", Phrase("thing-star"), rolls=1, seat=seat)
    label = Phrase("thing-combat-die", {"n": face})
    return Die(f"fight-die-{seat}", f"fire-{face}", label, rolls=1 + face, seat=seat)
