"""What is drawn of a battle: two sides, what can be ordered, and what the dice promise."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from kaper.games.marauders.components.board import CREW, SHIP_LOCS, SHIP_NAMES
from kaper.games.marauders.rules.contest import dice_of as sea_dice
from kaper.games.marauders.rules.crew import GOES_ON, wiped_out
from kaper.games.marauders.rules.crew import dice_of as crew_dice
from kaper.games.marauders.rules.sides import BOTH, both_alive, is_player, maneuver_of
from kaper.games.marauders.show import layout
from kaper.games.marauders.show.labels_fight import crew_won, roll_won
from kaper.games.marauders.show.mate import Mate
from kaper.games.marauders.show.odds import percent
from kaper.games.marauders.show.ships import Npc, npc_of
from kaper.games.marauders.state.state import NO_SIDES, Marauders
from kaper.games.marauders.view.view import BattleView, View

ASHORE: Final = ("fight-on", "withdraw")
REWARD: Final = ("reward", "decline")
CAPTURE: Final = ("take-ship", "stay")
Figure = tuple[str, str, int]
"""What it is, its icon, and how much of it."""


class Fighter(NamedTuple):
    """A side of a battle: a player, an NPC, or a crowd ashore (`enemy` without an `npc`)."""

    me: Mate | None
    enemy: str
    npc: Npc | None
    art: str
    now: tuple[int, ...]
    most: tuple[int, ...]
    hits: tuple[str, ...]
    figures: tuple[Figure, ...]


class Odds(NamedTuple):
    """How likely either side wins, and nobody; a crew combat has always a winner."""

    left: int
    right: int
    none: int = -1


class Fight(NamedTuple):
    """A battle at one moment; `laid` is how many cards lie between the ships."""

    sides: tuple[Fighter, Fighter]
    bout: int
    on_deck: bool
    on_land: bool
    orders: tuple[str, ...]
    odds: Odds | None
    laid: int


def fight(s: Marauders, view: View, mates: Sequence[Mate], laid: int) -> Fight:
    battle = view.battle
    assert battle is not None
    left, right = (_fighter(s, view, battle, mates, side) for side in BOTH)
    decided = is_decided(s, battle)
    return Fight(
        sides=(left, right),
        bout=battle.bout,
        on_deck=battle.on_deck,
        on_land=battle.on_land,
        orders=() if laid else orders(s, battle),
        odds=None if laid or decided else _odds(s, battle),
        laid=laid,
    )


def is_decided(s: Marauders, battle: BattleView) -> bool:
    """Whether a ship is sunk or a crew wiped out."""
    by_crews = battle.on_deck or battle.on_land
    return wiped_out(s) != GOES_ON if by_crews else not both_alive(s)


def orders(s: Marauders, battle: BattleView) -> tuple[str, ...]:
    """What can be ordered at this moment of a fight, and what a victor may do; not while he plunders."""
    if not is_decided(s, battle):
        return ASHORE if battle.on_land else () if battle.on_deck else tuple(layout.ORDERS)
    if s.searched != NO_SIDES:
        return ()
    between_players = all(is_player(s, side) for side in BOTH)
    return (*(REWARD if between_players else ()), *(CAPTURE if battle.on_deck else ()))


def _fighter(s: Marauders, view: View, battle: BattleView, mates: Sequence[Mate], side: int) -> Fighter:
    seat = battle.sides[side]
    me = mates[seat] if seat >= 0 else None
    now = battle.enemy_now if me is None else me.now
    most = _enemys_most(battle) if me is None else me.most
    return Fighter(
        me=me,
        enemy=battle.enemy if me is None else "",
        npc=_npc(view, battle) if me is None else None,
        art=_art(battle, battle.enemy_ship if me is None else me.ship, side),
        now=(now[CREW],) if battle.on_land else tuple(now),
        most=(most[CREW],) if battle.on_land else tuple(most),
        hits=tuple(battle.hits[side]),
        figures=_figures(s, battle, side),
    )


def _enemys_most(battle: BattleView) -> list[int]:
    return SHIP_LOCS[SHIP_NAMES.index(battle.enemy_ship)] if battle.enemy_ship else battle.enemy_now


def _npc(view: View, battle: BattleView) -> Npc | None:
    return next((npc_of(npc) for npc in view.npcs if npc.name == battle.enemy), None)


def _art(battle: BattleView, ship: str, side: int) -> str:
    if not ship and not battle.on_land:
        return ""
    kind = "crowd" if battle.on_land else f"big-{ship}"
    return kind if side == 0 else f"{kind}-port"


def _figures(s: Marauders, battle: BattleView, side: int) -> tuple[Figure, ...]:
    """How many dice a side rolls at sea and on deck, and how nimble its ship is."""
    on_deck: Figure = ("deck-dice", "leadership", crew_dice(s, side))
    if battle.on_land:
        return (on_deck,)
    at_sea: Figure = ("sea-dice", "seamanship", sea_dice(s, side))
    return (at_sea, on_deck, ("maneuver", "compass", maneuver_of(s, side)))


def _odds(s: Marauders, battle: BattleView) -> Odds:
    """What the dice promise before they fall."""
    if battle.on_deck or battle.on_land:
        left, right = (percent(crew_won(s, side)) for side in BOTH)
        return Odds(left, right)
    one, other = (roll_won(s, side) for side in BOTH)
    return Odds(percent(one), percent(other), percent(max(0.0, 1 - one - other)))
