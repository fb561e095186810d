"""Chapter 14: the modules Fog of War."""

from random import Random

import pytest

from kaper.engine.chance import Chance
from kaper.engine.events import EVERYTHING
from kaper.engine.match import Match
from kaper.engine.playout import play_by_hints
from kaper.games.maracaibo.components.board import BAY
from kaper.games.maracaibo.components.cards import (
    BLANK,
    CARD_NAMES,
    KIND,
    KIND_NAMES,
    LEVEL_1_IMPROVEMENTS,
    LEVEL_2,
)
from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.rules.improvements import turn_top
from kaper.games.maracaibo.rules.red_sailing import path_to
from kaper.games.maracaibo.rules.setup import setup
from kaper.games.maracaibo.rules.step import end_round
from kaper.games.maracaibo.rules.upgrades import free_locations
from kaper.games.maracaibo.state.state import NONE, Maracaibo
from kaper.games.maracaibo.view.observe import observe
from kaper.games.maracaibo.view.redeal import redeal
from tests.games.maracaibo.table import (
    answers,
    asked,
    does,
    position,
    prompt,
    question,
    redbeard,
    table,
    told,
    turn,
    visit,
)

LOCATIONS = {"fog-locations": "yes"}
IMPROVEMENTS = {"fog-improvements": "yes"}
BOTH = {**LOCATIONS, **IMPROVEMENTS}


def foggy(settings: dict[str, str], place: int, card: str, **given: object) -> Maracaibo:
    """A card that is laid face down where the module lays such cards face down."""
    s = position(settings=settings, **{"cards": {place: card}, **given})  # type: ignore[arg-type]
    for each in range(27):
        kind = KIND_NAMES[KIND[s.card[each]]]
        s.hidden[each] = kind == "location" and "fog-locations" in settings
        s.coins[each] = int(s.hidden[each])
        if s.card[each] in LEVEL_1_IMPROVEMENTS:
            s.hidden[each] = "fog-improvements" in settings
    s.tiles = [0, 0, 1, 1, 2, 2]
    return s


@pytest.mark.rule("POM-1401")
def test_locations_lie_face_down_with_a_doubloon_and_no_value_tile() -> None:
    s = position(settings=LOCATIONS)
    down = [place for place in range(27) if s.hidden[place]]
    assert [KIND_NAMES[KIND[s.card[place]]] for place in down] == ["location"] * 8
    assert [s.coins[place] for place in down] == [1] * 8
    assert sum(s.coins) == 8
    assert (s.value, sorted(s.tiles)) == ([NONE] * 27, [0, 0, 1, 1, 2, 2])


@pytest.mark.rule("POM-1401", "POM-1411")
@pytest.mark.parametrize("settings", [{}, IMPROVEMENTS])
def test_without_fog_on_the_locations_they_lie_open_and_bare(settings: dict[str, str]) -> None:
    s = position(settings=settings)
    locations = [place for place in range(27) if KIND_NAMES[KIND[s.card[place]]] == "location"]
    assert [(s.hidden[place], s.coins[place]) for place in locations] == [(False, 0)] * 8


@pytest.mark.rule("POM-1402", "POM-1403", "POM-1404", "E-20")
def test_whoever_ends_a_move_there_takes_the_doubloons_and_turns_the_card_up() -> None:
    s = foggy(LOCATIONS, 7, "trinidad", at={0: 4}, draws=[(6, 6)])
    s.coins[7] = 2
    match = turn(s, 0, "sail:7")
    assert (s.doubloons[0], s.coins[7], s.hidden[7]) == (12, 0, False)
    # the tile drawn is the last of six, a pearl; then the four steps begin with its cube
    assert (s.value[7], s.islands, len(s.tiles)) == (2, [4, 4, 5], 5)
    assert prompt(match) == "upgrade"


@pytest.mark.rule("POM-1402")
def test_passing_over_a_face_down_location_does_nothing() -> None:
    s = foggy(LOCATIONS, 11, "trinidad", at={0: 10})
    s.card[14] = BLANK
    s.hidden[14], s.coins[14] = False, 0
    turn(s, 0, "sail:14")
    assert (s.hidden[11], s.coins[11]) == (True, 1)


@pytest.mark.rule("POM-1403")
def test_a_location_without_the_symbol_gets_no_value_tile() -> None:
    s = foggy(LOCATIONS, 7, "tobago", at={0: 4})
    turn(s, 0, "sail:7")
    assert (s.value[7], len(s.tiles)) == (NONE, 6)


@pytest.mark.rule("POM-1405")
def test_each_income_adds_a_doubloon_to_locations_still_face_down() -> None:
    s = foggy(LOCATIONS, 7, "trinidad")
    s.hidden[7], s.coins[7] = False, 0
    end_round(s)
    assert s.coins[7] == 0
    assert sorted(s.coins) == [0] * 20 + [2] * 7


@pytest.mark.rule("POM-1406", "A-30")
@pytest.mark.parametrize(("round", "vp"), [(1, 1), (2, 3), (3, 5)])
def test_redbeard_turns_up_what_he_sails_over_and_gets_points(round: int, vp: int) -> None:
    s = foggy(LOCATIONS, 8, "trinidad", players=1, at={1: 5}, round=round, draws=[(1, 1)])
    for place in (7, 9, 11, 12):
        s.card[place], s.hidden[place], s.coins[place] = BLANK, False, 0
    s.card[12] = CARD_NAMES.index("sugar-cane")
    s.red_six, s.red_left = [110], [110]
    s = redbeard(s).state
    assert s.ship[1] == 12
    assert (s.vp[1], s.hidden[8], s.coins[8], s.doubloons[0]) == (vp, False, 0, 10)
    assert s.value[8] != NONE


@pytest.mark.rule("A-28", "POM-840", "POM-1220")
def test_tiles_go_on_face_up_locations_and_face_down_ones_are_no_targets() -> None:
    s = foggy(LOCATIONS, 7, "trinidad")
    assert free_locations(s) == []
    s.hidden[7] = False
    assert free_locations(s) == [7]
    s = foggy(LOCATIONS, 8, "trinidad", players=1, at={1: 4})
    s.red_six, s.red_left = [110], [110]
    assert told(redbeard(s), "red-decides")[0]["action"] != "raid"


@pytest.mark.rule("A-28", "POM-1402", "POM-1442")
def test_a_delivery_tile_comes_when_its_location_is_revealed() -> None:
    s = foggy({**LOCATIONS, "rubies": "yes"}, 7, "bonaire", at={0: 4})
    assert not observe(s, 0).places[7].rubies
    match = turn(s, 0, "sail:7")
    assert prompt(match) == "ruby"


# --- improvements


@pytest.mark.rule("POM-1411")
def test_improvements_lie_face_down_and_20_of_level_2_face_up() -> None:
    s = position(settings=IMPROVEMENTS)
    down = [place for place in range(27) if s.hidden[place]]
    assert [s.card[place] in LEVEL_1_IMPROVEMENTS for place in down] == [True] * 15
    assert s.turned + (s.top != NONE) == 20
    assert len(s.deck) + (s.top != NONE) == 41


@pytest.mark.rule("POM-1411")
def test_the_top_card_of_level_2_lies_open_as_often_as_open_cards_are_left() -> None:
    tops = [setup(2, GAME.meta.complete(2, IMPROVEMENTS), Chance.seeded(f"top {n}")).top for n in range(40)]
    assert 10 < sum(top != NONE for top in tops) < 30
    # 20 of 41 lie open: the 20th of 41 is one of them and the 21st is none
    for nth, is_open in ((20, True), (21, False)):
        s = position(settings=IMPROVEMENTS, draws=[(nth, 41), (1, 41)])
        s.deck, s.top, s.turned = LEVEL_2[:], NONE, 20
        turn_top(s)
        assert (s.top, s.turned, len(s.deck)) == ((LEVEL_2[0], 19, 40) if is_open else (NONE, 20, 41))


@pytest.mark.rule("POM-1411")
def test_without_open_cards_left_the_top_card_lies_face_down() -> None:
    s = position(settings=IMPROVEMENTS)
    s.deck, s.top, s.turned = LEVEL_2[:], NONE, 0
    turn_top(s)
    assert s.top == NONE


@pytest.mark.rule("POM-408", "POM-1411")
def test_when_a_level_2_card_is_drawn_the_next_one_lies_as_it_lay_in_the_deck() -> None:
    # of the 40 cards below 20 lie open: the 20th is one of them and the 21st is none
    for nth, is_open in ((20, True), (21, False)):
        s = foggy(IMPROVEMENTS, 7, "sugar-cane", draws=[(nth, 40), (1, 40)])
        s.deck, s.top, s.turned, s.hidden[7] = LEVEL_2[1:], LEVEL_2[0], 20, False
        match = visit(s, 7, "buy")
        assert (s.card[7], s.top, s.turned) == (LEVEL_2[0], *((LEVEL_2[1], 19) if is_open else (NONE, 20)))
        assert told(match, "level-two-open") == ([{"card": CARD_NAMES[LEVEL_2[1]]}] if is_open else [])


@pytest.mark.rule("POM-1412")
@pytest.mark.parametrize("is_open", [True, False])
def test_level_2_cards_keep_their_orientation(is_open: bool) -> None:
    s = foggy(IMPROVEMENTS, 7, "sugar-cane", at={0: 4})
    s.hidden[7] = False
    if s.top != NONE:
        s.deck.append(s.top)
    s.top = NONE
    if is_open:
        s.top = s.deck.pop()
    top = s.top
    visit(s, 7, "buy")
    assert s.hidden[7] is not is_open
    assert s.card[7] in LEVEL_2
    if is_open:
        assert s.card[7] == top


@pytest.mark.rule("POM-1413")
def test_a_card_is_turned_up_as_soon_as_a_ship_comes_onto_it() -> None:
    s = foggy(
        IMPROVEMENTS, 7, "sugar-cane", cards={7: "sugar-cane", 3: "purser"}, at={0: 4}, doubloons={0: 20}
    )
    match = turn(s, 0, "sail:3")
    # up, and then right as the only way on; with a space left the player decides
    assert (s.hidden[3], s.hidden[7]) == (False, False)
    assert [event["card"] for event in told(match, "reveals")] == ["purser", "sugar-cane"]
    assert question(match) == (0, "step", ["sail:9", "done"])
    answers(match, "done")
    assert prompt(match) == "improvement"


@pytest.mark.rule("POM-319", "POM-1413")
def test_the_question_says_how_many_spaces_are_left_and_which_column_is_to_be_left() -> None:
    # place 4 is in the second column; two steps later one of three spaces is left
    s = foggy(IMPROVEMENTS, 7, "sugar-cane", at={0: 4})
    match = turn(s, 0)
    assert (prompt(match), asked(match).about) == ("step", {"left": 3, "column": 2})
    answers(match, "sail:3")
    assert (prompt(match), asked(match).about) == ("step", {"left": 1, "column": 2})


@pytest.mark.rule("POM-1414", "POM-1407", "A-30")
def test_redbeard_takes_the_path_over_most_face_down_cards_then_the_upper_one() -> None:
    s = position(players=1, settings=BOTH, at={1: 10})
    s.hidden = [False] * 27
    # from (1,3) to (0,5): by 9, 13 or by 14, 13 or by 14, 16
    s.hidden[14] = s.hidden[16] = True
    assert path_to(s, 10, 15) == [14, 16, 15]
    s.hidden[14] = s.hidden[16] = False
    s.hidden[13] = True
    assert path_to(s, 10, 15) == [9, 13, 15]


@pytest.mark.rule("A-29", "POM-1413", "POM-409")
def test_a_face_down_level_2_card_may_prove_to_be_a_location() -> None:
    s = foggy(IMPROVEMENTS, 7, "puerto-rico", at={0: 4})
    s.hidden[7], s.hidden[3] = True, False
    match = turn(s, 0, "sail:3", "done")
    assert prompt(match) == "upgrade"


@pytest.mark.rule("A-29", "POM-530", "POM-1230")
def test_face_down_cards_cannot_be_acquired_from_afar_and_are_no_targets() -> None:
    s = foggy(IMPROVEMENTS, 7, "sugar-cane")
    assert [s.improvements(kind) for kind in range(3)] == [[], [], []]
    assert question(does(s, [{"op": "acquire", "type": "crew", "surcharge": 0}])) is None
    s = foggy(IMPROVEMENTS, 7, "sugar-cane", players=1, at={1: 4})
    for place in (8, 9, 10, 12):
        s.card[place], s.hidden[place] = BLANK, False
    s.red_six, s.red_left = [110], [110]
    assert told(redbeard(s), "red-decides") == []


@pytest.mark.rule("A-29", "POM-410")
def test_blanks_stay_face_down() -> None:
    s = foggy(IMPROVEMENTS, 7, "sugar-cane", at={0: 4})
    s.card[7], s.hidden[7], s.hidden[3] = BLANK, False, False
    match = turn(s, 0, "sail:3", "done")
    assert question(match) is None
    assert observe(s, 0).places[7].face_down


@pytest.mark.rule("A-29", "POM-410", "POM-411", "POM-1413")
def test_a_blank_laid_in_the_fog_hides_nothing_and_is_never_turned_up() -> None:
    s = foggy(IMPROVEMENTS, 7, "sugar-cane", at={0: 4, 1: 4}, doubloons={0: 20})
    s.deck, s.top, s.hidden[3] = [], NONE, False
    match = turn(s, 0, "sail:3", "done", "buy")
    assert (s.card[7], s.hidden[7]) == (BLANK, False)
    assert told(match, "refills") == [{"card": "blank", "place": 7}]
    assert (observe(s, 1).places[7].kind, observe(s, 1).places[7].face_down) == ("blank", True)
    s.over = False
    match = turn(s, 1, "sail:3", "done")
    assert (s.ship[1], s.doubloons[1], s.hidden[7]) == (7, 10 - 1 + 5, False)
    assert told(match, "reveals") == []


@pytest.mark.rule("POM-1414", "POM-1406")
def test_on_his_way_to_the_bay_he_turns_up_the_cards_before_it() -> None:
    s = position(players=1, settings=BOTH, at={1: 22}, cards={25: "tobacco"})
    s.hidden = [place == 25 for place in range(27)]
    s.coins = [0] * 27
    s.red_six, s.red_left = [110], [110]
    match = redbeard(s)
    assert (match.state.ship[1], match.state.hidden[25], match.state.vp[1]) == (BAY, False, 0)
    assert told(match, "reveals") == [{"card": "tobacco", "place": 25}]


@pytest.mark.rule("A-29", "A-30", "POM-1407", "POM-1414")
def test_a_blank_is_no_face_down_card_for_redbeards_way() -> None:
    s = position(players=1, settings=IMPROVEMENTS, at={1: 10})
    s.hidden = [False] * 27
    s.card[14] = s.card[16] = BLANK
    s.hidden[13] = True
    assert path_to(s, 10, 15) == [9, 13, 15]


@pytest.mark.rule("A-31", "POM-1401", "POM-1411")
def test_with_both_modules_residences_alone_start_face_up_and_doubloons_show_locations() -> None:
    s = position(settings=BOTH)
    shown = [place for place in range(27) if not s.hidden[place]]
    assert [KIND_NAMES[KIND[s.card[place]]] for place in shown] == ["residence"] * 4
    kinds = [place.kind for place in observe(s, 0).places]
    assert (kinds.count("location"), kinds.count("hidden"), kinds.count("residence")) == (8, 15, 4)


@pytest.mark.rule("A-31")
def test_nobody_knows_the_face_down_cards_and_a_redeal_deals_them_anew() -> None:
    s = position(settings=BOTH)
    lay = s.card[:]
    names = [place.card for place in observe(s, 0).places if place.face_down]
    assert names == [""] * 23
    redeal(s, 0, Chance.seeded("fog"))
    assert s.card != lay
    assert all((KIND[card] == KIND[now]) for card, now in zip(lay, s.card, strict=True))
    assert len([place for place in observe(s, EVERYTHING).places if place.card]) == 27


@pytest.mark.rule("A-29", "POM-1412")
def test_a_card_laid_face_down_under_a_ship_stays_so() -> None:
    s = foggy(IMPROVEMENTS, 7, "sugar-cane", at={0: 4, 1: 7}, doubloons={0: 20})
    s.hidden[7], s.hidden[3], s.top, s.turned = False, False, NONE, 0
    match = table(s)
    answers(match, "sail:3", "done", "buy")
    assert s.hidden[7]
    assert s.ship[:2] == [7, 7]


@pytest.mark.rule("POM-310", "POM-1413")
def test_the_bay_ends_a_move_in_fog_too() -> None:
    s = position(settings=IMPROVEMENTS, at={0: 26})
    s.hidden = [False] * 27
    match = turn(s)
    assert match.pending[0].prompt == "step"
    answers(match, "sail:bay")
    assert (s.ship[0], prompt(match)) == (BAY, "upgrade")


@pytest.mark.rule("POM-1402", "A-31")
def test_with_both_modules_a_location_that_is_only_passed_stays_face_down() -> None:
    s = foggy(BOTH, 3, "trinidad", cards={3: "trinidad", 7: "sugar-cane"}, at={0: 4}, doubloons={0: 20})
    match = turn(s, 0, "sail:3")
    assert [event["card"] for event in told(match, "reveals")] == ["sugar-cane"]
    assert (s.hidden[3], s.coins[3]) == (True, 1)


@pytest.mark.rule("POM-1407", "POM-1414", "POM-1217")
def test_redbeards_way_has_three_spaces_at_most_whatever_lies_face_down_beyond() -> None:
    s = position(players=1, settings=BOTH, at={1: 10})
    # over 14, 16 and 15 he would come to 13 with the fourth space
    s.hidden = [place in (15, 16) for place in range(27)]
    assert path_to(s, 10, 13) == [9, 13]


@pytest.mark.slow
def test_greedy_bots_find_their_way_in_the_fog() -> None:
    """Alone they scored 121 when every single step seemed worth taking; with open improvements it is 173."""
    points = 0
    for seed in range(40):
        match = Match.new(GAME, 1, IMPROVEMENTS, str(seed), events=False, keep=False)
        play_by_hints(match, Random(seed), 0.0, GAME.meta.longest)
        assert match.outcome is not None
        points += match.outcome.scores[0]
    assert points / 40 > 140
