"""How good the teacher is, one game a row: what a review costs, and how often Captain and Admiral agree.

    python tools/teacher.py [GAME...] [--positions N]

A review is of one match between Bosuns, its time is that of the processor. Whether they agree is asked at
positions of such matches, where there is a choice; and once more of those alone on which the Admiral sees a
difference of 3 % or more.
"""

import argparse
from collections.abc import Iterator
from time import process_time

from kaper.bots.bot import consult
from kaper.bots.levels import ADMIRAL, BOSUN, CAPTAIN, PROVEN, make
from kaper.bots.review import JUDGE, review
from kaper.engine.match import Match
from kaper.engine.registry import AnyGame, games
from kaper.laws.law import AnyMatch

EVERY = 7
"""Positions that follow each other closely are much alike."""
MATTERS = 0.03


def finished(game: AnyGame, seed: str) -> AnyMatch:
    match = Match.new(game, game.meta.players[-1], seed=seed)
    bots = [make(BOSUN, f"{seed} {seat}") for seat in range(match.seats)]
    while match.pending:
        seat = match.pending[0].seat
        match.answer(seat, consult(bots[seat], match, seat))
    return match


def positions(game: AnyGame) -> Iterator[AnyMatch]:
    """Positions without end in which there is a choice."""
    number = 0
    while True:
        whole = finished(game, f"agree {number}")
        for place in range(EVERY, len(whole.answers), EVERY):
            match = whole.rewound(place)
            if match.pending and len(match.pending[0].options) > 1:
                yield match
        number += 1


def agreement(game: AnyGame, count: int) -> tuple[int, int, int]:
    """How often both chose the same; how many positions mattered, and how often they did there."""
    same = mattered = same_there = 0
    for _, match in zip(range(count), positions(game), strict=False):
        seat = match.pending[0].seat
        captain, admiral = (
            make(PROVEN[level], f"{level} {len(match.answers)}") for level in (CAPTAIN, ADMIRAL)
        )
        agrees = consult(captain, match, seat).text == consult(admiral, match, seat).text
        assert admiral.thought is not None
        best, second = sorted(admiral.thought.worths, reverse=True)[:2]
        same += agrees
        mattered += best - second >= MATTERS
        same_there += agrees and best - second >= MATTERS
    return same, mattered, same_there


def reviewed(game: AnyGame) -> tuple[int, float]:
    """How many decisions were judged, and the seconds that it took."""
    whole = finished(game, "review")
    began = process_time()
    judged = list(review(whole.rewound(0), whole.answers, "review", JUDGE))
    return len(judged), process_time() - began


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--positions", type=int, default=30)
    given = parser.parse_args()
    print("| game | decisions | review, s | same choice | where it matters |\n|---|--:|--:|--:|--:|")
    for name, entry in games().items():
        if given.games and name not in given.games:
            continue
        decisions, seconds = reviewed(entry.load())
        same, mattered, there = agreement(entry.load(), given.positions)
        print(
            f"| {name} | {decisions} | {seconds:.0f} | {same}/{given.positions} | {there}/{mattered} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
