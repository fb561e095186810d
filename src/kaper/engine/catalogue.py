"""What can be known of a game's things before a match begins: fetched once, and never sent again.

It is drawn from a match that nobody plays, so it depends on the game, its rules version, the number of
players and the settings, and on nothing that happens.
"""

import hashlib
from collections import OrderedDict
from collections.abc import Iterator, Mapping

from kaper.engine.drawn import common_scene, own_scene
from kaper.engine.events import SPECTATOR
from kaper.engine.game import Game, Settings
from kaper.engine.keys import Key, face_of, key_of, on_the_table, things_in
from kaper.engine.match import Match
from kaper.engine.scribe import Scribe
from kaper.engine.shapes import BY_KIND, Values, encode
from kaper.engine.sight import look_at
from kaper.engine.state import State

KEPT = 128
"""How many catalogues are remembered; each has some tens of kilobytes."""
SEED = "catalogue"


class Catalogue:
    """The faces of things by their keys, as they are sent; other content has another name."""

    def __init__(self, faces: Mapping[Key, Values]) -> None:
        self.scribe = Scribe(faces)
        self.encoded = encode({key: _named(key, face) for key, face in faces.items()})
        self.name = hashlib.sha256(self.encoded).hexdigest()[:20]


def _named(key: Key, face: Values) -> dict[str, object]:
    """Fields with their names, all of them: what is not told of a thing is as the catalogue has it."""
    shape = BY_KIND[key.partition(":")[0]]
    return dict(zip(shape.names, face, strict=True))


_made: OrderedDict[tuple[str, int, tuple[tuple[str, str], ...]], Catalogue] = OrderedDict()


def catalogue(game: Game[State], players: int, settings: Settings) -> Catalogue:
    """The catalogue of a game with this number of players and these settings."""
    key = (game.meta.name, players, tuple(sorted(settings.items())))
    found = _made.pop(key, None) or Catalogue(dict(_faces(game, players, settings)))
    _made[key] = found
    if len(_made) > KEPT:
        _made.popitem(last=False)
    return found


def known_catalogue(game: str, name: str) -> Catalogue | None:
    """One that was made lately, by its name: nobody can have more of them made by asking."""
    return next((found for (whose, *_), found in _made.items() if (whose, found.name) == (game, name)), None)


def _faces(game: Game[State], players: int, settings: Settings) -> Iterator[tuple[Key, Values]]:
    show = game.show()
    seen = look_at(Match.new(game, players, settings, SEED), SPECTATOR)
    common, own = common_scene(show, seen), own_scene(show, seen)
    others = [] if show.faces is None else show.faces()
    for thing in [common, *on_the_table(common), *on_the_table(own), *others]:
        for key, each in things_in(key_of(thing), thing):
            yield key, face_of(key, each)
