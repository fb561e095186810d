"""Positions of Merchants & Marauders: set one up, play with known dice, look at what came of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from kaper.engine.chance import Chance
from kaper.engine.match import Match
from kaper.games import marauders
from kaper.games.marauders.components.board import (
    LOCATION_NAMES,
    NATION_NAMES,
    NONE,
    PORTS,
    SHIP_LOCS,
    SHIP_NAMES,
    ZONE_NAMES,
)
from kaper.games.marauders.components.cards import (
    CAPTAIN_NAMES,
    CARGO_NAMES,
    EVENT_NAMES,
    EVENT_NPC,
    GLORY_NAMES,
    GLORY_SPECIALIST,
    GOODS_NAMES,
    HOME,
    MISSION_NAMES,
    MOD_NAMES,
    NPC_NAMES,
    RUMOR_NAMES,
    SPECIALIST_NAMES,
    WEAPON_NAMES,
)
from kaper.games.marauders.game import GAME
from kaper.games.marauders.rules.missions import skip_carrying
from kaper.games.marauders.rules.setup import setup
from kaper.games.marauders.state.player import Player, changed, without
from kaper.games.marauders.state.state import ACTION, BEGIN, EVENT, IN_PORT, NAVAL, Marauders

Draw = tuple[int, int]
Question = tuple[int, str, list[str]]
TARGETS = {points: name for name, points in marauders.TARGETS.items()}
NATIONS = {"es": "spanish", "en": "english", "fr": "french", "nl": "dutch"}
PLAIN = ["rodrigo-salvatierra", "frances-wright", "cinco-de-irapuato", "helene-duvivier"]
"""Captains whose abilities do not show in most tests."""
KNOWN_AS = {
    "charles-marquis": "christian-marquis",
    "cornelia-brandt": "sikuma",
    "esteban-montalvo": "cinco-de-irapuato",
    "hendrik-van-der-zee": "machiel-van-riebeeck",
}
"""Captains by the names that they had before their true ones were found."""


def dice(*faces: int | str) -> list[Draw]:
    """Dice in the notation of the rules: "S" or 1 to 4."""
    return [(5, 6) if face == "S" else (int(face), 6) for face in faces]


def nth(which: int, count: int) -> Draw:
    """A card or token: the nth of N."""
    return which, count


@dataclass
class Seat:
    """A player board; what is not said is empty, and the ship is as good as new."""

    captain: str = ""
    ship: str = "sloop"
    zone: str = ""
    docked: bool = True
    gold: int = 10
    chest: int = 0
    cargo: Sequence[str] = ()
    hand: Sequence[str] = ()
    rumor: str = ""
    kept: Sequence[str] = ()
    mission: str = ""
    mods: Sequence[str] = ()
    weapons: Sequence[str] = ()
    specialists: Sequence[str] = ()
    bounty: Mapping[str, int] = field(default_factory=dict)
    now: Mapping[str, int] = field(default_factory=dict)
    glory: int = 0


def position(
    *seats: Seat,
    npcs: Mapping[str, tuple[str, str]] | None = None,
    demand: Mapping[str, str] | None = None,
    market: Mapping[str, str] | None = None,
    missions: Sequence[str] = (),
    event: str = "",
    war: str = "",
    draws: Sequence[Draw] = (),
    target: int = 10,
    npc: str = "rule",
) -> Marauders:
    """The first player's turn, with three actions; `npcs` gives each NPC ship its card and zone.

    event      the Event card in force, or several with spaces between them
    war        the nations at war, such as `"war-en-es"` for England and Spain
    market     the face-up Modification token of a port; those on ships come from the last ports
    """
    boards = list(seats) or [Seat(), Seat()]
    if len(boards) == 1:
        boards.append(Seat())
    s = setup(len(boards), {"target": TARGETS[target], "npc": npc}, Chance.seeded("table"))
    s.captain_deck += [player.captain for player in s.seats]
    named = [KNOWN_AS.get(board.captain, board.captain) for board in boards]
    free = [name for name in PLAIN if name not in named]
    for seat, board in enumerate(boards):
        _lay_out(s, seat, board, named[seat] or free.pop(0))
    for name, (card, zone) in (npcs or {}).items():
        number = EVENT_NAMES.index(card)
        assert EVENT_NPC[number] == NPC_NAMES.index(name)
        s.event_deck.remove(number)
        s.npc_card[NPC_NAMES.index(name)] = number
        s.npc_zone[NPC_NAMES.index(name)] = ZONE_NAMES.index(zone) if zone else NONE
    for zone, good in (demand or {}).items():
        s.demand[ZONE_NAMES.index(zone)] = GOODS_NAMES.index(good)
    for zone, mod in (market or {}).items():
        s.mod_bags = (without(s.mod_bags[0], MOD_NAMES.index(mod)),)
        s.mod_up[ZONE_NAMES.index(zone)] = MOD_NAMES.index(mod)
        s.mod_down[ZONE_NAMES.index(zone)] = NONE
    _lay_out_missions(s, missions)
    if event:
        s.events = tuple(EVENT_NAMES.index(each) for each in event.split())
        s.event_deck = [card for card in s.event_deck if card not in s.events]
    if war:
        s.war = EVENT_NAMES.index("war-1")
        s.event_deck.remove(s.war)
        s.warring = tuple(sorted(NATION_NAMES.index(NATIONS[each]) for each in war.split("-")[1:]))
    s.stage, s.first, s.active, s.round, s.actions = ACTION, 0, 0, 1, 3
    s.chance = Chance.scripted(draws)
    return s


def _lay_out_missions(s: Marauders, missions: Sequence[str]) -> None:
    if not missions:
        return
    s.mission_deck += s.missions
    s.missions = []
    for name in missions:
        s.mission_deck.remove(MISSION_NAMES.index(name))
        s.missions.append(MISSION_NAMES.index(name))


def _lay_out(s: Marauders, seat: int, board: Seat, called: str) -> None:
    me: Player = s.seats[seat]
    captain = CAPTAIN_NAMES.index(called)
    s.captain_deck.remove(captain)
    me.captain = captain
    me.ship = SHIP_NAMES.index(board.ship)
    me.zone = ZONE_NAMES.index(board.zone) if board.zone else HOME[captain]
    me.docked = board.docked
    me.loc = SHIP_LOCS[me.ship][:]
    me.gold = me.low = me.high = board.gold
    me.chest = board.chest
    me.glory = board.glory
    for name in board.mods:
        me.mods |= 1 << MOD_NAMES.index(name)
        s.mod_bags = (without(s.mod_bags[0], MOD_NAMES.index(name)),)
        s.mod_down[max(zone for zone in PORTS if s.mod_down[zone] != NONE)] = NONE
    for at in range(5):
        if at != 3:
            me.loc[at] = me.maximum(at)
    for name, value in board.now.items():
        me.loc[LOCATION_NAMES.index(name)] = value
    for name in board.weapons:
        me.weapons |= 1 << WEAPON_NAMES.index(name)
    for name, level in board.bounty.items():
        me.bounty = changed(me.bounty, NATION_NAMES.index(name), level)
    _deal(s, me, board)


def _deal(s: Marauders, me: Player, board: Seat) -> None:
    for name in board.cargo:
        card = CARGO_NAMES.index(name)
        s.cargo_deck.remove(card)
        me.cargo.append(card)
    me.cargo.sort()
    for name in board.hand:
        s.glory_deck.remove(GLORY_NAMES.index(name))
        me.hand.append(GLORY_NAMES.index(name))
    me.hand.sort()
    for name in board.specialists:
        kind = SPECIALIST_NAMES.index(name)
        card = GLORY_SPECIALIST.index(kind)
        s.glory_deck.remove(card)
        me.specialists = (*me.specialists, card)
        me.special |= 1 << kind
    for name in [board.rumor, *board.kept]:
        if name:
            s.rumor_deck.remove(RUMOR_NAMES.index(name))
    me.rumors = (RUMOR_NAMES.index(board.rumor),) if board.rumor else ()
    me.kept = tuple(RUMOR_NAMES.index(name) for name in board.kept)
    if board.mission:
        me.mission = MISSION_NAMES.index(board.mission)
        for pile in (s.mission_deck, s.missions):
            if me.mission in pile:
                pile.remove(me.mission)
        skip_carrying(me)


# --- playing


def play(s: Marauders, *given: str) -> Match[Marauders]:
    """The game from this position on, after these answers such as `"0 sail:nassau"`."""
    match = Match.at(
        GAME, s.players, s, {"target": TARGETS[s.target], "npc": "rule" if s.automaton else "next-player"}
    )
    return answers(match, *given)


def answers(match: Match[Marauders], *given: str) -> Match[Marauders]:
    for answer in given:
        seat, option = answer.split()
        match.answer(int(seat), option)
    return match


def begin(s: Marauders, seat: int = 0) -> Marauders:
    """The beginning of a seat's turn instead of its middle."""
    s.stage, s.active = BEGIN, seat
    return s


def new_round(s: Marauders) -> Marauders:
    """Before the Event card is drawn."""
    s.stage = EVENT
    return s


def in_port(s: Marauders) -> Marauders:
    """In the middle of the first player's Port action."""
    s.stage, s.port_taken, s.actions = IN_PORT, True, 2
    return s


def at_sea(s: Marauders) -> bool:
    return s.stage == NAVAL


# --- looking


def question(match: Match[Marauders]) -> Question | None:
    """Who is asked what, and every option on offer."""
    if not match.pending:
        return None
    (ask,) = match.pending
    return ask.seat, ask.prompt, [option.text for option in ask.options]


def prompt(match: Match[Marauders]) -> tuple[int, str]:
    (ask,) = match.pending
    return ask.seat, ask.prompt


def offered(match: Match[Marauders]) -> list[str]:
    (ask,) = match.pending
    return [option.text for option in ask.options]


def now(match: Match[Marauders], seat: int) -> list[int]:
    """Hull, Cargo, Masts, Crew, Cannons."""
    return list(match.state.seats[seat].loc)


def cargo(match: Match[Marauders], seat: int) -> list[str]:
    return [CARGO_NAMES[card] for card in match.state.seats[seat].cargo]


def hand(match: Match[Marauders], seat: int) -> list[str]:
    return [GLORY_NAMES[card] for card in match.state.seats[seat].hand]


def gold(match: Match[Marauders], seat: int) -> int:
    return match.state.seats[seat].gold


def glory(match: Match[Marauders], seat: int) -> int:
    return match.state.seats[seat].glory


def bounty(match: Match[Marauders], seat: int) -> dict[str, int]:
    levels = match.state.seats[seat].bounty
    return {name: levels[nation] for nation, name in enumerate(NATION_NAMES) if levels[nation]}


def where(match: Match[Marauders], seat: int) -> tuple[str, bool]:
    me = match.state.seats[seat]
    return ("" if me.zone == NONE else ZONE_NAMES[me.zone]), me.docked


def npc_zone(match: Match[Marauders], name: str) -> str:
    zone = match.state.npc_zone[NPC_NAMES.index(name)]
    return "" if zone == NONE else ZONE_NAMES[zone]


def happened(match: Match[Marauders], kind: str) -> list[dict[str, int | str]]:
    return [dict(event.args) for event in match.events if event.kind == kind]
