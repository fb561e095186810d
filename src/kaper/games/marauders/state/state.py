"""Where a game of Merchants & Marauders stands."""

from typing import Final

from kaper.engine.fields import cloneable
from kaper.engine.state import State
from kaper.games.marauders.components.board import NONE, STASH_MAX, STASH_STEP, TARGET, ZONES
from kaper.games.marauders.components.cards import (
    CAPTAINS,
    CARGO_CARDS,
    EVENT_SHIP,
    EVENT_WAR_SHIP,
    EVENTS,
    GLORY_CARDS,
    MISSIONS,
    NPCS,
    RUMORS,
)
from kaper.games.marauders.state.bargain import USUAL, Bargain
from kaper.games.marauders.state.player import Player, changed

SETUP: Final = 0
EVENT: Final = 1
BEGIN: Final = 2
ACTION: Final = 3
IN_PORT: Final = 4
NAVAL: Final = 5
BOARDED: Final = 6
STAGE_NAMES: Final = ["setup", "event", "begin", "action", "port", "naval", "boarded"]

NPC: Final = 4
"""In a battle the sides are seats 0 to 3, NPC ships from here on, and an enemy on land."""
LAND: Final = 10
NO_SIDES: Final = (NONE, NONE)
NO_PRICES: Final = (0,) * 8
NOWHERE: Final = [NONE for _ in NPCS]
"""Where the NPC ships are while there are none."""
SHOOT: Final = 0
BOARD: Final = 1
FLEE: Final = 2
DECLARED_NAMES: Final = ["shoot", "board", "flee"]

DEFEATS: Final = 0
SALES: Final = 1
RAIDS: Final = 2
MISSIONS_DONE: Final = 3
RUMORS_TRUE: Final = 4
SHIPS: Final = 5
SOURCE_NAMES: Final = ["defeat", "sale", "raid", "mission", "rumor", "ship"]

Bags = tuple[tuple[int, ...], ...]


@cloneable
class Marauders(State):
    """Decks are bags without order; face-down tokens are nothing in particular until one is turned up."""

    players: int
    seats: list[Player]
    ending: str
    # Points to win, and how many of them the chest can bring.
    target: int
    cap: int
    # NPCs in combat are played by a simple rule, not by the next player.
    automaton: bool
    # Where the round is, who began it and whose turn it is.
    round: int
    stage: int
    first: int
    active: int
    # The round in which somebody reached the target; who did (as bits).
    final: bool
    declared: int

    # The good in demand in each port; Demand tokens (by good) not on the board.
    demand: list[int]
    pool: list[int]
    # The face-up Modification token of each port; for a face-down one the batch that it was mixed in; what is
    # left in each batch; mixed ones that are still to be laid out.
    mod_up: list[int]
    mod_down: list[int]
    mod_bags: Bags
    loose: int
    # The batch of each zone's Merchant token, and what is left in each, by nation; those that were found.
    merchant: list[int]
    fleets: Bags
    found: list[int]
    # The captain of each NPC ship and those who wait under the card; where the ship is, NONE if nowhere.
    npc_card: list[int]
    npc_under: Bags
    npc_zone: list[int]
    # Event cards in force this round, as drawn; those whose NPC comes at its end; the War card, its nations.
    events: tuple[int, ...]
    pending: tuple[int, ...]
    war: int
    warring: tuple[int, ...]

    event_deck: list[int]
    event_discard: list[int]
    captain_deck: list[int]
    captain_discard: list[int]
    # Captains that a player rejected, until one is chosen.
    aside: tuple[int, ...]
    glory_deck: list[int]
    glory_discard: list[int]
    # The Glory card played last, for those who copy it.
    last_glory: int
    cargo_deck: list[int]
    cargo_discard: list[int]
    rumor_deck: list[int]
    mission_deck: list[int]
    mission_discard: list[int]
    # The Mission cards on the board.
    missions: list[int]

    # Actions left in this turn, more of them for moving only; zone borders crossed.
    actions: int
    moves: int
    crossings: int
    # No action taken yet; the Port action taken; met a storm.
    fresh: bool
    port_taken: bool
    struck: bool
    # As bits: kinds of events that do not affect the captain, targets scouted, abilities used in this turn.
    spared: int
    scouted: int
    used: int
    # As bits: activities of this Port action, other business tried in it.
    done: int
    tried: int
    # Who does not want to be asked any more this turn (as bits).
    quiet: int
    # NPCs that still scout the active player.
    scouts: list[int]
    # The Cargo cards that can be bought, what each good costs, and how many were paid for.
    market: list[int]
    prices: tuple[int, ...]
    paid: int
    # Cargo cards laid out: open ones to be kept, or those for sale, which others see when they are sold.
    offer: list[int]
    selling: bool
    # What cards have changed for this sale or this visit to the shipyard.
    bargain: Bargain
    # The last dice of a test and whose they are.
    rolled: tuple[int, ...]
    roller: int
    # The cards and dice of a merchant raid, and the flag under which the merchant is attacked.
    raid: list[int]
    raid_dice: list[int]
    raid_nation: int

    # Attacker and defender of a battle; lists of two are about them.
    sides: tuple[int, ...]
    # The round of the naval battle or crew combat; rounds in which nothing happened.
    bout: int
    calm: int
    declared_now: list[int]
    dice: list[tuple[int, ...]]
    # The location dice thrown at each side; the hits that it takes, by location.
    aim: list[tuple[int, ...]]
    hits: list[tuple[int, ...]]
    # Where a skull goes that Chain Shot or Grapeshot turned, by the side hit.
    skulls_hit: list[int]
    # Abilities used in this battle (as bits); dice that cards add for this naval round or this crew combat.
    used_now: list[int]
    more_dice: list[int]
    # A victor and the beaten player whose belongings he sees.
    searched: tuple[int, ...]
    # The Specialist whom the active player shows to all while he tests for the hiring.
    shown: int
    # The locations and type of the NPC ship that fights; on land only its crew, and their Leadership.
    enemy: list[int]
    enemy_ship: int
    enemy_lead: int

    def former_names(self) -> dict[str, str]:
        return {"skulls_hit": "spoils"}

    def lay_out(self, players: int, target: int, automaton: bool) -> None:
        """An empty table for this number of players."""
        self.players = players
        self.target = target
        self.cap = STASH_MAX * target // TARGET
        self.automaton = automaton
        self.ending = ""
        self.round = self.first = self.active = self.declared = 0
        self.stage = SETUP
        self.final = False
        self.seats = [Player().cleared() for _ in range(players)]
        self._lay_out_chart()
        self._lay_out_decks()
        self.start_turn()
        self.clear_battle()

    def _lay_out_chart(self) -> None:
        self.demand = [NONE] * len(ZONES)
        self.pool = [0] * 8
        self.mod_up = [NONE] * len(ZONES)
        self.mod_down = [NONE] * len(ZONES)
        self.merchant = [NONE] * len(ZONES)
        self.mod_bags = self.fleets = ()
        self.loose = 0
        self.found = [0, 0, 0, 0]
        self.npc_card = NOWHERE[:]
        self.npc_zone = NOWHERE[:]
        self.npc_under = tuple(() for _ in NPCS)
        self.events = self.pending = self.warring = ()
        self.war = NONE

    def _lay_out_decks(self) -> None:
        self.event_deck = list(EVENTS)
        self.captain_deck = list(CAPTAINS)
        self.glory_deck = list(GLORY_CARDS)
        self.cargo_deck = list(CARGO_CARDS)
        self.rumor_deck = list(RUMORS)
        self.mission_deck = list(MISSIONS)
        self.event_discard = []
        self.captain_discard = []
        self.glory_discard = []
        self.cargo_discard = []
        self.mission_discard = []
        self.aside = self.rolled = ()
        self.missions = []
        self.market = []
        self.offer = []
        self.raid = []
        self.raid_dice = []
        self.prices = NO_PRICES
        self.selling = False
        self.bargain = USUAL
        self.last_glory = self.raid_nation = self.roller = NONE

    def start_turn(self) -> None:
        """MAM-510: nothing done yet in this turn."""
        self.actions = self.moves = self.crossings = 0
        self.fresh = True
        self.port_taken = self.struck = False
        self.spared = self.scouted = self.used = self.done = self.tried = self.paid = self.quiet = 0
        self.scouts = []
        self.shown = NONE

    def clear_battle(self) -> None:
        self.sides = self.searched = NO_SIDES
        self.bout = self.calm = self.enemy_lead = 0
        self.declared_now = [SHOOT, SHOOT]
        self.dice = [(), ()]
        self.aim = [(), ()]
        self.hits = [(), ()]
        self.skulls_hit = [NONE, NONE]
        self.used_now = [0, 0]
        self.more_dice = [0, 0]
        self.enemy = [0, 0, 0, 0, 0]
        self.enemy_ship = NONE

    def drawn_from(self, bags: Bags, which: int) -> tuple[int, Bags]:
        """A thing drawn from one of several bags, and the bags without it."""
        bag = list(bags[which])
        drawn = self.chance.draw(bag)
        return drawn, changed(bags, which, tuple(bag))

    # --- reading

    def next_to(self, seat: int) -> int:
        return (seat + 1) % self.players

    def from_active(self) -> list[int]:
        """All seats in turn order, beginning with the active player."""
        active, seats = self.active, list(range(self.players))
        return seats[active:] + seats[:active]

    def at_war(self, one: int, other: int) -> bool:
        """MAM-1304: whether two nations fight each other."""
        return one in self.warring and other in self.warring and one != other

    def npc_ship(self, npc: int) -> int:
        """MAM-1320: a Frigate, or a Man-of-War while its nation is at war; pirates as their card says."""
        card = self.npc_card[npc]
        return EVENT_WAR_SHIP[card] if npc in self.warring else EVENT_SHIP[card]

    def points(self, seat: int) -> int:
        """MAM-206: what the chest is worth, and the track."""
        player = self.seats[seat]
        return player.glory + self.chest_points(player.chest)

    def chest_points(self, gold: int) -> int:
        """MAM-206: a point for every full 10 gold, at most half the target."""
        return min(self.cap, gold // STASH_STEP)
