"""Merchants & Marauders as a scene, as everybody sees it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from kaper.engine.scene import Board, Phrase, Piece, Scene, Tray, Zone
from kaper.engine.show import Seen
from kaper.games.marauders.show import battle, deck, keys, port, prize, raid, sea, ships
from kaper.games.marauders.show.cards import events
from kaper.games.marauders.show.fight import fight
from kaper.games.marauders.show.layout import TESTS
from kaper.games.marauders.show.mate import Goal, Mate, mate
from kaper.games.marauders.show.panels import panel
from kaper.games.marauders.show.prize import die
from kaper.games.marauders.show.quay import quay
from kaper.games.marauders.state.state import Marauders
from kaper.games.marauders.view.view import View

Look = Seen[Marauders, View]
SEATS: Final = 4


class Fray(NamedTuple):
    """A battle or a raid while it lasts."""

    boards: list[Board]
    pieces: list[Piece]
    zones: list[Zone]
    trays: list[Tray]


PEACE: Final = Fray([], [], [], [])


def scene(seen: Look) -> Scene:
    """Everything on the table, as everybody sees it."""
    s, view = seen.state, seen.view
    goal = Goal(view.target, view.cap)
    mates = [mate(seat, player) for seat, player in enumerate(view.players)]
    fray = _fray(s, view, mates)
    boards = [*fray.boards, *_places(s, view, mates)]
    return Scene(
        boards=[*boards, *[deck.board(me, goal) for me in mates]],
        pieces=[*ships.pieces(s, view), *fray.pieces],
        zones=_zones(s, view, mates, fray.zones),
        trays=[*fray.trays, *_test(view, boards[0].id)],
        panels=[
            panel(me, goal, me.seat == view.active and not view.ending, me.seat == view.first) for me in mates
        ],
        centre=ships.centre(view),
        wide=True,
    )


def in_port(view: View) -> bool:
    """Whether somebody does his business in a port: everybody sees that port."""
    return view.stage == "port" and view.active >= 0


def _places(s: Marauders, view: View, mates: Sequence[Mate]) -> list[Board]:
    """The chart; a port in which business is done lies before it."""
    chart = sea.board(sea.chart_of(s), sea.NOBODY)
    if not in_port(view):
        return [chart]
    stalls = max(view.market_size, len(view.offer))
    return [port.board(quay(s, view.active), mates[view.active], stalls), chart]


def _zones(s: Marauders, view: View, mates: Sequence[Mate], prizes: list[Zone]) -> list[Zone]:
    found: list[Zone] = []
    if in_port(view):
        if view.market_size:
            found.append(port.backs(view.market_size))
        elif view.offer:
            found.append(port.offer(tuple(view.offer)))
        found.append(port.notices(view.players[view.active].zone, tuple(s.missions)))
    found += prizes
    for me in mates:
        found += deck.zones(me)
    news = events(view.war, tuple(view.warring), tuple(view.events))
    return [*found, news] if news.cards else found


def _fray(s: Marauders, view: View, mates: Sequence[Mate]) -> Fray:
    names = view.offer or (view.raid.cards if view.raid is not None else [])
    laid = [prize.goods(tuple(names), view.raid is not None)] if names else []
    if view.battle is not None:
        now = fight(s, view, mates, len(names))
        pennants = battle.pieces(now, view.battle.declared)
        return Fray([battle.board(now)], pennants, laid, battle.trays(view.battle))
    if view.raid is not None:
        cards, dice = tuple(view.raid.cards), tuple(view.raid.dice)
        board = raid.board(mates[view.active], view.raid.nation, cards, len(names))
        return Fray([board], [], laid, [raid.tray(view.active, dice)] if dice else [])
    return PEACE


def _test(view: View, where: str) -> list[Tray]:
    """The dice of a skill test, in the middle of what is shown."""
    if not view.rolled or where not in TESTS:
        return []
    rolls = view.round * SEATS + view.active + 1
    dice = [die(keys.test_die(n), face, view.roller, rolls) for n, face in enumerate(view.rolled)]
    title = Phrase("thing-test", {"whom": view.roller})
    return [Tray("test", title, dice, where, f"test-at-{where}", view.roller)]
