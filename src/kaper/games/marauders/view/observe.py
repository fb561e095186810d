"""What each viewer may see of Merchants & Marauders."""

from collections.abc import Sequence

from kaper.engine.events import EVERYTHING
from kaper.engine.remembered import remembered
from kaper.games.marauders.components.board import (
    COLOURS,
    FLAG,
    LOCATION_NAMES,
    NATION_NAMES,
    NONE,
    SHIP_NAMES,
    SKULL,
    ZONE_NAMES,
    ZONES,
)
from kaper.games.marauders.components.cards import (
    CAPTAIN_NAMES,
    CARGO_NAMES,
    EVENT_NAMES,
    EVENT_SKILL,
    GLORY_NAMES,
    GOODS_NAMES,
    MISSION_NAMES,
    MOD_NAMES,
    NPC_NAMES,
    NPCS,
    RUMOR_NAMES,
    SKILL,
    SPECIALIST_NAMES,
    WEAPON_NAMES,
)
from kaper.games.marauders.state.player import Player
from kaper.games.marauders.state.state import (
    BOARDED,
    DECLARED_NAMES,
    LAND,
    NO_SIDES,
    NPC,
    SETUP,
    STAGE_NAMES,
    Bags,
    Marauders,
)
from kaper.games.marauders.view.view import BattleView, NpcView, PlayerView, RaidView, View, ZoneView


def called(names: list[str], index: int) -> str:
    return "" if index == NONE else names[index]


def all_called(names: list[str], cards: Sequence[int]) -> list[str]:
    return [names[card] for card in cards]


def bits(names: list[str], mask: int) -> list[str]:
    return [name for index, name in enumerate(names) if mask >> index & 1] if mask else []


def faces(dice: Sequence[int]) -> list[str]:
    return ["skull" if die == SKULL else str(die) for die in dice]


def observe(s: Marauders, viewer: int) -> View:
    """The chapter "What each player may see" of the rules."""
    everything = viewer == EVERYTHING
    trades = everything or viewer == s.active
    return View(
        round=s.round,
        stage=STAGE_NAMES[s.stage],
        first=s.first,
        active=s.active,
        target=s.target,
        cap=s.cap,
        final=s.final,
        actions=s.actions,
        moves=s.moves,
        port_taken=s.port_taken,
        events=all_called(EVENT_NAMES, s.events),
        war=called(EVENT_NAMES, s.war),
        warring=all_called(NATION_NAMES, s.warring),
        pending=all_called(EVENT_NAMES, s.pending),
        events_left=len(s.event_deck),
        event_discard=all_called(EVENT_NAMES, s.event_discard),
        captains_left=len(s.captain_deck),
        captain_discard=all_called(CAPTAIN_NAMES, s.captain_discard),
        aside=all_called(CAPTAIN_NAMES, s.aside),
        glory_left=len(s.glory_deck),
        glory_discard=all_called(GLORY_NAMES, s.glory_discard),
        last_glory=called(GLORY_NAMES, s.last_glory),
        cargo_left=len(s.cargo_deck),
        cargo_discard=all_called(CARGO_NAMES, s.cargo_discard),
        rumors_left=len(s.rumor_deck),
        missions=all_called(MISSION_NAMES, s.missions),
        missions_left=len(s.mission_deck),
        mission_discard=all_called(MISSION_NAMES, s.mission_discard),
        pool=sum(s.pool),
        found=list(s.found),
        zones=[
            _zone(zone, s.demand[zone], s.mod_up[zone], s.mod_down[zone] != NONE, s.merchant[zone] != NONE)
            for zone in ZONES
        ],
        npcs=[_npc(npc, s.npc_card[npc], s.npc_under[npc], s.npc_zone[npc], _ship(s, npc)) for npc in NPCS],
        players=[player_view(s, seat, viewer) for seat in range(s.players)],
        battle=battle_view(s),
        raid=_raid(s),
        market=all_called(CARGO_NAMES, s.market) if trades else [],
        market_size=len(s.market),
        prices=list(s.prices) if trades else [],
        offer=all_called(CARGO_NAMES, s.offer) if trades or not s.selling else [],
        bargain=s.bargain,
        rolled=faces(s.rolled),
        roller=s.roller,
        turn_marks=_turn_marks(s),
        ending=s.ending,
        secrets=_secrets(s) if everything else {},
    )


def _turn_marks(s: Marauders) -> list[int]:
    """What was done in this turn, for those who compare positions; all of it was done openly."""
    return [
        s.crossings, int(s.fresh), int(s.struck), s.spared, s.scouted, s.used, s.done, s.tried,
        s.paid, s.calm, *s.used_now, *s.skulls_hit, s.enemy_lead, s.declared, s.loose, *s.scouts,
    ]  # fmt: skip


@remembered
def _zone(zone: int, demand: int, mod: int, mod_face_down: bool, merchant: bool) -> ZoneView:
    return ZoneView(
        name=ZONE_NAMES[zone],
        flag=called(NATION_NAMES, FLAG[zone]),
        demand=called(GOODS_NAMES, demand),
        mod=called(MOD_NAMES, mod),
        mod_face_down=mod_face_down,
        merchant=merchant,
    )


def _ship(s: Marauders, npc: int) -> int:
    return NONE if s.npc_card[npc] == NONE else s.npc_ship(npc)


@remembered
def _npc(npc: int, card: int, under: tuple[int, ...], zone: int, ship: int) -> NpcView:
    return NpcView(
        name=NPC_NAMES[npc],
        card=called(EVENT_NAMES, card),
        under=all_called(EVENT_NAMES, under),
        zone=called(ZONE_NAMES, zone),
        ship=called(SHIP_NAMES, ship),
        skills=[] if card == NONE else EVENT_SKILL[card][:3],
    )


def player_view(s: Marauders, seat: int, viewer: int) -> PlayerView:
    """A player board, as far as the viewer may look at it."""
    me = s.seats[seat]
    own = viewer in (seat, EVERYTHING) or s.searched == (viewer, seat)
    known = me.captain != NONE and (own or s.stage != SETUP)
    afloat = me.ship != NONE
    return PlayerView(
        colour=COLOURS[seat],
        captain=CAPTAIN_NAMES[me.captain] if known else "",
        nation=NATION_NAMES[me.nation] if known else "",
        home=ZONE_NAMES[me.home] if known else "",
        skills=SKILL[me.captain] if known else [],
        ship=called(SHIP_NAMES, me.ship),
        zone=called(ZONE_NAMES, me.zone),
        docked=me.docked,
        now=list(me.loc),
        most=me.maxima()[:] if afloat else [0, 0, 0, 0, 0],
        maneuver=me.maneuver if afloat else 0,
        capacity=me.capacity if afloat else 0,
        mods=bits(MOD_NAMES, me.mods),
        flipped=bits(MOD_NAMES, me.flipped),
        weapons=bits(WEAPON_NAMES, me.weapons),
        specialists=bits(SPECIALIST_NAMES, me.special),
        kept=all_called(RUMOR_NAMES, me.kept),
        mission=called(MISSION_NAMES, me.mission),
        progress=me.progress,
        marks=me.marks,
        bounty=list(me.bounty),
        pirate=me.pirate,
        glory=me.glory,
        big_ship=me.big_ship,
        hand_size=len(me.hand),
        hand=all_called(GLORY_NAMES, me.hand) if own else [],
        cargo_size=len(me.cargo),
        cargo=all_called(CARGO_NAMES, me.cargo) if own else [],
        has_rumor=bool(me.rumors),
        rumor=_rumor(me, own),
        heard=RUMOR_NAMES[me.rumors[1]] if own and len(me.rumors) > 1 else "",
        gold=me.gold if own or s.over else NONE,
        chest=me.chest if own or s.over else NONE,
        deaths=me.deaths,
        declared=bool(s.declared >> seat & 1),
        sources=list(me.sources),
        bought=[called(ZONE_NAMES, zone) for zone in me.bought],
    )


def _rumor(me: Player, own: bool) -> str:
    """MAM-V06: face down, unless a fight for it was not won."""
    return RUMOR_NAMES[me.rumors[0]] if me.rumors and (own or me.rumor_open) else ""


def battle_view(s: Marauders) -> BattleView | None:
    if s.sides == NO_SIDES:
        return None
    entity = max(s.sides)
    npc = entity - NPC if NPC <= entity < LAND else NONE
    skills = (
        EVENT_SKILL[s.npc_card[npc]][:3] if npc != NONE and s.npc_card[npc] != NONE else [0, 0, s.enemy_lead]
    )
    return BattleView(
        sides=[side if side < NPC else NONE for side in s.sides],
        enemy=called(NPC_NAMES, npc) or ("land" if entity == LAND else ""),
        enemy_ship=called(SHIP_NAMES, s.enemy_ship),
        enemy_now=list(s.enemy),
        enemy_skills=skills,
        on_land=entity == LAND,
        on_deck=s.stage == BOARDED,
        bout=s.bout,
        declared=[DECLARED_NAMES[each] for each in s.declared_now],
        dice=[faces(dice) for dice in s.dice],
        aim=[faces(dice) for dice in s.aim],
        hits=[[LOCATION_NAMES[each] for each in hits] for hits in s.hits],
        more_dice=list(s.more_dice),
    )


def _raid(s: Marauders) -> RaidView | None:
    if s.raid_nation == NONE:
        return None
    return RaidView(NATION_NAMES[s.raid_nation], all_called(CARGO_NAMES, s.raid), faces(s.raid_dice))


def _secrets(s: Marauders) -> dict[str, list[str]]:
    """What nobody at the table knows, and what each player keeps to himself beside cards and gold."""
    return {
        "events": all_called(EVENT_NAMES, s.event_deck),
        "captains": all_called(CAPTAIN_NAMES, s.captain_deck),
        "glory": all_called(GLORY_NAMES, s.glory_deck),
        "cargo": all_called(CARGO_NAMES, s.cargo_deck),
        "rumors": all_called(RUMOR_NAMES, s.rumor_deck),
        "missions": all_called(MISSION_NAMES, s.mission_deck),
        "rumors-open": [str(int(me.rumor_open)) for me in s.seats],
        "known-gold": [f"{me.low}-{me.high}" for me in s.seats],
        "quiet": [str(s.quiet >> seat & 1) for seat in range(s.players)],
        "specialists": [str(card) for me in s.seats for card in me.specialists],
        "tokens": [str(s.merchant), _bags(s.fleets), str(s.mod_down), _bags(s.mod_bags), str(s.pool)],
    }


def _bags(bags: Bags) -> str:
    return str([list(bag) for bag in bags])
