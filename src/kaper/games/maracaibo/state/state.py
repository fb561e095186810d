"""Where a game of Pirates of Maracaibo stands."""

from typing import Final

from kaper.engine.fields import Shared, cloneable
from kaper.engine.state import State
from kaper.games.maracaibo.components.board import PLACE_NAMES, PLACES, START, Caribbean
from kaper.games.maracaibo.components.cards import CARD_NAMES, COST, FIRST_RESIDENCE, MARKET_TILES, TYPE
from kaper.games.maracaibo.components.ship import DISCOUNT, HOLES, START_STRENGTH
from kaper.games.maracaibo.components.track import RIVERS

DRAW_LAYOUT: Final = 0
KEEP_QUESTS: Final = 1
MOVE: Final = 2
ACT: Final = 3
NONE: Final = -1
NO_REDBEARD: Final = -1
NO_RAID: Final[tuple[int, ...]] = ()
NO_DICE: Final = (0, 0, 0, 0)

FOG_LOCATIONS: Final = 1
FOG_IMPROVEMENTS: Final = 2
SKIRMISHES: Final = 4
HUNTERS: Final = 8
RUBIES: Final = 16
RETIREMENT: Final = 32
MODULES: Final = ["fog-locations", "fog-improvements", "skirmishes", "hunters", "rubies", "retirement"]


def reduced(card: int, discount: int, surcharge: int = 0) -> int:
    """POM-403, POM-404, POM-531: cost and surcharge less all discounts, never below nothing."""
    price = COST[card] + surcharge - discount
    return price if price > 0 else 0


@cloneable
class Maracaibo(State):
    """Seats are numbered like the players; Redbeard, if he sails, comes last."""

    players: int
    seats: int
    # The modules in play, as bits; how the layout is chosen; whether groups of locations are broken up.
    modules: int
    layout: str
    groups: bool
    # What comes next, and whose turn it is; who began the game, and after whose turn it ends.
    stage: int
    round: int
    turn: int
    first: int
    marker: int
    ending: bool

    # The layout; while one is drawn its size and the columns so far.
    sea: Shared[Caribbean]
    size: int
    drawn: list[str]
    # For each place its card (a number, BLANK or NONE), whether that lies face down, and doubloons on it.
    card: list[int]
    hidden: list[bool]
    coins: list[int]
    # For each place its value tile, its black market tile (seat x 5 + tile), and the seats (as bits) that
    # have a marker on its residence.
    value: list[int]
    stall: list[int]
    markers: list[int]
    # Level II: a bag, its top card while that lies open, and how many of the bag lie open.
    deck: list[int]
    top: int
    turned: int
    # Level I cards that are not in play; value tiles that are not laid yet.
    unused: list[int]
    tiles: list[int]
    # Cubes on each treasure island.
    islands: list[int]
    # The quest deck: a bag, and cards put under it, the uppermost first; the quests on offer.
    quests: list[int]
    below: list[int]
    market: list[int]
    # Figureheads on offer; as bits the sides of black market tiles and the taken spaces of the ruby market.
    figures: list[int]
    sides: int
    ruby_market: int

    # For each seat its quests, improvement cards, doubloons, points and rubies.
    hands: list[list[int]]
    cards: list[list[int]]
    doubloons: list[int]
    vp: list[int]
    rubies: list[int]
    # Where its ship and its explorer are; its upgrades, as bits, and its figurehead.
    ship: list[int]
    explorer: list[int]
    upgrades: list[int]
    figure: list[int]
    # What its lasting effects add up to, by the names in `ship`.
    strength: list[list[int]]
    # Treasures of each kind above and below the dig line.
    stored: list[list[int]]
    buried: list[list[int]]
    # Taken bonus spaces of its storage and burial spaces, as bits; what lies on those of a figurehead.
    bonus: list[int]
    holes: list[int]
    figure_kinds: list[list[int]]
    # For each of its black market tiles the place where it lies.
    stalls: list[list[int]]
    # Seats, as bits, that have used the discount tile of Retirement.
    retired: int

    # This turn's raids: the power that is left of each, and its kind of treasure; raid actions used, as bits.
    pools: list[int]
    pool_kinds: list[int]
    used: int
    # A raid while its die or kind is chosen, else empty: the pips of each die, 0 for one that does not lie
    # there, and how often they were rolled. Everybody sees them; no rule asks for them.
    rolled: tuple[int, ...]
    # Whether it would be in vain to offer leftover power again: the player has just declined to spend it, or
    # there is none. Whatever happens sets it to False, since it may make a raid action possible (POM-1938).
    idle: bool

    # Redbeard's seat, the points taken off his total, his level and the cubes on his ship board.
    redbeard: int
    handicap: int
    red_level: int
    red_cubes: int
    # His six cards, those not revealed this time round, and those ever seen, as bits.
    red_six: list[int]
    red_left: list[int]
    red_seen: int

    def lay_out(self, players: int, modules: int, sea: Caribbean) -> None:
        """An empty table."""
        self.players = players
        self.seats = players + (players == 1)
        self.redbeard = players if players == 1 else NO_REDBEARD
        self.modules = modules
        self.layout = ""
        self.groups = self.ending = False
        self.stage = KEEP_QUESTS
        self.round = self.turn = self.first = self.marker = self.handicap = 0
        self.sea = sea
        self.drawn = []
        self.size = NONE
        self.lay_out_cards()
        self.lay_out_seats(self.seats)

    def lay_out_cards(self) -> None:
        self.card, self.hidden, self.coins = [NONE] * PLACES, [False] * PLACES, [0] * PLACES
        self.value, self.stall, self.markers = [NONE] * PLACES, [NONE] * PLACES, [0] * PLACES
        self.deck, self.unused, self.tiles = [], [], []
        self.top = NONE
        self.islands = [0, 0, 0]
        self.quests, self.below, self.market, self.figures = [], [], [], []
        self.turned = self.sides = self.ruby_market = 0
        self.red_six, self.red_left = [], []
        self.red_seen = self.red_cubes = 0
        self.red_level = 1

    def lay_out_seats(self, seats: int) -> None:
        self.hands, self.cards = [[] for _ in range(seats)], [[] for _ in range(seats)]
        self.doubloons, self.vp, self.rubies = [0] * seats, [0] * seats, [0] * seats
        self.ship, self.explorer = [START] * seats, [0] * seats
        self.upgrades, self.figure = [0] * seats, [NONE] * seats
        self.strength = [START_STRENGTH[:] for _ in range(seats)]
        self.stored, self.buried = [[0, 0, 0] for _ in range(seats)], [[0, 0, 0] for _ in range(seats)]
        self.bonus, self.holes = [0] * seats, [0] * seats
        self.figure_kinds = [[NONE] * HOLES for _ in range(seats)]
        self.stalls = [[NONE] * MARKET_TILES for _ in range(seats)]
        self.pools, self.pool_kinds = [], []
        self.rolled = NO_RAID
        self.used = self.retired = 0
        self.idle = True

    # --- the Caribbean

    def has(self, module: int) -> bool:
        return self.modules & module != 0

    def improvements(self, kind: int) -> list[int]:
        """The places of the face-up improvement cards of a type (A-8, A-29)."""
        card, hidden = self.card, self.hidden
        return [place for place in range(PLACES) if TYPE[card[place]] == kind and not hidden[place]]

    def residences(self) -> list[int]:
        """The places of the residences, by column from the left and the upper first."""
        return [place for place, card in enumerate(self.card) if card >= FIRST_RESIDENCE]

    def price(self, seat: int, card: int, surcharge: int = 0) -> int:
        """What a card costs a seat."""
        return reduced(card, self.strength[seat][DISCOUNT], surcharge)

    def called(self, place: int) -> str:
        """What everybody may call a place: the card on it as far as it is known, Bay or Maracaibo."""
        if place >= PLACES:
            return PLACE_NAMES[place]
        return "hidden" if self.hidden[place] else CARD_NAMES[self.card[place]]

    def others_at(self, seat: int) -> list[int]:
        """Other ships on the same place."""
        place = self.ship[seat]
        return [other for other in range(self.seats) if other != seat and self.ship[other] == place]

    # --- what a seat has

    def treasures(self, seat: int, kind: int) -> int:
        return self.stored[seat][kind] + self.buried[seat][kind]

    def rivers(self, seat: int) -> int:
        """POM-706: counted by where the explorer stands."""
        return RIVERS[self.explorer[seat]]

    def change(self, seat: int, changes: list[tuple[int, int]]) -> None:
        """POM-1936: lasting effects work from the moment that their source is in place."""
        strength = self.strength[seat]
        for slot, by in changes:
            strength[slot] += by
