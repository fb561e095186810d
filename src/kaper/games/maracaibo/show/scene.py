"""Pirates of Maracaibo as a scene: the table as everybody sees it, and what a viewer sees otherwise."""

from kaper.engine.events import EVERYTHING, SPECTATOR
from kaper.engine.remembered import remembered
from kaper.engine.scene import Counter, Panel, Phrase, Scene, Zone
from kaper.games.maracaibo.rules.step import ROUNDS
from kaper.games.maracaibo.show import base, market, redbeard, sea, sea_cards, track
from kaper.games.maracaibo.show.labels import Sight, counted
from kaper.games.maracaibo.show.panels import panel
from kaper.games.maracaibo.show.raid import focus
from kaper.games.maracaibo.state.state import DRAW_LAYOUT, Maracaibo
from kaper.games.maracaibo.view.seats import may_see_quests


def scene(seen: Sight) -> Scene:
    """Everything on the table, as everybody sees it."""
    s, viewer = seen.state, seen.viewer
    seats = range(s.seats)
    bases = [base if seat != s.redbeard else redbeard for seat in seats]
    zones = [*_laid_out(s, viewer), *market.zones(s)]
    zones += [zone for seat in seats for zone in bases[seat].zones(s, seat)]
    return Scene(
        boards=[
            sea.board(s),
            track.board(s),
            market.board(s),
            *[bases[seat].board(s, seat) for seat in seats],
        ],
        pieces=[*[sea.ship(s, seat) for seat in seats], *[track.explorer(s, seat) for seat in seats]],
        zones=[*zones, *_hands(s, viewer)],
        panels=_panels(s, viewer),
        centre=_centre(min(s.round + 1, ROUNDS), s.ending),
        focus=focus(s),
        wide=True,
    )


def own(seen: Sight) -> Scene:
    """The viewer's quests, and how far they are; what cards cost them and would score for them."""
    s, viewer = seen.state, seen.viewer
    if viewer == SPECTATOR:
        return Scene()
    if viewer == EVERYTHING:
        return Scene(zones=[*_laid_out(s, viewer), *_hands(s, viewer)], panels=_panels(s, viewer))
    if s.stage == DRAW_LAYOUT:
        return Scene(zones=_hands(s, viewer), panels=_panels(s, viewer)[viewer : viewer + 1])
    found = counted(s, viewer, viewer)
    zones = sea_cards.own_zones(s, viewer, found)
    offers = market.quest_market(s, found)
    zones += [offers] if offers.cards else []
    zones += [market.hand(s, viewer, viewer, found)] if s.hands[viewer] else []
    return Scene(zones=zones, panels=[panel(s, viewer, True, False)])


def _laid_out(s: Maracaibo, viewer: int) -> list[Zone]:
    return [] if s.stage == DRAW_LAYOUT else sea_cards.zones(s, viewer)


def _hands(s: Maracaibo, viewer: int) -> list[Zone]:
    """The quests that a viewer may see; at the end everybody's lie open."""
    return [
        market.hand(s, seat, viewer, None if s.stage == DRAW_LAYOUT else counted(s, seat, viewer))
        for seat in range(s.players)
        if s.hands[seat] and may_see_quests(s, seat, viewer)
    ]


def _panels(s: Maracaibo, viewer: int) -> list[Panel]:
    """In the order of the seats; a hand that lies open belongs to its player, one's own lies elsewhere."""
    found: list[Panel] = []
    for seat in range(s.seats):
        knows = may_see_quests(s, seat, viewer)
        shows = knows and seat not in (viewer, s.redbeard) and bool(s.hands[seat])
        found.append(panel(s, seat, knows, shows))
    return found


@remembered
def _centre(number: int, ending: bool) -> list[Counter]:
    label, hint = (
        Phrase("thing-round", {"round": number}),
        Phrase("thing-round-hint", {"ending": int(ending)}),
    )
    return [Counter("round", "round", str(number), label, hint)]
