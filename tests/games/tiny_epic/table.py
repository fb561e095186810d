"""Positions on the table of Tiny Epic Pirates: set one up, play a turn with known draws, see what came of it.

Unless a test says otherwise the sea lies in the order of its cards, storms are on b2, d2, b4 and d4:

         a               b                  c                 d
    1    colony, site 8  colony, cove       colony, site 12   colony, site 11
    2    colony, cove    2 cubes, storm     2 cubes, site 13  2 cubes, site 10, storm
    3    sugar, site 12  rum, site 12       gunpowder, cove   coffee, site 9
    4    sugar, cove, 13 rum, site 11, storm gunpowder, cove, 12  coffee, cove, site 10, storm

The wheel has Plunder, Trade, Crew up, Search and Attack on its spaces 1 to 5.
"""

from collections.abc import Callable, Mapping, Sequence

from kaper.engine.asking import Asking
from kaper.engine.chance import Chance
from kaper.engine.game import Game
from kaper.engine.match import Match
from kaper.games.tiny_epic.components.board import (
    CELL_NAMES,
    CELLS,
    DUTY_NAMES,
    LOOT_NAMES,
    MAP_NAMES,
    MERCHANT_NAMES,
    ORDER_NAMES,
    STORM,
)
from kaper.games.tiny_epic.components.cards import (
    CREW_NAMES,
    LEGEND_NAMES,
    MERCHANT_CARD_NAMES,
    PERSONALITY_NAMES,
    SIDE_NAMES,
    TOKEN_NAMES,
)
from kaper.games.tiny_epic.game import GAME
from kaper.games.tiny_epic.rules.setup import setup
from kaper.games.tiny_epic.state.state import NOBODY, PHASE_NAMES, Pirates

Draw = tuple[int, int]
Question = tuple[int, str, list[str]]
PLACES = ["b1", "a2", "c3", "a4"]
"""The coves where the ships lie at first, hidden."""


def cell(name: str) -> int:
    return CELL_NAMES.index(name)


def loot(name: str) -> int:
    return LOOT_NAMES.index(name)


# --- chance


def die(pips: int) -> Draw:
    return pips, 6


def dice(*pips: int) -> list[Draw]:
    return [die(each) for each in pips]


def cube(s: Pirates, name: str) -> Draw:
    """A cube of this type from the bag; it also fits a bag with a cube more or less."""
    which = loot(name)
    return sum(s.bag[:which]) + s.bag[which] // 2 + 1, sum(s.bag)


def token(s: Pirates, name: str) -> Draw:
    """A search token of this kind, of those that nobody has seen."""
    which = TOKEN_NAMES.index(name)
    return sum(s.unseen[:which]) + s.unseen[which] // 2 + 1, sum(s.unseen)


def card(s: Pirates, name: str) -> Draw:
    """This crew card from the deck."""
    return s.crew_deck.index(CREW_NAMES.index(name)) + 1, len(s.crew_deck)


# --- setting up


def position(players: int = 2, legend: tuple[str, str] | None = None) -> Pirates:
    """The table before the first turn of seat 0, laid out in order; solo against this captain and sheet."""
    settings = {"legend": "none", "personality": "none"}
    if legend is not None:
        players = 1
        settings = dict(zip(settings, legend, strict=True))
    s = setup(players, settings, Chance.seeded("table"))
    s.sea = tuple(CELLS)
    s.storms = sum(1 << place for place in CELLS if STORM[s.sea[place]])
    s.first = s.turn = 0
    s.phase = PHASE_NAMES.index("wheel")
    s.navy = cell("d1")
    _fixed_decks(s)
    for ship in range(s.ships):
        s.orders[ship] = tuple(range(len(ORDER_NAMES)))
        s.cell[ship] = cell(PLACES[ship])
        s.hidden[ship] = True
        if ship < s.players:
            s.captain[ship] = 2 * ship
    s.chance = Chance.seeded("play")
    return s


def _fixed_decks(s: Pirates) -> None:
    """Crew row k01 k02 k03, merchants t01 with sugar and t02 with rum, prices by the order of types."""
    s.row, s.crew_deck = [0, 1, 2], list(range(3, len(CREW_NAMES)))
    s.slot, s.merchant_deck = [0, 1], list(range(2, len(MERCHANT_CARD_NAMES)))
    s.price = [2, 3, 4, 5]
    s.cargo, s.bag = [0, 1], [8, 8, 9, 9]


def draws(s: Pirates, *script: Draw) -> Pirates:
    """What chance brings first."""
    s.chance = Chance.scripted(script, "after the script")
    return s


def sea(s: Pirates, cards: Mapping[str, str]) -> Pirates:
    """Put map cards on cells; each changes places with the card that lay there."""
    lies = list(s.sea)
    for place, name in cards.items():
        here, there = cell(place), lies.index(MAP_NAMES.index(name))
        lies[here], lies[there] = lies[there], lies[here]
    s.sea = tuple(lies)
    s.storms = sum(1 << place for place in CELLS if STORM[s.sea[place]])
    return s


def put(s: Pirates, ship: int, place: str, hidden: bool = False) -> Pirates:
    """A ship on a cell, in the open unless it is hidden."""
    s.cell[ship], s.hidden[ship] = cell(place), hidden
    return s


def captain(s: Pirates, ship: int, space: int) -> Pirates:
    s.space[ship] = space
    return s


def hands(
    s: Pirates, ship: int, rig: int = 0, can: int = 0, ext: int = 0, rep: int = 0, wheel: str = ""
) -> Pirates:
    """All deckhands of a ship: on the duties, and on these spaces of the wheel."""
    s.duty[ship] = [rig, can, ext, rep]
    s.wheel[ship] = sum(1 << int(space) for space in wheel)
    s.waiting[ship] = False
    return s


def load(s: Pirates, ship: int, *names: str) -> Pirates:
    """All cubes aboard a ship, from the bag."""
    for which, count in enumerate(s.hold[ship]):
        s.bag[which] += count
        s.hold[ship][which] = 0
    for name in names:
        s.bag[loot(name)] -= 1
        s.hold[ship][loot(name)] += 1
    return s


def crew(s: Pirates, ship: int, *names: str) -> Pirates:
    """All crew cards of a ship, from wherever they are."""
    for name in names:
        number = CREW_NAMES.index(name)
        if number in s.row:
            s.row[s.row.index(number)] = s.crew_deck.pop()
        else:
            s.crew_deck.remove(number)
        s.crew[ship].append(number)
    return s


def side(s: Pirates, ship: int, name: str) -> Pirates:
    s.captain[ship] = SIDE_NAMES.index(name)
    return s


def merchant(s: Pirates, ship: str, place: str, bound: str = "", cargo: str = "", value: str = "") -> Pirates:
    """A merchant ship on a cell, bound for a port, with a cube and a card."""
    which = MERCHANT_NAMES.index(ship)
    s.merchant_cell[which] = cell(place)
    if bound:
        s.bound[which] = cell(bound)
    if cargo:
        s.bag[s.cargo[which]] += 1
        s.cargo[which] = loot(cargo)
        s.bag[loot(cargo)] -= 1
    if value:
        number = MERCHANT_CARD_NAMES.index(value)
        if number != s.slot[which]:
            s.merchant_deck.remove(number)
            s.merchant_deck = sorted([*s.merchant_deck, s.slot[which]])
            s.slot[which] = number
    return s


def market(s: Pirates, *names: str) -> Pirates:
    """The types worth 2, 3, 4 and 5 Gold."""
    for place, name in enumerate(names):
        s.price[loot(name)] = 2 + place
    return s


def bury(s: Pirates, ship: int, *places: str) -> Pirates:
    for place in places:
        s.site[cell(place)] = ship
        s.buried[ship] += 1
    return s


# --- playing


def table(s: Pirates) -> Match[Pirates]:
    """The game from this position on."""
    return _match(GAME, s)


def turn(s: Pirates, *given: str, phase: str = "wheel", until: str = "") -> Match[Pirates]:
    """The turn of whose it is from a phase on, to its end or up to another phase; with these answers."""
    seat = s.turn
    s.phase = PHASE_NAMES.index(phase)

    def step(s: Pirates) -> Asking[None]:
        yield from GAME.step(s)
        s.over = s.over or s.turn != seat or PHASE_NAMES[s.phase] == until

    return answers(_match(_only(step), s), *given)


def order(s: Pirates, name: str, *given: str, until: str = "") -> Match[Pirates]:
    """The turn from the moment when an order is to be carried out, the captain being on it."""
    s.space[s.turn] = s.orders[s.turn].index(ORDER_NAMES.index(name))
    return turn(s, *given, phase="order", until=until)


def legend_turn(s: Pirates, *given: str) -> Match[Pirates]:
    """The Legendary Pirate's turn and nothing after it."""
    s.turn = s.legend
    return turn(s, *given, phase="legend-turn")


def _only(step: Callable[[Pirates], Asking[None]]) -> Game[Pirates]:
    return Game(GAME.meta, setup, step, GAME.clone, GAME.outcome, GAME.observe, GAME.redeal, GAME.census)


def _match(game: Game[Pirates], s: Pirates) -> Match[Pirates]:
    settings: dict[str, str] = {}
    if s.legend != NOBODY:
        settings = {"legend": LEGEND_NAMES[s.legend_captain], "personality": PERSONALITY_NAMES[s.personality]}
    return Match.at(game, s.players, s, settings)


def answers(match: Match[Pirates], *given: str) -> Match[Pirates]:
    """Answers such as `"sail:b3"` of whoever is asked, or `"1 fire"` of a certain seat."""
    for answer in given:
        seat, _, option = answer.rpartition(" ")
        (ask,) = match.pending
        match.answer(int(seat) if seat else ask.seat, option)
    return match


# --- looking


def question(match: Match[Pirates]) -> Question | None:
    """Who is asked what, and every option on offer; None if nothing is asked any more."""
    if not match.pending:
        return None
    (ask,) = match.pending
    return ask.seat, ask.prompt, [option.text for option in ask.options]


def offered(match: Match[Pirates]) -> list[str]:
    asked = question(match)
    return [] if asked is None else asked[2]


def asked(match: Match[Pirates]) -> str:
    """The prompt of the question on the table, or nothing."""
    found = question(match)
    return "" if found is None else found[1]


def where(match: Match[Pirates], ship: int) -> str:
    return CELL_NAMES[match.state.cell[ship]]


def on_duty(match: Match[Pirates], ship: int) -> tuple[int, ...]:
    """Hands on Rigging, Cannons, Extortion, Repairs."""
    assert len(DUTY_NAMES) == 4
    return tuple(match.state.duty[ship])


def on_wheel(match: Match[Pirates], ship: int) -> str:
    """The spaces of the wheel with a hand, as `hands` takes them."""
    return "".join(str(space) for space in range(6) if match.state.wheel[ship] >> space & 1)


def aboard(match: Match[Pirates], ship: int) -> list[str]:
    return [name for which, name in enumerate(LOOT_NAMES) for _ in range(match.state.hold[ship][which])]


def crew_of(match: Match[Pirates], ship: int) -> list[str]:
    return [CREW_NAMES[number] for number in match.state.crew[ship]]


def prices(match: Match[Pirates]) -> list[str]:
    """The types of loot from 2 Gold to 5."""
    return [LOOT_NAMES[match.state.price.index(price)] for price in (2, 3, 4, 5)]


def happened(match: Match[Pirates], kind: str) -> list[dict[str, int | str]]:
    """The figures of all events of a kind."""
    return [dict(event.args) for event in match.events if event.kind == kind]


def kinds(match: Match[Pirates]) -> list[str]:
    """What happened, in order."""
    return [event.kind for event in match.events]


def drawn(match: Match[Pirates]) -> int:
    """How often chance was asked since the position was set up."""
    return match.state.chance.position


def sequence(match: Match[Pirates], *wanted: str) -> Sequence[str]:
    """Only these kinds of events, in the order in which they happened."""
    return [kind for kind in kinds(match) if kind in wanted]
