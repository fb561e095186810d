"""The Black Dice on a terminal: tile, roll, players and pirates."""

from typing import Final

from rich.markup import escape

from kaper.engine.columns import clipped, laid
from kaper.engine.livery import SIGNS
from kaper.engine.show import Say
from kaper.games.black_dice.components.board import DEFEATED_AT, PROGRESS, SINKS_AT, SYMBOLS, TOKENS_NEEDED
from kaper.games.black_dice.show.labels import (
    HELD,
    missing,
    needed,
    next_round,
    stakes,
    standing,
    tile,
    unplaced,
)
from kaper.games.black_dice.show.panels import LIVERY
from kaper.games.black_dice.state.state import worth_of
from kaper.games.black_dice.view.view import PirateView, PlayerView, View

HEAD: Final = 9
CELL: Final = 11
NAME_WIDTH: Final = 14
INKS: Final = {"red": "#c2553f", "brown": "#c98f1b", "blue": "#8f80cf", "green": "#4f9e63"}


def inks(view: View) -> list[str]:
    """The colours of the players, for their names in the log."""
    return [INKS[player.colour] for player in view.players]


def board(view: View, say: Say) -> str:
    """The tile, the roll, a row for each player, and the pirates."""
    rows = [*_heading(view, say), "", *_tile(view, say), ""]
    if view.turn >= 0:
        rows += _laid(f"{say('board-roll', whom=view.turn)}  ", _roll(view, say), "   ")
    rows += [_player(view, seat, player, say) for seat, player in enumerate(view.players)]
    rows += _laid(f"{say('board-pirates')}  ", [_pirate(each, say) for each in view.pirates], " · ")
    return "\n".join(rows)


# --- the table


def _heading(view: View, say: Say) -> list[str]:
    first = [
        f"[bold]{escape(say('board-title', where=view.expedition))}[/]",
        escape(say("board-round", round=view.round)),
        escape(say("board-pool", n=view.pool)),
        escape(say("board-supply", n=view.supply)),
    ]
    second = [f"{say('board-ship')} {_blows(view.damage, SINKS_AT)}"]
    if view.enemy:
        second.append(f"{say('board-enemy', where=view.expedition)} {_blows(view.enemy_damage, DEFEATED_AT)}")
    kind = PROGRESS[tile(view)]
    if kind:
        second.append(say("board-tokens", token=kind, n=view.tokens, most=TOKENS_NEEDED))
    third = [
        say("board-left", n=unplaced(view), needed=needed(view)),
        *(say("board-next", what=what) for what in next_round(view)),
    ]
    return ["   ".join(first), escape("   ".join(second)), *_laid("", third, " · ")]


def _blows(taken: int, most: int) -> str:
    return "✖" * taken + "·" * (most - taken)


# --- the six adventures


def _tile(view: View, say: Say) -> list[str]:
    names = [say("board-adventure", number=n + 1, adventure=symbol) for n, symbol in enumerate(SYMBOLS)]
    black = [f"{place.black:>2} {'▪' * min(place.black, 7)}" for place in view.adventures]
    crew = [_crew(view, adventure) for adventure in range(len(SYMBOLS))]
    signs = [_sign(view, adventure) for adventure in range(len(SYMBOLS))]
    pays = [_stake(view, adventure, "reward", say) for adventure in range(len(SYMBOLS))]
    costs = [_stake(view, adventure, "penalty", say) for adventure in range(len(SYMBOLS))]
    return [
        f"[bold]{escape(_line('', names))}[/]",
        escape(_line(say("board-black"), black)),
        _inked(say("board-crew"), crew, view),
        escape(_line(say("board-missing"), signs)),
        f"[dim]{escape(_line(say('board-pays'), pays))}[/]",
        f"[dim]{escape(_line(say('board-costs'), costs))}[/]",
    ]


def _line(head: str, cells: list[str]) -> str:
    return head.ljust(HEAD) + "".join(clipped(cell, CELL - 1).ljust(CELL) for cell in cells)


def _crew(view: View, adventure: int) -> str:
    """Whose dice and how many, in the order in which they came."""
    place = view.adventures[adventure]
    return "".join(f"{SIGNS[LIVERY[view.players[seat].colour]]}{place.dice[seat]}" for seat in place.order)


def _inked(head: str, cells: list[str], view: View) -> str:
    line = escape(_line(head, cells))
    for player in view.players:
        shape = SIGNS[LIVERY[player.colour]]
        line = line.replace(shape, f"[{INKS[player.colour]}]{shape}[/]")
    return line


def _sign(view: View, adventure: int) -> str:
    how = standing(view, adventure)
    short = missing(view, adventure)
    if how in HELD:
        place = view.adventures[adventure]
        surplus = sum(place.dice) - place.black
        return {"safe": "✓", "level": "=", "closed": "✓ ⊘"}[how] + (f" +{surplus}" if surplus else "")
    return {"asleep": "·", "locked": "⊘"}.get(how, f"{'☠ ' if how == 'doomed' else ''}-{short}")


def _stake(view: View, adventure: int, which: str, say: Say) -> str:
    return say(f"short-{which}", **stakes(view, adventure))


# --- the roll, players, pirates


def _roll(view: View, say: Say) -> list[str]:
    parts = [_faces(view.open, say)] if any(view.open) else []
    if any(view.aside):
        parts.append(f"{say('board-aside')} {_faces(view.aside, say)}")
    if view.faceless:
        parts.append(say("board-faceless", n=view.faceless))
    return parts


def _faces(dice: list[int], say: Say) -> str:
    return ", ".join(say("board-faces", symbol=SYMBOLS[face], n=n) for face, n in enumerate(dice) if n)


def _player(view: View, seat: int, player: PlayerView, say: Say) -> str:
    name = clipped(say("who", whom=seat), NAME_WIDTH).ljust(NAME_WIDTH)
    figures = [
        f"{say('board-dice')} {player.unplaced}",
        f"{say('board-rum')} {player.rum}",
        f"{say('board-gold')} {player.tokens}",
    ]
    if player.gold:
        figures.append(say("board-worth", n=worth_of(player.gold)))
    marks = [say("board-captain")] if seat == view.captain else []
    marks += [say("board-pardon")] if seat == view.pardon else []
    ink = INKS[player.colour]
    return (
        f"{'▸' if seat == view.turn else ' '}[{ink}]{SIGNS[LIVERY[player.colour]]} {escape(name)}[/]"
        f" {escape('   '.join(figures))}   [bold]{escape(', '.join(marks))}[/]"
    )


def _pirate(him: PirateView, say: Say) -> str:
    state = say("board-overboard") if him.overboard else f"{him.rum}/{him.limit}"
    return f"{say(f'name-{him.name}')} ({state})"


def _laid(lead: str, pieces: list[str], between: str) -> list[str]:
    return [escape(line) for line in laid(pieces, between, lead=clipped(lead, 2 * NAME_WIDTH))]
