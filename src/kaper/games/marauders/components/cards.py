"""Captains, cards and tokens of `components.toml` as tables by their numbers."""

from typing import Final, cast

from kaper.games.marauders.components.board import FLAG, LOCATION_NAMES, NONE, SHIP_IDS, zone
from kaper.games.marauders.components.load import (
    NATION_IDS,
    SKILL_IDS,
    Abilities,
    Effect,
    Row,
    abilities,
    effects,
    named,
    num,
    rows,
    table,
    within,
    word,
    words,
)

SEAMANSHIP: Final = 0
SCOUTING: Final = 1
LEADERSHIP: Final = 2
INFLUENCE: Final = 3
SKILL_NAMES: Final = SKILL_IDS

# --- goods

GOODS_NAMES: Final[list[str]] = words(table("goods"), "ids")
GOODS: Final = list(range(len(GOODS_NAMES)))
_CARGO: Final = within(table("cargo_deck"), "cards")
CARGO_NAMES: Final[list[str]] = [named(word(row, "id")) for row in _CARGO]
CARGO_CARDS: Final = range(len(_CARGO))
GOOD: Final[list[int]] = [GOODS_NAMES.index(word(row, "good")) for row in _CARGO]
VALUE: Final[list[int]] = [num(row, "value") for row in _CARGO]
ESCAPE: Final = NONE
SYMBOL: Final[list[int]] = [
    ESCAPE if word(row, "symbol") == "escape" else LOCATION_NAMES.index(word(row, "symbol")) for row in _CARGO
]
"""What a Cargo card does in a raid: the location that it hits, or the merchant escapes."""
DEMAND_TOKENS: Final[list[int]] = [num(table("demand_tokens"), good) for good in GOODS_NAMES]
MERCHANT_TOKENS: Final[list[int]] = [num(table("merchant_tokens"), nation) for nation in NATION_IDS]

# --- captains

_CAPTAINS: Final = rows("captain")
CAPTAIN_NAMES: Final[list[str]] = [named(word(row, "id")) for row in _CAPTAINS]
CAPTAINS: Final = range(len(_CAPTAINS))
HOME: Final[list[int]] = [zone(word(row, "home")) for row in _CAPTAINS]
NATIONALITY: Final[list[int]] = [FLAG[home] for home in HOME]
"""MAM-302: the flag of the home port."""
SKILL: Final[list[list[int]]] = [[num(row, skill) for skill in SKILL_IDS] for row in _CAPTAINS]
CAPTAIN_ABILITIES: Final[list[Abilities]] = [abilities(effects(row)) for row in _CAPTAINS]

# --- specialists

_SPECIALISTS: Final = rows("specialist")
SPECIALIST_NAMES: Final[list[str]] = [word(row, "id") for row in _SPECIALISTS]
SPECIALISTS: Final = list(range(len(_SPECIALISTS)))
SPECIALIST_ABILITIES: Final[list[Abilities]] = [abilities(effects(row)) for row in _SPECIALISTS]
SPECIALISTS_WITH: Final[dict[str, list[int]]] = {}
for _kind in SPECIALISTS:
    for _key in SPECIALIST_ABILITIES[_kind]:
        SPECIALISTS_WITH.setdefault(_key, []).append(_kind)

# --- Glory cards; cards of one name are alike, so a card is known by its row

_GLORY: Final = rows("glory")
GLORY_NAMES: Final[list[str]] = [named(word(row, "id")) for row in _GLORY]
GLORIES: Final = range(len(_GLORY))
GLORY_CARDS: Final[list[int]] = [card for card in GLORIES for _ in range(num(_GLORY[card], "copies"))]
"""The whole deck."""
GLORY_CATEGORY: Final[list[str]] = [word(row, "category") for row in _GLORY]
GLORY_WHEN: Final[list[str]] = [word(row, "when") if word(row, "kind") == "card" else "" for row in _GLORY]
"""In which window a card is played; empty for Specialists, who are hired."""
GLORY_EFFECTS: Final[list[list[Effect]]] = [effects(row) for row in _GLORY]
GLORY_SKILL: Final[list[str]] = [word(row, "skill") for row in _GLORY]
GLORY_SPECIALIST: Final[list[int]] = [
    SPECIALIST_NAMES.index(word(row, "specialist")) if word(row, "specialist") else NONE for row in _GLORY
]
QUICK_LEARNER: Final[int] = GLORY_NAMES.index("quick-learner")
FITTING: Final[dict[str, list[bool]]] = {
    window: [GLORY_WHEN[card] == window or card == QUICK_LEARNER for card in GLORIES] for window in GLORY_WHEN
}
"""For each card whether it can ever be played in a window; most hands hold none that can."""


class Hire:
    """Where and how a Specialist is hired: a port, or the ports of a nation; for gold or by a test."""

    __slots__ = ("gold", "port", "port_nation", "skill")

    def __init__(self, row: Row) -> None:
        nation = word(row, "port_nation")
        self.port = zone(word(row, "port")) if word(row, "port") else NONE
        self.port_nation = NATION_IDS.index(nation) if nation in NATION_IDS else NONE
        self.gold = num(row, "gold")
        self.skill = SKILL_IDS.index(word(row, "test")) if word(row, "test") else NONE


HIRE: Final[list[Hire]] = [Hire(cast(Row, row.get("hire", {}))) for row in _GLORY]


def glory(name: str) -> int:
    return GLORY_NAMES.index(name)


# --- rumors

_RUMORS: Final = rows("rumor")
RUMOR_NAMES: Final[list[str]] = [named(word(row, "id")) for row in _RUMORS]
RUMORS: Final = range(len(_RUMORS))
RUMOR_PLACE: Final[list[int]] = [zone(word(row, "place")) for row in _RUMORS]
RUMOR_AT_SEA: Final[list[bool]] = [word(row, "at") == "sea" for row in _RUMORS]
RUMOR_TEST: Final[list[int]] = [SKILL_IDS.index(word(row, "test")) for row in _RUMORS]
RUMOR_EFFECTS: Final[list[list[Effect]]] = [effects(row) for row in _RUMORS]
RUMOR_KEPT: Final[list[Abilities]] = [abilities(effects(row, "kept")) for row in _RUMORS]


def _fight(row: Row) -> tuple[int, int]:
    """Crew and Leadership of the enemy on land; no crew, no fight."""
    fight = cast(Row, row.get("fight", {}))
    return num(fight, "crew"), num(fight, "leadership")


RUMOR_FIGHT: Final[list[tuple[int, int]]] = [_fight(row) for row in _RUMORS]

# --- missions

_MISSIONS: Final = rows("mission")
MISSION_NAMES: Final[list[str]] = [named(word(row, "id")) for row in _MISSIONS]
MISSIONS: Final = range(len(_MISSIONS))
MISSION_PORT: Final[list[int]] = [zone(word(row, "port")) for row in _MISSIONS]
MISSION_REWARD: Final[list[list[Effect]]] = [effects(row, "reward") for row in _MISSIONS]


class Req:
    """What must hold when a Mission is claimed; a nation or a skill stands in `n`."""

    __slots__ = ("kind", "n")

    def __init__(self, kind: str, value: object) -> None:
        self.kind = kind
        if isinstance(value, str):
            self.n = SKILL_IDS.index(value) if kind == "test" else NATION_IDS.index(value)
        else:
            self.n = int(value) if isinstance(value, int) else NONE


MISSION_REQ: Final[list[list[Req]]] = [
    [Req(kind, value) for req in within(row, "req") for kind, value in req.items()] for row in _MISSIONS
]


class Step:
    """A step of a Mission; fields that its kind does not have are empty."""

    __slots__ = ("do", "fight", "goods", "lose", "n", "nation", "ports", "skill", "targets", "value", "zones")

    def __init__(self, row: Row) -> None:
        self.do = word(row, "do")
        places = words(row, "ports") if "ports" in row else words(row, "port") if "port" in row else []
        self.ports = [zone(port) for port in places]
        self.zones = [zone(each) for each in (words(row, "zones") if "zones" in row else [])]
        if "zone" in row:
            self.zones.append(zone(word(row, "zone")))
        goods = cast(dict[str, int], row.get("goods", {}))
        self.goods = [goods.get(good, 0) for good in GOODS_NAMES]
        self.skill = SKILL_IDS.index(word(row, "skill")) if "skill" in row else NONE
        self.lose = word(row, "on_fail") == "lose"
        self.targets = words(row, "target")
        nation = word(row, "nation")
        self.nation = NATION_IDS.index(nation) if nation in NATION_IDS else NONE
        self.n = num(row, "n") or num(row, "slots")
        self.value = num(row, "min_value")
        self.fight = (num(row, "crew"), num(row, "leadership"))


MISSION_STEPS: Final[list[list[Step]]] = [[Step(step) for step in within(row, "steps")] for row in _MISSIONS]
MISSION_SLOTS: Final[list[int]] = [
    sum(step.n for step in steps if step.do == "carry") for steps in MISSION_STEPS
]
"""How many spaces of the hold a Mission takes while it lasts."""

# --- events

_EVENTS: Final = rows("event")
EVENT_NAMES: Final[list[str]] = [named(word(row, "id")) for row in _EVENTS]
EVENTS: Final = range(len(_EVENTS))
NPCS: Final = list(range(6))
PIRATE_SLOOP: Final = 4
PIRATE_FRIGATE: Final = 5
NPC_NAMES: Final[list[str]] = [*(f"{nation}-navy" for nation in NATION_IDS), "pirate-sloop", "pirate-frigate"]
"""The four naval ships by their nations, and the two pirates."""
_NPC_IDS: Final = [*NATION_IDS, "pirate_sloop", "pirate_frigate"]


def _commands(row: Row) -> int:
    kind = word(row, "kind")
    if kind == "event":
        return NONE
    return _NPC_IDS.index(word(row, "nation") if kind == "flagship" else word(row, "pirate_type"))


EVENT_NPC: Final[list[int]] = [_commands(row) for row in _EVENTS]
"""The NPC ship whose captain an Event card brings."""
EVENT_ZONE: Final[list[int]] = [zone(word(row, "zone")) if "zone" in row else NONE for row in _EVENTS]
EVENT_SKILL: Final[list[list[int]]] = [[num(row, skill) for skill in SKILL_IDS] for row in _EVENTS]
EVENT_SHIP: Final[list[int]] = [
    SHIP_IDS.index(word(row, "ship")) if "ship" in row else NONE for row in _EVENTS
]
EVENT_WAR_SHIP: Final[list[int]] = [
    SHIP_IDS.index(word(row, "ship_at_war")) if "ship_at_war" in row else NONE for row in _EVENTS
]
_REWARDS: Final = cast(Row, table("constants")["npc_reward"])
EVENT_REWARD: Final[list[int]] = [num(_REWARDS, word(row, "pirate_type")) for row in _EVENTS]
"""MAM-822: what a pirate captain's defeat is worth."""
EVENT_FLAG: Final[list[bool]] = [row.get("scouting_flag") is True for row in _EVENTS]
"""MAM-1034: the flag beside a captain's Scouting."""
EVENT_EFFECTS: Final[list[list[Effect]]] = [effects(row) for row in _EVENTS]
EVENT_OP: Final[list[str]] = [found[0].op for found in EVENT_EFFECTS]
"""What a card does in the first place, by which it is drawn and told."""
IGNORE_KIND: Final[dict[str, str]] = {
    EVENT_OP[card]: word(row, "ignore_kind") for card, row in enumerate(_EVENTS) if "ignore_kind" in row
}
"""The word by which `ignore_event` names what an event does."""
IGNORE_KINDS: Final[list[str]] = sorted(IGNORE_KIND.values())
EVENT_ICONS: Final[list[list[tuple[int, str]]]] = [
    [(_NPC_IDS.index(word(icon, "npc")), word(icon, "dir")) for icon in within(row, "icons")]
    for row in _EVENTS
]
EVENT_LASTS: Final[list[bool]] = [word(row, "duration") == "round" for row in _EVENTS]
EVENT_CLOSES: Final[list[list[int]]] = [
    [zone(port) for effect in found if effect.op == "close_ports" for port in words(effect.row, "ports")]
    for found in EVENT_EFFECTS
]
"""The ports that an Event card closes while it is in force."""

# --- tokens

_MODS: Final = rows("modification")
MOD_NAMES: Final[list[str]] = [named(word(row, "id")) for row in _MODS]
MODS: Final = list(range(len(_MODS)))
HAMMOCKS: Final = 0
RIGS: Final = 1
REINFORCED: Final = 2
EXTENDED_HOLD: Final = 3
CHASERS: Final = 4
CANNON_PORT: Final = 5
SWIVEL_GUNS: Final = 6
LONG_GUNS: Final = 7
_MOD_EFFECTS: Final = [cast(Row, row["effect"]) for row in _MODS]
MOD_N: Final[list[int]] = [num(effect, "n") for effect in _MOD_EFFECTS]
"""By how much a Modification raises a value of the ship, or how many hits it deals."""
SWIVEL_DICE: Final[int] = num(_MOD_EFFECTS[SWIVEL_GUNS], "dice")
MOD_COPIES: Final[list[int]] = [num(row, "copies") for row in _MODS]
_WEAPONS: Final = rows("special_weapon")
WEAPON_NAMES: Final[list[str]] = [named(word(row, "id")) for row in _WEAPONS]
WEAPONS: Final = [0, 1, 2]
HOOKS: Final = 0
ALL_WEAPONS: Final = 7
SKULLS_HIT: Final[dict[int, int]] = {
    weapon: LOCATION_NAMES.index(word(cast(Row, row["effect"]), "skulls_hit"))
    for weapon, row in enumerate(_WEAPONS)
    if "skulls_hit" in cast(Row, row["effect"])
}
"""MAM-1151, MAM-1152: where each skull strikes with Chain Shot and Grapeshot."""
