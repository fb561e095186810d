"""Flags in the scene: under whose colours each side of a fight sails, and who commands it."""

from kaper.engine.scene import Phrase, Spot
from kaper.engine.ties import Ties
from kaper.games.marauders.show import layout
from kaper.games.marauders.show.cards import npc_flag
from kaper.games.marauders.show.parts import Told, does, said
from kaper.games.marauders.show.sea import npc_told
from kaper.games.marauders.view.view import PlayerView, View


def captain_told(me: PlayerView) -> Told:
    return {"captain": me.captain, "nation": me.nation, "home": me.home}


def flags(view: View, tied: Ties) -> list[Spot]:
    """Both sides of a battle or a raid; a crowd ashore has no flag."""
    if view.battle is None:
        assert view.raid is not None
        prey = Phrase("thing-prey", {"nation": view.raid.nation})
        return [*_captain(view, view.active, 0, tied), _spot(1, f"flag-{view.raid.nation}", prey, None, [])]
    return [
        spot
        for side, seat in enumerate(view.battle.sides)
        for spot in (_captain(view, seat, side, tied) if seat >= 0 else _npc(view, view.battle.enemy, side))
    ]


def _captain(view: View, seat: int, side: int, tied: Ties) -> list[Spot]:
    me = view.players[seat]
    if not me.captain:
        return []
    name = Phrase("thing-captain", captain_told(me))
    return [_spot(side, f"flag-{me.nation}", name, does(me.captain), tied.get(f"captain-{seat}", []))]


def _npc(view: View, enemy: str, side: int) -> list[Spot]:
    found = [said("npc", npc_told(npc)) for npc in view.npcs if npc.name == enemy]
    return [_spot(side, npc_flag(enemy), label, hint, []) for label, hint in found]


def _spot(side: int, token: str, label: Phrase, hint: Phrase | None, options: list[str]) -> Spot:
    at = layout.SIDE_FLAG[side]
    return Spot(f"side-flag-{side}", *at, layout.FLAG_RADIUS, label, hint, options, token)
