"""The chart, the ships and the prices of `components.toml` as tables that the rules can read quickly."""

from typing import Final, cast

from kaper.games.marauders.components.load import (
    NATION_IDS,
    Abilities,
    Effect,
    Row,
    abilities,
    effects,
    named,
    num,
    rows,
    table,
    word,
    words,
)

NONE: Final = -1
"""No zone, no card, no token."""
NATIONS: Final = [0, 1, 2, 3]
NATION_NAMES: Final = NATION_IDS

_ZONES: Final = rows("zone")
ZONE_IDS: Final[list[str]] = [word(row, "id") for row in _ZONES]
ZONE_NAMES: Final[list[str]] = [named(zone) for zone in ZONE_IDS]
ZONES: Final = list(range(len(_ZONES)))
PORT: Final[list[bool]] = [row["port"] is True for row in _ZONES]
PORTS: Final[list[int]] = [zone for zone in ZONES if PORT[zone]]
FLAG: Final[list[int]] = [
    NATION_IDS.index(word(row, "nation")) if row["port"] is True else NONE for row in _ZONES
]
"""The nation of a zone's port."""
COMPASS: Final[list[str]] = words(table("npc_movement"), "clockwise")
DIRECTIONS: Final[list[str]] = words(table("npc_movement"), "card_directions")
BORDERS: Final[list[dict[str, int]]] = [
    {way: ZONE_IDS.index(to) for way, to in cast(dict[str, str], row["borders"]).items()} for row in _ZONES
]
NEAR: Final[list[list[int]]] = [sorted(borders.values()) for borders in BORDERS]


def _across(borders: dict[str, int], way: str) -> int:
    """MAM-1024: the border with the letter of the card, or the next one clockwise."""
    start = COMPASS.index(way)
    return next(borders[label] for label in COMPASS[start:] + COMPASS[:start] if label in borders)


NPC_MOVES: Final[list[dict[str, int]]] = [
    {way: _across(borders, way) for way in DIRECTIONS} for borders in BORDERS
]
ZONE_EFFECTS: Final[list[list[Effect]]] = [effects(row, "rule") for row in _ZONES]
ZONE_RULES: Final[list[Abilities]] = [abilities(found) for found in ZONE_EFFECTS]


def zone(identity: str) -> int:
    return ZONE_IDS.index(identity)


def _distances() -> list[list[int]]:
    """MAM-520: how many Moves lie between two zones."""
    far: list[list[int]] = []
    for start in ZONES:
        steps = [NONE] * len(ZONES)
        steps[start] = 0
        edge = [start]
        while edge:
            here = edge.pop(0)
            for there in NEAR[here]:
                if steps[there] == NONE:
                    steps[there] = steps[here] + 1
                    edge.append(there)
        far.append(steps)
    return far


FAR: Final = _distances()

HULL: Final = 0
CARGO: Final = 1
MASTS: Final = 2
CREW: Final = 3
CANNONS: Final = 4
LOCATIONS: Final = [0, 1, 2, 3, 4]
LOCATION_NAMES: Final = ["hull", "cargo", "masts", "crew", "cannons"]
REPAIRABLE: Final = [HULL, CARGO, MASTS, CANNONS]
FLUTE: Final = 1
FRIGATE: Final = 2
MAN_OF_WAR: Final = 4
_SHIPS: Final = rows("ship")
SHIP_IDS: Final[list[str]] = [word(row, "id") for row in _SHIPS]
SHIP_NAMES: Final[list[str]] = [named(ship) for ship in SHIP_IDS]
SHIP_LOCS: Final[list[list[int]]] = [
    [num(row, value) for value in ("durability", "cargo", "durability", "crew", "cannons")] for row in _SHIPS
]
"""MAM-308: Hull and Masts both start at the Durability."""
MANEUVER: Final[list[int]] = [num(row, "maneuverability") for row in _SHIPS]
SHIP_PRICE: Final[list[int]] = [num(row, "buy") for row in _SHIPS]
SHIP_SALE: Final[list[int]] = [num(row, "sell") for row in _SHIPS]
FOR_SALE: Final[list[int]] = [ship for ship, row in enumerate(_SHIPS) if "buy" in row]
BIG: Final[list[int]] = [ship for ship, row in enumerate(_SHIPS) if row["glory_on_purchase"] is True]
"""MAM-635: ships whose purchase brings a Glory Point."""

SKULL: Final = 0
_DICE: Final = table("dice")
FACES: Final[list[int]] = [
    SKULL if face == word(_DICE, "success") else int(face) for face in words(_DICE, "faces")
]
PIPS: Final = [1, 2, 3, 4]
LOCATION_OF: Final[list[int]] = [
    NONE,
    *(LOCATION_NAMES.index(word(table("hit_table"), str(pips))) for pips in PIPS),
]
"""Where a location die hits; a skull is for the owner to place."""

_CONSTANTS: Final = table("constants")
TARGET: Final[int] = num(_CONSTANTS, "glory_to_win")
START_CARDS: Final[int] = num(_CONSTANTS, "start_glory_cards")
START_SHIPS: Final[list[int]] = [SHIP_IDS.index(ship) for ship in words(_CONSTANTS, "start_ships")]
START_GOLD: Final[int] = num(_CONSTANTS, "start_gold")
ACTIONS: Final[int] = num(_CONSTANTS, "actions_per_turn")
HAND_LIMIT: Final[int] = num(_CONSTANTS, "glory_hand_limit")
STASH_MAX: Final[int] = num(_CONSTANTS, "stash_max_glory")
STASH_STEP: Final[int] = num(_CONSTANTS, "stash_gold_per_glory")
BOUNTY_MAX: Final[int] = num(_CONSTANTS, "bounty_max")
BOUNTY_GOLD: Final[int] = num(_CONSTANTS, "bounty_gold_per_level")
VALUE_MAX: Final[int] = num(_CONSTANTS, "stat_cap")
REPAIR_PRICE: Final[int] = num(_CONSTANTS, "price_repair")
MOD_PRICE: Final[int] = num(_CONSTANTS, "price_modification")
MOD_SALE: Final[int] = num(_CONSTANTS, "price_modification_resale")
WEAPON_PRICE: Final[int] = num(_CONSTANTS, "price_weapon")
WEAPON_SALE: Final[int] = num(_CONSTANTS, "price_weapon_resale")
RECRUIT_PRICE: Final[int] = num(_CONSTANTS, "price_recruit_on_fail")
RUMOR_PRICE: Final[int] = num(_CONSTANTS, "price_rumor")
SALE: Final[int] = num(_CONSTANTS, "sell_goods")
DEMAND_SALE: Final[int] = num(_CONSTANTS, "sell_goods_demand")
SALE_GLORY: Final[int] = num(_CONSTANTS, "demand_glory_min_cards")
RAID_GLORY: Final[int] = num(_CONSTANTS, "raid_glory_min_gold")
RAID_CARDS: Final[int] = num(_CONSTANTS, "raid_start_cards")
BUY_DRAW: Final[int] = num(_CONSTANTS, "buy_draw")
BUY_DRAW_AGAIN: Final[int] = num(_CONSTANTS, "buy_draw_same_port_again")
PORT_LIMIT: Final[int] = num(_CONSTANTS, "port_cargo_limit")
OPEN_MISSIONS: Final[int] = num(_CONSTANTS, "missions_open")
REFRESH_AT: Final[int] = num(_CONSTANTS, "merchant_track_refill")
NAVAL_PLUNDER: Final[int] = num(_CONSTANTS, "plunder_flagship_cards")
HULL_RESTORE: Final[int] = num(_CONSTANTS, "reinforced_hull_repair")
GOODS_PRICES: Final[list[int]] = [
    num(cast(Row, _CONSTANTS["price_goods"]), offered) for offered in ("single", "pair", "triple")
]
"""MAM-621: by how many cards of a good are on offer."""

COLOURS: Final = ["vermilion", "indigo", "green", "ochre"]
