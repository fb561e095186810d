"""The score of every captain as it stands, and what they could still gain."""

from collections.abc import Callable, Sequence
from typing import Final

from kaper.engine.events import EVERYTHING
from kaper.engine.show import Seen
from kaper.engine.teaching import Part
from kaper.games.maracaibo.components.board import PLACES
from kaper.games.maracaibo.components.cards import HARD_VP, RESIDENCE_SCORE
from kaper.games.maracaibo.components.track import RIVERS
from kaper.games.maracaibo.rules.counting import counters, residences
from kaper.games.maracaibo.rules.ending import (
    DOUBLOONS_PER_VP,
    PARTS,
    QUEST_FACTOR,
    QUESTS_FOR_BONUS,
    parts_of,
    quest_points,
    residence_points,
    treasure_value,
)
from kaper.games.maracaibo.state.state import HUNTERS, Maracaibo
from kaper.games.maracaibo.view.view import View

SECRET: Final = ("quests", "quest-bonus")
"""What only their owner may know before the end; residences and scrolls that count quests stand without."""
Figures = dict[str, int | str]


def standing(seen: Seen[Maracaibo, View]) -> Sequence[Sequence[Part]]:
    """POM-522: the parts of every score, those that come of quests for their owner only."""
    return [_parts(seen, seat) for seat in range(seen.state.seats)]


def _parts(seen: Seen[Maracaibo, View], seat: int) -> list[Part]:
    s = seen.state
    known = s.over or seat == s.redbeard or seen.viewer in (seat, EVERYTHING)
    points = parts_of(s, seat, with_quests=known)
    return [
        Part(name, None, {}) if name in SECRET and not known else Part(name, found, _more(s, seat, name))
        for name, found in zip(PARTS, points, strict=True)
    ]


def _more(s: Maracaibo, seat: int, part: str) -> Figures:
    """What can still be gained, until the end; nothing is said of Redbeard, who follows his cards."""
    found = MORE.get(part)
    return {} if found is None or s.over or seat == s.redbeard else found(s, seat)


def _rivers(s: Maracaibo, seat: int) -> Figures:
    return {"left": max(RIVERS) - s.rivers(seat)}


def _doubloons(s: Maracaibo, seat: int) -> Figures:
    return {"n": DOUBLOONS_PER_VP - s.doubloons[seat] % DOUBLOONS_PER_VP}


def _residences(s: Maracaibo, seat: int) -> Figures:
    """POM-1015: how far those that are built are from their limit."""
    counted = counters(s, seat)
    built = [place for place in range(PLACES) if s.markers[place] >> seat & 1]
    room = sum(RESIDENCE_SCORE[s.card[place]][2] - residence_points(s, counted, place) for place in built)
    return {"n": residences(s, seat), "room": room}


def _treasures(s: Maracaibo, seat: int) -> Figures:
    gold, emerald, pearl = (treasure_value(cubes) for cubes in s.islands)
    return {"gold": gold, "emerald": emerald, "pearl": pearl}


def _buried(s: Maracaibo, seat: int) -> Figures:
    return {"n": sum(s.stored[seat])}


def _quests(s: Maracaibo, seat: int) -> Figures:
    """POM-1018, POM-1432: what the harder conditions of all quests in hand would bring."""
    counted, factor = counters(s, seat), QUEST_FACTOR if s.modules & HUNTERS else 1
    return {"n": sum(HARD_VP[card] * factor - quest_points(s, counted, card) for card in s.hands[seat])}


def _quest_bonus(s: Maracaibo, seat: int) -> Figures:
    """POM-1019, POM-1020: how many quests must still score."""
    counted = counters(s, seat)
    scored = sum(quest_points(s, counted, card) > 0 for card in s.hands[seat])
    return {"n": max(0, QUESTS_FOR_BONUS - scored)}


MORE: Final[dict[str, Callable[[Maracaibo, int], Figures]]] = {
    "rivers": _rivers,
    "doubloons": _doubloons,
    "residences": _residences,
    "treasures": _treasures,
    "buried": _buried,
    "quests": _quests,
    "quest-bonus": _quest_bonus,
}
"""The figures of the sentence `more-<part>`, for each part of which something is said."""
