"""The drawings of the Black Dice agree with its components."""

from kaper.games.black_dice.art.tile import penalty_icons, reward_icons


def test_the_tiles_show_what_the_adventures_pay_and_cost() -> None:
    island, kraken, armada, dutchman = range(4)
    assert [len(reward_icons(island, n)) for n in range(6)] == [1, 2, 0, 1, 2, 3]
    assert [penalty_icons(island, n) for n in (0, 1, 4, 5)] == [
        [], ["crew-overboard"], ["damage", "damage"], ["damage"],
    ]  # fmt: skip
    assert reward_icons(kraken, 3) == ["gold", "summoning"]
    assert reward_icons(kraken, 5) == ["enemy-damage"]
    assert reward_icons(armada, 1) == ["unlock"]
    assert reward_icons(armada, 5) == ["gold", "gold", "enemy-damage"]
    assert penalty_icons(armada, 1) == ["rum-on-pirates"] * 3
    assert reward_icons(dutchman, 1) == ["chart"]
    assert penalty_icons(dutchman, 2) == ["lose-die"]
