"""Cards in the scene: captains, Glory cards, rumors, missions, events, cargo, and the hand of the viewer."""

from typing import Final

from kaper.engine.scene import Card, Phrase, Zone
from kaper.engine.ties import Ties
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
from kaper.games.marauders.show.parts import Told, does, named
from kaper.games.marauders.view.view import PlayerView, View

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


# --- the viewer's hand


def hand(view: View, viewer: int, tied: Ties) -> Zone:
    """Glory cards, the rumor and the mission of whoever looks."""
    me = view.players[viewer]
    cards = [glory(name, nth, tied) for nth, name in enumerate(me.hand)]
    if me.rumor:
        cards.append(rumor(me.rumor, f"own-{viewer}", tied))
    if me.mission:
        cards.append(mission(me.mission, f"own-{viewer}", tied, me))
    return Zone("hand", "hand", Phrase("thing-hand"), cards, count=len(cards), seat=viewer)


def glory(name: str, nth: int, tied: Ties) -> Card:
    category = GLORY_CATEGORY[GLORY_NAMES.index(name)]
    return Card(
        id=f"glory-{nth}-{name}",
        title=named(name),
        icons=[CATEGORY_ICON[category]],
        lines=[does(name)],
        tint=CATEGORY_TINT[category],
        hint=Phrase("thing-card-hint", {"category": category}),
        options=tied.get(f"glory-{name}", []),
    )


def rumor(name: str, where: str, tied: Ties) -> Card:
    number = RUMOR_NAMES.index(name)
    told: Told = {"zone": ZONE_NAMES[RUMOR_PLACE[number]], "sea": int(RUMOR_AT_SEA[number])}
    return Card(
        id=f"{where}-rumor-{name}",
        title=named(name),
        icons=["rumor"],
        lines=[Phrase("thing-rumor-place", told), does(name)],
        tint="sky",
        hint=Phrase("thing-rumor-hint"),
        options=tied.get(f"rumor-{name}", []),
    )


def mission(name: str, where: str, tied: Ties, owner: PlayerView | None = None) -> Card:
    """A mission that lies open, or with whoever has claimed it and how far they are."""
    number = MISSION_NAMES.index(name)
    steps = len(MISSION_STEPS[number])
    told: Told = {
        "zone": ZONE_NAMES[MISSION_PORT[number]],
        "step": owner.progress + 1 if owner is not None else 0,
        "steps": steps,
    }
    return Card(
        id=f"{where}-mission-{name}",
        title=named(name),
        icons=["mission"],
        lines=[Phrase("thing-mission-place", told), does(name)],
        tint="leaf",
        hint=Phrase("thing-mission-hint", told),
        options=tied.get(f"mission-{name}", []),
        badge=f"{owner.progress}/{steps}" if owner is not None and steps else "",
    )


# --- what concerns everybody


def events(view: View) -> Zone:
    """The war and the events of this round: they stay in sight whatever else is shown."""
    cards = [event(view.war, view.warring)] if view.war else []
    cards += [event(name, []) for name in view.events]
    return Zone("events", "row", Phrase("thing-events"), cards, count=len(cards))


def event(name: str, warring: list[str]) -> Card:
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


def captain(seat: int, me: PlayerView, tied: Ties) -> Card:
    return Card(
        id=f"captain-{seat}",
        title=named(me.captain),
        art=f"portrait-{NATION_NAMES.index(me.nation)}",
        lines=[does(me.captain)],
        seat=seat,
        hint=Phrase("thing-captain-hint", {"home": me.home, "nation": me.nation}),
        options=tied.get(f"captain-{seat}", []),
    )


def cargo(name: str, where: str, options: list[str]) -> Card:
    """A Cargo card: the good, and what it does in a raid."""
    number = CARGO_NAMES.index(name)
    good = GOODS_NAMES[GOOD[number]]
    symbol = "escape" if SYMBOL[number] == ESCAPE else LOCATION_NAMES[SYMBOL[number]]
    told: Told = {"good": good, "n": VALUE[number], "symbol": symbol}
    return Card(
        id=f"{where}-{name}",
        title=named(good),
        icons=[f"good-{good}", f"hit-{symbol}"] if where == "raid" else [f"good-{good}"],
        hint=Phrase("thing-cargo-hint", told),
        options=options,
        badge=str(VALUE[number]) if where == "raid" else "",
    )


def tool(seat: int, name: str, kind: str, options: list[str], spent: bool = False) -> Card:
    """A specialist, weapon, modification or kept rumor on a player board."""
    return Card(
        id=f"tool-{seat}-{name}",
        title=named(name),
        icons=[tool_icon(name, kind)],
        lines=[does(name)],
        tint={"specialist": "plum", "weapon": "vermilion", "mod": "wood", "kept": "sky"}[kind],
        options=options,
        spent=spent,
    )


def tool_icon(name: str, kind: str) -> str:
    return "rumor" if kind == "kept" else f"{kind}-{name}"


def tools(me: PlayerView) -> list[tuple[str, str]]:
    """Everything that lies on a player board, with its kind."""
    return [
        *((name, "specialist") for name in me.specialists),
        *((name, "weapon") for name in me.weapons),
        *((name, "mod") for name in me.mods),
        *((name, "kept") for name in me.kept),
    ]


def good_of(card: str) -> str:
    """The good of a Cargo card."""
    return card.rpartition("-")[0]


def npc_flag(name: str, cloth: str = "flag") -> str:
    """The icon of an NPC: the black flag, or the `flag` or `pennant` of its nation."""
    return "jolly" if name.startswith("pirate") else f"{cloth}-{name.partition('-')[0]}"


def npc_art(name: str, ship: str) -> str:
    """How an NPC ship is drawn: its type under its flag."""
    flag = "pirate" if name.startswith("pirate") else name.partition("-")[0]
    return f"npc-{ship if ship in SHIP_NAMES else 'frigate'}-{flag}"
