"""Chapter 11, round by round: what is rolled, told and lost in battles."""

import pytest

from kaper.engine.match import Match
from kaper.games.marauders.rules.contest import NOBODY_WINS, TIE, compared, contest, dice_of, score
from kaper.games.marauders.rules.crew import dice_of as crew_dice
from kaper.games.marauders.rules.crew import wiped_out
from kaper.games.marauders.rules.naval import declarations, hopeless, start_battle
from kaper.games.marauders.rules.sides import ATTACKER, DEFENDER, automaton, damage, nation_of
from kaper.games.marauders.state.state import BOARD, BOARDED, FLEE, SHOOT, Marauders
from tests.games.marauders.table import (
    Draw,
    Seat,
    answers,
    dice,
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
HARWOOD = Seat("edmund-harwood", "frigate", SEA, False)
FRANCES = Seat("frances-wright", "sloop", SEA, False)


def changed(seat: Seat, **fields: object) -> Seat:
    return Seat(**{**vars(seat), **fields})


def battle(one: Seat, other: Seat, *draws: Draw, bout: int = 0) -> Marauders:
    """Seat 0 attacks seat 1; `bout` says how many rounds are over."""
    s = position(one, other, draws=draws)
    start_battle(s, 0, 1)
    s.bout = bout
    return s


def on_deck(one: Seat, other: Seat, *draws: Draw) -> Match[Marauders]:
    s = battle(one, other, *draws)
    s.stage = BOARDED
    return play(s)


def hunted(seat: Seat, *draws: Draw, npc: str = "rule", war: str = "") -> Marauders:
    """Attacked by the Spanish naval ship, a Frigate of Seamanship 2, Scouting 3 and Leadership 2."""
    s = position(
        seat,
        Seat("helene-duvivier"),
        Seat("cinco-de-irapuato"),
        npcs={"spanish-navy": ("flag-es-1", SEA)},
        draws=draws,
        npc=npc,
        war=war,
    )
    start_battle(s, 4, 0)
    return s


# --- the beginning


@pytest.mark.rule("MAM-532", "MAM-1033", "MAM-1042", "MAM-E03", "MAM-1320")
@pytest.mark.parametrize(
    ("name", "card", "war", "track"),
    [
        ("spanish-navy", "flag-es-1", "", [3, 3, 3, 3, 3]),
        ("spanish-navy", "flag-es-1", "war-en-es", [5, 3, 5, 5, 5]),
        ("spanish-navy", "flag-es-1", "war-en-nl", [3, 3, 3, 3, 3]),
        ("dutch-navy", "flag-nl-1", "war-en-nl", [5, 3, 5, 5, 5]),
        ("pirate-sloop", "pirate-sloop-1", "", [2, 2, 2, 2, 1]),
        ("pirate-frigate", "pirate-frigate-1", "war-en-nl", [3, 3, 3, 3, 3]),
    ],
)
def test_an_npc_ship_begins_every_battle_at_its_full_values(
    name: str, card: str, war: str, track: list[int]
) -> None:
    number = [
        "spanish-navy",
        "english-navy",
        "french-navy",
        "dutch-navy",
        "pirate-sloop",
        "pirate-frigate",
    ].index(name)
    for sides in ((0, 4 + number), (4 + number, 0)):
        s = position(HARWOOD, npcs={name: (card, SEA)}, war=war)
        s.enemy, s.calm, s.used_now, s.more_dice = [1, 1, 1, 1, 1], 3, [1, 2], [1, 1]
        start_battle(s, *sides)
        assert (s.enemy, s.sides, s.stage) == (track, sides, 5)
        assert (s.calm, s.bout, s.used_now, s.more_dice) == (0, 0, [0, 0], [0, 0])


@pytest.mark.rule("MAM-532", "MAM-801", "MAM-804", "MAM-802", "MAM-530")
def test_who_scouts_a_ship_with_success_attacks_it_under_a_bounty() -> None:
    s = position(
        HARWOOD, changed(FRANCES), npcs={"french-navy": ("flag-fr-1", SEA)}, draws=dice("S", 1, *[1] * 5)
    )
    match = play(s, "0 scout:seat:1")
    assert (told(match), board(match, 0), turn(match)) == (
        [
            "scouts 0 whom=1",
            "tests 0 skill=scouting dice=S 1 n=1",
            "bounty 0 nation=english n=1 why=scouted",
            "attacks 0 whom=1",
            "declarations n=1 attacker=shoot defender=shoot",
            "contest attacker=1 1 1 defender=1 1",
        ],
        [
            "edmund-harwood",
            "off caribbean-sea",
            "frigate [3, 3, 3, 3, 3]",
            "english 1",
            "gold 10",
            "seen at least 10",
            "seen at most 10",
        ],
        "round 1, seat 0: 2 actions, 0 moves, 0 crossed, scouted 2",
    )
    s = position(
        HARWOOD, changed(FRANCES), npcs={"french-navy": ("flag-fr-1", SEA)}, draws=dice("S", 1, *[1] * 6)
    )
    match = play(s, "0 scout:npc:french-navy")
    assert (told(match), board(match, 0), turn(match)) == (
        [
            "scouts 0 npc=french-navy",
            "tests 0 skill=scouting dice=S 1 n=1",
            "bounty 0 nation=french n=1 why=scouted",
            "attacks 0 npc=french-navy",
            "declarations n=1 attacker=shoot defender=shoot",
            "contest attacker=1 1 1 defender=1 1 1",
        ],
        [
            "edmund-harwood",
            "off caribbean-sea",
            "frigate [3, 3, 3, 3, 3]",
            "french 1",
            "gold 10",
            "seen at least 10",
            "seen at most 10",
        ],
        "round 1, seat 0: 2 actions, 0 moves, 0 crossed, scouted 64",
    )


@pytest.mark.rule("MAM-802", "MAM-806", "MAM-801")
def test_whose_flag_an_attack_offends() -> None:
    s = position(HARWOOD, changed(FRANCES, bounty={"dutch": 1}), Seat("helene-duvivier"))
    assert [nation_of(s, ship) for ship in (0, 1, 2)] == [1, -1, 2]
    assert [nation_of(s, ship) for ship in range(4, 10)] == [0, 1, 2, 3, -1, -1]


@pytest.mark.rule("MAM-1101", "MAM-1103", "MAM-1172", "MAM-1102", "MAM-R28", "MAM-643", "MAM-1043")
def test_long_guns_of_both_sides_fire_before_the_first_round_a_die_for_each_cannon() -> None:
    one = changed(HARWOOD, mods=["long-guns"], weapons=["chain-shot"])
    other = changed(FRANCES, mods=["long-guns"])
    match = play(battle(one, other, *dice("S", "S", 1, 1, "S"), *dice("S"), *dice(3), *[(1, 6)] * 5))
    assert prompt(match) == (1, "place-hit")
    answers(match, "1 hit:masts")
    assert (told(match), now(match, 0), now(match, 1)) == (
        [
            "long-guns 0 dice=S S 1",
            "location-dice 0 dice=1 S",
            "long-guns 1 dice=S",
            "location-dice 1 dice=3",
            "damaged 0 where=crew hull=3 cargo=3 masts=3 crew=2 cannons=3",
            "damaged 1 where=cargo masts hull=2 cargo=1 masts=1 crew=2 cannons=1",
            "declarations n=1 attacker=shoot defender=shoot",
            "contest attacker=1 1 1 defender=1 1",
        ],
        [3, 3, 3, 2, 3],
        [2, 1, 1, 2, 1],
    )
    silent = play(battle(changed(one, now={"cannons": 0}), FRANCES, *dice(*[1] * 5)))
    assert not told(silent, "long-guns")


@pytest.mark.rule("MAM-1172", "MAM-R28", "MAM-1144")
def test_a_ship_sunk_by_long_guns_is_a_battle_won() -> None:
    one = changed(HARWOOD, mods=["long-guns"], now={"cannons": 1})
    match = play(battle(one, changed(FRANCES, now={"hull": 1, "cargo": 0}), *dice("S", 1), nth(1, 70)))
    assert (told(match), board(match, 0)) == (
        [
            "long-guns 0 dice=S",
            "location-dice 0 dice=1",
            "damaged 1 where=hull hull=0 cargo=0 masts=2 crew=2 cannons=1",
            "defeats 0 whom=1 how=sunk",
            "gains-point 0 why=defeat n=1",
            "draws-glory 0 n=1 why=point (card=reroll-crew for 0)",
            "dies! 1 captain=frances-wright n=10 why=battle",
        ],
        [
            "edmund-harwood",
            "off caribbean-sea",
            "frigate [3, 3, 3, 3, 1]",
            "hand: reroll-crew",
            "mods: long-guns",
            "gold 10",
            "glory 1",
            "seen at least 10",
            "seen at most 10",
        ],
    )


@pytest.mark.rule("MAM-1172", "MAM-1310")
def test_damp_powder_takes_a_cannon_before_the_first_shot() -> None:
    one, other = changed(HARWOOD, hand=["haze"]), changed(FRANCES, hand=["damp-powder"])
    match = play(battle(one, other))
    assert question(match) == (1, "naval-start", ["pass", "play:damp-powder"])
    match.state.chance = position(draws=dice(*[1] * 5)).chance
    answers(match, "1 play:damp-powder")
    assert (told(match), now(match, 0)) == (
        [
            "plays! 1 card=damp-powder as=damp-powder",
            "declarations n=1 attacker=shoot defender=shoot",
            "contest attacker=1 1 1 defender=1 1",
        ],
        [3, 3, 3, 3, 2],
    )
    match = play(battle(changed(HARWOOD, now={"cannons": 0}), other))
    match.state.chance = position(draws=dice(*[1] * 5)).chance
    assert now(answers(match, "1 play:damp-powder"), 0)[4] == 0


# --- declarations


@pytest.mark.rule("MAM-1110", "MAM-1111", "MAM-1041", "MAM-1146")
@pytest.mark.parametrize(
    ("own", "other", "player", "npc"),
    [
        ({}, {}, [SHOOT, BOARD, FLEE], [SHOOT, BOARD]),
        ({"cannons": 2}, {}, [SHOOT, BOARD, FLEE], [SHOOT, BOARD, FLEE]),
        ({"crew": 2}, {}, [SHOOT, BOARD, FLEE], [SHOOT, BOARD, FLEE]),
        ({}, {"crew": 2, "cannons": 2}, [SHOOT, BOARD, FLEE], [SHOOT, BOARD]),
        ({"crew": 0}, {}, [SHOOT, FLEE], [SHOOT, FLEE]),
        ({"crew": 0}, {"crew": 0}, [SHOOT, FLEE], [SHOOT]),
        ({"masts": 0}, {}, [SHOOT], [SHOOT]),
        ({"hull": 1}, {}, [SHOOT, BOARD, FLEE], [SHOOT, BOARD]),
    ],
)
def test_what_may_be_declared(
    own: dict[str, int], other: dict[str, int], player: list[int], npc: list[int]
) -> None:
    s = battle(changed(HARWOOD, now=own), changed(FRANCES, ship="frigate", now=other), bout=2)
    assert declarations(s, 0) == player
    s.bout = 1
    assert declarations(s, 0) == [SHOOT]
    s = hunted(changed(HARWOOD, now=other))
    s.enemy, s.bout = s.seats[0].loc[:], 2
    s.enemy = position(changed(HARWOOD, now=own)).seats[0].loc
    assert declarations(s, 0) == npc


@pytest.mark.rule("MAM-1170", "MAM-E23", "MAM-R46")
@pytest.mark.parametrize(
    ("one", "other", "ends"),
    [
        ({"masts": 0, "cannons": 0}, {"masts": 0, "cannons": 0}, True),
        ({"masts": 0, "cannons": 0}, {"masts": 0, "cannons": 1}, False),
        ({"masts": 0, "cannons": 1}, {"masts": 0, "cannons": 0}, False),
        ({"masts": 0, "cannons": 0}, {"cannons": 0}, False),
        ({"cannons": 0, "crew": 0}, {"masts": 0, "cannons": 0}, False),
    ],
)
def test_a_battle_in_which_nothing_can_happen_any_more_ends(
    one: dict[str, int], other: dict[str, int], ends: bool
) -> None:
    s = battle(changed(HARWOOD, now=one), changed(FRANCES, now=other), bout=2)
    assert hopeless(s) == ends


@pytest.mark.rule("MAM-1170", "MAM-1171", "MAM-R19", "MAM-R46", "MAM-1037", "MAM-643", "MAM-1101")
def test_after_ten_calm_rounds_both_sail_on_and_chasers_are_ready_again() -> None:
    one = changed(HARWOOD, mods=["chasers", "reinforced-hull"])
    for calm, over in ((9, False), (10, True)):
        s = battle(one, FRANCES, bout=4)
        s.calm = calm
        s.seats[0].flipped = 1 << 4 | 1 << 2
        match = play(s)
        assert (told(match) == ["battle-over"], prompt(match)[1]) == (over, "action" if over else "declare")
        assert board(match, 0)[4] == (
            "flipped: reinforced-hull" if over else "flipped: reinforced-hull chasers"
        )
        assert match.state.sides == ((-1, -1) if over else (0, 1))
        assert (match.state.bout, match.state.calm) == ((0, 0) if over else (5, 9))
    s = battle(changed(one, now={"masts": 0, "cannons": 0}), changed(FRANCES, now={"masts": 0, "cannons": 0}))
    s.chance = position(draws=dice(1, 1, 1)).chance
    assert told(play(s))[-1] == "battle-over"


@pytest.mark.rule("MAM-1173", "MAM-1171", "MAM-1123")
def test_a_hit_ends_the_calm_and_a_round_without_one_prolongs_it() -> None:
    for roll, calm in (((1, 1, 1, 1, 1), 5), (("S", 1, 1, 1, 1, 1, 2, 3), 0)):
        s = battle(HARWOOD, changed(FRANCES, ship="frigate"), *dice(*roll), bout=4)
        s.calm = 4
        assert play(s, "0 shoot", "1 shoot").state.calm == calm


@pytest.mark.rule("MAM-1173", "MAM-1140", "MAM-1112", "MAM-R27", "MAM-643", "MAM-1043")
def test_chasers_fire_one_shot_whoever_flees() -> None:
    one = changed(HARWOOD, mods=["chasers", "reinforced-hull"], now={"crew": 2})
    other = changed(FRANCES, mods=["chasers"], cargo=["rum-1", "wood-1"])
    s = battle(one, other, *dice(1), nth(1, 2), *dice(3), *dice(1, 1, 1, 1, 1), bout=1)
    s.seats[0].flipped = 1 << 2
    match = play(s, "0 flee", "1 shoot")
    assert question(match) == (0, "chasers", ["pass", "use"])
    answers(match, "0 use")
    assert prompt(match) == (1, "chasers")
    answers(match, "1 use")
    assert (told(match), board(match, 0), board(match, 1)) == (
        [
            "declarations n=2 attacker=flee defender=shoot",
            "chasers 0",
            "location-dice 0 dice=1",
            "damaged 1 where=cargo hull=2 cargo=1 masts=2 crew=2 cannons=1",
            "cargo-lost! 1 card=rum-1",
            "chasers 1",
            "location-dice 1 dice=3",
            "damaged 0 where=crew hull=3 cargo=3 masts=3 crew=1 cannons=3",
            "contest attacker=1 1 1 defender=1 1",
        ],
        [
            "edmund-harwood",
            "off caribbean-sea",
            "frigate [3, 3, 3, 1, 3]",
            "mods: reinforced-hull chasers",
            "flipped: reinforced-hull chasers",
            "gold 10",
            "seen at least 10",
            "seen at most 10",
        ],
        [
            "frances-wright",
            "off caribbean-sea",
            "sloop [2, 1, 2, 2, 1]",
            "cargo: wood-1",
            "mods: chasers",
            "flipped: chasers",
            "gold 10",
            "seen at least 10",
            "seen at most 10",
        ],
    )
    unarmed = play(
        battle(changed(one, now={"cannons": 0}), FRANCES, *dice(*[1] * 5), bout=1), "0 flee", "1 shoot"
    )
    assert prompt(unarmed) == (0, "declare")
    nobody_flees = play(battle(one, FRANCES, *dice(*[1] * 5), bout=1), "0 shoot", "1 shoot")
    assert prompt(nobody_flees) == (0, "declare")
    declined = play(battle(one, FRANCES, *dice(*[1] * 5), bout=1), "0 shoot", "1 flee", "0 pass")
    assert (now(declined, 1), declined.state.seats[0].flipped) == ([2, 2, 2, 2, 1], 0)


@pytest.mark.rule("MAM-R27", "MAM-1112", "MAM-1144")
def test_a_ship_sunk_by_chasers_fires_none_itself() -> None:
    one = changed(HARWOOD, mods=["chasers"])
    other = changed(FRANCES, mods=["chasers"], now={"hull": 1, "cargo": 0})
    match = play(battle(one, other, *dice(1), nth(1, 70), bout=1), "0 shoot", "1 flee", "0 use")
    assert told(match) == [
        "declarations n=2 attacker=shoot defender=flee",
        "chasers 0",
        "location-dice 0 dice=1",
        "damaged 1 where=hull hull=0 cargo=0 masts=2 crew=2 cannons=1",
        "defeats 0 whom=1 how=sunk",
        "gains-point 0 why=defeat n=1",
        "draws-glory 0 n=1 why=point (card=reroll-crew for 0)",
        "dies! 1 captain=frances-wright n=10 why=battle",
    ]


# --- the roll


@pytest.mark.rule("MAM-1120", "MAM-1121", "MAM-1175")
@pytest.mark.parametrize(
    ("one", "other", "more", "counts"),
    [
        ("frigate", "sloop", [0, 0], (3, 2)),
        ("frigate", "flute", [0, 0], (3, 2)),
        ("frigate", "galleon", [0, 0], (4, 2)),
        ("sloop", "flute", [0, 0], (4, 2)),
        ("galleon", "frigate", [0, 0], (3, 3)),
        ("frigate", "frigate", [2, 1], (5, 3)),
        ("galleon", "sloop", [1, 1], (4, 4)),
    ],
)
def test_how_many_dice_the_seamanship_roll_has(
    one: str, other: str, more: list[int], counts: tuple[int, int]
) -> None:
    s = battle(changed(HARWOOD, ship=one), changed(FRANCES, ship=other))
    s.more_dice = more
    assert (dice_of(s, 0), dice_of(s, 1)) == counts


@pytest.mark.rule("MAM-1122", "MAM-1123", "MAM-1164", "MAM-1310")
@pytest.mark.parametrize(
    ("captain", "attack", "defence", "winner"),
    [
        ("edmund-harwood", [0, 1], [4, 4], ATTACKER),
        ("edmund-harwood", [4, 4], [0, 1], DEFENDER),
        ("edmund-harwood", [4, 4], [1, 1], NOBODY_WINS),
        ("edmund-harwood", [0, 1, 1], [0, 3], DEFENDER),
        ("edmund-harwood", [0, 2, 1], [0, 3], TIE),
        ("adriaan-roskam", [0, 1, 1], [0, 3], ATTACKER),
        ("adriaan-roskam", [0, 1], [0, 0], DEFENDER),
        ("adriaan-roskam", [4, 4], [1, 1], NOBODY_WINS),
    ],
)
def test_who_wins_the_roll(captain: str, attack: list[int], defence: list[int], winner: int) -> None:
    s = battle(changed(HARWOOD, captain=captain), FRANCES)
    s.dice = [tuple(attack), tuple(defence)]
    assert contest(s) == winner
    s = battle(FRANCES, changed(HARWOOD, captain=captain))
    s.dice = [tuple(defence), tuple(attack)]
    assert contest(s) == {ATTACKER: DEFENDER, DEFENDER: ATTACKER}.get(winner, winner)


@pytest.mark.rule("MAM-1122", "MAM-1164")
def test_pips_of_all_dice_that_are_no_success_are_added() -> None:
    for attack, defence, winner in (
        ((0, 4, 1), (0, 4), ATTACKER),
        ((0, 4), (0, 2, 3), DEFENDER),
        ((4, 1), (2, 3), TIE),
    ):
        assert compared(score(attack), score(defence)) == winner
    assert compared(score((0, 0, 1)), score((0, 4, 4))) == ATTACKER
    assert compared(score((0, 4, 4)), score((0, 0, 1))) == DEFENDER


@pytest.mark.rule("MAM-1173", "MAM-1120", "MAM-1310")
def test_the_weather_gauge_adds_two_dice_for_one_round() -> None:
    one = changed(HARWOOD, hand=["weather-gauge", "quick-learner", "haze"])
    match = play(battle(one, FRANCES))
    assert question(match) == (0, "naval-before-roll", ["pass", "play:weather-gauge"])
    match.state.chance = position(draws=dice(*[1] * 20)).chance
    answers(match, "0 play:weather-gauge", "0 play:quick-learner")
    assert told(match, "contest") == ["contest attacker=1 1 1 1 1 1 1 defender=1 1"]
    answers(match, "0 shoot", "1 shoot")
    assert told(match, "contest")[1:] == ["contest attacker=1 1 1 defender=1 1"]


@pytest.mark.rule("MAM-1173", "MAM-1150", "MAM-R26", "MAM-636")
def test_grappling_hooks_reroll_own_dice_of_who_declared_board_and_are_gone() -> None:
    one = changed(HARWOOD, weapons=["grappling-hooks", "grapeshot"], specialists=["helmsman"])
    s = battle(one, FRANCES, *dice(1, 2, 3, 1, 1, 4, 4, 4), bout=1)
    s.used_now = [2, 2]
    match = play(s, "0 board", "1 shoot")
    assert question(match) == (0, "naval-rolled", ["pass", "helmsman", "weapon:grappling-hooks"])
    assert match.pending[0].about == {"own": "1 2 3", "enemy": "1 1"}
    answers(match, "0 weapon:grappling-hooks")
    assert question(match) == (0, "pick-dice", ["die:1", "die:2", "die:3"])
    assert match.pending[0].about == {"whose": "own"}
    answers(match, "0 die:2", "0 done")
    assert question(match) == (0, "naval-rolled", ["pass", "helmsman"])
    answers(match, "0 helmsman", "0 die:4", "0 die:1", "0 done")
    assert match.state.used_now == [6, 2]
    assert (told(match), board(match, 0)[3:5]) == (
        [
            "declarations n=2 attacker=board defender=shoot",
            "contest attacker=1 2 3 defender=1 1",
            "uses-weapon 0 weapon=grappling-hooks",
            "contest attacker=1 3 4 defender=1 1",
            "contest attacker=3 4 4 defender=1 1",
        ],
        ["weapons: grapeshot", "special: helmsman"],
    )
    shooting = play(battle(one, FRANCES, *dice(1, 2, 3, 1, 1), bout=1), "0 shoot", "1 board")
    assert question(shooting) == (0, "naval-rolled", ["pass", "helmsman"])


@pytest.mark.rule("MAM-1173", "MAM-1310", "MAM-905")
def test_cards_reroll_own_dice_or_the_enemys_attacker_first_until_both_pass() -> None:
    one, other = changed(HARWOOD, hand=["reroll-naval"]), changed(FRANCES, hand=["reroll-naval", "haze"])
    match = play(battle(one, other, *dice(1, 2, 3, "S", 1, 4, "S", 2)))
    assert question(match) == (0, "naval-rolled", ["pass", "play:reroll-naval"])
    answers(match, "0 play:reroll-naval")
    assert question(match) == (0, "whose-dice", ["whose:own", "whose:enemy"])
    answers(match, "0 whose:enemy")
    assert question(match) == (0, "pick-dice", ["die:skull", "die:1"])
    assert match.pending[0].about == {"whose": "enemy"}
    answers(match, "0 die:skull", "0 done")
    assert prompt(match) == (1, "naval-rolled")
    answers(match, "1 play:reroll-naval", "1 whose:own", "1 die:4", "1 die:1")
    assert told(match) == [
        "declarations n=1 attacker=shoot defender=shoot",
        "contest attacker=1 2 3 defender=S 1",
        "plays! 0 card=reroll-naval as=reroll-naval",
        "contest attacker=1 2 3 defender=1 4",
        "plays! 1 card=reroll-naval as=reroll-naval",
        "contest attacker=1 2 3 defender=S 2",
        "location-dice 1 dice=4",
        "damaged 0 where=cannons hull=3 cargo=3 masts=3 crew=3 cannons=2",
    ]


@pytest.mark.rule("MAM-1173", "MAM-1132", "MAM-1310")
def test_vanish_is_for_a_captain_who_flees_and_lasts_for_the_round() -> None:
    other = changed(FRANCES, hand=["vanish", "vanish"], specialists=["helmsman"])
    s = battle(HARWOOD, other, *dice("S", 1, 1, "S", "S"), bout=1)
    s.used_now = [0, 4]
    match = play(s, "0 shoot", "1 flee")
    assert question(match) == (1, "naval-rolled", ["pass", "play:vanish"])
    match.state.chance = position(draws=dice(1)).chance
    answers(match, "1 play:vanish")
    assert told(match)[-2:] == ["escapes 1 whom=1", "battle-over"]
    shooting = play(
        battle(HARWOOD, changed(other, specialists=[]), *dice("S", 1, 1, "S", "S", 1), bout=1),
        "0 flee",
        "1 shoot",
    )
    assert not [event for event in told(shooting) if event.startswith("plays")]
    assert prompt(shooting) == (0, "declare")


@pytest.mark.rule("MAM-1173", "MAM-1310")
def test_vanish_does_not_help_in_the_next_round() -> None:
    s = battle(HARWOOD, FRANCES, *dice("S", 1, 1, "S", "S", 1, 1, 1), bout=1)
    s.used_now = [15, 15]
    match = play(s, "0 shoot", "1 flee")
    assert (match.state.used_now, told(match, "escapes")) == ([6, 6], [])


@pytest.mark.rule("MAM-1132", "MAM-1130", "MAM-1310")
@pytest.mark.parametrize(
    ("captain", "roll", "escapes"),
    [
        ("frances-wright", (1, 1, 1, "S", 1), True),
        ("frances-wright", ("S", 1, 1, "S", "S", 4), False),
        ("frances-wright", ("S", 1, 1, 1, 1, 1, 2, 3), False),
        ("machiel-van-riebeeck", ("S", 1, 1, "S", "S", 1, 4), True),
        ("machiel-van-riebeeck", ("S", "S", 1, "S", 1, 1, 1, 2, 3), False),
    ],
)
def test_who_flees_must_win_against_a_loser_without_success(
    captain: str, roll: tuple[int | str, ...], escapes: bool
) -> None:
    other = changed(FRANCES, captain=captain)
    match = play(battle(HARWOOD, other, *dice(*roll), bout=1), "0 shoot", "1 flee")
    assert told(match, "escapes") == (["escapes 1 whom=1"] if escapes else [])
    assert prompt(match)[1] == ("action" if escapes else "declare")


# --- gunfire


@pytest.mark.rule("MAM-1130", "MAM-1143", "MAM-R42")
@pytest.mark.parametrize(
    ("declared", "roll", "hits"),
    [
        (("shoot", "shoot"), ("S", "S", 1, "S", 1), (3, 1)),
        (("shoot", "shoot"), ("S", 1, 1, "S", "S"), (1, 1)),
        (("shoot", "shoot"), ("S", 1, 1, 4, 4), (3, 0)),
        (("shoot", "shoot"), (1, 1, 1, "S", 4), (0, 1)),
        (("shoot", "shoot"), ("S", 1, 1, "S", 2), (1, 1)),
        (("shoot", "board"), ("S", "S", 1, "S", 1), (3, 0)),
        (("board", "shoot"), ("S", 1, 1, "S", "S"), (0, 1)),
        (("flee", "shoot"), ("S", 1, 1, "S", "S"), (0, 1)),
        (("flee", "board"), ("S", 1, 4, "S", 4), (0, 0)),
        (("shoot", "shoot"), (4, 4, 4, 1, 1), (0, 0)),
    ],
)
def test_how_many_hits_each_side_deals(
    declared: tuple[str, str], roll: tuple[int | str, ...], hits: tuple[int, int]
) -> None:
    other = changed(FRANCES, now={"hull": 2})
    s = battle(
        HARWOOD, other, *dice(*roll), *dice(*[4] * hits[0]), *dice(*[2] * hits[1]), *dice(*[1] * 9), bout=1
    )
    match = play(s, f"0 {declared[0]}", f"1 {declared[1]}")
    thrown = [len(line.split("dice=")[1].split()) for line in told(match, "location-dice")]
    assert thrown == [count for count in hits if count]
    assert sum(now(match, 0)) == 15 - hits[1]


@pytest.mark.rule("MAM-1130", "MAM-1131", "MAM-1133", "MAM-1132")
def test_the_winner_boards_and_a_loser_or_a_tie_does_not() -> None:
    for roll, boards in (
        (("S", 1, 1, 1, 1), True),
        ((1, 1, 1, "S", 1, 2), False),
        (("S", 1, 1, "S", 2, 2), False),
    ):
        s = battle(HARWOOD, FRANCES, *dice(*roll), *dice(*[1] * 9), bout=1)
        match = play(s, "0 board", "1 shoot")
        assert told(match, "boards") == (["boards 0 whom=1"] if boards else [])
        assert match.state.stage == (BOARDED if boards else 5)


@pytest.mark.rule(
    "MAM-1173", "MAM-R30", "MAM-1310", "MAM-1140", "MAM-1141", "MAM-1142", "MAM-1145", "MAM-1143", "MAM-643"
)
def test_hits_are_placed_then_moved_then_cancelled_and_only_then_suffered() -> None:
    felipe = Seat(
        "felipe-de-los-reyes",
        "frigate",
        SEA,
        False,
        mods=["reinforced-hull", "chasers"],
        hand=["brace", "haze"],
        cargo=["rum-1", "wood-1", "sugar-1"],
    )
    one = changed(HARWOOD, mods=["extra-cannon-port"])
    s = battle(one, felipe, *dice("S", 1, 1, 1, 1, 1), *dice(1, "S", 4, 2), *dice(*[1] * 2), bout=0)
    match = play(s, "1 hit:crew")
    assert question(match) == (1, "naval-hit", ["pass", "relocate", "reinforced-hull", "play:brace"])
    assert match.pending[0].about == {"hits": "cargo cannons masts crew"}
    answers(match, "1 relocate")
    assert question(match) == (1, "which-hit", ["hit:cargo", "hit:masts", "hit:crew", "hit:cannons"])
    answers(match, "1 hit:cannons")
    assert question(match) == (1, "hit-to", ["to:hull", "to:cargo", "to:masts", "to:crew"])
    answers(match, "1 to:hull")
    assert question(match) == (1, "naval-hit", ["pass", "reinforced-hull", "play:brace"])
    answers(match, "1 reinforced-hull", "1 hit:masts", "1 play:brace", "1 hit:crew")
    assert (told(match), board(match, 1), piles(match)) == (
        [
            "declarations n=1 attacker=shoot defender=shoot",
            "contest attacker=S 1 1 defender=1 1 1",
            "location-dice 0 dice=1 S 4 2",
            "relocates 1 from=cannons to=hull",
            "reinforced-hull 1",
            "plays! 1 card=brace as=brace",
            "damaged 1 where=cargo hull hull=2 cargo=2 masts=3 crew=3 cannons=3",
            "cargo-lost! 1 card=rum-1",
        ],
        [
            "felipe-de-los-reyes",
            "off caribbean-sea",
            "frigate [2, 2, 3, 3, 3]",
            "cargo: sugar-1 wood-1",
            "hand: haze",
            "mods: reinforced-hull chasers",
            "flipped: reinforced-hull",
            "gold 10",
            "seen at least 10",
            "seen at most 10",
        ],
        ["cargo: rum-1", "glory: brace"],
    )
    assert match.state.hits == [(), ()]


@pytest.mark.rule("MAM-1142", "MAM-1151", "MAM-1152", "MAM-1146")
@pytest.mark.parametrize(
    ("track", "location", "spared", "struck", "left"),
    [
        ([3, 2, 2, 2, 2], 2, -1, 2, [3, 2, 1, 2, 2]),
        ([3, 2, 0, 2, 2], 2, -1, 0, [2, 2, 0, 2, 2]),
        ([3, 2, 0, 2, 2], 2, 2, -1, [3, 2, 0, 2, 2]),
        ([3, 2, 0, 0, 2], 3, 2, 0, [2, 2, 0, 0, 2]),
        ([3, 2, 1, 2, 2], 2, 2, 2, [3, 2, 0, 2, 2]),
        ([0, 2, 0, 2, 2], 2, -1, 0, [0, 2, 0, 2, 2]),
        ([1, 2, 2, 2, 2], 0, -1, 0, [0, 2, 2, 2, 2]),
    ],
)
def test_where_a_hit_strikes(
    track: list[int], location: int, spared: int, struck: int, left: list[int]
) -> None:
    cubes = track[:]
    assert damage(cubes, location, spared) == struck
    assert cubes == left


@pytest.mark.rule("MAM-1150", "MAM-1151", "MAM-1152", "MAM-1153", "MAM-636", "MAM-E20")
def test_one_of_chain_shot_and_grapeshot_sends_every_skull_to_masts_or_crew() -> None:
    one = changed(HARWOOD, weapons=["grappling-hooks", "chain-shot", "grapeshot"])
    other = changed(FRANCES, ship="frigate", now={"masts": 1})
    for weapon, left in (("chain-shot", [3, 3, 0, 2, 3]), ("grapeshot", [3, 3, 1, 0, 3])):
        match = play(battle(one, other, *dice("S", 1, 1, 1, 1, "S", "S", 3)))
        assert question(match) == (0, "naval-aim", ["pass", "weapon:chain-shot", "weapon:grapeshot"])
        assert match.pending[0].about == {"dice": "S S 3"}
        match.state.chance = position(draws=dice(*[1] * 5)).chance
        answers(match, f"0 weapon:{weapon}")
        assert now(match, 1) == left
        assert told(match, "uses-weapon") == [f"uses-weapon 0 weapon={weapon}"]
        kept = [name for name in ("grappling-hooks", "chain-shot", "grapeshot") if name != weapon]
        assert board(match, 0)[3] == f"weapons: {' '.join(kept)}"
        assert match.state.skulls_hit == [-1, -1]
    plain = play(battle(one, other, *dice("S", 1, 1, 1, 1, 4, 4, 3)))
    assert prompt(plain) == (0, "declare")


@pytest.mark.rule("MAM-1173", "MAM-1150", "MAM-1151", "MAM-1310")
def test_cards_and_the_gunner_change_the_volley_before_special_shot() -> None:
    one = changed(
        HARWOOD,
        hand=["double-shotted", "reroll-locations", "aimed-fire", "haze"],
        specialists=["gunner"],
        weapons=["chain-shot"],
    )
    other = changed(FRANCES, ship="galleon", now={"cargo": 0})
    match = play(battle(one, other, *dice("S", 1, 1, 1, 1, 1)))
    assert question(match) == (0, "naval-shoot", ["pass", "play:double-shotted"])
    assert match.pending[0].about == {"n": 3}
    match.state.chance = position(draws=dice("S", 4, 3, 3, 2, 4, 1)).chance
    answers(match, "0 play:double-shotted")
    assert question(match) == (
        0,
        "naval-aim",
        ["pass", "gunner", "weapon:chain-shot", "play:reroll-locations", "play:aimed-fire"],
    )
    answers(match, "0 gunner")
    assert question(match) == (0, "pick-dice", ["die:skull", "die:3", "die:4"])
    answers(match, "0 die:3")
    assert list(match.state.aim[1]) == [0, 4, 3, 2]
    assert "gunner" not in offered(match)
    answers(match, "0 play:reroll-locations", "0 die:4", "0 die:3", "0 done")
    assert list(match.state.aim[1]) == [0, 2, 4, 1]
    answers(match, "0 play:aimed-fire")
    assert question(match) == (0, "aim-die", ["die:skull", "die:1", "die:2", "die:4"])
    answers(match, "0 die:1")
    assert question(match) == (0, "aim-at", ["to:masts", "to:crew", "to:cannons"])
    answers(match, "0 to:crew")
    assert question(match) == (0, "naval-aim", ["pass", "weapon:chain-shot"])
    match.state.chance = position(draws=dice(*[1] * 5)).chance
    answers(match, "0 weapon:chain-shot")
    assert (told(match), now(match, 1)) == (
        [
            "declarations n=1 attacker=shoot defender=shoot",
            "contest attacker=S 1 1 1 defender=1 1",
            "plays! 0 card=double-shotted as=double-shotted",
            "location-dice 0 dice=S 4 3 3",
            "location-dice 0 dice=S 4 3 2",
            "plays! 0 card=reroll-locations as=reroll-locations",
            "location-dice 0 dice=S 2 4 1",
            "plays! 0 card=aimed-fire as=aimed-fire",
            "uses-weapon 0 weapon=chain-shot",
            "damaged 1 where=masts cannons crew masts hull=4 cargo=0 masts=2 crew=3 cannons=3",
        ],
        [4, 0, 2, 3, 3],
    )


@pytest.mark.rule("MAM-1145", "MAM-V04")
def test_cargo_that_spills_is_seen_by_all() -> None:
    other = changed(FRANCES, ship="frigate", cargo=["rum-1", "wood-1", "sugar-1"])
    match = play(battle(HARWOOD, other, *dice("S", 1, 1, 1, 1, 1, 1, 2), nth(3, 3), nth(1, 2)))
    assert (told(match), board(match, 1), piles(match)) == (
        [
            "declarations n=1 attacker=shoot defender=shoot",
            "contest attacker=S 1 1 defender=1 1",
            "location-dice 0 dice=1 1 2",
            "damaged 1 where=cargo cargo masts hull=3 cargo=1 masts=2 crew=3 cannons=3",
            "cargo-lost! 1 card=wood-1",
            "cargo-lost! 1 card=rum-1",
        ],
        [
            "frances-wright",
            "off caribbean-sea",
            "frigate [3, 1, 2, 3, 3]",
            "cargo: sugar-1",
            "gold 10",
            "seen at least 10",
            "seen at most 10",
        ],
        ["cargo: wood-1 rum-1"],
    )
    sunk = play(
        battle(
            HARWOOD, changed(other, now={"hull": 1, "cargo": 1}), *dice("S", 1, 1, 1, 1, 1, 1, 2), nth(1, 70)
        )
    )
    assert not told(sunk, "cargo-lost")


# --- crew combat


@pytest.mark.rule("MAM-1161", "MAM-1163", "MAM-R15", "MAM-1165")
def test_who_has_crew_left() -> None:
    for one, other, ended in ((1, 1, -1), (2, 0, 0), (0, 2, 1), (0, 0, 2)):
        s = battle(changed(HARWOOD, now={"crew": one}), changed(FRANCES, now={"crew": other}))
        assert wiped_out(s) == ended


@pytest.mark.rule("MAM-1162", "MAM-1310", "MAM-1163")
@pytest.mark.parametrize(
    ("captain", "specialists", "bout", "more", "count"),
    [
        ("edmund-harwood", [], 1, 0, 2),
        ("rodrigo-salvatierra", [], 1, 0, 5),
        ("rodrigo-salvatierra", [], 2, 0, 4),
        ("rodrigo-salvatierra", ["veteran"], 1, 0, 6),
        ("rodrigo-salvatierra", ["veteran"], 2, 0, 5),
        ("edmund-harwood", ["veteran"], 2, 0, 3),
        ("edmund-harwood", [], 2, 2, 4),
        ("edmund-harwood", [], 2, -1, 1),
        ("edmund-harwood", [], 2, -4, 1),
    ],
)
def test_how_many_dice_a_crew_has(
    captain: str, specialists: list[str], bout: int, more: int, count: int
) -> None:
    s = battle(changed(HARWOOD, captain=captain, specialists=specialists), FRANCES, bout=bout)
    s.more_dice = [more, 0]
    assert (crew_dice(s, 0), crew_dice(s, 1)) == (count, 3)


@pytest.mark.rule("MAM-1162", "MAM-1163", "MAM-1164", "MAM-1174")
@pytest.mark.parametrize(
    ("crews", "roll", "left"),
    [
        ((3, 2), ("S", 1, "S", 1, 1), (2, 1)),
        ((3, 2), (1, 1, "S", "S", "S"), (1, 2)),
        ((3, 1), (1, 1, "S", "S", "S"), (2, 1)),
        ((1, 2), ("S", "S", 1, 1, 1), (1, 1)),
    ],
)
def test_each_success_costs_the_enemy_a_hand_at_most_as_many_as_the_own_crew(
    crews: tuple[int, int], roll: tuple[int | str, ...], left: tuple[int, int]
) -> None:
    one, other = changed(HARWOOD, now={"crew": crews[0]}), changed(FRANCES, now={"crew": crews[1]})
    match = on_deck(one, other, *dice(*roll), *dice(*[1] * 5))
    assert told(match, "crew-losses")[0] == f"crew-losses attacker={left[0]} defender={left[1]}"


@pytest.mark.rule("MAM-1174", "MAM-1160", "MAM-643", "MAM-R15")
def test_swivel_guns_cost_one_hand_however_many_successes() -> None:
    one, other = changed(HARWOOD, mods=["swivel-guns"]), changed(FRANCES, mods=["swivel-guns"])
    match = on_deck(
        one, other, *dice("S", "S"), *dice(1, 2), *dice(*[1] * 5), *dice("S", "S", 1, 1, 1), nth(1, 70)
    )
    assert (told(match), now(match, 0), now(match, 1)) == (
        [
            "swivel-guns 0 dice=S S",
            "swivel-guns 1 dice=1 2",
            "contest attacker=1 1 defender=1 1 1",
            "crew-losses attacker=3 defender=1",
            "contest attacker=S S defender=1 1 1",
            "crew-losses attacker=3 defender=0",
            "defeats 0 whom=1 how=boarded",
            "gains-point 0 why=defeat n=1",
            "draws-glory 0 n=1 why=point (card=reroll-crew for 0)",
        ],
        [3, 3, 3, 3, 3],
        [2, 2, 2, 0, 1],
    )
    both = on_deck(changed(one, now={"crew": 1}), changed(other, now={"crew": 1}), *dice("S", 1, "S", 1))
    assert told(both) == ["swivel-guns 0 dice=S 1", "swivel-guns 1 dice=S 1", "battle-over"]
    assert prompt(both) == (0, "action")


@pytest.mark.rule("MAM-1174", "MAM-1310")
def test_boarding_parties_and_sharpshooters_change_the_dice_of_every_round() -> None:
    one, other = changed(HARWOOD, hand=["boarding-party"]), changed(FRANCES, hand=["sharpshooters", "haze"])
    match = on_deck(one, other)
    assert question(match) == (0, "crew-start", ["pass", "play:boarding-party"])
    answers(match, "0 play:boarding-party")
    assert question(match) == (1, "crew-start", ["pass", "play:sharpshooters"])
    match.state.chance = position(draws=[*dice(1, 1, "S", 1, 1), *dice("S", 2, 1, 1, 1)]).chance
    answers(match, "1 play:sharpshooters")
    assert told(match)[:6] == [
        "plays! 0 card=boarding-party as=boarding-party",
        "plays! 1 card=sharpshooters as=sharpshooters",
        "contest attacker=1 1 defender=S 1 1",
        "crew-losses attacker=2 defender=2",
        "contest attacker=S 2 defender=1 1 1",
        "crew-losses attacker=2 defender=1",
    ]


@pytest.mark.rule("MAM-1174", "MAM-1310", "MAM-906")
def test_the_boatswain_rerolls_one_own_die_once_and_cards_reroll_any() -> None:
    one = changed(HARWOOD, specialists=["boatswain"])
    other = changed(FRANCES, hand=["reroll-crew", "haze"], ship="frigate")
    s = battle(one, other, *dice(1, 2, "S", 1, 1), *dice("S"), *dice(3))
    s.stage, s.used_now = BOARDED, [2, 0]
    match = play(s)
    assert question(match) == (0, "crew-rolled", ["pass", "boatswain"])
    assert match.pending[0].about == {"own": "1 2", "enemy": "S 1 1"}
    answers(match, "0 boatswain")
    assert question(match) == (0, "pick-dice", ["die:1", "die:2"])
    answers(match, "0 die:1")
    assert match.state.used_now == [18, 0]
    assert question(match) == (1, "crew-rolled", ["pass", "play:reroll-crew"])
    answers(match, "1 play:reroll-crew", "1 whose:enemy")
    assert question(match) == (1, "pick-dice", ["die:skull", "die:2"])
    assert match.pending[0].about == {"whose": "enemy"}
    match.state.chance = position(draws=[*dice(3), *dice(*[1] * 5)]).chance
    answers(match, "1 die:skull", "1 done")
    assert told(match)[:7] == [
        "contest attacker=1 2 defender=S 1 1",
        "contest attacker=2 S defender=S 1 1",
        "plays! 1 card=reroll-crew as=reroll-crew",
        "contest attacker=2 3 defender=S 1 1",
        "crew-losses attacker=2 defender=3",
        "contest attacker=1 1 defender=1 1 1",
        "crew-losses attacker=2 defender=3",
    ]


@pytest.mark.rule("MAM-1174", "MAM-1310", "MAM-1163")
def test_the_last_man_stands_for_one_round() -> None:
    other = changed(FRANCES, hand=["last-man", "haze"])
    match = on_deck(HARWOOD, other, *dice("S", "S", 1, 1, 1))
    assert question(match) == (1, "crew-losses", ["pass", "play:last-man"])
    assert match.pending[0].about == {"n": 2}
    match.state.chance = position(draws=[*dice("S", 1, 1, 1, 1), nth(1, 70)]).chance
    answers(match, "1 play:last-man")
    assert told(match)[:5] == [
        "contest attacker=S S defender=1 1 1",
        "plays! 1 card=last-man as=last-man",
        "crew-losses attacker=3 defender=1",
        "contest attacker=S 1 defender=1 1 1",
        "crew-losses attacker=3 defender=0",
    ]
    safe = on_deck(HARWOOD, other, *dice("S", 1, 1, 1, 1), *dice("S", 1, "S", 1, 1))
    assert (prompt(safe), safe.pending[0].about) == ((1, "crew-losses"), {"n": 1})


@pytest.mark.rule("MAM-1164", "MAM-1165", "MAM-R15")
@pytest.mark.parametrize(
    ("roll", "winner"),
    [
        (("S", "S", "S", 4, 4), 0),
        (("S", 1, "S", "S", 4), 1),
        (("S", 4, "S", 1, 1), 0),
        (("S", 2, "S", 1, 1), -1),
    ],
)
def test_of_two_crews_that_fall_together_more_successes_then_pips_win(
    roll: tuple[int | str, ...], winner: int
) -> None:
    one, other = changed(HARWOOD, now={"crew": 1}), changed(FRANCES, now={"crew": 1})
    match = on_deck(one, other, *dice(*roll), nth(1, 70))
    assert told(match, "defeats") == (
        [f"defeats {winner} whom={1 - winner} how=boarded"] if winner >= 0 else []
    )
    assert told(match, "battle-over") == (["battle-over"] if winner < 0 else [])


# --- NPCs


@pytest.mark.rule(
    "MAM-1110",
    "MAM-1120",
    "MAM-1130",
    "MAM-1142",
    "MAM-1173",
    "MAM-1171",
    "MAM-1043",
    "MAM-1040",
    "MAM-1041",
    "MAM-R41",
    "MAM-1140",
)
def test_the_next_player_declares_and_places_hits_for_an_npc() -> None:
    s = hunted(changed(HARWOOD), *dice(1, 1, 1, 1, 1), npc="next-player")
    match = play(s)
    assert question(match) == (1, "npc-declare", ["shoot", "board"])
    assert match.pending[0].about == {"n": 2, "other": "nothing", "npc": "spanish-navy"}
    answers(match, "1 board")
    assert match.pending[0].about == {"n": 2, "other": "board"}
    match.state.chance = position(draws=dice(1, 1, "S", 1, 1, "S", 2, 3)).chance
    answers(match, "0 shoot")
    assert question(match) == (
        1,
        "npc-place-hit",
        ["hit:hull", "hit:cargo", "hit:masts", "hit:crew", "hit:cannons"],
    )
    answers(match, "1 hit:cargo")
    assert told(match) == [
        "declarations n=1 attacker=shoot defender=shoot",
        "contest attacker=1 1 defender=1 1 1",
        "declarations n=2 attacker=board defender=shoot",
        "contest attacker=1 1 defender=S 1 1",
        "location-dice 0 dice=S 2 3",
        "npc-damaged npc=spanish-navy where=masts crew cargo hull=3 cargo=2 masts=2 crew=2 cannons=3",
    ]


@pytest.mark.rule("MAM-R41", "MAM-1041")
@pytest.mark.parametrize(
    ("own", "other", "values", "declared"),
    [
        ([3, 3, 3, 3, 3], [3, 3, 3, 3, 3], [SHOOT, BOARD, FLEE], SHOOT),
        ([3, 3, 3, 3, 3], [3, 3, 3, 2, 3], [SHOOT, BOARD, FLEE], BOARD),
        ([3, 3, 3, 3, 3], [3, 3, 3, 2, 3], [SHOOT], SHOOT),
        ([1, 3, 3, 3, 2], [3, 3, 3, 2, 3], [SHOOT, BOARD, FLEE], FLEE),
        ([1, 3, 3, 3, 3], [3, 3, 3, 2, 3], [SHOOT, BOARD, FLEE], BOARD),
        ([2, 3, 3, 3, 2], [3, 3, 3, 3, 3], [SHOOT, BOARD, FLEE], SHOOT),
        ([1, 3, 3, 3, 2], [3, 3, 3, 2, 3], [SHOOT, BOARD], BOARD),
    ],
)
def test_what_the_automaton_declares(
    own: list[int], other: list[int], values: list[int], declared: int
) -> None:
    s = hunted(HARWOOD)
    s.enemy, s.seats[0].loc = own, other
    assert automaton(s, 0, "declare", values) == declared


@pytest.mark.rule("MAM-R41", "MAM-1040")
@pytest.mark.parametrize(
    ("own", "location"),
    [
        ([3, 3, 3, 3, 3], 1),
        ([3, 2, 3, 3, 3], 4),
        ([3, 2, 3, 3, 2], 3),
        ([3, 2, 3, 2, 2], 2),
        ([3, 2, 2, 2, 2], 0),
        ([1, 0, 1, 0, 0], 2),
        ([1, 0, 0, 0, 0], 1),
        ([2, 0, 0, 0, 0], 0),
        ([2, 0, 0, 0, 1], 0),
    ],
)
def test_where_the_automaton_places_a_skull(own: list[int], location: int) -> None:
    s = hunted(HARWOOD)
    s.enemy = own
    assert automaton(s, 0, "place-hit", [0, 1, 2, 3, 4]) == location


@pytest.mark.rule("MAM-1041", "MAM-1132", "MAM-1131", "MAM-1037", "MAM-R41")
def test_an_npc_boards_and_flees_too() -> None:
    s = hunted(
        changed(HARWOOD, now={"crew": 1}),
        *dice("S", "S", 1, 1, 1),
        *dice(1, 1, 1, "S", 1),
        *dice(*[1] * 4),
        npc="next-player",
    )
    s.bout = 1
    match = play(s, "1 board", "0 flee")
    assert told(match)[:3] == [
        "declarations n=2 attacker=board defender=flee",
        "contest attacker=S S defender=1 1 1",
        "boards whom=0",
    ]
    s = hunted(HARWOOD, *dice("S", 1, 1, 1, 1), npc="next-player")
    s.bout, s.enemy = 1, [3, 3, 3, 3, 2]
    match = play(s, "1 flee", "0 shoot")
    assert told(match) == [
        "declarations n=2 attacker=flee defender=shoot",
        "contest attacker=S 1 defender=1 1 1",
        "escapes npc=spanish-navy",
        "battle-over",
    ]
    assert (prompt(match), match.state.sides, ships(match)) == (
        (0, "action"),
        (-1, -1),
        {"spanish-navy": "flag-es-1 caribbean-sea"},
    )


@pytest.mark.rule("MAM-1140", "MAM-1142", "MAM-1144", "MAM-1033", "MAM-1223", "MAM-203")
def test_an_npc_that_sinks_a_captain_gains_nothing_and_stays() -> None:
    s = hunted(changed(HARWOOD, now={"hull": 1, "cargo": 0}), *dice("S", 1, 1, 1, 1, 1, 2, 3))
    match = play(s)
    assert (told(match)[:9], ships(match)) == (
        [
            "declarations n=1 attacker=shoot defender=shoot",
            "contest attacker=S 1 defender=1 1 1",
            "location-dice dice=1 2 3",
            "damaged 0 where=hull masts crew hull=0 cargo=0 masts=2 crew=2 cannons=3",
            "npc-defeats 0 npc=spanish-navy how=sunk",
            "dies! 0 captain=edmund-harwood n=10 why=battle",
            "turn 1 round=1",
        ],
        {"spanish-navy": "flag-es-1 caribbean-sea"},
    )


@pytest.mark.rule("MAM-R17", "MAM-1101", "MAM-1005")
def test_an_npc_and_a_captain_can_sink_each_other() -> None:
    s = hunted(changed(HARWOOD, now={"hull": 1, "cargo": 0}), *dice("S", 1, "S", 1, 1, 1, 2, 2, 1, 1, 1))
    s.enemy = [1, 0, 3, 3, 3]
    match = play(s)
    assert (told(match), ships(match), piles(match)) == (
        [
            "declarations n=1 attacker=shoot defender=shoot",
            "contest attacker=S 1 defender=S 1 1",
            "location-dice dice=1",
            "location-dice 0 dice=2 2 1",
            "npc-damaged npc=spanish-navy where=masts masts hull hull=0 cargo=0 masts=1 crew=3 cannons=3",
            "damaged 0 where=hull hull=0 cargo=0 masts=3 crew=3 cannons=3",
            "dies! 0 captain=edmund-harwood n=10 why=battle",
            "turn 1 round=1",
        ],
        {},
        ["events: flag-es-1", "captains: edmund-harwood"],
    )
    assert (match.state.seats[0].glory, match.state.seats[0].bounty) == (0, (0, 0, 0, 0))
