"""Which puzzles an account has tried."""

from sqlalchemy import Connection, insert, select

from kaper.server.storage.database import now
from kaper.server.storage.models import Solved


def tried(connection: Connection, account: str) -> dict[tuple[str, str], bool]:
    """Whether each puzzle, by its game and id, was found at the first try."""
    query = select(Solved.game, Solved.puzzle, Solved.right).where(Solved.account == account)
    return {(game, puzzle): right for game, puzzle, right in connection.execute(query)}


def note(connection: Connection, account: str, game: str, puzzle: str, right: bool) -> None:
    """Only the first try counts."""
    which = {"account": account, "game": game, "puzzle": puzzle}
    if connection.execute(select(Solved.at).filter_by(**which)).first() is None:
        connection.execute(insert(Solved), which | {"right": right, "at": now()})
