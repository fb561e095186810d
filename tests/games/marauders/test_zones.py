"""The rules of the zones."""

import pytest

from kaper.games.marauders.components.board import NATION_NAMES, ZONE_NAMES
from kaper.games.marauders.components.cards import CARGO_NAMES
from kaper.games.marauders.rules.npcs import npc_scouts
from kaper.games.marauders.rules.raids import zone_value
from kaper.games.marauders.state.state import Marauders
from kaper.games.marauders.view.observe import observe
from tests.games.marauders.table import (
    Seat,
    answers,
    dice,
    gold,
    in_port,
    now,
    nth,
    offered,
    play,
    position,
    prompt,
    question,
)

# --- zones


def ashore(zone: str, **fields: object) -> Marauders:
    demand = fields.pop("demand", "food")
    return in_port(position(Seat(zone=zone, **fields), demand={zone: str(demand)}))  # type: ignore[arg-type]


def deck(s: Marauders, *cards: str) -> Marauders:
    s.cargo_deck = [CARGO_NAMES.index(card) for card in cards]
    return s


@pytest.mark.rule("MAM-1302")
def test_nassau_is_cheap_and_pays_little() -> None:
    match = play(
        deck(ashore("nassau"), "rum-1", "wood-1", "wood-2", "cocoa-1", "cocoa-2", "cocoa-3"), "0 buy"
    )
    assert observe(match.state, 0).prices == [1, 0, 2, 0, 0, 0, 0, 1]
    s = ashore("nassau", cargo=["food-1", "rum-1"])
    assert gold(play(s, "0 sell", "0 all"), 0) == 10 + 6 + 2


@pytest.mark.rule("MAM-1302", "MAM-1033")
def test_a_naval_ship_must_find_a_captain_off_nassau_twice() -> None:
    navy = {"dutch-navy": ("flag-nl-1", "nassau")}
    s = position(Seat(zone="nassau", docked=False, bounty={"dutch": 1}), npcs=navy, draws=dice("S", 1, 1, 1))
    assert not npc_scouts(s, 3, 0)


@pytest.mark.rule("MAM-1302", "MAM-1310", "MAM-610")
def test_havana_pays_seven_to_those_who_are_no_pirates() -> None:
    assert gold(play(ashore("havana", cargo=["food-1"]), "0 sell", "0 all"), 0) == 17
    assert gold(play(ashore("havana", cargo=["food-1"], bounty={"dutch": 1}), "0 sell", "0 all"), 0) == 16


@pytest.mark.rule("MAM-1302")
@pytest.mark.parametrize(("fourth", "cards"), [("wood-8", 4), ("rum-4", 3)])
def test_off_havana_a_fourth_card_stays_if_it_hits(fourth: str, cards: int) -> None:
    s = position(Seat("rodrigo-salvatierra", "frigate", "havana", False), draws=dice("S", 1, 1))
    s.fleets = ((0,) * 17,)
    match = play(s, "0 scout:merchant")
    match.state.cargo_deck = [CARGO_NAMES.index(name) for name in ("rum-1", "rum-2", "rum-3", fourth)]
    match.state.chance = position(draws=[nth(1, 4), nth(2, 3), nth(2, 2), nth(1, 1), *dice("S", "S")]).chance
    answers(match, "0 attack:spanish")
    assert len(match.state.raid) == cards


@pytest.mark.rule("MAM-1302", "MAM-650", "MAM-1321")
def test_pirates_recruit_for_nothing_in_port_royal() -> None:
    match = play(ashore("port-royal", bounty={"dutch": 1}, now={"crew": 0}), "0 recruit")
    assert now(match, 0)[3] == 2


@pytest.mark.rule("MAM-1302", "MAM-1321", "MAM-1310")
def test_old_providence_arms_and_mends_the_enemies_of_spain() -> None:
    match = play(ashore("old-providence", bounty={"spanish": 1}, now={"hull": 1}), "0 yard", "0 repair:hull")
    assert gold(match, 0) == 10
    assert gold(answers(match, "0 weapon:grapeshot"), 0) == 9


@pytest.mark.rule("MAM-1302", "MAM-1310", "MAM-1321")
def test_petite_goave_serves_everybody_but_pirates() -> None:
    match = play(ashore("petite-goave", bounty={"dutch": 1}, now={"hull": 1, "crew": 0}))
    assert "recruit" not in offered(match)
    assert "repair:hull" not in offered(answers(match, "0 yard"))
    match = play(ashore("petite-goave", now={"hull": 1, "crew": 0}), "0 recruit", "0 yard", "0 repair:hull")
    assert (gold(match, 0), now(match, 0)) == (10, [2, 2, 2, 2, 1])


@pytest.mark.rule("MAM-1302")
def test_cartagena_gives_a_fourth_card_and_shows_spanish_merchants() -> None:
    s = deck(ashore("cartagena"), "rum-1", "rum-2", "rum-3", "wood-1", "wood-2", "wood-3")
    match = play(s, "0 buy", "0 buy:rum", "0 buy:rum", "0 buy:rum", "0 free:wood")
    assert (gold(match, 0), len(match.state.seats[0].cargo)) == (7, 4)
    assert "free:wood" not in offered(match)
    s = position(Seat(zone="cartagena", docked=False))
    s.fleets = ((NATION_NAMES.index("dutch"),) * 17,)
    match = play(s, "0 scout:merchant:spanish")
    assert question(match) == (0, "merchant", ["attack:spanish", "let-sail"])
    assert match.state.found == [0, 0, 0, 1]


@pytest.mark.rule("MAM-1302", "MAM-620")
def test_santo_domingo_draws_a_new_market_for_a_gold() -> None:
    match = play(ashore("santo-domingo"), "0 buy", "0 redraw")
    assert (gold(match, 0), len(match.state.market)) == (9, 6)
    assert "redraw" not in offered(match)


@pytest.mark.rule("MAM-1302", "MAM-1310", "MAM-R40")
def test_off_san_juan_a_spanish_raid_is_worth_three_more() -> None:
    s = position(Seat(zone="san-juan", docked=False))
    s.raid_nation = 0
    assert zone_value(s, 0) == 3
    s.raid_nation = 1
    assert zone_value(s, 0) == 0


@pytest.mark.rule("MAM-1302", "MAM-652", "MAM-1321")
def test_curacao_tells_rumors_for_nothing_and_sells_big_ships_for_thirty() -> None:
    s = ashore("curacao", gold=25)
    s.chance = position(draws=dice(1)).chance
    match = play(s, "0 rumor")
    assert gold(match, 0) == 25
    answers(match, "0 yard", "0 ship:galleon")
    assert gold(match, 0) == 0


@pytest.mark.rule("MAM-1302", "MAM-1321", "MAM-620")
def test_caracas_and_st_maarten_show_more_goods() -> None:
    assert len(play(ashore("caracas"), "0 buy").state.market) == 8
    assert len(play(ashore("st-maarten"), "0 buy").state.market) == 7
    s = ashore("st-maarten", captain="sikuma")
    assert len(play(s, "0 buy").state.market) == 8


@pytest.mark.rule("MAM-1302", "MAM-1321")
def test_the_bonus_of_a_port_does_not_change_the_three_cards_of_a_second_visit() -> None:
    s = ashore("st-maarten")
    s.seats[0].bought = (ZONE_NAMES.index("st-maarten"), -1)
    assert len(play(s, "0 buy").state.market) == 3


@pytest.mark.rule("MAM-1302", "MAM-670")
def test_a_courier_stashes_from_st_maarten_for_five_gold() -> None:
    match = play(ashore("st-maarten", gold=16, chest=3), "0 stash")
    assert question(match) == (0, "stash", [f"aboard:{n}" for n in range(12)])
    answers(match, "0 aboard:1")
    assert (gold(match, 0), match.state.seats[0].chest) == (1, 13)


@pytest.mark.rule("MAM-1302", "MAM-1033")
def test_french_naval_ships_scout_again_off_basse_terre() -> None:
    navy = {"french-navy": ("flag-fr-1", "basse-terre")}
    s = position(
        Seat(zone="basse-terre", docked=False, bounty={"french": 1}), npcs=navy, draws=dice(1, 1, "S", 1)
    )
    assert npc_scouts(s, 2, 0)


@pytest.mark.rule("MAM-631", "MAM-641", "MAM-1302")
def test_st_john_moves_modifications_to_a_new_ship() -> None:
    s = ashore("st-john", gold=40, mods=["chasers", "extended-hold"])
    match = play(s, "0 yard", "0 ship:frigate", "0 move:extended-hold", "0 done")
    assert now(match, 0) == [3, 4, 3, 2, 3]
    # The Sloop is sold for 5 with the Chasers for 1; the hold moves for 1 and is not paid for.
    assert gold(match, 0) == 40 + 5 + 1 - 35 - 1
    assert prompt(match) == (0, "disperse")


@pytest.mark.rule("MAM-632", "MAM-641")
def test_a_modification_moves_only_if_its_price_is_left() -> None:
    # 29 + 5 + 2 pay for the Frigate with 1 to spare; one that moves costs 1 and is not sold for 1.
    poor = play(ashore("st-john", gold=29, mods=["chasers", "extended-hold"]), "0 yard", "0 ship:frigate")
    assert (prompt(poor), gold(poor, 0)) == ((0, "disperse"), 1)
    s = ashore("st-john", gold=32, mods=["chasers", "extended-hold"])
    match = play(s, "0 yard", "0 ship:frigate", "0 move:chasers")
    assert offered(match) == ["move:extended-hold", "done"]
    answers(match, "0 move:extended-hold")
    assert (gold(match, 0), match.state.seats[0].mods.bit_count()) == (0, 2)


@pytest.mark.rule("MAM-1302", "MAM-640", "MAM-1321")
def test_modifications_cost_one_gold_in_st_john() -> None:
    s = in_port(position(Seat(zone="st-john"), market={"st-john": "chasers"}))
    assert gold(play(s, "0 yard", "0 modification"), 0) == 9


@pytest.mark.rule("MAM-1318", "MAM-1319")
@pytest.mark.parametrize(
    ("ship", "faces", "hull"), [("frigate", [1, 1], 2), ("frigate", ["S", 1], 3), ("sloop", [], 2)]
)
def test_the_reef_of_bridgetown(ship: str, faces: list[int | str], hull: int) -> None:
    s = position(Seat("rodrigo-salvatierra", ship, "bridgetown", False), draws=dice(*faces))
    match = play(s, "0 enter-port")
    assert (now(match, 0)[0], match.state.seats[0].docked) == (hull, True)
