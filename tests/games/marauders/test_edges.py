"""Where one rule ends and the next begins: the first and last thing of a kind, and what adds up."""

import pytest

from kaper.engine.asking import Choose, Option
from kaper.engine.chance import Chance
from kaper.engine.match import Match
from kaper.games.marauders.components.board import FAR, PORTS, ZONE_NAMES
from kaper.games.marauders.components.cards import CARGO_NAMES, EVENT_NAMES, GLORY_NAMES
from kaper.games.marauders.rules.contest import dice_of
from kaper.games.marauders.rules.glory import ask_window, playable
from kaper.games.marauders.rules.naval import start_battle
from kaper.games.marauders.rules.npcs import move_by_icon
from kaper.games.marauders.rules.setup import setup
from kaper.games.marauders.rules.sides import automaton
from kaper.games.marauders.rules.yard import sale_price
from kaper.games.marauders.state.state import BOARD, BOARDED, FLEE, IN_PORT, SHOOT, Marauders
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
    in_port,
    now,
    nth,
    offered,
    play,
    position,
    prompt,
    question,
)
from tests.games.marauders.transcript import board, piles, told

SEA = "caribbean-sea"
RODRIGO = Seat("rodrigo-salvatierra", "frigate", SEA, False)
HARWOOD = Seat("edmund-harwood", "frigate", SEA, False)
FRANCES = Seat("frances-wright", "sloop", SEA, False)
AT_HOME = Seat("rodrigo-salvatierra", "frigate")


def changed(seat: Seat, **fields: object) -> Seat:
    return Seat(**{**vars(seat), **fields})


def battle(one: Seat, other: Seat, *draws: Draw, bout: int = 0, stage: int = 5) -> Marauders:
    s = position(one, other, draws=draws)
    start_battle(s, 0, 1)
    s.bout, s.stage = bout, stage
    return s


# --- setup


@pytest.mark.rule("MAM-412", "MAM-413", "MAM-415", "MAM-308", "MAM-R41", "MAM-408")
def test_before_the_ships_are_chosen_every_board_is_empty() -> None:
    s = setup(2, {"target": "ten", "npc": "rule"}, Chance.seeded("edges"))
    assert s.automaton
    assert s.mod_down == [0 if zone in PORTS else -1 for zone in range(17)]
    for me in s.seats:
        assert (me.loc, me.sources, me.bounty, me.bought) == ([0] * 5, (0,) * 6, (0,) * 4, (-1, -1))
        assert (me.gold, me.chest, me.low, me.high, me.glory, me.deaths) == (0, 0, 0, 0, 0, 0)
        assert (me.mods, me.flipped, me.weapons, me.special, me.progress, me.marks) == (0, 0, 0, 0, 0, 0)
        assert (me.docked, me.big_ship, me.rumor_open) == (False, False, False)
    assert not setup(2, {"target": "ten", "npc": "next-player"}, Chance.seeded("edges")).automaton


@pytest.mark.rule("MAM-520", "MAM-E04", "MAM-106")
def test_how_many_moves_lie_between_zones() -> None:
    def far(one: str, other: str) -> int:
        return FAR[ZONE_NAMES.index(one)][ZONE_NAMES.index(other)]

    assert [
        far("havana", zone)
        for zone in ("havana", "nassau", "port-royal", "petite-goave", "curacao", "trinidad")
    ] == [
        0,
        1,
        1,
        2,
        3,
        5,
    ]
    assert far("nassau", "bridgetown") == far("bridgetown", "nassau") == 5


# --- points


@pytest.mark.rule("MAM-202", "MAM-205", "MAM-901", "MAM-207")
def test_points_add_up_and_are_counted_by_what_they_were_gained_for() -> None:
    seat = changed(AT_HOME, ship="galleon", zone="trinidad", cargo=["rum-1", "rum-2", "rum-3"], glory=3)
    s = in_port(position(seat, demand={"trinidad": "rum"}))
    s.seats[0].sources = (1, 1, 1, 0, 0, 0)
    match = play(s, "0 sell", "0 all")
    assert (glory(match, 0), match.state.seats[0].sources) == (4, (1, 2, 1, 0, 0, 0))
    assert (told(match, "gains-point"), match.state.final) == (["gains-point 0 why=sale n=4"], False)


@pytest.mark.rule("MAM-207", "MAM-208", "MAM-R02", "MAM-202")
def test_each_player_declares_once() -> None:
    seat = changed(
        AT_HOME, zone="trinidad", ship="galleon", cargo=["rum-1", "rum-2", "rum-3"], glory=7, chest=26
    )
    s = position(Seat("sikuma"), seat, demand={"trinidad": "rum"})
    s.active, s.stage, s.port_taken, s.declared = 1, IN_PORT, True, 1
    match = play(s, "1 sell", "1 all")
    assert told(match, "declares") == ["declares! 1 track=8 stash=2 n=26"]
    assert (match.state.declared, match.state.final) == (3, True)
    s = position(Seat("sikuma"), seat, demand={"trinidad": "rum"})
    s.active, s.stage, s.port_taken, s.declared = 1, IN_PORT, True, 2
    assert told(play(s, "1 sell", "1 all"), "declares") == []


# --- the Port action


@pytest.mark.rule("MAM-630", "MAM-636", "MAM-631", "MAM-643")
def test_the_first_ship_and_the_first_weapon_of_the_list_are_sold_too() -> None:
    match = play(
        in_port(position(changed(AT_HOME, zone="trinidad", gold=9))), "0 yard", "0 weapon:grappling-hooks"
    )
    assert "restore-hull" not in offered(match)
    answers(match, "0 ship:sloop")
    assert (told(match), board(match, 0)[2:4]) == (
        [
            "pays 0 n=3 why=weapon",
            "buys-weapon 0 weapon=grappling-hooks",
            "gains-gold 0 n=10 why=ship",
            "pays 0 n=10 why=ship",
            "buys-ship 0 ship=sloop",
        ],
        ["sloop [2, 2, 2, 2, 1]", "weapons: grappling-hooks"],
    )
    assert sale_price(position(changed(AT_HOME, mods=["extra-hammocks"])).seats[0]) == 11


@pytest.mark.rule("MAM-660", "MAM-662", "MAM-682", "MAM-601", "MAM-1314")
def test_claims_and_what_is_fulfilled_by_claiming() -> None:
    s = in_port(position(changed(AT_HOME, zone="havana"), missions=["sealed-dispatches", "ransom"]))
    s.tried = 4
    match = play(s, "0 claim:sealed-dispatches")
    assert (board(match, 0)[3], match.state.done, match.state.tried) == ("sealed-dispatches 0 0", 32, 6)
    s = in_port(position(changed(AT_HOME, zone="st-maarten"), missions=["smugglers-run", "ransom"]))
    assert board(play(s, "0 claim:smugglers-run"), 0)[3] == "smugglers-run 1 0"


@pytest.mark.rule("MAM-680", "MAM-681", "MAM-655", "MAM-1316", "MAM-602")
def test_every_piece_of_business_is_tried_once_beside_the_others() -> None:
    seat = changed(
        AT_HOME,
        zone="santo-domingo",
        rumor="myriad-of-goods",
        mission="smugglers-run",
        hand=["specialist-steward-2", "stash-anywhere"],
    )
    match = play(in_port(position(seat, draws=dice(1, 1, 1))))
    assert {"test-rumor", "step", "hire:specialist-steward-2"} <= set(offered(match))
    tried = 8 << GLORY_NAMES.index("specialist-steward-2")
    answers(match, "0 hire:specialist-steward-2")
    assert match.state.tried == 4 | tried
    assert "hire:specialist-steward-2" not in offered(match)
    answers(match, "0 test-rumor")
    assert match.state.tried == 5 | tried
    answers(match, "0 step")
    assert match.state.tried == 7 | tried
    assert told(match) == [
        "shows-specialist! 0 card=specialist-steward-2",
        "tests 0 skill=influence dice=1 n=0",
        "shows-rumor! 0 rumor=myriad-of-goods",
        "tests 0 skill=influence dice=1 n=0",
        "rumor-false! 0 rumor=myriad-of-goods",
        "tests 0 skill=influence dice=1 n=0",
        "loses-mission 0 mission=smugglers-run why=failed",
    ]
    answers(match, "0 buy", "0 done", "0 play:stash-anywhere", "0 aboard:4")
    assert match.state.done == 2 | 64


@pytest.mark.rule("MAM-1314", "MAM-534", "MAM-681")
def test_a_mission_test_in_port_uses_up_the_one_of_the_turn() -> None:
    s = in_port(position(changed(AT_HOME, zone="havana", mission="debt-of-honour"), draws=dice(1, 1, 1, 1)))
    s.scouted = 2
    assert play(s, "0 step").state.scouted == 2 | 1 << 31


@pytest.mark.rule("MAM-620", "MAM-622", "MAM-625", "MAM-R36")
def test_cocoa_makes_room_in_a_market() -> None:
    full = ["cocoa-1", "wood-1", "wood-2", "wood-3", "sugar-1", "sugar-2"]
    s = in_port(position(changed(AT_HOME, zone="trinidad", cargo=full)))
    match = play(s, "0 buy", "0 overboard:cocoa")
    assert (cargo(match, 0), piles(match)[0]) == (
        ["sugar-1", "sugar-2", "wood-1", "wood-2", "wood-3"],
        "cargo: cocoa-1",
    )


@pytest.mark.rule("MAM-610", "MAM-611", "MAM-622", "MAM-625", "MAM-724", "MAM-732", "MAM-1145")
def test_discarded_cargo_lies_on_what_was_discarded_before() -> None:
    seat = changed(AT_HOME, zone="trinidad", cargo=["rum-1", "wood-1"])
    s = in_port(position(seat, demand={"trinidad": "food"}))
    s.cargo_deck = [CARGO_NAMES.index("spices-1")]
    s.cargo_discard = [CARGO_NAMES.index("cocoa-8")]
    match = play(s, "0 sell", "0 sell:rum", "0 done", "0 overboard", "0 overboard:wood")
    assert piles(match) == ["cargo: cocoa-8 rum-1 wood-1"]


@pytest.mark.rule("MAM-650", "MAM-1302", "MAM-1321")
@pytest.mark.parametrize(
    ("zone", "wanted", "free"),
    [("port-royal", {"dutch": 1}, True), ("petite-goave", {}, True), ("port-royal", {}, False)],
)
def test_in_some_ports_hands_come_for_nothing_and_without_a_test(
    zone: str, wanted: dict[str, int], free: bool
) -> None:
    seat = changed(AT_HOME, zone=zone, bounty=wanted, now={"crew": 1})
    match = play(in_port(position(seat, draws=dice(1, 1, 1, 1))), "0 recruit")
    assert (prompt(match)[1], now(match, 0)[3]) == (("port", 3) if free else ("hire-crew", 1))


PAUSES: list[tuple[str, Marauders, list[str]]] = [
    ("port", in_port(position(AT_HOME)), []),
    ("action", position(AT_HOME), []),
    ("yard", in_port(position(AT_HOME)), ["0 yard"]),
    ("market", in_port(position(AT_HOME)), ["0 buy"]),
    ("stash", in_port(position(AT_HOME)), ["0 stash"]),
    (
        "hire-crew",
        in_port(position(changed(AT_HOME, now={"crew": 0}), draws=dice(1, 1, 1, 1))),
        ["0 recruit"],
    ),
    ("overboard", in_port(position(changed(AT_HOME, cargo=["rum-1"]))), ["0 overboard"]),
    ("lighten", position(changed(AT_HOME, cargo=["rum-1", "rum-2", "rum-3", "rum-4"])), ["0 leave-port"]),
    ("port-entry", position(changed(RODRIGO, zone="port-royal", bounty={"english": 1})), ["0 enter-port"]),
    (
        "move-modification",
        in_port(position(Seat("rodrigo-salvatierra", zone="st-john", mods=["chasers"]))),
        ["0 yard", "0 ship:flute"],
    ),
]


@pytest.mark.rule(
    "MAM-601",
    "MAM-511",
    "MAM-630",
    "MAM-620",
    "MAM-670",
    "MAM-650",
    "MAM-625",
    "MAM-624",
    "MAM-1318",
    "MAM-641",
)
@pytest.mark.parametrize("which", range(len(PAUSES)), ids=[each[0] for each in PAUSES])
def test_moments_that_matter_are_asked_even_with_one_answer(which: int) -> None:
    name, s, deeds = PAUSES[which]
    match = play(s.clone(), *deeds)
    assert (prompt(match)[1], match.pending[0].pause, match.pending[0].hidden) == (name, True, False)


# --- the turn


@pytest.mark.rule("MAM-522", "MAM-1030", "MAM-520", "MAM-511")
def test_who_sails_into_the_zone_of_a_hostile_npc_is_scouted_at_once() -> None:
    pirates = {"pirate-sloop": ("pirate-sloop-1", SEA)}
    match = play(position(changed(HARWOOD, zone="caracas"), npcs=pirates, draws=dice(1, 1)), f"0 sail:{SEA}")
    assert told(match) == [f"sails 0 zone={SEA}", "npc-scouts 0 npc=pirate-sloop dice=1 1 found=0"]
    match = play(
        position(
            Seat("edmund-harwood", zone="caracas"),
            npcs={"pirate-sloop": ("pirate-sloop-1", "caracas")},
            draws=dice(1, 1),
        ),
        "0 leave-port",
    )
    assert told(match) == ["leaves-port 0 zone=caracas", "npc-scouts 0 npc=pirate-sloop dice=1 1 found=0"]


@pytest.mark.rule("MAM-511", "MAM-520", "MAM-1310")
def test_in_the_doldrums_the_second_border_is_closed() -> None:
    s = position(HARWOOD, event="doldrums")
    assert [option for option in offered(play(s)) if option.startswith("sail")]
    s.crossings = 1
    assert not [option for option in offered(play(s)) if option.startswith("sail")]
    s = position(HARWOOD, event="trade-wind")
    s.crossings = 3
    assert [option for option in offered(play(s)) if option.startswith("sail")]


@pytest.mark.rule("MAM-524", "MAM-520", "MAM-511", "MAM-530")
def test_what_a_captain_can_do_at_sea() -> None:
    match = play(position(changed(HARWOOD, zone="havana", bounty={"spanish": 1}, cargo=["rum-1"])))
    assert offered(match) == [
        "sail:nassau",
        "sail:tortuga",
        "sail:port-royal",
        "scout:merchant",
        "overboard",
        "end-turn",
    ]
    assert offered(play(position(HARWOOD)))[-2:] == ["scout:merchant", "end-turn"]
    s = position(changed(HARWOOD, zone="trinidad"))
    s.actions, s.moves = 0, 1
    assert offered(play(s)) == [
        "sail:caracas",
        "sail:basse-terre",
        "sail:bridgetown",
        "enter-port",
        "end-turn",
    ]


@pytest.mark.rule("MAM-1310", "MAM-903")
def test_more_moves_add_up() -> None:
    s = position(changed(HARWOOD, hand=["following-wind", "following-wind"]))
    match = play(s, "0 play:following-wind", "0 play:following-wind")
    assert match.pending[0].about == {"n": 3, "moves": 2}


@pytest.mark.rule("MAM-904", "MAM-510")
def test_who_has_nothing_or_passes_leaves_the_word_to_the_next() -> None:
    npcs = {"pirate-sloop": ("pirate-sloop-1", "nassau")}

    def opening(*hands: list[str]) -> Match[Marauders]:
        s = begin(position(Seat(), *[Seat(hand=hand) for hand in hands], npcs=npcs))
        s.last_glory = GLORY_NAMES.index("word-to-admiral")
        return play(s)

    assert prompt(opening(["haze"], ["word-to-admiral"])) == (2, "any-turn")
    match = opening(["word-to-admiral"], ["quick-learner"])
    assert (prompt(match), match.pending[0].hidden) == ((1, "any-turn"), True)
    assert prompt(answers(match, "1 pass")) == (2, "any-turn")
    match = answers(opening(["word-to-admiral"], ["quick-learner"]), "1 quiet", "2 quiet")
    assert (prompt(match), match.state.quiet) == ((0, "action"), 6)
    match = answers(opening(["word-to-admiral"], ["quick-learner"]), "1 play:word-to-admiral", "1 keep-back")
    assert prompt(match) == (2, "any-turn")


@pytest.mark.rule("MAM-904", "MAM-903", "MAM-1310")
def test_in_the_own_turn_an_npc_is_moved_without_announcement() -> None:
    s = position(
        changed(HARWOOD, hand=["word-to-admiral"]),
        npcs={"dutch-navy": ("flag-nl-1", "nassau"), "pirate-sloop": ("pirate-sloop-1", "nassau")},
    )
    match = play(s, "0 play:word-to-admiral")
    assert question(match) == (0, "move-npc", ["npc:dutch-navy", "npc:pirate-sloop"])
    answers(match, "0 npc:dutch-navy", "0 to:tortuga")
    assert told(match) == [
        "plays! 0 card=word-to-admiral as=word-to-admiral",
        "npc-sails npc=dutch-navy zone=tortuga why=card",
    ]


@pytest.mark.rule("MAM-1319", "MAM-1310")
def test_no_hits_no_dice_and_kinds_of_events_add_up() -> None:
    seat = Seat("felipe-de-los-reyes", "frigate", hand=["old-salt"])
    s = position(seat, event="storm-1", draws=dice("S", "S", "S"))
    match = play(s, "0 leave-port", "0 pass")
    assert told(match) == ["leaves-port 0 zone=havana", "tests 0 skill=seamanship dice=S S S n=3"]
    s = position(seat, event="storm-1")
    s.spared = 2
    assert play(s, "0 leave-port", "0 play:old-salt").state.spared == 6
    s = position(seat, event="storm-1")
    s.spared = 4
    assert play(s, "0 leave-port").state.chance.position == 0


@pytest.mark.rule("MAM-1319", "MAM-643")
def test_a_flipped_hull_cancels_nothing() -> None:
    s = position(changed(HARWOOD, zone="bridgetown", mods=["reinforced-hull"]), draws=dice(1, 1, 1))
    s.seats[0].flipped = 1 << 2
    assert now(play(s, "0 enter-port"), 0)[0] == 2
    s = position(
        changed(HARWOOD, zone="bridgetown", mods=["reinforced-hull", "chasers"]), draws=dice(1, 1, 1)
    )
    s.seats[0].flipped = 1 << 3 | 1
    assert prompt(play(s, "0 enter-port")) == (0, "naval-hit")


@pytest.mark.rule("MAM-501", "MAM-505")
def test_the_events_of_a_round_join_the_discarded_ones() -> None:
    s = position(Seat(), Seat(), event="trade-wind")
    s.event_discard = [EVENT_NAMES.index("peace")]
    s.event_deck = [EVENT_NAMES.index("doldrums")]
    match = play(s, "0 end-turn", "1 end-turn")
    assert piles(match) == ["events: peace trade-wind", "in force: doldrums"]


# --- raids and scouting


def raid(seat: Seat, cards: str, roll: list[Draw], *more: Draw, before: str = "") -> Match[Marauders]:
    s = position(seat, draws=[*dice("S", 1, 1), nth(1, 17)])
    s.fleets = ((0,) * 17,)
    match = play(s, "0 scout:merchant")
    match.state.cargo_deck = [CARGO_NAMES.index(name) for name in cards.split()]
    match.state.cargo_discard = [CARGO_NAMES.index(name) for name in before.split()]
    match.state.chance = position(draws=[nth(1, 3), nth(1, 2), nth(1, 1), *roll, *more]).chance
    return answers(match, "0 attack:spanish")


@pytest.mark.rule("MAM-723", "MAM-724", "MAM-R01")
def test_without_another_card_nothing_is_drawn_or_exchanged() -> None:
    match = raid(RODRIGO, "rum-1 cocoa-2 wood-6", dice("S", 1))
    assert question(match) == (
        0,
        "raid-spend",
        ["discard:cocoa-2", "discard:rum-1", "discard:wood-6", "stop"],
    )
    match = raid(RODRIGO, "rum-1 cocoa-1 wood-6", dice("S", 1), nth(1, 1), before="sugar-1")
    assert "exchange:cocoa-1" in offered(match)
    answers(match, "0 exchange:cocoa-1")
    assert told(match, "raid-cards")[-1].split("cards=")[1].split()[-1] == "sugar-1"


@pytest.mark.rule("MAM-728", "MAM-732", "MAM-724", "MAM-1310", "MAM-R08")
def test_failed_raids_join_the_discarded_cards_and_ignored_escapes_add_up() -> None:
    match = raid(RODRIGO, "rum-1 rum-2 rum-3", dice(1, 1), before="sugar-1")
    assert piles(match)[0].split()[1] == "sugar-1"
    seat = changed(RODRIGO, hand=["cut-off", "quick-learner"], ship="flute")
    match = raid(seat, "rum-1 rum-2 rum-3", dice(1, 1))
    answers(match, "0 play:cut-off")
    assert match.pending[0].about == {"escapes": 2, "hits": ""}
    answers(match, "0 play:quick-learner")
    assert prompt(match) == (0, "stow")


@pytest.mark.rule("MAM-1310", "MAM-906", "MAM-720", "MAM-R08")
def test_after_a_raid_the_surgeon_works_and_what_was_used_stays_used() -> None:
    match = raid(changed(RODRIGO, specialists=["surgeon"]), "rum-1 rum-2 wood-8", dice(1, 1))
    answers(match, "0 done")
    assert told(match)[-1] == "raid-won 0 n=10"
    match = raid(changed(RODRIGO, specialists=["surgeon"], now={"crew": 2}), "rum-1 rum-2 wood-8", dice(1, 1))
    answers(match, "0 done")
    assert (told(match)[-1], now(match, 0)[3]) == ("recruits 0 n=1", 3)


@pytest.mark.rule("MAM-530", "MAM-534", "MAM-1314", "MAM-655")
def test_targets_of_a_turn_add_up_and_a_failed_test_keeps_the_mission() -> None:
    seat = changed(RODRIGO, mission="the-cartographer", rumor="ghost-ship")
    s = position(seat, changed(FRANCES), draws=dice(*[1] * 12))
    match = play(s, "0 scout:mission", "0 scout:rumor", "0 scout:seat:1")
    assert told(match, "loses-mission") == []
    assert match.state.seats[0].mission >= 0
    s = position(seat, changed(FRANCES), draws=dice(*[1] * 12))
    s.scouted = 4
    match = play(s, "0 scout:seat:1")
    assert match.state.scouted == 4 | 2
    answers(match, "0 scout:rumor")
    assert match.state.scouted == 4 | 2 | 1 << 30
    s = position(seat, changed(FRANCES), draws=dice(*[1] * 12))
    s.scouted = 4
    match = play(s, "0 scout:merchant", "0 scout:mission")
    assert match.state.scouted == 4 | 1 << 12 + ZONE_NAMES.index(SEA) | 1 << 31


# --- battles


@pytest.mark.rule("MAM-1170", "MAM-1103", "MAM-1110")
def test_the_first_round_is_fought_even_without_guns() -> None:
    bare = {"masts": 0, "cannons": 0}
    match = play(battle(changed(HARWOOD, now=bare), changed(FRANCES, now=bare), *dice("S", 1)))
    assert told(match) == [
        "declarations n=1 attacker=shoot defender=shoot",
        "contest attacker=S defender=1",
        "battle-over",
    ]


@pytest.mark.rule("MAM-1171", "MAM-1173", "MAM-R30")
def test_a_cancelled_hit_does_not_end_the_calm() -> None:
    one, other = (
        changed(HARWOOD, now={"cannons": 1}),
        changed(FRANCES, ship="frigate", mods=["reinforced-hull"]),
    )
    for answer, calm in (("reinforced-hull", 5), ("pass", 0)):
        s = battle(one, other, *dice("S", 1, 1, 1, 1), *dice(2), bout=4)
        s.calm = 4
        match = play(s, "0 shoot", "1 shoot", f"1 {answer}")
        assert (match.state.calm, now(match, 1)[2]) == (calm, 3 if calm else 2)


@pytest.mark.rule("MAM-1120", "MAM-1121", "MAM-1175", "MAM-1173")
def test_one_mast_is_enough_and_npcs_roll_by_their_card_and_ship() -> None:
    s = battle(
        changed(HARWOOD, now={"masts": 1}), changed(FRANCES, now={"masts": 1}, mods=["rigs-and-sails"])
    )
    assert (dice_of(s, 0), dice_of(s, 1)) == (3, 3)
    match = play(battle(changed(HARWOOD, now={"masts": 1}, hand=["weather-gauge"]), FRANCES))
    assert prompt(match) == (0, "naval-before-roll")
    for name, card, count in (("spanish-navy", "flag-es-2", 4), ("pirate-sloop", "pirate-sloop-2", 4)):
        s = position(changed(HARWOOD, ship="galleon"), npcs={name: (card, SEA)})
        start_battle(s, 0, 4 if name[0] == "s" else 8)
        assert dice_of(s, 1) == count + 1
        s.enemy[2] = 0
        assert dice_of(s, 1) == 1


@pytest.mark.rule("MAM-1173", "MAM-1174", "MAM-1150", "MAM-R26", "MAM-905")
def test_after_a_card_of_the_defender_the_attacker_may_answer() -> None:
    one, other = changed(HARWOOD, hand=["reroll-naval"]), changed(FRANCES, hand=["vanish", "reroll-naval"])
    s = battle(one, other, *dice("S", 1, 1, "S", "S"), *dice(2), bout=1)
    match = play(s, "0 shoot", "1 flee", "0 pass", "1 play:vanish")
    assert question(match) == (0, "naval-rolled", ["pass", "play:reroll-naval"])
    answers(match, "0 pass", "1 play:reroll-naval", "1 whose:enemy")
    assert question(match) == (1, "pick-dice", ["die:skull", "die:1"])
    answers(match, "1 die:skull", "1 done")
    assert told(match, "contest")[-1] == "contest attacker=1 1 2 defender=S S"


@pytest.mark.rule("MAM-1173", "MAM-1310")
def test_the_gunner_works_in_every_round_beside_what_was_used_before() -> None:
    s = battle(
        changed(HARWOOD, specialists=["gunner"]),
        changed(FRANCES, ship="frigate"),
        *dice("S", 1, 1, 1, 1),
        *dice(1, 2, 3),
        *dice(4),
    )
    s.used_now = [4, 0]
    match = play(s, "0 gunner", "0 die:1")
    assert match.state.used_now[0] & 4
    assert told(match, "location-dice") == ["location-dice 0 dice=1 2 3", "location-dice 0 dice=2 3 4"]


@pytest.mark.rule("MAM-R41", "MAM-1040", "MAM-1041")
def test_an_npc_that_is_attacked_is_commanded_like_one_that_attacks() -> None:
    s = position(
        HARWOOD,
        Seat(),
        Seat(),
        npcs={"spanish-navy": ("flag-es-1", SEA)},
        npc="next-player",
        draws=dice(*[1] * 5),
    )
    start_battle(s, 0, 4)
    assert prompt(play(s, "0 shoot")) == (1, "npc-declare")
    s = position(HARWOOD, npcs={"spanish-navy": ("flag-es-1", SEA)})
    start_battle(s, 0, 4)
    s.enemy, s.seats[0].loc = [1, 3, 3, 3, 2], [3, 3, 3, 2, 3]
    assert automaton(s, 1, "declare", [SHOOT, BOARD, FLEE]) == FLEE
    s.enemy = [3, 3, 3, 3, 3]
    assert automaton(s, 1, "declare", [SHOOT, BOARD, FLEE]) == BOARD


@pytest.mark.rule(
    "MAM-1162", "MAM-1163", "MAM-1174", "MAM-203", "MAM-202", "MAM-1314", "MAM-801", "MAM-805", "MAM-1037"
)
@pytest.mark.parametrize(
    ("mission", "name", "card", "fulfilled"),
    [
        ("", "spanish-navy", "flag-es-1", False),
        ("strike-the-flag", "spanish-navy", "flag-es-1", True),
        ("strike-the-flag", "french-navy", "flag-fr-1", True),
        ("strike-the-flag", "dutch-navy", "flag-nl-1", False),
        ("hunt-the-corsair", "pirate-sloop", "pirate-sloop-1", True),
        ("hunt-the-corsair", "dutch-navy", "flag-nl-1", False),
        ("ransom", "pirate-sloop", "pirate-sloop-1", False),
    ],
)
def test_a_crew_combat_against_an_npc_and_which_defeats_a_mission_counts(
    mission: str, name: str, card: str, fulfilled: bool
) -> None:
    npc = [
        "spanish-navy",
        "english-navy",
        "french-navy",
        "dutch-navy",
        "pirate-sloop",
        "pirate-frigate",
    ].index(name)
    seat = changed(
        HARWOOD,
        mission=mission,
        hand=["last-man"],
        mods=["chasers"],
        specialists=["surgeon"],
        now={"crew": 2},
    )
    s = position(seat, npcs={name: (card, SEA)})
    start_battle(s, 0, 4 + npc)
    s.seats[0].flipped = 1 << 4
    s.stage, s.enemy[3] = BOARDED, 1
    s.chance = position(draws=dice("S", 1, "S", 1)).chance
    match = play(s, "0 stay")
    while prompt(match)[1] in ("stow", "pick-modification", "pardon"):
        answers(match, f"0 {'done' if prompt(match)[1] == 'stow' else offered(match)[-1]}")
    me = match.state.seats[0]
    assert (me.mission == -1) == (fulfilled or not mission)
    assert glory(match, 0) == 1 + fulfilled
    assert bounty(match, 0) == ({name.removesuffix("-navy"): 1} if name.endswith("navy") else {})
    assert (me.flipped, match.state.sides, now(match, 0)[3]) == (0, (-1, -1), 2)


@pytest.mark.rule("MAM-1314", "MAM-203")
@pytest.mark.parametrize(("wanted", "fulfilled"), [({}, False), ({"dutch": 1}, True)])
def test_a_beaten_player_counts_as_a_pirate_if_he_was_one(wanted: dict[str, int], fulfilled: bool) -> None:
    s = battle(
        changed(HARWOOD, mission="hunt-the-corsair"),
        changed(FRANCES, now={"crew": 0}, bounty=wanted),
        stage=BOARDED,
    )
    match = play(s)
    while prompt(match)[1] in ("reward", "take-ship", "plunder", "pick-modification"):
        wish = {"reward": "decline", "take-ship": "stay", "plunder": "done", "pick-modification": "stop"}
        answers(match, f"0 {wish[prompt(match)[1]]}")
    assert (match.state.seats[0].mission == -1) == fulfilled


@pytest.mark.rule("MAM-1164", "MAM-R15", "MAM-1162", "MAM-643")
def test_after_a_draw_on_deck_both_are_free_again() -> None:
    one = changed(HARWOOD, now={"crew": 1}, mods=["chasers"])
    s = battle(one, changed(FRANCES, now={"crew": 1}), *dice("S", 2, "S", 1, 1), stage=BOARDED)
    s.seats[0].flipped = 1 << 4
    match = play(s)
    assert (match.state.sides, match.state.seats[0].flipped, prompt(match)) == ((-1, -1), 0, (0, "action"))


@pytest.mark.rule("MAM-1310", "MAM-650", "MAM-906")
def test_a_full_crew_needs_no_surgeon() -> None:
    seat = changed(HARWOOD, specialists=["surgeon"])
    match = play(battle(seat, FRANCES, *dice("S", 1, 1, 1, 1), bout=1), "0 flee", "1 shoot")
    assert (told(match)[-1], now(match, 0)[3]) == ("battle-over", 3)


# --- plunder


@pytest.mark.rule("MAM-1201", "MAM-1202", "MAM-1203", "MAM-V31", "MAM-1316", "MAM-R12")
def test_the_first_thing_of_every_kind_can_be_taken() -> None:
    loser = changed(
        FRANCES,
        now={"crew": 0},
        cargo=["cocoa-1", "cocoa-2"],
        hand=["reroll-crew"],
        kept=["false-papers"],
        specialists=["carpenter", "boatswain"],
        weapons=["grappling-hooks"],
    )
    winner = changed(HARWOOD, now={"cargo": 2}, specialists=["helmsman"])
    s = battle(winner, loser, stage=BOARDED)
    s.glory_deck = [GLORY_NAMES.index("brace")]
    match = play(s, "0 stay", "0 cargo:cocoa")
    assert not [option for option in offered(match) if option.startswith("overboard")]
    answers(
        match,
        "0 cargo:cocoa",
        "0 glory:reroll-crew",
        "0 kept:false-papers",
        "0 specialist:carpenter",
        "0 weapon:grappling-hooks",
    )
    assert (told(match, "plunders"), board(match, 0), board(match, 1)) == (
        [
            "plunders 0 whom=1 what=cargo-card (card=cocoa for 0 1)",
            "plunders 0 whom=1 what=cargo-card (card=cocoa for 0 1)",
            "plunders 0 whom=1 what=glory-card (card=reroll-crew for 0 1)",
            "plunders 0 whom=1 what=false-papers",
            "plunders 0 whom=1 what=carpenter",
            "plunders 0 whom=1 what=grappling-hooks",
        ],
        [
            "edmund-harwood",
            "off caribbean-sea",
            "frigate [3, 2, 3, 3, 3]",
            "cargo: cocoa-1 cocoa-2",
            "hand: reroll-crew brace",
            "kept: false-papers",
            "weapons: grappling-hooks",
            "special: carpenter helmsman",
            "gold 10",
            "glory 1",
            "seen at least 10",
            "seen at most 10",
        ],
        [
            "frances-wright",
            "off caribbean-sea",
            "sloop [2, 2, 2, 0, 1]",
            "special: boatswain",
            "gold 10",
            "seen at least 10",
            "seen at most 10",
        ],
    )


@pytest.mark.rule("MAM-730", "MAM-R12", "MAM-1324", "MAM-1202", "MAM-625")
def test_cocoa_goes_overboard_like_any_good() -> None:
    match = raid(
        changed(RODRIGO, ship="sloop", cargo=["cocoa-3", "cocoa-4"]), "rum-1 rum-2 cocoa-1", dice(1, 1)
    )
    answers(match, "0 overboard:cocoa", "0 keep:rum", "0 done")
    assert cargo(match, 0) == ["cocoa-4", "rum-1"]
    assert gold(match, 0) > 10
    loser = changed(FRANCES, now={"crew": 0}, cargo=["rum-3"])
    match = play(
        battle(changed(HARWOOD, now={"cargo": 1}, cargo=["cocoa-1"]), loser, stage=BOARDED),
        "0 stay",
        "0 overboard:cocoa",
        "0 cargo:rum",
    )
    assert cargo(match, 0) == ["rum-3"]


# --- battles that the defender fights


@pytest.mark.rule("MAM-1172", "MAM-1310", "MAM-1322")
def test_before_the_first_round_each_may_answer_the_others_card() -> None:
    s = battle(changed(HARWOOD, hand=["quick-learner"]), changed(FRANCES, hand=["damp-powder"]))
    match = play(s, "1 play:damp-powder")
    assert question(match) == (0, "naval-start", ["pass", "play:quick-learner"])
    match.state.chance = position(draws=dice(*[1] * 5)).chance
    answers(match, "0 play:quick-learner")
    assert (now(match, 0)[4], now(match, 1)[4]) == (2, 0)


@pytest.mark.rule("MAM-1112", "MAM-R27", "MAM-643")
def test_the_defenders_chasers_fire_where_the_attacker_has_none() -> None:
    s = battle(HARWOOD, changed(FRANCES, mods=["chasers"]), *dice(2), *dice(*[1] * 5), bout=1)
    match = play(s, "0 flee", "1 shoot", "1 use")
    assert now(match, 0) == [3, 3, 2, 3, 3]


@pytest.mark.rule("MAM-1131", "MAM-1174", "MAM-643", "MAM-1133")
def test_boarding_begins_with_swivel_guns() -> None:
    s = battle(
        changed(HARWOOD, mods=["swivel-guns"]),
        FRANCES,
        *dice("S", 1, 1, 1, 1),
        *dice("S", 1),
        *dice(*[1] * 5),
        bout=3,
    )
    match = play(s, "0 board", "1 flee")
    assert told(match)[2:5] == [
        "boards 0 whom=1",
        "swivel-guns 0 dice=S 1",
        "contest attacker=1 1 defender=1 1 1",
    ]


@pytest.mark.rule("MAM-1033", "MAM-532", "MAM-1042", "MAM-1040")
def test_the_attack_of_an_npc_is_told_as_such() -> None:
    seat = changed(HARWOOD, zone="caracas", bounty={"spanish": 1})
    s = position(seat, npcs={"spanish-navy": ("flag-es-1", SEA)}, draws=dice("S", 1, 1, *[1] * 5))
    assert told(play(s, f"0 sail:{SEA}"))[2] == "npc-attacks 0 npc=spanish-navy"


@pytest.mark.rule("MAM-1144", "MAM-1101", "MAM-203", "MAM-1142", "MAM-1130")
def test_an_attacker_can_be_sunk_by_a_defender_who_is_nearly_sunk_himself() -> None:
    one = changed(HARWOOD, now={"hull": 1, "cargo": 0})
    match = play(battle(one, changed(FRANCES, now={"hull": 1}), *dice(1, 1, 1, "S", 1), *dice(1)))
    assert told(match)[3:7] == [
        "damaged 0 where=hull hull=0 cargo=0 masts=3 crew=3 cannons=3",
        "defeats 1 whom=0 how=sunk",
        "gains-point 1 why=defeat n=1",
        "draws-glory 1 n=1 why=point (card=slander for 1)",
    ]
    assert (match.state.seats[0].captain, glory(match, 1)) == (-1, 1)


@pytest.mark.rule("MAM-1173", "MAM-1150", "MAM-636")
def test_grappling_hooks_alone_are_enough_to_be_asked() -> None:
    s = battle(changed(HARWOOD, weapons=["grappling-hooks"]), FRANCES, *dice(1, 1, 1, 1, 1), bout=1)
    assert question(play(s, "0 board", "1 shoot")) == (0, "naval-rolled", ["pass", "weapon:grappling-hooks"])


@pytest.mark.rule("MAM-1150", "MAM-1151", "MAM-1173", "MAM-1310")
def test_the_defender_aims_like_the_attacker() -> None:
    other = changed(FRANCES, ship="frigate", specialists=["gunner"], weapons=["chain-shot"])
    s = battle(HARWOOD, other, *dice(1, 1, 1, "S", 1), *dice(4, 4, "S"), *dice(3))
    s.used_now = [0, 4]
    match = play(s, "1 gunner", "1 die:4")
    assert question(match) == (1, "naval-aim", ["pass", "weapon:chain-shot"])
    assert match.state.used_now == [0, 5]
    answers(match, "1 weapon:chain-shot")
    assert now(match, 0) == [3, 3, 2, 2, 2]


@pytest.mark.rule("MAM-1140", "MAM-1172", "MAM-R28")
def test_long_guns_that_miss_throw_no_location_dice() -> None:
    match = play(battle(changed(HARWOOD, mods=["long-guns"]), FRANCES, *dice(1, 1, 1), *dice(*[1] * 5)))
    assert told(match)[:2] == ["long-guns 0 dice=1 1 1", "declarations n=1 attacker=shoot defender=shoot"]


@pytest.mark.rule("MAM-843", "MAM-1318", "MAM-1304")
def test_where_war_closes_the_pirate_port_too_no_toll_is_taken() -> None:
    seat = changed(RODRIGO, zone="port-royal", bounty={"english": 1}, hand=["false-colours"])
    match = play(position(seat, war="war-en-es"), "0 enter-port")
    assert told(match)[1:] == [
        "plays! 0 card=false-colours as=false-colours",
        "enters-port 0 zone=port-royal",
    ]


@pytest.mark.rule("MAM-1021", "MAM-1022", "MAM-1020")
def test_nothing_is_drawn_for_a_single_prey() -> None:
    s = position(
        changed(HARWOOD, zone="tortuga", bounty={"dutch": 1}), npcs={"spanish-navy": ("flag-es-1", "havana")}
    )
    move_by_icon(s, 0, "N")
    assert (s.npc_zone[0], s.chance.position) == (ZONE_NAMES.index("tortuga"), 0)


@pytest.mark.rule("MAM-1174", "MAM-1173", "MAM-R26", "MAM-906")
def test_whose_dice_are_picked_is_said() -> None:
    s = battle(changed(HARWOOD, specialists=["boatswain"]), FRANCES, *dice(*[1] * 5), stage=BOARDED)
    s = battle(changed(HARWOOD, specialists=["boatswain"]), FRANCES, *dice(1, 2, 1, 1, 1), stage=BOARDED)
    assert play(s, "0 boatswain").pending[0].about == {"whose": "own"}


# --- tests and cards


@pytest.mark.rule("MAM-305", "MAM-1310", "MAM-1319")
def test_who_keeps_his_second_chance_keeps_his_successes() -> None:
    seat = changed(AT_HOME, hand=["second-chance"])
    match = play(position(seat, event="storm-1", draws=dice("S", 1, 4, 4)), "0 leave-port", "0 pass")
    assert (now(match, 0), match.state.seats[0].hand) == (
        [3, 3, 3, 3, 1],
        [GLORY_NAMES.index("second-chance")],
    )
    match = play(position(changed(RODRIGO, hand=["keen-eyes"])), "0 scout:merchant", "0 play:keen-eyes")
    assert (match.state.seats[0].hand, piles(match)) == ([], ["glory: keen-eyes"])


@pytest.mark.rule("MAM-660", "MAM-661", "MAM-1313")
def test_a_failed_claim_leaves_everything_as_it_was() -> None:
    s = in_port(
        position(
            changed(AT_HOME, zone="bridgetown"), missions=["timber-for-the-fort", "ransom"], draws=dice(1)
        )
    )
    match = play(s, "0 claim:timber-for-the-fort")
    assert (match.state.tried, match.state.done, match.state.seats[0].mission) == (0, 32, -1)
    assert len(match.state.missions) == 2


@pytest.mark.rule("MAM-1220", "MAM-R18", "MAM-1240")
def test_what_a_captain_leaves_lies_on_what_lay_there() -> None:
    seat = changed(AT_HOME, cargo=["rum-1"], hand=["haze"], mission="ransom", rumor="pearl-bank")
    s = position(seat)
    s.cargo_discard, s.glory_discard = [CARGO_NAMES.index("wood-1")], [GLORY_NAMES.index("brace")]
    s.mission_discard, s.captain_discard = [0], [3]
    match = play(s, "0 retire")
    assert piles(match) == [
        "cargo: wood-1 rum-1",
        "glory: brace haze",
        "missions: sealed-dispatches ransom",
        "captains: cinco-de-irapuato rodrigo-salvatierra",
    ]
    assert len(match.state.rumor_deck) == 25


@pytest.mark.rule("MAM-1206", "MAM-1210", "MAM-1205", "MAM-R16", "MAM-624")
def test_who_moves_to_a_smaller_ship_leaves_cargo_behind() -> None:
    for choice, asked in (("take-ship", "lighten"), ("stay", "action")):
        s = position(
            changed(HARWOOD, cargo=["rum-1", "rum-2", "wood-1"]),
            npcs={"pirate-sloop": ("pirate-sloop-1", SEA)},
        )
        start_battle(s, 0, 8)
        s.stage, s.enemy[3] = BOARDED, 0
        assert prompt(play(s, f"0 {choice}"))[1] == asked


@pytest.mark.rule("MAM-722", "MAM-906", "MAM-1310")
def test_the_helmsman_of_a_raid_is_used_up_beside_what_was_used_before() -> None:
    s = position(changed(RODRIGO, specialists=["helmsman"]), draws=[*dice("S", 1, 1), nth(1, 17)])
    s.used = 1
    match = play(s, "0 scout:merchant")
    match.state.chance = position(draws=[nth(1, 64), nth(1, 63), nth(1, 62), *dice(1, 1)]).chance
    answers(match, f"0 {offered(match)[0]}", "0 helmsman")
    assert match.state.used == 3


@pytest.mark.rule("MAM-R27", "MAM-1140", "MAM-1112")
def test_chain_shot_is_not_fired_from_chasers() -> None:
    one = changed(HARWOOD, mods=["chasers"], weapons=["chain-shot"])
    match = play(battle(one, FRANCES, *dice("S"), bout=1), "0 shoot", "1 flee", "0 use")
    assert prompt(match) == (1, "place-hit")


@pytest.mark.rule("MAM-903", "MAM-904", "MAM-1310", "MAM-305")
def test_a_moment_is_known_to_all_who_hold_a_card_or_could_use_something() -> None:
    s = position(Seat(), Seat(hand=["brace"]), Seat())
    s.moments = 1
    assert list(ask_window(s, 1, "buy", [], [])) == []
    assert s.moments == 3
    assert list(ask_window(s, 2, "buy", [], [])) == []
    assert s.moments == 3
    (ask,) = [next(iter(ask_window(s, 2, "carpenter", [Option("repair:hull", 10)], [])))]
    assert isinstance(ask, Choose)
    assert (s.moments, ask.pause, ask.hidden) == (7, True, True)


@pytest.mark.rule("MAM-903", "MAM-1322")
def test_a_copy_fits_only_where_the_copied_card_does() -> None:
    s = position(Seat(hand=["quick-learner", "second-chance"]))
    hand = s.seats[0].hand
    s.last_glory = GLORY_NAMES.index("keen-eyes")
    assert [GLORY_NAMES[card] for card in playable(s, hand, "after_test", "scouting")] == ["second-chance"]
    assert [GLORY_NAMES[card] for card in playable(s, hand, "before_test", "scouting")] == ["quick-learner"]


@pytest.mark.rule("MAM-620", "MAM-623", "MAM-1310", "MAM-903")
def test_whoever_holds_a_card_may_be_asked_before_the_market_opens() -> None:
    for hand, moments in ((["haze"], 1), ([], 0)):
        match = play(in_port(position(changed(AT_HOME, hand=hand))), "0 buy")
        assert (prompt(match), match.state.moments) == ((0, "market"), moments)


# --- more of raids and markets


@pytest.mark.rule("MAM-622", "MAM-620")
def test_of_an_empty_market_nothing_is_left_to_tell() -> None:
    s = in_port(position(changed(AT_HOME, zone="trinidad"), demand={"trinidad": "food"}))
    s.cargo_deck, s.cargo_discard = [CARGO_NAMES.index("rum-1")], []
    match = play(s, "0 buy", "0 buy:rum", "0 done")
    assert (told(match, "market-left"), piles(match)) == ([], [])


@pytest.mark.rule("MAM-726", "MAM-1145", "MAM-730")
def test_cargo_that_the_hold_has_no_room_for_is_lost_in_a_raid() -> None:
    seat = changed(RODRIGO, cargo=["tobacco-1", "tobacco-2", "sugar-1"])
    match = raid(seat, "rum-1 wood-6 cocoa-2", dice(1, 1), nth(1, 3))
    assert (told(match, "cargo-lost"), len(cargo(match, 0))) == (["cargo-lost! 0 card=sugar-1"], 2)


@pytest.mark.rule("MAM-1310", "MAM-R08", "MAM-728", "MAM-1322")
def test_a_card_is_offered_while_there_is_something_left_for_it() -> None:
    match = raid(changed(RODRIGO, hand=["cut-off", "quick-learner"]), "rum-1 wood-6 rum-8", dice(1, 1))
    assert question(match) == (0, "raid-resolve", ["pass", "play:cut-off"])
    answers(match, "0 play:cut-off")
    assert prompt(match) == (0, "stow")


@pytest.mark.rule("MAM-723", "MAM-724")
def test_a_discarded_card_is_replaced_by_none() -> None:
    match = raid(RODRIGO, "rum-1 cocoa-1 wood-6", dice("S", 1), before="sugar-1")
    answers(match, "0 discard:cocoa-1")
    assert told(match, "raid-cards")[-1] == "raid-cards! 0 cards=rum-1 wood-6"
    assert piles(match)[0] == "cargo: sugar-1 cocoa-1"


@pytest.mark.rule("MAM-1173", "MAM-R30", "MAM-1310")
def test_a_hit_is_moved_once_in_a_battle_beside_what_was_used_before() -> None:
    felipe = Seat("felipe-de-los-reyes", "frigate", SEA, False)
    s = battle(changed(HARWOOD, now={"cannons": 1}), felipe, *dice("S", 1, 1, 1, 1, 1), *dice(2))
    s.used_now = [0, 4]
    match = play(s, "1 relocate", "1 to:crew")
    assert (match.state.used_now, now(match, 1)) == ([0, 6], [3, 3, 3, 2, 3])


@pytest.mark.rule("MAM-1173", "MAM-R30", "MAM-1310")
def test_whoever_is_hit_and_holds_a_card_may_be_asked() -> None:
    other = changed(FRANCES, ship="frigate", hand=["haze"])
    s = battle(HARWOOD, other, *dice("S", 1, 1, "S", "S"), *dice(2), *dice("S", 4, 4))
    match = play(s, "0 hit:masts")
    assert (prompt(match), match.state.moments & 2) == ((0, "declare"), 2)


@pytest.mark.rule("MAM-903", "MAM-1310")
def test_two_cards_of_a_kind_are_offered_as_one() -> None:
    match = play(position(changed(HARWOOD, hand=["following-wind", "following-wind"])))
    assert [option for option in offered(match) if option.startswith("play")] == ["play:following-wind"]


@pytest.mark.rule("MAM-1314", "MAM-680")
def test_a_port_that_a_mission_has_seen_is_no_step_any_more() -> None:
    for seen, may in (("bridgetown", False), ("basse-terre", True)):
        s = in_port(position(changed(AT_HOME, zone="bridgetown", mission="the-envoy")))
        s.seats[0].marks = 1 << ZONE_NAMES.index(seen)
        assert ("step" in offered(play(s))) == may


@pytest.mark.rule("MAM-305", "MAM-1319")
def test_cards_that_do_not_fit_leave_the_successes_as_they_are() -> None:
    s = position(changed(AT_HOME, hand=["haze"]), event="storm-1", draws=dice("S", 1, 4, 4))
    assert now(play(s, "0 leave-port"), 0) == [3, 3, 3, 3, 1]
