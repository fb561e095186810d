"""What a viewer sees of one seat."""

from kaper.engine.events import EVERYTHING
from kaper.games.maracaibo.components import cards, ship
from kaper.games.maracaibo.components.board import PLACE_NAMES, PLACES
from kaper.games.maracaibo.components.effects import TREASURES
from kaper.games.maracaibo.components.track import SPACE_NAMES
from kaper.games.maracaibo.rules.counting import income_doubloons, income_vp
from kaper.games.maracaibo.rules.ending import PARTS, parts_of
from kaper.games.maracaibo.rules.upgrades import side
from kaper.games.maracaibo.state.state import NONE, RETIREMENT, Maracaibo
from kaper.games.maracaibo.view.view import SeatView


def seat_view(s: Maracaibo, seat: int, viewer: int) -> SeatView:
    """Everything but the quests is public; those are shown to their owner, and to all at the end."""
    strength = s.strength[seat]
    own = may_see_quests(s, seat, viewer)
    made = s.upgrades[seat]
    return SeatView(
        redbeard=seat == s.redbeard,
        vp=s.vp[seat],
        doubloons=s.doubloons[seat],
        ship=PLACE_NAMES[s.ship[seat]],
        explorer=SPACE_NAMES[s.explorer[seat]],
        rivers=s.rivers(seat),
        cards=[cards.CARD_NAMES[card] for card in s.cards[seat]],
        upgrades=_bits(made),
        open_upgrades=_bits(ship.OPEN_SPACES[made.bit_count()] & ~made),
        figurehead="" if s.figure[seat] == NONE else cards.FIGUREHEADS[s.figure[seat]],
        stored=s.stored[seat][:],
        buried=s.buried[seat][:],
        bonus=[s.bonus[seat] >> kind & 1 == 1 for kind in range(3)],
        holes=[name for hole, name in enumerate(ship.HOLE_NAMES) if s.holes[seat] >> hole & 1],
        figure_holes=_figure_holes(s, seat),
        tiles=_tiles(s, seat),
        rubies=s.rubies[seat],
        quests=[cards.QUEST_NAMES[card] for card in s.hands[seat]] if own else [],
        quest_count=len(s.hands[seat]),
        income_doubloons=income_doubloons(s, seat),
        income_vp=income_vp(s, seat),
        raid_power=strength[ship.RAID_POWER],
        die_bonus=strength[ship.DIE_BONUS : ship.DIE_BONUS + 3],
        rerolls=strength[ship.REROLLS],
        explore_bonus=strength[ship.EXPLORE_BONUS],
        discount=strength[ship.DISCOUNT],
        move_max=strength[ship.MOVE_MAX],
        actions=_sources(strength[ship.RAID_ACTIONS], ship.SOURCES),
        trades=_sources(strength[ship.TRADES], ship.TRADE_SOURCES),
        may_retire=s.has(RETIREMENT) and seat != s.redbeard and not s.retired >> seat & 1,
        prices=[price_for(s, seat, place) for place in range(PLACES)],
        projected=dict(zip(PARTS, parts_of(s, seat, own), strict=True)),
    )


def may_see_quests(s: Maracaibo, seat: int, viewer: int) -> bool:
    """POM-522: quests are secret until the end."""
    return s.over or viewer in (seat, EVERYTHING)


def market_tiles(s: Maracaibo) -> list[str]:
    """The black market tiles by the sides on which they lie."""
    return [names[side(s, tile)] for tile, names in enumerate(cards.MARKET_TILE_NAMES)]


def _bits(spaces: int) -> list[str]:
    return [name for space, name in enumerate(ship.UPGRADE_NAMES) if spaces >> space & 1]


def _figure_holes(s: Maracaibo, seat: int) -> list[str]:
    """What lies on the burial spaces of the seat's figurehead, if it has any."""
    if not s.strength[seat][ship.FIGURE_SPACES]:
        return []
    return ["" if kind == NONE else TREASURES[kind] for kind in s.figure_kinds[seat]]


def _tiles(s: Maracaibo, seat: int) -> list[tuple[str, int]]:
    if seat == s.redbeard:
        return []
    return list(zip(market_tiles(s), s.stalls[seat], strict=True))


def _sources(bits: int, sources: list[ship.RaidAction]) -> list[str]:
    return [each.name for source, each in enumerate(sources) if bits >> source & 1]


def price_for(s: Maracaibo, seat: int, place: int) -> int:
    """What the card on a place would cost this seat; nothing is said of face-down cards."""
    card = s.card[place]
    if s.hidden[place] or card == NONE or seat == s.redbeard:
        return NONE
    if cards.KIND[card] not in (cards.IMPROVEMENT, cards.RESIDENCE) or s.markers[place] >> seat & 1:
        return NONE
    return s.price(seat, card)
