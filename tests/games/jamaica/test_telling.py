"""What the log says of each deed, and what everybody learns by it."""

import pytest

from kaper.engine.events import Event
from kaper.engine.match import Match
from kaper.games.jamaica.components.board import TREASURE_NAMES
from kaper.games.jamaica.rules.step import draw_to_limit
from kaper.games.jamaica.state.state import Jamaica
from kaper.games.jamaica.view.observe import observe
from tests.games.jamaica.haunting import GHOST, haunted
from tests.games.jamaica.table import answers, combat, duel, ghost_turn, one_round, position, seen, told, turn


def only(match: Match[Jamaica], kind: str) -> Event:
    (event,) = [event for event in match.events if event.kind == kind]
    return event


@pytest.mark.rule("JAM-401", "JAM-402")
def test_a_load_is_told_with_its_hold() -> None:
    match = turn(position(), 0, "gunpowder-food", 4)
    assert told(match, "loads", 1) == [{"goods": "powder", "n": 4, "hold": 3}]


@pytest.mark.rule("JAM-405")
def test_a_load_without_room_is_told() -> None:
    match = turn(position(cargo={0: [("food", 1)] * 5}), 0, "food-gunpowder", 4)
    assert told(match, "load-ignored", 1) == [{"goods": "food"}]
    assert told(match, "loads", 1) == []


@pytest.mark.rule("JAM-403")
def test_what_is_thrown_out_of_a_hold_is_told() -> None:
    match = turn(position(cargo={0: [("powder", 2), *[("food", 1)] * 4]}), 0, "food-gunpowder", 4)
    assert told(match, "throws-out", 1) == [{"goods": "powder", "n": 2, "hold": 1}]


@pytest.mark.rule("JAM-501", "JAM-502", "JAM-506")
@pytest.mark.parametrize(
    ("card", "way", "space"), [("forward-food", "forward", 47), ("backward-forward", "backward", 43)]
)
def test_a_move_is_told_with_its_way(card: str, way: str, space: int) -> None:
    match = turn(position(at={0: 45}, cargo={0: [("food", 9)]}), 0, card, 2)
    assert told(match, "sails", 1) == [{"space": space, "steps": 2, "way": way}]


@pytest.mark.rule("JAM-602", "JAM-603", "JAM-607")
def test_a_price_is_told() -> None:
    match = turn(position(at={0: 45}, cargo={0: [("food", 9)]}), 0, "forward-food", 2)
    assert told(match, "pays", 1) == [{"goods": "food", "n": 3, "space": 47}]


@pytest.mark.rule("JAM-801", "JAM-805")
def test_a_fight_is_told_from_the_attack_to_the_victory() -> None:
    match = duel(8, 4)
    assert told(match, "attacks", 2) == [{"whom": 1, "space": 19}]
    assert told(match, "wins-fight", 2) == [{"whom": 1}]
    assert observe(match.state, 2).battle == [0, 1, 8]
    assert observe(match.state, 2).rolled == [8, 8, 4, 4]


@pytest.mark.rule("JAM-805", "JAM-910")
def test_the_dice_of_a_fight_lie_there_with_the_firepower_that_they_gave() -> None:
    match = duel(8, 4, treasures={0: ["lady-beth"]})
    assert observe(match.state, 2).rolled == [8, 10, 4, 4]


@pytest.mark.rule("JAM-805", "JAM-806")
def test_before_the_attackers_roll_nobody_knows_a_firepower_to_beat() -> None:
    match = duel(8, 4, cargo={0: [("powder", 1)]})
    assert match.pending[0].about == {"against": 0}
    assert observe(match.state, 2).battle == [0, 1, -1]
    assert observe(match.state, 2).rolled == [-1, -1, -1, -1]
    answers(match, "0 spend:0")
    assert observe(match.state, 2).rolled[:2] == [8, 8]


@pytest.mark.rule("JAM-807")
def test_a_tie_is_told() -> None:
    assert told(duel(4, 4), "fight-tied", 2) == [{"whom": 1}]


@pytest.mark.rule("JAM-808")
def test_a_star_is_told() -> None:
    assert only(duel("star"), "rolls-star").seat == 0


@pytest.mark.rule("JAM-906", "JAM-909")
def test_the_use_of_the_sabre_is_told() -> None:
    match = duel(2, 8, 4, treasures={0: ["sarans-sabre"]})
    answers(match, "0 sabre:reroll")
    assert told(match, "uses-sabre", 2) == [{"whom": 0}]


@pytest.mark.rule("JAM-810", "JAM-R14")
def test_whoever_takes_nothing_is_told_of() -> None:
    match = duel("star", cargo={1: [("food", 1)]})
    answers(match, "0 nothing")
    assert told(match, "takes-nothing", 2) == [{"whom": 1}]


@pytest.mark.rule("JAM-811")
def test_a_stolen_hold_is_told() -> None:
    match = duel("star", cargo={1: [("food", 2)]})
    answers(match, "0 hold:0")
    assert told(match, "steals-hold", 2) == [{"whom": 1, "goods": "food", "n": 2}]


@pytest.mark.rule("JAM-812")
def test_a_stolen_item_is_told() -> None:
    match = duel("star", cargo={1: []}, treasures={1: ["morgans-map"]})
    answers(match, "0 card:morgans-map")
    assert told(match, "steals-item", 2) == [{"whom": 1, "item": "morgans-map"}]


@pytest.mark.rule("JAM-1214")
def test_what_the_ghost_ship_throws_overboard_is_told() -> None:
    match = haunted("star", whom=0)
    answers(match, "1 hold:0")
    assert only(match, "overboard").seat == GHOST
    assert told(match, "overboard", 1) == [{"whom": 0, "goods": "food", "n": 3}]


@pytest.mark.rule("JAM-904", "JAM-R50")
def test_an_item_that_is_found_is_shown_to_everybody() -> None:
    match = turn(position(at={0: 3}, pile=["morgans-map"]), 0, "forward-food", 1)
    found = only(match, "finds-item")
    assert (found.seat, dict(found.args), found.reveals) == (0, {"item": "morgans-map"}, True)


@pytest.mark.rule("JAM-901", "JAM-902")
def test_a_treasure_is_told_to_its_finder_alone() -> None:
    match = turn(position(at={0: 3}, pile=["treasure-5"]), 0, "forward-food", 1)
    assert told(match, "takes-treasure", 0) == [{"space": 4, "card": "treasure-5"}]
    assert told(match, "takes-treasure", 1) == [{"space": 4}]
    assert seen(match, 0).ships[0].face_down == ["treasure-5"]
    assert seen(match, 1).ships[0].face_down == ["unknown"]


@pytest.mark.rule("JAM-709", "JAM-R11")
def test_a_treasure_that_is_left_is_told() -> None:
    s = position(at={0: 9}, cargo={0: []}, draws=[combat(10)])
    match = turn(s, 0, "forward-food", 1)
    answers(match, "0 treasure:leave")
    assert told(match, "leaves-treasure", 1) == [{"space": 9}]


@pytest.mark.rule("JAM-813", "JAM-R17")
def test_the_giver_of_a_curse_still_knows_it_and_others_know_only_that_it_is_one() -> None:
    """Giver and receiver are not the first seats, for whom a lost bit would be no loss."""
    own = {2: ["cursed-2", "cursed-3"]}
    s = position(4, captain=2, at={2: 18, 3: 19}, treasures=own, plundered=[19], draws=[combat("star")])
    match = turn(s, 2, "forward-food", 1)
    answers(match, "2 curse:cursed-2")
    assert seen(match, 2).ships[3].face_down == ["cursed-2"]
    assert seen(match, 3).ships[3].face_down == ["cursed-2"]
    assert seen(match, 0).ships[3].face_down == ["cursed"]
    assert seen(match, 2).ships[2].face_down == ["cursed-3"]
    assert only(match, "gives-curse").reveals


@pytest.mark.rule("JAM-1002", "JAM-1003", "JAM-913")
def test_the_end_shows_every_score_to_everybody() -> None:
    match = one_round(position(at={0: 49}, hands={0: ["forward-forward"]}, draws=[(1, 6), (1, 6)]))
    while match.pending:
        ask = match.pending[0]
        match.answer(ask.seat, ask.options[0])
    scores = [event for event in match.events if event.kind == "scores"]
    assert [event.seat for event in scores] == [0, 1, 2]
    assert all(event.reveals for event in scores)
    assert dict(scores[0].args) == {"position": 15, "doubloons": 3, "treasures": 0, "curses": 0}


@pytest.mark.rule("JAM-305", "JAM-308")
def test_the_evening_is_the_second_action() -> None:
    s = position(at={0: 5}, cargo={0: [("food", 9), ("doubloon", 9)]})
    match = turn(s, 0, "food-forward", 1, 3)
    assert (match.pending[0].prompt, match.state.action) == ("route", 1)


@pytest.mark.rule("JAM-302", "JAM-303")
def test_the_captains_roll_is_told_with_its_round() -> None:
    s = position(draws=[(2, 6), (5, 6)])
    s.round = 3
    assert told(one_round(s), "rolls", 1) == [{"low": 2, "high": 5, "round": 4}]


@pytest.mark.rule("JAM-306")
def test_a_card_is_shown_to_everybody_when_its_owners_turn_comes() -> None:
    shown = only(turn(position(), 0, "food-gunpowder", 1), "reveals")
    assert (dict(shown.args), shown.reveals) == ({"card": "food-gunpowder"}, True)


@pytest.mark.rule("JAM-1212", "JAM-901")
def test_nobody_is_told_what_the_ghost_ship_found() -> None:
    match = ghost_turn(position(2, at={0: 20, 1: 20, 2: 3}, pile=["treasure-5"]), 1)
    assert [told(match, "takes-treasure", viewer) for viewer in (0, 1)] == [[{"space": 4}]] * 2
    assert only(match, "takes-treasure").to == ()


@pytest.mark.rule("JAM-812", "JAM-R16")
def test_thief_and_loser_know_the_cards_that_they_knew_and_others_no_longer() -> None:
    """Seat 0 was shown both cards of seat 3; after one of them is stolen it cannot tell them apart."""
    own = {3: ["treasure-3-a", "treasure-7-a"]}
    draws = [combat("star"), (1, 2)]
    s = position(4, captain=2, at={2: 18, 3: 19}, treasures=own, plundered=[19], draws=draws)
    for card in (TREASURE_NAMES.index(name) for name in own[3]):
        s.knows[card] = 1 << 0 | 1 << 2 | 1 << 3
    match = turn(s, 2, "forward-food", 1)
    answers(match, "2 card:face-down")
    for viewer, known in ((0, False), (2, True), (3, True)):
        seen_cards = seen(match, viewer).ships[2].face_down + seen(match, viewer).ships[3].face_down
        assert sorted(seen_cards) == (sorted(own[3]) if known else ["unknown", "unknown"]), viewer


@pytest.mark.rule("JAM-813", "JAM-R17")
def test_a_second_curse_does_not_make_the_first_one_forgotten() -> None:
    own = {2: ["cursed-2"], 0: ["cursed-4"]}
    s = position(4, captain=2, at={2: 18, 3: 19}, treasures=own, plundered=[19], draws=[combat("star")])
    s.cursed = 1 << TREASURE_NAMES.index("cursed-4")
    match = turn(s, 2, "forward-food", 1)
    answers(match, "2 curse:cursed-2")
    assert seen(match, 1).ships[0].face_down == ["cursed"]
    assert seen(match, 1).ships[3].face_down == ["cursed"]


@pytest.mark.rule("JAM-309", "JAM-R26")
def test_a_hand_lies_in_the_order_of_the_cards_so_that_the_last_drawn_is_not_seen() -> None:
    s = position(hands={0: ["forward-forward"]}, draws=[])
    s.hand[0] = [5]
    s.deck[0] = [1]
    s.discard[0] = [9]
    draw_to_limit(s, 0)
    assert s.hand[0] == [1, 5, 9]
