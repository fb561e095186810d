"""All dice in the scene: black ones above the tile, the crew's below it, and the roll of whose turn it is."""

from kaper.engine.remembered import remembered
from kaper.engine.scene import Die, Phrase, Tray
from kaper.games.black_dice.components.board import SYMBOLS
from kaper.games.black_dice.show.labels import unplaced
from kaper.games.black_dice.show.links import crew_id, die_id, row_id
from kaper.games.black_dice.show.tile import SEA
from kaper.games.black_dice.view.view import View

Counts = tuple[int, ...]


def trays(view: View) -> list[Tray]:
    rows = [_row(place.symbol, place.black, view.round) for place in view.adventures]
    crew = [
        _crew(place.symbol, tuple((seat, place.dice[seat]) for seat in place.order))
        for place in view.adventures
    ]
    return [*rows, *crew, *_roll(view)]


@remembered
def _row(symbol: str, black: int, number: int) -> Tray:
    """Black dice tumble once a round, and when a storm or a new course brings them here."""
    dice = [_black_die(symbol, nth, number) for nth in range(black)]
    title = Phrase("thing-row", {"adventure": symbol, "black": black})
    return Tray(f"black-{symbol}", title, dice, board=SEA, spot=row_id(symbol), lean="bottom")


@remembered
def _black_die(symbol: str, nth: int, number: int) -> Die:
    label, hint = Phrase("thing-black-die", {"adventure": symbol}), Phrase("thing-row-hint")
    return Die(f"black-{symbol}-{nth}", symbol, label, number, tint="black", hint=hint)


@remembered
def _crew(symbol: str, came: tuple[tuple[int, int], ...]) -> Tray:
    """The crew's dice, in the order in which their owners came."""
    dice = [_placed_die(seat, symbol, nth) for seat, count in came for nth in range(count)]
    title = Phrase("thing-crew-dice", {"adventure": symbol, "dice": len(dice)})
    return Tray(crew_id(symbol), title, dice, board=SEA, spot=crew_id(symbol), lean="top")


@remembered
def _placed_die(seat: int, symbol: str, nth: int) -> Die:
    label = Phrase("thing-placed-die", {"whom": seat, "adventure": symbol})
    return Die(die_id(seat, symbol, nth), symbol, label, seat=seat)


# --- the roll


def _roll(view: View) -> list[Tray]:
    """The dice of whose turn it is: in hand, and those set aside."""
    seat = view.turn
    if seat < 0:
        return []
    rolls = roll_number(view)
    placed = tuple(place.dice[seat] for place in view.adventures)
    active = tuple(place.state == "active" for place in view.adventures)
    return [
        _hand(seat, tuple(view.open), placed, active, rolls),
        _aside(seat, tuple(view.aside), view.faceless, rolls),
    ]


@remembered
def _hand(seat: int, opened: Counts, placed: Counts, active: tuple[bool, ...], rolls: int) -> Tray:
    dice = [
        _open_die(seat, face, placed[face] + nth, active[face], rolls)
        for face, count in enumerate(opened)
        for nth in range(count)
    ]
    title = Phrase("thing-hand", {"whom": seat, "n": len(dice)})
    return Tray("hand", title, dice, board=SEA, spot="hand", seat=seat)


def _open_die(seat: int, face: int, nth: int, active: bool, rolls: int) -> Die:
    symbol = SYMBOLS[face]
    label = Phrase("thing-open-die", {"adventure": symbol, "active": int(active)})
    return Die(die_id(seat, symbol, nth), symbol, label, rolls, seat)


@remembered
def _aside(seat: int, aside: Counts, faceless: int, rolls: int) -> Tray:
    """Dice set aside, and those that came back without a face."""
    hint, back = Phrase("thing-aside-hint"), Phrase("thing-faceless-hint")
    labels = [Phrase("thing-aside-die", {"adventure": symbol}) for symbol in SYMBOLS]
    idle = [
        Die(f"aside-{symbol}-{nth}", symbol, labels[face], rolls, seat, hint=hint, spent=True)
        for face, symbol in enumerate(SYMBOLS)
        for nth in range(aside[face])
    ]
    idle += [
        Die(f"faceless-{nth}", "question", Phrase("thing-faceless-die"), 0, seat, hint=back, spent=True)
        for nth in range(faceless)
    ]
    return Tray("aside", Phrase("thing-aside"), idle, board=SEA, spot="aside", seat=seat)


def roll_number(view: View) -> int:
    """Another number after every full roll: each turn has its own, and rum that is drunk is gone.

    Rum that pays a pirate only changes hands, so that it is counted in both.
    """
    rum = view.players[view.turn].rum + sum(pirate.rum for pirate in view.pirates)
    return 1 + rum + 32 * (unplaced(view) + 32 * (view.turn + 4 * view.round))
