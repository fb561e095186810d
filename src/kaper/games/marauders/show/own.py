"""What one player sees otherwise than everybody: the hand, the gold, the hold, the market, the spoils."""

from kaper.engine.scene import Board, Scene, Zone
from kaper.games.marauders.components.board import NONE, ZONE_NAMES
from kaper.games.marauders.components.cards import CARGO_NAMES, RUMOR_NAMES
from kaper.games.marauders.show import battle, deck, port, prize, sea
from kaper.games.marauders.show.cards import choices, hand
from kaper.games.marauders.show.fight import fight
from kaper.games.marauders.show.mate import Goal, Mate, mate
from kaper.games.marauders.show.panels import panel
from kaper.games.marauders.show.quay import quay
from kaper.games.marauders.show.scene import Look
from kaper.games.marauders.state.state import IN_PORT, Marauders
from kaper.games.marauders.view.observe import player_view


def own(seen: Look) -> Scene:
    """Whatever the viewer may look into, and what the ports of the chart mean to them."""
    s, viewer = seen.state, seen.viewer
    if not 0 <= viewer < s.players:
        return Scene()
    view = player_view(s, viewer, viewer)
    me = mate(viewer, view)
    goal = Goal(s.target, s.cap)
    boards = [deck.board(me, goal), *_chart(s, viewer)]
    zones = [hand(viewer, tuple(view.hand), me.rumor, me.mission, me.progress), *deck.zones(me)]
    known = [me]
    if s.seats[viewer].docked and (s.stage != IN_PORT or viewer == s.active):
        boards.append(port.board(quay(s, viewer), me, _stalls(s, viewer)))
        zones += _harbour(s, viewer)
    if len(s.seats[viewer].rumors) > 1:
        zones.append(choices(tuple(RUMOR_NAMES[card] for card in sorted(s.seats[viewer].rumors))))
    if s.searched[0] == viewer:
        loser = mate(s.searched[1], player_view(s, s.searched[1], viewer))
        known.append(loser)
        boards += [deck.board(loser, goal), _searched(seen)]
        zones += [*deck.zones(loser), prize.spoils(prize.for_taking(s))]
    panels = [
        panel(each, goal, each.seat == s.active and not s.ending, each.seat == s.first) for each in known
    ]
    return Scene(boards=boards, zones=[zone for zone in zones if zone.cards], panels=panels)


def _chart(s: Marauders, viewer: int) -> list[Board]:
    """The chart with the home port, and with the ports that are closed to a wanted captain."""
    me = s.seats[viewer]
    home = NONE if me.captain == NONE else me.home
    concern = sea.Concern(home, tuple([level > 0 for level in me.bounty]))
    return [] if concern == sea.NOBODY else [sea.board(sea.chart_of(s), concern)]


def _stalls(s: Marauders, viewer: int) -> int:
    return max(len(s.market), len(s.offer)) if viewer == s.active and s.stage == IN_PORT else 0


def _harbour(s: Marauders, viewer: int) -> list[Zone]:
    """The market, for who buys there, and what is told in the port."""
    found = [port.notices(ZONE_NAMES[s.seats[viewer].zone], tuple(s.missions))]
    if viewer == s.active and s.stage == IN_PORT:
        if s.market:
            found.append(port.market(tuple([CARGO_NAMES[card] for card in s.market]), s.prices))
        elif s.offer:
            found.append(port.offer(tuple([CARGO_NAMES[card] for card in s.offer])))
    return found


def _searched(seen: Look) -> Board:
    """The battle, with what can be taken between the ships."""
    view = seen.view
    mates: list[Mate] = [mate(seat, player) for seat, player in enumerate(view.players)]
    laid = len(prize.spoils(prize.for_taking(seen.state)).cards)
    return battle.board(fight(seen.state, view, mates, laid))
