"""Chance gives these very numbers on every version of Python and on every machine, for old records' sake."""

import random

import pytest

from kaper.engine.chance import Chance, UntapedChance


def test_a_seed_is_a_stream_of_known_numbers() -> None:
    chance = Chance.seeded("kaper")
    drawn = [chance.random() for _ in range(3)]
    assert drawn == [0.9330444645449831, 0.007392788340562895, 0.04101717349465506]


def test_known_dice() -> None:
    assert Chance.seeded("kaper").dice(10) == [6, 1, 1, 6, 2, 1, 6, 6, 2, 6]
    assert Chance.seeded("kaper").dice(5, 20) == [19, 1, 1, 17, 4]


def test_known_first_dice_of_the_first_seeds() -> None:
    assert [Chance.seeded(str(seed)).die() for seed in range(10)] == [4, 4, 3, 5, 4, 6, 3, 4, 3, 1]


def test_a_known_bag() -> None:
    chance, bag = Chance.seeded("bag"), list("abcdefg")
    assert [chance.draw(bag) for _ in range(7)] == ["c", "f", "b", "e", "g", "a", "d"]
    assert bag == []


def test_a_known_shuffle() -> None:
    deck = list(range(12))
    Chance.seeded("deck").shuffle(deck)
    assert deck == [6, 3, 8, 2, 0, 1, 5, 9, 11, 4, 7, 10]


def test_known_picks() -> None:
    chance = Chance.seeded("pick")
    picked = [chance.pick(["port", "sea", "lair"]) for _ in range(6)]
    assert picked == ["port", "sea", "port", "lair", "lair", "lair"]


def test_known_numbers_for_odd_seeds() -> None:
    assert [Chance.seeded(seed).below(1000) for seed in ("", "żółw")] == [604, 125]


@pytest.mark.parametrize("stream", [Chance, UntapedChance])
def test_a_tally_counts_the_same_dice(stream: type[Chance]) -> None:
    dice, tally = stream.seeded("tally"), stream.seeded("tally")
    rolled = dice.dice(50)
    assert tally.tally(50) == [rolled.count(pips) for pips in range(1, 7)]
    assert tally.position == dice.position == 50


@pytest.mark.parametrize("stream", [Chance, UntapedChance])
def test_dice_with_faces_of_their_own_fall_as_others_do(stream: type[Chance]) -> None:
    dice, thrown = stream.seeded("throw"), stream.seeded("throw")
    rolled = dice.dice(50)
    assert thrown.throw(50, "abcdef") == ["?abcdef"[pips] for pips in rolled]
    assert thrown.position == dice.position == 50


def test_the_global_random_has_no_say() -> None:
    random.seed(1)
    one = Chance.seeded("a").dice(20)
    random.seed(2)
    assert Chance.seeded("a").dice(20) == one


def test_drawing_leaves_the_global_random_alone() -> None:
    before = random.getstate()
    Chance.seeded("a").shuffle(list(range(20)))
    assert random.getstate() == before


def test_a_bag_closes_its_gap_from_its_end() -> None:
    bag = list("abcdefg")
    Chance.seeded("bag").draw(bag)
    assert bag == ["a", "b", "g", "d", "e", "f"]


def test_the_last_thing_in_a_bag_can_be_drawn() -> None:
    bag = ["a", "b", "c"]
    assert Chance.scripted([(3, 3)]).draw(bag) == "c"
    assert bag == ["a", "b"]


@pytest.mark.parametrize("count", [1, 2, 6, 52])
def test_every_number_below_comes_up_and_no_other(count: int) -> None:
    chance = Chance.seeded("below")
    assert {chance.below(count) for _ in range(100 * count)} == set(range(count))


def test_a_shuffle_gives_every_order() -> None:
    chance, orders = Chance.seeded("orders"), set()
    for _ in range(200):
        deck = [1, 2, 3]
        chance.shuffle(deck)
        orders.add(tuple(deck))
    assert len(orders) == 6


def test_scripted_draws_come_first_and_the_seed_gives_the_rest() -> None:
    chance = Chance.scripted([(4, 6), (1, 6), (6, 6)], "kaper")
    assert chance.dice(5) == [4, 1, 6, 6, 1]


@pytest.mark.parametrize(("nth", "count"), [(1, 1), (1, 6), (6, 6), (11, 66), (66, 66)])
def test_a_scripted_draw_is_the_nth_of_n(nth: int, count: int) -> None:
    assert Chance.scripted([(nth, count)]).below(count) == nth - 1


def test_a_clone_draws_the_same_and_disturbs_nobody() -> None:
    chance = Chance.seeded("kaper")
    chance.dice(3)
    twin = chance.clone()
    assert (twin.dice(5), twin.position) == ([6, 2, 1, 6, 6], 8)
    assert (chance.position, chance.dice(5)) == (3, [6, 2, 1, 6, 6])


def test_a_restart_begins_again() -> None:
    chance = Chance.seeded("kaper")
    chance.dice(3)
    assert chance.restart().dice(3) == [6, 1, 1]
    assert chance.position == 3


def test_the_position_counts_the_draws() -> None:
    chance = Chance.seeded("kaper")
    chance.dice(2)
    chance.shuffle([1, 2, 3])
    chance.draw([1])
    assert chance.position == 5


@pytest.mark.parametrize(("nth", "kind"), [(1, 0), (2, 0), (3, 2), (4, 3), (6, 3)])
def test_a_bag_in_which_things_are_counted_gives_each_thing_alike(nth: int, kind: int) -> None:
    counts = [2, 0, 1, 3]
    assert Chance.scripted([(nth, 6)]).draw_counted(counts) == kind
    assert counts == [count - (each == kind) for each, count in enumerate([2, 0, 1, 3])]
