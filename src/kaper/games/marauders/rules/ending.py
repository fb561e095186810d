"""Chapter 2: how the game ends, and who has won."""

from kaper.engine.game import Outcome, places
from kaper.games.marauders.state.state import Marauders


class GameOver(Exception):
    """The game ends at once, wherever the rules are."""


def close(s: Marauders, ending: str) -> None:
    """MAM-V30: the game is over, and all chests are shown."""
    s.over = True
    s.ending = ending
    if s.diary is not None:
        for seat, player in enumerate(s.seats):
            told = {"track": player.glory, "stash": s.chest_points(player.chest), "n": player.chest}
            s.diary.note("shows-chest", seat, told, reveals=True)


def outcome(s: Marauders) -> Outcome:
    """MAM-209, MAM-210, MAM-213: the target first, then the track; or all points; then the chest."""
    seats = range(s.players)
    scores = [s.points(seat) for seat in seats]
    ranks = places([rank(s, seat) for seat in seats])
    winners = [seat for seat in seats if ranks[seat] == 1]
    parts = {
        "track": [s.seats[seat].glory for seat in seats],
        "stash": [s.chest_points(player.chest) for player in s.seats],
    }
    return Outcome(s.ending, scores, ranks, winners, parts)


def rank(s: Marauders, seat: int) -> tuple[int, ...]:
    """What is compared, in order; only after a declaration the target counts (MAM-R03, MAM-R43)."""
    player, points = s.seats[seat], s.points(seat)
    if s.ending == "glory" and points >= s.target:
        return 1, player.glory, player.chest
    return 0, points, player.glory, player.chest
