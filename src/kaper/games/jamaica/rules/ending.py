"""Chapter 10: end of the game and scoring."""

from kaper.engine.game import Outcome, places
from kaper.games.jamaica.components.board import BEHIND, CURSED, DOUBLOON, SCORE, START, TREASURE_VALUE
from kaper.games.jamaica.state.state import Jamaica


def close(s: Jamaica) -> None:
    """JAM-913, JAM-1002: the game is over and the face-down cards are shown."""
    s.over = True
    if s.diary is not None:
        for ship in range(s.ships):
            s.diary.note("scores", ship, {key: part[ship] for key, part in _parts(s).items()}, reveals=True)


def outcome(s: Jamaica) -> Outcome:
    """JAM-1003, JAM-1007: most points win, then the ship further along; or they share (JAM-R35).

    JAM-1002, JAM-R38: a completed lap ended the game, or the limit of rounds did.
    """
    parts = _parts(s)
    scores = [sum(part[ship] for part in parts.values()) for ship in range(s.ships)]
    ranks = places([(scores[ship], s.progress(ship)) for ship in range(s.ships)])
    ending = "lap" if s.anybody_finished() else "round-limit"
    return Outcome(ending, scores, ranks, [ship for ship in range(s.ships) if ranks[ship] == 1], parts)


def _parts(s: Jamaica) -> dict[str, list[int]]:
    """JAM-1003: position, doubloons, treasures, cursed treasures of every ship."""
    ships = range(s.ships)
    return {
        "position": [position(s, ship) for ship in ships],
        "doubloons": [s.total(ship, DOUBLOON) for ship in ships],
        "treasures": [_cards(s, ship, cursed=False) for ship in ships],
        "curses": [_cards(s, ship, cursed=True) for ship in ships],
    }


def position(s: Jamaica, ship: int) -> int:
    """JAM-1004, JAM-1005, JAM-R33: the white number; -5 up to the red line, at the start and behind it."""
    if s.finished(ship):
        return SCORE[START]
    if s.lap[ship] < 0 or s.space[ship] == START:
        return BEHIND
    return SCORE[s.space[ship]]


def _cards(s: Jamaica, ship: int, cursed: bool) -> int:
    """JAM-1003: what the ship's cards of one sort are worth; items are worth nothing."""
    return sum(
        TREASURE_VALUE[card] for card, owner in enumerate(s.where) if owner == ship and CURSED[card] == cursed
    )
