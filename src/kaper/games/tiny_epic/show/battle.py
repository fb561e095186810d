"""A battle in the scene while it lasts: both sides with their dice and what each deals."""

from typing import Final

from kaper.engine.remembered import remembered
from kaper.engine.scene import Counter, Die, Focus, Phrase, Side
from kaper.games.tiny_epic.components.board import CANNONS
from kaper.games.tiny_epic.rules.firing import fixed_damage, matches, symbols_of
from kaper.games.tiny_epic.show.links import die_id
from kaper.games.tiny_epic.show.odds import Figures, merchants, shooter
from kaper.games.tiny_epic.show.panels import deadeye
from kaper.games.tiny_epic.state.state import CAPTAIN_BONUS, LEGEND_TURN, NOBODY, ORANGE, ORDER, Pirates

AFTERMATH: Final = (ORDER, CAPTAIN_BONUS, LEGEND_TURN)
"""Phases in which a battle that is decided stays in sight, for what is asked about it."""


def focus(s: Pirates) -> Focus | None:
    """Both sides, until the battle is decided and the turn goes on."""
    attacker, target, attack, defence = s.battle
    over = attack >= 0 and defence >= 0
    if attacker < 0 or (over and s.phase not in AFTERMATH):
        return None
    sides = [_side(s, attacker, "thing-attacks", attack)]
    if target < ORANGE:
        title = Phrase("thing-battle", {"by": attacker, "whom": target})
        return Focus("battle", title, [*sides, _side(s, target, "thing-defends", defence)])
    figures = merchants(s)[target - ORANGE].figures()
    total = str(defence if over else figures["damage"])
    sides.append(Side(NOBODY, Phrase("thing-raided", figures), [_spoils(figures)], total=total))
    return Focus("battle", Phrase("thing-raid", {"by": attacker, **figures}), sides)


def _spoils(figures: Figures) -> Counter:
    label, hint = Phrase("thing-merchant-title", figures), Phrase("thing-merchant-hint", figures)
    return Counter("spoils", "doubloon", str(figures["gold"]), label, hint)


def _side(s: Pirates, seat: int, role: str, damage: int) -> Side:
    shown = symbols_of(s, seat)
    rolled = s.dice if shooter(s.battle) == seat else ()
    dice = [_die(seat, place, die, shown[die], s.round) for place, die in enumerate(rolled)]
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
        found.append(deadeye(f"battle-deadeye-{seat}", s.deadeye[seat]))
    return found


@remembered
def _die(seat: int, place: int, face: int, matched: int, number: int) -> Die:
    label, hint = Phrase("thing-die", {"face": face, "n": matched}), Phrase("thing-symbol-hint")
    return Die(die_id(seat, place), str(face), label, 2 + number, seat, hint=hint, spent=not matched)
