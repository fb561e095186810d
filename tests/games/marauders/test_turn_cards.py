"""Glory cards for travel and trade, each in its window; Specialists; who is asked."""

from pathlib import Path

import pytest

from kaper.engine.sight import sight
from kaper.games.marauders.components.board import ZONE_NAMES
from kaper.games.marauders.components.cards import CARGO_NAMES, GLORY_NAMES, GLORY_SPECIALIST, MISSION_NAMES
from tests.games.marauders.table import (
    Seat,
    answers,
    begin,
    bounty,
    dice,
    gold,
    hand,
    happened,
    in_port,
    now,
    npc_zone,
    nth,
    offered,
    play,
    position,
    prompt,
    question,
    where,
)

SEA = "caribbean-sea"


# --- adventure


@pytest.mark.rule("MAM-903")
def test_following_wind() -> None:
    s = position(Seat(zone="trinidad", docked=False, hand=["following-wind"]))
    match = play(s, "0 play:following-wind", "0 sail:caracas")
    assert (match.state.actions, match.state.moves) == (3, 0)


@pytest.mark.rule("MAM-903")
def test_following_wind_after_the_last_action() -> None:
    s = position(Seat(zone="trinidad", docked=False, hand=["following-wind"]))
    match = play(s, "0 sail:caracas", "0 sail:curacao", "0 sail:cartagena")
    assert prompt(match) == (0, "turn-end")
    answers(match, "0 play:following-wind", "0 sail:curacao")
    assert where(match, 0) == ("curacao", False)


@pytest.mark.rule("MAM-1310", "MAM-305")
def test_second_chance() -> None:
    s = position(Seat(zone=SEA, docked=False, hand=["second-chance"]), draws=dice(1, 1, 1, "S", 1, 1))
    match = play(s, "0 scout:merchant", "0 play:second-chance")
    assert prompt(match) == (0, "merchant")


@pytest.mark.rule("MAM-1310", "MAM-305")
def test_keen_eyes() -> None:
    s = position(Seat(zone=SEA, docked=False, hand=["keen-eyes"]))
    match = play(s, "0 scout:merchant", "0 play:keen-eyes")
    assert prompt(match) == (0, "merchant")
    assert not happened(match, "tests")


@pytest.mark.rule("MAM-1310", "MAM-305")
def test_silver_tongue() -> None:
    match = play(in_port(position(Seat(hand=["silver-tongue"]))), "0 rumor", "0 play:silver-tongue")
    assert match.state.seats[0].rumors


@pytest.mark.rule("MAM-R47", "MAM-904")
def test_haze_prevents_the_battle_and_the_bounty() -> None:
    s = position(
        Seat(zone=SEA, docked=False), Seat(zone=SEA, docked=False, hand=["haze"]), draws=dice("S", 1, 1)
    )
    match = play(s, "0 scout:seat:1")
    assert prompt(match) == (1, "scouted")
    answers(match, "1 play:haze")
    assert prompt(match) == (0, "action")
    assert bounty(match, 0) == {}


@pytest.mark.rule("MAM-1310", "MAM-R47", "MAM-904")
def test_haze_against_an_npc() -> None:
    s = begin(
        position(
            Seat(zone="nassau", docked=False, hand=["haze"]),
            npcs={"pirate-sloop": ("pirate-sloop-1", "nassau")},
            draws=dice("S", 1),
        )
    )
    match = answers(play(s), "0 play:haze")
    assert prompt(match) == (0, "action")


@pytest.mark.rule("MAM-1310")
def test_old_salt() -> None:
    s = begin(position(Seat(zone=SEA, docked=False, hand=["old-salt"]), event="storm-2"))
    match = answers(play(s), "0 play:old-salt")
    assert prompt(match) == (0, "action")
    assert not happened(match, "tests")


@pytest.mark.rule("MAM-1310", "MAM-1318")
def test_false_colours() -> None:
    s = position(Seat("frances-wright", zone="havana", docked=False, hand=["false-colours"]), war="war-en-es")
    match = play(s, "0 enter-port")
    assert where(match, 0) == ("havana", True)
    assert hand(match, 0) == []


@pytest.mark.rule("MAM-807")
def test_bought_pardon() -> None:
    s = in_port(position(Seat(bounty={"dutch": 3, "french": 1}, gold=7, hand=["bought-pardon"])))
    match = play(s, "0 play:bought-pardon")
    assert offered(match) == ["pardon:french:1", "pardon:dutch:1", "pardon:dutch:2", "decline"]
    answers(match, "0 pardon:dutch:2")
    assert (gold(match, 0), bounty(match, 0)) == (1, {"dutch": 1, "french": 1})


@pytest.mark.rule("MAM-1310", "MAM-680", "MAM-652")
def test_tavern_friends() -> None:
    match = play(in_port(position(Seat(hand=["tavern-friends"]))), "0 play:tavern-friends")
    assert (len(match.state.seats[0].rumors), gold(match, 0)) == (1, 10)
    assert "rumor" in offered(match)


@pytest.mark.rule("MAM-1322")
def test_quick_learner_needs_a_card_to_copy() -> None:
    s = position(Seat(zone="trinidad", docked=False, hand=["quick-learner"]))
    assert "play:quick-learner" not in offered(play(s))
    s = position(
        Seat(zone="trinidad", docked=False, hand=["quick-learner", "quick-learner", "following-wind"])
    )
    match = play(s, "0 play:following-wind", "0 play:quick-learner", "0 play:quick-learner")
    assert match.state.moves == 3


@pytest.mark.rule("MAM-1310", "MAM-662")
def test_employers_whim() -> None:
    s = position(Seat(hand=["employers-whim"]), missions=["ransom", "the-envoy"])
    match = play(s, "0 play:employers-whim", "0 replace:ransom")
    assert match.state.mission_discard == [MISSION_NAMES.index("ransom")]
    assert len(match.state.missions) == 2


@pytest.mark.rule("MAM-1310", "MAM-650")
def test_press_gang() -> None:
    match = play(
        in_port(position(Seat(hand=["press-gang"], now={"crew": 0}))), "0 recruit", "0 play:press-gang"
    )
    assert now(match, 0)[3] == 2


@pytest.mark.rule("MAM-904")
def test_slander() -> None:
    s = in_port(position(Seat(), Seat(hand=["slander"]), draws=dice("S")))
    match = play(s, "0 rumor")
    assert question(match) == (1, "other-test", ["pass", "quiet", "play:slander"])
    answers(match, "1 play:slander")
    assert (match.state.seats[0].rumors, gold(match, 0)) == ((), 8)


@pytest.mark.rule("MAM-904")
def test_word_to_admiral_in_another_players_turn() -> None:
    navy = {"dutch-navy": ("flag-nl-1", "curacao")}
    s = begin(position(Seat(), Seat(hand=["word-to-admiral"]), npcs=navy))
    match = play(s)
    assert prompt(match) == (1, "any-turn")
    answers(match, "1 play:word-to-admiral", "1 npc:dutch-navy", "1 to:caracas")
    assert npc_zone(match, "dutch-navy") == "caracas"
    assert happened(match, "announces") == [{}]


@pytest.mark.rule("MAM-904", "MAM-V04")
def test_an_announced_card_may_be_kept_back_but_is_shown() -> None:
    navy = {"dutch-navy": ("flag-nl-1", "curacao")}
    match = play(begin(position(Seat(), Seat(hand=["word-to-admiral"]), npcs=navy)))
    answers(match, "1 play:word-to-admiral", "1 keep-back")
    assert hand(match, 1) == ["word-to-admiral"]
    assert happened(match, "keeps-back") == [{"card": "word-to-admiral"}]


@pytest.mark.rule("MAM-1310", "MAM-903")
def test_word_to_admiral_in_the_own_turn() -> None:
    s = position(Seat(hand=["word-to-admiral"]), npcs={"dutch-navy": ("flag-nl-1", "curacao")})
    match = play(s, "0 play:word-to-admiral", "0 npc:dutch-navy", "0 to:cartagena")
    assert npc_zone(match, "dutch-navy") == "cartagena"


# --- trade


@pytest.mark.rule("MAM-1310", "MAM-670", "MAM-680")
def test_stash_anywhere() -> None:
    s = in_port(position(Seat(zone="trinidad", gold=15, chest=4, hand=["stash-anywhere"])))
    match = play(s, "0 play:stash-anywhere", "0 aboard:3")
    assert (gold(match, 0), match.state.seats[0].chest) == (3, 16)


@pytest.mark.rule("MAM-1310", "MAM-612")
def test_inside_info() -> None:
    s = in_port(
        position(Seat(cargo=["rum-1"], hand=["inside-info"]), demand={"caracas": "wood"}, draws=[nth(1, 8)])
    )
    s.pool = [0, 0, 8, 0, 0, 0, 0, 0]
    match = play(s, "0 sell", "0 play:inside-info", "0 all")
    assert gold(match, 0) == 16


@pytest.mark.rule("MAM-1310", "MAM-1321", "MAM-620")
def test_full_warehouse() -> None:
    s = in_port(position(Seat(zone="trinidad", hand=["full-warehouse"])))
    assert len(play(s, "0 buy", "0 play:full-warehouse").state.market) == 9


@pytest.mark.rule("MAM-1310", "MAM-1321")
def test_hard_bargain() -> None:
    s = in_port(position(Seat(zone="trinidad", hand=["hard-bargain"]), demand={"trinidad": "food"}))
    s.cargo_deck = [
        CARGO_NAMES.index(card) for card in ("rum-1", "wood-1", "wood-2", "cocoa-1", "cocoa-2", "cocoa-3")
    ]
    match = play(s, "0 buy", "0 play:hard-bargain")
    assert match.state.prices == (1, 0, 2, 0, 0, 0, 0, 1)


@pytest.mark.rule("MAM-1310", "MAM-1321")
def test_premium_prices() -> None:
    s = in_port(position(Seat(cargo=["rum-1", "wood-1"], hand=["premium-prices"]), demand={"caracas": "rum"}))
    assert gold(play(s, "0 sell", "0 play:premium-prices", "0 all"), 0) == 10 + 8 + 3


@pytest.mark.rule("MAM-1310", "MAM-1321")
def test_shipwright_owes() -> None:
    s = in_port(position(Seat(gold=26, now={"hull": 1}, hand=["shipwright-owes"])))
    match = play(s, "0 yard", "0 play:shipwright-owes", "0 repair:hull", "0 ship:frigate")
    assert gold(match, 0) == 26 + 5 - 30


@pytest.mark.rule("MAM-1310", "MAM-680")
def test_smuggled_arms() -> None:
    match = play(in_port(position(Seat(hand=["smuggled-arms"]))), "0 play:smuggled-arms")
    assert match.state.seats[0].weapons == 7


@pytest.mark.rule("MAM-907", "MAM-1316")
@pytest.mark.parametrize(
    "name", [name for card, name in enumerate(GLORY_NAMES) if GLORY_SPECIALIST[card] >= 0]
)
def test_every_specialist_card_can_be_hired_where_it_says(name: str) -> None:
    ports = []
    for zone in ZONE_NAMES:
        if zone != SEA:
            s = in_port(position(Seat("rodrigo-salvatierra", zone=zone, hand=[name], gold=10)))
            if f"hire:{name}" in offered(play(s)):
                ports.append(zone)
    assert ports
    s = in_port(
        position(Seat("rodrigo-salvatierra", zone=ports[0], hand=[name]), draws=dice("S", "S", "S", "S"))
    )
    match = play(s, f"0 hire:{name}")
    assert match.state.seats[0].special == 1 << GLORY_SPECIALIST[GLORY_NAMES.index(name)]
    assert hand(match, 0) == []


def test_every_glory_card_is_tried_here_or_in_a_battle() -> None:
    here = Path(__file__)
    text = here.read_text(encoding="utf-8") + here.with_name("test_battle_cards.py").read_text(
        encoding="utf-8"
    )
    cards = [name for card, name in enumerate(GLORY_NAMES) if GLORY_SPECIALIST[card] < 0]
    assert [name for name in cards if f'"{name}"' not in text] == []


# --- drawing and windows


@pytest.mark.rule("MAM-902")
def test_the_fifth_card_is_drawn_and_one_of_the_five_discarded() -> None:
    cards = ["brace", "vanish", "haze", "slander"]
    s = in_port(position(Seat(cargo=["rum-1", "rum-2", "rum-3"], hand=cards), demand={"caracas": "rum"}))
    match = play(s, "0 sell", "0 all")
    assert prompt(match) == (0, "discard-glory")
    answers(match, "0 discard:vanish")
    assert len(hand(match, 0)) == 4
    assert match.state.glory_discard == [GLORY_NAMES.index("vanish")]


@pytest.mark.rule("MAM-904")
def test_nobody_else_is_told_who_is_asked() -> None:
    s = in_port(position(Seat(), Seat(hand=["slander"]), Seat(hand=["brace"]), draws=dice("S")))
    match = play(s, "0 rumor")
    assert [sight(match, viewer).waiting for viewer in (0, 2)] == [[], []]
    assert sight(match, 1).asked is not None
    asked = sight(match, 0).question
    answers(match, "1 pass")
    assert sight(match, 0).question == asked + 1


@pytest.mark.rule("MAM-904")
def test_who_cannot_act_is_not_asked() -> None:
    s = in_port(position(Seat(), Seat(hand=["brace"]), draws=dice("S")))
    assert prompt(play(s, "0 rumor")) == (0, "port")


@pytest.mark.rule("MAM-904")
def test_who_says_quiet_is_not_asked_again_this_turn() -> None:
    missions = ["cloth-for-the-leewards", "ransom"]
    seats = (Seat("sikuma", zone="curacao"), Seat(hand=["slander"]))
    s = in_port(position(*seats, missions=missions, draws=dice("S", 1, 1, 1)))
    match = play(s, "0 rumor", "1 quiet")
    match.state.chance = position(draws=dice("S", 1, 1, 1)).chance
    answers(match, "0 claim:cloth-for-the-leewards")
    assert prompt(match) == (0, "port")
    assert len(happened(match, "claims")) == 1
    answers(match, "0 done", "0 end-turn")
    assert not match.state.quiet
