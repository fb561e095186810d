"""The Curse of the Black Dice: one ship, one crew, one enemy, and in the end one who is richest."""

from kaper.engine.game import Campaign, Meta, Setting, Value

PLAYERS = range(2, 5)
SHIPS = ("black-sails", "red-sails")
EXPEDITIONS = ("treasure-island", "kraken", "armada", "dutchman")

META = Meta(
    name="black_dice",
    titles={"en": "The Curse of the Black Dice", "pl": "Klątwa czarnych kości"},
    lines={
        "en": "One ship and one crew against the sea, and in the end only the richest pirate wins.",
        "pl": "Jeden statek i jedna załoga przeciw morzu, a na koniec wygrywa tylko najbogatszy pirat.",
    },
    all_can_lose=True,
    players=PLAYERS,
    rules_version=2,
    stage="beta",
    minutes=(20, 40),
    longest=10_000,
    endings=("treasure", "kraken", "armada", "dutchman", "sunk", "no-crew"),
    settings=(
        Setting("expedition", tuple(Value(name, PLAYERS) for name in EXPEDITIONS)),
        Setting("ship", tuple(Value(name, PLAYERS) for name in SHIPS)),
    ),
    tempers=("greedy", "loyal"),
    credit="Alexander Lauck, Board&Dice; unofficial implementation.",
    difficulty=2,
    campaign=Campaign(2, {"expedition": EXPEDITIONS}),
)
