"""Plank: three rounds of secret numbers, the smallest complete game for Kaper."""

from kaper.engine.game import Meta, Setting, Value

META = Meta(
    name="plank",
    titles={"en": "Plank", "pl": "Deska"},
    players=range(2, 5),
    rules_version=1,
    stage="example",
    minutes=(1, 2),
    longest=40,
    endings=("plank", "empty-hand"),
    settings=(Setting("rounds", (Value("three", range(2, 5)), Value("two", range(3, 5)))),),
    credit="Made for Kaper's own tests.",
)
