"""Who sees what, and what a redeal deals anew."""

import pytest

from kaper.engine.chance import Chance
from kaper.engine.events import EVERYTHING, SPECTATOR
from kaper.engine.match import Match
from kaper.engine.sight import sight
from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.view.observe import observe
from kaper.games.maracaibo.view.redeal import redeal
from tests.games.maracaibo.table import does, position, redbeard, table


@pytest.mark.rule("POM-522")
def test_a_quest_from_the_deck_is_named_to_its_owner_alone() -> None:
    s = position(players=2, hands={0: []})
    match = does(s, [{"op": "quest", "n": 1}], "take:deck")
    told = [
        [event.args for event in sight(match, viewer).told if event.kind == "draws-quest"]
        for viewer in (0, 1, SPECTATOR)
    ]
    assert told == [[{"n": 1, "card": f"quest-{s.hands[0][0]}"}], [{"n": 1}], [{"n": 1}]]


@pytest.mark.rule("POM-520", "POM-522")
def test_a_quest_from_the_market_is_named_to_all_and_its_back_is_shown_afterwards() -> None:
    s = position(players=2, market=[91, 92])
    match = does(s, [{"op": "quest", "n": 1}], "take:quest-91")
    assert [event.args for event in sight(match, 1).told if event.kind == "takes-quest"] == [
        {"card": "quest-91"}
    ]
    s.over = False
    assert observe(s, 1).seats[0].quests == []


@pytest.mark.rule("POM-522", "POM-1909")
def test_a_sold_quest_is_named_to_nobody_else() -> None:
    s = position(players=2, hands={0: [84]})
    match = does(s, [{"op": "discard_quest", "doubloons": 8}], "sell:quest-84")
    assert [event.args for event in sight(match, 1).told if event.kind == "sells-quest"] == [{"n": 8}]


def test_a_viewer_sees_their_own_quests_and_counts_those_of_others() -> None:
    s = position(players=3, hands={0: [84, 85], 1: [91], 2: [92]})
    view = observe(s, 0)
    assert [seat.quests for seat in view.seats] == [["quest-84", "quest-85"], [], []]
    assert [seat.quest_count for seat in view.seats] == [2, 1, 1]
    assert [seat.quests for seat in observe(s, SPECTATOR).seats] == [[], [], []]
    assert observe(s, EVERYTHING).seats[2].quests == ["quest-92"]


def test_the_projected_score_of_others_leaves_their_quests_out() -> None:
    s = position(players=2, hands={0: [85], 1: [85 + 1]}, stored={0: [6, 0, 0], 1: [0, 6, 0]})
    view = observe(s, 0)
    assert (view.seats[0].projected["quests"], view.seats[1].projected["quests"]) == (9, 0)


@pytest.mark.rule("POM-1206", "POM-1213")
def test_redbeards_quests_and_unrevealed_cards_are_hidden_from_the_human() -> None:
    match = Match.new(GAME, 1, {"redbeard": "b3"}, "hidden")
    view = observe(match.state, 0)
    assert view.redbeard is not None
    assert (view.seats[1].quests, view.seats[1].quest_count) == ([], 1)
    assert (view.redbeard.known, view.redbeard.revealed, view.redbeard.cards_left) == ([], [], 6)


@pytest.mark.rule("POM-1213")
def test_redbeards_cards_are_known_once_they_were_revealed() -> None:
    s = position(players=1, at={1: 4}, cards={8: "trinidad"})
    s.red_six, s.red_left = [110, 115], [110]
    seen = []
    for left in ([110], [115]):
        s.over, s.ship[1], s.red_left = False, 4, left
        redbeard(s)
        view = observe(s, 0).redbeard
        assert view is not None
        seen.append(view.known)
    assert seen == [["redbeard-110"], ["redbeard-110", "redbeard-115"]]


def test_at_the_end_all_quests_are_shown() -> None:
    s = position(players=2, hands={0: [84], 1: [91]})
    s.over = True
    assert [seat.quests for seat in observe(s, 0).seats] == [["quest-84"], ["quest-91"]]


def test_a_redeal_moves_the_quests_of_others_and_keeps_ones_own() -> None:
    s = position(players=3, hands={0: [84, 85], 1: [91], 2: [92]})
    hands = set()
    for seed in range(30):
        twin = s.clone()
        redeal(twin, 0, Chance.seeded(str(seed)))
        assert twin.hands[0] == [84, 85]
        assert GAME.census(twin) == GAME.census(s)
        hands.add((tuple(twin.hands[1]), tuple(twin.hands[2])))
    assert len(hands) > 20


@pytest.mark.rule("POM-1205", "POM-1213")
def test_a_redeal_knows_redbeards_cards_once_they_were_revealed() -> None:
    match = Match.new(GAME, 1, {"redbeard": "b3"}, "known")
    s = match.state
    s.red_seen = (1 << 12) - 1
    twin = s.clone()
    redeal(twin, 0, Chance.seeded("known"))
    assert (twin.red_six, sorted(twin.red_left)) == (s.red_six, sorted(s.red_left))
    s.red_seen = 0
    sixes = set()
    for seed in range(20):
        twin = s.clone()
        redeal(twin, 0, Chance.seeded(str(seed)))
        assert sum(card >= 115 for card in twin.red_six) == 3
        sixes.add(tuple(twin.red_six))
    assert len(sixes) > 10


def test_the_open_top_card_of_level_2_is_seen_by_all() -> None:
    s = position(players=2, settings={"fog-improvements": "yes"})
    if s.top < 0:
        s.top = s.deck.pop()
    assert observe(s, 1).level_two_top != ""
    twin = s.clone()
    redeal(twin, 1, Chance.seeded("top"))
    assert twin.top == s.top


def test_the_order_of_the_decks_is_nobodys() -> None:
    match = table(position(players=2))
    view = observe(match.state, 0)
    assert (view.secrets, view.quest_deck, view.level_two) == ({}, 21, 41)
