"""What each player may see of treasure cards that lie face down, move about or belong to the Ghost Ship."""

import pytest

from kaper.engine.events import EVERYTHING, SPECTATOR
from kaper.engine.match import Match
from kaper.games.jamaica.components.board import TREASURE_NAMES
from kaper.games.jamaica.state.state import Jamaica
from kaper.games.jamaica.view.observe import observe
from tests.games.jamaica.haunting import boarding, haunted
from tests.games.jamaica.table import (
    answers,
    die,
    duel,
    from_lairs,
    ghost_turn,
    position,
    question,
    seen,
    table,
    told,
    turn,
)

EVERYBODY = (0, 1, 2, SPECTATOR, EVERYTHING)
LOADING = ["gunpowder-food", "food-gunpowder", "doubloon-doubloon"]


def face_down(match: Match[Jamaica], ship: int) -> list[list[str]]:
    """A ship's face-down cards as seats 0, 1 and 2, a spectator and the all-seeing viewer see them."""
    return [seen(match, viewer).ships[ship].face_down for viewer in EVERYBODY]


# --- face-down treasures


@pytest.mark.rule("JAM-913")
def test_a_face_down_card_is_known_to_whoever_took_it_from_the_lair() -> None:
    match = turn(position(at={1: 3}, pile=["treasure-7-a"]), 1, "forward-food", 1)
    known, hidden = ["treasure-7-a"], ["unknown"]
    assert face_down(match, 1) == [hidden, known, hidden, hidden, known]


@pytest.mark.rule("JAM-913")
def test_a_face_down_card_is_known_to_its_owner_alone() -> None:
    match = turn(position(at={0: 3}, pile=["treasure-7-a"]), 0, "forward-food", 1)
    known, hidden = ["treasure-7-a"], ["unknown"]
    assert face_down(match, 0) == [known, hidden, hidden, hidden, known]
    public = {"space": 4}
    mine = {**public, "card": "treasure-7-a"}
    assert [told(match, "takes-treasure", viewer)[0] for viewer in EVERYBODY] == [
        mine, public, public, public, mine,
    ]  # fmt: skip


@pytest.mark.rule("JAM-913", "JAM-1002", "JAM-R42")
def test_after_the_end_all_face_down_cards_are_turned_up() -> None:
    hands = {0: ["forward-food", *LOADING[:2]], 1: LOADING}
    s = position(2, at={0: 49, 1: 30}, hands=hands, treasures={1: ["cursed-4"]}, draws=[die(1), die(1)])
    match = table(from_lairs(s, "treasure-5"))
    assert face_down(match, 1)[0] == face_down(match, 1)[3] == ["unknown"]
    answers(match, "0 play:forward-food", "1 play:gunpowder-food")
    assert match.outcome is not None
    for viewer in (0, 1, SPECTATOR):
        assert observe(match.state, viewer).round == 1
        ships = observe(match.state, viewer).ships
        assert [ship.face_down for ship in ships] == [[], ["cursed-4"], ["treasure-5"]]


@pytest.mark.rule("JAM-812", "JAM-R16", "JAM-1115")
def test_a_stolen_face_down_card_is_known_to_its_old_and_its_new_owner_alone() -> None:
    match = duel("star", treasures={1: ["treasure-5", "cursed-2"]}, draws=[(1, 2)])
    assert question(match) == (0, "loot", ["hold:0", "hold:1", "card:face-down", "nothing"])
    assert face_down(match, 1)[0] == ["unknown", "unknown"]
    answers(match, "0 card:face-down")
    known, hidden = ["treasure-5"], ["unknown"]
    assert face_down(match, 0) == [known, known, hidden, hidden, known]
    assert face_down(match, 1) == [hidden, ["cursed-2"], hidden, hidden, ["cursed-2"]]
    public = {"whom": 1}
    private = {**public, "card": "treasure-5"}
    assert [told(match, "steals-face-down", viewer)[0] for viewer in EVERYBODY] == [
        private, private, public, public, private,
    ]  # fmt: skip


@pytest.mark.rule("JAM-813", "JAM-R17")
def test_of_a_curse_given_away_everybody_knows_that_it_is_one_and_two_know_which() -> None:
    match = duel("star", treasures={0: ["cursed-3", "treasure-7-a"]})
    answers(match, "0 curse:cursed-3")
    assert face_down(match, 1) == [["cursed-3"], ["cursed-3"], ["cursed"], ["cursed"], ["cursed-3"]]
    assert face_down(match, 0) == [["treasure-7-a"], *[["unknown"]] * 3, ["treasure-7-a"]]
    public = {"whom": 1}
    private = {**public, "card": "cursed-3"}
    assert [told(match, "gives-curse", viewer)[0] for viewer in EVERYBODY] == [
        private, private, public, public, private,
    ]  # fmt: skip


# --- the Ghost Ship's cards


@pytest.mark.rule("JAM-1212", "JAM-R46")
def test_the_ghost_ships_card_from_a_lair_is_known_to_nobody() -> None:
    s = position(3, True, at={0: 16, 1: 12, 2: 12, 3: 3}, pile=["morgans-map"])
    match = ghost_turn(s, 1)
    assert face_down(match, 3) == [*[["unknown"]] * 4, ["morgans-map"]]
    assert [told(match, "takes-treasure", viewer) for viewer in (0, 1, 2, SPECTATOR)] == [[{"space": 4}]] * 4
    assert told(match, "finds-item", SPECTATOR) == []


@pytest.mark.rule("JAM-R54", "JAM-R16")
def test_a_card_that_the_ghost_ship_stole_is_known_to_the_player_who_had_it() -> None:
    match = haunted("star", treasures={1: ["treasure-5"]}, draws=[(1, 1)])
    answers(match, "0 card:face-down")
    assert [seen(match, viewer).ships[2].face_down for viewer in (0, 1, SPECTATOR)] == [
        ["unknown"], ["treasure-5"], ["unknown"],
    ]  # fmt: skip
    public = {"whom": 1}
    assert [told(match, "steals-face-down", viewer) for viewer in (0, 1, SPECTATOR)] == [
        [public], [{**public, "card": "treasure-5"}], [public],
    ]  # fmt: skip


@pytest.mark.rule("JAM-R16", "JAM-R50")
def test_a_card_stolen_from_the_ghost_ship_is_known_to_the_thief_alone() -> None:
    match = boarding("star", lairs=["treasure-5", "cursed-2"], draws=[(2, 2)])
    answers(match, "0 card:face-down")
    assert [seen(match, viewer).ships[0].face_down for viewer in (0, 1, SPECTATOR)] == [
        ["cursed-2"], ["unknown"], ["unknown"],
    ]  # fmt: skip
    assert seen(match, 0).ships[2].face_down == ["unknown"]


# --- who can no longer tell


def once_seen(match: Match[Jamaica], seat: int, *names: str) -> None:
    """This seat had these cards in its hands before they came where they are."""
    for name in names:
        match.state.knows[TREASURE_NAMES.index(name)] |= 1 << seat


@pytest.mark.rule("JAM-R16")
def test_a_single_face_down_card_is_followed_by_everybody_who_knows_it() -> None:
    match = duel("star", treasures={1: ["treasure-5"]})
    once_seen(match, 2, "treasure-5")
    answers(match, "0 card:face-down")
    assert face_down(match, 0)[:4] == [["treasure-5"], ["treasure-5"], ["treasure-5"], ["unknown"]]


@pytest.mark.rule("JAM-R16")
@pytest.mark.parametrize("nth", [1, 2])
def test_after_a_theft_of_one_of_two_cards_outsiders_cannot_tell_which(nth: int) -> None:
    match = duel("star", treasures={1: ["treasure-5", "cursed-2"]}, draws=[(nth, 2)])
    once_seen(match, 2, "cursed-2")
    match.state.cursed = 1 << TREASURE_NAMES.index("cursed-2")
    assert face_down(match, 1)[2:4] == [["cursed-2", "unknown"], ["cursed", "unknown"]]
    answers(match, "0 card:face-down")
    for ship in (0, 1):
        assert face_down(match, ship)[2:4] == [["unknown"], ["unknown"]]


@pytest.mark.rule("JAM-R16", "JAM-R17")
def test_of_two_known_curses_both_stay_known_curses_whichever_is_stolen() -> None:
    match = duel("star", treasures={1: ["cursed-2", "cursed-4"]}, draws=[(1, 2)])
    match.state.cursed = sum(1 << TREASURE_NAMES.index(name) for name in ("cursed-2", "cursed-4"))
    answers(match, "0 card:face-down")
    assert face_down(match, 0)[1:4] == [["cursed-2"], ["cursed"], ["cursed"]]
    assert face_down(match, 1)[1:4] == [["cursed-4"], ["cursed"], ["cursed"]]


@pytest.mark.rule("JAM-R17")
@pytest.mark.parametrize("given", ["cursed-2", "cursed-4"])
def test_after_a_gift_of_one_of_two_curses_outsiders_cannot_tell_which(given: str) -> None:
    match = duel("star", treasures={0: ["cursed-2", "cursed-4", "treasure-5"]})
    once_seen(match, 2, "cursed-2", "treasure-5")
    match.state.cursed = 1 << TREASURE_NAMES.index("cursed-2")
    answers(match, f"0 curse:{given}")
    assert face_down(match, 1)[2:4] == [["cursed"], ["cursed"]]
    assert face_down(match, 0)[2:4] == [["treasure-5", "unknown"], ["unknown", "unknown"]]


@pytest.mark.rule("JAM-R16")
def test_a_theft_between_two_leaves_what_is_known_of_a_third_players_curse() -> None:
    cards = {1: ["treasure-5", "cursed-2"], 2: ["cursed-3"]}
    match = duel("star", treasures=cards, draws=[(1, 2)])
    match.state.cursed = sum(1 << TREASURE_NAMES.index(name) for name in ("cursed-2", "cursed-3"))
    answers(match, "0 card:face-down")
    assert face_down(match, 1)[3] == ["unknown"]
    assert face_down(match, 2)[:4] == [["cursed"], ["cursed"], ["cursed-3"], ["cursed"]]


@pytest.mark.rule("JAM-R16")
@pytest.mark.parametrize(("rolls", "thief", "loser"), [(("star",), 0, 1), ((2, "star"), 1, 0)])
def test_thief_and_loser_go_on_knowing_what_they_knew(
    rolls: tuple[int | str, ...], thief: int, loser: int
) -> None:
    match = duel(*rolls, treasures={loser: ["treasure-5", "cursed-2"]}, draws=[(1, 2)])
    once_seen(match, thief, "cursed-2")
    answers(match, f"{thief} card:face-down")
    for seat in (thief, loser):
        assert face_down(match, thief)[seat] == ["treasure-5"]
        assert face_down(match, loser)[seat] == ["cursed-2"]


@pytest.mark.rule("JAM-R17", "JAM-813")
@pytest.mark.parametrize(("rolls", "giver", "receiver"), [(("star",), 0, 1), ((2, "star"), 1, 0)])
def test_giver_and_receiver_of_a_curse_go_on_knowing_what_they_knew(
    rolls: tuple[int | str, ...], giver: int, receiver: int
) -> None:
    match = duel(*rolls, treasures={giver: ["cursed-2", "cursed-4"]})
    once_seen(match, receiver, "cursed-4")
    answers(match, f"{giver} curse:cursed-2")
    for seat in (giver, receiver):
        assert face_down(match, giver)[seat] == ["cursed-4"]
        assert face_down(match, receiver)[seat] == ["cursed-2"]
    assert face_down(match, giver)[2] == ["unknown"]
    assert face_down(match, receiver)[2] == ["cursed"]
