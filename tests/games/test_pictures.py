"""Patches add up: whoever is sent only what has changed has the same pictures as who is sent everything.

Everything is written anew each time, by who remembers nothing.
"""

import json

from kaper.engine.catalogue import catalogue
from kaper.engine.chance import Chance
from kaper.engine.drawn import common_scene, own_scene
from kaper.engine.events import SPECTATOR
from kaper.engine.match import Match
from kaper.engine.picture import Picture, own_picture, picture
from kaper.engine.registry import Entry
from kaper.engine.scribe import Scribe
from kaper.engine.sight import look_at

MOVES = 200


def keep(known: dict[str, object], patch: bytes) -> dict[str, object]:
    """What a page has after a patch: a thing that is nothing now is gone."""
    return {key: thing for key, thing in {**known, **json.loads(patch)}.items() if thing is not None}


def test_patches_add_up_to_the_whole(entry: Entry) -> None:
    game, chance = entry.load(), Chance.seeded("pictures")
    show, players = game.show(), entry.meta.players[-1]
    match = Match.new(game, players, None, "pictures")
    scribe = catalogue(game, players, match.settings).scribe
    viewers = range(SPECTATOR, match.seats)
    common: Picture | None = None
    own: dict[int, Picture] = {}
    pages: dict[int, dict[str, object]] = {viewer: {} for viewer in viewers}
    table: dict[str, object] = {}
    while match.pending and len(match.answers) < MOVES:
        afresh = Scribe(scribe.faces)
        whole = picture(common_scene(show, look_at(match, SPECTATOR)), afresh)
        drawn = picture(common_scene(show, look_at(match, SPECTATOR)), scribe, common)
        table = keep(table, drawn.since(common))
        assert table == json.loads(whole.since(None))
        common = drawn
        for viewer in viewers:
            seen = own_scene(show, look_at(match, viewer))
            before = own.get(viewer)
            own[viewer] = own_picture(seen, common, scribe, before)
            pages[viewer] = keep(pages[viewer], own[viewer].since(before))
            assert pages[viewer] == json.loads(own_picture(seen, whole, afresh, None).since(None))
        ask = chance.pick(match.pending)
        match.answer(ask.seat, chance.pick(ask.options))
