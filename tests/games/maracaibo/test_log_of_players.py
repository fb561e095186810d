"""What the log tells of a player's deeds: every event of a deed with its public figures, in order."""

import pytest

from kaper.engine.match import Match
from kaper.games.maracaibo.components.load import EffectRow
from kaper.games.maracaibo.state.state import Maracaibo
from tests.games.maracaibo.table import dice, die, does, position, question, told, turn, turn_to, visit

Told = tuple[str, int, dict[str, int | str]]
NOBODY = -1
UPGRADE: list[EffectRow] = [{"op": "upgrade", "n": 1}]
RAID: list[EffectRow] = [{"op": "raid", "bonus": 1}]
RUBIES = {"rubies": "yes"}


def log(match: Match[Maracaibo]) -> list[Told]:
    """Who did what, with all public figures."""
    return [(event.kind, event.seat, dict(event.args)) for event in match.events]


# --- moving


@pytest.mark.rule("POM-302", "POM-303")
@pytest.mark.parametrize(
    ("start", "given", "place", "target"),
    [(4, ["sail:7"], "7", "tobacco"), (26, [], "bay", "bay"), ("bay", [], "maracaibo", "maracaibo")],
)
def test_the_log_of_a_move(start: int | str, given: list[str], place: str, target: str) -> None:
    match = turn(position(cards={7: "tobacco"}, at={0: start}), 0, *given)
    assert log(match)[0] == ("sails", 0, {"place": place, "target": target})


@pytest.mark.rule("POM-1421", "POM-1423", "POM-1424", "POM-1422")
@pytest.mark.parametrize(
    ("pips", "ending"),
    [
        ((5, 3), [("wins-fight", 0, {"total": 5}), ("gains-vp", 0, {"n": 2, "why": "why-fight"})]),
        ((2, 6), [("wins-fight", 1, {"total": 6}), ("gains-vp", 1, {"n": 2, "why": "why-fight"})]),
        ((4, 4), [("fight-tied", NOBODY, {"total": 4})]),
    ],
)
def test_the_log_of_a_fight(pips: tuple[int, int], ending: list[Told]) -> None:
    fights = {"skirmishes": "yes"}
    s = position(settings=fights, cards={7: "tobacco"}, at={0: 4, 1: 7}, draws=dice(*pips))
    fought = [each for each in log(turn(s, 0, "sail:7")) if each[0] not in ("sails", "pays-opponent")]
    rolls = [("fights", seat, {"pips": pips[seat], "total": pips[seat]}) for seat in (0, 1)]
    assert fought == [*rolls, *ending]


@pytest.mark.rule("POM-313", "POM-315", "POM-316", "POM-1421")
def test_the_log_of_meeting_an_opponent_without_skirmishes() -> None:
    match = turn(position(cards={7: "tobacco"}, at={0: 4, 1: 7}), 0, "sail:7")
    assert log(match) == [
        ("sails", 0, {"place": "7", "target": "tobacco"}),
        ("pays-opponent", 0, {"whom": 1, "n": 1, "why": "why-same-place"}),
    ]


# --- effects


@pytest.mark.rule("POM-1931", "POM-1932", "POM-1934")
def test_of_effects_that_are_all_impossible_nothing_is_told() -> None:
    match = does(position(doubloons={0: 2}), [{"op": "bury", "n": 1}, {"op": "figurehead", "cost": 3}])
    assert (question(match), log(match)) == (None, [])


@pytest.mark.rule("POM-1938", "POM-506")
@pytest.mark.parametrize(("choice", "gain"), [("gain-doubloons:3", (13, 0)), ("gain-vp:2", (10, 2))])
def test_after_one_side_of_a_slash_power_that_is_left_may_be_spent(
    choice: str, gain: tuple[int, int]
) -> None:
    sides: EffectRow = {
        "op": "choose",
        "options": [[{"op": "gain_doubloons", "n": 3}], [{"op": "gain_vp", "n": 2}]],
    }
    s = position(draws=dice(3, 3, 3))
    match = does(s, [*RAID, sides], "raid:1", "die:yellow", "done", choice)
    assert (s.doubloons[0], s.vp[0]) == gain
    assert question(match) == (0, "spend", ["spend:vp:0", "spend:doubloons:0", "done"])


# --- cards


@pytest.mark.rule("POM-403", "POM-406", "POM-408", "POM-409", "POM-410", "POM-1412")
@pytest.mark.parametrize(("deck", "comes"), [([53], "galleon"), ([68], "martinique"), ([], "blank")])
def test_the_log_of_buying_a_card(deck: list[int], comes: str) -> None:
    s = position(cards={4: "haggler"})
    s.deck = deck
    assert log(visit(s, 4, "buy")) == [
        ("pays", 0, {"n": 3, "why": "haggler"}),
        ("acquires", 0, {"card": "haggler", "place": 4}),
        ("refills", NOBODY, {"card": comes, "place": 4}),
    ]


@pytest.mark.rule("POM-408", "POM-1411", "POM-1412")
@pytest.mark.parametrize(("turned", "told_open"), [(0, []), (1, [{"card": "galleon"}])])
def test_the_log_of_a_card_that_comes_face_down_and_of_the_next_one(
    turned: int, told_open: list[dict[str, int | str]]
) -> None:
    s = position(settings={"fog-improvements": "yes"}, cards={4: "haggler"})
    s.hidden[4], s.deck, s.top, s.turned = False, [52, 53], NOBODY, turned
    s.chance = s.chance.scripted([(1, 2), (1, 1)], "rest")
    match = visit(s, 4, "buy")
    assert told(match, "refills") == [{"card": "hidden", "place": 4}]
    assert told(match, "level-two-open") == told_open
    assert [event.reveals for event in match.events if event.kind == "level-two-open"] == [True] * turned


@pytest.mark.rule("POM-420", "POM-421")
def test_the_log_of_building_a_residence() -> None:
    s = position(cards={4: "hacienda"}, owned={0: ["klabautermann"]}, doubloons={0: 20})
    assert log(visit(s, 4, "build:hacienda")) == [
        ("pays", 0, {"n": 13, "why": "hacienda"}),
        ("builds", 0, {"card": "hacienda", "price": 13}),
        ("gains-vp", 0, {"n": 2, "why": "why-first-marker"}),
    ]


# --- raids and treasures


@pytest.mark.rule("POM-601", "POM-602", "POM-603", "POM-604", "POM-607", "POM-1605")
def test_the_log_of_a_raid() -> None:
    s = position(owned={0: ["gold-pan"]}, upgrades={0: ["u02"]}, draws=dice(1, 2, 3, 4, 5, 6))
    match = does(s, RAID, "reroll", "die:white", "spend:doubloons:0", "spend:treasure:0", "treasure:pearl")
    # 6 pips, 1 more of this raid, 1 more of the upgrade; the gold pan is for the yellow die
    assert log(match) == [
        ("rolls", 0, {"yellow": 1, "green": 2, "white": 3, "rerolls": 1}),
        ("rolls", 0, {"yellow": 4, "green": 5, "white": 6, "rerolls": 0}),
        ("raids", 0, {"kind": "pearl", "power": 8}),
        ("spends-power", 0, {"source": "doubloons", "n": 2, "left": 6}),
        ("gains-doubloons", 0, {"n": 3, "why": "doubloons"}),
        ("spends-power", 0, {"source": "treasure", "n": 5, "left": 1}),
        ("gains-treasure", 0, {"kind": "pearl", "cubes": 3, "why": "treasure"}),
    ]


@pytest.mark.rule("POM-1902")
def test_the_log_of_a_raid_with_one_die() -> None:
    s = position(draws=[die(2), die(5)])
    match = does(s, [{"op": "raid_die", "die": "green", "bonus": 2}], "reroll")
    assert log(match) == [
        ("rolls-die", 0, {"die": "green", "pips": 2}),
        ("rolls-die", 0, {"die": "green", "pips": 5}),
        ("raids", 0, {"kind": "emerald", "power": 7}),
    ]


@pytest.mark.rule("POM-620", "POM-621", "POM-622", "POM-1924")
@pytest.mark.parametrize(("cubes", "left"), [(4, 3), (1, 0), (0, 0)])
def test_the_log_of_a_treasure_on_the_bonus_space(cubes: int, left: int) -> None:
    s = position(islands=[4, cubes, 4])
    match = does(s, [{"op": "gain_treasure", "kind": "emerald", "n": 1}], "treasure:emerald:bonus")
    assert log(match) == [
        ("gains-treasure", 0, {"kind": "emerald", "cubes": left, "why": "trial"}),
        ("gains-vp", 0, {"n": 2, "why": "why-storage"}),
    ]


# --- boards and tiles


@pytest.mark.rule("POM-805", "POM-807", "POM-820", "POM-821", "POM-1908")
def test_the_log_of_an_upgrade_that_brings_a_figurehead() -> None:
    s = position(upgrades={0: ["u01", "u02"]}, figures=["sea-serpent", "lion"])
    assert log(does(s, UPGRADE, "space:u07", "figure:lion")) == [
        ("upgrades", 0, {"space": "u07"}),
        ("pays", 0, {"n": 3, "why": "lion"}),
        ("takes-figurehead", 0, {"figure": "lion"}),
    ]


@pytest.mark.rule("POM-504", "POM-840", "POM-842")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_log_of_placing_a_black_market_tile_and_of_using_it_again(seat: int) -> None:
    s = position(players=3, cards={4: "tobago"}, explorer={seat: "c1"})
    turn_to(s, "2b")
    match = does(s, [{"op": "place_black_market", "cost": 3}], "tile:2b", "at:4", seat=seat)
    uses: list[Told] = [("activates-tile", seat, {"tile": "2b"}), ("gains-vp", seat, {"n": 4, "why": "2b"})]
    assert log(match) == [
        ("pays", seat, {"n": 3, "why": "2b"}),
        ("places-tile", seat, {"tile": "2b", "place": 4, "target": "tobago"}),
        *uses,
    ]
    for each in range(3):
        s.over = False
        assert log(visit(s, 4, seat=each)) == (uses if each == seat else [])


@pytest.mark.rule("POM-502")
@pytest.mark.parametrize(("island", "cubes"), [("gold", 3), ("emerald", 6), ("pearl", 9)])
def test_the_log_of_a_value_tile(island: str, cubes: int) -> None:
    s = position(cards={4: "trinidad"}, values={4: island}, islands=[2, 5, 8])
    assert log(visit(s, 4)) == [("value-rises", 0, {"island": island, "cubes": cubes})]


# --- exploring


@pytest.mark.rule("POM-701", "POM-704", "POM-705", "POM-1806", "POM-1807")
def test_the_log_of_an_exploration_with_a_space_given_up() -> None:
    s = position(upgrades={0: ["u10"]}, explorer={0: "b9"})
    match = does(s, [{"op": "explore", "n": 4}], "trade:u10", "go:c3")
    assert log(match) == [
        ("trades-steps", 0, {"source": "u10", "left": 3}),
        ("gains-doubloons", 0, {"n": 3, "why": "u10"}),
        ("explores", 0, {"space": "c3", "rivers": 2, "why": "trial"}),
        ("gains-doubloons", 0, {"n": 6, "why": "why-explorer"}),
    ]


# --- quests


@pytest.mark.rule("POM-520", "POM-522")
def test_the_log_of_drawing_a_quest_names_it_to_nobody_else() -> None:
    s = position(hands={0: []})
    match = does(s, [{"op": "quest", "n": 1}], "take:deck")
    (event,) = match.events
    assert (event.kind, dict(event.args), event.to) == ("draws-quest", {"n": 1}, (0,))
    assert event.secret == {"card": f"quest-{s.hands[0][0]}"}


@pytest.mark.rule("POM-1909")
def test_the_log_of_selling_a_quest() -> None:
    s = position(hands={0: [84, 85]})
    match = does(s, [{"op": "discard_quest", "doubloons": 8}], "sell:quest-85")
    assert log(match) == [("sells-quest", 0, {"n": 8}), ("gains-doubloons", 0, {"n": 8, "why": "trial"})]
    assert (match.events[0].secret, match.events[0].to) == ({"card": "quest-85"}, (0,))


@pytest.mark.rule("POM-1604", "POM-521")
def test_the_log_of_laying_out_the_quest_market_anew() -> None:
    s = position(figure={0: "whale"}, market=[91, 92])
    match = does(s, [{"op": "quest", "n": 1}], "refresh", "skip")
    assert log(match) == [
        ("refreshes-quests", 0, {}),
        ("quest-on-offer", NOBODY, {"card": f"quest-{s.market[0]}", "place": 1}),
        ("quest-on-offer", NOBODY, {"card": f"quest-{s.market[1]}", "place": 2}),
    ]


# --- modules


@pytest.mark.rule("POM-1402", "POM-1403", "POM-1404")
def test_the_log_of_a_location_in_the_fog() -> None:
    s = position(settings={"fog-locations": "yes"}, cards={4: "trinidad"})
    s.coins = [0] * 27
    s.hidden[4], s.coins[4], s.tiles = True, 3, [2]
    s.chance = s.chance.scripted([(1, 1)], "rest")
    match = visit(s, 4)
    assert log(match)[:4] == [
        ("gains-doubloons", 0, {"n": 3, "why": "why-found"}),
        ("reveals", 0, {"card": "trinidad", "place": 4}),
        ("value-tile", NOBODY, {"island": "pearl", "place": 4}),
        ("value-rises", 0, {"island": "pearl", "cubes": 5}),
    ]
    assert [event.reveals for event in match.events[1:3]] == [True, True]


@pytest.mark.rule("POM-319", "POM-1413")
def test_the_log_of_sailing_step_by_step() -> None:
    s = position(settings={"fog-improvements": "yes"}, cards={7: "tobacco", 9: "cocoa"}, at={0: 4})
    s.hidden = [place == 7 for place in range(27)]
    match = turn(s, 0, "sail:3")
    moved = [each for each in log(match) if each[0] in ("steps", "reveals", "sails")]
    assert moved == [
        ("steps", 0, {"place": 3, "target": s.called(3)}),
        ("steps", 0, {"place": 7, "target": "hidden"}),
        ("reveals", 0, {"card": "tobacco", "place": 7}),
    ]


@pytest.mark.rule("POM-1442", "POM-1443", "POM-1444", "POM-1445")
def test_the_log_of_rubies() -> None:
    match = visit(position(settings=RUBIES, cards={4: "bonaire"}), 4, "ruby")
    assert log(match) == [("takes-ruby", 0, {})]
    s = position(settings=RUBIES)
    s.rubies[0] = 3
    match = visit(s, "bay", "sell-ruby:2", "exchange:2")
    assert log(match) == [
        ("sells-ruby", 0, {"space": 2}),
        ("gains-vp", 0, {"n": 5, "why": "why-ruby-market"}),
        ("exchanges-rubies", 0, {"n": 2}),
        ("gains-vp", 0, {"n": 4, "why": "why-rubies"}),
    ]
