"""Merchants & Marauders: captains who trade, hunt, raid and fight for glory in the Caribbean."""

from kaper.engine.game import Meta, Setting, Value

META = Meta(
    name="marauders",
    titles={"en": "Merchants & Marauders", "pl": "Kupcy i Korsarze"},
    players=range(2, 5),
    rules_version=1,
    stage="beta",
    minutes=(120, 240),
    longest=40_000,
    endings=("glory", "events", "captains"),
    settings=(
        Setting("target", (Value("ten", range(2, 5)), Value("fifteen", range(2, 5)))),
        Setting("npc", (Value("next-player", range(2, 5)), Value("rule", range(2, 5)))),
    ),
    credit="Christian Marcussen and Kasper Aagaard, Z-Man Games; unofficial implementation.",
    difficulty=5,
)
