"""What learners are given of every game: nothing hidden, nothing left out, and every entry has a name."""

import struct

import pytest

from kaper.encoding.encoding import Encoding
from kaper.encoding.known import encoding_of
from kaper.encoding.shapes import OTHER
from kaper.engine.chance import Chance
from kaper.engine.match import Match
from kaper.engine.registry import Entry
from kaper.laws.law import AnyMatch
from kaper.laws.worlds import alike_to
from tests.conformance.variants import Variant, places, played


def eyes(match: AnyMatch, viewer: int, since: int) -> bytes:
    row = encoding_of(match.game).write(match, viewer)
    return struct.pack(f"{len(row.places)}i{len(row.values)}d", *row.places, *row.values)


def test_worlds_that_a_viewer_cannot_tell_apart_are_encoded_alike(variant: Variant) -> None:
    for visited in places(variant):
        alike_to(eyes, visited[0].clone(), Chance.seeded(f"encoded {variant}"))


def test_no_entry_lies_outside_and_hardly_anything_was_never_seen_before(variant: Variant) -> None:
    encoding = encoding_of(variant.game)
    for match in played(variant):
        strange = [name for name in written(encoding, match) if name.endswith(f"={OTHER}")]
        assert not strange


def written(encoding: Encoding, match: AnyMatch) -> set[str]:
    """The names of all entries that are not 0 at the end of a match."""
    return {
        encoding.names[place]
        for viewer in range(-1, match.seats)
        for place in encoding.write(match, viewer).places
    }


def test_every_entry_has_a_name_of_its_own(entry: Entry) -> None:
    encoding = encoding_of(entry.load())
    assert len(encoding.names) == len(set(encoding.names)) == encoding.size


def test_every_answer_has_a_number_of_its_own(variant: Variant) -> None:
    encoding = encoding_of(variant.game)
    for visited in places(variant):
        for ask in visited[-1].pending:
            numbers = encoding.numbers(ask)
            assert len(set(numbers)) == len(ask.options)
            assert 0 < min(numbers) <= max(numbers) < encoding.actions
            assert [encoding.place(ask, number) for number in numbers] == list(range(len(numbers)))


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_list_of_seats_begins_with_the_viewer(entry: Entry, viewer: int) -> None:
    """Both are told of themselves under the same names: what each is asked."""
    game = entry.load()
    match = Match.new(game, 2, None, 0)
    encoding = encoding_of(game)
    row = encoding.write(match, viewer)
    told = {encoding.names[place] for place in row.places}
    for ask in match.pending:
        if not ask.hidden:
            whose = "me" if ask.seat == viewer else "+1"
            assert f"asks[{whose}]={ask.prompt}" in told
