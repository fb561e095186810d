"""Chapter 6, deed by deed: what each costs, who is told what, and where everything lies afterwards."""

import pytest

from kaper.engine.match import Match
from kaper.games.marauders.components.board import ZONE_NAMES
from kaper.games.marauders.components.cards import CARGO_NAMES, MOD_NAMES
from kaper.games.marauders.rules.gold import chest_open, gain, pay, purse
from kaper.games.marauders.rules.market import price_by
from kaper.games.marauders.rules.yard import price_of, sale_price
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
    in_port,
    now,
    nth,
    offered,
    play,
    position,
    prompt,
    question,
)
from tests.games.marauders.transcript import board, piles, told, turn

RODRIGO = "rodrigo-salvatierra"


def visiting(seat: Seat, *draws: Draw, deck: str = "", **more: object) -> Marauders:
    """In the middle of a Port action; the cargo deck holds just these cards."""
    s = in_port(position(seat, draws=draws, **more))  # type: ignore[arg-type]
    if deck:
        s.cargo_deck = [CARGO_NAMES.index(name) for name in deck.split()]
        s.cargo_discard = []
    return s


# --- gold


@pytest.mark.rule("MAM-214", "MAM-1324")
def test_gold_gained_is_on_board_and_everybody_counts_along() -> None:
    s = position(Seat(RODRIGO, gold=4, chest=3))
    gain(s, 0, 5, "sale")
    me = s.seats[0]
    assert (me.gold, me.chest, me.low, me.high) == (9, 3, 9, 9)
    gain(s, 0, 0, "sale")
    assert (me.gold, me.low, me.high) == (9, 9, 9)


@pytest.mark.rule("MAM-214", "MAM-670")
@pytest.mark.parametrize(
    ("zone", "low", "high", "price", "left"),
    [
        ("caracas", 2, 9, 5, (1, 20, 0, 4)),
        ("caracas", 6, 6, 5, (1, 20, 1, 1)),
        ("caracas", 5, 6, 5, (1, 20, 0, 1)),
        ("caracas", 6, 6, 6, (0, 20, 0, 0)),
        ("caracas", 6, 6, 9, (0, 17, 0, 0)),
        ("caracas", 6, 9, 9, (0, 17, 0, 0)),
        ("trinidad", 2, 9, 5, (1, 20, 0, 4)),
    ],
)
def test_payments_come_from_the_ship_and_at_home_then_from_the_chest(
    zone: str, low: int, high: int, price: int, left: tuple[int, ...]
) -> None:
    s = in_port(position(Seat(RODRIGO, zone=zone, gold=6, chest=20)))
    me = s.seats[0]
    me.low, me.high = low, high
    pay(s, 0, price, "goods")
    assert (me.gold, me.chest, me.low, me.high) == left
    pay(s, 0, 0, "goods")
    assert (me.gold, me.chest, me.low, me.high) == left


@pytest.mark.rule("MAM-670")
def test_the_chest_is_open_in_the_home_port_during_the_own_port_action_alone() -> None:
    home = Seat(RODRIGO, gold=3, chest=4)
    s = in_port(position(home, Seat("frances-wright", gold=3, chest=4)))
    assert (chest_open(s, 0), purse(s, 0)) == (True, 7)
    assert (chest_open(s, 1), purse(s, 1)) == (False, 3)
    s = position(home)
    assert (chest_open(s, 0), purse(s, 0)) == (False, 3)
    s = in_port(position(Seat(RODRIGO, zone="trinidad", gold=3, chest=4)))
    assert (chest_open(s, 0), purse(s, 0)) == (False, 3)
    s = in_port(position(Seat(RODRIGO, docked=False, gold=3, chest=4)))
    assert (chest_open(s, 0), purse(s, 0)) == (False, 3)


@pytest.mark.rule("MAM-670", "MAM-215", "MAM-V13")
def test_what_goes_into_the_chest_is_told_to_its_owner_alone() -> None:
    match = play(visiting(Seat(RODRIGO, gold=7, chest=4)), "0 stash")
    assert question(match) == (0, "stash", [f"aboard:{n}" for n in range(12)])
    assert match.pending[0].about == {"gold": 7}
    answers(match, "0 aboard:2")
    assert told(match) == ["stashes 0 word=gold (n=5 for 0)"]
    assert (board(match, 0), turn(match)) == (
        [
            "rodrigo-salvatierra",
            "in caracas",
            "sloop [2, 2, 2, 2, 1]",
            "gold 2",
            "chest 9",
            "seen at most 11",
        ],
        "round 1, seat 0: 2 actions, 0 moves, 0 crossed, done 64, fresh, port taken",
    )


@pytest.mark.rule("MAM-670", "MAM-1302")
def test_in_st_maarten_a_courier_takes_gold_to_the_chest_for_five_and_brings_none_back() -> None:
    match = play(visiting(Seat(RODRIGO, zone="st-maarten", gold=7, chest=4)), "0 stash")
    assert question(match) == (0, "stash", ["aboard:0", "aboard:1", "aboard:2"])
    answers(match, "0 aboard:1")
    assert (told(match), board(match, 0)) == (
        ["pays 0 n=5 why=courier", "stashes 0 word=gold (n=1 for 0)"],
        [
            "rodrigo-salvatierra",
            "in st-maarten",
            "sloop [2, 2, 2, 2, 1]",
            "gold 1",
            "chest 5",
            "seen at most 6",
        ],
    )
    for have, may in ((5, True), (4, False)):
        seat = Seat(RODRIGO, zone="st-maarten", gold=have, chest=4)
        assert ("stash" in offered(play(visiting(seat)))) == may
    assert "stash" not in offered(play(visiting(Seat(RODRIGO, gold=0, chest=0))))
    assert "stash" in offered(play(visiting(Seat(RODRIGO, gold=0, chest=1))))
    assert "stash" not in offered(play(visiting(Seat(RODRIGO, zone="trinidad"))))


@pytest.mark.rule("MAM-207", "MAM-208", "MAM-R02", "MAM-V30", "MAM-206")
def test_who_reaches_the_target_declares_at_once_with_the_chest_open() -> None:
    match = play(visiting(Seat(RODRIGO, gold=20, chest=14, glory=7)), "0 stash", "0 aboard:5")
    assert told(match) == ["stashes 0 word=gold (n=15 for 0)"]
    match = play(visiting(Seat(RODRIGO, gold=20, chest=14, glory=7)), "0 stash", "0 aboard:4")
    assert told(match) == ["stashes 0 word=gold (n=16 for 0)", "declares! 0 track=7 stash=3 n=30"]
    assert (match.state.final, match.state.declared, board(match, 0)) == (
        True,
        1,
        [
            "rodrigo-salvatierra",
            "in caracas",
            "sloop [2, 2, 2, 2, 1]",
            "gold 4",
            "chest 30",
            "glory 7",
            "seen at least 4",
            "seen at most 4",
        ],
    )


# --- selling


@pytest.mark.rule("MAM-610", "MAM-611", "MAM-612", "MAM-613", "MAM-R06")
def test_a_sale_of_some_cards_is_one_transaction() -> None:
    seat = Seat(RODRIGO, "flute", "trinidad", cargo=["rum-1", "rum-2", "wood-8", "sugar-1"])
    s = visiting(seat, nth(1, 8), demand={"trinidad": "rum"})
    s.pool = [0, 5, 0, 0, 0, 3, 0, 0]
    match = play(s, "0 sell")
    assert question(match) == (0, "sell", ["all", "sell:rum", "sell:sugar", "sell:wood", "done"])
    assert match.pending[0].about == {"zone": "trinidad"}
    assert match.state.selling
    answers(match, "0 sell:rum", "0 sell:wood", "0 sell:rum", "0 done")
    assert (told(match), board(match, 0), piles(match)) == (
        [
            "sells! 0 cards=rum-1 wood-8 rum-2 wanted=2",
            "gains-gold 0 n=15 why=sale",
            "demand zone=trinidad good=food why=sale",
        ],
        [
            "rodrigo-salvatierra",
            "in trinidad",
            "flute [3, 4, 3, 1, 1]",
            "cargo: sugar-1",
            "gold 25",
            "seen at least 25",
            "seen at most 25",
        ],
        ["cargo: rum-1 wood-8 rum-2"],
    )
    assert (match.state.selling, match.state.pool) == (False, [0, 4, 1, 0, 0, 3, 0, 0])
    assert turn(match) == "round 1, seat 0: 2 actions, 0 moves, 0 crossed, done 1, fresh, port taken"


@pytest.mark.rule("MAM-612", "MAM-R06")
@pytest.mark.parametrize(("which", "good"), [(1, 1), (5, 1), (6, 5), (8, 5)])
def test_the_new_demand_is_any_token_of_the_pool(which: int, good: int) -> None:
    seat = Seat(RODRIGO, zone="trinidad", cargo=["rum-1"])
    s = visiting(seat, nth(which, 8), demand={"trinidad": "rum"})
    s.pool = [0, 5, 0, 0, 0, 3, 0, 0]
    match = play(s, "0 sell", "0 all")
    assert match.state.demand[ZONE_NAMES.index("trinidad")] == good
    assert sum(match.state.pool) == 8


@pytest.mark.rule("MAM-610", "MAM-613")
def test_all_sells_what_is_left_beside_what_was_laid_out() -> None:
    seat = Seat(RODRIGO, "flute", "trinidad", cargo=["rum-1", "sugar-1", "wood-1"])
    match = play(visiting(seat, demand={"trinidad": "food"}), "0 sell", "0 sell:sugar", "0 all")
    assert told(match) == ["sells! 0 cards=sugar-1 rum-1 wood-1 wanted=0", "gains-gold 0 n=9 why=sale"]
    assert (gold(match, 0), cargo(match, 0)) == (19, [])
    unsold = play(visiting(seat), "0 sell", "0 done")
    assert (told(unsold), gold(unsold, 0), len(cargo(unsold, 0))) == ([], 10, 3)


@pytest.mark.rule("MAM-614", "MAM-R39", "MAM-202", "MAM-205")
@pytest.mark.parametrize(("sold", "points"), [(2, 0), (3, 1), (6, 1)])
def test_three_cards_in_demand_in_one_sale_bring_one_point(sold: int, points: int) -> None:
    wares = ["rum-1", "rum-2", "rum-3", "rum-4", "rum-5", "rum-6"][:sold] + ["wood-1", "wood-2"][: 6 - sold]
    s = visiting(
        Seat(RODRIGO, "galleon", "trinidad", cargo=wares), nth(1, 8), nth(1, 70), demand={"trinidad": "rum"}
    )
    s.pool = [0, 8, 0, 0, 0, 0, 0, 0]
    match = play(s, "0 sell", "0 all")
    assert (glory(match, 0), len(match.state.seats[0].hand)) == (points, points)
    assert told(match, "gains-point") == ["gains-point 0 why=sale n=1"] * points


@pytest.mark.rule("MAM-610", "MAM-1302", "MAM-1321", "MAM-1310")
@pytest.mark.parametrize(
    ("captain", "zone", "wanted", "proceeds"),
    [
        (RODRIGO, "trinidad", {}, 6 + 3),
        (RODRIGO, "nassau", {}, 6 + 2),
        (RODRIGO, "havana", {}, 7 + 3),
        (RODRIGO, "havana", {"dutch": 1}, 6 + 3),
        ("sikuma", "trinidad", {}, 7 + 3),
        ("sikuma", "havana", {}, 8 + 3),
    ],
)
def test_what_goods_fetch_in_some_ports_and_for_some_captains(
    captain: str, zone: str, wanted: dict[str, int], proceeds: int
) -> None:
    seat = Seat(captain, zone=zone, gold=0, cargo=["rum-1", "wood-1"], bounty=wanted)
    s = visiting(seat, nth(1, 8), demand={zone: "rum"})
    s.pool = [8, 0, 0, 0, 0, 0, 0, 0]
    assert gold(play(s, "0 sell", "0 all"), 0) == proceeds


@pytest.mark.rule("MAM-610", "MAM-1310", "MAM-1321", "MAM-1322", "MAM-612")
def test_cards_that_change_a_sale_come_before_the_first_ware() -> None:
    hand = ["inside-info", "premium-prices", "quick-learner", "haze"]
    s = visiting(
        Seat(RODRIGO, zone="trinidad", cargo=["rum-1", "wood-1"], hand=hand),
        nth(1, 8),
        nth(1, 8),
        demand={"trinidad": "rum"},
    )
    s.pool = [0, 0, 0, 0, 0, 0, 0, 8]
    match = play(s, "0 sell")
    assert offered(match)[-2:] == ["play:inside-info", "play:premium-prices"]
    answers(match, "0 play:inside-info")
    assert match.state.demand[ZONE_NAMES.index("trinidad")] == 7
    assert offered(match)[-2:] == ["play:quick-learner", "play:premium-prices"]
    answers(match, "0 play:premium-prices", "0 play:quick-learner", "0 sell:wood")
    assert not [option for option in offered(match) if option.startswith("play")]
    answers(match, "0 done")
    assert (told(match), board(match, 0)) == (
        [
            "plays! 0 card=inside-info as=inside-info",
            "demand zone=trinidad good=wood why=card",
            "plays! 0 card=premium-prices as=premium-prices",
            "plays! 0 card=quick-learner as=premium-prices",
            "sells! 0 cards=wood-1 wanted=1",
            "gains-gold 0 n=10 why=sale",
            "demand zone=trinidad good=rum why=sale",
        ],
        [
            "rodrigo-salvatierra",
            "in trinidad",
            "sloop [2, 2, 2, 2, 1]",
            "cargo: rum-1",
            "hand: haze",
            "gold 20",
            "seen at least 20",
            "seen at most 20",
        ],
    )
    assert (match.state.bargain.more, match.state.bargain.everything) == (0, False)


@pytest.mark.rule("MAM-610", "MAM-1317", "MAM-614", "MAM-612")
def test_a_bribed_harbour_master_puts_everything_in_demand_for_one_sale() -> None:
    seat = Seat(
        RODRIGO,
        "flute",
        "trinidad",
        cargo=["rum-1", "sugar-1", "wood-1"],
        kept=["false-papers", "bribed-harbour-master"],
        hand=["premium-prices"],
    )
    s = visiting(seat, demand={"trinidad": "rum"})
    match = play(s, "0 sell")
    assert question(match) == (
        0,
        "sell",
        ["all", "sell:rum", "sell:sugar", "sell:wood", "harbour-master", "done", "play:premium-prices"],
    )
    answers(match, "0 play:premium-prices", "0 harbour-master")
    assert "harbour-master" not in offered(match)
    answers(match, "0 sell:wood", "0 sell:rum", "0 sell:sugar")
    assert (told(match), board(match, 0)) == (
        [
            "plays! 0 card=premium-prices as=premium-prices",
            "uses-rumor! 0 rumor=bribed-harbour-master",
            "sells! 0 cards=wood-1 rum-1 sugar-1 wanted=3",
            "gains-gold 0 n=24 why=sale",
        ],
        [
            "rodrigo-salvatierra",
            "in trinidad",
            "flute [3, 4, 3, 1, 1]",
            "kept: false-papers",
            "gold 34",
            "seen at least 34",
            "seen at most 34",
        ],
    )
    assert len(match.state.rumor_deck) == 24
    plain = play(visiting(Seat(RODRIGO, cargo=["rum-1"], kept=["false-papers"])), "0 sell")
    assert "harbour-master" not in offered(plain)
    laid = play(visiting(seat), "0 sell", "0 sell:rum")
    assert offered(laid) == ["all", "sell:sugar", "sell:wood", "done"]


# --- buying


@pytest.mark.rule("MAM-620", "MAM-622", "MAM-R44", "MAM-V11")
def test_who_is_told_what_of_a_market() -> None:
    s = visiting(
        Seat(RODRIGO, zone="trinidad"),
        deck="food-1 wood-1 cocoa-1 rum-2 rum-1 tobacco-1 spices-1",
        demand={"trinidad": "food"},
    )
    match = play(s, "0 buy")
    assert match.pending[0].about == {"room": 6}
    answers(match, "0 buy:rum", "0 buy:wood", "0 buy:rum", "0 done")
    assert (told(match), board(match, 0), piles(match)) == (
        [
            "market 0 n=6 (cards=cocoa-1 rum-1 rum-2 spices-1 tobacco-1 wood-1 for 0)",
            "market-aside! 0 cards=food-1",
            "buys 0 n=1 (good=rum for 0)",
            "pays! 0 n=2 why=goods",
            "buys 0 n=1 (good=wood for 0)",
            "pays! 0 n=3 why=goods",
            "buys 0 n=1 (good=rum for 0)",
            "pays! 0 n=2 why=goods",
            "market-left! 0 cards=cocoa-1 spices-1 tobacco-1",
            "forced 0 (prompt=show-to option=show:1 for 0)",
            "shows-cargo 0 whom=1 (goods=rum rum for 0 1)",
        ],
        [
            "rodrigo-salvatierra",
            "in trinidad",
            "sloop [2, 2, 2, 2, 1]",
            "cargo: rum-1 rum-2 wood-1",
            "gold 3",
            "seen at least 3",
            "seen at most 3",
        ],
        ["cargo: food-1 cocoa-1 spices-1 tobacco-1"],
    )
    assert turn(match) == "round 1, seat 0: 2 actions, 0 moves, 0 crossed, done 2, paid 3, fresh, port taken"
    assert match.state.prices == (0,) * 8


@pytest.mark.rule("MAM-621")
def test_the_price_table_of_goods() -> None:
    assert [price_by(number, 3) for number in (1, 2, 3, 4, 6)] == [3, 2, 1, 1, 1]
    assert [price_by(number, 2) for number in (1, 2, 3, 6)] == [2, 1, 1, 1]


@pytest.mark.rule("MAM-620", "MAM-621", "MAM-622", "MAM-R36")
def test_only_what_can_be_paid_is_offered_and_nothing_when_the_hold_is_full() -> None:
    wares = "cocoa-1 cocoa-2 rum-1 rum-2 rum-3 spices-1"
    match = play(
        visiting(Seat(RODRIGO, zone="trinidad", gold=2), deck=wares, demand={"trinidad": "food"}), "0 buy"
    )
    assert offered(match) == ["buy:cocoa", "buy:rum", "done"]
    answers(match, "0 buy:cocoa")
    assert offered(match) == ["done"]
    full = Seat(RODRIGO, zone="trinidad", cargo=["wood-1", "wood-2", "sugar-1", "sugar-2", "sugar-3"])
    match = play(visiting(full, deck=wares, demand={"trinidad": "food"}), "0 buy", "0 buy:spices")
    assert offered(match) == ["overboard:spices", "overboard:sugar", "overboard:wood", "done"]
    answers(match, "0 overboard:sugar")
    assert offered(match) == ["buy:cocoa", "buy:rum", "done"]
    answers(match, "0 done")
    assert prompt(match) == (0, "port")


@pytest.mark.rule("MAM-622", "MAM-621", "MAM-V11")
def test_a_card_bought_at_the_full_price_needs_no_proof() -> None:
    wares = "cocoa-1 wood-1 rum-1 sugar-1 tobacco-1 spices-1"
    s = visiting(Seat(RODRIGO, zone="trinidad"), deck=wares, demand={"trinidad": "food"})
    match = play(s, "0 buy", "0 buy:cocoa", "0 buy:rum", "0 done")
    assert (prompt(match), gold(match, 0)) == ((0, "port"), 4)


@pytest.mark.rule("MAM-620", "MAM-623", "MAM-1321", "MAM-R07", "MAM-1302", "MAM-1310")
@pytest.mark.parametrize(
    ("captain", "zone", "again", "specialists", "count"),
    [
        (RODRIGO, "trinidad", "", [], 6),
        (RODRIGO, "caracas", "", [], 8),
        (RODRIGO, "st-maarten", "", [], 7),
        ("sikuma", "st-maarten", "", [], 8),
        (RODRIGO, "caracas", "caracas", [], 3),
        (RODRIGO, "caracas", "trinidad", [], 8),
        ("helene-duvivier", "trinidad", "", [], 7),
        ("helene-duvivier", "trinidad", "trinidad", ["steward"], 5),
        (RODRIGO, "trinidad", "", ["steward", "veteran"], 7),
    ],
)
def test_how_many_cards_a_market_has(
    captain: str, zone: str, again: str, specialists: list[str], count: int
) -> None:
    s = visiting(Seat(captain, zone=zone, specialists=specialists))
    s.seats[0].bought = (ZONE_NAMES.index(again) if again else -1, -1)
    match = play(s, "0 buy")
    assert len(match.state.market) == count
    assert match.state.seats[0].bought == (ZONE_NAMES.index(again) if again else -1, ZONE_NAMES.index(zone))


@pytest.mark.rule("MAM-620", "MAM-1310", "MAM-1321")
def test_a_full_warehouse_is_three_cards_more_each_time() -> None:
    seat = Seat(RODRIGO, zone="trinidad", hand=["full-warehouse", "full-warehouse", "hard-bargain"])
    match = play(visiting(seat), "0 buy")
    assert question(match) == (0, "buy", ["pass", "play:full-warehouse"])
    assert match.pending[0].about == {"n": 6}
    answers(match, "0 play:full-warehouse")
    assert match.pending[0].about == {"n": 9}
    answers(match, "0 play:full-warehouse")
    assert len(match.state.market) == 12
    assert len(play(visiting(seat), "0 buy", "0 pass").state.market) == 6


@pytest.mark.rule("MAM-620", "MAM-622", "MAM-1321", "MAM-1310")
def test_a_hard_bargain_makes_goods_a_gold_cheaper_down_to_one() -> None:
    wares = "cocoa-1 cocoa-2 rum-1 rum-2 rum-3 spices-1"
    seat = Seat(RODRIGO, zone="trinidad", hand=["hard-bargain", "hard-bargain", "haze"])
    match = play(visiting(seat, deck=wares, demand={"trinidad": "food"}), "0 buy")
    assert question(match) == (
        0,
        "market",
        ["buy:cocoa", "buy:rum", "buy:spices", "done", "play:hard-bargain"],
    )
    answers(match, "0 play:hard-bargain")
    assert match.state.prices == (1, 0, 1, 2, 0, 0, 0, 0)
    assert question(match) == (0, "market", ["buy:cocoa", "buy:rum", "buy:spices", "done"])
    answers(match, "0 buy:spices", "0 buy:cocoa")
    assert gold(match, 0) == 7


@pytest.mark.rule("MAM-620", "MAM-622", "MAM-1302")
def test_in_santo_domingo_a_market_can_be_drawn_anew_once_for_a_gold() -> None:
    seat = Seat(RODRIGO, zone="santo-domingo", gold=3)
    match = play(visiting(seat, demand={"santo-domingo": "food"}), "0 buy")
    before = match.state.market[:]
    answers(match, "0 redraw")
    assert (gold(match, 0), len(match.state.market), "redraw" in offered(match)) == (2, 6, False)
    assert not set(before) & set(match.state.market)
    assert set(before) <= set(match.state.cargo_discard)
    assert told(match, "pays") == ["pays 0 n=1 why=market"]
    poor = play(visiting(Seat(RODRIGO, zone="santo-domingo", gold=0)), "0 buy")
    assert "redraw" not in offered(poor)
    assert "redraw" not in offered(play(visiting(Seat(RODRIGO, zone="trinidad")), "0 buy"))
    wares = "cocoa-1 cocoa-2 rum-1 rum-2 rum-3 spices-1"
    match = play(visiting(seat, deck=wares, demand={"santo-domingo": "food"}), "0 buy", "0 buy:rum")
    assert "redraw" not in offered(match)


@pytest.mark.rule("MAM-622", "MAM-625", "MAM-R36", "MAM-1302")
def test_in_cartagena_a_fourth_card_is_free_after_three_paid_ones() -> None:
    wares = "cocoa-1 cocoa-2 rum-1 rum-2 rum-3 wood-1"
    s = visiting(Seat(RODRIGO, zone="cartagena"), deck=wares, demand={"cartagena": "food"})
    match = play(s, "0 buy", "0 buy:rum", "0 buy:rum")
    assert offered(match) == ["buy:cocoa", "buy:rum", "buy:wood", "done"]
    answers(match, "0 buy:rum")
    assert offered(match) == ["buy:cocoa", "buy:wood", "free:cocoa", "free:wood", "done"]
    answers(match, "0 free:cocoa")
    assert offered(match) == ["buy:cocoa", "buy:wood", "done"]
    answers(match, "0 done")
    assert (told(match), board(match, 0), turn(match)) == (
        [
            "market 0 n=6 (cards=cocoa-1 cocoa-2 rum-1 rum-2 rum-3 wood-1 for 0)",
            "buys 0 n=1 (good=rum for 0)",
            "pays! 0 n=1 why=goods",
            "buys 0 n=1 (good=rum for 0)",
            "pays! 0 n=1 why=goods",
            "buys 0 n=1 (good=rum for 0)",
            "pays! 0 n=1 why=goods",
            "buys 0 n=1 (good=cocoa for 0)",
            "market-left! 0 cards=cocoa-2 wood-1",
            "forced 0 (prompt=show-to option=show:1 for 0)",
            "shows-cargo 0 whom=1 (goods=rum rum rum for 0 1)",
        ],
        [
            "rodrigo-salvatierra",
            "in cartagena",
            "sloop [2, 2, 2, 2, 1]",
            "cargo: cocoa-1 rum-1 rum-2 rum-3",
            "gold 7",
            "seen at least 7",
            "seen at most 7",
        ],
        "round 1, seat 0: 2 actions, 0 moves, 0 crossed, done 2, paid 3, fresh, port taken",
    )


# --- the shipyard


@pytest.mark.rule("MAM-214", "MAM-630", "MAM-636", "MAM-637", "MAM-640", "MAM-643")
def test_a_long_visit_to_the_shipyard() -> None:
    seat = Seat(
        RODRIGO,
        "frigate",
        "trinidad",
        gold=20,
        now={"hull": 1, "masts": 2, "cannons": 0},
        mods=["reinforced-hull", "chasers"],
        weapons=["grappling-hooks"],
    )
    s = visiting(seat, market={"trinidad": "long-guns"})
    s.seats[0].flipped = 1 << MOD_NAMES.index("reinforced-hull") | 1 << MOD_NAMES.index("chasers")
    match = play(s, "0 yard")
    assert question(match) == (
        0,
        "yard",
        [
            "repair:hull",
            "repair:masts",
            "repair:cannons",
            "modification",
            "restore-hull",
            "weapon:chain-shot",
            "weapon:grapeshot",
            "sell-weapon:grappling-hooks",
            "ship:sloop",
            "ship:flute",
            "done",
        ],
    )
    answers(
        match,
        "0 repair:hull",
        "0 repair:cannons",
        "0 modification",
        "0 restore-hull",
        "0 weapon:grapeshot",
        "0 weapon:chain-shot",
        "0 sell-weapon:grapeshot",
    )
    assert (told(match), board(match, 0)) == (
        [
            "pays 0 n=2 why=repair",
            "repairs 0 where=hull n=2",
            "pays 0 n=2 why=repair",
            "repairs 0 where=cannons n=1",
            "pays 0 n=3 why=modification",
            "fits-out 0 mod=long-guns",
            "pays 0 n=3 why=modification",
            "pays 0 n=3 why=weapon",
            "buys-weapon 0 weapon=grapeshot",
            "pays 0 n=3 why=weapon",
            "buys-weapon 0 weapon=chain-shot",
            "gains-gold 0 n=1 why=weapon",
        ],
        [
            "rodrigo-salvatierra",
            "in trinidad",
            "frigate [2, 3, 2, 3, 1]",
            "mods: reinforced-hull chasers long-guns",
            "flipped: chasers",
            "weapons: grappling-hooks chain-shot",
            "gold 5",
            "seen at least 5",
            "seen at most 5",
        ],
    )
    answers(match, "0 sell-weapon:grappling-hooks", "0 done")
    assert (board(match, 0)[5:7], turn(match)) == (
        ["weapons: chain-shot", "gold 6"],
        "round 1, seat 0: 2 actions, 0 moves, 0 crossed, done 4, fresh, port taken",
    )


@pytest.mark.rule("MAM-630", "MAM-636", "MAM-637", "MAM-640", "MAM-643")
@pytest.mark.parametrize(
    ("have", "can"),
    [
        (1, {"done", "sell-weapon:chain-shot"}),
        (2, {"done", "sell-weapon:chain-shot", "repair:hull", "ship:sloop", "ship:flute"}),
        (
            3,
            {
                "done",
                "sell-weapon:chain-shot",
                "repair:hull",
                "ship:sloop",
                "ship:flute",
                "modification",
                "restore-hull",
                "weapon:grappling-hooks",
                "weapon:grapeshot",
            },
        ),
    ],
)
def test_only_what_can_be_paid_is_on_offer_in_the_yard(have: int, can: set[str]) -> None:
    # A frigate sells for 10 + 1 for the Modification - 3 for the damage: 8.
    seat = Seat(
        RODRIGO,
        "frigate",
        "trinidad",
        gold=have,
        mods=["reinforced-hull"],
        weapons=["chain-shot"],
        now={"hull": 0, "crew": 0},
    )
    s = visiting(seat, market={"trinidad": "long-guns"})
    s.seats[0].flipped = 1 << MOD_NAMES.index("reinforced-hull")
    assert set(offered(play(s, "0 yard"))) == can


@pytest.mark.rule("MAM-631", "MAM-634", "MAM-630")
@pytest.mark.parametrize(
    ("ship", "mods", "damage", "price"),
    [
        ("sloop", [], {}, 5),
        ("flute", [], {}, 5),
        ("frigate", [], {}, 10),
        ("galleon", [], {}, 10),
        ("man-of-war", ["chasers"], {}, 0),
        ("frigate", ["chasers", "long-guns"], {}, 12),
        ("frigate", ["chasers"], {"hull": 1, "cargo": 2, "masts": 2, "cannons": 2, "crew": 0}, 6),
        ("sloop", [], {"hull": 1, "cargo": 0, "masts": 0}, 0),
        ("sloop", ["chasers"], {"hull": 1, "cargo": 0, "masts": 0}, 1),
    ],
)
def test_what_a_ship_sells_for(ship: str, mods: list[str], damage: dict[str, int], price: int) -> None:
    assert sale_price(position(Seat(RODRIGO, ship, mods=mods, now=damage)).seats[0]) == price


@pytest.mark.rule(
    "MAM-1310", "MAM-630", "MAM-1321", "MAM-1302", "MAM-650", "MAM-652", "MAM-637", "MAM-636", "MAM-640"
)
@pytest.mark.parametrize(
    ("captain", "zone", "wanted", "specialists", "item", "usual", "price"),
    [
        (RODRIGO, "trinidad", {}, [], "repair", 2, 2),
        (RODRIGO, "old-providence", {"spanish": 1}, [], "repair", 2, 0),
        (RODRIGO, "old-providence", {"spanish": 1}, [], "weapon", 3, 1),
        (RODRIGO, "old-providence", {"dutch": 1}, [], "weapon", 3, 3),
        (RODRIGO, "petite-goave", {}, [], "repair", 2, 0),
        (RODRIGO, "petite-goave", {"dutch": 1}, [], "repair", 2, 2),
        (RODRIGO, "port-royal", {"dutch": 1}, [], "recruit", 2, 0),
        (RODRIGO, "port-royal", {}, [], "recruit", 2, 2),
        (RODRIGO, "curacao", {}, [], "rumor", 2, 0),
        (RODRIGO, "curacao", {}, [], "frigate", 35, 30),
        (RODRIGO, "curacao", {}, [], "galleon", 35, 30),
        (RODRIGO, "curacao", {}, [], "sloop", 10, 10),
        (RODRIGO, "st-john", {}, [], "modification", 3, 1),
        ("william-ashcombe", "trinidad", {}, [], "repair", 2, 1),
        ("william-ashcombe", "petite-goave", {}, [], "repair", 2, 0),
        ("william-ashcombe", "trinidad", {}, [], "weapon", 3, 3),
        (RODRIGO, "trinidad", {}, ["boatswain"], "recruit", 2, 0),
        (RODRIGO, "trinidad", {}, ["veteran"], "recruit", 2, 2),
    ],
)
def test_what_things_cost_in_some_ports_and_for_some_captains(
    captain: str, zone: str, wanted: dict[str, int], specialists: list[str], item: str, usual: int, price: int
) -> None:
    s = position(Seat(captain, zone=zone, bounty=wanted, specialists=specialists))
    assert price_of(s.seats[0], item, usual) == price


@pytest.mark.rule("MAM-631", "MAM-632", "MAM-633", "MAM-635", "MAM-204", "MAM-648", "MAM-202")
def test_buying_a_big_ship_sells_the_old_one_and_brings_one_point() -> None:
    seat = Seat(
        RODRIGO,
        "galleon",
        "trinidad",
        gold=31,
        mods=["chasers", "reinforced-hull"],
        weapons=["grapeshot"],
        now={"crew": 4, "hull": 3},
    )
    s = visiting(seat, nth(1, 70))
    s.seats[0].flipped = 1 << MOD_NAMES.index("reinforced-hull")
    # 10 for the Galleon, 2 for its Modifications, 1 less for the damage.
    match = play(s, "0 yard", "0 ship:frigate")
    assert prompt(match) == (0, "disperse")
    assert match.pending[0].about == {"left": 2}
    answers(match, f"0 {offered(match)[0]}")
    assert (told(match), board(match, 0)) == (
        [
            "gains-gold 0 n=11 why=ship",
            "pays 0 n=35 why=ship",
            "buys-ship 0 ship=frigate",
            "disperses 0 zone=bridgetown",
            "forced 0 (prompt=disperse option=port:trinidad for 0)",
            "disperses 0 zone=trinidad",
            "gains-point 0 why=ship n=1",
            "draws-glory 0 n=1 why=point (card=reroll-crew for 0)",
        ],
        [
            "rodrigo-salvatierra",
            "in trinidad",
            "frigate [3, 3, 3, 3, 3]",
            "hand: reroll-crew",
            "weapons: grapeshot",
            "gold 7",
            "glory 1",
            "seen at least 7",
            "seen at most 7",
            "bought a big ship",
        ],
    )
    again = visiting(Seat(RODRIGO, "galleon", "trinidad", gold=31))
    again.seats[0].big_ship = True
    assert glory(play(again, "0 yard", "0 ship:frigate"), 0) == 0
    small = play(visiting(Seat(RODRIGO, "sloop", "trinidad")), "0 yard", "0 ship:flute")
    assert (glory(small, 0), gold(small, 0), small.state.seats[0].big_ship) == (0, 5, False)


@pytest.mark.rule("MAM-641", "MAM-631", "MAM-632", "MAM-1302")
def test_in_st_john_modifications_move_to_the_new_ship_for_a_gold_each() -> None:
    seat = Seat(RODRIGO, "sloop", "st-john", gold=12, mods=["chasers", "rigs-and-sails", "extended-hold"])
    match = play(visiting(seat), "0 yard", "0 ship:flute")
    assert question(match) == (
        0,
        "move-modification",
        ["move:rigs-and-sails", "move:extended-hold", "move:chasers", "done"],
    )
    assert match.pending[0].about == {"price": 1}
    answers(match, "0 move:extended-hold", "0 move:chasers", "0 done")
    assert (told(match), board(match, 0)) == (
        [
            "gains-gold 0 n=6 why=ship",
            "pays 0 n=10 why=ship",
            "pays 0 n=2 why=modification",
            "buys-ship 0 ship=flute",
        ],
        [
            "rodrigo-salvatierra",
            "in st-john",
            "flute [3, 5, 3, 1, 1]",
            "mods: extended-hold chasers",
            "gold 6",
            "seen at least 6",
            "seen at most 6",
        ],
    )


@pytest.mark.rule("MAM-641", "MAM-632")
@pytest.mark.parametrize(("have", "moves"), [(4, 0), (5, 1), (6, 1), (7, 2), (8, 2)])
def test_a_modification_moves_only_if_the_gold_is_enough_for_ship_and_moving(have: int, moves: int) -> None:
    # A Sloop with two Modifications sells for 7, for 6 if one is kept, for 5 if both are; a Flute costs 10.
    seat = Seat(RODRIGO, "sloop", "st-john", gold=have, mods=["chasers", "rigs-and-sails"])
    match = play(visiting(seat), "0 yard", "0 ship:flute")
    moved = 0
    while prompt(match)[1] == "move-modification":
        answers(match, f"0 {offered(match)[0]}")
        moved += 1
    assert moved == moves


@pytest.mark.rule("MAM-630", "MAM-1321", "MAM-1310", "MAM-637")
def test_a_shipwright_in_debt_repairs_for_nothing_and_sells_a_ship_for_five_less() -> None:
    seat = Seat(RODRIGO, "sloop", "trinidad", gold=0, now={"hull": 1}, hand=["shipwright-owes", "haze"])
    match = play(visiting(seat), "0 yard")
    assert offered(match) == ["done", "play:shipwright-owes"]
    answers(match, "0 play:shipwright-owes")
    assert offered(match) == ["repair:hull", "done"]
    answers(match, "0 repair:hull")
    assert offered(match) == ["ship:sloop", "ship:flute", "done"]
    answers(match, "0 ship:flute")
    assert (told(match), board(match, 0)) == (
        [
            "plays! 0 card=shipwright-owes as=shipwright-owes",
            "repairs 0 where=hull n=2",
            "gains-gold 0 n=5 why=ship",
            "pays 0 n=5 why=ship",
            "buys-ship 0 ship=flute",
        ],
        ["rodrigo-salvatierra", "in trinidad", "flute [3, 4, 3, 1, 1]", "hand: haze"],
    )
    answers(match, "0 done")
    assert (match.state.bargain.discount, match.state.bargain.repair) == (0, -1)


@pytest.mark.rule("MAM-1302", "MAM-601", "MAM-630")
def test_pirates_find_no_hands_and_no_carpenters_in_petite_goave() -> None:
    hurt = {"crew": 1, "hull": 1}
    match = play(visiting(Seat(RODRIGO, zone="petite-goave", now=hurt, bounty={"dutch": 1})))
    assert "recruit" not in offered(match)
    assert "repair:hull" not in offered(answers(match, "0 yard"))
    match = play(visiting(Seat(RODRIGO, zone="petite-goave", now=hurt)))
    assert "recruit" in offered(match)
    answers(match, "0 recruit", "0 yard", "0 repair:hull")
    assert (told(match), now(match, 0)) == (["recruits 0 n=1", "repairs 0 where=hull n=2"], [2, 2, 2, 2, 1])


@pytest.mark.rule("MAM-644", "MAM-645", "MAM-643", "MAM-309")
@pytest.mark.parametrize(
    ("ship", "damage", "mod", "current", "maximum"),
    [
        ("frigate", {"cargo": 1, "cannons": 1}, "extended-hold", [3, 2, 3, 3, 1], [3, 4, 3, 3, 3]),
        ("frigate", {"cargo": 1, "cannons": 0}, "extra-cannon-port", [3, 1, 3, 3, 1], [3, 3, 3, 3, 4]),
        ("galleon", {"cargo": 4}, "extended-hold", [4, 4, 4, 4, 4], [4, 5, 4, 4, 4]),
        ("frigate", {"crew": 2}, "extra-hammocks", [3, 3, 3, 2, 3], [3, 3, 3, 4, 3]),
        ("frigate", {}, "rigs-and-sails", [3, 3, 3, 3, 3], [3, 3, 3, 3, 3]),
    ],
)
def test_what_a_modification_adds(
    ship: str, damage: dict[str, int], mod: str, current: list[int], maximum: list[int]
) -> None:
    s = visiting(Seat(RODRIGO, ship, "trinidad", now=damage), market={"trinidad": mod})
    match = play(s, "0 yard", "0 modification")
    assert (now(match, 0), match.state.seats[0].maxima()) == (current, maximum)
    assert told(match) == ["pays 0 n=3 why=modification", f"fits-out 0 mod={mod}"]
    assert match.state.seats[0].maneuver == (4 if mod == "rigs-and-sails" else 3 if ship == "frigate" else 1)


# --- recruiting, Rumors, Missions


@pytest.mark.rule("MAM-650", "MAM-1310")
def test_hired_hands_join_those_who_are_left() -> None:
    seat = Seat(RODRIGO, "galleon", "trinidad", now={"crew": 1}, gold=5)
    match = play(visiting(seat, *dice(1, 2, 3, 4)), "0 recruit")
    assert question(match) == (0, "hire-crew", ["hire:0", "hire:1", "hire:2"])
    assert match.pending[0].about == {"price": 2}
    answers(match, "0 hire:1")
    assert (told(match), board(match, 0)) == (
        ["tests 0 skill=leadership dice=1 2 3 4 n=0", "pays 0 n=2 why=crew"],
        [
            "rodrigo-salvatierra",
            "in trinidad",
            "galleon [4, 5, 4, 2, 4]",
            "gold 3",
            "seen at least 3",
            "seen at most 3",
        ],
    )
    rich = Seat(RODRIGO, "galleon", "trinidad", now={"crew": 3}, gold=9)
    assert offered(play(visiting(rich, *dice(1, 2, 3, 4)), "0 recruit")) == ["hire:0", "hire:1"]
    assert "recruit" not in offered(play(visiting(Seat(RODRIGO, "galleon", "trinidad"))))


@pytest.mark.rule("MAM-650", "MAM-1310")
def test_a_press_gang_fills_the_ship_without_a_test() -> None:
    seat = Seat(RODRIGO, "galleon", "trinidad", now={"crew": 1}, hand=["press-gang", "haze"])
    match = play(visiting(seat), "0 recruit")
    assert question(match) == (0, "recruit", ["pass", "play:press-gang"])
    answers(match, "0 play:press-gang")
    assert (told(match), now(match, 0)) == (
        ["plays! 0 card=press-gang as=press-gang", "recruits 0 n=3"],
        [4, 5, 4, 4, 4],
    )
    tested = play(visiting(seat, *dice(1, "S", 1, 1)), "0 recruit", "0 pass")
    assert (told(tested), now(tested, 0)) == (
        ["tests 0 skill=leadership dice=1 S 1 1 n=1", "recruits 0 n=3"],
        [4, 5, 4, 4, 4],
    )


@pytest.mark.rule("MAM-652", "MAM-653", "MAM-V10")
def test_a_rumor_is_told_to_its_owner_and_of_two_one_goes_back() -> None:
    seat = Seat(RODRIGO, zone="trinidad", rumor="pearl-bank")
    heard: list[Match[Marauders]] = []
    for _ in range(2):
        s = visiting(seat, *dice("S"), nth(1, 24))
        s.seats[0].rumor_open = True
        heard.append(play(s, "0 rumor"))
    match, kept = heard
    assert question(match) == (0, "keep-rumor", ["keep:false-papers", "keep:pearl-bank"])
    answers(match, "0 keep:false-papers")
    answers(kept, "0 keep:pearl-bank")
    assert (told(match), board(match, 0), turn(match)) == (
        [
            "pays 0 n=2 why=rumor",
            "tests 0 skill=influence dice=S n=1",
            "draws-rumor 0 n=2 (card=false-papers for 0)",
        ],
        [
            "rodrigo-salvatierra",
            "in trinidad",
            "sloop [2, 2, 2, 2, 1]",
            "rumor: false-papers",
            "gold 8",
            "seen at least 8",
            "seen at most 8",
        ],
        "round 1, seat 0: 2 actions, 0 moves, 0 crossed, done 16, fresh, port taken",
    )
    assert board(kept, 0)[3] == "rumor: pearl-bank"
    assert board(kept, 0)[-1] == "rumor open"
    assert (len(match.state.rumor_deck), len(kept.state.rumor_deck)) == (24, 24)


@pytest.mark.rule("MAM-652", "MAM-601")
def test_a_rumor_needs_its_price_and_a_deck() -> None:
    for have, may in ((1, False), (2, True)):
        assert ("rumor" in offered(play(visiting(Seat(RODRIGO, zone="trinidad", gold=have))))) == may
    s = visiting(Seat(RODRIGO, zone="trinidad"))
    s.rumor_deck = []
    assert "rumor" not in offered(play(s))


@pytest.mark.rule("MAM-660", "MAM-661", "MAM-662", "MAM-663", "MAM-1313")
def test_a_claim_is_tested_then_paid_and_the_old_mission_is_discarded() -> None:
    seat = Seat(RODRIGO, zone="san-juan", mission="the-cartographer", gold=9)
    s = visiting(seat, nth(1, 22), missions=["ransom", "rum-contract"])
    s.seats[0].progress, s.seats[0].marks = 1, 3
    match = play(s, "0 claim:ransom")
    assert (told(match), board(match, 0), piles(match), turn(match)) == (
        [
            "pays 0 n=5 why=mission",
            "loses-mission 0 mission=the-cartographer why=new",
            "claims 0 mission=ransom",
            "new-mission! mission=sealed-dispatches zone=havana",
        ],
        [
            "rodrigo-salvatierra",
            "in san-juan",
            "sloop [2, 2, 2, 2, 1]",
            "ransom 0 0",
            "gold 4",
            "seen at least 4",
            "seen at most 4",
        ],
        ["missions: the-cartographer"],
        "round 1, seat 0: 2 actions, 0 moves, 0 crossed, done 32, tried 2, fresh, port taken",
    )
    assert len(match.state.missions) == 2


@pytest.mark.rule("MAM-1313", "MAM-660")
@pytest.mark.parametrize(
    ("mission", "port", "seat", "may"),
    [
        ("ransom", "san-juan", {"gold": 5}, True),
        ("ransom", "san-juan", {"gold": 4}, False),
        ("escort-to-leeward", "havana", {"now": {"cannons": 2}}, True),
        ("escort-to-leeward", "havana", {"now": {"cannons": 1}}, False),
        ("strike-the-flag", "bridgetown", {"now": {"crew": 2}}, True),
        ("strike-the-flag", "bridgetown", {"now": {"crew": 1}}, False),
        ("old-fortress", "trinidad", {"now": {"crew": 3}}, True),
        ("old-fortress", "trinidad", {"now": {"crew": 2}}, False),
        ("smugglers-run", "st-maarten", {"cargo": ["rum-1", "rum-2"]}, True),
        ("smugglers-run", "st-maarten", {"cargo": ["rum-1", "rum-2", "rum-3"]}, False),
        ("hunt-the-corsair", "nassau", {}, True),
        ("hunt-the-corsair", "nassau", {"bounty": {"dutch": 1}}, False),
        ("brethren-tribute", "tortuga", {}, False),
        ("brethren-tribute", "tortuga", {"bounty": {"dutch": 1}}, True),
        ("sealed-dispatches", "havana", {}, True),
        ("sealed-dispatches", "havana", {"bounty": {"spanish": 1}}, False),
        ("sealed-dispatches", "havana", {"bounty": {"dutch": 1}}, True),
        ("settle-old-scores", "old-providence", {}, False),
        ("settle-old-scores", "old-providence", {"bounty": {"english": 1}}, False),
        ("settle-old-scores", "old-providence", {"bounty": {"spanish": 1}}, True),
        ("rum-contract", "port-royal", {"gold": 0}, True),
    ],
)
def test_what_a_claim_requires(mission: str, port: str, seat: dict[str, object], may: bool) -> None:
    fields: dict[str, object] = {"captain": RODRIGO, "ship": "frigate", "zone": port, **seat}
    missions = [mission, "the-envoy" if mission != "the-envoy" else "ransom"]
    s = visiting(Seat(**fields), missions=missions)  # type: ignore[arg-type]
    assert (f"claim:{mission}" in offered(play(s))) == may


# --- the Port action


@pytest.mark.rule("MAM-601", "MAM-602", "MAM-680")
def test_every_activity_is_marked_as_done_by_itself() -> None:
    seat = Seat(
        RODRIGO,
        "frigate",
        gold=30,
        chest=1,
        now={"crew": 1},
        cargo=["rum-1"],
        mission="old-fortress",
    )
    s = visiting(
        seat,
        *dice("S"),
        nth(1, 22),
        *dice("S", 1, 1, 1),
        demand={"caracas": "food"},
        missions=["tobacco-monopoly", "ransom"],
    )
    match = play(s)
    assert question(match) == (
        0,
        "port",
        [
            "sell",
            "buy",
            "yard",
            "recruit",
            "rumor",
            "claim:tobacco-monopoly",
            "stash",
            "step",
            "overboard",
            "done",
        ],
    )
    seen: list[tuple[list[str], int]] = []
    for deeds in (
        ["sell", "all"],
        ["yard", "done"],
        ["claim:tobacco-monopoly"],
        ["recruit"],
        ["stash", "aboard:5"],
    ):
        answers(match, *[f"0 {deed}" for deed in deeds])
        seen.append((offered(match), match.state.done))
    assert seen == [
        (["buy", "yard", "recruit", "rumor", "claim:tobacco-monopoly", "stash", "step", "done"], 1),
        (["buy", "recruit", "rumor", "claim:tobacco-monopoly", "stash", "step", "done"], 5),
        (["buy", "recruit", "rumor", "stash", "done"], 37),
        (["buy", "rumor", "stash", "done"], 45),
        (["buy", "rumor", "done"], 109),
    ]


@pytest.mark.rule("MAM-680", "MAM-681", "MAM-602", "MAM-807")
def test_other_business_ends_the_sale_and_an_amnesty_can_be_bought() -> None:
    seat = Seat(RODRIGO, zone="trinidad", gold=7, cargo=["rum-1"], bounty={"spanish": 3, "dutch": 1})
    match = play(visiting(seat, event="amnesty"))
    assert {"sell", "buyback"} <= set(offered(match))
    answers(match, "0 buyback")
    assert question(match) == (
        0,
        "pardon",
        ["pardon:spanish:1", "pardon:spanish:2", "pardon:dutch:1", "decline"],
    )
    assert match.pending[0].about == {"price": 3}
    answers(match, "0 pardon:spanish:2")
    assert (told(match), board(match, 0)) == (
        ["pays 0 n=6 why=pardon", "pardoned 0 nation=spanish n=1 why=gold"],
        [
            "rodrigo-salvatierra",
            "in trinidad",
            "sloop [2, 2, 2, 2, 1]",
            "cargo: rum-1",
            "spanish 1",
            "dutch 1",
            "gold 1",
            "seen at least 1",
            "seen at most 1",
        ],
    )
    assert not {"sell", "buyback"} & set(offered(match))
    for have, may in ((2, False), (3, True)):
        poor = Seat(RODRIGO, zone="trinidad", gold=have, bounty={"dutch": 1})
        assert ("buyback" in offered(play(visiting(poor, event="amnesty")))) == may
    honest = Seat(RODRIGO, zone="trinidad")
    assert "buyback" not in offered(play(visiting(honest, event="amnesty")))
    assert "buyback" not in offered(play(visiting(Seat(RODRIGO, bounty={"dutch": 1}), event="trade-wind")))


@pytest.mark.rule("MAM-680", "MAM-1310", "MAM-903")
@pytest.mark.parametrize(
    ("card", "seat", "worth"),
    [
        ("bought-pardon", {"bounty": {"dutch": 1}, "gold": 3}, True),
        ("bought-pardon", {"bounty": {"dutch": 1}, "gold": 2}, False),
        ("bought-pardon", {}, False),
        ("smuggled-arms", {}, True),
        ("smuggled-arms", {"weapons": ["grapeshot", "chain-shot"]}, True),
        ("smuggled-arms", {"weapons": ["grapeshot", "chain-shot", "grappling-hooks"]}, False),
        ("tavern-friends", {}, True),
        ("stash-anywhere", {}, True),
        ("haze", {}, False),
    ],
)
def test_cards_for_the_port_are_offered_where_they_can_do_something(
    card: str, seat: dict[str, object], worth: bool
) -> None:
    fields: dict[str, object] = {"captain": RODRIGO, "zone": "trinidad", "hand": [card], **seat}
    assert (f"play:{card}" in offered(play(visiting(Seat(**fields))))) == worth  # type: ignore[arg-type]


@pytest.mark.rule("MAM-680", "MAM-1310", "MAM-670")
def test_what_cards_for_the_port_do() -> None:
    hand = ["bought-pardon", "smuggled-arms", "tavern-friends", "stash-anywhere"]
    seat = Seat(RODRIGO, zone="trinidad", gold=9, chest=2, cargo=["rum-1"], hand=hand, bounty={"dutch": 2})
    match = play(visiting(seat, nth(2, 25)))
    answers(match, "0 play:bought-pardon", "0 pardon:dutch:1")
    assert "sell" not in offered(match)
    answers(match, "0 play:smuggled-arms", "0 play:tavern-friends", "0 play:stash-anywhere")
    assert question(match) == (0, "stash", [f"aboard:{n}" for n in range(7)])
    answers(match, "0 aboard:4")
    assert (told(match), board(match, 0), piles(match), turn(match)) == (
        [
            "plays! 0 card=bought-pardon as=bought-pardon",
            "pays 0 n=3 why=pardon",
            "pardoned 0 nation=dutch n=1 why=gold",
            "plays! 0 card=smuggled-arms as=smuggled-arms",
            "armed 0",
            "plays! 0 card=tavern-friends as=tavern-friends",
            "draws-rumor 0 n=1 (card=myriad-of-goods for 0)",
            "plays! 0 card=stash-anywhere as=stash-anywhere",
            "stashes 0 word=gold (n=2 for 0)",
        ],
        [
            "rodrigo-salvatierra",
            "in trinidad",
            "sloop [2, 2, 2, 2, 1]",
            "cargo: rum-1",
            "rumor: myriad-of-goods",
            "weapons: grappling-hooks chain-shot grapeshot",
            "dutch 1",
            "gold 4",
            "chest 4",
            "seen at most 8",
        ],
        ["glory: bought-pardon smuggled-arms tavern-friends stash-anywhere"],
        "round 1, seat 0: 2 actions, 0 moves, 0 crossed, done 64, tried 4, fresh, port taken",
    )


@pytest.mark.rule("MAM-625", "MAM-601", "MAM-903")
def test_cards_of_the_own_turn_and_cargo_overboard_are_no_business() -> None:
    seat = Seat(
        RODRIGO, zone="trinidad", cargo=["rum-1", "wood-1"], hand=["following-wind", "employers-whim"]
    )
    match = play(visiting(seat, nth(1, 23), missions=["ransom", "rum-contract"]), "0 play:following-wind")
    answers(match, "0 overboard", "0 overboard:wood", "0 play:employers-whim")
    assert question(match) == (0, "replace-mission", ["replace:ransom", "replace:rum-contract"])
    answers(match, "0 replace:ransom")
    assert "sell" in offered(match)
    assert (told(match), board(match, 0), piles(match), turn(match)) == (
        [
            "plays! 0 card=following-wind as=following-wind",
            "overboard! 0 good=wood card=wood-1",
            "plays! 0 card=employers-whim as=employers-whim",
            "new-mission! mission=sealed-dispatches zone=havana",
        ],
        [
            "rodrigo-salvatierra",
            "in trinidad",
            "sloop [2, 2, 2, 2, 1]",
            "cargo: rum-1",
            "gold 10",
            "seen at least 10",
            "seen at most 10",
        ],
        ["cargo: wood-1", "glory: following-wind employers-whim", "missions: ransom"],
        "round 1, seat 0: 2 actions, 1 moves, 0 crossed, fresh, port taken",
    )


@pytest.mark.rule("MAM-1314", "MAM-680", "MAM-601")
def test_a_visit_that_a_mission_wants_counts_at_the_latest_at_the_end_of_the_port_action() -> None:
    seat = Seat(RODRIGO, zone="tortuga", mission="ransom")
    match = play(visiting(seat), "0 done")
    assert told(match) == ["mission-step 0 mission=ransom n=1"]
    assert (match.state.seats[0].progress, prompt(match)) == (1, (0, "action"))
    elsewhere = play(visiting(Seat(RODRIGO, zone="trinidad", mission="ransom")), "0 done")
    assert (told(elsewhere), elsewhere.state.seats[0].progress) == ([], 0)
    goods = play(
        visiting(Seat(RODRIGO, zone="nassau", mission="rum-contract", cargo=["rum-1", "rum-2"])), "0 done"
    )
    assert (told(goods), len(cargo(goods, 0))) == ([], 2)


def finished(seat: Seat, *draws: Draw, deeds: str = "step") -> Match[Marauders]:
    return play(visiting(seat, *draws), *[f"0 {deed}" for deed in deeds.split()])


@pytest.mark.rule("MAM-1314", "MAM-664", "MAM-1316")
def test_goods_are_handed_over_and_the_reward_becomes_a_specialist() -> None:
    seat = Seat(
        RODRIGO,
        zone="curacao",
        mission="shipyard-apprentice",
        cargo=["wood-1", "wood-2", "rum-1"],
        specialists=["veteran"],
    )
    match = finished(seat, nth(1, 69))
    assert (told(match), board(match, 0), piles(match)) == (
        [
            "delivers! 0 good=wood",
            "mission-step 0 mission=shipyard-apprentice n=1",
            "completes 0 mission=shipyard-apprentice",
            "gains-gold 0 n=7 why=card",
            "hires 0 specialist=carpenter",
            "gains-point 0 why=mission n=1",
            "draws-glory 0 n=1 why=point (card=reroll-crew for 0)",
        ],
        [
            "rodrigo-salvatierra",
            "in curacao",
            "sloop [2, 2, 2, 2, 1]",
            "cargo: rum-1 wood-2",
            "hand: reroll-crew",
            "special: carpenter veteran",
            "gold 17",
            "glory 1",
            "seen at least 17",
            "seen at most 17",
        ],
        ["cargo: wood-1"],
    )
    assert match.state.seats[0].specialists[-1] >= 200
    second = Seat(
        RODRIGO, zone="curacao", mission="shipyard-apprentice", cargo=["wood-1"], specialists=["carpenter"]
    )
    match = finished(second, nth(1, 69))
    assert (told(match), board(match, 0), piles(match)) == (
        [
            "delivers! 0 good=wood",
            "mission-step 0 mission=shipyard-apprentice n=1",
            "completes 0 mission=shipyard-apprentice",
            "gains-gold 0 n=7 why=card",
            "gains-gold 0 n=5 why=card",
            "gains-point 0 why=mission n=1",
            "draws-glory 0 n=1 why=point (card=reroll-crew for 0)",
        ],
        [
            "rodrigo-salvatierra",
            "in curacao",
            "sloop [2, 2, 2, 2, 1]",
            "hand: reroll-crew",
            "special: carpenter",
            "gold 22",
            "glory 1",
            "seen at least 22",
            "seen at most 22",
        ],
        ["cargo: wood-1", "missions: shipyard-apprentice"],
    )


@pytest.mark.rule("MAM-1314", "MAM-664")
def test_two_ports_are_visited_in_any_order() -> None:
    seat = Seat(RODRIGO, zone="bridgetown", mission="the-envoy", bounty={"french": 2})
    s = visiting(seat)
    match = play(s, "0 step")
    assert (told(match), board(match, 0)) == (
        ["mission-port 0 mission=the-envoy zone=bridgetown"],
        [
            "rodrigo-salvatierra",
            "in bridgetown",
            "sloop [2, 2, 2, 2, 1]",
            "french 2",
            "the-envoy 0 32768",
            "gold 10",
            "seen at least 10",
            "seen at most 10",
        ],
    )
    assert "step" not in offered(match)
    s = visiting(Seat(RODRIGO, zone="basse-terre", mission="the-envoy", bounty={"french": 2}), nth(1, 70))
    s.seats[0].marks = match.state.seats[0].marks
    match = play(s, "0 step", "0 pardon:french:2")
    assert (told(match), board(match, 0), piles(match)) == (
        [
            "mission-port 0 mission=the-envoy zone=basse-terre",
            "mission-step 0 mission=the-envoy n=1",
            "completes 0 mission=the-envoy",
            "gains-gold 0 n=10 why=card",
            "pardoned 0 nation=french n=0 why=card",
            "gains-point 0 why=mission n=1",
            "draws-glory 0 n=1 why=point (card=reroll-crew for 0)",
        ],
        [
            "rodrigo-salvatierra",
            "in basse-terre",
            "sloop [2, 2, 2, 2, 1]",
            "hand: reroll-crew",
            "gold 20",
            "glory 1",
            "seen at least 20",
            "seen at most 20",
        ],
        ["missions: the-envoy"],
    )


@pytest.mark.rule("MAM-1314", "MAM-663", "MAM-681")
def test_a_failed_test_may_cost_the_mission() -> None:
    match = finished(Seat(RODRIGO, zone="santo-domingo", mission="smugglers-run"), *dice(1))
    assert (told(match), piles(match)) == (
        ["tests 0 skill=influence dice=1 n=0", "loses-mission 0 mission=smugglers-run why=failed"],
        ["missions: smugglers-run"],
    )
    match = finished(Seat(RODRIGO, zone="havana", mission="debt-of-honour"), *dice(1, 1, 1, 1))
    assert (told(match), board(match, 0)[3:4], match.state.scouted) == (
        ["tests 0 skill=leadership dice=1 1 1 1 n=0"],
        ["debt-of-honour 0 0"],
        2147483648,
    )
    match = finished(Seat(RODRIGO, zone="havana", mission="debt-of-honour"), *dice(1, "S", 1, 1), nth(1, 70))
    assert (told(match), board(match, 0), piles(match)) == (
        [
            "tests 0 skill=leadership dice=1 S 1 1 n=1",
            "mission-step 0 mission=debt-of-honour n=1",
            "completes 0 mission=debt-of-honour",
            "gains-gold 0 n=7 why=card",
            "hires 0 specialist=veteran",
            "gains-point 0 why=mission n=1",
            "draws-glory 0 n=1 why=point (card=reroll-crew for 0)",
        ],
        [
            "rodrigo-salvatierra",
            "in havana",
            "sloop [2, 2, 2, 2, 1]",
            "hand: reroll-crew",
            "special: veteran",
            "gold 17",
            "glory 1",
            "seen at least 17",
            "seen at most 17",
        ],
        [],
    )


@pytest.mark.rule("MAM-1162", "MAM-1174", "MAM-1314", "MAM-1315")
def test_a_fight_of_a_mission_in_its_port() -> None:
    seat = Seat(RODRIGO, "frigate", "caracas", mission="old-fortress")
    assert "step" not in offered(
        play(visiting(Seat(RODRIGO, "frigate", "caracas", mission="old-fortress", now={"crew": 0})))
    )
    match = finished(seat, *dice("S", "S", "S", 1, 1, 1, "S"), *dice("S", 1, 1, 1, 2, 2), nth(1, 70))
    assert question(match) == (0, "withdraw", ["fight-on", "withdraw"])
    assert match.pending[0].about == {"own": 2, "enemy": 1}
    answers(match, "0 fight-on")
    assert (told(match), board(match, 0), piles(match)) == (
        [
            "land-fight 0 n=4 leadership=2",
            "contest attacker=S S S 1 1 defender=1 S",
            "crew-losses attacker=2 defender=1",
            "contest attacker=S 1 1 1 defender=2 2",
            "crew-losses attacker=2 defender=0",
            "mission-step 0 mission=old-fortress n=1",
            "completes 0 mission=old-fortress",
            "gains-gold 0 n=15 why=card",
            "gains-point 0 why=mission n=1",
            "draws-glory 0 n=1 why=point (card=reroll-crew for 0)",
        ],
        [
            "rodrigo-salvatierra",
            "in caracas",
            "frigate [3, 3, 3, 2, 3]",
            "hand: reroll-crew",
            "gold 25",
            "glory 1",
            "seen at least 25",
            "seen at most 25",
        ],
        ["missions: old-fortress"],
    )
    match = finished(seat, *dice("S", "S", "S", 1, 1, 1, "S"), deeds="step withdraw")
    assert (told(match), board(match, 0), match.state.sides) == (
        [
            "land-fight 0 n=4 leadership=2",
            "contest attacker=S S S 1 1 defender=1 S",
            "crew-losses attacker=2 defender=1",
        ],
        [
            "rodrigo-salvatierra",
            "in caracas",
            "frigate [3, 3, 3, 2, 3]",
            "old-fortress 0 0",
            "gold 10",
            "seen at least 10",
            "seen at most 10",
        ],
        (-1, -1),
    )
    assert bounty(match, 0) == {}
