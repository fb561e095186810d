"""Pirates of Maracaibo on a terminal: the board, and what the labels of options need to know."""

from rich.markup import escape

from kaper.engine.columns import WIDTH, clipped
from kaper.engine.show import Say
from kaper.games.maracaibo.components.track import FIRST, LEFT, SPACE_NAMES
from kaper.games.maracaibo.rules.layouts import SIZES
from kaper.games.maracaibo.rules.step import ROUNDS
from kaper.games.maracaibo.show.terminal_chart import draw, ink, shape
from kaper.games.maracaibo.view.view import SeatView, View

NAME_WIDTH = 14


def automata(view: View) -> list[str]:
    """Redbeard, if he sails, is played by the rules."""
    return ["redbeard" for seat in view.seats if seat.redbeard]


def inks(view: View) -> list[str]:
    """The colours of the seats, for their names in the log."""
    return [ink(view, seat) for seat in range(len(view.seats))]


def board(view: View, say: Say) -> str:
    """The Caribbean, a row for each captain, what is on offer, and the viewer's quests."""
    rows = [f"[bold]{escape(_title(view, say))}[/]"]
    rows += _sea(view, say)
    rows.append(f"[dim]{escape(clipped(say('board-head'), WIDTH))}[/]")
    for number, seat in enumerate(view.seats):
        rows += _captain(view, number, seat, say)
    rows += [f"[dim]{escape(line)}[/]" for line in _offers(view, say)]
    return "\n".join(rows + _hands(view, say))


def _title(view: View, say: Say) -> str:
    pools = [say("board-pool", power=power, kind=kind) for power, kind in view.pools]
    words = [say("board-round", round=min(view.round, ROUNDS)), say("board-turn", whom=view.turn), *pools]
    return clipped(" · ".join(words), WIDTH)


def _sea(view: View, say: Say) -> list[str]:
    if not view.places:
        return [escape(say("board-drawing", n=len(view.drawn), columns=(view.size or SIZES[0])[0]))]
    names = {number: _name(view, number, say) for number in range(len(view.places))}
    rows = draw(view, names, view.seats[view.turn].prices, say)
    gold, emerald, pearl = view.islands
    rows += [
        escape(say("board-islands", gold=gold, emerald=emerald, pearl=pearl)),
        escape(say("board-signs")),
    ]
    away = [seat for seat, of in enumerate(view.seats) if not of.ship.isdecimal()]
    ends = [f"{shape(view, seat)} {escape(say(f'name-{view.seats[seat].ship}'))}" for seat in away]
    return rows + ([" · ".join(ends)] if ends else [])


def _name(view: View, number: int, say: Say) -> str:
    card = view.places[number].card
    return say(f"name-{card}") if card else "????"


def _captain(view: View, number: int, seat: SeatView, say: Say) -> list[str]:
    """Points, money and treasures, and on a second line what else matters."""
    turn = "▸" if number == view.turn else " "
    name = clipped(say("who", whom=number), NAME_WIDTH).ljust(NAME_WIDTH)
    gems = "/".join(str(stored + buried) for stored, buried in zip(seat.stored, seat.buried, strict=True))
    figures = (
        f"{seat.vp:>4} {sum(seat.projected.values()):>8} {seat.doubloons:>6} "
        f"{seat.income_doubloons:>4}+{seat.income_vp:<3}{gems:>9} {seat.rivers:>6} "
        f"{seat.quest_count:>4} {len(seat.cards):>6}"
    )
    return [
        f"{turn}{shape(view, number)} {escape(name)}{figures}",
        f"[dim]{escape(_notes(view, seat, say))}[/]",
    ]


def _space(name: str) -> int:
    """How far along the track a space is, by the longer way; the discount tile lies behind the last one."""
    left = dict(zip(SPACE_NAMES, [*LEFT, -1], strict=True))
    return LEFT[FIRST] - left[name]


def _notes(view: View, seat: SeatView, say: Say) -> str:
    notes = [say("board-explorer", space=_space(seat.explorer), rivers=seat.rivers)]
    if seat.redbeard and view.redbeard is not None:
        notes.append(say("board-level", level=view.redbeard.level, n=view.redbeard.cubes))
    else:
        notes.append(say("board-upgrades", n=len(seat.upgrades)))
    if seat.figurehead:
        notes.append(say("board-figurehead", figure=seat.figurehead))
    return clipped("   " + " · ".join(notes), WIDTH)


def _offers(view: View, say: Say) -> list[str]:
    figures = ", ".join(say(f"name-{name}") for name in view.figureheads) or say("board-none")
    quests = ", ".join(say(f"name-{name}") for name in view.quest_market if name) or say("board-none")
    lines = [say("board-quests", names=quests, n=view.quest_deck), say("board-figureheads", names=figures)]
    return [clipped(line, WIDTH) for line in lines]


def _hands(view: View, say: Say) -> list[str]:
    open_hands = [number for number, seat in enumerate(view.seats) if seat.quests]
    lines: list[str] = []
    for number in open_hands:
        label = say("board-hand" if len(open_hands) == 1 else "board-hand-of", whom=number)
        names = ", ".join(say(f"name-{quest}") for quest in view.seats[number].quests)
        lines.append(escape(clipped(f"{label} {names}", WIDTH)))
    return lines
