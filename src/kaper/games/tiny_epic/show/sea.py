"""The sea in the scene: one chart over sixteen cards, what lies there, and the Navy's next course."""

from typing import Final, NamedTuple

from kaper.engine.remembered import remembered
from kaper.engine.scene import Area, Board, Phrase, Spot
from kaper.games.tiny_epic.components.board import CELL_NAMES, CELLS, COVE, MAP_NAMES, NEIGHBOURS
from kaper.games.tiny_epic.components.cards import TOKEN_NAMES
from kaper.games.tiny_epic.rules.others import navy_steps
from kaper.games.tiny_epic.show import layout
from kaper.games.tiny_epic.show.facts import Cell, cell_facts, navy_ways
from kaper.games.tiny_epic.show.links import cell_id, market_id, site_id, token_id
from kaper.games.tiny_epic.show.odds import NONE, Figures
from kaper.games.tiny_epic.state.state import NOBODY, WHEEL, Pirates

SEA: Final = "sea"
ARROW: Final = 5.5


def water_id(cell: int) -> str:
    """Where the ships on a card lie."""
    return f"water-{CELL_NAMES[cell]}"


def cove_id(cell: int) -> str:
    return f"cove-{CELL_NAMES[cell]}"


def grave_id(cell: int) -> str:
    """A site under which a treasure lies."""
    return f"grave-{CELL_NAMES[cell]}"


ROUTES: Final[list[tuple[str, str]]] = [
    (water_id(cell), water_id(other)) for cell in CELLS for other in NEIGHBOURS[cell] if cell < other
]
WATERS: Final[list[Area]] = [
    Area(water_id(cell), layout.outline(layout.water(cell)), Phrase("thing-water", {"cell": name}))
    for cell, name in enumerate(CELL_NAMES)
]


class Course(NamedTuple):
    """The steps that the Navy would take after its prey, how many they are at most, and whether it wins."""

    prey: int
    steps: int
    caught: bool
    ways: tuple[tuple[int, int], ...]


NO_COURSE: Final = Course(NOBODY, 0, False, ())


def board(s: Pirates) -> Board:
    hidden = tuple((s.cell[ship], ship) for ship in range(s.ships) if s.hidden[ship])
    cells = tuple([cell_facts(s, cell) for cell in CELLS])
    return _board(s.sea, cells, tuple(s.site), tuple(s.unseen), hidden, _course(s))


@remembered
def _board(
    sea: tuple[int, ...],
    cells: tuple[Cell, ...],
    sites: tuple[int, ...],
    unseen: tuple[int, ...],
    hidden: tuple[tuple[int, int], ...],
    course: Course,
) -> Board:
    harbours = [cell for cell in CELLS if COVE[sea[cell]]]
    whose = dict(hidden)
    return Board(
        id=SEA,
        art=SEA,
        width=layout.SIDE,
        height=layout.SIDE,
        label=Phrase("thing-sea"),
        spots=[spot for cell in CELLS for spot in _spots(cell, cells[cell], unseen)],
        areas=[
            *WATERS,
            *(_card(cell, sea[cell], cells[cell]) for cell in CELLS),
            *(_cove(cell, whose.get(cell, NOBODY)) for cell in harbours),
            *(_grave(cell, owner) for cell, owner in enumerate(sites) if owner != NOBODY),
            *_arrows(course),
        ],
        routes=[*ROUTES, *((cove_id(cell), water_id(cell)) for cell in harbours)],
        art_dark=f"{SEA}-dark",
    )


# --- one card


@remembered
def _card(cell: int, card: int, facts: Cell) -> Area:
    """A card of the sea: a click means it as a whole, whatever lies on it."""
    return Area(
        id=cell_id(facts.cell),
        outline=layout.outline(layout.CELL_BOXES[cell]),
        label=Phrase("thing-cell", facts.figures()),
        hint=Phrase("thing-cell-hint", facts.printed()),
        art=MAP_NAMES[card],
    )


@remembered
def _cove(cell: int, whom: int) -> Area:
    box = layout.around(layout.within(cell, *layout.COVE_AT), layout.COVE_HALF)
    label = Phrase("thing-cove") if whom == NOBODY else Phrase("thing-cove-of", {"whom": whom})
    return Area(cove_id(cell), layout.outline(box), label, Phrase("thing-cove-hint"))


@remembered
def _grave(cell: int, owner: int) -> Area:
    box = layout.around(layout.within(cell, *layout.SITE_AT), layout.SITE_RADIUS)
    return Area(grave_id(cell), layout.outline(box), Phrase("thing-grave", {"whom": owner}))


def _spots(cell: int, facts: Cell, unseen: tuple[int, ...]) -> list[Spot]:
    found = []
    if facts.market != NONE:
        found.append(_market(cell, facts.market, facts.price))
    if facts.site and not facts.buried:
        found.append(_site(cell, facts.site, facts.navy))
    if facts.token:
        found.append(_token(cell, unseen))
    return found


@remembered
def _market(cell: int, loot: str, price: int) -> Spot:
    x, y = layout.within(cell, *layout.MARKET_AT)
    return Spot(
        id=market_id(CELL_NAMES[cell]),
        x=x,
        y=y,
        radius=layout.MARKET_RADIUS,
        label=Phrase("thing-market", {"loot": loot, "price": price}),
        hint=Phrase("thing-market-hint"),
        token=f"market-{loot}-{price}",
    )


@remembered
def _site(cell: int, cost: int, navy: int) -> Spot:
    x, y = layout.within(cell, *layout.SITE_AT)
    return Spot(
        id=site_id(CELL_NAMES[cell]),
        x=x,
        y=y,
        radius=layout.SITE_RADIUS,
        label=Phrase("thing-site", {"cost": cost}),
        hint=Phrase("thing-site-hint", {"cost": cost, "navy": navy}),
        token=f"site-{cost}",
    )


@remembered
def _token(cell: int, unseen: tuple[int, ...]) -> Spot:
    x, y = layout.within(cell, *layout.TOKEN_AT)
    kinds = {kind.replace("-", ""): n for kind, n in zip(TOKEN_NAMES, unseen, strict=True)}
    return Spot(
        id=token_id(CELL_NAMES[cell]),
        x=x,
        y=y,
        radius=layout.TOKEN_RADIUS,
        label=Phrase("thing-token"),
        hint=Phrase("thing-token-hint", {"n": sum(unseen), **kinds}),
        token="search-token",
    )


# --- the Navy's next course


def _course(s: Pirates) -> Course:
    """What the Navy would do if the ship line were crossed in this turn."""
    prey = s.turn
    if s.over or s.phase < WHEEL:
        return NO_COURSE
    ends, ways = navy_ways(s, prey)
    caught = s.cell[prey] in ends and not s.hidden[prey]
    return Course(prey, navy_steps(s, prey), caught, tuple(ways))


@remembered
def _arrows(course: Course) -> list[Area]:
    """An arrow for each step."""
    figures: Figures = {"whom": course.prey, "n": course.steps, "caught": int(course.caught)}
    return [
        Area(
            f"navy-way-{CELL_NAMES[one]}-{CELL_NAMES[other]}",
            layout.arrow(_off(one), _off(other), ARROW),
            Phrase("thing-navy-way"),
            Phrase("thing-navy-way-hint", figures),
            tint="indigo",
        )
        for one, other in course.ways
    ]


def _off(cell: int) -> tuple[float, float]:
    """A little below the middle of a card, where the ships lie."""
    x, y = layout.centre(cell)
    return x + 12, y + 40
