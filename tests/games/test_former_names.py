"""States that were written down before a field was renamed."""

import msgspec

from kaper.engine.chance import Chance
from kaper.engine.frozen import freeze, thaw
from kaper.engine.match import Match
from kaper.engine.registry import Entry
from kaper.engine.sight import whole


def test_an_older_state_is_read_with_the_names_of_its_time(entry: Entry) -> None:
    game, players = entry.load(), entry.meta.players[-1]
    match = Match.new(game, players, seed="before")
    for _ in range(40):
        ask = match.pending[0]
        match.answer(ask.seat, ask.options[-1])
    written = msgspec.json.decode(freeze(match.state))
    for now, then in match.state.former_names().items():
        written["fields"][then] = written["fields"].pop(now)
    blank = game.setup(players, match.settings, Chance.seeded("before"))
    again = thaw(blank, msgspec.json.encode(written))
    assert freeze(again) == freeze(match.state)
    assert whole(game, again) == whole(game, match.state)
