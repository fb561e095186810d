"""Cards in the scene: captains, Glory cards, rumors, missions, events, cargo, and the hand of the viewer."""

from typing import Final

from kaper.engine.remembered import remembered
from kaper.engine.scene import Card, Phrase, Zone
from kaper.games.marauders.components.board import LOCATION_NAMES, NATION_NAMES, SHIP_NAMES, ZONE_NAMES
from kaper.games.marauders.components.cards import (
    CARGO_NAMES,
    ESCAPE,
    EVENT_NAMES,
    EVENT_NPC,
    EVENT_OP,
    GLORY_CATEGORY,
    GLORY_NAMES,
    GOOD,
    GOODS_NAMES,
    MISSION_NAMES,
    MISSION_PORT,
    MISSION_STEPS,
    NPC_NAMES,
    RUMOR_AT_SEA,
    RUMOR_NAMES,
    RUMOR_PLACE,
    SYMBOL,
    VALUE,
)
from kaper.games.marauders.show.keys import (
    captain_card,
    cargo_card,
    gear,
    glory_card,
    mission_card,
    rumor_card,
)
from kaper.games.marauders.show.parts import Told, does, named

CATEGORY_ICON: Final = {
    "battle": "swords",
    "adventure": "compass",
    "mercantile": "scales",
    "specialist": "crew",
}
CATEGORY_TINT: Final = {
    "battle": "vermilion",
    "adventure": "verdigris",
    "mercantile": "gold",
    "specialist": "plum",
}
EVENT_ICON: Final = {
    "storm": "storm",
    "start_war": "war",
    "end_war": "laurel",
    "fever": "crew",
    "pirate_hunt": "wanted",
}
TOOL_TINT: Final = {"specialist": "plum", "weapon": "vermilion", "mod": "wood", "kept": "sky"}
OWN: Final = "own"
DECK: Final = "deck"
CHOICE: Final = "choice"
"""Where a rumor or a mission is shown: in the hand, on a player's board, among those to choose from."""
UNCLAIMED: Final = -1
"""The progress of a mission that lies open."""


# --- the viewer's hand


@remembered
def hand(viewer: int, held: tuple[str, ...], whisper: str, errand: str, progress: int) -> Zone:
    """Glory cards, the rumor and the mission of whoever looks."""
    cards = [glory(name, held[:nth].count(name)) for nth, name in enumerate(held)]
    if whisper:
        cards.append(rumor(whisper, OWN))
    if errand:
        cards.append(mission(errand, OWN, progress))
    return Zone("hand", "hand", Phrase("thing-hand"), cards, count=len(cards), seat=viewer)


@remembered
def choices(rumors: tuple[str, ...]) -> Zone:
    """Of two rumors one is kept."""
    cards = [rumor(name, CHOICE) for name in rumors]
    return Zone("choices", "hand", Phrase("thing-choices"), cards, count=len(cards))


@remembered
def glory(name: str, nth: int) -> Card:
    category = GLORY_CATEGORY[GLORY_NAMES.index(name)]
    return Card(
        id=glory_card(name, nth),
        title=named(name),
        icons=[CATEGORY_ICON[category]],
        lines=[does(name)],
        tint=CATEGORY_TINT[category],
        hint=Phrase("thing-card-hint", {"category": category}),
    )


@remembered
def rumor(name: str, where: str) -> Card:
    number = RUMOR_NAMES.index(name)
    told: Told = {"zone": ZONE_NAMES[RUMOR_PLACE[number]], "sea": int(RUMOR_AT_SEA[number])}
    return Card(
        id=rumor_card(where, name),
        title=named(name),
        icons=["rumor"],
        lines=[Phrase("thing-rumor-place", told), does(name)],
        tint="sky",
        hint=Phrase("thing-rumor-hint"),
    )


@remembered
def mission(name: str, where: str, progress: int = UNCLAIMED) -> Card:
    """A mission that lies open, or with whoever has claimed it and how far they are."""
    number = MISSION_NAMES.index(name)
    steps = len(MISSION_STEPS[number])
    told: Told = {"zone": ZONE_NAMES[MISSION_PORT[number]], "step": progress + 1, "steps": steps}
    return Card(
        id=mission_card(where, name),
        title=named(name),
        icons=["mission"],
        lines=[Phrase("thing-mission-place", told), does(name)],
        tint="leaf",
        hint=Phrase("thing-mission-hint", told),
        badge=f"{progress}/{steps}" if progress != UNCLAIMED and steps else "",
    )


# --- what concerns everybody


@remembered
def events(war: str, warring: tuple[str, ...], news: tuple[str, ...]) -> Zone:
    """The war and the events of this round: they stay in sight whatever else is shown."""
    cards = [event(war, warring)] if war else []
    cards += [event(name, ()) for name in news]
    return Zone("events", "row", Phrase("thing-events"), cards, count=len(cards))


@remembered
def event(name: str, warring: tuple[str, ...]) -> Card:
    number = EVENT_NAMES.index(name)
    npc = EVENT_NPC[number]
    icons = [f"flag-{nation}" for nation in warring]
    if npc >= 0:
        icons = [npc_flag(NPC_NAMES[npc])]
    return Card(
        id=f"event-{name}",
        title=named(name),
        icons=icons or [EVENT_ICON.get(EVENT_OP[number], "wind")],
        lines=[does(name)],
        tint="vermilion" if warring else "steel",
        hint=Phrase("thing-war-hint") if warring else Phrase("thing-event-hint"),
    )


# --- captains and goods


def captain(seat: int, name: str, nation: str, home: str) -> Card:
    return Card(
        id=captain_card(name),
        title=named(name),
        art=f"portrait-{NATION_NAMES.index(nation)}",
        lines=[does(name)],
        seat=seat,
        hint=Phrase("thing-captain-hint", {"home": home, "nation": nation}),
    )


@remembered
def cargo(name: str, where: str) -> Card:
    """A Cargo card: the good, and what it does in a raid."""
    number = CARGO_NAMES.index(name)
    good = GOODS_NAMES[GOOD[number]]
    symbol = "escape" if SYMBOL[number] == ESCAPE else LOCATION_NAMES[SYMBOL[number]]
    told: Told = {"good": good, "n": VALUE[number], "symbol": symbol}
    return Card(
        id=cargo_card(where, name),
        title=named(good),
        icons=[f"good-{good}", f"hit-{symbol}"] if where == "raid" else [f"good-{good}"],
        hint=Phrase("thing-cargo-hint", told),
        badge=str(VALUE[number]) if where == "raid" else "",
    )


@remembered
def tool(seat: int, name: str, kind: str, spent: bool = False) -> Card:
    """A specialist, weapon, modification or kept rumor on a player board."""
    return Card(
        id=gear(seat, name),
        title=named(name),
        icons=[tool_icon(name, kind)],
        lines=[does(name)],
        tint=TOOL_TINT[kind],
        spent=spent,
    )


def tool_icon(name: str, kind: str) -> str:
    return "rumor" if kind == "kept" else f"{kind}-{name}"


def npc_flag(name: str, cloth: str = "flag") -> str:
    """The icon of an NPC: the black flag, or the `flag` or `pennant` of its nation."""
    return "jolly" if name.startswith("pirate") else f"{cloth}-{name.partition('-')[0]}"


def npc_art(name: str, ship: str) -> str:
    """How an NPC ship is drawn: its type under its flag."""
    flag = "pirate" if name.startswith("pirate") else name.partition("-")[0]
    return f"npc-{ship if ship in SHIP_NAMES else 'frigate'}-{flag}"
