"""Every law is seen to break: a law that no fault breaks proves nothing."""

from typing import cast

import pytest
from plank.game import GAME
from plank.state.state import Plank

from kaper.engine.game import Game
from kaper.engine.record import replay
from kaper.engine.registry import AnyGame
from kaper.laws.all_laws import LAWS
from kaper.laws.ends import play_out
from kaper.laws.law import LawBroken, obey
from tests.laws.broken_rules import RULES
from tests.laws.broken_secrets import SECRETS, asks_the_rich_in_secret
from tests.laws.changed import changed

BY_NAME = {law.name: law for law in LAWS}
PLANK = cast(AnyGame, GAME)
GAMES = 4


def hold_to(game: AnyGame, name: str) -> None:
    """Play some games and check the law at every position."""
    for number in range(GAMES):
        for players, settings in game.meta.variants():
            match = play_out(game, players, settings, f"bite {number}")
            if name in BY_NAME:
                for count in range(len(match.answers) + 1):
                    obey(BY_NAME[name], match.rewound(count))


@pytest.mark.parametrize("name", ["ends", "census", *BY_NAME])
def test_a_lawful_game_breaks_no_law(name: str) -> None:
    hold_to(PLANK, name)


def test_a_hidden_question_to_those_who_can_act_breaks_no_law() -> None:
    hold_to(cast(AnyGame, changed(GAME, step=asks_the_rich_in_secret)), "two-worlds")


@pytest.mark.parametrize(("name", "sentence", "game"), [*RULES, *SECRETS])
def test_the_law_catches(name: str, sentence: str, game: Game[Plank]) -> None:
    with pytest.raises(LawBroken) as breach:
        hold_to(cast(AnyGame, game), name)
    assert breach.value.law == name
    assert sentence in breach.value.message


def test_every_law_is_broken_by_something() -> None:
    caught = {name for name, _, _ in [*RULES, *SECRETS]}
    assert {"ends", "census", *BY_NAME} - caught == {"refusals"}, "the last is broken below"


def test_the_case_leads_to_the_breach() -> None:
    name, _, game = next(row for row in SECRETS if row[0] == "leaks")
    broken = cast(AnyGame, game)
    with pytest.raises(LawBroken) as breach:
        hold_to(broken, name)
    with pytest.raises(LawBroken) as again:
        obey(BY_NAME[name], replay(broken, breach.value.case))
    assert str(again.value) == str(breach.value)
