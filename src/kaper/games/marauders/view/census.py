"""How many there are of each component: the counts never change."""

from collections.abc import Mapping

from kaper.games.marauders.components.board import NONE, PORTS
from kaper.games.marauders.components.cards import GLORIES, MOD_COPIES, MODS
from kaper.games.marauders.state.player import FROM_MISSION, FROM_RUMOR
from kaper.games.marauders.state.state import Marauders


def census(s: Marauders) -> Mapping[str, int]:
    """Every card and token of the box, wherever it lies."""
    seats = s.seats
    specialists = [card for me in seats for card in me.specialists]
    glory = s.glory_deck + s.glory_discard + [card for me in seats for card in me.hand]
    glory += [card for card in specialists if card < FROM_RUMOR]
    cargo = s.cargo_deck + s.cargo_discard + s.market + s.offer + s.raid
    cargo += [card for me in seats for card in me.cargo]
    rumors = s.rumor_deck + [card for me in seats for card in me.rumors + me.kept]
    rumors += [card - FROM_RUMOR for card in specialists if FROM_RUMOR <= card < FROM_MISSION]
    missions = s.mission_deck + s.mission_discard + s.missions
    missions += [card - FROM_MISSION for card in specialists if card >= FROM_MISSION]
    missions += [me.mission for me in seats if me.mission != NONE]
    captains = [*s.captain_deck, *s.captain_discard, *s.aside]
    captains += [me.captain for me in seats if me.captain != NONE]
    events = [*s.event_deck, *s.event_discard, *s.pending, *[card for under in s.npc_under for card in under]]
    events += [card for card in [*s.events, *s.npc_card, s.war] if card != NONE]
    return {
        "glory": len(glory) if all(glory.count(card) <= 3 for card in GLORIES) else -1,
        "cargo": _different(cargo),
        "rumors": _different(rumors),
        "missions": _different(missions),
        "captains": _different(captains),
        "events": _different(events),
        "merchants": sum(s.found) + sum(map(len, s.fleets)),
        "merchants-hidden": sum(map(len, s.fleets)) - sum(fleet != NONE for fleet in s.merchant),
        "demand": sum(s.pool) + sum(good != NONE for good in s.demand),
        **_mods(s),
    }


def _different(cards: list[int]) -> int:
    """How many cards there are; a card that is there twice is a fault."""
    return len(cards) if len(set(cards)) == len(cards) else -1


def _mods(s: Marauders) -> dict[str, int]:
    face_down = [kind for bag in s.mod_bags for kind in bag]
    counts = {}
    for kind in MODS:
        fitted = sum(me.mods >> kind & 1 for me in s.seats)
        counts[f"modification-{kind}"] = (
            face_down.count(kind) + s.mod_up.count(kind) + fitted - MOD_COPIES[kind]
        )
    down = sum(s.mod_down[zone] != NONE for zone in PORTS)
    counts["modifications-hidden"] = len(face_down) - down - s.loose
    return counts
