"""A few variants that show as much of a game as possible."""

from dataclasses import replace
from itertools import product

from kaper.engine.game import Setting, Value
from kaper.engine.variety import variety
from tests.engine.toys import META

ANY = range(1, 5)
MODULES = tuple(Setting(name, (Value("no", ANY), Value("yes", ANY))) for name in ("fog", "rubies", "hunters"))
MAP = Setting("map", tuple(Value(name, ANY) for name in ("reef", "bay", "strait")))
RIVAL = Setting(
    "rival", (Value("absent", range(2, 5)), Value("weak", range(1, 2)), Value("strong", range(1, 2)))
)
SEA = replace(META, settings=(*MODULES, MAP, RIVAL))


def test_a_game_with_few_variants_shows_them_all() -> None:
    assert variety(META, 10) == list(META.variants())
    assert variety(SEA, 1000) == list(SEA.variants())


def test_of_many_variants_as_many_are_shown_as_are_wanted_and_none_that_does_not_exist() -> None:
    every = list(SEA.variants())
    shown = variety(SEA, 20)
    assert len(shown) == 20 < len(every)
    assert all(variant in every for variant in shown)


def test_the_defaults_come_first() -> None:
    assert variety(SEA, 20)[:4] == [(players, SEA.complete(players, {})) for players in SEA.players]


def test_every_two_values_that_can_meet_soon_do() -> None:
    pairs = {pair for players, settings in SEA.variants() for pair in meetings(players, settings)}
    shown = {pair for players, settings in variety(SEA, 40) for pair in meetings(players, settings)}
    assert len(list(SEA.variants())) == 120
    assert shown == pairs


def meetings(players: int, settings: dict[str, str]) -> list[tuple[tuple[str, str], tuple[str, str]]]:
    choices = [("players", str(players)), *settings.items()]
    return [pair for pair in product(choices, choices) if pair[0] < pair[1]]


def test_the_same_variants_are_shown_every_time() -> None:
    assert variety(SEA, 30) == variety(SEA, 30)
