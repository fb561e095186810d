"""MAM-1304, MAM-1320: War cards, whom they set against each other, and how a war ends."""

import pytest

from kaper.games.marauders.components.cards import EVENT_NAMES
from kaper.games.marauders.rules.events import resolve
from kaper.games.marauders.view.observe import observe
from tests.games.marauders.table import Draw, Seat, answers, happened, new_round, nth, offered, play, position

SPANISH, ENGLISH, FRENCH, DUTCH = range(4)
FRIGATE, MAN_OF_WAR = 2, 4


@pytest.mark.rule("MAM-1320", "MAM-504")
@pytest.mark.parametrize("name", ["war-1", "war-2", "war-3"])
def test_wars_last_until_peace(name: str) -> None:
    s = new_round(position())
    s.event_deck = [EVENT_NAMES.index(name)]
    match = play(s)
    assert match.state.war == EVENT_NAMES.index(name)
    match.state.event_deck = [EVENT_NAMES.index("trade-wind"), EVENT_NAMES.index("peace")]
    match.state.chance = match.state.chance.scripted([nth(1, 2), nth(1, 1)])
    answers(match, "0 end-turn", "1 end-turn")
    assert match.state.war == EVENT_NAMES.index(name)
    answers(match, "0 end-turn", "1 end-turn")
    assert (match.state.war, match.state.warring) == (-1, ())
    assert EVENT_NAMES.index(name) in match.state.event_discard


@pytest.mark.rule("MAM-1320", "MAM-103")
@pytest.mark.parametrize(
    ("draws", "warring"),
    [
        # The bag of tokens is Spanish, English, French, Dutch; a gap is closed from its end.
        ([nth(1, 4), nth(2, 3)], [SPANISH, ENGLISH]),
        ([nth(1, 4), nth(3, 3)], [SPANISH, FRENCH]),
        ([nth(1, 4), nth(1, 3)], [SPANISH, DUTCH]),
        ([nth(2, 4), nth(3, 3)], [ENGLISH, FRENCH]),
        ([nth(4, 4), nth(2, 3)], [ENGLISH, DUTCH]),
        ([nth(4, 4), nth(3, 3)], [FRENCH, DUTCH]),
    ],
)
def test_any_two_nations_may_be_drawn_for_a_war(draws: list[Draw], warring: list[int]) -> None:
    s = position(draws=draws)
    resolve(s, EVENT_NAMES.index("war-1"))
    assert s.warring == tuple(warring)
    for one in range(4):
        for other in range(4):
            assert s.at_war(one, other) == (one != other and {one, other} == set(warring))


@pytest.mark.rule("MAM-1320", "MAM-V01")
def test_everybody_sees_who_is_at_war() -> None:
    s = new_round(position(draws=[nth(1, 1), nth(2, 4), nth(3, 3)]))
    s.event_deck = [EVENT_NAMES.index("war-2")]
    match = play(s)
    assert happened(match, "war") == [{"one": "english", "other": "french"}]
    assert [observe(match.state, viewer).warring for viewer in (0, 1, -1)] == [["english", "french"]] * 3


@pytest.mark.rule("MAM-1320", "MAM-504")
def test_a_new_war_ends_the_old_one_and_peace_ends_any() -> None:
    s = position(
        war="war-en-es",
        npcs={"spanish-navy": ("flag-es-1", "caracas"), "dutch-navy": ("flag-nl-1", "curacao")},
        draws=[nth(4, 4), nth(3, 3)],
    )
    assert [s.npc_ship(SPANISH), s.npc_ship(DUTCH)] == [MAN_OF_WAR, FRIGATE]
    resolve(s, EVENT_NAMES.index("war-2"))
    assert (s.war, s.event_discard) == (EVENT_NAMES.index("war-2"), [EVENT_NAMES.index("war-1")])
    assert [s.npc_ship(SPANISH), s.npc_ship(DUTCH)] == [FRIGATE, MAN_OF_WAR]
    resolve(s, EVENT_NAMES.index("peace"))
    assert (s.war, s.npc_ship(DUTCH)) == (-1, FRIGATE)


# --- closed ports


@pytest.mark.rule("MAM-1304", "MAM-R50", "MAM-524")
@pytest.mark.parametrize(
    ("captain", "port", "opened"),
    [
        ("frances-wright", "havana", False),
        ("frances-wright", "tortuga", True),
        ("felipe-de-los-reyes", "nassau", False),
        ("felipe-de-los-reyes", "caracas", True),
        ("christian-marquis", "nassau", True),
        ("christian-marquis", "havana", True),
    ],
)
def test_war_closes_the_ports_of_the_one_to_captains_of_the_other(
    captain: str, port: str, opened: bool
) -> None:
    seat = Seat(captain, zone=port, docked=False)
    assert ("enter-port" in offered(play(position(seat, war="war-en-es")))) == opened
    assert "enter-port" in offered(play(position(seat)))


@pytest.mark.rule("MAM-R49", "MAM-843", "MAM-1318")
def test_toll_and_test_open_port_royal_in_spite_of_a_bounty_but_not_of_a_war() -> None:
    wanted = Seat("felipe-de-los-reyes", zone="port-royal", docked=False, bounty={"english": 1})
    match = play(position(wanted), "0 enter-port")
    assert offered(match) == ["test", "pay"]
    assert "enter-port" not in offered(play(position(wanted, war="war-en-es")))
    unwanted = Seat("felipe-de-los-reyes", zone="port-royal", docked=False)
    assert "enter-port" not in offered(play(position(unwanted, war="war-en-es")))
