"""The law of two worlds over the bytes that a server sends: they tell nobody what is hidden from them."""

from typing import cast

import msgspec
import pytest
from plank.state.state import Plank

from kaper.engine import registry
from kaper.engine.chance import Chance
from kaper.engine.game import Game
from kaper.engine.match import Match
from kaper.engine.registry import AnyGame, Entry
from kaper.engine.variety import variety
from kaper.laws.law import AnyMatch, UnlawfulError
from kaper.laws.play import any_answer, anywhere
from kaper.laws.worlds import alike_to
from kaper.server.pictures import Easel
from kaper.server.position import EventViews, MessageMeta, Viewpoint, compose
from tests.laws.broken_secrets import SECRETS

GAMES, POSITIONS = 6, 3
INSTALLED = registry.games()


def sent(match: AnyMatch, viewer: int, since: int) -> bytes:
    """A position as it goes over the line to a page that also asks for the view; numbers begin anew."""
    told = EventViews().told(match, viewer)
    first = len(EventViews().told(_until(match, since), viewer))
    own = (viewer,) if viewer >= 0 else ()
    look = Viewpoint(viewer, own, scene=True, state=True)
    position = compose(match, look, told, first, MessageMeta(), Easel()).since(None)
    return msgspec.json.encode(msgspec.structs.replace(position, question=0, first=0))


def _until(match: AnyMatch, since: int) -> AnyMatch:
    """The match with the first events alone."""
    early = match.clone()
    del early.events[since:]
    return early


def hold_to(game: AnyGame, games: int, positions: int) -> None:
    chance = Chance.seeded(f"two worlds {game.meta.name}")
    for number, (players, settings) in enumerate(variety(game.meta, games)):
        match = Match.new(game, players, settings, f"two worlds {number}")
        while match.pending:
            match.answer(*any_answer(match, chance))
        for _ in range(positions):
            alike_to(sent, anywhere(match, chance), chance)


@pytest.mark.parametrize("entry", INSTALLED.values(), ids=list(INSTALLED))
def test_worlds_that_differ_in_secrets_are_sent_alike(entry: Entry) -> None:
    hold_to(entry.load(), GAMES, POSITIONS)


@pytest.mark.parametrize("game", [game for law, _, game in SECRETS if law == "two-worlds"])
def test_a_game_that_tells_a_secret_is_found_out(game: Game[Plank]) -> None:
    with pytest.raises(UnlawfulError, match="a secret"):
        hold_to(cast(AnyGame, game), 6, 20)
