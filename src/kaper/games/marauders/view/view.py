"""What a viewer is given of Merchants & Marauders: plain data by names."""

from msgspec import Struct

from kaper.games.marauders.state.bargain import Bargain


class PlayerView(Struct, frozen=True):
    """A player board; what its viewer may not know is empty, -1 or only counted.

    Of a Rumor that was `heard` while another was held, one of the two is given back.
    """

    colour: str
    captain: str
    nation: str
    home: str
    skills: list[int]
    ship: str
    zone: str
    docked: bool
    now: list[int]
    most: list[int]
    maneuver: int
    capacity: int
    mods: list[str]
    flipped: list[str]
    weapons: list[str]
    specialists: list[str]
    kept: list[str]
    mission: str
    progress: int
    marks: int
    bounty: list[int]
    pirate: bool
    glory: int
    big_ship: bool
    hand_size: int
    hand: list[str]
    cargo_size: int
    cargo: list[str]
    has_rumor: bool
    rumor: str
    heard: str
    gold: int
    chest: int
    deaths: int
    declared: bool
    sources: list[int]
    bought: list[str]


class ZoneView(Struct, frozen=True):
    """A zone of the chart: Demand token, Modification token, whether a merchant sails there."""

    name: str
    flag: str
    demand: str
    mod: str
    mod_face_down: bool
    merchant: bool


class NpcView(Struct, frozen=True):
    """An NPC ship: its captain's card, those under it, and where it is; empty if it is not in play."""

    name: str
    card: str
    under: list[str]
    zone: str
    ship: str
    skills: list[int]


class BattleView(Struct, frozen=True):
    """A battle: `sides` are seats, or -1 for `enemy`; `on_land` has a crew alone."""

    sides: list[int]
    enemy: str
    enemy_ship: str
    enemy_now: list[int]
    enemy_skills: list[int]
    on_land: bool
    on_deck: bool
    bout: int
    declared: list[str]
    dice: list[list[str]]
    aim: list[list[str]]
    hits: list[list[str]]
    more_dice: list[int]


class RaidView(Struct, frozen=True):
    """A merchant raid: its cards, its dice and the flag under which the merchant is attacked."""

    nation: str
    cards: list[str]
    dice: list[str]


class View(Struct, frozen=True):
    """The table as a viewer sees it; `secrets` is empty for everybody who has a seat or watches."""

    round: int
    stage: str
    first: int
    active: int
    target: int
    cap: int
    final: bool
    actions: int
    moves: int
    port_taken: bool
    events: list[str]
    war: str
    warring: list[str]
    pending: list[str]
    events_left: int
    event_discard: list[str]
    captains_left: int
    captain_discard: list[str]
    aside: list[str]
    glory_left: int
    glory_discard: list[str]
    last_glory: str
    cargo_left: int
    cargo_discard: list[str]
    rumors_left: int
    missions: list[str]
    missions_left: int
    mission_discard: list[str]
    pool: int
    found: list[int]
    zones: list[ZoneView]
    npcs: list[NpcView]
    players: list[PlayerView]
    battle: BattleView | None
    raid: RaidView | None
    market: list[str]
    market_size: int
    prices: list[int]
    bargain: Bargain
    offer: list[str]
    rolled: list[str]
    roller: int
    turn_marks: list[int]
    ending: str
    secrets: dict[str, list[str]]
