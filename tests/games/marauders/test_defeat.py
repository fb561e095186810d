"""Chapter 12: plunder, capture, death; chapter 16: who sees what."""

import pytest

from kaper.engine.match import Match
from kaper.engine.sight import sight
from kaper.games.marauders.components.board import NONE
from kaper.games.marauders.components.cards import (
    CARGO_NAMES,
    GLORY_NAMES,
    MISSION_NAMES,
    MOD_NAMES,
    RUMOR_NAMES,
)
from kaper.games.marauders.game import GAME
from kaper.games.marauders.rules.naval import start_battle
from kaper.games.marauders.state.state import BOARDED, Marauders
from kaper.games.marauders.view.observe import observe
from tests.games.marauders.table import (
    Draw,
    Seat,
    answers,
    bounty,
    cargo,
    glory,
    gold,
    hand,
    happened,
    now,
    nth,
    offered,
    play,
    position,
    prompt,
    question,
)

WINNER = Seat("edmund-harwood", "frigate", "caribbean-sea", False)
LOSER = Seat("christian-marquis", "sloop", "caribbean-sea", False, now={"crew": 0})


def changed(seat: Seat, **fields: object) -> Seat:
    return Seat(**{**vars(seat), **fields})


def won(one: Seat, other: Seat, *draws: Draw, third: bool = False) -> Match[Marauders]:
    """Seat 0 wins a crew combat against seat 1, who has no crew left."""
    s = position(one, other, *([Seat()] if third else []), draws=draws)
    start_battle(s, 0, 1)
    s.stage = BOARDED
    return play(s)


RICH = changed(
    LOSER,
    gold=7,
    cargo=["rum-1", "wood-1"],
    hand=["haze", "brace"],
    rumor="pearl-bank",
    kept=["false-papers"],
    weapons=["grapeshot"],
    specialists=["surgeon"],
    mission="ransom",
)


@pytest.mark.rule("MAM-1201", "MAM-1203", "MAM-1317", "MAM-R37")
def test_the_winner_takes_what_he_likes() -> None:
    match = won(WINNER, RICH, nth(1, 68))
    assert question(match) == (0, "take-ship", ["stay", "take-ship"])
    answers(match, "0 stay")
    assert offered(match) == [
        "all",
        "gold",
        "rumor",
        "cargo:rum",
        "cargo:wood",
        "weapon:grapeshot",
        "glory:brace",
        "glory:haze",
        "kept:false-papers",
        "specialist:surgeon",
        "done",
    ]
    answers(match, "0 gold", "0 specialist:surgeon", "0 done")
    assert gold(match, 0) == 17
    assert observe(match.state, 1).players[0].specialists == ["surgeon"]
    assert cargo(match, 0) == []
    assert MISSION_NAMES.index("ransom") in match.state.mission_discard


@pytest.mark.rule("MAM-1201", "MAM-1202")
def test_all_takes_everything_within_the_limits() -> None:
    match = won(changed(WINNER, cargo=["cocoa-1", "cocoa-2"], weapons=["grapeshot"]), RICH, nth(1, 68))
    answers(match, "0 stay", "0 all")
    assert cargo(match, 0) == ["cocoa-1", "cocoa-2", "rum-1"]
    assert len(hand(match, 0)) == 3
    assert match.state.seats[0].rumors == (RUMOR_NAMES.index("pearl-bank"),)
    assert match.state.seats[0].weapons == 4


@pytest.mark.rule("MAM-1202")
def test_four_glory_cards_at_most() -> None:
    full = changed(WINNER, hand=["haze", "vanish", "damp-powder"])
    match = won(full, changed(LOSER, hand=["brace", "slander"]), nth(1, 65))
    answers(match, "0 stay", "0 all")
    assert len(hand(match, 0)) == 4


@pytest.mark.rule("MAM-1202", "MAM-902")
def test_a_fifth_glory_card_may_be_taken_and_one_of_the_five_is_discarded() -> None:
    full = changed(WINNER, hand=["haze", "vanish", "damp-powder"])
    match = won(full, changed(LOSER, hand=["brace", "slander"]), nth(1, 65))
    assert len(hand(match, 0)) == 4
    answers(match, "0 stay", "0 glory:brace")
    assert prompt(match) == (0, "discard-glory")
    assert len(offered(match)) == 5
    answers(match, "0 discard:haze")
    assert len(hand(match, 0)) == 4
    assert {"brace", "vanish", "damp-powder"} <= set(hand(match, 0))
    assert match.state.glory_discard == [GLORY_NAMES.index("haze")]
    assert prompt(match) == (0, "plunder")
    assert "glory:slander" in offered(match)


@pytest.mark.rule("MAM-1210", "MAM-1211", "MAM-1212", "MAM-R16")
def test_a_taken_ship_keeps_its_damage_and_modifications_and_gets_the_winners_crew() -> None:
    sloop = changed(LOSER, now={"crew": 0, "masts": 1}, mods=["rigs-and-sails"])
    match = won(changed(WINNER, mods=["chasers"]), sloop)
    answers(match, "0 take-ship")
    assert prompt(match) == (0, "disperse")
    assert match.state.seats[1].mods == 0
    answers(match, f"0 {offered(match)[0]}", "0 all")
    assert now(match, 0) == [2, 2, 1, 2, 1]
    assert match.state.seats[0].mods == 1 << MOD_NAMES.index("rigs-and-sails")


@pytest.mark.rule("MAM-1212", "MAM-648")
def test_the_modifications_of_a_ship_not_taken_are_dispersed_by_its_owner() -> None:
    match = won(WINNER, changed(LOSER, mods=["chasers", "long-guns"]))
    answers(match, "0 stay", "0 done")
    assert prompt(match) == (1, "disperse")


@pytest.mark.rule("MAM-1220", "MAM-1221", "MAM-R18", "MAM-671")
def test_a_dead_captain_leaves_points_and_chest_alone() -> None:
    loser = changed(RICH, glory=3, chest=24, bounty={"dutch": 2})
    match = won(WINNER, loser, nth(1, 68))
    answers(match, "0 reward:dutch", "0 stay", "0 done")
    me = match.state.seats[1]
    assert (me.captain, me.glory, me.chest, me.gold, me.deaths) == (NONE, 3, 24, 0, 1)
    assert bounty(match, 1) == {}
    assert {CARGO_NAMES[card] for card in match.state.cargo_discard} == {"rum-1", "wood-1"}
    assert {"haze", "brace"} <= {GLORY_NAMES[card] for card in match.state.glory_discard}
    assert RUMOR_NAMES.index("pearl-bank") in match.state.rumor_deck
    assert match.state.captain_discard


@pytest.mark.rule("MAM-820", "MAM-1204")
def test_a_beaten_pirate_is_worth_five_gold_a_level() -> None:
    match = won(WINNER, changed(LOSER, bounty={"dutch": 3}, gold=0), nth(1, 70))
    answers(match, "0 reward:dutch")
    assert gold(match, 0) == 25


@pytest.mark.rule("MAM-R37")
def test_a_reward_may_be_declined() -> None:
    match = won(WINNER, changed(LOSER, bounty={"dutch": 3}), nth(1, 70))
    assert gold(answers(match, "0 decline"), 0) == 10


@pytest.mark.rule("MAM-1230", "MAM-1223")
def test_who_died_in_anothers_turn_enters_at_the_start_of_the_own_turn() -> None:
    match = won(WINNER, LOSER)
    answers(match, "0 stay", "0 done", "0 end-turn")
    assert prompt(match) == (1, "start-ship")


@pytest.mark.rule("MAM-V31")
def test_outsiders_see_how_many_cards_are_plundered_but_not_which() -> None:
    match = won(WINNER, RICH, nth(1, 68), third=True)
    answers(match, "0 stay", "0 glory:haze")
    told = [event.args for event in sight(match, 2).told if event.kind == "plunders"]
    assert told == [{"whom": 1, "what": "glory-card"}]
    assert [event.args["card"] for event in sight(match, 1).told if event.kind == "plunders"] == ["haze"]


@pytest.mark.rule("MAM-V31", "MAM-V33")
def test_the_winner_sees_what_the_loser_has_while_he_searches() -> None:
    match = answers(won(WINNER, RICH, nth(1, 68), third=True), "0 stay")
    assert observe(match.state, 0).players[1].hand == ["brace", "haze"]
    assert observe(match.state, 2).players[1].hand == []


# --- who sees what


@pytest.mark.rule("MAM-V01", "MAM-V02", "MAM-V06", "MAM-109")
def test_what_lies_open_is_seen_by_all() -> None:
    s = position(
        RICH, Seat(), npcs={"dutch-navy": ("flag-nl-1", "curacao")}, war="war-en-es", event="trade-wind"
    )
    s.seats[0].mods = 1
    view = observe(s, 1)
    me = view.players[0]
    assert (me.captain, me.ship, me.weapons, me.specialists) == (
        "christian-marquis",
        "sloop",
        ["grapeshot"],
        ["surgeon"],
    )
    assert (me.mission, me.kept, me.hand_size, me.cargo_size, me.has_rumor) == (
        "ransom",
        ["false-papers"],
        2,
        2,
        True,
    )
    assert (view.warring, view.events, view.glory_left) == (
        ["spanish", "english"],
        ["trade-wind"],
        len(s.glory_deck),
    )
    assert view.npcs[3].card == "flag-nl-1"
    assert sum(view.found) == 0


@pytest.mark.rule("MAM-V10")
def test_cargo_rumor_hand_and_gold_are_the_owners_own() -> None:
    s = position(RICH, Seat())
    view, own = observe(s, 1).players[0], observe(s, 0).players[0]
    assert (view.cargo, view.rumor, view.hand, view.gold, view.chest) == ([], "", [], -1, -1)
    assert (own.cargo, own.rumor, own.gold) == (["rum-1", "wood-1"], "pearl-bank", 7)


@pytest.mark.rule("MAM-V20")
def test_face_down_tokens_are_nothing_until_turned_up() -> None:
    view = observe(position(), 0)
    assert all(zone.mod == "" for zone in view.zones)
    assert all(zone.merchant for zone in view.zones)


@pytest.mark.rule("MAM-V05", "MAM-V04")
def test_dice_and_played_cards_are_public() -> None:
    s = position(Seat(zone="trinidad", docked=False, hand=["keen-eyes"]), draws=[nth(1, 17)])
    match = play(s, "0 scout:merchant", "0 play:keen-eyes")
    assert [event.args for event in sight(match, 1).told if event.kind == "plays"] == [
        {"card": "keen-eyes", "as": "keen-eyes"}
    ]


@pytest.mark.rule("MAM-V32")
def test_a_redeal_keeps_what_everybody_can_work_out_about_gold() -> None:
    s = position(Seat(gold=10), Seat(gold=17))
    GAME.redeal(s, 0, s.chance)
    assert (s.seats[1].gold, s.seats[1].chest) == (17, 0)


@pytest.mark.rule("MAM-1201")
def test_a_rumor_taken_as_a_second_one_leaves_one() -> None:
    match = won(changed(WINNER, rumor="ghost-ship"), changed(LOSER, rumor="pearl-bank"))
    answers(match, "0 stay", "0 rumor")
    assert prompt(match) == (0, "keep-rumor")
    answers(match, "0 keep:pearl-bank", "0 done")
    assert match.state.seats[0].rumors == (RUMOR_NAMES.index("pearl-bank"),)
    assert not happened(match, "shows-rumor")
    assert glory(match, 0) == 1
