"""Jamaica's scene one thing at a time: dice, cards, spaces, holds, fights, treasures, the Ghost Ship."""

from kaper.engine.events import SPECTATOR
from kaper.engine.match import Match
from kaper.engine.show import Seen
from kaper.games.jamaica.components.board import NEXT
from kaper.games.jamaica.game import GAME
from kaper.games.jamaica.show.layout import PLACES
from kaper.games.jamaica.show.scene import scene
from kaper.games.jamaica.state.state import Jamaica
from tests.games.jamaica.table import Cargo, answers, combat, duel, ghost_turn, position, seen, turn
from tests.games.scenery import of, things


def test_the_board_is_the_track_of_the_components() -> None:
    board = of(Match.new(GAME, 3, {"ghost": "no"}, "board"), SPECTATOR).boards[0]
    assert [(spot.x, spot.y) for spot in board.spots] == PLACES
    assert len(board.routes) == sum(len(ends) for ends in NEXT)
    assert [spot.id for spot in board.spots if spot.token] == [
        f"space-{lair}" for lair in (4, 9, 11, 19, 22, 25, 33, 37, 44)
    ]


def test_a_die_that_is_placed_keeps_its_id() -> None:
    match = Match.new(GAME, 3, {"ghost": "no"}, "dice")
    captain = match.state.captain
    low, high = match.state.dice
    assert things(match, captain) == {f"morning:{low}": ["die-low"], f"morning:{high}": ["die-high"]}
    answers(match, f"{captain} morning:{high}")
    tray = of(match, SPECTATOR).trays[0]
    assert [(die.id, die.face, die.tint) for die in tray.dice] == [
        ("die-high", str(high), "gold"), ("die-low", str(low), "moon"),
    ]  # fmt: skip


def test_a_card_in_hand_is_chosen_by_itself_and_lies_face_down_for_the_others() -> None:
    match = turn(position(at={0: 18, 1: 19}), 0, "forward-food", 1)
    match.state.chosen[1] = match.state.hand[1].pop()
    mine = next(zone for zone in of(match, 1).zones if zone.id == "chosen-1")
    theirs = next(zone for zone in of(match, 2).zones if zone.id == "chosen-1")
    assert mine.cards[0].face_up
    assert [(card.id, card.face_up, card.icons) for card in theirs.cards] == [("chosen-card-1", False, [])]


def test_where_the_way_forks_the_spaces_are_lit() -> None:
    match = turn(position(at={0: 6}), 0, "forward-food", 1)
    assert things(match, 0) == {"sail:7": ["space-7"], "sail:13": ["space-13"]}
    assert things(match, 1) == {}


def test_a_payment_is_tied_to_the_hold_in_question() -> None:
    match = turn(
        position(at={0: 15}, cargo={0: [("powder", 1), ("food", 1), ("food", 3)]}), 0, "forward-food", 2
    )
    assert things(match, 0) == {"give:0": ["hold-0-1"], "give:1": ["hold-0-1"]}


def sides(match: Match[Jamaica], seat: int) -> list[tuple[str, list[str]]]:
    """The firepower and the dice of attacker and defender, as a seat sees them."""
    fight = of(match, seat).focus
    assert fight is not None
    return [(side.total, [die.face for die in side.dice]) for side in fight.sides]


def test_a_fight_has_two_sides_and_powder_to_throw_in() -> None:
    match = duel(8, 4, cargo={0: [("powder", 2)], 1: [("powder", 1)]})
    assert things(match, 0) == {f"spend:{n}": ["fight-powder-0"] for n in range(3)}
    assert sides(match, 0) == [("", []), ("", [])]
    answers(match, "0 spend:1")
    fight = of(match, 1).focus
    assert fight is not None
    assert [(side.seat, side.counters[0].value) for side in fight.sides] == [(0, "+1"), (1, "1")]


def test_the_dice_of_a_fight_lie_before_both_sides() -> None:
    match = duel(8, 4, cargo={0: [("powder", 2)], 1: [("powder", 1), ("food", 2)]})
    answers(match, "0 spend:1")
    assert sides(match, 1) == [("9", ["fire-8"]), ("", [])]
    answers(match, "1 spend:1")
    assert sides(match, 2) == [("9", ["fire-8"]), ("5", ["fire-4"])]


def test_the_sabre_is_offered_on_its_card_and_shows_the_roll() -> None:
    match = duel("star", 4, 2, cargo={0: [], 1: [("food", 2)]}, treasures={1: ["sarans-sabre"]})
    assert things(match, 1) == {"sabre:reroll": ["treasure-sarans-sabre"]}
    assert sides(match, 1) == [("★", ["star"]), ("", [])]
    answers(match, "1 sabre:reroll")
    assert sides(match, 0) == [("4", ["fire-4"]), ("2", ["fire-2"])]


def test_spoils_lie_in_the_losers_holds_and_among_their_treasures() -> None:
    match = duel(
        8, 4, cargo={0: [], 1: [("food", 2)]},
        treasures={0: ["cursed-2"], 1: ["lady-beth", "treasure-5", "treasure-7-a"]},
    )  # fmt: skip
    found = things(match, 0)
    assert found == {
        "hold:0": ["hold-1-0"],
        "card:lady-beth": ["treasure-lady-beth"],
        "card:face-down": ["face-down-1-0", "face-down-1-1"],
        "curse:cursed-2": ["treasure-cursed-2"],
    }


def test_the_ghost_ship_is_steered_by_itself_and_by_where_it_would_end() -> None:
    match = ghost_turn(position(2, at={0: 16, 1: 12, 2: 16}), 2)
    captain = match.state.captain
    assert things(match, captain) == {
        "ghost:forward": ["ship-2", "space-18"], "ghost:backward": ["ship-2"],
    }  # fmt: skip


def test_a_curse_that_was_given_away_lies_face_down_but_marked() -> None:
    match = duel(8, 4, cargo={0: [], 1: []}, treasures={0: ["cursed-2"]})
    answers(match, "0 curse:cursed-2")
    drawn = scene(Seen(match.state, lambda: seen(match, 2), 2))
    (card,) = next(zone for zone in drawn.zones if zone.id == "treasures-1").cards
    assert (card.id, card.face_up, card.icons) == ("face-down-1-0", False, ["curse"])


def test_the_die_of_a_shortage_lies_in_the_chest_with_its_shape() -> None:
    s = position(at={0: 9}, cargo={0: []}, plundered=[9, 11], draws=[combat(6)])
    match = turn(s, 0, "forward-food", 1)
    dice = of(match, 1).trays[0].dice
    assert [(die.id, die.face) for die in dice][2:] == [("shortage-die-0", "square")]


def test_a_fight_shows_what_was_added_to_the_die_though_the_powder_is_spent() -> None:
    powder: Cargo = [("powder", 6), ("powder", 4), None, None, None]
    match = duel(4, 10, cargo={0: powder}, treasures={1: ["lady-beth"]})
    before = of(match, SPECTATOR).focus
    assert before is not None
    assert [counter.value for counter in before.sides[0].counters] == ["10"]
    answers(match, "0 spend:10")
    after = of(match, SPECTATOR).focus
    assert after is not None
    attack = after.sides[0]
    assert (attack.dice[0].face, [counter.value for counter in attack.counters], attack.total) == (
        "fire-4", ["+10"], "14",
    )  # fmt: skip
