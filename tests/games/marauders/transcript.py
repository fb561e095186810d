"""What was told, and how boards and piles lie afterwards, in short lines that a test can state whole."""

from collections.abc import Sequence

from kaper.engine.events import Event
from kaper.engine.match import Match
from kaper.games.marauders.components.board import NATION_NAMES, NONE, SHIP_NAMES, ZONE_NAMES
from kaper.games.marauders.components.cards import (
    CAPTAIN_NAMES,
    CARGO_NAMES,
    EVENT_NAMES,
    GLORY_NAMES,
    MISSION_NAMES,
    MOD_NAMES,
    NPC_NAMES,
    NPCS,
    RUMOR_NAMES,
    SPECIALIST_NAMES,
    WEAPON_NAMES,
)
from kaper.games.marauders.state.state import Marauders


def told(match: Match[Marauders], *kinds: str) -> list[str]:
    """Events such as `pays! 0 n=2 why=goods (good=rum for 0)`: an exclamation mark if all learn a secret."""
    return [_line(event) for event in match.events if not kinds or event.kind in kinds]


def _line(event: Event) -> str:
    words = [f"{event.kind}!" if event.reveals else event.kind]
    words += [str(event.seat)] if event.seat != NONE else []
    words += [f"{key}={value}" for key, value in event.args.items()]
    secret = [f"{key}={value}" for key, value in event.secret.items()]
    if secret or event.to:
        words.append(f"({' '.join(secret)} for {' '.join(str(seat) for seat in sorted(event.to))})")
    return " ".join(words)


def board(match: Match[Marauders], seat: int) -> list[str]:
    """A player's board, without what is empty."""
    me = match.state.seats[seat]
    found = ["no captain"]
    if me.captain != NONE:
        place = f"{'in' if me.docked else 'off'} {ZONE_NAMES[me.zone]}"
        found = [CAPTAIN_NAMES[me.captain], place, f"{SHIP_NAMES[me.ship]} {me.loc}"]
    piles: list[tuple[str, Sequence[str], Sequence[int]]] = [
        ("cargo", CARGO_NAMES, me.cargo),
        ("hand", GLORY_NAMES, me.hand),
        ("rumor", RUMOR_NAMES, me.rumors),
        ("kept", RUMOR_NAMES, me.kept),
        ("mods", MOD_NAMES, _bits(me.mods)),
        ("flipped", MOD_NAMES, _bits(me.flipped)),
        ("weapons", WEAPON_NAMES, _bits(me.weapons)),
        ("special", SPECIALIST_NAMES, _bits(me.special)),
    ]
    found += [f"{name}: {_names(names, cards)}" for name, names, cards in piles if cards]
    found += [f"{name} {level}" for name, level in zip(NATION_NAMES, me.bounty, strict=True) if level]
    if me.mission != NONE:
        found.append(f"{MISSION_NAMES[me.mission]} {me.progress} {me.marks}")
    numbers = {
        "gold": me.gold,
        "chest": me.chest,
        "glory": me.glory,
        "deaths": me.deaths,
        "seen at least": me.low,
        "seen at most": me.high,
    }
    found += [f"{name} {number}" for name, number in numbers.items() if number]
    found += ["bought a big ship"] if me.big_ship else []
    found += ["rumor open"] if me.rumor_open else []
    return found


def _bits(bits: int) -> list[int]:
    assert bits >= 0
    return [bit for bit in range(bits.bit_length()) if bits >> bit & 1]


def _names(names: Sequence[str], cards: Sequence[int]) -> str:
    return " ".join(names[card] for card in cards)


def piles(match: Match[Marauders]) -> list[str]:
    """The discard piles, the Missions on the board and the cards laid out, without what is empty."""
    s = match.state
    found: list[tuple[str, Sequence[str], Sequence[int]]] = [
        ("cargo", CARGO_NAMES, s.cargo_discard),
        ("glory", GLORY_NAMES, s.glory_discard),
        ("missions", MISSION_NAMES, s.mission_discard),
        ("events", EVENT_NAMES, s.event_discard),
        ("captains", CAPTAIN_NAMES, s.captain_discard),
        ("market", CARGO_NAMES, s.market),
        ("offer", CARGO_NAMES, s.offer),
        ("raid", CARGO_NAMES, s.raid),
        ("in force", EVENT_NAMES, s.events),
        ("pending", EVENT_NAMES, s.pending),
    ]
    return [f"{name}: {_names(names, cards)}" for name, names, cards in found if cards]


def turn(match: Match[Marauders]) -> str:
    """Where the turn stands."""
    s = match.state
    left = f"round {s.round}, seat {s.active}: {s.actions} actions, {s.moves} moves, {s.crossings} crossed"
    bits: dict[str, int] = {
        "scouted": s.scouted,
        "used": s.used,
        "done": s.done,
        "tried": s.tried,
        "quiet": s.quiet,
        "spared": s.spared,
        "paid": s.paid,
    }
    flags = [f"{name} {value}" for name, value in bits.items() if value]
    marks: dict[str, bool] = {"fresh": s.fresh, "port taken": s.port_taken, "struck": s.struck}
    return ", ".join([left, *flags, *[name for name, value in marks.items() if value]])


def ships(match: Match[Marauders]) -> dict[str, str]:
    """The NPC ships on the board: captain and zone, and who waits under the card."""
    s = match.state
    found: dict[str, str] = {}
    for npc in NPCS:
        under = " ".join(EVENT_NAMES[card] for card in s.npc_under[npc])
        card = EVENT_NAMES[s.npc_card[npc]] if s.npc_card[npc] != NONE else ""
        zone = ZONE_NAMES[s.npc_zone[npc]] if s.npc_zone[npc] != NONE else ""
        line = " ".join(each for each in (card, zone, f"({under})" if under else "") if each)
        if line:
            found[NPC_NAMES[npc]] = line
    return found
