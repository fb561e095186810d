"""What the log tells of whole deeds: every event with its figures, in the order in which things happen."""

import pytest

from kaper.engine.events import SPECTATOR
from kaper.engine.match import Match
from kaper.engine.sight import sight
from kaper.games.maracaibo.components.redbeard import BOARD
from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.state.state import Maracaibo
from tests.games.maracaibo.table import Draw, die, does, names, position, redbeard, table, told

Told = tuple[str, int, dict[str, int | str]]
NOBODY = -1
RED = 1


def log(match: Match[Maracaibo]) -> list[Told]:
    """Who did what, with all public figures."""
    return [(event.kind, event.seat, dict(event.args)) for event in match.events]


def uncovered(match: Match[Maracaibo], kind: str) -> list[bool]:
    """For each event of a kind whether it shows everybody what was hidden."""
    return [event.reveals for event in match.events if event.kind == kind]


def red_table(card: int, cubes: int = 0, draws: list[Draw] | None = None, **given: object) -> Maracaibo:
    """A solo position in which Redbeard reveals this card and has N cubes on his board."""
    s = position(players=1, draws=draws or [], **given)  # type: ignore[arg-type]
    s.red_six, s.red_left, s.red_cubes = [card], [card], cubes
    return s


@pytest.mark.rule("POM-503", "POM-720", "POM-721")
def test_the_log_of_burying_a_treasure_for_a_cube() -> None:
    s = position(stored={0: [0, 1, 0]}, islands=[4, 4, 4])
    match = does(s, [{"op": "bury", "n": 1}], "dig:emerald:1", "island:emerald")
    assert log(match) == [
        ("buries", 0, {"kind": "emerald", "space": "1"}),
        ("places-cubes", 0, {"island": "emerald", "n": 1, "cubes": 5, "why": "why-burial-space"}),
    ]


@pytest.mark.rule("POM-1607", "POM-720", "POM-721")
def test_the_log_of_burying_a_treasure_on_poseidon() -> None:
    s = position(figure={0: "poseidon"}, stored={0: [1, 0, 0]})
    match = does(s, [{"op": "bury", "n": 1}], "dig:gold:g2")
    assert log(match) == [
        ("buries", 0, {"kind": "gold", "space": "g2"}),
        ("gains-vp", 0, {"n": 4, "why": "why-burial-space"}),
    ]


@pytest.mark.rule("POM-1453", "POM-1456")
def test_the_log_of_a_retirement() -> None:
    s = position(settings={"retirement": "yes"}, cards={4: "hacienda"}, explorer={0: "e4"})
    match = does(s, [{"op": "explore", "n": 3}], "go:tile", "build:hacienda")
    assert log(match) == [
        ("explores", 0, {"space": "tile", "rivers": 4, "why": "trial"}),
        ("pays", 0, {"n": 8, "why": "hacienda"}),
        ("builds", 0, {"card": "hacienda", "price": 8}),
        ("gains-vp", 0, {"n": 2, "why": "why-first-marker"}),
        ("retires", 0, {"card": "hacienda"}),
    ]


# --- quests


@pytest.mark.rule("POM-214", "POM-219")
def test_a_quest_that_is_dealt_is_named_to_its_owner_alone() -> None:
    match = Match.new(GAME, 2, {}, "dealt")
    hands = match.state.hands
    seen = [
        [(event.seat, event.args) for event in sight(match, viewer).told if event.kind == "dealt-quest"]
        for viewer in (0, 1, SPECTATOR)
    ]
    own = [[(seat, {"card": f"quest-{card}"}) for card in hands[seat]] for seat in (0, 1)]
    assert [len(hand) for hand in hands] == [2, 2]
    assert seen == [*own, []]


@pytest.mark.rule("POM-520", "POM-521")
@pytest.mark.parametrize(("card", "place"), [(91, 1), (92, 2)])
def test_the_log_of_taking_a_quest_from_the_market(card: int, place: int) -> None:
    s = position(market=[91, 92])
    match = does(s, [{"op": "quest", "n": 1}], f"take:quest-{card}")
    assert log(match) == [
        ("takes-quest", 0, {"card": f"quest-{card}"}),
        ("quest-on-offer", NOBODY, {"card": f"quest-{s.market[place - 1]}", "place": place}),
    ]
    assert uncovered(match, "quest-on-offer") == [True]


@pytest.mark.rule("POM-1006", "POM-1018")
def test_at_the_end_every_quest_is_shown_with_what_it_pays() -> None:
    # six gold meet the harder condition of quest 85; nobody has an emerald
    s = position(hands={0: [85, 86], 1: [87]}, stored={0: [6, 0, 0], 1: [0, 0, 4]}, at={1: "bay"}, round=3)
    s.turn = 1
    match = table(s)
    match.answer(1, "skip")
    assert [each for each in log(match) if each[0] == "shows-quest"] == [
        ("shows-quest", 0, {"card": "quest-85", "vp": 9}),
        ("shows-quest", 0, {"card": "quest-86", "vp": 0}),
        ("shows-quest", 1, {"card": "quest-87", "vp": 4}),
    ]
    assert uncovered(match, "shows-quest") == [True, True, True]


# --- Redbeard


@pytest.mark.rule("POM-1212", "POM-1253", "POM-1257")
def test_the_log_of_redbeard_taking_a_figurehead_in_maracaibo() -> None:
    figures = ["lion", "kraken", "hawk"]
    match = redbeard(red_table(110, BOARD.index("figurehead"), [die(3)], at={1: "bay"}, figures=figures))
    assert log(match) == [
        ("sails", RED, {"place": "maracaibo", "target": "maracaibo"}),
        ("gains-vp", RED, {"n": 6, "why": "maracaibo"}),
        ("red-upgrades", RED, {"effect": "figurehead", "space": 2}),
        ("takes-figurehead", RED, {"figure": "kraken"}),
    ]


@pytest.mark.rule("POM-1213", "POM-1225", "POM-1226")
def test_the_log_of_redbeard_exploring_in_the_bay() -> None:
    match = redbeard(red_table(111, BOARD.index("advance"), at={1: 25}))
    assert log(match) == [
        ("red-reveals", RED, {"card": "redbeard-111"}),
        (
            "red-decides",
            RED,
            {
                "card": "redbeard-111",
                "action": "explore",
                "target": "bay",
                "place": "bay",
                "because": "because-bay",
            },
        ),
        ("sails", RED, {"place": "bay", "target": "bay"}),
        ("red-upgrades", RED, {"effect": "advance", "space": 4}),
        ("explores", RED, {"space": "au3", "rivers": 0, "why": "why-action"}),
        ("gains-vp", RED, {"n": 3, "why": "why-explored"}),
    ]
    assert uncovered(match, "red-reveals") == [True]


@pytest.mark.rule("POM-1228")
def test_the_level_2_card_that_redbeard_takes_is_shown() -> None:
    match = redbeard(red_table(109, at={1: 4}, cards={8: "grenada", 20: "barbados"}))
    assert told(match, "red-takes-card") == [{"card": name} for name in names(match.state.cards[RED])]
    assert uncovered(match, "red-takes-card") == [True]


@pytest.mark.rule("POM-1221", "POM-1222", "POM-1223", "POM-1224")
def test_the_log_of_redbeard_raiding_at_the_fourth_level() -> None:
    s = red_table(110, len(BOARD), [die(1), die(2)], at={1: 4}, cards={8: "trinidad"}, islands=[4, 4, 4])
    s.red_level = 4
    match = redbeard(s)
    assert log(match)[-6:] == [
        ("sails", RED, {"place": "8", "target": "trinidad"}),
        ("gains-vp", RED, {"n": 3, "why": "why-raid"}),
        ("red-rolls", RED, {"pips": 2, "kind": "emerald"}),
        ("gains-treasure", RED, {"kind": "emerald", "cubes": 3, "why": "why-raid"}),
        ("gains-treasure", RED, {"kind": "emerald", "cubes": 2, "why": "why-raid"}),
        ("places-cubes", RED, {"island": "emerald", "n": 1, "cubes": 3, "why": "why-ahead"}),
    ]
    assert s.stored[RED] == [0, 2, 0]


@pytest.mark.rule("POM-1214", "POM-1227", "POM-1229")
def test_the_log_of_redbeard_taking_a_quest() -> None:
    s = red_table(112, BOARD.index("advance"), at={1: 4}, cards={8: "aruba"}, market=[91, 92])
    match = redbeard(s)
    assert log(match)[-4:] == [
        ("sails", RED, {"place": "8", "target": "aruba"}),
        ("red-upgrades", RED, {"effect": "advance", "space": 4}),
        ("takes-quest", RED, {"card": "quest-92"}),
        ("quest-on-offer", NOBODY, {"card": f"quest-{s.market[0]}", "place": 1}),
    ]
    assert told(match, "red-decides")[0]["action"] == "quest"


@pytest.mark.rule("POM-1255")
@pytest.mark.parametrize(("pips", "name"), [(1, "hacienda"), (2, "palace"), (3, "inn"), (4, "castle")])
def test_the_log_of_redbeard_settling(pips: int, name: str) -> None:
    houses = {3: "hacienda", 4: "palace", 10: "inn", 20: "castle"}
    match = redbeard(red_table(110, BOARD.index("residence"), [die(pips)], at={1: "bay"}, cards=houses))
    assert log(match)[2:] == [
        ("red-upgrades", RED, {"effect": "residence", "space": 8}),
        ("red-settles", RED, {"card": name}),
        ("gains-vp", RED, {"n": 2, "why": "why-first-marker"}),
    ]


@pytest.mark.rule("POM-1211", "POM-1233", "POM-1426", "POM-1446")
def test_what_follows_from_redbeards_landing_comes_before_anything_else() -> None:
    modules = {"skirmishes": "yes", "rubies": "yes"}
    draws = [die(1), die(3), die(5)]
    s = red_table(111, BOARD.index("advance"), draws, settings=modules, at={0: 8, 1: 4}, cards={8: "bonaire"})
    s.value[8] = 0
    assert [kind for kind, _, _ in log(redbeard(s))] == [
        "red-reveals", "red-decides", "sails", "gains-doubloons", "fights", "fights", "wins-fight",
        "gains-vp", "takes-ruby", "value-rises", "red-upgrades", "explores", "gains-vp",
    ]  # fmt: skip
    assert (s.doubloons[0], s.rubies) == (11, [0, 1])


@pytest.mark.rule("POM-1233", "POM-1425", "POM-1446")
def test_the_log_of_redbeard_selling_a_ruby_in_the_bay() -> None:
    s = red_table(111, BOARD.index("advance"), [die(1), (4, 6)], settings={"rubies": "yes"}, at={1: 25})
    s.rubies[RED] = 2
    match = redbeard(s)
    assert told(match, "sells-ruby") == [{"space": 4}]
    assert (s.rubies[RED], s.ruby_market) == (1, 0b001000)


@pytest.mark.rule("POM-1006")
def test_at_the_end_every_part_of_a_score_is_told() -> None:
    s = position(hands={0: [], 1: []}, stored={0: [6, 0, 0]}, islands=[7, 4, 4], at={1: "bay"}, round=3)
    s.turn = 1
    match = table(s)
    match.answer(1, "skip")
    nothing = dict.fromkeys(list(GAME.outcome(s).parts), 0)
    assert [each for each in log(match) if each[0] == "scores"] == [
        ("scores", 0, {**nothing, "doubloons": 2, "treasures": 30, "total": 32}),
        ("scores", 1, {**nothing, "played": 6, "doubloons": 2, "total": 8}),
    ]
    assert uncovered(match, "scores") == [True, True]


@pytest.mark.rule("POM-1215", "POM-1262")
@pytest.mark.parametrize(
    ("card", "action", "n", "does"),
    [
        (115, "gain-vp", 2, [("gains-vp", RED, {"n": 2, "why": "why-extra"})]),
        (
            116,
            "treasure-by-die",
            1,
            [
                ("red-rolls", RED, {"pips": 1, "kind": "gold"}),
                ("gains-treasure", RED, {"kind": "gold", "cubes": 3, "why": "why-extra"}),
            ],
        ),
        (117, "explorer-steps", 1, [("explores", RED, {"space": "a1", "rivers": 0, "why": "why-extra"})]),
        (
            118,
            "place-cubes",
            1,
            [("places-cubes", RED, {"island": "emerald", "n": 1, "cubes": 5, "why": "why-extra"})],
        ),
        (119, "bury", 1, [("red-buries", RED, {"kind": "pearl"})]),
        (120, "upgrade", 1, [("red-upgrades", RED, {"effect": "advance", "space": 4})]),
    ],
)
def test_the_log_of_an_additional_action(card: int, action: str, n: int, does: list[Told]) -> None:
    # three emeralds, two of them buried, and two pearls above the line; only an improvement is in range
    s = red_table(
        card, BOARD.index("advance"), [die(1), die(1)], at={1: 4}, cards={7: "sloop"}, stored={1: [0, 1, 2]}
    )
    s.buried[RED], s.card[8], s.card[9] = [0, 2, 0], 0, 0
    events = log(redbeard(s))
    sailed = [kind for kind, _, _ in events].index("sails")
    assert events[2:sailed] == [("red-extra", RED, {"action": action, "n": n}), *does]


@pytest.mark.rule("POM-1211", "POM-1233")
def test_without_modules_only_the_doubloon_follows_from_redbeards_landing() -> None:
    s = red_table(111, BOARD.index("advance"), at={0: 8, 1: 4}, cards={8: "bonaire"})
    assert [kind for kind, _, _ in log(redbeard(s))] == [
        "red-reveals", "red-decides", "sails", "gains-doubloons", "red-upgrades", "explores", "gains-vp",
    ]  # fmt: skip
