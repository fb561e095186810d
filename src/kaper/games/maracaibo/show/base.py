"""A player's own board in the scene, with the figurehead and the cards beside it."""

from kaper.engine.remembered import remembered
from kaper.engine.scene import Area, Board, Card, Phrase, Zone
from kaper.games.maracaibo.components.cards import CARD_NAMES, FIGUREHEADS
from kaper.games.maracaibo.components.ship import FIGURE_SPACES
from kaper.games.maracaibo.show import layout, ship_board
from kaper.games.maracaibo.show.cards import figurehead, owned
from kaper.games.maracaibo.state.state import NONE, Maracaibo
from kaper.games.maracaibo.view.seats import market_tiles


def base_id(seat: int) -> str:
    return f"base-{seat}"


def board(s: Maracaibo, seat: int) -> Board:
    """What lies on a figurehead counts only if it has burial spaces."""
    tiles = [
        (name, "" if place == NONE else s.called(place))
        for name, place in zip(market_tiles(s), s.stalls[seat], strict=True)
    ]
    return _board(
        seat,
        s.upgrades[seat],
        (s.bonus[seat], *s.stored[seat]),
        s.holes[seat],
        tuple(s.figure_kinds[seat]) if s.strength[seat][FIGURE_SPACES] else (),
        tuple(tiles),
        len(s.cards[seat]),
    )


@remembered
def _board(
    seat: int,
    made: int,
    stores: tuple[int, ...],
    holes: int,
    figure_holes: tuple[int, ...],
    tiles: ship_board.Tiles,
    cards: int,
) -> Board:
    spots = ship_board.upgrades(seat, made) + ship_board.stores(seat, stores)
    spots += ship_board.holes(seat, holes) + ship_board.figure_holes(seat, figure_holes)
    return Board(
        id=base_id(seat),
        art="base",
        width=layout.WIDTH,
        height=layout.HEIGHT,
        label=Phrase("thing-base", {"whom": seat}),
        spots=spots + ship_board.tiles(seat, tiles),
        areas=racks(seat, cards),
        art_dark="base-dark",
        seat=seat,
    )


@remembered
def racks(seat: int, cards: int) -> list[Area]:
    """Where cards and the figurehead lie."""
    boxes = [layout.FIGURE, *layout.rack(layout.CARDS, cards)]
    return [
        Area(f"rack-{seat}-{place}", layout.outline(box), Phrase("thing-rack" if place else "thing-prow"))
        for place, box in enumerate(boxes)
    ]


# --- cards


def zones(s: Maracaibo, seat: int) -> list[Zone]:
    """Cards in the order in which they came, and the figurehead if there is one."""
    found = [_cards(seat, tuple(s.cards[seat]))] if s.cards[seat] else []
    return found if s.figure[seat] == NONE else [*found, _prow(seat, s.figure[seat])]


@remembered
def _cards(seat: int, cards: tuple[int, ...]) -> Zone:
    spots = [f"rack-{seat}-{place}" for place in range(1, len(cards) + 1)]
    return laid(f"cards-{seat}", seat, [owned(CARD_NAMES[card], seat) for card in cards], spots)


@remembered
def _prow(seat: int, figure: int) -> Zone:
    return laid(f"prow-{seat}", seat, [figurehead(FIGUREHEADS[figure])], [f"rack-{seat}-0"])


def laid(name: str, seat: int, cards: list[Card], spots: list[str]) -> Zone:
    """Cards on a board of a seat's own."""
    title = Phrase("thing-cards-of", {"whom": seat})
    return Zone(name, "grid", title, cards, count=len(cards), seat=seat, board=base_id(seat), spots=spots)
