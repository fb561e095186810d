"""Jamaica on a terminal: the chart, the ships and the cards in hand."""

from rich.markup import escape

from kaper.engine.columns import clipped, laid
from kaper.engine.livery import SIGNS
from kaper.engine.show import Say
from kaper.games.jamaica.components.board import HOLDS
from kaper.games.jamaica.show.labels import actor
from kaper.games.jamaica.show.terminal_chart import SHIP_INKS, draw
from kaper.games.jamaica.state.state import GHOST, ROLL, TURN
from kaper.games.jamaica.view.view import ShipView, View

HOLD_WIDTH = 7
NAME_WIDTH = 14
UNKNOWN = "unknown"
GOODS_INKS = {"doubloon": "#c98f1b", "food": "#4f9e63", "powder": "#c2553f"}


def automata(view: View) -> list[str]:
    """The Ghost Ship, if it sails, is played by the rules."""
    return ["ghost-ship" for ship in view.ships if ship.ghost]


def inks(view: View) -> list[str]:
    """The colours of the ships, for their names in the log."""
    return [SHIP_INKS[ship.colour] for ship in view.ships]


def board(view: View, say: Say) -> str:
    """The chart, a row for each ship, and the cards in the viewer's hand."""
    rows = [draw(view, _island(view, say)), f"[dim]{escape(_header(say))}[/]"]
    for seat, ship in enumerate(view.ships):
        rows.append(_ship(view, seat, ship, say))
        rows += _notes(ship, say)
    hands = [seat for seat, ship in enumerate(view.ships) if ship.hand]
    for seat in hands:
        label = "board-hand" if len(hands) == 1 else "board-hand-of"
        rows += _hand(view.ships[seat], say(label, whom=seat), say)
    return "\n".join(rows)


def _island(view: View, say: Say) -> list[str]:
    """Round, Captain, dice, a fight or what the signs mean, and the treasures: what fits on the island."""
    captain = f"{SIGNS[view.ships[view.captain].colour]} {say('who', whom=view.captain)}"
    return [
        say("board-round", round=view.round),
        say("board-captain", captain=captain),
        _dice(view, say),
        _fight(view, say) if view.battle[0] >= 0 else say("board-signs"),
        say("board-treasures", n=view.pile),
    ]


def _dice(view: View, say: Say) -> str:
    low, high = sorted(view.dice)
    if view.stage == ROLL:
        return say("board-rolled", low=low, high=high)
    return say("board-dice", sun=view.dice[0], moon=view.dice[1])


def _fight(view: View, say: Say) -> str:
    attacker, defender, fire = view.battle
    both = {"by": attacker, "whom": defender}
    return say("board-attack", **both) if fire < 0 else say("board-defence", fire=fire, **both)


def _header(say: Say) -> str:
    holds = say("board-holds").ljust(HOLDS * (HOLD_WIDTH + 1) + 1)
    ship = say("board-ship").ljust(NAME_WIDTH)
    return f"   {ship}{say('board-space'):>3} {holds} {say('board-cards'):<4} {say('board-last')}"


def _ship(view: View, seat: int, ship: ShipView, say: Say) -> str:
    is_turn = view.stage == TURN and actor(view) == seat
    is_turn = is_turn or (ship.ghost and view.stage == GHOST and view.action < 2)
    name = clipped(say("who", whom=seat), NAME_WIDTH)
    ink = SHIP_INKS[ship.colour]
    cells = "│".join(_hold(goods, amount, say) for goods, amount in ship.holds[:HOLDS])
    return (
        f"{'▸' if is_turn else ' '}[{ink}]{SIGNS[ship.colour]} {escape(name.ljust(NAME_WIDTH))}[/]"
        f"{ship.space:>3} │{cells}│ {_cards(ship)} {escape(_last(ship, say))}"
    )


def _hold(goods: str, amount: int, say: Say) -> str:
    if not amount:
        return "[dim]" + "·".center(HOLD_WIDTH) + "[/]"
    inside = f"{amount} {say(f'short-{goods}')}".center(HOLD_WIDTH)
    return f"[{GOODS_INKS[goods]}]{escape(inside)}[/]"


def _cards(ship: ShipView) -> str:
    """A card for each in hand; the one chosen lies face down before its owner."""
    return ("▯" * ship.hand_size + "▮" * ship.has_chosen).ljust(4)


def _last(ship: ShipView, say: Say) -> str:
    """The card that lies on top of the discard pile."""
    if not ship.discard:
        return ""
    morning, evening = _plain(ship.discard[-1]).split("-")
    return f"☀{say(f'short-{morning}')} ☾{say(f'short-{evening}')}"


def _plain(card: str) -> str:
    """A card's name without its colour."""
    return card.partition(".")[2]


def _notes(ship: ShipView, say: Say) -> list[str]:
    """Items, face-down cards and an unusual lap, on lines of their own."""
    notes = [_item(ship, item, say) for item in ship.items]
    notes += [say("board-face-down", card=card) for card in ship.face_down if card != UNKNOWN]
    if UNKNOWN in ship.face_down:
        notes.append(say("board-unknown", n=ship.face_down.count(UNKNOWN)))
    if ship.lap:
        notes.append(say("board-home" if ship.lap > 0 else "board-behind"))
    return [f"[dim]{escape(line)}[/]" for line in laid(notes, " · ", lead=" " * 3)]


def _item(ship: ShipView, item: str, say: Say) -> str:
    if item != "sixth-hold" or len(ship.holds) <= HOLDS:
        return say("board-item", item=item)
    goods, amount = ship.holds[HOLDS]
    return say("board-sixth-hold", goods=goods, n=amount)


def _hand(ship: ShipView, label: str, say: Say) -> list[str]:
    cards = [say("board-card", card=_plain(card)) for card in ship.hand]
    if ship.chosen:
        cards.append(say("board-chosen", card=_plain(ship.chosen)))
    return [escape(line) for line in laid(cards, " │ ", lead=f"{clipped(label, 2 * NAME_WIDTH)} ")]
