"""Flags in the scene: under whose colours each side of a fight sails, and who commands it."""

from kaper.engine.scene import Phrase, Spot
from kaper.games.marauders.show import keys, layout
from kaper.games.marauders.show.cards import npc_flag
from kaper.games.marauders.show.mate import Mate
from kaper.games.marauders.show.parts import Told, does
from kaper.games.marauders.show.ships import Npc


def captain_told(captain: str, nation: str, home: str) -> Told:
    return {"captain": captain, "nation": nation, "home": home}


def captains_flag(me: Mate, side: int) -> list[Spot]:
    if not me.captain:
        return []
    name = Phrase("thing-captain", captain_told(me.captain, me.nation, me.home))
    return [_spot(side, f"flag-{me.nation}", name, does(me.captain))]


def npcs_flag(npc: Npc | None, side: int) -> list[Spot]:
    """A crowd ashore has no flag."""
    return [] if npc is None else [_spot(side, npc_flag(npc.name), *npc.told())]


def preys_flag(nation: str) -> Spot:
    return _spot(1, f"flag-{nation}", Phrase("thing-prey", {"nation": nation}), None)


def _spot(side: int, token: str, label: Phrase, hint: Phrase | None) -> Spot:
    return Spot(keys.side_flag(side), *layout.SIDE_FLAG[side], layout.FLAG_RADIUS, label, hint, token)
