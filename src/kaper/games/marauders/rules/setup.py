"""Chapter 4: setup."""

from kaper.engine.asking import Asking, Option, together
from kaper.engine.chance import Chance
from kaper.engine.game import Settings
from kaper.games.marauders import TARGETS
from kaper.games.marauders.components.board import OPEN_MISSIONS, PORTS, ZONES
from kaper.games.marauders.components.cards import DEMAND_TOKENS, MERCHANT_TOKENS, MOD_COPIES
from kaper.games.marauders.rules.death import STARTING, enter
from kaper.games.marauders.rules.effects import place_mission
from kaper.games.marauders.rules.trade import draw_demand
from kaper.games.marauders.state.state import EVENT, Marauders


def setup(players: int, settings: Settings, chance: Chance) -> Marauders:
    """MAM-402, MAM-410 to MAM-415, MAM-R41: the table, and a captain for everybody in secret."""
    s = Marauders(chance)
    s.lay_out(players, TARGETS[settings["target"]], settings["npc"] == "rule")
    s.pool = DEMAND_TOKENS[:]
    for zone in PORTS:
        s.demand[zone] = draw_demand(s)
        s.mod_down[zone] = 0
    s.mod_bags = (tuple([kind for kind, copies in enumerate(MOD_COPIES) for _ in range(copies)]),)
    s.merchant = [0 for _ in ZONES]
    s.fleets = (tuple([nation for nation, copies in enumerate(MERCHANT_TOKENS) for _ in range(copies)]),)
    for _ in range(OPEN_MISSIONS):
        place_mission(s)
    for player in s.seats:
        player.captain = chance.draw(s.captain_deck)
    return s


def choose_ships(s: Marauders) -> Asking[None]:
    """MAM-403 to MAM-409: Sloop or Flute in secret, revealed together; then the first player."""
    seats = range(s.players)
    ships = yield from together("start-ship", seats, ship_options)
    s.stage = EVENT
    for seat in seats:
        yield from enter(s, seat, ships[seat].value)
    s.first = s.active = s.chance.below(s.players)
    if s.diary is not None:
        s.diary.note("first-player", s.first)


def ship_options(_: int) -> list[Option]:
    return STARTING
