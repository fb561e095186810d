"""Chapter 2: setup, with what solo play and the modules change about it."""

from typing import Final

from kaper.engine.asking import Asking, Option, together
from kaper.engine.chance import Chance
from kaper.engine.game import Settings
from kaper.games.maracaibo.components.board import LAYOUTS, PLACES, caribbean
from kaper.games.maracaibo.components.cards import (
    FIGUREHEADS,
    HAS_VALUE,
    KIND,
    LEVEL_1_IMPROVEMENTS,
    LEVEL_2,
    LOCATION,
    LOCATIONS,
    MARKET_TILES,
    QUEST_NAMES,
    QUESTS,
    RESIDENCES,
)
from kaper.games.maracaibo.components.effects import TREASURES
from kaper.games.maracaibo.components.load import COMPONENTS
from kaper.games.maracaibo.components.redbeard import HANDICAP, SET_A, SET_B
from kaper.games.maracaibo.rules.groups import break_up_groups
from kaper.games.maracaibo.rules.improvements import turn_top
from kaper.games.maracaibo.rules.layouts import SIZES, choose_size, draw_column, grid_of
from kaper.games.maracaibo.rules.quests import draw_quest, fill_market
from kaper.games.maracaibo.state.state import (
    DRAW_LAYOUT,
    FOG_IMPROVEMENTS,
    FOG_LOCATIONS,
    HUNTERS,
    KEEP_QUESTS,
    MODULES,
    MOVE,
    NONE,
    Maracaibo,
)

_SETUP: Final = COMPONENTS["setup"]
_HUNTERS: Final = COMPONENTS["module_adventure_hunters"]
START_DOUBLOONS: Final[list[int]] = _SETUP["start_doubloons"]
RESIDENCES_IN_PLAY: Final[int] = _SETUP["level_1_deck"]["residences"]
IMPROVEMENTS_IN_PLAY: Final[int] = _SETUP["level_1_deck"]["improvements"]
VALUE_TILES: Final[list[int]] = [
    TREASURES.index(kind) for kind in COMPONENTS["treasure_value_tiles"]["tiles"]
]
START_CUBES: Final[list[int]] = [row["start_cubes"] for row in COMPONENTS["treasure_islands"]]
FOG_DOUBLOONS: Final[int] = COMPONENTS["module_fog_locations"]["doubloons_on_each_at_setup"]
OPEN_LEVEL_2: Final[int] = COMPONENTS["module_fog_improvements"]["level_2_face_up"]
MORE_FIGUREHEADS: Final[int] = _SETUP["figurehead_market_extra"]
SOLO_FIGUREHEADS: Final[int] = _SETUP["figurehead_market_solo"]
RED_QUESTS: Final[int] = COMPONENTS["redbeard"]["start_quests"]
KEEP: Final[dict[int, Option]] = {card: Option(f"keep:{QUEST_NAMES[card]}", card) for card in QUESTS}
DISCARD: Final[dict[int, Option]] = {card: Option(f"discard:{QUEST_NAMES[card]}", card) for card in QUESTS}


def setup(players: int, settings: Settings, chance: Chance) -> Maracaibo:
    """The table before the first choice.

    POM-201, POM-203, POM-206, POM-207, POM-208, POM-209, POM-210, POM-212, POM-213, POM-214, POM-215,
    POM-217, POM-218, POM-1201, POM-1205, POM-1207.
    """
    s = Maracaibo(chance)
    modules = sum(1 << bit for bit, name in enumerate(MODULES) if settings[name] == "yes")
    layout = settings["layout"]
    s.lay_out(players, modules, caribbean(LAYOUTS.get(layout, LAYOUTS["basic"])))
    s.layout = layout
    s.groups = settings["groups"] == "broken-up"
    s.first = chance.below(players) if players > 1 else 0
    s.turn = s.first
    s.marker = (s.first - 1) % s.seats
    for order in range(players):
        s.doubloons[(s.first + order) % players] = START_DOUBLOONS[order]
    s.deck = LEVEL_2[:]
    s.unused = LEVEL_1_IMPROVEMENTS + LOCATIONS + RESIDENCES
    s.islands = START_CUBES[:]
    s.tiles = VALUE_TILES[:]
    lay_out_tiles(s)
    deal_quests(s)
    if s.redbeard != NONE:
        prepare_redbeard(s, settings)
    if layout in LAYOUTS:
        deal_caribbean(s)
    else:
        s.stage = DRAW_LAYOUT
    return s


def lay_out_tiles(s: Maracaibo) -> None:
    """POM-213, POM-215, POM-1202: black market sides, and players + 2 figureheads, alone 3."""
    for tile in range(MARKET_TILES):
        s.sides |= s.chance.below(2) << tile
    figures = list(range(len(FIGUREHEADS)))
    s.chance.shuffle(figures)
    s.figures = figures[: SOLO_FIGUREHEADS if s.players == 1 else s.players + MORE_FIGUREHEADS]


def deal_quests(s: Maracaibo) -> None:
    """POM-214, POM-1431: 2 quests to each player, 3 with Adventure Hunters; POM-1206: 1 to Redbeard."""
    s.quests = QUESTS[:]
    dealt = _HUNTERS["quests_dealt"] if s.has(HUNTERS) else _SETUP["quests_dealt"]
    for seat in range(s.players):
        s.hands[seat] = sorted(draw_quest(s) for _ in range(dealt))
    if s.redbeard != NONE:
        s.hands[s.redbeard] = sorted(draw_quest(s) for _ in range(RED_QUESTS))
    s.market = [NONE] * (_HUNTERS["quest_market"] if s.has(HUNTERS) else _SETUP["quest_market"])


def prepare_redbeard(s: Maracaibo, settings: Settings) -> None:
    """POM-1205, A-20: N of his A cards are replaced by B cards, all at random."""
    b_cards = int(settings["redbeard"][1:])
    box_a, box_b = SET_A[:], SET_B[:]
    s.red_six = sorted(s.chance.draw(box_b if card < b_cards else box_a) for card in range(len(SET_A)))
    s.red_left = s.red_six[:]
    s.handicap = HANDICAP[settings["handicap"]]


def draw_layout(s: Maracaibo) -> Asking[None]:
    """POM-207: its size, then column by column; then the cards are dealt."""
    yield from choose_size(s)
    while len(s.drawn) < SIZES[s.size][0]:
        yield from draw_column(s)
    s.sea = caribbean(grid_of(s.drawn))
    deal_caribbean(s)
    s.stage = KEEP_QUESTS


def deal_caribbean(s: Maracaibo) -> None:
    """4 residences, 15 improvements and all locations, column by column.

    POM-203, POM-204, POM-205, POM-206, POM-208, POM-210, POM-1401, POM-1411.
    """
    residences, improvements = RESIDENCES[:], LEVEL_1_IMPROVEMENTS[:]
    cards = LOCATIONS + [s.chance.draw(residences) for _ in range(RESIDENCES_IN_PLAY)]
    cards += [s.chance.draw(improvements) for _ in range(IMPROVEMENTS_IN_PLAY)]
    s.unused = sorted(residences + improvements)
    s.chance.shuffle(cards)
    s.card = cards
    if s.groups:
        break_up_groups(s)
    lay_fog(s)
    lay_value_tiles(s)


def lay_fog(s: Maracaibo) -> None:
    """POM-1401, POM-1411: what each Fog module deals face down."""
    for place in range(PLACES):
        if KIND[s.card[place]] == LOCATION:
            s.hidden[place] = s.has(FOG_LOCATIONS)
            s.coins[place] = FOG_DOUBLOONS if s.has(FOG_LOCATIONS) else 0
        elif s.card[place] in LEVEL_1_IMPROVEMENTS:
            s.hidden[place] = s.has(FOG_IMPROVEMENTS)
    if s.has(FOG_IMPROVEMENTS):
        s.turned = OPEN_LEVEL_2
        turn_top(s)


def lay_value_tiles(s: Maracaibo) -> None:
    """POM-210, POM-1401: two of each kind, at random, on the six locations with the symbol; not in fog."""
    if not s.has(FOG_LOCATIONS):
        for place in range(PLACES):
            if HAS_VALUE[s.card[place]]:
                s.value[place] = s.chance.draw(s.tiles)


def keep_quests(s: Maracaibo) -> Asking[None]:
    """POM-214, POM-219, POM-1431: all choose at once; the discards are shuffled back, the market is laid."""
    if s.diary is not None:
        for seat in range(s.players):
            for card in s.hands[seat]:
                s.diary.note("dealt-quest", seat, secret={"card": QUEST_NAMES[card]}, to=(seat,))
    hands, hunters = s.hands, s.has(HUNTERS)
    offers = DISCARD if hunters else KEEP
    prompt = "discard-quest" if hunters else "keep-quest"
    chosen = yield from together(
        prompt, range(s.players), lambda seat: [offers[card] for card in hands[seat]]
    )
    for seat, choice in enumerate(chosen):
        kept = [other for other in s.hands[seat] if (other == choice.value) != hunters]
        s.quests += [other for other in s.hands[seat] if other not in kept]
        s.hands[seat] = kept
    fill_market(s)
    s.stage = MOVE
