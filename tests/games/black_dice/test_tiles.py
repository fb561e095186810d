"""The tables of chapters 10 to 13, played: what a success brings and a failure costs on each tile."""

import pytest

from kaper.games.black_dice.state.state import BlackDice
from tests.games.black_dice.table import ARMADA, DUTCHMAN, ISLAND, KRAKEN, LETTERS, position, settlement

REWARDS = {
    ISLAND: ("rum 2 1", "", "gold 1", "gold 2", "gold 3"),
    KRAKEN: ("rum 2 1", "", "gold 1, token", "gold 1", "enemy"),
    ARMADA: ("unlock", "fewer", "rum 2 1", "gold 2", "gold 2, enemy"),
    DUTCHMAN: ("token", "rum 2 1", "", "gold 2", "gold 1, enemy"),
}
"""From the barrel to the flag: what it brings to somebody who takes part, and what to the other player."""
PENALTIES = {
    ISLAND: ("overboard", "more", "pour 2", "damage 2", "damage 1"),
    KRAKEN: ("", "more", "die", "damage 2", "overboard"),
    ARMADA: ("pour 3", "more", "gold", "damage 2", "damage 1"),
    DUTCHMAN: ("", "die", "more", "damage 2", "damage 1"),
}
"""The same of what it costs."""


def at_one(expedition: str, face: str, dice: int) -> BlackDice:
    """One black die, at this adventure, and N dice of the first of two players."""
    black = [int(letter == face) for letter in LETTERS]
    gold = {0: [3, 4, 5], 1: [3, 4, 5]} if expedition == ARMADA and not dice else None
    s = position(
        2, expedition, black=black, placed=[(0, face * dice)], crew={"go-about": 0, "boarding": 0},
        rum=[0, 0], gold=gold,
    )  # fmt: skip
    s.unlocked = face == "F"
    return s


@pytest.mark.rule("CBD-703", "CBD-904", "CBD-905", "CBD-1001", "CBD-1101", "CBD-1201", "CBD-1301")
@pytest.mark.parametrize(
    ("expedition", "face", "reward"),
    [
        (expedition, face, reward)
        for expedition, rewards in REWARDS.items()
        for face, reward in zip("BWMSF", rewards, strict=True)
    ],
)
def test_a_success_brings_what_the_tile_shows_and_nothing_else(
    expedition: str, face: str, reward: str
) -> None:
    s = settlement(at_one(expedition, face, dice=2)).state
    found = [
        f"rum {s.rum[0]} {s.rum[1]}" if any(s.rum) else "",
        f"gold {s.tokens_of(0)}" if s.tokens_of(0) else "",
        "token" if s.tokens == 1 else "",
        "unlock" if s.unlocked and face != "F" else "",
        "fewer" if s.fewer_black else "",
        "enemy" if s.enemy_damage == 1 else "",
    ]
    assert ", ".join(filter(None, found)) == reward
    assert (s.tokens_of(1), s.damage, s.more_black, s.lose_die) == (0, 0, False, False)


@pytest.mark.rule("CBD-703", "CBD-911", "CBD-R19", "CBD-1001", "CBD-1101", "CBD-1201", "CBD-1301")
@pytest.mark.parametrize(
    ("expedition", "face", "penalty"),
    [
        (expedition, face, penalty)
        for expedition, penalties in PENALTIES.items()
        for face, penalty in zip("BWMSF", penalties, strict=True)
    ],
)
def test_a_failure_costs_what_the_tile_shows_and_nothing_else(
    expedition: str, face: str, penalty: str
) -> None:
    match = settlement(at_one(expedition, face, dice=0), "A")
    asked = {ask.prompt: ask for ask in match.pending}
    s = match.state
    found = [
        "overboard" if "overboard" in asked else "",
        "more" if s.more_black else "",
        f"pour {asked['pour'].about['left']}" if "pour" in asked else "",
        f"damage {s.damage}" if s.damage else "",
        "die" if s.lose_die else "",
        "gold" if "lose-gold" in asked else "",
    ]
    assert ", ".join(filter(None, found)) == penalty
    assert (s.rum, s.tokens, s.enemy_damage, s.fewer_black) == ([0, 0], 0, 0, False)
