"""Jamaica: a race around the island, with holds to fill, rivals to rob and lairs to plunder."""

from kaper.engine.game import Meta, Setting, Value

META = Meta(
    name="jamaica",
    titles={"en": "Jamaica", "pl": "Jamajka"},
    lines={
        "en": "A race once around the island: fill your holds, rob your rivals, plunder the lairs.",
        "pl": "Wyścig dookoła wyspy: zapełniaj ładownie, okradaj rywali, plądruj kryjówki.",
    },
    players=range(2, 7),
    rules_version=2,
    stage="beta",
    minutes=(30, 60),
    longest=6000,
    endings=("lap", "round-limit"),
    settings=(Setting("ghost", (Value("no", range(3, 7)), Value("yes", range(2, 6)))),),
    tempers=("bold", "careful"),
    credit="Malcolm Braff, Bruno Cathala and Sébastien Pauchon, SPACE Cowboys; unofficial implementation.",
    difficulty=1,
)
