"""Chapter 2: setup, and the Legendary Pirate's part of it in chapter 9."""

from typing import Final

from kaper.engine.asking import Asking, Choose, Option
from kaper.engine.chance import Chance
from kaper.engine.game import Settings
from kaper.games.tiny_epic.components import board
from kaper.games.tiny_epic.components.cards import CAPTAIN_CARDS, LEGEND_NAMES, PERSONALITY_NAMES, SIDE_NAMES
from kaper.games.tiny_epic.rules.crewing import fill_row
from kaper.games.tiny_epic.rules.legend_turn import place_legend
from kaper.games.tiny_epic.rules.others import deal_merchant
from kaper.games.tiny_epic.state.state import CHOOSE_SIDES, NOBODY, PLACE_REST, WHEEL, Pirates

CORNER: Final = [Option(f"corner:{name}", cell) for cell, name in enumerate(board.CELL_NAMES)]
COVES: Final = [Option(f"cove:{name}", cell) for cell, name in enumerate(board.CELL_NAMES)]
SIDE: Final = [Option(f"side:{name}", side) for side, name in enumerate(SIDE_NAMES)]


def setup(players: int, settings: Settings, chance: Chance) -> Pirates:
    """TEP-201 to TEP-219, TEP-902, TEP-R31: sea, sheets, market, decks; a first player, and a legend."""
    s = Pirates(chance)
    s.lay_out(players)
    lay_out_sea(s)
    captains = list(range(CAPTAIN_CARDS))
    for player in range(players):
        s.gold[player] = board.GOLD_START
        s.waiting[player] = True
        s.captain[player] = 2 * chance.draw(captains)
    for ship in range(s.ships):
        s.orders[ship] = deal_orders(chance)
    fill_market(s)
    for merchant in board.MERCHANTS:
        s.cargo[merchant] = s.draw_cube()
    for merchant in board.MERCHANTS:
        deal_merchant(s, merchant)
    fill_row(s)
    s.first = s.turn = chance.below(players)
    if s.legend != NOBODY:
        choose_legend(s, settings)
    return s


def lay_out_sea(s: Pirates) -> None:
    """TEP-201: sixteen cards at random; a token on each needs no order (TEP-202)."""
    cards = list(board.CELLS)
    s.chance.shuffle(cards)
    s.sea = tuple(cards)
    s.storms = sum(1 << cell for cell in board.CELLS if board.STORM[s.sea[cell]])


def deal_orders(chance: Chance) -> tuple[int, ...]:
    """TEP-208: five orders at random on the spaces 1 to 5."""
    orders = list(range(board.PLUNDER, board.ATTACK + 1))
    chance.shuffle(orders)
    return (board.HIDE, *orders)


def fill_market(s: Pirates) -> None:
    """TEP-211: a cube of each type on the spaces of 2, 3, 4 and 5 Gold."""
    loots = list(board.LOOTS)
    s.chance.shuffle(loots)
    for place, loot in enumerate(loots):
        s.price[loot] = board.PRICES[place]


def choose_legend(s: Pirates, settings: Settings) -> None:
    """TEP-902: a captain and a personality, at random unless they were asked for."""
    s.legend_captain = chosen(settings["legend"], LEGEND_NAMES, s.chance)
    s.personality = chosen(settings["personality"], PERSONALITY_NAMES, s.chance)


def chosen(value: str, names: list[str], chance: Chance) -> int:
    return names.index(value) if value in names else chance.below(len(names))


def note_begin(s: Pirates) -> None:
    """TEP-219, TEP-902: who begins and, alone, against whom."""
    if s.diary is not None:
        s.diary.note("begins", s.first)
        if s.legend != NOBODY:
            captain, personality = LEGEND_NAMES[s.legend_captain], PERSONALITY_NAMES[s.personality]
            s.diary.note("legend", s.legend, {"captain": captain, "personality": personality})


def begin(s: Pirates) -> Asking[None]:
    """TEP-220: the first player places the Navy, then the ships follow; alone it is the other way round."""
    note_begin(s)
    if s.legend == NOBODY:
        yield from place_navy(s)
    else:
        yield from place_ships(s)
    s.phase = PLACE_REST


def place_rest(s: Pirates) -> Asking[None]:
    """TEP-221; TEP-904: alone the Navy, and last the Legendary Pirate, who keeps away from it."""
    if s.legend == NOBODY:
        yield from place_ships(s)
    else:
        yield from place_navy(s)
        yield from place_legend(s)
    s.phase = CHOOSE_SIDES


def place_navy(s: Pirates) -> Asking[None]:
    """TEP-220: on a corner without a merchant."""
    cell = (yield Choose(s.first, "place-navy", [CORNER[corner] for corner in board.NAVY_CORNERS])).value
    s.navy = cell
    if s.diary is not None:
        s.diary.note("places-navy", s.first, {"cell": board.CELL_NAMES[cell]})


def place_ships(s: Pirates) -> Asking[None]:
    """TEP-221, TEP-904: from the first player on, each hides in a cove that is still free."""
    for player in clockwise(s):
        options = [COVES[cell] for cell in board.CELLS if board.COVE[s.sea[cell]] and cell not in s.cell]
        cell = (yield Choose(player, "place-ship", options)).value
        s.cell[player] = cell
        s.hidden[player] = True
        if s.diary is not None:
            s.diary.note("places-ship", player, {"cell": board.CELL_NAMES[cell]})


def choose_sides(s: Pirates) -> Asking[None]:
    """TEP-222, TEP-224, TEP-905: each chooses the captain's side and then has the first cube aboard."""
    for player in clockwise(s):
        card = s.captain[player]
        s.captain[player] = (yield Choose(player, "captain-side", [SIDE[card], SIDE[card + 1]])).value
        if s.diary is not None:
            s.diary.note("chooses-side", player, {"captain": SIDE_NAMES[s.captain[player]]})
    for place in range(s.ships):
        ship = (s.first + place) % s.ships
        take_first_cube(s, ship, board.FIRST_CUBES[place])
    s.phase = WHEEL


def take_first_cube(s: Pirates, ship: int, value: int) -> None:
    """TEP-224: the first player the type worth 2, the next the one worth 3, and so on."""
    loot = s.price.index(value)
    s.bag[loot] -= 1
    s.hold[ship][loot] += 1
    if s.diary is not None:
        s.diary.note("starts-with", ship, {"loot": board.LOOT_NAMES[loot]})


def clockwise(s: Pirates) -> list[int]:
    """The players from the first one on."""
    return [(s.first + place) % s.players for place in range(s.players)]
