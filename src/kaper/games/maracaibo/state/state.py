"""Where a game of Pirates of Maracaibo stands."""

from typing import Final

from kaper.engine.state import State
from kaper.games.maracaibo.components.board import PLACE_NAMES, PLACES, START, Caribbean
from kaper.games.maracaibo.components.cards import CARD_NAMES, COST, FIRST_RESIDENCE, TILES, TYPE
from kaper.games.maracaibo.components.ship import DISCOUNT, HOLES, START_STRENGTH
from kaper.games.maracaibo.components.track import RIVERS

DRAW_LAYOUT: Final = 0
KEEP_QUESTS: Final = 1
MOVE: Final = 2
ACT: Final = 3
NONE: Final = -1
NO_REDBEARD: Final = -1

FOG_LOCATIONS: Final = 1
FOG_IMPROVEMENTS: Final = 2
SKIRMISHES: Final = 4
HUNTERS: Final = 8
RUBIES: Final = 16
RETIREMENT: Final = 32
MODULES: Final = ["fog-locations", "fog-improvements", "skirmishes", "hunters", "rubies", "retirement"]


class Maracaibo(State):
    """Seats are numbered like the players; Redbeard, if he sails, comes last.

    modules         the modules in play, as bits; `sides` the sides of the black market tiles
    stage, turn     what comes next, and whose turn it is; `first` began the game, `marker` ends it
    sea, drawn      the layout, and the columns drawn so far of one's own; `size` is its size
    card, hidden    the card on each place (a number, BLANK or NONE) and whether it lies face down
    coins           doubloons on face-down locations
    value, stall    the value tile and the black market tile (seat x 5 + tile) on each place
    markers         for each place the seats (as bits) with a marker on its residence
    deck, top       level II: a bag, and its top card while that lies open; `turned` counts open ones
    unused          level I cards that are not in play
    islands         cubes on each treasure island; `tiles` are value tiles not yet laid
    quests, below   the quest deck: a bag, and cards put under it, the uppermost first
    market          quests on offer; `figures` the figureheads on offer
    strength        what lasting effects add up to, by the names in `ship`
    stored, buried  treasures of each kind above and below the dig line
    bonus, holes    occupied bonus spaces of the storage, and burial spaces, as bits; `figure_kinds` says what
                    lies on the burial spaces of a figurehead
    stalls          for each black market tile of a seat the place where it lies
    pools           power left of this turn's raids, and the kind of treasure of each
    used            raid actions used this turn, as bits of their source
    idle            whether nothing happened since the seat declined to spend power
    red_*           Redbeard: his six cards, those unrevealed this time round and ever seen, his level, cubes
    """

    __slots__ = (
        "below", "bonus", "buried", "card", "cards", "coins", "deck", "doubloons", "drawn", "ending",
        "explorer", "figure", "figure_kinds", "figures", "first", "groups", "handicap", "hands", "hidden",
        "holes", "idle", "islands", "layout", "marker", "markers", "market", "modules", "players",
        "pool_kinds", "pools", "quests", "red_cubes", "red_left", "red_level", "red_seen", "red_six",
        "redbeard", "retired", "round", "rubies", "ruby_market", "sea", "seats", "ship", "sides", "size",
        "stage", "stall", "stalls", "stored", "strength", "tiles", "top", "turn", "turned", "unused",
        "upgrades", "used", "value", "vp",
    )  # fmt: skip

    def lay_out(self, players: int, modules: int, sea: Caribbean) -> None:
        """An empty table for so many players; `clone` fills one from another instead."""
        seats = players + (players == 1)
        self.players = players
        self.seats = seats
        self.redbeard = players if players == 1 else NO_REDBEARD
        self.modules = modules
        self.layout = ""
        self.groups = False
        self.handicap = 0
        self.stage = KEEP_QUESTS
        self.round = 0
        self.turn = 0
        self.first = 0
        self.marker = 0
        self.ending = False
        self.sea = sea
        self.drawn: list[str] = []
        self.size = NONE
        self.lay_out_cards()
        self.lay_out_seats(seats)

    def lay_out_cards(self) -> None:
        self.card = [NONE] * PLACES
        self.hidden = [False] * PLACES
        self.coins = [0] * PLACES
        self.value = [NONE] * PLACES
        self.stall = [NONE] * PLACES
        self.markers = [0] * PLACES
        self.deck: list[int] = []
        self.top = NONE
        self.turned = 0
        self.unused: list[int] = []
        self.islands = [0, 0, 0]
        self.tiles: list[int] = []
        self.quests: list[int] = []
        self.below: list[int] = []
        self.market: list[int] = []
        self.figures: list[int] = []
        self.sides = 0
        self.ruby_market = 0
        self.red_six: list[int] = []
        self.red_left: list[int] = []
        self.red_seen = 0
        self.red_level = 1
        self.red_cubes = 0

    def lay_out_seats(self, seats: int) -> None:
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.cards: list[list[int]] = [[] for _ in range(seats)]
        self.doubloons = [0] * seats
        self.vp = [0] * seats
        self.ship = [START] * seats
        self.explorer = [0] * seats
        self.upgrades = [0] * seats
        self.figure = [NONE] * seats
        self.strength = [START_STRENGTH[:] for _ in range(seats)]
        self.stored = [[0, 0, 0] for _ in range(seats)]
        self.buried = [[0, 0, 0] for _ in range(seats)]
        self.bonus = [0] * seats
        self.holes = [0] * seats
        self.figure_kinds = [[NONE] * HOLES for _ in range(seats)]
        self.stalls = [[NONE] * TILES for _ in range(seats)]
        self.rubies = [0] * seats
        self.retired = 0
        self.pools: list[int] = []
        self.pool_kinds: list[int] = []
        self.used = 0
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
        """POM-403, POM-404, POM-531: cost and surcharge less all discounts, never below nothing."""
        price = COST[card] + surcharge - self.strength[seat][DISCOUNT]
        return price if price > 0 else 0

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

    def clone(self) -> "Maracaibo":
        twin = Maracaibo(self.chance)
        twin.copy_base(self)
        self._copy_numbers(twin)
        self._copy_table(twin)
        self._copy_seats(twin)
        return twin

    def _copy_numbers(self, twin: "Maracaibo") -> None:
        twin.players = self.players
        twin.seats = self.seats
        twin.redbeard = self.redbeard
        twin.modules = self.modules
        twin.layout = self.layout
        twin.groups = self.groups
        twin.handicap = self.handicap
        twin.stage = self.stage
        twin.round = self.round
        twin.turn = self.turn
        twin.first = self.first
        twin.marker = self.marker
        twin.ending = self.ending
        twin.sea = self.sea
        twin.sides = self.sides
        twin.size = self.size
        twin.top = self.top
        twin.turned = self.turned
        twin.ruby_market = self.ruby_market
        twin.red_seen = self.red_seen
        twin.red_level = self.red_level
        twin.red_cubes = self.red_cubes
        twin.retired = self.retired
        twin.used = self.used
        twin.idle = self.idle

    def _copy_table(self, twin: "Maracaibo") -> None:
        twin.drawn = self.drawn[:]
        twin.card = self.card[:]
        twin.hidden = self.hidden[:]
        twin.coins = self.coins[:]
        twin.value = self.value[:]
        twin.stall = self.stall[:]
        twin.markers = self.markers[:]
        twin.deck = self.deck[:]
        twin.unused = self.unused[:]
        twin.islands = self.islands[:]
        twin.tiles = self.tiles[:]
        twin.quests = self.quests[:]
        twin.below = self.below[:]
        twin.market = self.market[:]
        twin.figures = self.figures[:]
        twin.red_six = self.red_six[:]
        twin.red_left = self.red_left[:]
        twin.pools = self.pools[:]
        twin.pool_kinds = self.pool_kinds[:]

    def _copy_seats(self, twin: "Maracaibo") -> None:
        twin.hands = [hand[:] for hand in self.hands]
        twin.cards = [cards[:] for cards in self.cards]
        twin.doubloons = self.doubloons[:]
        twin.vp = self.vp[:]
        twin.ship = self.ship[:]
        twin.explorer = self.explorer[:]
        twin.upgrades = self.upgrades[:]
        twin.figure = self.figure[:]
        twin.strength = [strength[:] for strength in self.strength]
        twin.stored = [stored[:] for stored in self.stored]
        twin.buried = [buried[:] for buried in self.buried]
        twin.bonus = self.bonus[:]
        twin.holes = self.holes[:]
        twin.figure_kinds = [kinds[:] for kinds in self.figure_kinds]
        twin.stalls = [stalls[:] for stalls in self.stalls]
        twin.rubies = self.rubies[:]
