"""What the log tells: every event with its figures, in the order in which things happen."""

import pytest

from kaper.engine.match import Match
from kaper.games.tiny_epic.state.state import Pirates
from tests.games.tiny_epic.table import (
    answers,
    bury,
    captain,
    card,
    cell,
    crew,
    cube,
    dice,
    die,
    draws,
    hands,
    legend_turn,
    load,
    market,
    merchant,
    order,
    position,
    put,
    side,
    table,
    token,
    turn,
)  # fmt: skip

Told = tuple[str, int, dict[str, int | str]]
LEGEND = 1
SENT = "legend-sends-navy"


def told(match: Match[Pirates], *skip: str) -> list[Told]:
    """Who did what, with all figures; -1 is nobody."""
    return [(event.kind, event.seat, dict(event.args)) for event in match.events if event.kind not in skip]


# --- before the first turn


@pytest.mark.rule("TEP-219", "TEP-220", "TEP-221", "TEP-222", "TEP-224")
def test_the_log_of_the_setup() -> None:
    s = position()
    s.phase, s.navy, s.first, s.turn = 0, -1, 1, 1
    s.cell, s.hidden = [-1, -1], [False, False]
    match = answers(table(s), "corner:a4", "cove:c3", "cove:a2", "side:c2-b", "side:c1-a")
    assert told(match) == [
        ("begins", 1, {}),
        ("places-navy", 1, {"cell": "a4"}),
        ("places-ship", 1, {"cell": "c3"}),
        ("places-ship", 0, {"cell": "a2"}),
        ("chooses-side", 1, {"captain": "c2-b"}),
        ("chooses-side", 0, {"captain": "c1-a"}),
        ("starts-with", 1, {"loot": "sugar"}),
        ("starts-with", 0, {"loot": "rum"}),
    ]


@pytest.mark.rule("TEP-902", "TEP-904")
def test_the_log_of_a_solo_setup_names_the_opponent() -> None:
    s = position(legend=("red-ysolde", "swift"))
    s.phase, s.navy = 0, -1
    s.cell, s.hidden = [-1, -1], [False, False]
    match = answers(table(s), "cove:b1", "corner:d1")
    assert told(match) == [
        ("begins", 0, {}),
        ("legend", LEGEND, {"captain": "red-ysolde", "personality": "swift"}),
        ("places-ship", 0, {"cell": "b1"}),
        ("places-navy", 0, {"cell": "d1"}),
        ("legend-placed", LEGEND, {"cell": "a4", "because": "because-farthest"}),
    ]


# --- wheel, hands, sailing


@pytest.mark.rule("TEP-310", "TEP-312", "TEP-315", "TEP-318")
def test_the_log_of_the_wheel() -> None:
    s = captain(hands(position(), 0, rig=1, can=1, wheel="1"), 0, 0)
    match = turn(s, "turn:3", "from:cannons", "to:extortion", until="sail")
    assert told(match) == [
        ("turns-wheel", 0, {"space": 3, "order": "crew-up"}),
        ("jumps", 0, {"space": 2, "duty": "cannons"}),
        ("returns", 0, {"space": 1, "duty": "extortion"}),
    ]


@pytest.mark.rule("TEP-401", "TEP-405", "TEP-420", "TEP-421", "TEP-552", "TEP-403")
def test_the_log_of_a_sail_through_storms() -> None:
    s = hands(put(position(), 0, "a1"), 0, can=1, rep=1, wheel="4")
    s.storms = sum(1 << cell(place) for place in ("b1", "c1", "d1", "a2", "b2", "c2", "d2"))
    s.kept[0], s.unseen = [0, 0, 0, 0, 1, 1], [4, 3, 4, 4, 2, 1]
    given = ["sail-token", "sail:b1", "storm:heel", "sail:c1", "storm:pass", "sail:d1"]
    match = turn(s, *given, phase="sail", until="order")
    assert told(match) == [
        ("uses-sail-token", 0, {}),
        ("sails", 0, {"cell": "b1"}),
        ("heels", 0, {"from": "cannons", "why": "storm"}),
        ("sails", 0, {"cell": "c1"}),
        ("uses-storm-pass", 0, {}),
        ("sails", 0, {"cell": "d1"}),
        ("heels", 0, {"from": "wheel-4", "why": "storm"}),
    ]


# --- orders


@pytest.mark.rule("TEP-510", "TEP-511", "TEP-106")
def test_the_log_of_plunder() -> None:
    s = load(put(position(), 0, "a1"), 0, "rum", "rum", "rum")
    draws(s, cube(s, "coffee"))
    match = order(s, "plunder", "plunder", "discard:rum")
    assert told(match) == [
        ("plunders", 0, {"loot": "coffee", "cell": "a1"}),
        ("discards", 0, {"loot": "rum"}),
    ]


@pytest.mark.rule("TEP-521", "TEP-522", "TEP-523", "TEP-524")
def test_the_log_of_trade() -> None:
    s = market(load(put(position(), 0, "b3"), 0, "rum", "rum"), "coffee", "rum", "sugar", "gunpowder")
    match = order(s, "trade", "sell:2")
    assert told(match) == [
        ("sells", 0, {"loot": "rum", "n": 2, "price": 3, "gold": 6}),
        ("market-falls", -1, {"loot": "rum"}),
    ]
    s = market(load(put(position(), 0, "b3"), 0, "rum"), "rum", "coffee", "sugar", "gunpowder")
    match = order(s, "trade", "sell:1")
    assert told(match) == [("sells", 0, {"loot": "rum", "n": 1, "price": 2, "gold": 2})]


@pytest.mark.rule("TEP-530", "TEP-531", "TEP-532", "TEP-540", "TEP-541", "TEP-R15")
def test_the_log_of_crew_up() -> None:
    s = crew(position(), 0, "k20", "k21", "k22", "k23")
    draws(s, card(s, "k05"), (1, 1), (1, 1), (1, 1))
    s.crew_deck = [4, 5, 6, 7]
    draws(s, (1, 4), (1, 3), (1, 2), (1, 1))
    match = order(s, "crew-up", "refresh", "hire:k05", "dismiss:k21", "mutiny")
    dealt = [event for event in told(match) if event[0] == "crew-row"]
    assert dealt[0] == ("crew-row", -1, {"card": "k05"})
    assert len(dealt) == 4
    assert told(match, "crew-row") == [
        ("refreshes", 0, {"n": 1}),
        ("dismisses", 0, {"card": "k21"}),
        ("hires", 0, {"card": "k05"}),
        ("mutinies", 0, {"captain": "c1-b"}),
    ]


@pytest.mark.rule("TEP-202", "TEP-550", "TEP-551", "TEP-102", "TEP-109", "TEP-554")
def test_the_log_of_search() -> None:
    def found(name: str) -> list[Told]:
        s = put(position(), 0, "a3")
        draws(s, token(s, name), (1, 34))
        return told(order(s, "search", "search"))

    assert found("gold-3")[1:] == [("gains-gold", 0, {"n": 3, "why": "token"})]
    assert found("deadeye")[1:] == [("gains-deadeye", 0, {"n": 1, "why": "token"})]
    assert found("loot")[1:] == [("fishes-out", 0, {"loot": "sugar"})]
    assert found("sail-2") == [("finds", 0, {"token": "sail-2", "cell": "a3"})]


@pytest.mark.rule("TEP-561", "TEP-563", "TEP-564", "TEP-R01", "TEP-801", "TEP-802", "TEP-803")
def test_the_log_of_hide_and_of_the_ship_line() -> None:
    s = hands(captain(put(position(), 0, "c3"), 0, 5), 0, ext=1, rep=1, wheel="2")
    merchant(merchant(s, "orange", "d3", bound="d4"), "green", "a2", bound="a1")
    s.navy = cell("c2")
    draws(s, cube(s, "rum"), cube(s, "coffee"))
    match = turn(s, "turn:0", "anchor", "hide", "move:repairs:extortion", "move:wheel-2:cannons", "done")
    assert told(match, "merchant-arrives") == [
        ("turns-wheel", 0, {"space": 0, "order": "hide"}),
        ("hides", 0, {"cell": "c3"}),
        ("moves-hand", 0, {"from": "repairs", "to": "extortion"}),
        ("moves-hand", 0, {"from": "wheel-2", "to": "cannons"}),
        ("gains-gold", 0, {"n": 1, "why": "hide"}),
        ("crosses-line", 0, {}),
        ("gains-gold", 0, {"n": 1, "why": "extortion"}),
        ("merchant-sails", 1, {"ship": "orange", "cell": "d4"}),
        ("merchant-sails", 1, {"ship": "green", "cell": "a1"}),
        ("navy-sails", 1, {"whom": 0, "cell": "c3"}),
        ("navy-misses", 0, {}),
    ]
    arrived = [figures["ship"] for kind, _, figures in told(match) if kind == "merchant-arrives"]
    assert arrived == ["orange", "green"]


@pytest.mark.rule("TEP-853", "TEP-854", "TEP-855")
def test_the_log_of_the_navys_attack() -> None:
    s = hands(captain(put(position(), 0, "c3"), 0, 5), 0, rig=2, wheel="2")
    merchant(merchant(s, "orange", "d3", bound="d4"), "green", "a2", bound="a1")
    s.navy = cell("c2")
    match = turn(s, "turn:0", "anchor", "skip")
    assert told(match)[-2:] == [("navy-sails", 1, {"whom": 0, "cell": "c3"}), ("navy-attacks", 0, {})]


# --- battles


@pytest.mark.rule("TEP-602", "TEP-603", "TEP-604", "TEP-605", "TEP-620", "TEP-625", "TEP-626", "TEP-627")
def test_the_log_of_a_raid_that_sinks_nothing() -> None:
    s = crew(hands(merchant(put(position(), 0, "c3"), "orange", "c3"), 0, can=1), 0, "k24")
    s.deadeye[0] = 1
    match = order(draws(s, *dice(4, 4)), "attack", "raid:orange", "fire")
    assert told(match) == [
        ("raids", 0, {"ship": "orange", "n": 2}),
        ("rolls", 0, {"dice": "4, 4"}),
        ("deals", 0, {"n": 2, "matched": 0, "cannons": 1, "hits": 1}),
        ("raid-tied", 0, {"ship": "orange"}),
        ("gains-deadeye", 0, {"n": 1, "why": "raid"}),
    ]
    s = hands(merchant(put(position(), 0, "c3"), "orange", "c3"), 0, can=1)
    s.deadeye[0] = 1
    match = order(draws(s, *dice(4, 5)), "attack", "raid:orange", "set:5:6")
    assert told(match) == [
        ("raids", 0, {"ship": "orange", "n": 2}),
        ("rolls", 0, {"dice": "4, 5"}),
        ("spends-deadeye", 0, {"old": 5, "new": 6}),
        ("deals", 0, {"n": 1, "matched": 0, "cannons": 1, "hits": 0}),
        ("raid-lost", 0, {"ship": "orange"}),
        ("heels", 0, {"from": "cannons", "why": "raid"}),
        ("gains-deadeye", 0, {"n": 1, "why": "raid"}),
    ]


@pytest.mark.rule("TEP-621", "TEP-622", "TEP-623", "TEP-624", "TEP-R26", "TEP-R32", "TEP-216", "TEP-217")
def test_the_log_of_a_merchant_that_sinks() -> None:
    s = hands(merchant(put(position(), 0, "c2"), "orange", "c2", value="t04"), 0, can=5)
    draws(s, *dice(4, 4), (1, 2), cube(s, "coffee"))
    match = order(s, "attack", "raid:orange", "port:d4")
    assert told(match) == [
        ("raids", 0, {"ship": "orange", "n": 4}),
        ("rolls", 0, {"dice": "4, 4"}),
        ("deals", 0, {"n": 5, "matched": 0, "cannons": 5, "hits": 0}),
        ("sinks", 0, {"ship": "orange", "gold": 6, "loot": "sugar"}),
        ("gains-infamy", 0, {"level": "pirate", "n": 2, "why": "merchant"}),
        ("gains-gold", 0, {"n": 3, "why": "infamy"}),
        ("merchant-card", -1, {"ship": "orange", "card": "t01"}),
        ("merchant-reset", -1, {"ship": "orange", "cell": "d4", "loot": "coffee"}),
    ]


@pytest.mark.rule("TEP-640", "TEP-641", "TEP-642", "TEP-643", "TEP-644", "TEP-R13")
def test_the_log_of_a_duel() -> None:
    s = put(put(position(), 0, "c3"), 1, "c3")
    hands(hands(s, 0, rig=3), 1, rig=3)
    match = order(draws(s, *dice(1, 4), *dice(1, 2)), "attack", "fight:1")
    tied = [
        ("battle-tied", 0, {"whom": 1}),
        ("gains-deadeye", 0, {"n": 1, "why": "tie"}),
        ("gains-deadeye", 1, {"n": 1, "why": "tie"}),
    ]
    assert told(match, "rolls", "deals") == [("attacks", 0, {"whom": 1}), *tied]
    assert s.deadeye == [1, 1]
    s = put(put(position(), 0, "c3"), 1, "c3")
    hands(hands(s, 0, rig=3), 1, rig=3)
    s.infamy[0] = 1
    s.waiting[0] = True
    match = order(draws(s, *dice(1, 2, 3), *dice(2, 2)), "attack", "fight:1", "to:cannons")
    assert told(match, "rolls", "deals") == [
        ("attacks", 0, {"whom": 1}),
        ("wins-battle", 0, {"whom": 1}),
        ("gains-infamy", 0, {"level": "corsair", "n": 3, "why": "battle"}),
        ("gains-deckhand", 0, {"duty": "cannons"}),
        ("heels", 1, {"from": "rigging", "why": "battle"}),
        ("gains-deadeye", 1, {"n": 1, "why": "battle"}),
    ]


# --- bonus actions


@pytest.mark.rule("TEP-710", "TEP-712", "TEP-870", "TEP-961", "TEP-707", "TEP-R14", "TEP-750")
def test_the_log_of_a_burial_and_of_a_card() -> None:
    s = crew(bury(put(position(), 0, "a1"), 0, "c1", "d1"), 0, "k18")
    s.gold[0] = 13
    match = order(s, "search", "skip", "bury", "skip", "use:k18")
    assert told(match) == [
        ("buries", 0, {"cell": "a1", "cost": 8, "n": 3}),
        ("last-round", 0, {}),
        ("uses-card", 0, {"card": "k18", "kind": "gain-gold"}),
        ("gains-gold", 0, {"n": 2, "why": "card"}),
    ]


@pytest.mark.rule("TEP-720", "TEP-730", "TEP-740", "TEP-R17", "TEP-R18", "TEP-R21")
def test_the_log_of_special_trade_swap_and_steering() -> None:
    s = load(crew(put(position(), 0, "b3"), 0, "k06", "k09"), 0, "rum", "gunpowder")
    merchant(s, "orange", "d3", bound="d4")
    draws(s, cube(s, "coffee"))
    match = order(s, "trade", "skip", "use:k06", "use:k09", "steer:orange:d4")
    assert told(match, "uses-card") == [
        ("trades-specially", 0, {"gold": 8}),
        ("steers", 0, {"ship": "orange", "cell": "d4"}),
        ("merchant-arrives", -1, {"ship": "orange", "loot": "coffee"}),
    ]
    s = load(crew(put(position(), 0, "a3"), 0, "k04"), 0, "rum")
    match = order(s, "plunder", "use:k04", "swap:rum:coffee")
    assert told(match, "uses-card") == [("swaps", 0, {"old": "rum", "new": "coffee"})]


# --- the Legendary Pirate


def solo(name: str = "iron-maud", personality: str = "greedy", space: int = 0) -> Pirates:
    """The player hidden on c4, the legend in the open on a3, no storms; the merchants are far from both."""
    s = put(put(position(legend=(name, personality)), 0, "c4", hidden=True), LEGEND, "a3")
    merchant(merchant(s, "orange", "d1", bound="d4"), "green", "c1", bound="a1")
    s.storms = 0
    return captain(s, LEGEND, space)


@pytest.mark.rule("TEP-920", "TEP-921", "TEP-922", "TEP-930", "TEP-931", "TEP-932", "TEP-940", "TEP-945")
def test_the_log_of_its_turn() -> None:
    s = hands(solo(space=5), LEGEND, rig=1, can=1, wheel="1")
    s.navy = cell("a4")
    draws(s, die(2), cube(s, "coffee"))
    s.orders[LEGEND] = (0, 2, 1, 3, 4, 5)
    match = legend_turn(s)
    assert told(match) == [
        ("legend-rolls", LEGEND, {"n": 2}),
        ("legend-turns", LEGEND, {"space": 2, "order": "plunder", "because": "because-roll"}),
        ("legend-returns", LEGEND, {"space": 1, "duty": "extortion", "because": "because-only"}),
        ("legend-targets", LEGEND, {"target": "green", "because": "because-space"}),
        ("legend-sails", LEGEND, {"cell": "a1", "n": 2, "because": "because-as-far"}),
        ("legend-plunders", LEGEND, {"loot": "coffee"}),
        ("legend-bonus", LEGEND, {"order": "plunder"}),
        ("gains-gold", LEGEND, {"n": 3, "why": "sheet"}),
        ("crosses-line", LEGEND, {}),
        ("gains-gold", LEGEND, {"n": 1, "why": "extortion"}),
        ("merchant-sails", 0, {"ship": "orange", "cell": "d2"}),
        ("merchant-sails", 0, {"ship": "green", "cell": "b1"}),
        ("navy-sails", 0, {"whom": LEGEND, "cell": "a3"}),
    ]


@pytest.mark.rule("TEP-640", "TEP-952", "TEP-953", "TEP-956", "TEP-957", "TEP-958")
def test_the_log_of_a_battle_against_it() -> None:
    def fought(*rolls: int) -> list[Told]:
        s = hands(put(solo(), 0, "a3"), 0, can=1)
        return told(order(draws(s, *dice(*rolls)), "attack", "fight:1"), "rolls", "deals", "heels")

    assert fought(4, 4, 2, 2) == [
        ("attacks", 0, {"whom": LEGEND}),
        ("battle-tied", 0, {"whom": LEGEND}),
        ("gains-deadeye", 0, {"n": 1, "why": "tie"}),
        ("gains-gold", LEGEND, {"n": 1, "why": "deadeye"}),
    ]
    assert fought(4, 4, 1, 2) == [
        ("attacks", 0, {"whom": LEGEND}),
        ("wins-battle", LEGEND, {"whom": 0}),
        ("gains-deadeye", 0, {"n": 1, "why": "battle"}),
        ("gains-gold", LEGEND, {"n": 4, "why": "ransom"}),
    ]
    assert fought(1, 4, 2, 2)[:5] == [
        ("attacks", 0, {"whom": LEGEND}),
        ("wins-battle", 0, {"whom": LEGEND}),
        ("gains-infamy", 0, {"level": "pirate", "n": 2, "why": "battle"}),
        ("gains-gold", 0, {"n": 3, "why": "infamy"}),
        ("legend-heels", LEGEND, {"from": "extortion", "why": "battle", "because": "because-rightmost"}),
    ]


@pytest.mark.rule("TEP-620", "TEP-952", "TEP-954", "TEP-955", "TEP-S10", "TEP-S12")
def test_the_log_of_its_raids() -> None:
    def raided(*rolls: int) -> list[Told]:
        s = merchant(solo(), "orange", "a3", cargo="coffee", value="t01")
        s.orders[LEGEND] = (0, 5, 1, 2, 3, 4)
        match = legend_turn(draws(s, die(1), *dice(*rolls), (1, 1), cube(s, "rum")))
        return told(match)[4:]

    rolled = ("raids", LEGEND, {"ship": "orange", "n": 2})
    assert raided(1, 2)[:5] == [
        rolled,
        ("rolls", LEGEND, {"dice": "1, 2"}),
        ("deals", LEGEND, {"n": 2, "matched": 1, "cannons": 1, "hits": 0}),
        ("raid-tied", LEGEND, {"ship": "orange"}),
        ("gains-gold", LEGEND, {"n": 1, "why": "deadeye"}),
    ]
    assert raided(2, 2)[3:6] == [
        ("raid-lost", LEGEND, {"ship": "orange"}),
        ("legend-heels", LEGEND, {"from": "extortion", "why": "raid", "because": "because-rightmost"}),
        ("gains-gold", LEGEND, {"n": 1, "why": "deadeye"}),
    ]
    assert raided(1, 3)[3:] == [
        ("sinks", LEGEND, {"ship": "orange", "gold": 4, "loot": "coffee"}),
        ("gains-gold", LEGEND, {"n": 4, "why": "merchant"}),
        ("merchant-card", -1, {"ship": "orange", "card": "t03"}),
        ("merchant-reset", -1, {"ship": "orange", "cell": "d4", "loot": "rum"}),
    ]


@pytest.mark.rule("TEP-912")
def test_the_log_says_why_the_navy_sailed_as_it_did() -> None:
    def why(navy: str) -> list[Told]:
        s = put(solo(), 0, "b3")
        s.crossed = True
        s.navy = cell(navy)
        found = told(turn(s, phase="ship-line"))
        return [(because, seat, figures) for because, seat, figures in found if because == SENT]

    assert why("b1") == [(SENT, LEGEND, {"cell": "b2", "whom": 0, "because": "because-vertical"})]
    assert why("d3") == [(SENT, LEGEND, {"cell": "c3", "whom": 0, "because": "because-same-row"})]
    assert why("b3") == [(SENT, LEGEND, {"cell": "b3", "whom": 0, "because": "because-there"})]


@pytest.mark.rule("TEP-943", "TEP-941", "TEP-942")
def test_the_log_of_its_other_orders() -> None:
    s = solo("sam-tarwater")
    s.orders[LEGEND] = (0, 3, 4, 1, 2, 5)
    draws(s, die(1), card(s, "k05"))
    assert told(legend_turn(s))[-1] == ("legend-hires", LEGEND, {"card": "k05"})
    s = solo("sam-tarwater")
    s.orders[LEGEND] = (0, 3, 4, 1, 2, 5)
    s.crew[LEGEND] = [s.crew_deck.pop() for _ in range(4)]
    match = legend_turn(draws(s, die(1)))
    assert told(match, "crew-row")[-1] == ("legend-renews", LEGEND, {})
    s = side(solo("iron-maud"), 0, "c1-a")
    s.orders[LEGEND] = (0, 4, 3, 1, 2, 5)
    put(s, LEGEND, "b1")
    merchant(s, "orange", "b1")
    draws(s, die(1), token(s, "deadeye"))
    assert told(legend_turn(s))[-2:] == [
        ("finds", LEGEND, {"token": "deadeye", "cell": "b1"}),
        ("gains-gold", LEGEND, {"n": 1, "why": "token"}),
    ]


@pytest.mark.rule("TEP-925", "TEP-930", "TEP-944", "TEP-S08")
def test_the_log_of_an_infamy_action_and_of_an_attack_that_cannot_be() -> None:
    s = put(solo("old-calloway", "ruthless"), 0, "a3", hidden=True)
    match = legend_turn(draws(s, die(6)))
    assert told(match) == [
        ("legend-rolls", LEGEND, {"n": 6}),
        ("legend-infamy", LEGEND, {"n": 2}),
        ("legend-targets", LEGEND, {"target": "player", "because": "because-six"}),
        ("legend-sails", LEGEND, {"cell": "a3", "n": 0, "because": "because-there"}),
        ("legend-no-attack", LEGEND, {"because": "because-hidden"}),
        ("legend-bonus", LEGEND, {"order": "attack"}),
        ("gains-gold", LEGEND, {"n": 1, "why": "sheet"}),
    ]
    # Orange is its target and far away; the player lies beside it, hidden, and does not matter.
    s = put(solo(), 0, "a2", hidden=True)
    s.orders[LEGEND] = (0, 5, 1, 2, 3, 4)
    match = legend_turn(draws(s, die(1)))
    assert told(match)[-1] == ("legend-no-attack", LEGEND, {"because": "because-not-here"})
