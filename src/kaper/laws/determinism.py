"""Same seed and same answers, same game: live, and from a record."""

import random
import re
from dataclasses import replace

from kaper.engine.chance import Chance
from kaper.engine.errors import RecordError
from kaper.engine.match import Match
from kaper.engine.record import Record, decode_record, encode_record, record, replay, verify
from kaper.laws.law import AnyMatch, demand
from kaper.laws.standing import standing

NAMED = re.compile(r"at answer (\d+) ")
PREFIXES = 2


def deterministic(match: AnyMatch, chance: Chance) -> None:
    """Same seed and answers, same events and position, whatever becomes of the global `random`."""
    before = random.getstate()
    try:
        again = Match.new(match.game, match.seats, match.settings, match.seed)
        for seat, option in match.answers:
            random.seed(chance.below(1 << 30))
            again.answer(seat, option.text)
    finally:
        random.setstate(before)
    demand(standing(again) == standing(match), "the same seed and answers lead elsewhere")


def recorded(match: AnyMatch, chance: Chance) -> None:
    """A record survives saving and loading, verifies, replays to any point, and names a changed answer."""
    kept = record(match)
    loaded = decode_record(encode_record(kept))
    demand(loaded == kept, "the record reads otherwise than it was written")
    verdict = verify(match.game, loaded)
    demand(verdict.good, f"the record does not verify: {' '.join(map(str, verdict.faults))}")
    demand(standing(replay(match.game, loaded)) == standing(match), "the replay leads elsewhere")
    for _ in range(PREFIXES):
        count = chance.below(len(match.answers) + 1)
        then, replayed = match.rewound(count), replay(match.game, loaded, count)
        demand(standing(replayed) == standing(then), f"the replay of {count} answers leads elsewhere")
    if match.answers:
        _notices_changes(match, loaded, chance)


def _notices_changes(match: AnyMatch, kept: Record, chance: Chance) -> None:
    index = chance.below(len(match.answers))
    seat, given = match.answers[index]
    impossible = _changed(kept, index, f"{seat} {given.text}.x")
    demand(_strays_at(match, impossible) == index + 1, f"the impossible answer {index + 1} is not named")
    ask = match.rewound(index).asked(seat)
    demand(ask is not None, f"answer {index + 1} was given, but its seat was not asked")
    assert ask is not None
    other = chance.pick(ask.options)
    if other != given:
        strayed = _strays_at(match, _changed(kept, index, f"{seat} {other.text}"))
        # A change that leads back to the same positions is no change to anybody.
        demand(strayed == 0 or strayed > index, f"answer {strayed} is named, but {index + 1} was changed")


def _changed(kept: Record, index: int, line: str) -> Record:
    return replace(kept, answers=[*kept.answers[:index], line, *kept.answers[index + 1 :]])


def _strays_at(match: AnyMatch, kept: Record) -> int:
    """The number of the answer that verifying names; 0 if it finds nothing wrong."""
    verdict = verify(match.game, kept)
    if verdict.good:
        return 0
    found = NAMED.search(str(verdict.faults[0]))
    if found is None:
        raise RecordError(f"no answer is named: {verdict.faults[0]}")
    return int(found[1])
