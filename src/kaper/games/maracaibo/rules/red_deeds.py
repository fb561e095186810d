"""Chapter 12: what Redbeard's actions, additional actions and upgrades do."""

from typing import Final

from kaper.engine.asking import Args
from kaper.games.maracaibo.components import redbeard
from kaper.games.maracaibo.components.cards import CARD_NAMES, FIGUREHEADS, QUEST_NAMES
from kaper.games.maracaibo.components.effects import TREASURES
from kaper.games.maracaibo.components.track import LONGER, SPACE_NAMES
from kaper.games.maracaibo.rules.gains import gain_vp, place_cubes
from kaper.games.maracaibo.rules.quests import fill_market
from kaper.games.maracaibo.rules.residences import mark
from kaper.games.maracaibo.rules.treasures import take_cube
from kaper.games.maracaibo.state.state import NONE, Maracaibo

HUMAN: Final = 0


def upgrade(s: Maracaibo) -> None:
    """A cube on the next space of his board; every effect is immediate.

    POM-1250, POM-1251, POM-1253, POM-1254, POM-1255, POM-1256.
    """
    if s.red_cubes == len(redbeard.BOARD):
        return
    effect = redbeard.BOARD[s.red_cubes]
    s.red_cubes += 1
    if s.diary is not None:
        s.diary.note("red-upgrades", s.redbeard, {"effect": effect, "space": s.red_cubes})
    if effect == "advance":
        s.red_level = min(redbeard.TOP_LEVEL, s.red_level + 1)
    elif effect == "figurehead":
        take_figurehead(s)
    elif effect == "quest":
        take_quest(s)
    else:
        settle(s)


def take_figurehead(s: Maracaibo) -> None:
    """POM-1253, POM-1257: a die names one of the three tiles; none if the human or he has one."""
    if s.figure[HUMAN] != NONE or s.figure[s.redbeard] != NONE:
        return
    figure = s.figures.pop(redbeard.FIGUREHEAD_DIE[s.chance.die() - 1])
    s.figure[s.redbeard] = figure
    if s.diary is not None:
        s.diary.note("takes-figurehead", s.redbeard, {"figure": FIGUREHEADS[figure]})


def take_quest(s: Maracaibo) -> None:
    """POM-1229, A-19: the rightmost card, face down; the others slide to the right and a new one comes."""
    card = next((card for card in reversed(s.market) if card != NONE), NONE)
    if card == NONE:
        return
    rest = [other for other in s.market if other not in (card, NONE)]
    s.market = [NONE] * (len(s.market) - len(rest)) + rest
    s.hands[s.redbeard].append(card)
    s.hands[s.redbeard].sort()
    if s.diary is not None:
        s.diary.note("takes-quest", s.redbeard, {"card": QUEST_NAMES[card]})
    fill_market(s)


def settle(s: Maracaibo) -> None:
    """POM-1255: a die names a residence, 1 to 4 from the left; what does not fit is rolled again."""
    seat = s.redbeard
    places = s.residences()
    if all(s.markers[place] >> seat & 1 for place in places):
        return
    number = s.chance.die()
    while number > len(places) or s.markers[places[number - 1]] >> seat & 1:
        number = s.chance.die()
    if s.diary is not None:
        s.diary.note("red-settles", seat, {"card": CARD_NAMES[s.card[places[number - 1]]]})
    mark(s, seat, places[number - 1])


# --- main actions


def raid(s: Maracaibo) -> None:
    """POM-1221, POM-1224, POM-1252: points and treasures by his level; ahead of the human he adds a cube."""
    seat, level = s.redbeard, s.red_level
    gain_vp(s, seat, redbeard.RAID_VP[level], "why-raid")
    kind = kind_by_die(s)
    for _ in range(redbeard.RAID_TREASURES[level]):
        take_treasure(s, kind, "why-raid")
    if redbeard.COMPARES[level] and s.treasures(seat, kind) > s.treasures(HUMAN, kind):
        place_cubes(s, seat, kind, 1, "why-ahead")


def kind_by_die(s: Maracaibo) -> int:
    """POM-1222: 1 gold, 2 emerald, 3 pearl, from 4 on the island with most cubes, ties in that order."""
    pips = s.chance.die()
    kind = redbeard.TREASURE_DIE[pips - 1]
    if kind == redbeard.MOST_CUBES:
        kind = s.islands.index(max(s.islands))
    if s.diary is not None:
        s.diary.note("red-rolls", s.redbeard, {"pips": pips, "kind": TREASURES[kind]})
    return kind


def take_treasure(s: Maracaibo, kind: int, why: str) -> None:
    """POM-1223: off the island as a player does; he never uses a bonus space."""
    take_cube(s, kind)
    s.stored[s.redbeard][kind] += 1
    if s.diary is not None:
        figures: Args = {"kind": TREASURES[kind], "cubes": s.islands[kind], "why": why}
        s.diary.note("gains-treasure", s.redbeard, figures)


def explore(s: Maracaibo, steps: int) -> None:
    """POM-1225, POM-1226, A-24: the printed spaces and those of his level, then points."""
    walk(s, steps + redbeard.EXPLORE_STEPS[s.red_level], "why-action")
    gain_vp(s, s.redbeard, redbeard.EXPLORE_VP[s.red_level], "why-explored")


def walk(s: Maracaibo, steps: int, why: str) -> None:
    """POM-1225, A-24, A-36: along the longer path, past the human's explorer, up to the last space."""
    seat = s.redbeard
    space, human = s.explorer[seat], s.explorer[HUMAN]
    for _ in range(steps):
        space = LONGER[space]
        if space == human:
            space = LONGER[space]
    s.explorer[seat] = space
    if s.diary is not None:
        told: Args = {"space": SPACE_NAMES[space], "rivers": s.rivers(seat), "why": why}
        s.diary.note("explores", seat, told)


# --- additional actions


def do_extra(s: Maracaibo, verb: str, n: int) -> None:
    """POM-1215, POM-1262, A-21: before the main action; what cannot be done is left out."""
    seat = s.redbeard
    if s.diary is not None:
        s.diary.note("red-extra", seat, {"action": verb.replace("_", "-"), "n": n})
    if verb == "gain_vp":
        gain_vp(s, seat, n, "why-extra")
    elif verb == "treasure_by_die":
        for _ in range(n):
            take_treasure(s, kind_by_die(s), "why-extra")
    elif verb == "explorer_steps":
        walk(s, n, "why-extra")
    elif verb == "place_cubes":
        owned = [s.treasures(seat, kind) for kind in range(3)]
        place_cubes(s, seat, owned.index(max(owned)), n, "why-extra")
    elif verb == "bury":
        for _ in range(n):
            bury(s)
    else:
        for _ in range(n):
            upgrade(s)


def bury(s: Maracaibo) -> None:
    """POM-1262, A-21: one of the kind of which he has most above the line; no bonus, no limit of spaces."""
    stored = s.stored[s.redbeard]
    kind = stored.index(max(stored))
    if stored[kind]:
        stored[kind] -= 1
        s.buried[s.redbeard][kind] += 1
        if s.diary is not None:
            s.diary.note("red-buries", s.redbeard, {"kind": TREASURES[kind]})
