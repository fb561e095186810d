"""What the log says of each deed, and what everybody learns by it."""

import pytest

from tests.games.black_dice.table import (
    ARMADA,
    DUTCHMAN,
    KRAKEN,
    after_settlement,
    answers,
    happened,
    next_round,
    offered,
    position,
    settlement,
    told,
    turn,
    with_pirate,
)


@pytest.mark.rule("CBD-902", "CBD-R17")
def test_rum_that_is_taken_is_told_and_none_if_there_is_none() -> None:
    s = position(2, black=(0, 1, 0, 0, 0, 0), placed=[(0, "B")], rum=[0, 0])
    s.supply = 2
    match = settlement(s)
    assert happened(match, "takes-rum") == [("takes-rum", 0)]
    assert told(match, "takes-rum") == [{"n": 2, "adventure": "barrel"}]


@pytest.mark.rule("CBD-1104", "CBD-1304")
@pytest.mark.parametrize(
    ("expedition", "tokens", "adventure"), [(KRAKEN, 2, "flag"), (DUTCHMAN, 0, "barrel")]
)
def test_a_die_set_in_advance_is_told(expedition: str, tokens: int, adventure: str) -> None:
    s = position(2, expedition, tokens=tokens, captain=1)
    match = next_round(s, "AAAAAAAAA")
    assert told(match, "sets-in-advance") == [{"adventure": adventure}]
    assert happened(match, "sets-in-advance") == [("sets-in-advance", 1)]


@pytest.mark.rule("CBD-503", "CBD-R02")
def test_dice_set_aside_in_two_free_rolls_add_up() -> None:
    s = position(
        2, black=(9, 0, 0, 0, 0, 1), crew={"storm": 2, "boarding": 3, "keelhaul": 2}, unplaced=[4, 5]
    )
    match = turn(s, 0, "AABB" + "BB" + "AB" + "B")
    answers(match, "0 reroll:barrel+barrel", "0 rum", "0 reroll:barrel")
    assert (match.state.open, match.state.aside) == ([1, 0, 0, 0, 0, 0], [0, 3, 0, 0, 0, 0])
    assert [event["n"] for event in told(match, "sets-aside")] == [2, 1]


@pytest.mark.rule("CBD-505", "CBD-506", "CBD-R03")
def test_a_turn_without_a_placement_is_told() -> None:
    s = position(
        2, black=(10, 0, 0, 0, 0, 0), crew={"storm": 2, "boarding": 3, "keelhaul": 2}, unplaced=[1, 5]
    )
    match = turn(s, 0, "B" + "B")
    answers(match, "0 reroll:barrel")
    assert happened(match, "cannot-place") == [("cannot-place", 0)]


@pytest.mark.rule("CBD-507", "CBD-601")
def test_rum_and_a_placement_are_told() -> None:
    match = turn(
        position(2, rum=[1, 0], crew={"storm": 2, "boarding": 3, "keelhaul": 2}), 0, "AABBM" + "AAABB"
    )
    answers(match, "0 rum", "0 place:anchor")
    assert happened(match, "drinks") == [("drinks", 0)]
    assert told(match, "places") == [{"adventure": "anchor", "n": 3}]


@pytest.mark.rule("CBD-V05", "CBD-1401", "CBD-109")
def test_a_ship_that_sinks_is_told_and_all_gold_is_shown() -> None:
    s = position(2, black=(0, 0, 0, 0, 0, 2), placed=[(0, "F")], damage=2, gold={0: [3, 5]})
    match = settlement(s)
    assert told(match, "damages") == [{"n": 1, "total": 3}]
    assert happened(match, "sinks", "crew-lost", "wins") == [("sinks", -1)]
    assert told(match, "shows") == [{"tokens": 2, "gold": 8}, {"tokens": 0, "gold": 0}]
    assert all(event.reveals for event in match.events if event.kind == "shows")


@pytest.mark.rule("CBD-V05", "CBD-1401", "CBD-912", "CBD-R16")
def test_the_loss_of_the_crew_is_told_and_the_rum_on_him_is_free_again() -> None:
    crew = {"overboard": 0, "storm": 2}
    s = position(2, black=(0, 2, 0, 0, 0, 0), crew=crew, lost=["overboard"])
    supply = s.supply
    match = settlement(s, "AA")
    assert told(match, "goes-overboard") == [{"pirate": "storm", "why": "penalty"}]
    assert happened(match, "sinks", "crew-lost", "wins") == [("crew-lost", -1)]
    assert (match.state.rum_on, match.state.supply) == ([0, 0], supply + 2)


@pytest.mark.rule("CBD-1402", "CBD-V05", "CBD-1207")
def test_a_homecoming_is_told_with_the_winner() -> None:
    match = after_settlement(position(2, ARMADA, enemy=3, gold={1: [5, 5, 5, 5]}))
    assert told(match, "comes-home") == [{"expedition": "armada"}]
    assert happened(match, "wins") == [("wins", 1)]
    assert all(event.reveals for event in match.events if event.kind in ("shows", "wins"))


@pytest.mark.rule("CBD-913", "CBD-916")
def test_what_a_round_brings_for_the_next_is_told() -> None:
    match = settlement(position(3, black=(0, 0, 2, 0, 0, 0)), "AA")
    assert told(match, "more-black") == [{"n": 3}]
    match = settlement(position(2, KRAKEN, black=(0, 0, 0, 2, 0, 0)), "AA")
    assert happened(match, "loses-die") == [("loses-die", -1)]


@pytest.mark.rule("CBD-613", "CBD-615", "CBD-616", "CBD-617")
def test_what_pirates_do_is_told() -> None:
    match = with_pirate("go-about", "AAABB")
    answers(match, "0 pay:go-about", "0 turn:anchor")
    assert told(match, "turns-die") == [{"from": "anchor", "to": "flag"}]
    match = with_pirate("change-course", "AAABB", black=(4, 2, 2, 1, 1, 0))
    answers(match, "0 pay:change-course", "0 swap:anchor:map")
    assert told(match, "swaps") == [{"adventure": "anchor", "other": "map"}]
    match = with_pirate("storm", "AAABB" + "FF", black=(4, 2, 2, 1, 1, 0))
    answers(match, "0 pay:storm", "0 storm:barrel")
    assert told(match, "storms") == [{"adventure": "barrel", "n": 2}]
    match = with_pirate("keelhaul", "AAABB", placed=[(1, "WW")])
    answers(match, "0 pay:keelhaul")
    assert told(match, "keelhauls") == [{"adventure": "weapon", "n": 2}]


@pytest.mark.rule("CBD-618", "CBD-R10", "CBD-R38")
def test_boarding_is_told() -> None:
    match = with_pirate("boarding", "AAABB", placed=[(1, "WW")])
    answers(match, "0 pay:boarding")
    assert match.pending[0].prompt == "board-to"
    answers(match, "0 to:ship")
    assert told(match, "boards") == [{"whom": 1, "from": "weapon", "to": "ship"}]


@pytest.mark.rule("CBD-609", "CBD-504")
def test_unblocking_is_offered_beside_everything_else() -> None:
    s = position(2, crew={"storm": 2, "boarding": 3}, rum=[1, 0], gold={0: [3, 5]})
    match = turn(s, 0, "AAABB")
    assert offered(match, 0) == ["place:anchor", "place:barrel", "rum", "unblock:3", "unblock:5"]


@pytest.mark.rule("CBD-901")
def test_a_die_that_moves_on_from_the_anchor_is_told() -> None:
    s = position(black=(1, 0, 0, 0, 1, 0), placed=[(1, "S"), (0, "A")])
    match = answers(settlement(s), "0 move:ship")
    assert (happened(match, "moves-die"), told(match, "moves-die")) == (
        [("moves-die", 0)],
        [{"adventure": "ship"}],
    )


@pytest.mark.rule("CBD-1203", "CBD-1206", "CBD-1204")
def test_what_the_armada_loses_is_told() -> None:
    match = settlement(position(2, ARMADA, black=(0, 1, 1, 0, 0, 1), placed=[(0, "BWF")], enemy=1))
    assert happened(match, "unlocks") == [("unlocks", -1)]
    assert told(match, "fewer-black") == [{"n": 2}]
    assert told(match, "hits-enemy") == [{"enemy": "armada", "n": 2}]


@pytest.mark.rule("CBD-1307")
@pytest.mark.parametrize(("dice", "level"), [("F", 1), ("FF", 0)])
def test_it_is_told_that_equal_dice_do_not_hurt_the_dutchman(dice: str, level: int) -> None:
    match = settlement(position(2, DUTCHMAN, black=(0, 0, 0, 0, 0, 1), placed=[(0, dice)], tokens=2))
    assert (len(told(match, "no-majority")), len(told(match, "hits-enemy"))) == (level, 1 - level)


@pytest.mark.rule("CBD-611", "CBD-R12")
def test_a_pardon_is_told_when_it_is_won_and_when_it_is_spent() -> None:
    match = answers(with_pirate("overboard", "AAABB"), "0 pay:overboard")
    assert happened(match, "pardon-won") == [("pardon-won", 0)]
    s = position(2, black=(0, 0, 0, 0, 0, 1), crew={"overboard": 0, "storm": 0}, lost=["overboard"])
    s.pardon = 1
    match = answers(settlement(s), "1 pardon")
    assert happened(match, "pardons") == [("pardons", 1)]
    assert told(match, "pardons") == [{"adventure": "flag", "penalty": "damage", "n": 1}]


@pytest.mark.rule("CBD-612", "CBD-R07")
def test_a_true_shot_is_told_with_its_placement() -> None:
    match = answers(with_pirate("true-shot", "AAFBM"), "0 pay:true-shot", "0 shot:flag")
    assert told(match, "shoots") == [{"adventure": "flag"}]
    assert told(match, "places") == [{"adventure": "flag", "n": 2}]


@pytest.mark.rule("CBD-614")
def test_crew_to_the_sails_is_told() -> None:
    match = answers(with_pirate("to-the-sails", "AAABB"), "0 pay:to-the-sails")
    assert happened(match, "sails") == [("sails", 0)]


@pytest.mark.rule("CBD-502", "CBD-503")
def test_a_roll_and_a_free_roll_are_told_by_symbol() -> None:
    s = position(2, black=(9, 0, 0, 0, 0, 1), crew={"storm": 2, "boarding": 3}, unplaced=[4, 5])
    match = answers(turn(s, 0, "AABB" + "AF"), "0 reroll:barrel+barrel")
    none = dict.fromkeys(("anchor", "barrel", "weapon", "map", "ship", "flag"), 0)
    assert told(match, "rolls") == [{**none, "n": 4, "anchor": 2, "barrel": 2}]
    assert told(match, "rerolls") == [{**none, "n": 2, "anchor": 1, "flag": 1}]
    assert told(match, "sets-aside") == []


@pytest.mark.rule("CBD-609")
def test_unblocking_is_told() -> None:
    s = position(2, crew={"storm": 2, "boarding": 3}, rum=[1, 0], gold={0: [3, 5]})
    match = answers(turn(s, 0, "AAABB"), "0 unblock:3")
    assert happened(match, "unblocks") == [("unblocks", 0)]
