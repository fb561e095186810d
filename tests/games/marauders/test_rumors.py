"""Every Rumor: found true, it does what its card says, and brings a point."""

from pathlib import Path

import pytest

from kaper.engine.match import Match
from kaper.games.marauders.components.board import ZONE_NAMES
from kaper.games.marauders.components.cards import MOD_NAMES, RUMOR_AT_SEA, RUMOR_NAMES, RUMOR_PLACE
from kaper.games.marauders.state.state import Marauders
from kaper.games.marauders.view.observe import observe
from tests.games.marauders.table import (
    Draw,
    Seat,
    answers,
    begin,
    bounty,
    dice,
    glory,
    gold,
    hand,
    in_port,
    now,
    nth,
    offered,
    play,
    position,
    prompt,
)


def found(name: str, *draws: Draw, **fields: object) -> Match[Marauders]:
    """The Rumor is tried where it names, with a success on the first die of a captain with Influence 1."""
    card = RUMOR_NAMES.index(name)
    at_sea = RUMOR_AT_SEA[card]
    fields = {"captain": "rodrigo-salvatierra", "ship": "frigate", **fields}
    seat = Seat(zone=ZONE_NAMES[RUMOR_PLACE[card]], docked=not at_sea, rumor=name, **fields)  # type: ignore[arg-type]
    test = dice("S", 1, 1) if at_sea else dice("S")
    s = position(seat, draws=[*test, *draws])
    if at_sea:
        return play(s, "0 scout:rumor")
    return play(in_port(s), "0 test-rumor")


@pytest.mark.rule("MAM-657", "MAM-1324")
@pytest.mark.parametrize(
    ("name", "amount"),
    [("forgotten-debt", 10), ("pearl-bank", 10)],
)
def test_gold(name: str, amount: int) -> None:
    match = found(name)
    assert (gold(match, 0), glory(match, 0), len(hand(match, 0))) == (10 + amount, 1, 1)


@pytest.mark.rule("MAM-1316")
@pytest.mark.parametrize(
    ("name", "kind", "amount"),
    [
        ("retired-veteran", "veteran", 4),
        ("blind-pilot", "helmsman", 4),
        ("bankrupt-clerk", "steward", 4),
        ("marooned-surgeon", "surgeon", 4),
        ("castaway-gunner", "gunner", 4),
        ("boy-in-the-tree", "lookout", 4),
        ("deserters", "boatswain", 0),
    ],
)
def test_a_specialist_comes_along(name: str, kind: str, amount: int) -> None:
    match = found(name)
    assert (gold(match, 0), observe(match.state, 1).players[0].specialists) == (10 + amount, [kind])
    assert RUMOR_NAMES.index(name) not in match.state.rumor_deck
    assert glory(match, 0) == 1


@pytest.mark.rule("MAM-1316")
def test_who_has_that_specialist_takes_five_gold_instead() -> None:
    match = found("retired-veteran", specialists=["veteran"])
    assert gold(match, 0) == 10 + 4 + 5
    assert RUMOR_NAMES.index("retired-veteran") in match.state.rumor_deck


@pytest.mark.rule("MAM-1310", "MAM-650")
def test_deserters_fill_the_crew() -> None:
    assert now(found("deserters", now={"crew": 0}), 0)[3] == 3


@pytest.mark.rule("MAM-807")
@pytest.mark.parametrize(("name", "nation"), [("corrupt-judge", "spanish"), ("governors-mistress", "french")])
def test_a_pardon(name: str, nation: str) -> None:
    match = found(name, bounty={nation: 3, "dutch": 1})
    answers(match, f"0 pardon:{nation}:3")
    assert (bounty(match, 0), gold(match, 0)) == ({"dutch": 1}, 16)


@pytest.mark.rule("MAM-1317", "MAM-524", "MAM-1312", "MAM-1311")
def test_false_papers_are_kept_and_open_ports_to_the_wanted() -> None:
    match = found("false-papers")
    assert observe(match.state, 1).players[0].kept == ["false-papers"]
    s = position(Seat(zone="nassau", docked=False, bounty={"english": 2}, kept=["false-papers"]))
    assert "enter-port" in offered(play(s))
    s = position(Seat("frances-wright", zone="havana", docked=False, kept=["false-papers"]), war="war-en-es")
    assert "enter-port" not in offered(play(s))


@pytest.mark.rule("MAM-1317", "MAM-1310")
def test_the_bribed_harbour_master_is_used_up_in_one_sale() -> None:
    match = found("bribed-harbour-master")
    assert observe(match.state, 1).players[0].kept == ["bribed-harbour-master"]
    seat = Seat(kept=["bribed-harbour-master"], cargo=["rum-1", "wood-1", "food-1"])
    s = in_port(position(seat, demand={"caracas": "rum"}))
    match = play(s, "0 sell", "0 harbour-master", "0 all")
    assert (gold(match, 0), glory(match, 0)) == (28, 0)
    assert RUMOR_NAMES.index("bribed-harbour-master") in match.state.rumor_deck
    assert match.state.demand[ZONE_NAMES.index("caracas")] == 2


@pytest.mark.rule("MAM-1324")
@pytest.mark.parametrize(
    ("name", "cards", "amount"), [("myriad-of-goods", 6, 0), ("ruined-plantation", 4, 5)]
)
def test_goods_to_keep(name: str, cards: int, amount: int) -> None:
    match = found(name)
    assert len(match.state.offer) == cards
    answers(match, f"0 {offered(match)[0]}", "0 done")
    assert (len(match.state.seats[0].cargo), gold(match, 0), glory(match, 0)) == (1, 10 + amount, 1)


@pytest.mark.rule("MAM-1310", "MAM-1324", "MAM-1312")
def test_the_ghost_ship_brings_goods_and_two_glory_cards() -> None:
    match = found("ghost-ship")
    assert len(match.state.offer) == 5
    answers(match, "0 done")
    assert (glory(match, 0), len(hand(match, 0))) == (1, 2)


@pytest.mark.rule("MAM-1310", "MAM-1312")
def test_the_survivors_tale_brings_gold_and_two_glory_cards() -> None:
    match = found("shipwreck-survivor")
    assert (gold(match, 0), glory(match, 0), len(hand(match, 0))) == (18, 1, 2)


@pytest.mark.rule("MAM-1310", "MAM-1312")
def test_the_master_shipwright_mends_all_and_adds_a_modification() -> None:
    match = found("master-shipwright", now={"hull": 1, "masts": 0})
    assert prompt(match) == (0, "pick-modification")
    match.state.mod_bags = ((MOD_NAMES.index("chasers"),) * 16,)
    answers(match, "0 port:nassau")
    assert now(match, 0) == [3, 3, 3, 3, 3]
    assert match.state.seats[0].mods == 1 << MOD_NAMES.index("chasers")


@pytest.mark.rule("MAM-1310", "MAM-1312")
def test_the_hidden_dock_gives_a_modification_and_gold() -> None:
    match = answers(found("hidden-dock"), "0 port:nassau")
    assert (gold(match, 0), match.state.seats[0].mods.bit_count()) == (15, 1)


@pytest.mark.rule("MAM-1310", "MAM-641")
def test_a_modification_that_the_ship_has_stays_in_port_and_another_is_picked() -> None:
    s = position(
        Seat(zone="old-providence", docked=False, rumor="hidden-dock", mods=["chasers"]),
        draws=dice("S", 1, 1),
    )
    s.mod_bags = ((4,) * 15,)
    match = play(s, "0 scout:rumor", "0 port:nassau")
    assert prompt(match) == (0, "pick-modification")
    assert match.state.mod_up[0] == 4
    answers(match, "0 stop")
    assert gold(match, 0) == 15


@pytest.mark.rule("MAM-1310", "MAM-636")
def test_gunpowder_smugglers_arm_the_ship() -> None:
    match = found("gunpowder-smugglers")
    assert (gold(match, 0), match.state.seats[0].weapons) == (14, 7)


@pytest.mark.rule("MAM-1315", "MAM-1312", "MAM-657")
@pytest.mark.parametrize(
    ("name", "amount", "weapons"),
    [("maroon-camp", 15, 0), ("smugglers-cave", 8, 7), ("sunken-galleon", 15, 0), ("buried-chest", 12, 0)],
)
def test_a_fight_on_land_must_be_won_first(name: str, amount: int, weapons: int) -> None:
    match = found(name, *dice("S", "S", "S", "S", "S", 1, 1))
    assert (gold(match, 0), glory(match, 0), match.state.seats[0].weapons) == (10 + amount, 1, weapons)


@pytest.mark.rule("MAM-1312", "MAM-1315", "MAM-V06")
def test_a_captain_may_withdraw_and_keeps_the_rumor_face_up() -> None:
    match = found("maroon-camp", *dice(1, 1, 1, 1, 1, "S", 1))
    assert prompt(match) == (0, "withdraw")
    answers(match, "0 withdraw")
    assert (gold(match, 0), glory(match, 0), now(match, 0)[3]) == (10, 0, 2)
    assert observe(match.state, 1).players[0].rumor == "maroon-camp"
    assert "scout:rumor" not in offered(match)


@pytest.mark.rule("MAM-1315", "MAM-1163", "MAM-R48")
def test_losing_the_last_crew_on_land_is_death() -> None:
    match = found("maroon-camp", *dice(1, 1, 1, 1, 1, "S", 1), now={"crew": 1})
    assert match.state.seats[0].captain == -1
    assert prompt(match)[0] == 1


@pytest.mark.rule("MAM-1315")
def test_without_crew_no_fight_is_begun() -> None:
    s = position(Seat(zone="caracas", docked=False, rumor="maroon-camp", now={"crew": 0}))
    assert "scout:rumor" not in offered(play(s))


@pytest.mark.rule("MAM-1317", "MAM-653", "MAM-V06")
def test_a_kept_rumor_lies_open_and_leaves_room_for_another() -> None:
    s = in_port(position(Seat("rodrigo-salvatierra", kept=["false-papers"]), draws=[*dice("S"), nth(1, 24)]))
    match = play(s, "0 rumor")
    assert prompt(match) == (0, "port")
    me = observe(match.state, 1).players[0]
    assert (me.kept, me.has_rumor, me.rumor) == (["false-papers"], True, "")
    assert len(match.state.rumor_deck) == 23


@pytest.mark.rule("MAM-1317", "MAM-1220", "MAM-658")
def test_kept_rumors_go_back_into_the_deck_with_their_captain() -> None:
    kept = ["false-papers", "stolen-charts"]
    match = play(position(Seat(kept=kept, rumor="pearl-bank")), "0 retire")
    assert (match.state.seats[0].kept, match.state.seats[0].rumors) == ((), ())
    assert sorted(match.state.rumor_deck) == list(range(25))


@pytest.mark.rule("MAM-1317", "MAM-1321")
def test_of_two_kept_rumors_the_harbour_master_alone_is_used_up() -> None:
    seat = Seat(kept=["false-papers", "bribed-harbour-master"], cargo=["wood-1"])
    s = in_port(position(seat, demand={"caracas": "rum"}))
    match = play(s, "0 sell", "0 harbour-master", "0 all")
    assert (gold(match, 0), glory(match, 0)) == (16, 0)
    assert observe(match.state, 1).players[0].kept == ["false-papers"]
    assert RUMOR_NAMES.index("bribed-harbour-master") in match.state.rumor_deck
    assert RUMOR_NAMES.index("false-papers") not in match.state.rumor_deck


@pytest.mark.rule("MAM-1317")
def test_stolen_charts_cost_naval_ships_a_die() -> None:
    match = found("stolen-charts")
    assert (gold(match, 0), observe(match.state, 1).players[0].kept) == (15, ["stolen-charts"])
    s = begin(
        position(
            Seat(zone="curacao", docked=False, bounty={"english": 1}, kept=["stolen-charts"]),
            npcs={"dutch-navy": ("flag-nl-1", "curacao")},
            draws=dice(1, "S"),
        )
    )
    assert play(s).state.chance.position == 1


@pytest.mark.rule("MAM-R32", "MAM-655", "MAM-534")
def test_a_rumor_at_sea_needs_a_scout_action_in_its_zone() -> None:
    assert "scout:rumor" in offered(play(position(Seat(zone="curacao", docked=False, rumor="pearl-bank"))))
    assert "scout:rumor" not in offered(
        play(position(Seat(zone="caracas", docked=False, rumor="pearl-bank")))
    )


@pytest.mark.rule("MAM-656", "MAM-R32")
def test_a_false_rumor_at_sea_is_gone() -> None:
    s = position(Seat(zone="curacao", docked=False, rumor="pearl-bank"), draws=dice(1, 1, 1))
    match = play(s, "0 scout:rumor")
    assert (match.state.seats[0].rumors, match.state.actions) == ((), 2)


def test_every_rumor_is_tried_above() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert [name for name in RUMOR_NAMES if f'"{name}"' not in text] == []


@pytest.mark.rule("MAM-652", "MAM-V10")
def test_draws_of_a_rumor_are_known_to_its_owner_alone() -> None:
    match = play(in_port(position(Seat(), Seat(), draws=[*dice("S"), nth(3, 25)])), "0 rumor")
    assert [observe(match.state, viewer).players[0].has_rumor for viewer in (0, 1)] == [True, True]
    assert observe(match.state, 1).players[0].rumor == ""
