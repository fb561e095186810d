"""Chapter 12: death, retirement, the dispersal of Modifications, and new captains."""

from typing import Final

from kaper.engine.asking import Args, Asking, Choose, Option
from kaper.games.marauders.components.board import (
    NONE,
    PORTS,
    SHIP_LOCS,
    SHIP_NAMES,
    START_CARDS,
    START_GOLD,
    START_SHIPS,
    ZONE_NAMES,
)
from kaper.games.marauders.components.cards import (
    ALL_WEAPONS,
    CAPTAIN_ABILITIES,
    CAPTAIN_NAMES,
    HOME,
    MOD_NAMES,
    MODS,
    PIRATE_FRIGATE,
    PIRATE_SLOOP,
)
from kaper.games.marauders.rules.ending import GameOver, close
from kaper.games.marauders.rules.glory import draw_glory
from kaper.games.marauders.rules.gold import gain
from kaper.games.marauders.state.player import FROM_MISSION, FROM_RUMOR, NO_BOUNTY, NOT_BOUGHT
from kaper.games.marauders.state.state import Marauders

PORT_OPTION: Final = [Option(f"port:{name}", zone) for zone, name in enumerate(ZONE_NAMES)]
KEEP: Final = Option("keep")
REDRAW: Final = Option("redraw")
RETIRES: Final = "retires"
STARTING: Final = [Option(f"ship:{SHIP_NAMES[ship]}", ship) for ship in START_SHIPS]


def die(s: Marauders, seat: int, why: str) -> Asking[None]:
    """MAM-1220 to MAM-1222, MAM-R18: everything but Glory Points and the chest is gone."""
    me, retires = s.seats[seat], why == RETIRES
    if s.diary is not None:
        told: Args = {"captain": CAPTAIN_NAMES[me.captain], "n": me.gold, "why": why}
        s.diary.note("retires" if retires else "dies", seat, told, reveals=True)
    s.captain_discard.append(me.captain)
    discard_belongings(s, seat)
    mods = me.mods
    me.captain = me.ship = me.zone = NONE
    me.docked = me.big_ship = False
    me.loc = [0, 0, 0, 0, 0]
    me.flipped = 0
    me.deaths += not retires
    if len(s.captain_deck) < waiting(s):
        close(s, "captains")
        raise GameOver
    me.mods = 0
    yield from disperse(s, seat, mods)


def waiting(s: Marauders) -> int:
    """MAM-1241: how many players are without a captain."""
    count = 0
    for player in s.seats:
        count += player.captain == NONE
    return count


def discard_belongings(s: Marauders, seat: int) -> None:
    """MAM-1220, MAM-1317: each card to its pile or deck."""
    me = s.seats[seat]
    s.cargo_discard += me.cargo
    s.rumor_deck += me.rumors + me.kept
    s.glory_discard += me.hand
    if me.mission != NONE:
        s.mission_discard.append(me.mission)
    for card in me.specialists:
        discard_specialist(s, card)
    me.cargo, me.hand = [], []
    me.rumors = me.kept = me.specialists = ()
    me.rumor_open = False
    me.mission = NONE
    me.progress = me.marks = me.weapons = me.special = 0
    me.bounty = NO_BOUNTY
    me.gold = me.low = me.high = 0
    me.bought = NOT_BOUGHT


def discard_specialist(s: Marauders, card: int) -> None:
    """MAM-1316: to the pile or deck that the card came from."""
    if card >= FROM_MISSION:
        s.mission_discard.append(card - FROM_MISSION)
    elif card >= FROM_RUMOR:
        s.rumor_deck.append(card - FROM_RUMOR)
    else:
        s.glory_discard.append(card)


# --- Modifications


def disperse(s: Marauders, seat: int, mods: int) -> Asking[None]:
    """MAM-648, MAM-R09: mixed, and laid face down in ports of the owner's choice that have none."""
    if not mods:
        return
    kinds = tuple([kind for kind in MODS if mods >> kind & 1])
    bag = len(s.mod_bags)
    s.mod_bags = (*s.mod_bags, kinds)
    s.loose = len(kinds)
    while s.loose:
        free = [zone for zone in PORTS if s.mod_up[zone] == NONE and s.mod_down[zone] == NONE]
        zone = (yield Choose(seat, "disperse", [PORT_OPTION[each] for each in free], {"left": s.loose})).value
        s.mod_down[zone] = bag
        s.loose -= 1
        if s.diary is not None:
            s.diary.note("disperses", seat, {"zone": ZONE_NAMES[zone]})


def turn_up(s: Marauders, zone: int) -> None:
    """MAM-603: a face-down Modification token is turned up and stays so."""
    if s.mod_down[zone] == NONE:
        return
    s.mod_up[zone], s.mod_bags = s.drawn_from(s.mod_bags, s.mod_down[zone])
    s.mod_down[zone] = NONE
    if s.diary is not None:
        s.diary.note(
            "turned-up", args={"zone": ZONE_NAMES[zone], "mod": MOD_NAMES[s.mod_up[zone]]}, reveals=True
        )


# --- a new captain


def new_captain(s: Marauders, seat: int) -> Asking[None]:
    """MAM-1230, MAM-1231, MAM-R33: a captain, another one while a pirate waits at home; then a ship."""
    me = s.seats[seat]
    draw_captain(s, seat)
    while s.captain_deck and HOME[me.captain] in s.npc_zone[PIRATE_SLOOP : PIRATE_FRIGATE + 1]:
        told = {"captain": CAPTAIN_NAMES[me.captain]}
        if (yield Choose(seat, "redraw", [KEEP, REDRAW], told)) is KEEP:
            break
        s.aside = (*s.aside, me.captain)
        draw_captain(s, seat)
    s.captain_deck += s.aside
    s.aside = ()
    ship = (yield Choose(seat, "start-ship", STARTING)).value
    yield from enter(s, seat, ship)


def draw_captain(s: Marauders, seat: int) -> None:
    captain = s.chance.draw(s.captain_deck)
    s.seats[seat].captain = captain
    if s.diary is not None:
        s.diary.note("draws-captain", seat, {"captain": CAPTAIN_NAMES[captain]}, reveals=True)


def enter(s: Marauders, seat: int, ship: int) -> Asking[None]:
    """MAM-405 to MAM-408, MAM-1231: in the home port, with a Glory card and the starting gold."""
    me = s.seats[seat]
    me.ship, me.loc = ship, SHIP_LOCS[ship][:]
    me.zone, me.docked = HOME[me.captain], True
    if s.diary is not None:
        told = {"captain": CAPTAIN_NAMES[me.captain], "ship": SHIP_NAMES[ship], "zone": ZONE_NAMES[me.zone]}
        s.diary.note("enters-play", seat, told, reveals=True)
    if me.chest < START_GOLD:
        bank = START_GOLD - me.chest
        me.gold = me.low = me.high = me.chest
        me.chest = 0
        gain(s, seat, bank, "start")
    ability = CAPTAIN_ABILITIES[me.captain]
    if "gain_weapons" in ability:
        me.weapons = ALL_WEAPONS
    cards = START_CARDS + (ability["draw_glory"].n if "draw_glory" in ability else 0)
    for _ in range(cards):
        yield from draw_glory(s, seat, "captain")
