"""Chapter 7: shortage."""

import pytest

from kaper.engine.match import Match
from kaper.games.jamaica.state.state import Jamaica
from tests.games.jamaica.table import (
    Cargo,
    Draw,
    answers,
    bank,
    combat,
    drawn,
    happened,
    holds,
    position,
    question,
    seen,
    told,
    treasures,
    turn,
)

FACES: list[int | str] = [2, 4, 6, 8, 10, "star"]
LAIRS = [4, 9, 11, 19, 22, 25, 33, 37, 44]


def by_face(*ends: int) -> list[tuple[int | str, int]]:
    """Where each face of the die leads."""
    return list(zip(FACES, ends, strict=True))


def short_on(space: int, face: int | str, food: int = 0, lap: int = 0) -> Match[Jamaica]:
    """One step forward onto a space with too little to pay for it; no lair has a token."""
    cargo: Cargo = [("food", food) if food else None, None, ("powder", 9)]
    before = {15: 14, 28: 27, 41: 40}.get(space, space - 1)
    s = position(at={0: before}, laps={0: lap}, cargo={0: cargo}, plundered=LAIRS, draws=[combat(face)])
    return turn(s, 0, "forward-food", 1)


@pytest.mark.rule("JAM-701", "JAM-702", "JAM-703", "JAM-704", "JAM-705", "JAM-706", "JAM-E12")
@pytest.mark.parametrize(("face", "end"), by_face(6, 6, 8, 8, 9, 10))
def test_pay_what_there_is_and_sail_back_as_the_shape_says(face: int | str, end: int) -> None:
    match = short_on(10, face, food=2)
    assert question(match) is None
    assert (match.state.space[0], match.state.lap[0]) == (end, 0)
    assert holds(match, 0) == [None, None, ("powder", 9), None, None]
    assert drawn(match) == 1


@pytest.mark.rule("JAM-701")
def test_all_holds_of_the_required_resource_are_paid_to_the_bank() -> None:
    cargo: Cargo = [("food", 1), ("doubloon", 5), ("food", 1), ("powder", 2)]
    s = position(at={0: 9}, cargo={0: cargo}, draws=[combat("star")])
    food = s.bank[1]
    match = turn(s, 0, "forward-gunpowder", 1)
    assert question(match) is None
    assert holds(match, 0) == [None, ("doubloon", 5), None, ("powder", 2), None]
    assert bank(match)["food"] == food + 2


@pytest.mark.rule("JAM-701", "JAM-911")
def test_what_lies_in_the_sixth_hold_is_paid_too() -> None:
    cargo: Cargo = [("food", 1), None, None, None, None, ("food", 1)]
    s = position(at={0: 9}, cargo={0: cargo}, treasures={0: ["sixth-hold"]}, draws=[combat("star")])
    food = s.bank[1]
    match = turn(s, 0, "forward-gunpowder", 1)
    assert told(match, "shortage", 1) == [{"goods": "food", "n": 2, "price": 3, "space": 10}]
    assert (holds(match, 0), bank(match)["food"]) == ([None] * 6, food + 2)


@pytest.mark.rule("JAM-701", "JAM-702")
def test_a_ship_with_nothing_pays_nothing_and_rolls_all_the_same() -> None:
    match = short_on(10, 10)
    assert (match.state.space[0], drawn(match)) == (9, 1)


@pytest.mark.rule("JAM-707", "JAM-E12")
@pytest.mark.parametrize(("face", "end"), [(2, 6), (6, 8)])
def test_the_space_reached_is_never_paid_for(face: int, end: int) -> None:
    cargo: Cargo = [("doubloon", 20)]
    match = turn(position(at={0: 9}, cargo={0: cargo}, draws=[combat(face)]), 0, "forward-food", 1)
    assert match.state.space[0] == end
    assert holds(match, 0)[0] == ("doubloon", 20)
    assert happened(match, "pays", "shortage") == [("shortage", 0)]


# --- Port Royal


@pytest.mark.rule("JAM-710", "JAM-703", "JAM-R05", "JAM-R06", "JAM-E13")
@pytest.mark.parametrize(("face", "end"), by_face(0, 0, 1, 1, 0, 2))
def test_a_shortage_on_space_2_leads_no_further_back_than_port_royal(face: int | str, end: int) -> None:
    match = short_on(2, face, food=1)
    assert (match.state.space[0], match.state.lap[0]) == (end, 0)
    assert holds(match, 0)[0] is None


@pytest.mark.rule("JAM-710", "JAM-R06", "JAM-E13")
@pytest.mark.parametrize("face", [2, 4, 6, 8, 10])
def test_a_shortage_on_space_1_always_leads_to_port_royal(face: int) -> None:
    match = short_on(1, face, food=1)
    assert (match.state.space[0], match.state.lap[0]) == (0, 0)


@pytest.mark.rule("JAM-703", "JAM-R05")
def test_for_the_circle_port_royal_counts_as_a_port() -> None:
    assert short_on(5, 2).state.space[0] == 0


@pytest.mark.rule("JAM-R06")
def test_falling_back_to_port_royal_is_no_finish_and_the_evening_follows() -> None:
    s = position(cargo={0: []}, draws=[combat(6)])
    match = turn(s, 0, "forward-food", 1, 4)
    assert (match.state.space[0], match.state.lap[0]) == (0, 0)
    assert holds(match, 0) == [("food", 4), None, None, None, None]
    assert happened(match, "finishes", "attacks") == []


@pytest.mark.rule("JAM-R07")
@pytest.mark.parametrize(("face", "end"), by_face(45, 45, 48, 48, 44, 49))
def test_behind_the_start_line_a_shortage_leads_further_back_as_usual(face: int | str, end: int) -> None:
    match = short_on(49, face, lap=-1)
    assert (match.state.space[0], match.state.lap[0]) == (end, -1)


# --- routes


@pytest.mark.rule("JAM-711", "JAM-1113", "JAM-R08", "JAM-E14")
@pytest.mark.parametrize(
    ("space", "face", "ends"),
    [(15, 10, [4, 11]), (15, 6, [12, 14]), (28, 2, [18, 21]), (28, 10, [19, 25]), (41, 4, [31, 34])],
)
def test_where_the_way_back_forks_the_player_chooses_any_route(
    space: int, face: int, ends: list[int]
) -> None:
    for end in ends:
        match = short_on(space, face)
        assert question(match) == (0, "fall-back", [f"sail:{space}" for space in ends])
        answers(match, f"0 sail:{end}")
        assert match.state.space[0] == end


@pytest.mark.rule("JAM-711", "JAM-R08")
@pytest.mark.parametrize(("space", "face", "end"), [(15, 2, 6), (14, 2, 6), (12, 10, 11), (16, 6, 15)])
def test_one_target_on_all_routes_is_not_asked(space: int, face: int, end: int) -> None:
    match = short_on(space, face)
    assert (question(match), happened(match, "forced")) == (None, [])
    assert match.state.space[0] == end


@pytest.mark.rule("JAM-R08")
@pytest.mark.parametrize(("space", "face", "end"), [(31, 2, 30), (30, 4, 28), (48, 8, 47)])
def test_the_space_where_the_shortage_arose_never_counts(space: int, face: int, end: int) -> None:
    assert short_on(space, face).state.space[0] == end


# --- fights and treasures


def short_on_10(face: int | str, *rolls: Draw, at: dict[int, int], **owns: list[str]) -> Match[Jamaica]:
    """Ship 0 comes to space 10 without food; `rolls` come before the shortage die."""
    s = position(
        at={0: 9, **at}, cargo={0: []}, treasures={0: owns.get("items", [])}, pile=["treasure-5"],
        draws=[*rolls, combat(face), combat("star"), combat("star")],
    )  # fmt: skip
    return turn(s, 0, "forward-gunpowder", 1, 4)


@pytest.mark.rule("JAM-708", "JAM-R10")
def test_the_ship_that_fell_back_attacks_who_is_there() -> None:
    match = short_on_10(6, at={1: 8})
    assert happened(match, "attacks", "wins-fight") == [("attacks", 0), ("wins-fight", 0)]
    assert question(match) == (0, "loot", ["hold:0", "hold:1", "nothing"])
    answers(match, "0 hold:0")
    assert holds(match, 0) == [("food", 3), ("powder", 4), None, None, None]


@pytest.mark.rule("JAM-708", "JAM-R10")
def test_a_shortage_may_bring_the_second_fight_of_an_action_and_the_sabre_works_in_both() -> None:
    rolls = [combat(2), combat(10), combat(2)]
    match = short_on_10(6, *rolls, at={1: 10, 2: 8}, items=["sarans-sabre"])
    answers(match, "0 sabre:reroll", "0 nothing")
    assert happened(match, "attacks", "wins-fight", "falls-back") == [
        ("attacks", 0), ("wins-fight", 0), ("falls-back", 0), ("attacks", 0),
    ]  # fmt: skip
    assert question(match) == (0, "sabre", ["sabre:keep", "sabre:reroll"])


@pytest.mark.rule("JAM-R10", "JAM-709")
def test_the_token_of_the_lair_reached_is_offered_after_the_fight() -> None:
    match = short_on_10(10, at={1: 9})
    assert question(match) == (0, "loot", ["hold:0", "hold:1", "nothing"])
    answers(match, "0 nothing")
    assert question(match) == (0, "treasure", ["treasure:take", "treasure:leave"])
    answers(match, "0 treasure:take")
    assert treasures(match, 0) == ["treasure-5"]


@pytest.mark.rule("JAM-709", "JAM-R11")
def test_a_treasure_after_a_shortage_may_be_taken_or_left() -> None:
    match = short_on_10(10, at={})
    assert question(match) == (0, "treasure", ["treasure:take", "treasure:leave"])
    answers(match, "0 treasure:leave")
    assert (treasures(match, 0), match.state.tokens >> 9 & 1) == ([], 1)
    match = short_on_10(10, at={})
    answers(match, "0 treasure:take")
    assert (treasures(match, 0), match.state.tokens >> 9 & 1) == (["treasure-5"], 0)


@pytest.mark.rule("JAM-709")
def test_a_plundered_lair_is_not_asked_about() -> None:
    match = short_on(10, 10)
    assert (question(match), match.state.space[0], treasures(match, 0)) == (None, 9, [])


@pytest.mark.rule("JAM-R11")
def test_a_treasure_after_a_normal_move_cannot_be_left() -> None:
    match = turn(position(at={0: 8}, pile=["cursed-4"]), 0, "forward-food", 1)
    assert question(match) is None
    assert treasures(match, 0) == ["cursed-4"]


@pytest.mark.rule("JAM-706", "JAM-R09", "JAM-R25")
def test_after_a_star_the_ship_stays_owes_nothing_and_fights_no_second_time() -> None:
    match = short_on_10("star", combat(2), combat(2), at={1: 10})
    assert happened(match, "attacks", "fight-tied", "shortage", "loads") == [
        ("attacks", 0), ("fight-tied", 0), ("shortage", 0), ("loads", 0),
    ]  # fmt: skip
    assert (question(match), match.state.space[0], drawn(match)) == (None, 10, 3)
    assert holds(match, 0) == [("powder", 4), None, None, None, None]


@pytest.mark.rule("JAM-702", "JAM-703", "JAM-704", "JAM-705", "JAM-706")
@pytest.mark.parametrize(
    ("face", "shape"),
    list(zip(FACES, ["circle", "circle", "square", "square", "skull", "star"], strict=True)),
)
def test_the_die_of_a_shortage_is_told_and_lies_on_the_table_until_the_next_action(
    face: int | str, shape: str
) -> None:
    match = short_on(10, face, food=2)
    number = 0 if face == "star" else face
    assert told(match, "shortage", 1) == [{"goods": "food", "n": 2, "price": 3, "space": 10}]
    assert told(match, "shortage-roll", 1) == [{"die": number, "shape": shape}]
    assert seen(match, 1).shortage == [0, number]
    s = match.state
    assert seen(turn(s, 1, "food-gunpowder", 1), 1).shortage == [-1, -1]


@pytest.mark.rule("JAM-703", "JAM-711")
def test_where_a_ship_falls_back_to_is_told() -> None:
    assert told(short_on(10, 2, food=2), "falls-back", 1) == [{"space": 6}]
