"""Chapters 6 and 8: the merchants and the Navy on their ways."""

from typing import Final

from kaper.engine.asking import Asking, Choose, Option
from kaper.games.tiny_epic.components.board import (
    CELL_NAMES,
    CELLS,
    DISTANCE,
    LOOT_NAMES,
    MERCHANT_NAMES,
    MERCHANTS,
    NAVY_STEPS,
    NEIGHBOURS,
    PORTS,
    other_port,
)
from kaper.games.tiny_epic.components.cards import MERCHANT_CARD_NAMES, MERCHANT_STAYS, MERCHANT_VALUE
from kaper.games.tiny_epic.state.state import Pirates

COURSE: Final = [Option(f"course:{name}", cell) for cell, name in enumerate(CELL_NAMES)]
PORT: Final = [Option(f"port:{name}", cell) for cell, name in enumerate(CELL_NAMES)]
NAVY: Final = 2
"""Among the ships that a card may steer the merchants are 0 and 1, and the Navy is this."""
STEERED_NAMES: Final = [*MERCHANT_NAMES, "navy"]


class Steer(Option):
    """One of these ships to a cell."""

    __slots__ = ("cell", "ship")

    def __init__(self, ship: int, cell: int) -> None:
        super().__init__(f"steer:{STEERED_NAMES[ship]}:{CELL_NAMES[cell]}")
        self.ship = ship
        self.cell = cell


STEER: Final = [[Steer(ship, cell) for cell in CELLS] for ship in range(len(STEERED_NAMES))]


# --- merchants


def sail_merchants(s: Pirates, seat: int) -> Asking[None]:
    """TEP-820, TEP-821, TEP-823: one step nearer to its port each, orange first; the neighbour chooses."""
    for merchant in MERCHANTS:
        ends = nearer(s.merchant_cell[merchant], s.bound[merchant])
        end = ends[0]
        if len(ends) > 1:
            about = {"ship": MERCHANT_NAMES[merchant]}
            end = (yield Choose(seat, "merchant", [COURSE[cell] for cell in ends], about)).value
        move_merchant(s, seat, merchant, end)


def nearer(start: int, goal: int) -> list[int]:
    """The cells next to one that are nearer to the goal."""
    away = DISTANCE[goal]
    return [cell for cell in NEIGHBOURS[start] if away[cell] < away[start]]


def move_merchant(s: Pirates, seat: int, merchant: int, cell: int) -> None:
    """TEP-820, TEP-822: one card on; in its port it delivers."""
    s.merchant_cell[merchant] = cell
    if s.diary is not None:
        s.diary.note("merchant-sails", seat, {"ship": MERCHANT_NAMES[merchant], "cell": CELL_NAMES[cell]})
    if cell == s.bound[merchant]:
        deliver(s, merchant)


def deliver(s: Pirates, merchant: int) -> None:
    """TEP-822, TEP-R18: in port the cube goes into the bag, a new one is drawn, and the ship turns round."""
    s.bag[s.cargo[merchant]] += 1
    s.cargo[merchant] = s.draw_cube()
    s.bound[merchant] = other_port(s.bound[merchant])
    if s.diary is not None:
        cargo = LOOT_NAMES[s.cargo[merchant]]
        s.diary.note("merchant-arrives", args={"ship": MERCHANT_NAMES[merchant], "loot": cargo})


def farthest_ports(s: Pirates, ship: int) -> list[int]:
    """TEP-621, TEP-622: the port that is farthest from a ship, or both."""
    away = DISTANCE[s.cell[ship]]
    far = max(away[port] for port in PORTS)
    return [port for port in PORTS if away[port] == far]


def reset_merchant(s: Pirates, merchant: int, victor: int, seat: int) -> Asking[None]:
    """TEP-621, TEP-622: a sunk merchant begins anew in the port farthest from the victor; a seat chooses."""
    ports = farthest_ports(s, victor)
    port = ports[0]
    if len(ports) > 1:
        about = {"ship": MERCHANT_NAMES[merchant]}
        port = (yield Choose(seat, "port", [PORT[cell] for cell in ports], about)).value
    s.merchant_cell[merchant] = port
    s.bound[merchant] = other_port(port)
    s.cargo[merchant] = s.draw_cube()
    if s.diary is not None:
        cargo = LOOT_NAMES[s.cargo[merchant]]
        told = {"ship": MERCHANT_NAMES[merchant], "cell": CELL_NAMES[port], "loot": cargo}
        s.diary.note("merchant-reset", args=told)


def replace_card(s: Pirates, merchant: int) -> None:
    """TEP-621, TEP-623: the next card to the same slot; a card of 8 stays."""
    card = s.slot[merchant]
    if not MERCHANT_STAYS[card]:
        s.removed = (*s.removed, card)
        deal_merchant(s, merchant)


def deal_merchant(s: Pirates, merchant: int) -> None:
    """TEP-216, TEP-217: any card of the lowest value that is left."""
    deck = s.merchant_deck
    alike = sum(MERCHANT_VALUE[card] == MERCHANT_VALUE[deck[0]] for card in deck)
    s.slot[merchant] = deck.pop(s.chance.below(alike))
    if s.diary is not None:
        dealt = {"ship": MERCHANT_NAMES[merchant], "card": MERCHANT_CARD_NAMES[s.slot[merchant]]}
        s.diary.note("merchant-card", args=dealt)


# --- the Navy


def sail_navy(s: Pirates, prey: int, seat: int) -> Asking[bool]:
    """TEP-850 to TEP-852, TEP-R22, TEP-R27: by a shortest way; gives whether it is on the prey's card."""
    ends = navy_ends(s, prey)
    end = ends[0]
    if len(ends) > 1:
        end = (yield Choose(seat, "navy", [COURSE[cell] for cell in ends], {"whom": prey})).value
    return move_navy(s, prey, seat, end)


def navy_steps(s: Pirates, prey: int) -> int:
    """TEP-851: more for every treasure that the prey has buried."""
    return NAVY_STEPS[s.buried[prey]]


def navy_ends(s: Pirates, prey: int) -> list[int]:
    """TEP-851, TEP-R02, TEP-R23: nearer by its steps on a shortest way, but never beyond the prey."""
    goal = s.cell[prey]
    away = DISTANCE[goal][s.navy]
    steps = min(away, navy_steps(s, prey))
    return [
        cell for cell in CELLS if DISTANCE[s.navy][cell] == steps and DISTANCE[goal][cell] == away - steps
    ]


def move_navy(s: Pirates, prey: int, seat: int, cell: int) -> bool:
    s.navy = cell
    if s.diary is not None:
        s.diary.note("navy-sails", seat, {"whom": prey, "cell": CELL_NAMES[cell]})
    return cell == s.cell[prey]


def navy_attacks(s: Pirates, player: int) -> None:
    """TEP-853 to TEP-855: every hand of the active player goes to Repairs, unless the ship is hidden."""
    if s.hidden[player]:
        if s.diary is not None:
            s.diary.note("navy-misses", player)
        return
    hands = sum(s.duty[player]) + s.wheel[player].bit_count()
    s.wheel[player] = 0
    s.duty[player] = [0, 0, 0, hands]
    if s.diary is not None:
        s.diary.note("navy-attacks", player)


# --- steered by a card (chapter 7)


def steer(s: Pirates, player: int, ships: list[int], steps: int) -> Asking[None]:
    """TEP-740, TEP-R17: up to N cards by any way; nobody is attacked, a merchant may arrive."""
    where = [*s.merchant_cell, s.navy]
    options = [
        STEER[ship][cell] for ship in ships for cell in CELLS if 0 < DISTANCE[where[ship]][cell] <= steps
    ]
    chosen = yield Choose(player, "steer", options)
    assert isinstance(chosen, Steer)
    ship, cell = chosen.ship, chosen.cell
    if s.diary is not None:
        s.diary.note("steers", player, {"ship": STEERED_NAMES[ship], "cell": CELL_NAMES[cell]})
    if ship == NAVY:
        s.navy = cell
        return
    s.merchant_cell[ship] = cell
    if cell == s.bound[ship]:
        deliver(s, ship)
