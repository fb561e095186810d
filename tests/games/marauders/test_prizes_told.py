"""Chapters 7 to 9 and 12, deed by deed: scouting, raids, plunder, death, Rumors and cards."""

import pytest

from kaper.engine.match import Match
from kaper.games.marauders.components.board import NATION_NAMES, ZONE_NAMES
from kaper.games.marauders.components.cards import (
    CARGO_NAMES,
    EVENT_NAMES,
    GLORY_NAMES,
    MISSION_NAMES,
    NPC_NAMES,
    RUMOR_NAMES,
    SPECIALIST_NAMES,
)
from kaper.games.marauders.rules.glory import moment, own_cards, playable
from kaper.games.marauders.rules.naval import start_battle
from kaper.games.marauders.rules.npcs import (
    degrees,
    hostile,
    lookouts,
    npc_scouts,
    scouting_dice,
    start_scouting,
)
from kaper.games.marauders.rules.plunder import kind_of
from kaper.games.marauders.rules.scouting import scouted_by_npcs
from kaper.games.marauders.state.state import BOARDED, Marauders
from tests.games.marauders.table import (
    Draw,
    Seat,
    answers,
    begin,
    bounty,
    cargo,
    dice,
    glory,
    gold,
    hand,
    in_port,
    new_round,
    now,
    nth,
    offered,
    play,
    position,
    prompt,
    question,
)
from tests.games.marauders.transcript import board, piles, ships, told, turn

SEA = "caribbean-sea"
RODRIGO = Seat("rodrigo-salvatierra", "frigate", SEA, False)
HARWOOD = Seat("edmund-harwood", "frigate", SEA, False)
LOSER = Seat("frances-wright", "sloop", SEA, False, now={"crew": 0})


def changed(seat: Seat, **fields: object) -> Seat:
    return Seat(**{**vars(seat), **fields})


# --- raids


def picks(deck: list[str], *wanted: str) -> list[Draw]:
    """Draws that take these cards out of a deck, one after another; the last one fills each gap."""
    draws: list[Draw] = []
    for name in wanted:
        at = deck.index(name)
        draws.append(nth(at + 1, len(deck)))
        last = deck.pop()
        if at < len(deck):
            deck[at] = last
    return draws


def raid(
    seat: Seat,
    cards: str,
    roll: list[Draw],
    *more: Draw,
    extra: str = "",
    later: str = "",
    flag: str = "spanish",
) -> Match[Marauders]:
    """A raid on a Spanish token that draws just these cards, `extra` before the roll and `later` after it."""
    s = position(seat, draws=[*dice("S", 1, 1), nth(1, 17)])
    s.fleets = ((NATION_NAMES.index("spanish"),) * 17,)
    match = play(s, "0 scout:merchant")
    deck = f"{cards} {extra} {later}".split()
    match.state.cargo_deck, match.state.cargo_discard = [CARGO_NAMES.index(name) for name in deck], []
    before = picks(deck, *cards.split(), *extra.split())
    match.state.chance = position(draws=[*before, *roll, *picks(deck, *later.split()), *more]).chance
    return answers(match, f"0 attack:{flag}")


@pytest.mark.rule("MAM-701", "MAM-710", "MAM-711", "MAM-530", "MAM-R10")
def test_a_merchant_is_found_turned_up_and_let_go() -> None:
    s = position(changed(RODRIGO, zone="tortuga"), draws=[*dice("S", 1, 1), nth(1, 17)])
    s.fleets = ((3,) * 17,)
    s.found = [1, 1, 1, 1]
    match = play(s, "0 scout:merchant")
    assert question(match) == (0, "merchant", ["attack:french", "attack:dutch", "let-sail"])
    answers(match, "0 let-sail")
    assert (told(match), match.state.found, len(match.state.fleets[0])) == (
        ["tests 0 skill=scouting dice=S 1 1 n=1", "finds-merchant! 0 nation=dutch", "lets-sail 0"],
        [1, 1, 1, 2],
        16,
    )
    assert (turn(match), match.state.merchant[ZONE_NAMES.index("tortuga")]) == (
        "round 1, seat 0: 2 actions, 0 moves, 0 crossed, scouted 16384",
        -1,
    )
    assert "scout:merchant" not in offered(match)


@pytest.mark.rule("MAM-712", "MAM-720", "MAM-721", "MAM-723", "MAM-724", "MAM-729", "MAM-730", "MAM-801")
def test_a_raid_from_the_flag_to_the_hold() -> None:
    match = raid(changed(RODRIGO, bounty={"spanish": 1}), "rum-1 cocoa-2 wood-6", dice("S", 3))
    assert prompt(match) == (0, "raid-spend")
    assert match.pending[0].about == {"left": 1}
    answers(match, "0 discard:cocoa-2", "0 keep:rum", "0 done")
    assert (told(match), board(match, 0), piles(match)) == (
        [
            "tests 0 skill=scouting dice=S 1 1 n=1",
            "finds-merchant! 0 nation=spanish",
            "raids 0 nation=spanish",
            "bounty 0 nation=spanish n=2 why=raid",
            "raid-cards! 0 cards=rum-1 cocoa-2 wood-6",
            "raid-roll 0 dice=S 3 n=1",
            "raid-cards! 0 cards=rum-1 wood-6",
            "damaged 0 where=cargo hull=3 cargo=2 masts=3 crew=3 cannons=3",
            "gains-gold 0 n=5 why=raid",
            "keeps-cargo 0 card=rum-1",
            "raid-won 0 n=5",
        ],
        [
            "rodrigo-salvatierra",
            "off caribbean-sea",
            "frigate [3, 2, 3, 3, 3]",
            "cargo: rum-1",
            "spanish 2",
            "gold 15",
            "seen at least 15",
            "seen at most 15",
        ],
        ["cargo: cocoa-2 wood-6"],
    )
    assert (match.state.raid_nation, match.state.raid_dice) == (-1, [])


@pytest.mark.rule("MAM-723", "MAM-724", "MAM-720")
def test_each_success_draws_discards_or_exchanges_one_card() -> None:
    match = raid(RODRIGO, "rum-1 cocoa-2 wood-6", dice("S", "S"), later="sugar-1 food-4")
    assert question(match) == (
        0,
        "raid-spend",
        [
            "draw",
            "discard:cocoa-2",
            "discard:rum-1",
            "discard:wood-6",
            "exchange:cocoa-2",
            "exchange:rum-1",
            "exchange:wood-6",
            "stop",
        ],
    )
    answers(match, "0 draw")
    assert match.pending[0].about == {"left": 1}
    answers(match, "0 exchange:rum-1")
    assert (told(match, "raid-cards"), piles(match)) == (
        [
            "raid-cards! 0 cards=rum-1 cocoa-2 wood-6",
            "raid-cards! 0 cards=rum-1 cocoa-2 wood-6 sugar-1",
            "raid-cards! 0 cards=cocoa-2 wood-6 sugar-1 food-4",
        ],
        ["cargo: rum-1 cocoa-2 wood-6 sugar-1 food-4"],
    )
    stopped = answers(raid(RODRIGO, "rum-1 cocoa-2 wood-6", dice("S", "S")), "0 stop")
    assert (prompt(stopped), told(stopped, "raid-cards")) == (
        (0, "stow"),
        ["raid-cards! 0 cards=rum-1 cocoa-2 wood-6"],
    )
    assert prompt(raid(RODRIGO, "rum-1 cocoa-2 wood-6", dice(1, 1))) == (0, "stow")


@pytest.mark.rule("MAM-722", "MAM-636", "MAM-906", "MAM-1310")
def test_weapons_of_any_kind_and_the_helmsman_improve_the_roll() -> None:
    armed = changed(RODRIGO, weapons=["grappling-hooks", "grapeshot"], specialists=["helmsman"])
    match = raid(armed, "rum-1 cocoa-2 wood-6", dice(3, 1), *dice(2))
    assert question(match) == (
        0,
        "raid-rolled",
        ["pass", "helmsman", "weapon:grappling-hooks", "weapon:grapeshot"],
    )
    answers(match, "0 helmsman", "0 die:3", "0 done")
    assert question(match) == (0, "raid-rolled", ["pass", "weapon:grappling-hooks", "weapon:grapeshot"])
    answers(match, "0 weapon:grapeshot")
    assert question(match) == (0, "raid-rolled", ["pass", "weapon:grappling-hooks"])
    assert (told(match, "raid-roll", "uses-weapon"), board(match, 0)[3]) == (
        [
            "raid-roll 0 dice=3 1 n=0",
            "raid-roll 0 dice=1 2 n=0",
            "uses-weapon 0 weapon=grapeshot",
            "raid-roll 0 dice=S 2 n=1",
        ],
        "weapons: grappling-hooks",
    )
    answers(match, "0 weapon:grappling-hooks")
    assert (prompt(match), match.pending[0].about) == ((0, "raid-spend"), {"left": 2})
    full = raid(armed, "rum-1 cocoa-2 wood-6", dice("S", "S"))
    assert prompt(full) == (0, "raid-spend")
    match = raid(armed, "rum-1 cocoa-2 wood-6", dice(3, 1))
    answers(match, "0 pass")
    assert prompt(match) == (0, "stow")


@pytest.mark.rule("MAM-720", "MAM-1310", "MAM-906")
def test_what_can_be_used_once_in_a_raid_is_there_again_in_the_next() -> None:
    helmsman = changed(RODRIGO, specialists=["helmsman"])
    s = position(
        helmsman, draws=[*dice("S", 1, 1), nth(1, 17), nth(1, 64), nth(1, 63), nth(1, 62), *dice(1, 1)]
    )
    s.used = 1 | 2 | 4
    match = play(s, "0 scout:merchant", "0 attack:spanish")
    assert "helmsman" in offered(match)
    assert match.state.used == 1


@pytest.mark.rule("MAM-725", "MAM-726", "MAM-727", "MAM-728", "MAM-729", "MAM-732", "MAM-R11")
@pytest.mark.parametrize(
    ("ship", "now_", "cards", "left", "ends"),
    [
        ("frigate", {}, "rum-6 wood-6 rum-8", [3, 2, 2, 2, 3], "stow"),
        ("frigate", {"cargo": 1}, "rum-6 wood-6 rum-8", [3, 0, 2, 2, 3], "fails"),
        ("frigate", {"crew": 1}, "rum-6 wood-6 rum-8", [3, 2, 2, 0, 3], "fails"),
        ("frigate", {}, "rum-1 rum-2 rum-3", [3, 3, 3, 3, 3], "fails"),
        ("sloop", {}, "rum-1 rum-2 rum-3", [2, 2, 2, 2, 1], "stow"),
        ("galleon", {}, "rum-1 wood-6 rum-8", [4, 4, 4, 3, 4], "fails"),
    ],
)
def test_hits_and_escapes_of_a_raid(
    ship: str, now_: dict[str, int], cards: str, left: list[int], ends: str
) -> None:
    match = raid(changed(RODRIGO, ship=ship, now=now_), cards, dice(1, 1))
    assert now(match, 0) == left
    if ends == "fails":
        assert told(match)[-1] == "raid-fails 0"
        assert (gold(match, 0), sorted(piles(match)[0].split()[1:])) == (10, sorted(cards.split()))
        assert (match.state.raid, bounty(match, 0)) == ([], {"spanish": 1})
    else:
        assert prompt(match) == (0, ends)


@pytest.mark.rule("MAM-726", "MAM-727", "MAM-R11", "MAM-1220")
def test_a_raid_can_sink_the_raider() -> None:
    match = raid(
        changed(RODRIGO, ship="sloop", now={"hull": 1, "cannons": 1}), "food-7 sugar-7 rum-1", dice(1, 1)
    )
    assert (told(match)[6:], board(match, 0), piles(match)[0]) == (
        [
            "damaged 0 where=cannons cannons hull=0 cargo=2 masts=2 crew=2 cannons=0",
            "dies! 0 captain=rodrigo-salvatierra n=10 why=raid",
            "turn 1 round=1",
        ],
        ["no captain", "deaths 1"],
        "cargo: food-7 sugar-7 rum-1",
    )


@pytest.mark.rule("MAM-1310", "MAM-R08", "MAM-643", "MAM-728")
def test_icons_that_do_not_count() -> None:
    marquis = Seat(
        "christian-marquis",
        "frigate",
        SEA,
        False,
        mods=["reinforced-hull", "chasers"],
        hand=["cut-off", "overawed", "rich-prize", "haze"],
    )
    s = position(marquis, draws=[*dice("S", 1, 1, 1), nth(1, 17)])
    s.fleets = ((0,) * 17,)
    s.cargo_deck, s.cargo_discard = [CARGO_NAMES.index(name) for name in ("rum-6", "wood-6", "rum-8")], []
    match = play(s, "0 scout:merchant")
    match.state.cargo_deck = [CARGO_NAMES.index(name) for name in ("rum-6", "wood-6", "rum-1")]
    match.state.chance = position(draws=[nth(1, 3), nth(1, 2), nth(1, 1), *dice(1, 1, 1)]).chance
    answers(match, "0 attack:spanish")
    assert question(match) == (
        0,
        "raid-resolve",
        ["pass", "ignore-hit", "reinforced-hull", "play:cut-off", "play:overawed", "play:rich-prize"],
    )
    assert match.pending[0].about == {"escapes": 1, "hits": "masts cargo"}
    answers(match, "0 ignore-hit", "0 hit:masts")
    assert offered(match) == ["pass", "reinforced-hull", "play:cut-off", "play:overawed", "play:rich-prize"]
    answers(match, "0 reinforced-hull")
    assert offered(match) == ["pass", "play:cut-off", "play:rich-prize"]
    answers(match, "0 play:cut-off", "0 play:rich-prize")
    assert (told(match), board(match, 0)) == (
        [
            "tests 0 skill=scouting dice=S 1 1 1 n=1",
            "finds-merchant! 0 nation=spanish",
            "raids 0 nation=spanish",
            "bounty 0 nation=spanish n=1 why=raid",
            "raid-cards! 0 cards=rum-6 rum-1 wood-6",
            "raid-roll 0 dice=1 1 1 n=0",
            "reinforced-hull 0",
            "forced 0 (prompt=which-hit option=hit:cargo for 0)",
            "plays! 0 card=cut-off as=cut-off",
            "plays! 0 card=rich-prize as=rich-prize",
            "gains-gold 0 n=11 why=raid",
        ],
        [
            "christian-marquis",
            "off caribbean-sea",
            "frigate [3, 3, 3, 3, 3]",
            "hand: overawed haze",
            "mods: reinforced-hull chasers",
            "flipped: reinforced-hull",
            "spanish 1",
            "gold 21",
            "seen at least 21",
            "seen at most 21",
        ],
    )
    assert match.state.used == 4


@pytest.mark.rule("MAM-1310", "MAM-R08", "MAM-728")
def test_a_card_cancels_the_hit_or_the_escape_that_it_names() -> None:
    seat = changed(RODRIGO, hand=["cut-off", "overawed"])
    match = raid(seat, "rum-1 rum-2 rum-3", dice(1, 1))
    assert question(match) == (0, "raid-resolve", ["pass", "play:cut-off"])
    answers(match, "0 play:cut-off")
    assert prompt(match) == (0, "stow")
    match = raid(changed(seat, now={"crew": 1}), "rum-1 wood-6 rum-2", dice(1, 1))
    assert question(match) == (0, "raid-resolve", ["pass", "play:cut-off", "play:overawed"])
    answers(match, "0 play:overawed")
    assert (prompt(match), now(match, 0)[3]) == ((0, "raid-resolve"), 1)
    answers(match, "0 pass")
    assert (prompt(match), match.state.seats[0].loc) == ((0, "stow"), [3, 3, 3, 1, 3])


@pytest.mark.rule("MAM-720", "MAM-1302", "MAM-1310")
@pytest.mark.parametrize(
    ("zone", "flag", "extra", "value"),
    [
        ("havana", "spanish", "wood-8", 13),
        ("havana", "spanish", "rum-2", 8),
        ("san-juan", "spanish", "wood-8", 11),
        ("trinidad", "spanish", "wood-8", 8),
    ],
)
def test_off_havana_and_san_juan_spaniards_are_worth_more(
    zone: str, flag: str, extra: str, value: int
) -> None:
    drawn = {"extra" if zone == "havana" else "later": extra}
    match = raid(changed(RODRIGO, zone=zone), "rum-1 cocoa-2 wood-6", dice(1, 1), flag=flag, **drawn)
    assert told(match, "gains-gold") == [f"gains-gold 0 n={value} why=raid"]


@pytest.mark.rule("MAM-1302", "MAM-530", "MAM-534")
def test_off_cartagena_a_spaniard_is_found_without_a_roll() -> None:
    match = play(position(changed(RODRIGO, zone="cartagena"), draws=[nth(1, 17)]))
    assert {"scout:merchant", "scout:merchant:spanish"} <= set(offered(match))
    answers(match, "0 scout:merchant:spanish")
    assert (question(match), told(match)[0].split()[0]) == (
        (0, "merchant", ["attack:spanish", "let-sail"]),
        "finds-merchant!",
    )
    answers(match, "0 let-sail")
    assert not [option for option in offered(match) if option.startswith("scout:merchant")]
    assert turn(match) == "round 1, seat 0: 2 actions, 0 moves, 0 crossed, scouted 262144"


@pytest.mark.rule("MAM-730", "MAM-731", "MAM-R12", "MAM-R40", "MAM-202", "MAM-1314")
def test_a_rich_raid_brings_gold_cargo_a_point_and_may_finish_a_mission() -> None:
    seat = changed(
        RODRIGO, mission="brethren-tribute", cargo=["tobacco-1", "tobacco-2", "wood-1"], weapons=["grapeshot"]
    )
    match = raid(seat, "sugar-4 food-4 cocoa-5", dice(1, "S"), nth(1, 70), nth(1, 69))
    assert prompt(match) == (0, "raid-rolled")
    answers(match, "0 pass", "0 stop")
    assert question(match) == (0, "stow", ["overboard:tobacco", "overboard:wood", "done"])
    assert match.pending[0].about == {"room": 0}
    answers(match, "0 overboard:tobacco")
    assert question(match) == (0, "stow", ["keep:cocoa", "keep:food", "keep:sugar", "done"])
    answers(match, "0 keep:food")
    answers(match, "0 done")
    assert (told(match), board(match, 0), piles(match)) == (
        [
            "tests 0 skill=scouting dice=S 1 1 n=1",
            "finds-merchant! 0 nation=spanish",
            "raids 0 nation=spanish",
            "bounty 0 nation=spanish n=1 why=raid",
            "raid-cards! 0 cards=sugar-4 food-4 cocoa-5",
            "raid-roll 0 dice=1 S n=1",
            "damaged 0 where=masts hull=3 cargo=3 masts=2 crew=3 cannons=3",
            "gains-gold 0 n=12 why=raid",
            "overboard! 0 good=tobacco card=tobacco-1",
            "keeps-cargo 0 card=food-4",
            "gains-point 0 why=raid n=1",
            "draws-glory 0 n=1 why=point (card=reroll-crew for 0)",
            "mission-step 0 mission=brethren-tribute n=1",
            "completes 0 mission=brethren-tribute",
            "gains-gold 0 n=5 why=card",
            "armed 0",
            "gains-point 0 why=mission n=2",
            "draws-glory 0 n=2 why=point (card=specialist-helmsman-2 for 0)",
            "raid-won 0 n=12",
        ],
        [
            "rodrigo-salvatierra",
            "off caribbean-sea",
            "frigate [3, 3, 2, 3, 3]",
            "cargo: food-4 tobacco-2 wood-1",
            "hand: reroll-crew specialist-helmsman-2",
            "weapons: grappling-hooks chain-shot grapeshot",
            "spanish 1",
            "gold 27",
            "glory 2",
            "seen at least 27",
            "seen at most 27",
        ],
        ["cargo: tobacco-1 sugar-4 cocoa-5", "missions: brethren-tribute"],
    )


@pytest.mark.rule("MAM-1314", "MAM-731")
@pytest.mark.parametrize(
    ("mission", "flag", "zone", "cards", "progress"),
    [
        ("teach-the-dons", "spanish", SEA, "rum-1 cocoa-2 wood-6", ["teach-the-dons 0 1"]),
        ("teach-the-dons", "french", "tortuga", "rum-1 cocoa-2 wood-6", ["teach-the-dons 0 0"]),
        ("brethren-tribute", "spanish", SEA, "rum-1 cocoa-2 wood-6", ["brethren-tribute 0 0"]),
        ("brethren-tribute", "spanish", SEA, "sugar-4 food-4 cocoa-5", []),
        ("settle-old-scores", "spanish", SEA, "rum-1 cocoa-2 wood-6", ["settle-old-scores 0 0"]),
        ("settle-old-scores", "spanish", "trinidad", "rum-1 cocoa-2 wood-6", []),
        ("rum-contract", "spanish", SEA, "rum-1 cocoa-2 wood-6", ["rum-contract 0 0"]),
    ],
)
def test_which_raids_a_mission_counts(
    mission: str, flag: str, zone: str, cards: str, progress: list[str]
) -> None:
    match = raid(changed(RODRIGO, mission=mission, zone=zone), cards, dice(1, 1), flag=flag)
    answers(match, "0 done")
    assert [line for line in board(match, 0) if line.startswith(mission)] == progress


# --- scouting


@pytest.mark.rule("MAM-530", "MAM-531", "MAM-534")
def test_what_lies_in_the_zone_can_be_scouted_each_once_a_turn() -> None:
    npcs = {
        "dutch-navy": ("flag-nl-1", SEA),
        "pirate-frigate": ("pirate-frigate-1", SEA),
        "french-navy": ("flag-fr-1", "caracas"),
    }
    seats = [
        RODRIGO,
        changed(LOSER),
        Seat("helene-duvivier", zone="caracas", docked=False),
        Seat("sikuma", zone=SEA, docked=False),
    ]
    s = position(*seats, npcs=npcs)
    targets = [
        "scout:seat:1",
        "scout:seat:3",
        "scout:npc:dutch-navy",
        "scout:npc:pirate-frigate",
        "scout:merchant",
    ]
    for number, target in enumerate(targets):
        s.chance = position(draws=dice(1, 2, 3)).chance
        s.actions = 3
        match = play(s.clone(), f"0 {target}")
        assert told(match)[-1] == "tests 0 skill=scouting dice=1 2 3 n=0"
        left = [option for option in offered(match) if option.startswith("scout")]
        assert left == [each for each in targets if each != target], number
    s.scouted = (1 << 30) - 1
    assert not [option for option in offered(play(s)) if option.startswith("scout")]


@pytest.mark.rule("MAM-534", "MAM-530")
def test_a_merchant_elsewhere_is_another_target() -> None:
    s = position(RODRIGO, draws=dice(1, 2, 3))
    match = play(s, "0 scout:merchant", "0 sail:caracas")
    assert "scout:merchant" in offered(match)


@pytest.mark.rule("MAM-532", "MAM-R47", "MAM-904")
def test_haze_hides_a_found_ship_before_any_bounty() -> None:
    s = position(HARWOOD, changed(LOSER, hand=["haze", "brace"]), draws=dice("S", 1))
    match = play(s, "0 scout:seat:1")
    assert question(match) == (1, "scouted", ["pass", "quiet", "play:haze"])
    assert match.pending[0].about == {"whom": 0}
    answers(match, "1 play:haze")
    assert (told(match), board(match, 0)[3], hand(match, 1), prompt(match)) == (
        ["scouts 0 whom=1", "tests 0 skill=scouting dice=S 1 n=1", "plays! 1 card=haze as=haze"],
        "gold 10",
        ["brace"],
        (0, "action"),
    )
    s = position(HARWOOD, changed(LOSER, hand=["haze"]), draws=dice("S", 1, 1, 1, 1, 1, 1))
    quiet = play(s, "0 scout:seat:1", "1 quiet")
    assert (quiet.state.quiet, quiet.state.sides, bounty(quiet, 0)) == (2, (0, 1), {"english": 1})


@pytest.mark.rule("MAM-1314", "MAM-1315", "MAM-530", "MAM-534")
def test_mission_tests_and_landings_at_sea() -> None:
    tester = changed(RODRIGO, mission="the-cartographer")
    match = play(position(tester, draws=dice("S", 1, 1)), "0 scout:mission")
    assert (told(match), board(match, 0)[3], turn(match)) == (
        ["tests 0 skill=scouting dice=S 1 1 n=1", "mission-step 0 mission=the-cartographer n=1"],
        "the-cartographer 1 0",
        "round 1, seat 0: 2 actions, 0 moves, 0 crossed, scouted 2147483648",
    )
    assert "scout:mission" not in offered(match)
    match = play(
        position(
            changed(RODRIGO, mission="old-fortress", zone="caracas"), draws=dice("S", "S", "S", "S", 1, 1, 1)
        ),
        "0 land",
    )
    assert (told(match)[:6], turn(match)) == (
        [
            "land-fight 0 n=4 leadership=2",
            "contest attacker=S S S S 1 defender=1 1",
            "crew-losses attacker=3 defender=1",
        ],
        "round 1, seat 0: 2 actions, 0 moves, 0 crossed, scouted 2147483648",
    )
    assert "land" not in offered(
        play(position(changed(RODRIGO, mission="old-fortress", zone="caracas", now={"crew": 0})))
    )
    assert "land" not in offered(play(position(changed(RODRIGO, mission="old-fortress"))))
    assert "scout:mission" not in offered(play(position(changed(tester, zone="caracas"))))


# --- NPCs


def hunting(name: str, card: str, seat: Seat, war: str = "") -> tuple[Marauders, int]:
    return position(seat, npcs={name: (card, SEA)}, war=war), NPC_NAMES.index(name)


@pytest.mark.rule("MAM-1010", "MAM-1011", "MAM-1012", "MAM-1023", "MAM-1323")
@pytest.mark.parametrize(
    ("name", "card", "wanted", "war", "degree", "hunts"),
    [
        ("spanish-navy", "flag-es-1", {}, "", (0, 0, 0), False),
        ("spanish-navy", "flag-es-1", {"spanish": 2, "dutch": 1, "french": 3}, "", (2, 4, 0), True),
        ("spanish-navy", "flag-es-1", {"dutch": 1}, "", (0, 1, 0), True),
        ("spanish-navy", "flag-es-1", {}, "war-en-es", (0, 0, 1), True),
        ("dutch-navy", "flag-nl-1", {}, "war-en-es", (0, 0, 0), False),
        ("pirate-sloop", "pirate-sloop-1", {}, "", (10, 2, 1), True),
        ("pirate-frigate", "pirate-frigate-1", {}, "", (10, 2, 1), True),
        ("pirate-frigate", "pirate-frigate-1", {"dutch": 1}, "", (0, 0, 0), False),
    ],
)
def test_whom_npcs_hunt(
    name: str, card: str, wanted: dict[str, int], war: str, degree: tuple[int, ...], hunts: bool
) -> None:
    s, npc = hunting(name, card, changed(HARWOOD, bounty=wanted, cargo=["rum-1", "rum-2"]), war)
    assert (degrees(s, npc, s.seats[0]), hostile(s, npc, s.seats[0])) == (degree, hunts)
    s.seats[0].captain = -1
    assert not hostile(s, npc, s.seats[0])


@pytest.mark.rule("MAM-1323", "MAM-1310", "MAM-1302", "MAM-1012")
@pytest.mark.parametrize(
    ("captain", "zone", "wanted", "hunters"),
    [
        ("rodrigo-salvatierra", "tortuga", {"dutch": 1}, ["spanish-navy", "english-navy", "dutch-navy"]),
        (
            "rodrigo-salvatierra",
            "tortuga",
            {"french": 1},
            ["spanish-navy", "english-navy", "french-navy", "dutch-navy"],
        ),
        ("helene-duvivier", "tortuga", {}, []),
        ("rodrigo-salvatierra", "tortuga", {}, ["pirate-sloop", "pirate-frigate"]),
        ("rodrigo-salvatierra", "trinidad", {"dutch": 1}, []),
        ("rodrigo-salvatierra", "trinidad", {}, ["pirate-sloop", "pirate-frigate"]),
        ("helene-duvivier", "caracas", {}, ["pirate-sloop", "pirate-frigate"]),
    ],
)
def test_where_captains_are_hidden_from_whom(
    captain: str, zone: str, wanted: dict[str, int], hunters: list[str]
) -> None:
    s = position(Seat(captain, zone=zone, docked=False, bounty=wanted))
    assert [NPC_NAMES[npc] for npc in range(6) if hostile(s, npc, s.seats[0])] == hunters


@pytest.mark.rule("MAM-1020", "MAM-1021", "MAM-1022", "MAM-1024", "MAM-1025", "MAM-R22", "MAM-1037")
def test_npcs_sail_to_the_prey_that_meets_their_priorities_best() -> None:
    def after(
        card: str, *seats: Seat, npcs: dict[str, tuple[str, str]], draws: list[Draw] | None = None
    ) -> list[str]:
        s = new_round(position(*seats, npcs=npcs, draws=[nth(1, 1), *(draws or [])]))
        s.event_deck = [EVENT_NAMES.index(card)]
        return [line for line in told(play(s)) if line.startswith("npc-s")][: len(npcs)]

    spaniard = {"spanish-navy": ("flag-es-1", "havana")}
    far, near = Seat("helene-duvivier", zone="curacao"), Seat("sikuma", zone="tortuga")
    assert after("peace", far, near, npcs=spaniard) == ["npc-sails npc=spanish-navy zone=nassau why=course"]
    prey = changed(near, bounty={"dutch": 1})
    assert after("peace", far, prey, npcs=spaniard) == ["npc-sails npc=spanish-navy zone=tortuga why=prey"]
    here = Seat("helene-duvivier", zone="havana", bounty={"spanish": 1})
    assert after("peace", here, prey, npcs=spaniard) == ["npc-stays npc=spanish-navy zone=havana why=prey"]
    more = changed(prey, bounty={"spanish": 2})
    assert after("peace", here, more, npcs=spaniard) == ["npc-sails npc=spanish-navy zone=tortuga why=prey"]
    pirate = {"pirate-sloop": ("pirate-sloop-1", "havana")}
    rich, poor = changed(near, gold=11), Seat("helene-duvivier", zone="nassau", gold=10)
    assert after("convoy", rich, poor, npcs=pirate) == ["npc-sails! npc=pirate-sloop zone=tortuga why=prey"]
    equal = changed(rich, gold=10)
    assert after("convoy", equal, poor, npcs=pirate, draws=[nth(2, 2)]) == [
        "npc-sails! npc=pirate-sloop zone=nassau why=prey"
    ]
    assert after("convoy", equal, changed(far, bounty={"dutch": 1}), npcs=pirate) == [
        "npc-sails npc=pirate-sloop zone=tortuga why=prey"
    ]


@pytest.mark.rule("MAM-1035", "MAM-R21")
def test_which_npcs_of_a_zone_look_out() -> None:
    def watch(war: str, **cards: str) -> list[str]:
        npcs = {name.replace("_", "-"): (card, SEA) for name, card in cards.items()}
        s = position(HARWOOD, npcs=npcs, war=war)
        return [NPC_NAMES[npc] for npc in lookouts(s, ZONE_NAMES.index(SEA))]

    assert watch("", pirate_sloop="pirate-sloop-1", pirate_frigate="pirate-frigate-1") == [
        "pirate-sloop",
        "pirate-frigate",
    ]
    assert watch("", pirate_sloop="pirate-sloop-1", dutch_navy="flag-nl-1") == ["dutch-navy"]
    three = {"dutch_navy": "flag-nl-1", "english_navy": "flag-en-1", "french_navy": "flag-fr-1"}
    assert watch("", **three) == ["english-navy", "french-navy", "dutch-navy"]
    assert watch("war-en-nl", **three) == ["french-navy"]
    assert watch("war-en-es", **three) == ["english-navy", "french-navy", "dutch-navy"]
    assert watch("", pirate_sloop="pirate-sloop-1") == ["pirate-sloop"]


@pytest.mark.rule("MAM-1030", "MAM-1031", "MAM-1032", "MAM-1036", "MAM-R20")
def test_who_will_scout_a_captain() -> None:
    npcs = {
        "dutch-navy": ("flag-nl-1", SEA),
        "french-navy": ("flag-fr-1", "caracas"),
        "pirate-sloop": ("pirate-sloop-1", SEA),
    }
    for seat, scouts in (
        (changed(HARWOOD, bounty={"dutch": 1}), ["dutch-navy"]),
        (HARWOOD, ["pirate-sloop"]),
        (changed(HARWOOD, docked=True), []),
        (changed(HARWOOD, zone="curacao"), []),
    ):
        s = position(seat, npcs=npcs)
        s.scouts = [1, 2, 3]
        start_scouting(s, s.seats[0])
        assert [NPC_NAMES[npc] for npc in s.scouts] == scouts
        s.seats[0].captain = -1
        start_scouting(s, s.seats[0])
        assert s.scouts == []


@pytest.mark.rule("MAM-1034", "MAM-R13", "MAM-1317", "MAM-E17")
@pytest.mark.parametrize(
    ("name", "card", "wanted", "kept", "count"),
    [
        ("spanish-navy", "flag-es-1", {}, [], 3),
        ("spanish-navy", "flag-es-1", {"dutch": 5, "french": 2}, [], 5),
        ("spanish-navy", "flag-es-1", {"spanish": 2}, [], 3),
        ("spanish-navy", "flag-es-1", {"dutch": 5}, ["false-papers", "stolen-charts"], 4),
        ("pirate-sloop", "pirate-sloop-1", {"dutch": 5}, ["stolen-charts"], 2),
        ("dutch-navy", "flag-nl-1", {"dutch": 1}, ["stolen-charts"], 1),
    ],
)
def test_how_many_dice_an_npc_scouts_with(
    name: str, card: str, wanted: dict[str, int], kept: list[str], count: int
) -> None:
    s, npc = hunting(name, card, changed(HARWOOD, bounty=wanted, kept=kept))
    assert scouting_dice(s, npc, s.seats[0]) == count


@pytest.mark.rule("MAM-1033", "MAM-1302", "MAM-1310")
@pytest.mark.parametrize(
    ("name", "card", "zone", "roll", "found"),
    [
        ("spanish-navy", "flag-es-1", SEA, (1, 1, "S"), True),
        ("spanish-navy", "flag-es-1", SEA, (1, 1, 4), False),
        ("spanish-navy", "flag-es-1", "nassau", (1, 1, "S", 1, 1, 1), False),
        ("spanish-navy", "flag-es-1", "nassau", (1, 1, "S", 1, "S", 1), True),
        ("spanish-navy", "flag-es-1", "nassau", (1, 1, 1), False),
        ("pirate-sloop", "pirate-sloop-1", "nassau", (1, "S"), True),
        ("french-navy", "flag-fr-1", "basse-terre", (1, 1, 1, "S"), True),
        ("french-navy", "flag-fr-1", "basse-terre", (1, "S"), True),
        ("spanish-navy", "flag-es-1", "basse-terre", (1, 1, 1), False),
    ],
)
def test_an_npc_scouts_twice_off_nassau_and_again_off_basse_terre(
    name: str, card: str, zone: str, roll: tuple[int | str, ...], found: bool
) -> None:
    s = position(changed(HARWOOD, zone=zone), npcs={name: (card, zone)}, draws=dice(*roll))
    assert npc_scouts(s, NPC_NAMES.index(name), 0) == found
    assert (s.chance.position, s.roller, len(s.rolled)) == (
        len(roll),
        4 + NPC_NAMES.index(name),
        3 if name[0] == "s" else 2,
    )


@pytest.mark.rule("MAM-1033", "MAM-1036", "MAM-R20", "MAM-904", "MAM-1035")
def test_npcs_scout_one_after_another_until_one_finds_its_prey() -> None:
    npcs = {
        "dutch-navy": ("flag-nl-1", SEA),
        "french-navy": ("flag-fr-1", SEA),
        "english-navy": ("flag-en-1", SEA),
    }
    seat = changed(RODRIGO, zone="caracas", bounty={"dutch": 1}, hand=["haze", "brace"])
    s = position(
        seat,
        npcs=npcs,
        draws=[nth(3, 3), nth(1, 2), *dice(1, 1), *dice("S", 1), *dice(1, "S"), *dice(*[1] * 5)],
    )
    match = play(s, f"0 sail:{SEA}")
    assert question(match) == (0, "scouted", ["pass", "quiet", "play:haze"])
    answers(match, "0 play:haze")
    assert told(match) == [
        "sails 0 zone=caribbean-sea",
        "npc-scouts 0 npc=french-navy dice=1 1 found=0",
        "npc-scouts 0 npc=english-navy dice=S 1 found=1",
        "plays! 0 card=haze as=haze",
        "npc-scouts 0 npc=dutch-navy dice=1 S found=1",
        "npc-attacks 0 npc=dutch-navy",
        "declarations n=1 attacker=shoot defender=shoot",
        "contest attacker=1 1 1 defender=1 1",
    ]
    assert (match.state.sides, match.state.scouts) == ((7, 0), [])


@pytest.mark.rule("MAM-1033", "MAM-R20")
def test_an_npc_that_is_gone_or_not_hostile_any_more_is_passed_over() -> None:
    npcs = {
        "dutch-navy": ("flag-nl-1", "caracas"),
        "pirate-sloop": ("pirate-sloop-1", SEA),
        "french-navy": ("flag-fr-1", SEA),
    }
    s = position(changed(RODRIGO, bounty={"dutch": 1}), npcs=npcs, draws=dice("S", 1, *[1] * 5))
    s.scouts = [3, 4, 2]
    assert list(scouted_by_npcs(s)) == []
    assert (s.sides, s.scouts, s.chance.position) == ((6, 0), [], 2)


@pytest.mark.rule("MAM-1005", "MAM-1008", "MAM-801", "MAM-805", "MAM-822", "MAM-1206", "MAM-202", "MAM-1205")
def test_what_the_defeat_of_an_npc_brings() -> None:
    def sunk(name: str, card: str, seat: Seat) -> Match[Marauders]:
        s = position(seat, npcs={name: (card, SEA)})
        start_battle(s, 0, 4 + NPC_NAMES.index(name))
        s.enemy = [1, 0, 3, 3, 3]
        s.chance = position(draws=[*dice("S", 1, 1), *dice(1, 1, 1), *dice(1, 1, 1), nth(1, 70)]).chance
        return play(s)

    match = sunk("dutch-navy", "flag-nl-1", changed(HARWOOD, bounty={"dutch": 1}))
    assert (told(match), board(match, 0), ships(match), piles(match)) == (
        [
            "declarations n=1 attacker=shoot defender=shoot",
            "contest attacker=S 1 1 defender=1 1 1",
            "location-dice 0 dice=1 1 1",
            "npc-damaged npc=dutch-navy where=hull hull hull hull=0 cargo=0 masts=3 crew=3 cannons=3",
            "defeats-npc 0 npc=dutch-navy how=sunk",
            "gains-point 0 why=defeat n=1",
            "draws-glory 0 n=1 why=point (card=reroll-crew for 0)",
            "bounty 0 nation=dutch n=2 why=defeat",
        ],
        [
            "edmund-harwood",
            "off caribbean-sea",
            "frigate [3, 3, 3, 3, 3]",
            "hand: reroll-crew",
            "dutch 2",
            "gold 10",
            "glory 1",
            "seen at least 10",
            "seen at most 10",
        ],
        {},
        ["events: flag-nl-1"],
    )
    match = sunk("pirate-sloop", "pirate-sloop-1", HARWOOD)
    assert (told(match, "gains-gold", "defeats-npc", "bounty"), board(match, 0)) == (
        ["defeats-npc 0 npc=pirate-sloop how=sunk", "gains-gold 0 n=5 why=reward"],
        [
            "edmund-harwood",
            "off caribbean-sea",
            "frigate [3, 3, 3, 3, 3]",
            "hand: reroll-crew",
            "gold 15",
            "glory 1",
            "seen at least 15",
            "seen at most 15",
        ],
    )
    match = sunk("pirate-frigate", "pirate-frigate-1", changed(HARWOOD, captain="cinco-de-irapuato"))
    assert told(match, "gains-gold") == ["gains-gold 0 n=20 why=reward"]
    match = sunk("pirate-frigate", "pirate-frigate-1", changed(HARWOOD, bounty={"dutch": 1}))
    assert (told(match, "gains-gold"), glory(match, 0)) == ([], 1)


@pytest.mark.rule("MAM-1205", "MAM-1206", "MAM-1210", "MAM-1211", "MAM-648")
def test_a_boarded_naval_ship_yields_three_cards_less_its_damage_and_itself() -> None:
    s = position(
        changed(HARWOOD, mods=["chasers"], now={"crew": 2}, cargo=["wood-1", "wood-2"]),
        npcs={"dutch-navy": ("flag-nl-1", SEA)},
    )
    start_battle(s, 0, 7)
    s.stage, s.enemy = BOARDED, [2, 1, 3, 0, 3]
    s.cargo_deck = [CARGO_NAMES.index(name) for name in ("rum-1", "cocoa-2", "sugar-4")]
    s.chance = position(draws=[nth(1, 70), nth(1, 3), nth(1, 2), nth(1, 1), nth(1, 3), nth(1, 2)]).chance
    match = play(s, "0 take-ship")
    assert (told(match), board(match, 0), piles(match)) == (
        [
            "defeats-npc 0 npc=dutch-navy how=boarded",
            "gains-point 0 why=defeat n=1",
            "draws-glory 0 n=1 why=point (card=reroll-crew for 0)",
            "bounty 0 nation=dutch n=1 why=defeat",
            "takes-ship 0 ship=frigate",
            "forced 0 (prompt=disperse option=port:trinidad for 0)",
            "disperses 0 zone=trinidad",
            "finds-cargo! 0 cards=rum-1 sugar-4 cocoa-2 why=plunder",
            "gains-gold 0 n=10 why=plunder",
        ],
        [
            "edmund-harwood",
            "off caribbean-sea",
            "frigate [2, 1, 3, 2, 3]",
            "cargo: wood-1 wood-2",
            "hand: reroll-crew",
            "dutch 1",
            "gold 20",
            "glory 1",
            "seen at least 20",
            "seen at most 20",
        ],
        ["cargo: rum-1 cocoa-2", "offer: sugar-4"],
    )
    answers(match, "0 overboard:wood", "0 done")
    assert (prompt(match), cargo(match, 0), piles(match)) == (
        (0, "action"),
        ["wood-2"],
        ["cargo: rum-1 cocoa-2 wood-1 sugar-4", "events: flag-nl-1"],
    )


# --- plunder


def won(one: Seat, other: Seat, own_specialists: int = 0) -> Match[Marauders]:
    """Seat 0 wins a crew combat against seat 1, who has no crew left, and draws the card Brace for it."""
    s = position(one, other, Seat("helene-duvivier"))
    start_battle(s, 0, 1)
    s.stage = BOARDED
    s.seats[0].special |= own_specialists
    s.glory_deck = [GLORY_NAMES.index("brace")]
    s.chance = position(draws=[nth(1, 1)]).chance
    return play(s)


RICH = changed(
    LOSER,
    gold=7,
    cargo=["rum-1", "wood-1", "wood-2"],
    hand=["haze", "vanish"],
    rumor="pearl-bank",
    kept=["false-papers", "stolen-charts"],
    weapons=["grapeshot", "chain-shot"],
    specialists=["surgeon", "veteran"],
    mission="ransom",
)


@pytest.mark.rule("MAM-1201", "MAM-1202", "MAM-1203", "MAM-V31", "MAM-R37", "MAM-1317")
def test_one_thing_after_another_changes_hands() -> None:
    winner = changed(
        HARWOOD,
        weapons=["grappling-hooks"],
        specialists=["gunner"],
        kept=["bribed-harbour-master"],
        now={"cargo": 2},
    )
    match = won(winner, RICH)
    answers(match, "0 stay")
    assert question(match) == (
        0,
        "plunder",
        [
            "all",
            "gold",
            "rumor",
            "cargo:rum",
            "cargo:wood",
            "weapon:chain-shot",
            "weapon:grapeshot",
            "glory:vanish",
            "glory:haze",
            "kept:false-papers",
            "kept:stolen-charts",
            "specialist:surgeon",
            "specialist:veteran",
            "done",
        ],
    )
    for thing in (
        "gold",
        "rumor",
        "cargo:wood",
        "weapon:grapeshot",
        "glory:vanish",
        "kept:stolen-charts",
        "specialist:veteran",
        "cargo:rum",
    ):
        answers(match, f"0 {thing}")
    assert (question(match), match.state.searched) == (
        (
            0,
            "plunder",
            [
                "all",
                "weapon:chain-shot",
                "overboard:rum",
                "overboard:wood",
                "glory:haze",
                "kept:false-papers",
                "specialist:surgeon",
                "done",
            ],
        ),
        (0, 1),
    )
    assert (told(match), board(match, 0), board(match, 1)) == (
        [
            "defeats 0 whom=1 how=boarded",
            "gains-point 0 why=defeat n=1",
            "draws-glory 0 n=1 why=point (card=brace for 0)",
            "searches 0 whom=1 (gold=7 glory=vanish haze for 0)",
            "loses-gold! 1 n=7",
            "gains-gold 0 n=7 why=plunder",
            "plunders 0 whom=1 what=rumor (card=pearl-bank for 0 1)",
            "plunders 0 whom=1 what=cargo-card (card=wood for 0 1)",
            "plunders 0 whom=1 what=grapeshot",
            "plunders 0 whom=1 what=glory-card (card=vanish for 0 1)",
            "plunders 0 whom=1 what=stolen-charts",
            "plunders 0 whom=1 what=veteran",
            "plunders 0 whom=1 what=cargo-card (card=rum for 0 1)",
        ],
        [
            "edmund-harwood",
            "off caribbean-sea",
            "frigate [3, 2, 3, 3, 3]",
            "cargo: rum-1 wood-1",
            "hand: brace vanish",
            "rumor: pearl-bank",
            "kept: bribed-harbour-master stolen-charts",
            "weapons: grappling-hooks grapeshot",
            "special: gunner veteran",
            "gold 17",
            "glory 1",
            "seen at least 17",
            "seen at most 17",
        ],
        [
            "frances-wright",
            "off caribbean-sea",
            "sloop [2, 2, 2, 0, 1]",
            "cargo: wood-2",
            "hand: haze",
            "kept: false-papers",
            "weapons: chain-shot",
            "special: surgeon",
            "ransom 0 0",
        ],
    )
    answers(match, "0 overboard:rum", "0 cargo:wood", "0 done")
    assert (told(match)[-5:], board(match, 0)[3], piles(match)) == (
        [
            "plunders 0 whom=1 what=veteran",
            "plunders 0 whom=1 what=cargo-card (card=rum for 0 1)",
            "overboard! 0 good=rum card=rum-1",
            "plunders 0 whom=1 what=cargo-card (card=wood for 0 1)",
            "dies! 1 captain=frances-wright n=0 why=battle",
        ],
        "cargo: wood-1 wood-2",
        ["cargo: rum-1", "glory: haze specialist-surgeon-1", "missions: ransom", "captains: frances-wright"],
    )


@pytest.mark.rule("MAM-1201", "MAM-1202", "MAM-1203", "MAM-902")
def test_all_takes_what_fits_and_leaves_what_would_cost_something_else() -> None:
    winner = changed(
        HARWOOD, weapons=["grapeshot"], hand=["damp-powder", "slander"], now={"cargo": 2}, cargo=["rum-2"]
    )
    match = won(winner, RICH, own_specialists=1 << SPECIALIST_NAMES.index("surgeon"))
    answers(match, "0 stay", "0 all")
    assert (board(match, 0), board(match, 1), piles(match)) == (
        [
            "edmund-harwood",
            "off caribbean-sea",
            "frigate [3, 2, 3, 3, 3]",
            "cargo: rum-1 rum-2",
            "hand: brace vanish damp-powder slander",
            "rumor: pearl-bank",
            "kept: false-papers stolen-charts",
            "weapons: chain-shot grapeshot",
            "special: surgeon veteran",
            "gold 17",
            "glory 1",
            "seen at least 17",
            "seen at most 17",
        ],
        ["no captain", "deaths 1"],
        [
            "cargo: wood-1 wood-2",
            "glory: haze specialist-surgeon-1",
            "missions: ransom",
            "captains: frances-wright",
        ],
    )


@pytest.mark.rule("MAM-1210", "MAM-1211", "MAM-1212", "MAM-R16", "MAM-648", "MAM-624")
def test_a_taken_ship_comes_with_its_damage_its_modifications_and_their_state() -> None:
    loser = changed(RICH, mods=["reinforced-hull", "chasers"], now={"crew": 0, "hull": 1, "cargo": 1})
    s = position(changed(HARWOOD, mods=["long-guns"], cargo=["rum-2", "sugar-1"]), loser)
    start_battle(s, 0, 1)
    s.stage = BOARDED
    s.seats[1].flipped = 1 << 2
    s.chance = position(draws=[nth(1, 68)]).chance
    match = play(s, "0 take-ship")
    assert prompt(match) == (0, "disperse")
    assert match.pending[0].about == {"left": 1}
    answers(match, f"0 {offered(match)[0]}")
    assert question(match) == (0, "lighten", ["overboard:rum", "overboard:sugar"])
    answers(match, "0 overboard:rum", "0 done")
    assert (told(match), board(match, 0), board(match, 1)) == (
        [
            "defeats 0 whom=1 how=boarded",
            "gains-point 0 why=defeat n=1",
            "draws-glory 0 n=1 why=point (card=reroll-crew for 0)",
            "takes-ship 0 ship=sloop",
            "disperses 0 zone=st-john",
            "overboard! 0 good=rum card=rum-2",
            "searches 0 whom=1 (gold=7 glory=vanish haze for 0)",
            "dies! 1 captain=frances-wright n=7 why=battle",
        ],
        [
            "edmund-harwood",
            "off caribbean-sea",
            "sloop [1, 1, 2, 2, 1]",
            "cargo: sugar-1",
            "hand: reroll-crew",
            "mods: reinforced-hull chasers",
            "flipped: reinforced-hull",
            "gold 10",
            "glory 1",
            "seen at least 10",
            "seen at most 10",
        ],
        ["no captain", "deaths 1"],
    )


@pytest.mark.rule("MAM-1316", "MAM-1203")
def test_what_kind_of_specialist_a_card_is() -> None:
    cards = {
        GLORY_NAMES.index("specialist-gunner-2"): "gunner",
        100 + RUMOR_NAMES.index("castaway-gunner"): "gunner",
        100 + RUMOR_NAMES.index("retired-veteran"): "veteran",
        200 + MISSION_NAMES.index("fever-ward"): "surgeon",
        200 + MISSION_NAMES.index("shipyard-apprentice"): "carpenter",
    }
    assert {card: SPECIALIST_NAMES[kind_of(card)] for card in cards} == cards
    s = position(HARWOOD, changed(LOSER))
    veteran, surgeon = 100 + RUMOR_NAMES.index("retired-veteran"), 200 + MISSION_NAMES.index("fever-ward")
    s.seats[1].specialists, s.seats[1].special = (surgeon, veteran), 1 << 5 | 1 << 3
    start_battle(s, 0, 1)
    s.stage = BOARDED
    match = play(s, "0 stay", "0 specialist:veteran")
    assert match.state.seats[0].specialists == (veteran,)
    assert (match.state.seats[1].specialists, match.state.seats[1].special) == ((surgeon,), 1 << 3)


@pytest.mark.rule("MAM-820", "MAM-821", "MAM-R38", "MAM-E10", "MAM-1204")
@pytest.mark.parametrize(
    ("captain", "own", "wanted", "war", "options"),
    [
        ("edmund-harwood", {}, {"spanish": 3, "dutch": 1}, "", ["reward:spanish", "reward:dutch", "decline"]),
        ("edmund-harwood", {"spanish": 1}, {"spanish": 3, "dutch": 1}, "", ["reward:dutch", "decline"]),
        ("edmund-harwood", {}, {"spanish": 3, "dutch": 1}, "war-en-es", ["reward:dutch", "decline"]),
        ("edmund-harwood", {"spanish": 1}, {"spanish": 3}, "", []),
        ("edmund-harwood", {}, {}, "", []),
    ],
)
def test_which_nations_pay_for_a_beaten_pirate(
    captain: str, own: dict[str, int], wanted: dict[str, int], war: str, options: list[str]
) -> None:
    s = position(
        changed(HARWOOD, captain=captain, bounty=own), changed(LOSER, bounty=wanted, gold=0), war=war
    )
    start_battle(s, 0, 1)
    s.stage = BOARDED
    match = play(s)
    assert (offered(match) if prompt(match)[1] == "reward" else []) == options
    if len(options) == 3:
        assert gold(answers(match, "0 reward:spanish"), 0) == 25


# --- death and new captains


@pytest.mark.rule("MAM-1230", "MAM-1231", "MAM-405", "MAM-406", "MAM-407", "MAM-408", "MAM-E21", "MAM-R34")
@pytest.mark.parametrize(
    ("chest", "aboard", "left", "gained"),
    [(0, 10, 0, 10), (6, 10, 0, 4), (9, 10, 0, 1), (10, 0, 10, 0), (24, 0, 24, 0)],
)
def test_a_new_captain_enters_with_ten_gold_his_own_first(
    chest: int, aboard: int, left: int, gained: int
) -> None:
    s = begin(position(Seat(chest=chest)))
    me = s.seats[0]
    me.captain, me.zone, me.ship, me.gold, me.low, me.high, me.loc = -1, -1, -1, 0, 0, 0, [0] * 5
    s.captain_deck = [5]
    s.glory_deck = [GLORY_NAMES.index("brace")]
    s.chance = position(draws=[nth(1, 1), nth(1, 1)]).chance
    match = play(s, "0 ship:flute")
    told_gold = [f"gains-gold 0 n={gained} why=start"] if gained else []
    assert told(match) == [
        "turn 0 round=1",
        "draws-captain! 0 captain=edmund-harwood",
        "enters-play! 0 captain=edmund-harwood ship=flute zone=nassau",
        *told_gold,
        "draws-glory 0 n=1 why=captain (card=brace for 0)",
    ]
    chested = [f"chest {left}"] if left else []
    seen = [f"seen at least {aboard}", f"seen at most {aboard}"] if aboard else []
    assert board(match, 0) == [
        "edmund-harwood",
        "in nassau",
        "flute [3, 4, 3, 1, 1]",
        "hand: brace",
        *([f"gold {aboard}"] if aboard else []),
        *chested,
        *seen,
    ]


@pytest.mark.rule("MAM-1231", "MAM-R33", "MAM-1230")
def test_another_captain_may_be_drawn_while_a_pirate_waits_at_home() -> None:
    npcs = {
        "pirate-sloop": ("pirate-sloop-1", "nassau"),
        "pirate-frigate": ("pirate-frigate-1", "port-royal"),
        "english-navy": ("flag-en-1", "st-john"),
    }
    s = begin(position(Seat(), npcs=npcs))
    s.seats[0].captain = -1
    s.captain_deck = [5, 6, 7]
    s.chance = position(draws=[nth(1, 3), nth(2, 2), nth(1, 1)]).chance
    match = play(s)
    assert question(match) == (0, "redraw", ["keep", "redraw"])
    assert match.pending[0].about == {"captain": "edmund-harwood"}
    answers(match, "0 redraw")
    assert match.pending[0].about == {"captain": "nathaniel-cray"}
    answers(match, "0 redraw")
    assert prompt(match) == (0, "start-ship")
    assert sorted(match.state.captain_deck) == [5, 6]
    assert match.state.aside == ()
    s = begin(position(Seat(), npcs=npcs))
    s.seats[0].captain = -1
    s.captain_deck = [5, 7]
    s.chance = position(draws=[nth(1, 2)]).chance
    match = play(s, "0 keep", "0 ship:sloop")
    assert (board(match, 0)[:3], match.state.captain_deck) == (
        ["edmund-harwood", "in nassau", "sloop [2, 2, 2, 2, 1]"],
        [7],
    )


@pytest.mark.rule("MAM-1231", "MAM-1310", "MAM-406", "MAM-636")
@pytest.mark.parametrize(("captain", "cards", "weapons"), [(5, 1, 0), (6, 1, 7), (8, 2, 0)])
def test_some_captains_begin_with_more(captain: int, cards: int, weapons: int) -> None:
    s = begin(position(Seat()))
    s.seats[0].captain = -1
    s.captain_deck = [captain]
    match = play(s, "0 ship:sloop")
    assert (len(match.state.seats[0].hand), match.state.seats[0].weapons) == (cards, weapons)


@pytest.mark.rule("MAM-1222", "MAM-1241", "MAM-212", "MAM-E24", "MAM-R45")
@pytest.mark.parametrize(
    ("left", "waits", "over"), [(0, 0, True), (1, 0, False), (1, 1, True), (2, 1, False)]
)
def test_too_few_captains_end_the_game_at_a_death(left: int, waits: int, over: bool) -> None:
    s = position(
        changed(HARWOOD, now={"hull": 1, "cargo": 0}, zone="bridgetown"), Seat(), Seat("sikuma", "frigate")
    )
    s.captain_deck = s.captain_deck[:left]
    if waits:
        s.seats[2].captain = -1
    s.chance = position(draws=dice(1, 1, 1)).chance
    s.events = ()
    match = play(s, "0 enter-port")
    assert (match.state.over, match.state.ending) == (over, "captains" if over else "")


@pytest.mark.rule("MAM-1220", "MAM-R18", "MAM-1317", "MAM-1316", "MAM-1221")
def test_everything_of_a_dead_captain_goes_where_it_belongs() -> None:
    seat = changed(
        RICH,
        captain="edmund-harwood",
        ship="frigate",
        zone="bridgetown",
        now={"hull": 1},
        chest=13,
        glory=4,
        bounty={"dutch": 3},
        mods=["chasers"],
    )
    s = position(seat, draws=dice(1, 1, 1))
    s.seats[0].specialists += (
        100 + RUMOR_NAMES.index("castaway-gunner"),
        200 + MISSION_NAMES.index("fever-ward"),
    )
    s.rumor_deck.remove(RUMOR_NAMES.index("castaway-gunner"))
    s.seats[0].bought, s.seats[0].progress, s.seats[0].marks, s.seats[0].flipped = (1, 2), 1, 3, 1 << 4
    match = play(s, "0 enter-port")
    me = match.state.seats[0]
    assert (board(match, 0), piles(match), me.bought, me.progress, me.marks, me.loc) == (
        ["no captain", "chest 13", "glory 4", "deaths 1"],
        [
            "cargo: rum-1 wood-1 wood-2",
            "glory: vanish haze specialist-surgeon-1 specialist-veteran-1",
            "missions: ransom fever-ward",
            "captains: edmund-harwood",
        ],
        (-1, -1),
        0,
        0,
        [0, 0, 0, 0, 0],
    )
    assert (me.ship, me.zone, me.docked, len(match.state.rumor_deck)) == (-1, -1, False, 25)


# --- cards


@pytest.mark.rule("MAM-903", "MAM-1322")
def test_which_cards_fit_a_window() -> None:
    names = [
        "second-chance",
        "keen-eyes",
        "silver-tongue",
        "quick-learner",
        "keen-eyes",
        "following-wind",
        "word-to-admiral",
    ]
    s = position(Seat(hand=names))
    cards = [GLORY_NAMES.index(name) for name in names]

    def fit(when: str, skill: str = "", last: str = "") -> list[str]:
        s.last_glory = GLORY_NAMES.index(last) if last else -1
        return [GLORY_NAMES[card] for card in playable(s, cards, when, skill)]

    assert fit("before_test", "scouting") == ["keen-eyes"]
    assert fit("before_test", "influence") == ["silver-tongue"]
    assert fit("before_test", "leadership") == []
    assert fit("after_test", "leadership") == ["second-chance"]
    assert fit("before_test", "scouting", "keen-eyes") == ["keen-eyes", "quick-learner"]
    assert fit("before_test", "influence", "keen-eyes") == ["silver-tongue"]
    assert fit("after_test", "influence", "second-chance") == ["second-chance", "quick-learner"]
    assert fit("any_turn") == ["word-to-admiral"]

    def own(last: str = "") -> list[str]:
        s.last_glory = GLORY_NAMES.index(last) if last else -1
        return [GLORY_NAMES[card] for card in own_cards(s, cards)]

    assert own() == ["following-wind"]
    assert own("following-wind") == ["quick-learner", "following-wind"]
    assert own("keen-eyes") == ["following-wind"]
    s.npc_zone = [3, -1, -1, -1, -1, -1]
    assert own() == ["following-wind", "word-to-admiral"]
    assert own("word-to-admiral") == ["quick-learner", "following-wind", "word-to-admiral"]


@pytest.mark.rule("MAM-305", "MAM-1310", "MAM-E01")
def test_keen_eyes_succeed_without_a_roll() -> None:
    s = position(changed(RODRIGO, hand=["keen-eyes", "haze"]))
    match = play(s, "0 scout:merchant")
    assert question(match) == (0, "before-test", ["pass", "play:keen-eyes"])
    assert match.pending[0].about == {"skill": "scouting"}
    answers(match, "0 play:keen-eyes")
    assert prompt(match) == (0, "merchant")
    s = position(changed(RODRIGO, hand=["keen-eyes"]), draws=dice(1, 2, 3))
    match = play(s, "0 scout:merchant", "0 pass")
    assert told(match) == ["tests 0 skill=scouting dice=1 2 3 n=0"]
    assert (match.state.rolled, match.state.roller) == ((1, 2, 3), 0)


@pytest.mark.rule("MAM-305", "MAM-1310", "MAM-1322")
def test_a_failed_test_may_be_rolled_again_by_cards_and_by_a_captain() -> None:
    federico = Seat("federico-de-silva", zone=SEA, docked=False, hand=["second-chance", "quick-learner"])
    s = position(federico, draws=dice(1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4))
    s.used = 6
    match = play(s, "0 scout:merchant")
    assert question(match) == (0, "after-test", ["pass", "reroll", "play:second-chance"])
    assert match.pending[0].about == {"skill": "scouting", "n": 0}
    answers(match, "0 reroll")
    assert question(match) == (0, "after-test", ["pass", "play:second-chance"])
    assert match.state.used == 7
    answers(match, "0 play:second-chance", "0 play:quick-learner")
    assert (told(match), turn(match)) == (
        [
            "tests 0 skill=scouting dice=1 1 1 1 n=0",
            "tests 0 skill=scouting dice=2 2 2 2 n=0",
            "plays! 0 card=second-chance as=second-chance",
            "tests 0 skill=scouting dice=3 3 3 3 n=0",
            "plays! 0 card=quick-learner as=second-chance",
            "tests 0 skill=scouting dice=4 4 4 4 n=0",
        ],
        "round 1, seat 0: 2 actions, 0 moves, 0 crossed, scouted 2097152, used 7",
    )
    other = play(position(federico, changed(LOSER), draws=dice(1, 1, 1, 1)), "0 scout:seat:1")
    assert question(other) == (0, "after-test", ["pass", "play:second-chance"])


@pytest.mark.rule("MAM-305", "MAM-1310", "MAM-1319")
def test_where_successes_are_counted_a_second_chance_keeps_them() -> None:
    seat = Seat("rodrigo-salvatierra", "frigate", hand=["second-chance"])
    match = play(position(seat, event="storm-1", draws=dice("S", 3, "S", 1)), "0 leave-port")
    assert (question(match), match.pending[0].about) == (
        (0, "after-test", ["pass", "play:second-chance"]),
        {"skill": "seamanship", "n": 1},
    )
    answers(match, "0 play:second-chance")
    assert told(match) == [
        "leaves-port 0 zone=caracas",
        "tests 0 skill=seamanship dice=S 3 n=1",
        "plays! 0 card=second-chance as=second-chance",
        "tests 0 skill=seamanship dice=S S n=2",
        "location-dice 0 dice=1",
        "damaged 0 where=cargo hull=3 cargo=2 masts=3 crew=3 cannons=3",
    ]
    full = play(position(seat, event="storm-1", draws=dice("S", "S", 1)), "0 leave-port")
    assert prompt(full) == (0, "action")
    plain = play(
        position(changed(RODRIGO, hand=["second-chance"]), draws=dice("S", 1, 1)), "0 scout:merchant"
    )
    assert prompt(plain) == (0, "merchant")


@pytest.mark.rule("MAM-904", "MAM-305", "MAM-1310")
def test_slander_turns_a_success_of_influence_into_a_failure() -> None:
    def tried(*hands: list[str], deed: str = "") -> Match[Marauders]:
        seats = [
            Seat("rodrigo-salvatierra", zone="trinidad", hand=hands[0]),
            *[Seat(hand=each) for each in hands[1:]],
        ]
        match = play(in_port(position(*seats, draws=[*dice("S"), nth(1, 25)])), "0 rumor")
        return answers(match, deed) if deed else match

    match = tried([], ["brace"], ["slander"])
    assert question(match) == (2, "other-test", ["pass", "quiet", "play:slander"])
    assert match.pending[0].about == {"whom": 0, "skill": "influence"}
    answers(match, "2 play:slander")
    assert (told(match), board(match, 0)) == (
        ["pays 0 n=2 why=rumor", "tests 0 skill=influence dice=S n=1", "plays! 2 card=slander as=slander"],
        [
            "rodrigo-salvatierra",
            "in trinidad",
            "sloop [2, 2, 2, 2, 1]",
            "gold 8",
            "seen at least 8",
            "seen at most 8",
        ],
    )
    assert tried([], ["brace"], ["slander"], deed="2 quiet").state.quiet == 4
    assert len(tried([], ["brace"], ["slander"], deed="2 pass").state.seats[0].rumors) == 1
    silver = tried(["silver-tongue"], [], ["slander"], deed="0 play:silver-tongue")
    assert prompt(silver) == (2, "other-test")


@pytest.mark.rule("MAM-903", "MAM-904", "MAM-1310")
def test_everybody_who_holds_a_card_may_be_asked_which_stays_a_secret() -> None:
    s = position(Seat(hand=["brace"]), Seat(hand=["haze"]), Seat(), Seat(hand=["vanish"]))
    seen: list[int] = []
    for seat in (3, 2, 1, 0, 1):
        moment(s, seat)
        seen.append(s.moments)
    assert seen == [8, 8, 10, 11, 11]


@pytest.mark.rule("MAM-901", "MAM-902", "MAM-R01")
def test_a_fifth_glory_card_is_discarded_for_all_to_see_and_the_pile_becomes_the_deck() -> None:
    seat = Seat(
        "rodrigo-salvatierra",
        "flute",
        "trinidad",
        cargo=["rum-1", "rum-2", "rum-3"],
        hand=["brace", "haze", "haze", "vanish"],
    )
    s = in_port(position(seat, demand={"trinidad": "rum"}))
    s.glory_deck, s.glory_discard = [], [GLORY_NAMES.index("slander")]
    match = play(s, "0 sell", "0 all")
    assert question(match) == (
        0,
        "discard-glory",
        ["discard:brace", "discard:vanish", "discard:haze", "discard:slander"],
    )
    answers(match, "0 discard:haze")
    assert (told(match, "draws-glory", "discards-glory"), hand(match, 0), piles(match)) == (
        ["draws-glory 0 n=5 why=point (card=slander for 0)", "discards-glory! 0 card=haze"],
        ["brace", "vanish", "haze", "slander"],
        ["cargo: rum-1 rum-2 rum-3", "glory: haze"],
    )
    assert match.state.glory_deck == []


@pytest.mark.rule("MAM-1174", "MAM-1310")
@pytest.mark.parametrize(
    ("cards", "attack", "defence"),
    [
        (["boarding-party"], 3, 3),
        (["boarding-party", "boarding-party"], 4, 3),
        (["sharpshooters"], 2, 2),
        (["sharpshooters", "boarding-party"], 3, 2),
        (["sharpshooters", "quick-learner"], 2, 1),
    ],
)
def test_cards_before_a_crew_combat_change_the_dice(cards: list[str], attack: int, defence: int) -> None:
    s = position(changed(HARWOOD, hand=cards), changed(LOSER, now={}), draws=dice(*[1] * 12))
    start_battle(s, 0, 1)
    s.stage = BOARDED
    match = play(s, *[f"0 play:{card}" for card in cards])
    attacker, defender = told(match, "contest")[0].removeprefix("contest attacker=").split(" defender=")
    assert (len(attacker.split()), len(defender.split())) == (attack, defence)


# --- Rumors


@pytest.mark.rule("MAM-655", "MAM-1312", "MAM-680", "MAM-530")
@pytest.mark.parametrize(
    ("rumor", "zone", "docked", "crew", "here"),
    [
        ("forgotten-debt", "basse-terre", True, 3, True),
        ("forgotten-debt", "basse-terre", False, 3, False),
        ("forgotten-debt", "trinidad", True, 3, False),
        ("pearl-bank", "curacao", False, 3, True),
        ("pearl-bank", "curacao", False, 0, True),
        ("pearl-bank", "curacao", True, 3, False),
        ("pearl-bank", "caracas", False, 3, False),
        ("sunken-galleon", SEA, False, 1, True),
        ("sunken-galleon", SEA, False, 0, False),
    ],
)
def test_where_a_rumor_can_be_tried(rumor: str, zone: str, docked: bool, crew: int, here: bool) -> None:
    seat = changed(RODRIGO, zone=zone, docked=docked, rumor=rumor, now={"crew": crew})
    s = in_port(position(seat)) if docked else position(seat)
    assert bool({"test-rumor", "scout:rumor"} & set(offered(play(s)))) == here


@pytest.mark.rule("MAM-655", "MAM-656", "MAM-657", "MAM-658", "MAM-1312", "MAM-V04", "MAM-534")
def test_a_rumor_is_shown_tested_and_true_or_false() -> None:
    seat = changed(RODRIGO, zone="curacao", rumor="pearl-bank")
    match = play(position(seat, draws=dice(1, 1, 1)), "0 scout:rumor")
    assert (told(match), board(match, 0), turn(match), len(match.state.rumor_deck)) == (
        [
            "shows-rumor! 0 rumor=pearl-bank",
            "tests 0 skill=scouting dice=1 1 1 n=0",
            "rumor-false! 0 rumor=pearl-bank",
        ],
        [
            "rodrigo-salvatierra",
            "off curacao",
            "frigate [3, 3, 3, 3, 3]",
            "gold 10",
            "seen at least 10",
            "seen at most 10",
        ],
        "round 1, seat 0: 2 actions, 0 moves, 0 crossed, scouted 1073741824",
        25,
    )
    s = position(seat, draws=[*dice(1, "S", 1), nth(1, 1)])
    s.glory_deck = [GLORY_NAMES.index("brace")]
    match = play(s, "0 scout:rumor")
    assert (told(match), board(match, 0), len(match.state.rumor_deck)) == (
        [
            "shows-rumor! 0 rumor=pearl-bank",
            "tests 0 skill=scouting dice=1 S 1 n=1",
            "rumor-true! 0 rumor=pearl-bank",
            "gains-gold 0 n=10 why=card",
            "gains-point 0 why=rumor n=1",
            "draws-glory 0 n=1 why=point (card=brace for 0)",
        ],
        [
            "rodrigo-salvatierra",
            "off curacao",
            "frigate [3, 3, 3, 3, 3]",
            "hand: brace",
            "gold 20",
            "glory 1",
            "seen at least 20",
            "seen at most 20",
        ],
        25,
    )


@pytest.mark.rule("MAM-1312", "MAM-1315", "MAM-657", "MAM-906", "MAM-534", "MAM-530")
def test_a_fight_that_is_not_won_leaves_the_rumor_open_with_its_owner() -> None:
    seat = changed(RODRIGO, rumor="sunken-galleon", specialists=["surgeon"])
    draws = [*dice("S", 1, 1), *dice("S", "S", 1, 1, 1), *dice("S", 1)]
    match = play(position(seat, draws=draws), "0 scout:rumor")
    assert question(match) == (0, "withdraw", ["fight-on", "withdraw"])
    assert match.pending[0].about == {"own": 2, "enemy": 1}
    answers(match, "0 withdraw")
    assert "scout:rumor" not in offered(match)
    assert (told(match), board(match, 0), match.state.sides, match.state.enemy) == (
        [
            "shows-rumor! 0 rumor=sunken-galleon",
            "tests 0 skill=scouting dice=S 1 1 n=1",
            "land-fight 0 n=3 leadership=2",
            "contest attacker=S S 1 1 1 defender=S 1",
            "crew-losses attacker=2 defender=1",
            "recruits 0 n=1",
        ],
        [
            "rodrigo-salvatierra",
            "off caribbean-sea",
            "frigate [3, 3, 3, 3, 3]",
            "rumor: sunken-galleon",
            "special: surgeon",
            "gold 10",
            "seen at least 10",
            "seen at most 10",
            "rumor open",
        ],
        (-1, -1),
        [0, 0, 0, 0, 0],
    )
    s = position(seat, draws=[*draws, *dice("S", 1, 1, 1), *dice("S", 1), nth(1, 1)])
    s.glory_deck = [GLORY_NAMES.index("brace")]
    match = play(s, "0 scout:rumor", "0 fight-on")
    assert (told(match)[7:], board(match, 0)) == (
        [
            "recruits 0 n=1",
            "rumor-true! 0 rumor=sunken-galleon",
            "gains-gold 0 n=15 why=card",
            "gains-point 0 why=rumor n=1",
            "draws-glory 0 n=1 why=point (card=brace for 0)",
        ],
        [
            "rodrigo-salvatierra",
            "off caribbean-sea",
            "frigate [3, 3, 3, 2, 3]",
            "hand: brace",
            "special: surgeon",
            "gold 25",
            "glory 1",
            "seen at least 25",
            "seen at most 25",
        ],
    )


@pytest.mark.rule("MAM-1315", "MAM-1163", "MAM-1312", "MAM-1220", "MAM-R48")
def test_the_last_hand_lost_on_land_is_death() -> None:
    seat = changed(RODRIGO, rumor="sunken-galleon", now={"crew": 1})
    match = play(
        position(seat, draws=[*dice("S", 1, 1), *dice(1, 1, 1, 1, 1), *dice("S", 1)]), "0 scout:rumor"
    )
    assert (told(match)[3:], board(match, 0), len(match.state.rumor_deck)) == (
        [
            "contest attacker=1 1 1 1 1 defender=S 1",
            "crew-losses attacker=0 defender=3",
            "dies! 0 captain=rodrigo-salvatierra n=10 why=land",
            "turn 1 round=1",
        ],
        ["no captain", "deaths 1"],
        25,
    )


REWARDS: dict[tuple[str, str], tuple[list[str], list[str], int]] = {
    ("false-papers", ""): (
        [
            "rumor-true! 0 rumor=false-papers",
            "gains-point 0 why=rumor n=1",
            "draws-glory 0 n=1 why=point (card=brace for 0)",
        ],
        [
            "frigate [1, 3, 0, 1, 3]",
            "hand: brace",
            "kept: stolen-charts false-papers",
            "mods: chasers",
            "weapons: grapeshot",
            "special: gunner steward",
            "spanish 2",
            "gold 10",
            "glory 1",
            "seen at least 10",
            "seen at most 10",
        ],
        23,
    ),
    ("corrupt-judge", "pardon:spanish:2"): (
        [
            "rumor-true! 0 rumor=corrupt-judge",
            "gains-gold 0 n=6 why=card",
            "pardoned 0 nation=spanish n=0 why=card",
            "gains-point 0 why=rumor n=1",
            "draws-glory 0 n=1 why=point (card=brace for 0)",
        ],
        [
            "frigate [1, 3, 0, 1, 3]",
            "hand: brace",
            "kept: stolen-charts",
            "mods: chasers",
            "weapons: grapeshot",
            "special: gunner steward",
            "gold 16",
            "glory 1",
            "seen at least 16",
            "seen at most 16",
        ],
        24,
    ),
    ("corrupt-judge", "decline"): (
        [
            "rumor-true! 0 rumor=corrupt-judge",
            "gains-gold 0 n=6 why=card",
            "gains-point 0 why=rumor n=1",
            "draws-glory 0 n=1 why=point (card=brace for 0)",
        ],
        [
            "frigate [1, 3, 0, 1, 3]",
            "hand: brace",
            "kept: stolen-charts",
            "mods: chasers",
            "weapons: grapeshot",
            "special: gunner steward",
            "spanish 2",
            "gold 16",
            "glory 1",
            "seen at least 16",
            "seen at most 16",
        ],
        24,
    ),
    ("governors-mistress", ""): (
        [
            "rumor-true! 0 rumor=governors-mistress",
            "gains-gold 0 n=6 why=card",
            "gains-point 0 why=rumor n=1",
            "draws-glory 0 n=1 why=point (card=brace for 0)",
        ],
        [
            "frigate [1, 3, 0, 1, 3]",
            "hand: brace",
            "kept: stolen-charts",
            "mods: chasers",
            "weapons: grapeshot",
            "special: gunner steward",
            "spanish 2",
            "gold 16",
            "glory 1",
            "seen at least 16",
            "seen at most 16",
        ],
        24,
    ),
    ("retired-veteran", ""): (
        [
            "rumor-true! 0 rumor=retired-veteran",
            "gains-gold 0 n=4 why=card",
            "hires 0 specialist=veteran",
            "gains-point 0 why=rumor n=1",
            "draws-glory 0 n=1 why=point (card=brace for 0)",
        ],
        [
            "frigate [1, 3, 0, 1, 3]",
            "hand: brace",
            "kept: stolen-charts",
            "mods: chasers",
            "weapons: grapeshot",
            "special: gunner veteran steward",
            "spanish 2",
            "gold 14",
            "glory 1",
            "seen at least 14",
            "seen at most 14",
        ],
        23,
    ),
    ("bankrupt-clerk", ""): (
        [
            "rumor-true! 0 rumor=bankrupt-clerk",
            "gains-gold 0 n=4 why=card",
            "gains-gold 0 n=5 why=card",
            "gains-point 0 why=rumor n=1",
            "draws-glory 0 n=1 why=point (card=brace for 0)",
        ],
        [
            "frigate [1, 3, 0, 1, 3]",
            "hand: brace",
            "kept: stolen-charts",
            "mods: chasers",
            "weapons: grapeshot",
            "special: gunner steward",
            "spanish 2",
            "gold 19",
            "glory 1",
            "seen at least 19",
            "seen at most 19",
        ],
        24,
    ),
    ("deserters", ""): (
        [
            "rumor-true! 0 rumor=deserters",
            "recruits 0 n=2",
            "hires 0 specialist=boatswain",
            "gains-point 0 why=rumor n=1",
            "draws-glory 0 n=1 why=point (card=brace for 0)",
        ],
        [
            "frigate [1, 3, 0, 3, 3]",
            "hand: brace",
            "kept: stolen-charts",
            "mods: chasers",
            "weapons: grapeshot",
            "special: boatswain gunner steward",
            "spanish 2",
            "gold 10",
            "glory 1",
            "seen at least 10",
            "seen at most 10",
        ],
        23,
    ),
    ("gunpowder-smugglers", ""): (
        [
            "rumor-true! 0 rumor=gunpowder-smugglers",
            "armed 0",
            "gains-gold 0 n=4 why=card",
            "gains-point 0 why=rumor n=1",
            "draws-glory 0 n=1 why=point (card=brace for 0)",
        ],
        [
            "frigate [1, 3, 0, 1, 3]",
            "hand: brace",
            "kept: stolen-charts",
            "mods: chasers",
            "weapons: grappling-hooks chain-shot grapeshot",
            "special: gunner steward",
            "spanish 2",
            "gold 14",
            "glory 1",
            "seen at least 14",
            "seen at most 14",
        ],
        24,
    ),
    ("master-shipwright", "port:nassau"): (
        [
            "rumor-true! 0 rumor=master-shipwright",
            "repaired 0",
            "fits-out 0 mod=long-guns",
            "gains-point 0 why=rumor n=1",
            "draws-glory 0 n=1 why=point (card=brace for 0)",
        ],
        [
            "frigate [3, 3, 3, 1, 3]",
            "hand: brace",
            "kept: stolen-charts",
            "mods: chasers long-guns",
            "weapons: grapeshot",
            "special: gunner steward",
            "spanish 2",
            "gold 10",
            "glory 1",
            "seen at least 10",
            "seen at most 10",
        ],
        24,
    ),
    ("master-shipwright", "stop"): (
        [
            "rumor-true! 0 rumor=master-shipwright",
            "repaired 0",
            "gains-point 0 why=rumor n=1",
            "draws-glory 0 n=1 why=point (card=brace for 0)",
        ],
        [
            "frigate [3, 3, 3, 1, 3]",
            "hand: brace",
            "kept: stolen-charts",
            "mods: chasers",
            "weapons: grapeshot",
            "special: gunner steward",
            "spanish 2",
            "gold 10",
            "glory 1",
            "seen at least 10",
            "seen at most 10",
        ],
        24,
    ),
    ("bribed-harbour-master", ""): (
        [
            "rumor-true! 0 rumor=bribed-harbour-master",
            "gains-point 0 why=rumor n=1",
            "draws-glory 0 n=1 why=point (card=brace for 0)",
        ],
        [
            "frigate [1, 3, 0, 1, 3]",
            "hand: brace",
            "kept: stolen-charts bribed-harbour-master",
            "mods: chasers",
            "weapons: grapeshot",
            "special: gunner steward",
            "spanish 2",
            "gold 10",
            "glory 1",
            "seen at least 10",
            "seen at most 10",
        ],
        23,
    ),
}
"""For each Rumor, and what its owner then chose: what is told, his board, and the size of the deck."""


@pytest.mark.rule("MAM-1310", "MAM-1311", "MAM-1312", "MAM-1316", "MAM-1317", "MAM-641", "MAM-644", "MAM-807")
@pytest.mark.parametrize(
    ("rumor", "zone", "deeds"),
    [
        ("false-papers", "port-royal", ""),
        ("corrupt-judge", "tortuga", "pardon:spanish:2"),
        ("corrupt-judge", "tortuga", "decline"),
        ("governors-mistress", "san-juan", ""),
        ("retired-veteran", "st-john", ""),
        ("bankrupt-clerk", "curacao", ""),
        ("deserters", "nassau", ""),
        ("gunpowder-smugglers", "old-providence", ""),
        ("master-shipwright", "trinidad", "port:nassau"),
        ("master-shipwright", "trinidad", "stop"),
        ("bribed-harbour-master", "cartagena", ""),
    ],
)
def test_what_rumors_in_port_bring(rumor: str, zone: str, deeds: str) -> None:
    seat = Seat(
        "rodrigo-salvatierra",
        "frigate",
        zone,
        rumor=rumor,
        kept=["stolen-charts"],
        bounty={"spanish": 2},
        specialists=["gunner", "steward"],
        weapons=["grapeshot"],
        now={"crew": 1, "hull": 1, "masts": 0},
        mods=["chasers"],
    )
    s = in_port(position(seat, draws=dice("S"), market={"nassau": "long-guns"}))
    s.glory_deck = [GLORY_NAMES.index("brace")]
    match = play(s, "0 test-rumor")
    answers(match, *[f"0 {deed}" for deed in deeds.split()])
    assert REWARDS[rumor, deeds] == (told(match)[2:], board(match, 0)[2:], len(match.state.rumor_deck))


@pytest.mark.rule("MAM-1310", "MAM-1324", "MAM-1312")
def test_cargo_and_cards_that_a_rumor_brings() -> None:
    s = position(changed(RODRIGO, rumor="ghost-ship", cargo=["wood-1", "wood-2"]), draws=dice("S", 1, 1))
    s.cargo_deck = [CARGO_NAMES.index(name) for name in ("rum-1", "rum-2", "sugar-1", "cocoa-1")]
    s.cargo_discard = []
    s.glory_deck = [GLORY_NAMES.index("brace"), GLORY_NAMES.index("brace")]
    match = play(s, "0 scout:rumor")
    assert question(match) == (0, "stow", ["keep:cocoa", "keep:rum", "keep:sugar", "done"])
    assert match.pending[0].about == {"room": 1}
    answers(match, "0 keep:rum")
    assert question(match) == (0, "stow", ["overboard:rum", "overboard:wood", "done"])
    answers(match, "0 overboard:wood", "0 keep:cocoa", "0 done")
    assert (told(match)[2:4], told(match)[-6:], board(match, 0)) == (
        ["rumor-true! 0 rumor=ghost-ship", "finds-cargo! 0 cards=sugar-1 cocoa-1 rum-1 rum-2 why=card"],
        [
            "keeps-cargo 0 card=rum-1",
            "overboard! 0 good=wood card=wood-1",
            "keeps-cargo 0 card=cocoa-1",
            "draws-glory 0 n=1 why=card (card=brace for 0)",
            "gains-point 0 why=rumor n=1",
            "draws-glory 0 n=2 why=point (card=brace for 0)",
        ],
        [
            "rodrigo-salvatierra",
            "off caribbean-sea",
            "frigate [3, 3, 3, 3, 3]",
            "cargo: cocoa-1 rum-1 wood-2",
            "hand: brace brace",
            "gold 10",
            "glory 1",
            "seen at least 10",
            "seen at most 10",
        ],
    )
    assert sorted(piles(match)[0].split()[1:]) == ["rum-2", "sugar-1", "wood-1"]


@pytest.mark.rule("MAM-1310", "MAM-641", "MAM-644", "MAM-603")
def test_a_modification_that_the_ship_has_stays_in_its_port() -> None:
    s = position(
        changed(RODRIGO, zone="old-providence", rumor="hidden-dock", mods=["chasers"], now={"cargo": 1}),
        market={"nassau": "chasers", "havana": "extended-hold"},
        draws=dice("S", 1, 1),
    )
    s.mod_bags, s.glory_deck = ((4, 7),), [GLORY_NAMES.index("brace")]
    match = play(s, "0 scout:rumor")
    assert "port:nassau" not in offered(match)
    match.state.chance = position(draws=[nth(1, 2)]).chance
    answers(match, "0 port:tortuga")
    assert prompt(match) == (0, "pick-modification")
    assert "port:tortuga" not in offered(match)
    match.state.chance = position(draws=[nth(1, 1)]).chance
    answers(match, "0 port:havana")
    assert (told(match)[2:], board(match, 0)) == (
        [
            "rumor-true! 0 rumor=hidden-dock",
            "turned-up! zone=tortuga mod=chasers",
            "fits-out 0 mod=extended-hold",
            "gains-gold 0 n=5 why=card",
            "gains-point 0 why=rumor n=1",
            "draws-glory 0 n=1 why=point (card=brace for 0)",
        ],
        [
            "rodrigo-salvatierra",
            "off old-providence",
            "frigate [3, 2, 3, 3, 3]",
            "hand: brace",
            "mods: extended-hold chasers",
            "gold 15",
            "glory 1",
            "seen at least 15",
            "seen at most 15",
        ],
    )
