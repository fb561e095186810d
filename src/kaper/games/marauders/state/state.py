"""Where a game of Merchants & Marauders stands."""

from typing import Final

from kaper.engine.chance import Chance
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
from kaper.games.marauders.state.bargain import USUAL
from kaper.games.marauders.state.player import Player

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
NO_SIDES: Final = [NONE, NONE]
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


class Marauders(State):
    """Decks are bags without order; face-down tokens are nothing in particular until one is turned up.

    target, cap          points to win, and how many of them the chest can bring
    automaton            NPCs in combat are played by a simple rule, not by the next player
    stage, first, active where the round is, who began it and whose turn it is
    final, declared      the round in which somebody reached the target; who did (as bits)
    demand, pool         the good in demand in each port; Demand tokens (by good) not on the board
    mod_up               the face-up Modification token of each port
    mod_down, mod_bags   for a face-down one the batch that it was mixed in; what is left in each batch
    loose                mixed Modification tokens that are still to be laid out
    merchant, fleets     the batch of each zone's Merchant token, and what is left in each, by nation
    found                tokens on the Merchant spaces, by nation
    events               the Event cards in force this round, in the order in which they were drawn
    war, warring         the War card, and the two nations at war
    npc_card, npc_under  the captain of each NPC ship and those who wait under the card
    npc_zone             where each NPC ship is; NONE before it is placed
    pending              Event cards whose NPC comes at the end of the round
    aside                captains that a player rejected, until one is chosen
    missions             the Mission cards on the board
    last_glory           the Glory card played last, for those who copy it

    actions, moves       actions left in this turn; more of them for moving only
    crossings            zone borders crossed this turn
    fresh, port_taken    no action taken yet; the Port action taken
    scouted, used        targets scouted this turn, abilities used this turn (as bits)
    quiet                who does not want to be asked any more this turn (as bits)
    struck, spared       met a storm this turn; kinds of events that do not affect the captain (as bits)
    done, tried          activities of this Port action, other business tried in it (as bits)
    scouts               NPCs that still scout the active player
    market, prices       the Cargo cards that can be bought, and what each good costs
    offer                Cargo cards laid out: open ones to be kept, or those to be sold
    selling              the cards laid out are for sale, and shown to the others with the sale
    bargain              what cards have changed for this sale or this visit to the shipyard
    paid                 cards paid for in this market
    rolled, roller       the last dice of a test and whose they are

    sides                attacker and defender of a battle
    bout, calm           the round of the naval battle or crew combat; rounds in which nothing happened
    declared_now         what each side declared
    dice                 the dice of each side
    aim, hits            the location dice thrown at each side; the hits that it takes, by location
    spoils               where a skull goes that Chain Shot or Grapeshot turned, by the side hit
    searched             a victor and the beaten player whose belongings he sees
    used_now             abilities used in this battle by each side (as bits)
    more_dice            dice that cards add for this naval round or this crew combat
    enemy, enemy_ship    the locations and type of the NPC ship that fights; on land only its crew
    enemy_lead           the Leadership of an enemy on land
    raid, raid_dice      the cards and dice of a merchant raid
    raid_nation          the flag under which the merchant is attacked
    """

    __slots__ = (
        "actions", "active", "aim", "aside", "automaton", "bargain", "bout", "calm", "cap", "captain_deck",
        "captain_discard", "cargo_deck", "cargo_discard", "crossings", "declared", "declared_now", "demand",
        "dice", "done", "ending", "enemy", "enemy_lead", "enemy_ship", "event_deck", "event_discard",
        "events", "final", "first", "fleets", "found", "fresh", "glory_deck", "glory_discard",
        "hits", "last_glory", "loose", "market", "merchant", "mission_deck", "mission_discard", "missions",
        "mod_bags", "mod_down", "mod_up", "more_dice", "moves", "npc_card", "npc_under", "npc_zone",
        "offer", "paid", "pending", "players", "pool", "port_taken", "prices", "quiet", "raid", "raid_dice",
        "raid_nation", "rolled", "roller", "round", "rumor_deck", "scouted", "scouts", "searched", "seats",
        "selling", "sides", "spared", "spoils", "stage", "struck", "target", "tried", "used",
        "used_now", "war", "warring",
    )  # fmt: skip

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.ending = ""

    def lay_out(self, players: int, target: int, automaton: bool) -> None:
        """An empty table for so many players; `clone` fills one from another instead."""
        self.players = players
        self.target = target
        self.cap = STASH_MAX * target // TARGET
        self.automaton = automaton
        self.round = self.first = self.active = 0
        self.stage = SETUP
        self.final = False
        self.declared = 0
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
        self.mod_bags: list[list[int]] = []
        self.loose = 0
        self.merchant = [NONE] * len(ZONES)
        self.fleets: list[list[int]] = []
        self.found = [0, 0, 0, 0]
        self.npc_card = [NONE for _ in NPCS]
        self.npc_under: list[list[int]] = [[] for _ in NPCS]
        self.npc_zone = NOWHERE[:]
        self.pending: list[int] = []
        self.events: list[int] = []
        self.war = NONE
        self.warring: list[int] = []

    def _lay_out_decks(self) -> None:
        self.event_deck: list[int] = list(EVENTS)
        self.event_discard: list[int] = []
        self.captain_deck: list[int] = list(CAPTAINS)
        self.captain_discard: list[int] = []
        self.aside: list[int] = []
        self.glory_deck: list[int] = list(GLORY_CARDS)
        self.glory_discard: list[int] = []
        self.last_glory = NONE
        self.cargo_deck: list[int] = list(CARGO_CARDS)
        self.cargo_discard: list[int] = []
        self.rumor_deck: list[int] = list(RUMORS)
        self.mission_deck: list[int] = list(MISSIONS)
        self.mission_discard: list[int] = []
        self.missions: list[int] = []
        self.market: list[int] = []
        self.prices = [0] * 8
        self.offer: list[int] = []
        self.selling = False
        self.bargain = USUAL
        self.raid: list[int] = []
        self.raid_dice: list[int] = []
        self.raid_nation = NONE
        self.rolled: list[int] = []
        self.roller = NONE

    def start_turn(self) -> None:
        """MAM-510: nothing done yet in this turn."""
        self.actions = self.moves = self.crossings = 0
        self.fresh = True
        self.port_taken = self.struck = False
        self.spared = 0
        self.scouted = self.used = self.done = self.tried = self.paid = 0
        self.quiet = 0
        self.scouts: list[int] = []

    def clear_battle(self) -> None:
        self.sides = NO_SIDES
        self.bout = self.calm = 0
        self.declared_now = [SHOOT, SHOOT]
        self.dice: list[list[int]] = [[], []]
        self.aim: list[list[int]] = [[], []]
        self.hits: list[list[int]] = [[], []]
        self.spoils = [NONE, NONE]
        self.searched = NO_SIDES
        self.used_now = [0, 0]
        self.more_dice = [0, 0]
        self.enemy = [0, 0, 0, 0, 0]
        self.enemy_ship = NONE
        self.enemy_lead = 0

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
        return player.glory + min(self.cap, player.chest // STASH_STEP)

    def clone(self) -> "Marauders":
        twin = Marauders(self.chance)
        twin.copy_base(self)
        twin.ending = self.ending
        twin.players, twin.target, twin.cap = self.players, self.target, self.cap
        twin.automaton, twin.final, twin.declared = self.automaton, self.final, self.declared
        twin.round, twin.first, twin.active, twin.stage = self.round, self.first, self.active, self.stage
        twin.seats = [player.copy() for player in self.seats]
        self._copy_chart(twin)
        self._copy_decks(twin)
        self._copy_turn(twin)
        self._copy_battle(twin)
        return twin

    def _copy_chart(self, twin: "Marauders") -> None:
        """What seldom changes is then replaced and never changed in place, so that twins share it."""
        twin.demand, twin.pool = self.demand[:], self.pool[:]
        twin.mod_up, twin.mod_down = self.mod_up[:], self.mod_down[:]
        twin.mod_bags = self.mod_bags
        twin.loose = self.loose
        twin.merchant = self.merchant[:]
        twin.fleets = self.fleets
        twin.found = self.found[:]
        twin.npc_card, twin.npc_zone = self.npc_card[:], self.npc_zone[:]
        twin.npc_under = self.npc_under
        twin.pending = self.pending[:]
        twin.events = self.events
        twin.war, twin.warring = self.war, self.warring

    def _copy_decks(self, twin: "Marauders") -> None:
        twin.event_deck, twin.event_discard = self.event_deck[:], self.event_discard[:]
        twin.captain_deck, twin.captain_discard = self.captain_deck[:], self.captain_discard[:]
        twin.aside = self.aside[:]
        twin.glory_deck, twin.glory_discard = self.glory_deck[:], self.glory_discard[:]
        twin.last_glory = self.last_glory
        twin.cargo_deck, twin.cargo_discard = self.cargo_deck[:], self.cargo_discard[:]
        twin.rumor_deck = self.rumor_deck[:]
        twin.mission_deck, twin.mission_discard = self.mission_deck[:], self.mission_discard[:]
        twin.missions = self.missions[:]
        twin.market, twin.prices = self.market[:], self.prices
        twin.offer, twin.selling = self.offer[:], self.selling
        twin.bargain = self.bargain
        twin.raid, twin.raid_dice = self.raid[:], self.raid_dice[:]
        twin.raid_nation = self.raid_nation
        twin.rolled, twin.roller = self.rolled, self.roller

    def _copy_turn(self, twin: "Marauders") -> None:
        twin.actions, twin.moves, twin.crossings = self.actions, self.moves, self.crossings
        twin.fresh, twin.port_taken = self.fresh, self.port_taken
        twin.struck, twin.spared = self.struck, self.spared
        twin.scouted, twin.used = self.scouted, self.used
        twin.done, twin.tried, twin.paid = self.done, self.tried, self.paid
        twin.quiet = self.quiet
        twin.scouts = self.scouts[:]

    def _copy_battle(self, twin: "Marauders") -> None:
        """Every battle begins with lists of its own; where there is none, the old ones can be shared."""
        twin.sides, twin.searched = self.sides, self.searched
        twin.bout, twin.calm = self.bout, self.calm
        twin.enemy_ship, twin.enemy_lead = self.enemy_ship, self.enemy_lead
        fights = self.sides != NO_SIDES
        twin.declared_now = self.declared_now[:] if fights else self.declared_now
        twin.dice = [dice[:] for dice in self.dice] if fights else self.dice
        twin.aim = [dice[:] for dice in self.aim] if fights else self.aim
        twin.hits = [hits[:] for hits in self.hits] if fights else self.hits
        twin.spoils = self.spoils[:] if fights else self.spoils
        twin.used_now = self.used_now[:] if fights else self.used_now
        twin.more_dice = self.more_dice[:] if fights else self.more_dice
        twin.enemy = self.enemy[:] if fights else self.enemy
