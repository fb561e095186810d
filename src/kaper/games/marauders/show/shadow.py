"""A state as far as a viewer knows it, so that rules that only look can be asked about it.

What is hidden from the viewer is not there: other players have no gold, no cards and no cargo in it.
"""

from collections.abc import Sequence

from kaper.engine.chance import Chance
from kaper.games.marauders.components.board import NATION_NAMES, NONE, SHIP_NAMES, ZONE_NAMES
from kaper.games.marauders.components.cards import (
    CAPTAIN_NAMES,
    CARGO_NAMES,
    EVENT_NAMES,
    GLORY_NAMES,
    GOODS_NAMES,
    MISSION_NAMES,
    MOD_NAMES,
    NPC_NAMES,
    RUMOR_NAMES,
    SPECIALIST_NAMES,
    WEAPON_NAMES,
)
from kaper.games.marauders.state.player import Player
from kaper.games.marauders.state.state import LAND, NPC, STAGE_NAMES, Marauders
from kaper.games.marauders.view.view import BattleView, PlayerView, View


def shadow(view: View) -> Marauders:
    """The table of a view; nothing is ever rolled or drawn in it."""
    s = Marauders(Chance.seeded(""))
    s.lay_out(len(view.players), view.target, False)
    s.round, s.first, s.active = view.round, view.first, view.active
    s.stage = STAGE_NAMES.index(view.stage)
    s.actions, s.moves, s.port_taken = view.actions, view.moves, view.port_taken
    s.seats = [_player(seen) for seen in view.players]
    s.events, s.war = _numbers(EVENT_NAMES, view.events), _number(EVENT_NAMES, view.war)
    s.warring = _numbers(NATION_NAMES, view.warring)
    s.missions = _numbers(MISSION_NAMES, view.missions)
    s.last_glory = _number(GLORY_NAMES, view.last_glory)
    s.demand = [_number(GOODS_NAMES, zone.demand) for zone in view.zones]
    s.mod_up = [_number(MOD_NAMES, zone.mod) for zone in view.zones]
    s.merchant = [0 if zone.merchant else NONE for zone in view.zones]
    s.npc_card = [_number(EVENT_NAMES, npc.card) for npc in view.npcs]
    s.npc_zone = [_number(ZONE_NAMES, npc.zone) for npc in view.npcs]
    s.market, s.offer = _numbers(CARGO_NAMES, view.market), _numbers(CARGO_NAMES, view.offer)
    s.bargain = view.bargain
    if view.prices:
        s.prices = list(view.prices)
    if view.raid is not None:
        s.raid_nation = NATION_NAMES.index(view.raid.nation)
        s.raid = _numbers(CARGO_NAMES, view.raid.cards)
    if view.battle is not None:
        _battle(s, view.battle)
    return s


def asked_seat(view: View) -> int:
    """Whose board the viewer sees open: the one who is asked; else the active player."""
    open_boards = [seat for seat, player in enumerate(view.players) if player.gold >= 0]
    return open_boards[0] if len(open_boards) == 1 else view.active


def _number(names: Sequence[str], name: str) -> int:
    return names.index(name) if name else NONE


def _numbers(names: Sequence[str], chosen: Sequence[str]) -> list[int]:
    return [names.index(name) for name in chosen]


def _mask(names: Sequence[str], chosen: Sequence[str]) -> int:
    return sum(1 << names.index(name) for name in chosen)


def _player(seen: PlayerView) -> Player:
    me = Player().cleared()
    me.captain, me.ship = _number(CAPTAIN_NAMES, seen.captain), _number(SHIP_NAMES, seen.ship)
    me.zone, me.docked = _number(ZONE_NAMES, seen.zone), seen.docked
    me.loc = list(seen.now)
    me.mods, me.flipped = _mask(MOD_NAMES, seen.mods), _mask(MOD_NAMES, seen.flipped)
    me.weapons, me.special = _mask(WEAPON_NAMES, seen.weapons), _mask(SPECIALIST_NAMES, seen.specialists)
    me.kept = _numbers(RUMOR_NAMES, seen.kept)
    me.cargo, me.hand = _numbers(CARGO_NAMES, seen.cargo), _numbers(GLORY_NAMES, seen.hand)
    me.rumors = _numbers(RUMOR_NAMES, [card for card in (seen.rumor, seen.heard) if card])
    me.mission, me.progress, me.marks = _number(MISSION_NAMES, seen.mission), seen.progress, seen.marks
    me.bounty = list(seen.bounty)
    me.gold, me.chest = max(0, seen.gold), max(0, seen.chest)
    me.glory, me.big_ship = seen.glory, seen.big_ship
    me.bought = [_number(ZONE_NAMES, zone) for zone in seen.bought]
    return me


def _battle(s: Marauders, seen: BattleView) -> None:
    foe = LAND if seen.on_land else NPC + NPC_NAMES.index(seen.enemy) if seen.enemy else NONE
    s.sides = [foe if side == NONE else side for side in seen.sides]
    s.bout = seen.bout
    s.enemy = list(seen.enemy_now)
    s.enemy_ship = _number(SHIP_NAMES, seen.enemy_ship)
    s.enemy_lead = seen.enemy_skills[2] if seen.on_land else 0
    s.more_dice = list(seen.more_dice)
