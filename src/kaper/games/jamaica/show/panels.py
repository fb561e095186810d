"""The ships' own boards in the scene, and a fight while it lasts."""

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


def panels(seen: Look) -> list[Panel]:
    return [panel(seen, seat) for seat in range(len(seen.view.ships))]


def panel(seen: Look, seat: int) -> Panel:
    """A ship's board, as far as the viewer may look into it."""
    view = seen.view
    ship = view.ships[seat]
    return Panel(
        seat=seat,
        colour=ship.colour,
        shape=SHAPES[ship.colour],
        name=Phrase("name-ghost-ship") if ship.ghost else None,
        marks=_marks(view, seat, ship),
        counters=_counters(seat, ship, position(seen.state, seat)),
        slots=[_slot(seat, hold, goods, n) for hold, (goods, n) in enumerate(ship.holds)],
        zones=zone_ids(seat, ship),
        active=is_active(view, seat, ship),
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


def _marks(view: View, seat: int, ship: ShipView) -> list[Counter]:
    """The compass, the half of the day, and an unusual lap."""
    marks: list[Counter] = []
    if seat == view.captain:
        label = Phrase("thing-captain", {"whom": seat})
        marks.append(Counter(f"compass-{seat}", "compass", "", label, Phrase("thing-captain-hint")))
    if view.stage >= TURN and is_active(view, seat, ship):
        when = "evening" if view.action else "morning"
        icon = "moon" if view.action else "sun"
        marks.append(Counter(f"half-{seat}", icon, "", Phrase(f"thing-acts-{when}", {"whom": seat})))
    if ship.lap:
        key = "thing-home" if ship.lap > 0 else "thing-behind"
        marks.append(Counter(f"lap-{seat}", "flag" if ship.lap > 0 else "anchor", "", Phrase(key)))
    return marks


def _counters(seat: int, ship: ShipView, points: int) -> list[Counter]:
    """What its place would score now, and the cards that it still has."""
    label, hint = Phrase("thing-points", {"points": points}), Phrase("thing-points-hint")
    counters = [Counter(f"points-{seat}", "flag", f"{points:+}", label, hint)]
    if not ship.ghost:
        figures: dict[str, int | str] = {"n": ship.hand_size, "deck": ship.deck_size}
        counters.append(Counter(f"cards-{seat}", "card", str(ship.hand_size), Phrase("thing-cards", figures)))
    return counters


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
    powder = s.total(seat, POWDER)
    label = Phrase("thing-powder", {"n": powder})
    counters = [Counter(powder_id(seat), "powder", str(powder), label)]
    if s.has(seat, LADY_BETH):
        hint = Phrase("thing-effect-lady-beth")
        bonus = Counter(f"bonus-{seat}", "cannon", f"+{LADY_BETHS_BONUS}", Phrase("name-lady-beth"), hint)
        counters.append(bonus)
    if s.has(seat, SABRE):
        hint = Phrase("thing-effect-sarans-sabre")
        counters.append(Counter(f"sabre-{seat}", "sabre", "", Phrase("name-sarans-sabre"), hint))
    face, fire = rolled
    dice = [] if face < 0 else [_combat_die(seat, face)]
    power = "" if face < 0 else "★" if face == STAR else str(fire)
    return Side(seat, Phrase(role, {"whom": seat}), counters, dice, power)


def _combat_die(seat: int, face: int) -> Die:
    """The Sabre's second roll is the same die with another face, so the face tells that it was rolled."""
    if face == STAR:
        return Die(f"fight-die-{seat}", "star", Phrase("thing-star"), rolls=1, seat=seat)
    label = Phrase("thing-combat-die", {"n": face})
    return Die(f"fight-die-{seat}", f"fire-{face}", label, rolls=1 + face, seat=seat)
