"""Every improvement card is bought and played: price, points, income, lightning, lasting and end effects."""

from dataclasses import dataclass, field

import pytest

from kaper.games.maracaibo.components.cards import CARD_NAMES, COST, INCOME, TYPE, VP
from kaper.games.maracaibo.components.effects import TYPES
from kaper.games.maracaibo.components.ship import (
    DIE_BONUS,
    DISCOUNT,
    EXPLORE_BONUS,
    RAID_POWER,
    SOURCES,
    TRADE_SOURCES,
    WITH_LIGHTNING,
)
from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.rules.counting import income_doubloons, income_vp
from kaper.games.maracaibo.state.state import Maracaibo
from tests.games.maracaibo.table import answers, dice, offered, position, prompt, question, visit

CREW, EQUIPMENT, SHIP = "crew", "equipment", "ship"


@dataclass(frozen=True)
class Row:
    """A card as printed, and what buying it does beyond its price and income.

    given      answers to what its lightning asks
    doubloons, vp, stored, buried, islands, quests, upgrades   what has changed then
    slot, by   a lasting strength that it raises
    action     power that its raid action costs; `trade` steps that its trade costs
    scroll     points of its grey scroll with 6 gold, 3 emeralds, 3 pearls, 2 buried, 3 scored quests
    """

    name: str
    kind: str
    cost: int
    vp: int
    income: tuple[int, int]
    given: list[str] = field(default_factory=list)
    doubloons: int = 0
    points: int = 0
    stored: tuple[int, int, int] = (0, 0, 0)
    islands: tuple[int, int, int] = (0, 0, 0)
    buried: int = 0
    quests: int = 0
    upgrades: int = 0
    space: str = ""
    slot: int = -1
    by: int = 0
    action: int = 0
    trade: int = 0
    scroll: int = 0
    lightning: bool = True


def plain(name: str, kind: str, cost: int, vp: int, income: tuple[int, int], **more: int) -> Row:
    """A card without lightning."""
    return Row(name, kind, cost, vp, income, lightning=False, **more)  # type: ignore[arg-type]


ROWS = [
    plain("tobacco", EQUIPMENT, 8, 4, (4, 1)),
    plain("sugar-cane", EQUIPMENT, 3, 3, (3, 0)),
    plain("cotton-bales", EQUIPMENT, 5, 2, (1, 2)),
    plain("cutlasses", EQUIPMENT, 5, 2, (0, 0), slot=RAID_POWER, by=2),
    Row("gold-pan", EQUIPMENT, 2, 2, (0, 0), ["island:gold"], islands=(1, 0, 0), slot=DIE_BONUS, by=2),
    Row("emerald-loupe", EQUIPMENT, 2, 2, (0, 0), ["island:emerald"], islands=(0, 1, 0), slot=DIE_BONUS + 1,
        by=2),
    Row("pearl-net", EQUIPMENT, 2, 2, (0, 0), ["island:pearl"], islands=(0, 0, 1), slot=DIE_BONUS + 2, by=2),
    Row("treasure-chart", EQUIPMENT, 4, 1, (0, 0), ["go:c3"], doubloons=6, space="c3", trade=1),
    Row("shovels", EQUIPMENT, 4, 1, (0, 1), ["dig:gold:4"], stored=(-1, 0, 0), buried=1),
    plain("boatswain", CREW, 3, 1, (0, 1), slot=RAID_POWER, by=1),
    plain("ships-cook", CREW, 4, 2, (2, 1)),
    Row("pathfinder", CREW, 5, 1, (0, 0), ["go:c3"], doubloons=6, space="c3", slot=EXPLORE_BONUS, by=1),
    Row("navigator", CREW, 4, 2, (0, 0), ["go:c3"], doubloons=6, space="c3"),
    Row("caulker", CREW, 2, 2, (1, 0), ["space:u03"], doubloons=3, upgrades=1),
    Row("powder-monkey", CREW, 4, 2, (0, 0), ["kind:pearl", "spend:treasure:0", "treasure:pearl"],
        stored=(0, 0, 1), islands=(0, 0, -1)),
    plain("purser", CREW, 3, 2, (4, 0)),
    Row("storyteller", CREW, 3, 2, (1, 0), ["take:deck", "take:deck"], quests=2),
    plain("haggler", CREW, 3, 2, (1, 0), slot=DISCOUNT, by=1),
    Row("longboat", SHIP, 5, 3, (0, 0), ["treasure:emerald"], stored=(0, 1, 0), islands=(0, -1, 0)),
    Row("pinnace", SHIP, 4, 4, (1, 0), ["island:gold"], islands=(2, 0, 0)),
    plain("sloop", SHIP, 6, 4, (2, 1)),
    plain("cutter", SHIP, 3, 4, (1, 0), trade=1),
    plain("rum-barrels", EQUIPMENT, 4, 3, (4, 1)),
    plain("cocoa", EQUIPMENT, 7, 3, (3, 2)),
    plain("indigo", EQUIPMENT, 6, 3, (1, 3)),
    Row("spice-sacks", EQUIPMENT, 4, 3, (3, 0), doubloons=3),
    Row("gunpowder", EQUIPMENT, 4, 2, (0, 0), ["die:yellow", "spend:treasure:0", "treasure:gold", "done"],
        stored=(1, 0, 0), islands=(-1, 0, 0)),
    Row("chain-shot", EQUIPMENT, 4, 2, (0, 0), ["die:green", "spend:treasure:0", "treasure:emerald", "done"],
        stored=(0, 1, 0), islands=(0, -1, 0)),
    Row("grapeshot", EQUIPMENT, 4, 2, (0, 0), ["die:white", "spend:treasure:0", "treasure:pearl", "done"],
        stored=(0, 0, 1), islands=(0, 0, -1)),
    Row("counting-scales", EQUIPMENT, 5, 1, (0, 0), ["island:gold"], islands=(1, 0, 0), scroll=14),
    Row("emerald-idol", EQUIPMENT, 5, 1, (0, 0), ["island:emerald"], islands=(0, 1, 0), scroll=7),
    Row("pearl-necklace", EQUIPMENT, 5, 1, (0, 0), ["island:pearl"], islands=(0, 0, 1), scroll=7),
    plain("astrolabe", EQUIPMENT, 5, 2, (0, 0), slot=EXPLORE_BONUS, by=2),
    Row("grappling-hooks", EQUIPMENT, 6, 1, (0, 0), ["kind:gold", "spend:treasure:0", "treasure:gold"],
        stored=(1, 0, 0), islands=(-1, 0, 0), slot=RAID_POWER, by=2),
    plain("burial-map", EQUIPMENT, 8, 0, (0, 0), scroll=4),
    Row("ships-bell", EQUIPMENT, 1, 3, (1, 0), ["space:u03"], doubloons=3, upgrades=1),
    plain("klabautermann", CREW, 8, 2, (0, 0), slot=DISCOUNT, by=3),
    plain("master-gunner", CREW, 4, 2, (0, 1), action=2),
    plain("corsair", CREW, 3, 3, (0, 1), action=4),
    plain("boarding-leader", CREW, 5, 3, (0, 0), action=3),
    plain("jungle-guide", CREW, 4, 2, (0, 0), trade=2),
    Row("adventure-huntress", CREW, 5, 1, (0, 0), ["take:deck", "take:deck"], quests=2, scroll=5),
    Row("spy", CREW, 1, 3, (0, 0), ["activate:3a", "island:pearl"], points=2, islands=(0, 0, 1)),
    Row("fence", CREW, 2, 3, (3, 0), ["sell:quest-85"], doubloons=8, quests=-1),
    Row("smuggler", CREW, 3, 2, (0, 0), ["tile:4b", "at:9"], points=3),
    Row("master-builder", CREW, 2, 2, (0, 0), ["build:hacienda"], doubloons=-16, points=2),
    plain("ships-surgeon", CREW, 4, 3, (0, 3)),
    Row("diver", CREW, 5, 1, (0, 0), ["gain-treasure:any:1", "treasure:pearl", "dig:pearl:4"],
        islands=(0, 0, -1), buried=1),
    Row("carpenter", CREW, 0, 2, (0, 0), ["space:u03"], doubloons=3, upgrades=1),
    Row("figure-carver", CREW, 1, 3, (0, 0), ["figure:kraken"], doubloons=-3),
    plain("brigantine", SHIP, 5, 5, (3, 0)),
    plain("frigate", SHIP, 7, 5, (0, 2), slot=RAID_POWER, by=1),
    plain("galleon", SHIP, 10, 7, (2, 2)),
    Row("schooner", SHIP, 5, 4, (0, 0), ["go:c3"], doubloons=6, space="c3"),
    Row("fluyt", SHIP, 6, 4, (0, 2), points=2),
    Row("corvette", SHIP, 5, 3, (0, 0), ["kind:gold", "spend:treasure:0", "treasure:gold", "spend:vp:0"],
        points=1, stored=(1, 0, 0), islands=(-1, 0, 0)),
    Row("expedition-ship", SHIP, 4, 4, (0, 0), ["take:deck"], quests=1, scroll=6),
    plain("merchantman", SHIP, 5, 4, (3, 0), slot=DISCOUNT, by=1),
    Row("ghost-ship", SHIP, 6, 3, (0, 0), ["dig:gold:4", "dig:emerald:4"], stored=(-1, -1, 0), buried=2),
]  # fmt: skip


def rich(card: str) -> Maracaibo:
    """A position in which everything that a card could ask for is at hand."""
    return position(
        cards={4: card, 7: "hacienda", 8: "tobago", 9: "trinidad"}, doubloons={0: 40}, explorer={0: "c1"},
        stored={0: [4, 3, 3]}, buried={0: ["gold:1", "gold:2"]}, stalls={8: (0, "3a")}, islands=[4, 4, 4],
        hands={0: [85, 86, 88]}, figures=["kraken", "lion"], draws=dice(4, 4, 4),
    )  # fmt: skip


@pytest.mark.rule("POM-403", "POM-1013", "POM-1809")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_a_card_as_printed(row: Row) -> None:
    card = CARD_NAMES.index(row.name)
    printed = (TYPES[TYPE[card]], COST[card], VP[card], INCOME[card])
    assert printed == (row.kind, row.cost, row.vp, row.income)


@pytest.mark.rule(
    "POM-403",
    "POM-406",
    "POM-407",
    "POM-606",
    "POM-1013",
    "POM-1014",
    "POM-1807",
    "POM-1808",
    "POM-406",
    "POM-407",
)
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_buying_a_card_does_what_it_says(row: Row) -> None:
    s = rich(row.name)
    s.sides = s.sides & ~(1 << 3) | 1 << 3
    before = s.clone()
    match = visit(s, 4, "buy")
    assert s.cards[0] == [CARD_NAMES.index(row.name)]
    answers(match, *row.given)
    assert question(match) is None, offered(match)
    assert s.doubloons[0] - 40 == -row.cost + row.doubloons
    assert s.vp[0] == row.points
    assert tuple(s.stored[0][kind] - before.stored[0][kind] for kind in range(3)) == row.stored
    assert tuple(s.islands[kind] - 4 for kind in range(3)) == row.islands
    assert sum(s.buried[0]) - 2 == row.buried
    assert len(s.hands[0]) - 3 == row.quests
    assert s.upgrades[0].bit_count() == row.upgrades
    assert (income_doubloons(s, 0), income_vp(s, 0)) == row.income
    assert s.strength[0][WITH_LIGHTNING] == row.lightning


@pytest.mark.rule("POM-1936")
@pytest.mark.parametrize("row", [row for row in ROWS if row.slot >= 0], ids=lambda row: row.name)
def test_a_lasting_strength(row: Row) -> None:
    s = position(owned={0: [row.name]})
    assert s.strength[0][row.slot] == row.by


@pytest.mark.rule("POM-1801", "POM-1802", "POM-1803")
@pytest.mark.parametrize("row", [row for row in ROWS if row.action], ids=lambda row: row.name)
def test_a_raid_action_on_a_card(row: Row) -> None:
    gains = {"master-gunner": (3, [0, 0, 0]), "corsair": (3, [0, 0, 0]), "boarding-leader": (0, [1, 0, 0])}
    given = {"master-gunner": [], "corsair": ["island:gold"], "boarding-leader": ["treasure:gold"]}
    s = position(owned={0: [row.name]}, cards={4: "trinidad"}, draws=dice(6, 1, 1), islands=[4, 4, 4])
    match = visit(s, 4, "skip", "die:yellow", f"spend:{row.name}:0", *given[row.name])
    assert s.pools == [6 - row.action]
    assert (s.vp[0], s.stored[0]) == gains[row.name]
    assert s.islands[0] == {"corsair": 5, "boarding-leader": 3}.get(row.name, 4)
    assert f"spend:{row.name}:0" not in offered(match)


@pytest.mark.rule("POM-1807")
@pytest.mark.parametrize("row", [row for row in ROWS if row.trade], ids=lambda row: row.name)
def test_a_trade_on_a_card(row: Row) -> None:
    gains = {"treasure-chart": (0, 2, 0), "cutter": (3, 0, 0), "jungle-guide": (0, 0, 1)}
    s = position(owned={0: [row.name]}, cards={4: "bonaire"}, explorer={0: "b9"})
    match = visit(
        s, 4, "skip", f"trade:{row.name}", *(["treasure:gold"] if row.name == "jungle-guide" else [])
    )
    assert (s.doubloons[0] - 10, s.vp[0], sum(s.stored[0])) == gains[row.name]
    assert [source.cost for source in TRADE_SOURCES if source.name == row.name] == [row.trade]
    spaces = {1: ["go:c1", "go:c2"], 2: []}[row.trade]
    assert [text for text in offered(match) if text.startswith("go")] == spaces


@pytest.mark.rule("POM-1014", "POM-1921", "POM-1922", "POM-1923")
@pytest.mark.parametrize("row", [row for row in ROWS if row.scroll], ids=lambda row: row.name)
def test_a_grey_scroll(row: Row) -> None:
    s = position(
        owned={0: [row.name]}, stored={0: [4, 3, 3]}, buried={0: ["gold:1", "gold:2"]},
        hands={0: [85, 88, 100]}, cards={7: "inn"}, markers={7: [0]},
    )  # fmt: skip
    assert GAME.outcome(s).parts["scrolls"][0] == row.scroll


def test_every_improvement_has_a_row() -> None:
    assert [row.name for row in ROWS] == CARD_NAMES[1:60]
    unlocked = {row.name for row in ROWS if row.action or row.trade}
    assert unlocked == {each.name for each in [*SOURCES, *TRADE_SOURCES]} & set(CARD_NAMES)
    assert prompt(visit(rich("tobacco"), 4)) == "improvement"
