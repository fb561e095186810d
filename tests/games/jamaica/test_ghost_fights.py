"""Chapters 12 and 13: fights with the Ghost Ship, and who decides for it."""

import pytest

from tests.games.jamaica.haunting import GHOST, boarding, haunted
from tests.games.jamaica.table import answers, combat, drawn, duel, ghost_turn, happened, position, question


@pytest.mark.rule("JAM-1203", "JAM-R46", "JAM-910")
def test_its_firepower_is_the_die_plus_two_in_attack_and_defence() -> None:
    attack = haunted(4, 6)
    assert [event.args["fire"] for event in attack.events if event.kind == "fires"] == [6, 6]
    assert question(attack) is None
    defence = boarding(6, 4)
    assert [event.args["fire"] for event in defence.events if event.kind == "fires"] == [6, 6]
    assert question(defence) is None


@pytest.mark.rule("JAM-1213", "JAM-R44")
@pytest.mark.parametrize("captain", [0, 1])
@pytest.mark.parametrize(("whom", "decider"), [(0, 1), (1, 0)])
def test_of_two_players_the_one_outside_the_fight_decides_for_it(
    captain: int, whom: int, decider: int
) -> None:
    match = haunted("star", whom=whom, captain=captain)
    assert question(match) == (decider, "loot", ["hold:0", "hold:1", "nothing"])


@pytest.mark.rule("JAM-1213")
def test_if_it_beats_an_attacker_the_player_outside_decides_too() -> None:
    match = boarding(2, 2)
    assert happened(match, "wins-fight") == [("wins-fight", GHOST)]
    assert question(match) == (1, "loot", ["hold:0", "hold:1", "nothing"])


@pytest.mark.rule("JAM-1213", "JAM-R45", "JAM-1301")
@pytest.mark.parametrize(
    ("players", "captain", "whom", "decider"),
    [(3, 1, 0, 1), (3, 1, 1, 2), (3, 1, 2, 1), (3, 2, 2, 0), (4, 3, 3, 0), (5, 0, 4, 0), (5, 0, 0, 1)],
)
def test_of_more_players_the_first_from_the_captain_who_does_not_fight_decides(
    players: int, captain: int, whom: int, decider: int
) -> None:
    at = {**dict.fromkeys(range(players), 30), whom: 19, players: 18}
    s = position(players, True, captain=captain, at=at, plundered=[19], draws=[combat("star")])
    assert question(ghost_turn(s, 1)) == (decider, "loot", ["hold:0", "hold:1", "nothing"])


@pytest.mark.rule("JAM-R44")
def test_the_captain_chooses_which_of_several_ships_it_attacks() -> None:
    s = position(2, captain=1, at={0: 19, 1: 19, GHOST: 18}, plundered=[19], draws=[combat("star")])
    match = ghost_turn(s, 1)
    assert question(match) == (1, "attack", ["attack:0", "attack:1"])
    answers(match, "1 attack:1")
    assert question(match) == (0, "loot", ["hold:0", "hold:1", "nothing"])


@pytest.mark.rule("JAM-804", "JAM-1108")
@pytest.mark.parametrize(
    ("space", "laps", "choice"),
    [
        (1, {}, ["0 ghost:backward"]),
        (49, {GHOST: -1}, []),
        (49, {0: 1}, ["0 ghost:forward"]),
    ],
)
def test_it_does_not_fight_on_port_royal_either(space: int, laps: dict[int, int], choice: list[str]) -> None:
    match = ghost_turn(position(2, at={0: 0, 1: 2, GHOST: space}, laps=laps), 1)
    answers(match, *choice)
    assert match.state.space == [0, 2, 0]
    assert (happened(match, "attacks"), drawn(match)) == ([], 0)


@pytest.mark.rule("JAM-R53", "JAM-906")
def test_a_players_sabre_works_against_its_roll() -> None:
    match = haunted("star", 2, 6, treasures={1: ["sarans-sabre"]})
    assert question(match) == (1, "sabre", ["sabre:keep", "sabre:reroll"])
    answers(match, "1 sabre:reroll")
    assert happened(match, "wins-fight") == [("wins-fight", 1)]


@pytest.mark.rule("JAM-R53")
def test_whoever_rolls_for_it_cannot_use_a_sabre_of_their_own() -> None:
    match = haunted(4, 6, treasures={0: ["sarans-sabre"]})
    assert (question(match), drawn(match)) == (None, 2)


@pytest.mark.rule("JAM-R46")
def test_no_item_but_its_own_lady_beth_works_for_it() -> None:
    for match in (haunted(4, 6, treasures={GHOST: ["sarans-sabre"]}), haunted(4, 6, lairs=["sarans-sabre"])):
        assert (question(match), drawn(match)) == (None, 2)


@pytest.mark.rule("JAM-1213", "JAM-R45")
@pytest.mark.parametrize(("whom", "roller"), [(0, 1), (1, 0)])
def test_the_log_tells_who_rolls_for_it(whom: int, roller: int) -> None:
    match = haunted("star", whom=whom)
    assert happened(match, "rolls-for-ghost", "rolls-star") == [
        ("rolls-for-ghost", roller),
        ("rolls-star", GHOST),
    ]


@pytest.mark.rule("JAM-1213")
def test_who_is_attacked_by_nobody_but_players_rolls_for_themselves() -> None:
    assert happened(duel(8, 4), "rolls-for-ghost") == []
