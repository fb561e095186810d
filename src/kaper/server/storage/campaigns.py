"""What an account has played of the games' campaigns."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, select

from kaper.engine.game import Outcome
from kaper.server.storage.models import Seat, Table

_settings = msgspec.json.Decoder(dict[str, str]).decode
_outcome = msgspec.json.Decoder(Outcome).decode


@dataclass(frozen=True)
class Tried:
    """A match that somebody played to its end: their seat, and how it ended."""

    game: str
    players: int
    settings: dict[str, str]
    seat: int
    outcome: Outcome


def tried_by(connection: Connection, account: str, games: Collection[str]) -> Iterator[Tried]:
    """Without tutorials, matches of which somebody knew how they begin, and those that a bot had to end."""
    query = (
        select(Table.game, Table.players, Table.settings, Seat.number, Table.outcome)
        .join(Seat, Seat.table_id == Table.id)
        .where(
            Seat.account == account, Seat.kind == "person", Seat.standin.is_(False),
            Table.game.in_(games), Table.stage == "over", Table.outcome != "",
            Table.commitment != "", Table.tutorial.is_(False),
        )
    )  # fmt: skip
    for game, players, settings, seat, outcome in connection.execute(query):
        try:
            yield Tried(game, players, _settings(settings), seat, _outcome(outcome))
        except msgspec.DecodeError:
            continue
