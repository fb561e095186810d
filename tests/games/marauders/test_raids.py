"""Chapter 7: merchants found, let go and raided."""

import pytest

from kaper.engine.match import Match
from kaper.games.marauders.components.board import NATION_NAMES, ZONE_NAMES
from kaper.games.marauders.components.cards import CARGO_NAMES
from kaper.games.marauders.rules.bounties import raise_bounty
from kaper.games.marauders.state.state import Marauders
from tests.games.marauders.table import (
    Draw,
    Seat,
    answers,
    bounty,
    cargo,
    dice,
    glory,
    gold,
    happened,
    now,
    nth,
    offered,
    play,
    position,
    prompt,
    question,
)


def hunting(seat: Seat, *draws: Draw, deck: list[str], token: str = "spanish") -> Marauders:
    """At sea off a zone with a merchant of a known flag; the cargo deck is known and drawn from its front."""
    s = position(seat, draws=draws)
    s.fleets = ((NATION_NAMES.index(token),) * 17,)
    s.cargo_deck = [CARGO_NAMES.index(name) for name in deck]
    return s


def seat_scouting(seat: Seat) -> int:
    return {"federico-de-silva": 4, "frances-wright": 3, "rodrigo-salvatierra": 3, "christian-marquis": 4}[
        seat.captain
    ]


RAIDER = Seat("rodrigo-salvatierra", "frigate", "caribbean-sea", False)


def simple(deck: list[str], roll: list[Draw], seat: Seat = RAIDER, flag: str = "spanish") -> Match[Marauders]:
    """A raid in which the deck holds just these cards: the first three are always all drawn."""
    scouting = dice("S", 1, 1, 1)[: seat_scouting(seat)]
    s = hunting(seat, *scouting, nth(1, 17), nth(1, 3), nth(1, 2), nth(1, 1), *roll, deck=deck)
    s.cargo_discard = []
    return play(s, "0 scout:merchant", f"0 attack:{flag}")


@pytest.mark.rule("MAM-533", "MAM-701", "MAM-710", "MAM-711", "MAM-E07")
def test_a_found_merchant_leaves_its_zone_and_may_be_let_go() -> None:
    s = hunting(
        Seat("rodrigo-salvatierra", "frigate", "santo-domingo", False),
        *dice("S", 1, 1),
        deck=[],
        token="dutch",
    )
    match = play(s, "0 scout:merchant")
    assert question(match) == (0, "merchant", ["attack:spanish", "attack:dutch", "let-sail"])
    answers(match, "0 let-sail")
    assert match.state.merchant[ZONE_NAMES.index("santo-domingo")] == -1
    assert match.state.found == [0, 0, 0, 1]
    assert bounty(match, 0) == {}


@pytest.mark.rule("MAM-710")
def test_in_the_open_sea_only_the_tokens_flag_counts() -> None:
    match = play(hunting(RAIDER, *dice("S", 1, 1), deck=[], token="dutch"), "0 scout:merchant")
    assert offered(match) == ["attack:dutch", "let-sail"]


@pytest.mark.rule("MAM-712", "MAM-E12", "MAM-801")
def test_an_attack_brings_a_bounty_at_once() -> None:
    match = simple(["rum-1", "rum-2", "rum-3"], dice(1, 1))
    assert bounty(match, 0) == {"spanish": 1}


@pytest.mark.rule("MAM-E12", "MAM-712", "MAM-803")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (4, 5), (5, 5)])
def test_a_pirate_who_attacks_a_spaniard_is_wanted_more_before_the_raid_is_over(
    before: int, after: int
) -> None:
    pirate = Seat(
        "rodrigo-salvatierra", "frigate", "caribbean-sea", False, bounty={"spanish": before, "french": 2}
    )
    match = simple(["rum-1", "rum-2", "rum-3"], dice("S", 1), pirate)
    assert prompt(match) == (0, "raid-spend")
    assert bounty(match, 0) == {"spanish": after, "french": 2}
    answers(match, "0 stop")
    assert bounty(match, 0) == {"spanish": after, "french": 2}


@pytest.mark.rule("MAM-1310", "MAM-R40", "MAM-1322")
def test_a_rich_prize_and_its_copy_are_worth_six_gold_more() -> None:
    raider = Seat(
        "rodrigo-salvatierra", "frigate", "caribbean-sea", False, hand=["rich-prize", "quick-learner"]
    )
    match = simple(["rum-1", "rum-2", "wood-6"], dice(1, 1), raider)
    answers(match, "0 play:rich-prize", "0 play:quick-learner", "0 done")
    # 2 + 3 + 3 on the cards; 14 gold bring a point.
    assert (gold(match, 0), glory(match, 0)) == (10 + 8 + 6, 1)


@pytest.mark.rule("MAM-726", "MAM-V05")
def test_everybody_is_told_what_a_raid_has_damaged() -> None:
    match = simple(["rum-6", "wood-6", "rum-8"], dice(1, 1))
    assert happened(match, "damaged") == [
        {"where": "masts crew cargo", "hull": 3, "cargo": 2, "masts": 2, "crew": 2, "cannons": 3}
    ]


@pytest.mark.rule("MAM-711", "MAM-E12")
def test_a_pirate_who_lets_a_spaniard_sail_is_not_wanted_more() -> None:
    pirate = Seat("rodrigo-salvatierra", "frigate", "caribbean-sea", False, bounty={"spanish": 1})
    match = play(hunting(pirate, *dice("S", 1, 1), deck=[]), "0 scout:merchant", "0 let-sail")
    assert bounty(match, 0) == {"spanish": 1}


@pytest.mark.rule("MAM-713", "MAM-R10")
@pytest.mark.parametrize("location", ["cargo", "masts", "crew", "cannons"])
def test_a_raid_needs_every_location(location: str) -> None:
    whole = Seat("rodrigo-salvatierra", "frigate", "caribbean-sea", False, now={location: 1})
    match = play(hunting(whole, *dice("S", 1, 1), deck=[]), "0 scout:merchant")
    assert offered(match) == ["attack:spanish", "let-sail"]
    crippled = Seat("rodrigo-salvatierra", "frigate", "caribbean-sea", False, now={location: 0})
    match = play(hunting(crippled, *dice("S", 1, 1), deck=[]), "0 scout:merchant")
    assert prompt(match) == (0, "action")
    assert bounty(match, 0) == {}
    assert match.state.found == [1, 0, 0, 0]


@pytest.mark.rule("MAM-713", "MAM-R10", "MAM-1147")
def test_a_crippled_ship_finds_a_merchant_but_must_let_it_sail() -> None:
    s = hunting(
        Seat("rodrigo-salvatierra", "frigate", "caribbean-sea", False, now={"masts": 0}),
        *dice("S", 1, 1),
        deck=[],
    )
    match = play(s, "0 scout:merchant")
    assert prompt(match) == (0, "action")
    assert sum(match.state.found) == 1


@pytest.mark.rule("MAM-720", "MAM-721", "MAM-730", "MAM-729", "MAM-732")
def test_the_plunder_value_is_the_sum_of_the_cards() -> None:
    match = simple(["rum-1", "cocoa-2", "wood-6"], dice(1, 1))
    assert happened(match, "raid-roll")[0]["dice"] == "1 1"
    answers(match, "0 keep:cocoa", "0 keep:rum", "0 done")
    assert gold(match, 0) == 10 + 2 + 3 + 3
    assert cargo(match, 0) == ["cocoa-2", "rum-1"]
    assert now(match, 0) == [3, 2, 3, 3, 3]


@pytest.mark.rule("MAM-731", "MAM-202", "MAM-R40")
def test_twelve_gold_bring_a_point_and_eleven_none() -> None:
    match = simple(["sugar-4", "food-4", "food-5"], dice(1, 1))
    assert glory(answers(match, "0 done"), 0) == 0
    match = simple(["sugar-4", "food-4", "cocoa-5"], dice(1, 1))
    assert glory(answers(match, "0 done"), 0) == 1


@pytest.mark.rule("MAM-722")
def test_a_weapon_turns_a_die_into_a_success() -> None:
    seat = Seat("rodrigo-salvatierra", "frigate", "caribbean-sea", False, weapons=["chain-shot"])
    match = simple(["rum-1", "rum-2", "rum-3"], dice(1, 1), seat)
    assert prompt(match) == (0, "raid-rolled")
    answers(match, "0 weapon:chain-shot")
    assert prompt(match) == (0, "raid-spend")
    assert match.state.seats[0].weapons == 0


@pytest.mark.rule("MAM-723", "MAM-724")
def test_successes_discard_exchange_or_draw() -> None:
    match = simple(["rum-1", "rum-2", "wood-8"], dice("S", "S"))
    assert "discard:wood-8" in offered(match)
    answers(match, "0 discard:wood-8")
    assert {"draw", "exchange:rum-1", "discard:rum-1", "stop"} <= set(offered(match))
    answers(match, "0 exchange:rum-1")
    assert sorted(CARGO_NAMES[card] for card in match.state.offer) == ["rum-2", "wood-8"]
    assert [CARGO_NAMES[card] for card in match.state.cargo_discard] == ["rum-1"]


@pytest.mark.rule("MAM-726", "MAM-727", "MAM-R11")
def test_hits_strike_together_and_a_destroyed_location_fails_the_raid() -> None:
    seat = Seat("rodrigo-salvatierra", "sloop", "caribbean-sea", False)
    match = simple(["food-7", "rum-1", "rum-2"], dice(1, 1), seat)
    assert now(match, 0) == [2, 2, 2, 2, 0]
    assert (gold(match, 0), bounty(match, 0)) == (10, {"spanish": 1})


@pytest.mark.rule("MAM-726", "MAM-727")
def test_damage_beyond_a_location_sinks_the_ship() -> None:
    seat = Seat("rodrigo-salvatierra", "sloop", "caribbean-sea", False, now={"hull": 1})
    match = simple(["food-7", "sugar-7", "rum-1"], dice(1, 1), seat)
    assert match.state.seats[0].captain == -1


@pytest.mark.rule("MAM-728")
def test_as_many_escapes_as_maneuverability_and_the_merchant_is_gone() -> None:
    match = simple(["rum-1", "rum-2", "rum-3"], dice(1, 1))
    assert (gold(match, 0), happened(match, "raid-fails")) == (10, [{}])
    match = simple(["rum-1", "rum-2", "wood-6"], dice(1, 1))
    assert prompt(match) == (0, "stow")


@pytest.mark.rule("MAM-E08")
def test_the_raid_of_federico_de_silva() -> None:
    federico = Seat("federico-de-silva", "sloop", "caribbean-sea", False)
    s = hunting(
        federico,
        *dice("S", 1, 1, 1),
        nth(1, 17),
        nth(1, 4),
        nth(1, 3),
        nth(1, 2),
        *dice("S", 1, 1),
        nth(1, 1),
        deck=["rum-1", "spices-8", "tobacco-7", "cocoa-7"],
    )
    match = play(s, "0 scout:merchant", "0 attack:spanish")
    assert sorted(CARGO_NAMES[card] for card in match.state.raid) == ["cocoa-7", "rum-1", "tobacco-7"]
    answers(match, "0 exchange:tobacco-7", "0 keep:rum", "0 done")
    assert now(match, 0) == [2, 1, 1, 2, 1]
    assert (gold(match, 0), cargo(match, 0), glory(match, 0)) == (20, ["rum-1"], 0)


@pytest.mark.rule("MAM-642", "MAM-R08")
def test_in_a_raid_the_reinforced_hull_cancels_an_icon_and_rigs_make_nimble() -> None:
    seat = Seat(
        "rodrigo-salvatierra", "sloop", "caribbean-sea", False, mods=["reinforced-hull", "rigs-and-sails"]
    )
    match = simple(["food-7", "rum-1", "rum-2"], dice(1, 1), seat)
    answers(match, "0 reinforced-hull")
    assert now(match, 0) == [2, 2, 2, 2, 1]
    assert gold(match, 0) == 10 + 3 + 2 + 3


@pytest.mark.rule("MAM-R12", "MAM-730")
def test_own_cargo_makes_room_for_raided_cards() -> None:
    seat = Seat("rodrigo-salvatierra", "sloop", "caribbean-sea", False, cargo=["wood-1", "wood-2"])
    match = simple(["rum-1", "rum-2", "cocoa-1"], dice(1, 1), seat)
    answers(match, "0 overboard:wood", "0 keep:rum", "0 done")
    assert cargo(match, 0) == ["rum-1", "wood-2"]


@pytest.mark.rule("MAM-E09", "MAM-803")
def test_bounties_are_counted_by_nation() -> None:
    s = position(Seat(bounty={"spanish": 1, "french": 1}))
    raise_bounty(s, 0, 0, "raid")
    assert s.seats[0].bounty == (2, 0, 1, 0)
    for _ in range(9):
        raise_bounty(s, 0, 0, "raid")
    assert s.seats[0].bounty == (5, 0, 1, 0)
