"""Chapter 6: the Port action, selling and buying goods."""

import pytest

from kaper.engine.chance import Chance
from kaper.engine.sight import sight
from kaper.games.marauders.components.board import NONE, ZONE_NAMES
from kaper.games.marauders.components.cards import CARGO_NAMES
from kaper.games.marauders.state.state import Marauders
from kaper.games.marauders.view.census import census
from kaper.games.marauders.view.observe import observe
from kaper.games.marauders.view.redeal import redeal
from tests.games.marauders.table import (
    Seat,
    answers,
    begin,
    cargo,
    gold,
    happened,
    in_port,
    nth,
    offered,
    play,
    position,
    prompt,
    question,
)


def deck(s: Marauders, *names: str) -> Marauders:
    """The cargo deck holds these cards alone, and no others."""
    s.cargo_deck = [CARGO_NAMES.index(name) for name in names]
    return s


def market(*names: str, gold: int = 10, zone: str = "trinidad", **seat: object) -> Marauders:
    """A Port action with a known market to be bought: the deck has no other card."""
    s = in_port(position(Seat(zone=zone, gold=gold, **seat), demand={zone: "food"}))  # type: ignore[arg-type]
    return deck(s, *names)


@pytest.mark.rule("MAM-603")
def test_a_port_action_turns_up_the_modification_token() -> None:
    match = play(position(), "0 port")
    assert happened(match, "turned-up")[0]["zone"] == "caracas"
    assert match.state.mod_down[ZONE_NAMES.index("caracas")] == NONE


@pytest.mark.rule("MAM-601")
def test_each_activity_once_in_a_port_action() -> None:
    match = play(in_port(position(Seat(gold=30))), "0 yard", "0 done")
    assert "yard" not in offered(match)


@pytest.mark.rule("MAM-610", "MAM-611")
def test_goods_bring_three_gold_and_goods_in_demand_six() -> None:
    s = in_port(position(Seat(cargo=["rum-1", "wood-8"]), demand={"caracas": "rum"}))
    match = play(s, "0 sell", "0 all")
    assert gold(match, 0) == 10 + 6 + 3
    assert [CARGO_NAMES[card] for card in match.state.cargo_discard] == ["rum-1", "wood-8"]


@pytest.mark.rule("MAM-610", "MAM-V04", "MAM-V10")
def test_goods_laid_out_are_shown_with_the_sale_and_not_before() -> None:
    s = in_port(position(Seat(cargo=["rum-1", "wood-8"]), Seat()))
    match = play(s, "0 sell", "0 sell:rum")
    assert observe(match.state, 0).offer == ["rum-1"]
    assert observe(match.state, 1).offer == []
    assert not [event for event in match.events if event.teaches(1)]
    dealt = {redealt_offer(match.state, f"deal {number}") for number in range(20)}
    assert len(dealt) > 1
    match.answer(0, "done")
    assert happened(match, "sells")[0]["cards"] == "rum-1"


def redealt_offer(s: Marauders, stream: str) -> str:
    """What lies there for sale after a redeal for the other player."""
    twin = s.clone()
    redeal(twin, 1, Chance.seeded(stream))
    assert census(twin) == census(s)
    return CARGO_NAMES[twin.offer[0]]


@pytest.mark.rule("MAM-612", "MAM-R06")
def test_a_sold_demand_is_replaced_from_the_pool_and_goes_back_afterwards() -> None:
    s = in_port(position(Seat(cargo=["rum-1"]), demand={"caracas": "rum"}, draws=[nth(1, 8)]))
    s.pool = [8, 0, 0, 0, 0, 0, 0, 0]
    match = play(s, "0 sell", "0 sell:rum")
    assert match.state.demand[ZONE_NAMES.index("caracas")] == 0
    assert match.state.pool == [7, 0, 1, 0, 0, 0, 0, 0]
    assert "sell" not in offered(match)


@pytest.mark.rule("MAM-612")
def test_without_a_good_in_demand_the_token_stays() -> None:
    s = in_port(position(Seat(cargo=["wood-1"]), demand={"caracas": "rum"}))
    assert not happened(play(s, "0 sell", "0 all"), "demand")


@pytest.mark.rule("MAM-620", "MAM-621", "MAM-E06")
def test_prices_by_the_number_offered() -> None:
    match = play(market("spices-1", "cocoa-1", "cocoa-2", "rum-1", "rum-2", "rum-3"), "0 buy")
    view = observe(match.state, 0)
    assert view.prices == [2, 0, 1, 3, 0, 0, 0, 0]
    answers(match, *["0 buy:spices"], *["0 buy:cocoa"] * 2, *["0 buy:rum"] * 3)
    assert gold(match, 0) == 0
    assert len(cargo(match, 0)) == 6


@pytest.mark.rule("MAM-621")
def test_the_number_offered_counts_not_the_number_bought() -> None:
    match = play(market("rum-1", "rum-2", "rum-3", "wood-1", "wood-2", "wood-3"), "0 buy", "0 buy:rum")
    assert gold(match, 0) == 9


@pytest.mark.rule("MAM-620", "MAM-R44")
def test_cards_of_the_good_in_demand_are_replaced() -> None:
    s = market("food-1", "wood-1", "wood-2", "wood-3", "rum-1", "rum-2", "rum-3", "food-2")
    match = play(s, "0 buy")
    assert not [card for card in observe(match.state, 0).market if card.startswith("food")]
    assert len(observe(match.state, 0).market) == 6


@pytest.mark.rule("MAM-R44")
def test_the_market_stays_smaller_when_no_card_is_left() -> None:
    s = market("wood-1", "wood-2")
    s.cargo_discard = []
    assert len(observe(play(s, "0 buy").state, 0).market) == 2


@pytest.mark.rule("MAM-622", "MAM-V11")
def test_cheap_goods_are_shown_to_one_player_of_choice() -> None:
    s = in_port(position(Seat(zone="trinidad"), Seat(), Seat(), demand={"trinidad": "food"}))
    deck(s, "rum-1", "rum-2", "rum-3", "wood-1", "cocoa-1", "spices-1")
    match = play(s, "0 buy", "0 buy:rum", "0 buy:rum", "0 done")
    assert question(match) == (0, "show-to", ["show:1", "show:2"])
    answers(match, "0 show:2")
    told = {
        viewer: next(event.args for event in sight(match, viewer).told if event.kind == "shows-cargo")
        for viewer in (1, 2)
    }
    assert told == {1: {"whom": 2}, 2: {"whom": 2, "goods": "rum rum"}}


@pytest.mark.rule("MAM-622", "MAM-V04")
def test_unbought_cards_go_face_up_to_the_discard_pile() -> None:
    match = play(
        market("rum-1", "wood-1", "cocoa-1", "spices-1", "sugar-1", "tobacco-1"),
        "0 buy",
        "0 buy:rum",
        "0 done",
    )
    assert len(observe(match.state, 1).cargo_discard) == 5


@pytest.mark.rule("MAM-622")
def test_the_market_is_secret() -> None:
    match = play(market("rum-1", "wood-1"), "0 buy")
    assert observe(match.state, 1).market == []
    assert observe(match.state, 1).market_size == 2


@pytest.mark.rule("MAM-622", "MAM-620", "MAM-V11", "MAM-R36")
def test_both_cards_of_a_pair_are_shown_to_one_player() -> None:
    s = in_port(position(Seat(zone="trinidad"), Seat(), Seat(), demand={"trinidad": "food"}))
    s.cargo_deck = [
        CARGO_NAMES.index(card) for card in ("rum-1", "wood-1", "sugar-1", "tobacco-1", "cocoa-1", "cocoa-2")
    ]
    match = play(s, "0 buy", "0 buy:rum", "0 buy:cocoa", "0 buy:cocoa", "0 done")
    assert (gold(match, 0), prompt(match)) == (10 - 3 - 2 - 2, (0, "show-to"))
    answers(match, "0 show:2")
    (shown,) = [event for event in match.events if event.kind == "shows-cargo"]
    assert (shown.args, shown.secret, sorted(shown.to)) == ({"whom": 2}, {"goods": "cocoa cocoa"}, [0, 2])


@pytest.mark.rule("MAM-601")
def test_each_activity_is_done_once_whatever_else_was_done() -> None:
    s = in_port(position(Seat(zone="caracas", gold=20, now={"crew": 0}), draws=[]))
    match = play(s, "0 buy", "0 done", "0 yard", "0 done")
    assert not {"buy", "yard", "sell"} & set(offered(match))
    assert {"recruit", "rumor"} <= set(offered(match))


@pytest.mark.rule("MAM-623", "MAM-R07")
def test_who_bought_here_in_the_turn_before_draws_three() -> None:
    s = in_port(position(Seat(zone="trinidad")))
    s.seats[0].bought = (ZONE_NAMES.index("trinidad"), NONE)
    assert len(play(s, "0 buy").state.market) == 3


@pytest.mark.rule("MAM-623", "MAM-R07")
def test_a_turn_in_between_resets_the_market() -> None:
    s = begin(position(Seat(zone="trinidad")))
    s.seats[0].bought = (ZONE_NAMES.index("trinidad"), NONE)
    match = play(s, "0 port", "0 buy")
    assert len(match.state.market) == 6


@pytest.mark.rule("MAM-624", "MAM-R36")
def test_in_port_six_cards_whatever_the_ship() -> None:
    s = market(
        "rum-1", "rum-2", "rum-3", "wood-1", "wood-2", "wood-3", cargo=["cocoa-1", "cocoa-2", "cocoa-3"]
    )
    match = play(s, "0 buy", "0 buy:rum", "0 buy:rum", "0 buy:rum")
    assert not [option for option in offered(match) if option.startswith("buy")]
