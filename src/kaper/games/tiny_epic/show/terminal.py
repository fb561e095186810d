"""Tiny Epic Pirates on a terminal: the chart, a row for each pirate, and what the labels of options need."""

from typing import Final

from rich.markup import escape

from kaper.engine.columns import WIDTH, clipped, folded
from kaper.engine.show import Say
from kaper.games.tiny_epic.components.board import DUTY_NAMES, LOOT_NAMES, NAVY_STEPS
from kaper.games.tiny_epic.show.odds import Merchant
from kaper.games.tiny_epic.show.terminal_chart import SHIP_INKS, SHIP_SHAPES, draw
from kaper.games.tiny_epic.view.view import ShipView, View

NAME_WIDTH: Final = 14
BESIDE: Final = 32
"""How wide the words beside the chart are."""


def automata(view: View) -> list[str]:
    """The Legendary Pirate, if it sails, is played by the rules."""
    return [] if view.legend is None else [view.legend.captain]


def inks(view: View) -> list[str]:
    """The colours of the ships, for their names in the log."""
    return [SHIP_INKS[ship.colour] for ship in view.ships]


def board(view: View, say: Say) -> str:
    """The chart with what everybody looks at beside it, then the pirates with their crews."""
    signs = folded(say("board-signs"))
    rows = _table(draw(view, say), _news(view, say))
    rows += [f"[dim]{escape(line)}[/]" for line in [*signs, _header(say)]]
    for seat, ship in enumerate(view.ships):
        rows.append(_ship(view, seat, ship, say))
        rows += [f"[dim]{escape(line)}[/]" for line in _notes(view, ship, say)]
    return "\n".join(rows)


def _table(chart: list[str], news: list[str]) -> list[str]:
    """Chart and words side by side."""
    lines = (news + [""] * len(chart))[: len(chart)]
    return [f"{row} {escape(line)}" for row, line in zip(chart, lines, strict=True)]


def _news(view: View, say: Say) -> list[str]:
    heading = say("board-round", round=view.round)
    if view.closing:
        heading += f" · {say('board-last-round')}"
    prices = sorted(LOOT_NAMES, key=lambda loot: view.prices[loot])
    said = [say("board-price", loot=loot, price=view.prices[loot]) for loot in prices]
    lines = [
        heading,
        clipped(say("board-turn", whom=view.turn), BESIDE),
        "",
        *folded(say("board-prices", prices=", ".join(said)), BESIDE),
    ]
    players = sum(not ship.legend for ship in view.ships)
    for each in view.merchants:
        merchant = Merchant(each.ship, each.card, each.loot, each.cell, each.bound, players)
        lines += folded(say("board-merchant", **merchant.figures()), BESIDE)
    lines += folded(say("board-navy", whom=view.turn, n=NAVY_STEPS[view.ships[view.turn].buried]), BESIDE)
    crew = ", ".join(say(f"name-{card}") for card in view.row)
    return lines + folded(say("board-row", cards=crew), BESIDE)


def _header(say: Say) -> str:
    order = say("board-ship").ljust(NAME_WIDTH)
    return (
        f"   {order} {say('board-gold'):>6} {say('board-buried'):>8} {say('board-infamy'):>8}"
        f"  {say('board-duties'):<16} {say('board-hold')}"
    )


def _ship(view: View, seat: int, ship: ShipView, say: Say) -> str:
    name = clipped(say("who", whom=seat), NAME_WIDTH).ljust(NAME_WIDTH)
    duties = "".join(f"{ship.duty[duty] or '·':>3} " for duty in DUTY_NAMES)
    hold = " ".join(say(f"short-{loot}") for loot in ship.hold)
    infamy = str(ship.infamy) if ship.infamy else "–"
    return (
        f"{'▸' if seat == view.turn else ' '}[{SHIP_INKS[ship.colour]}]{SHIP_SHAPES[ship.colour]} "
        f"{escape(name)}[/]"
        f" {ship.gold:>6} {ship.buried:>8} {infamy:>8}  {duties:<16} {escape(hold)}"
    )


def _notes(view: View, ship: ShipView, say: Say) -> list[str]:
    """The wheel with the captain in brackets and deckhands as dots, then captain, crew and tokens."""
    orders = [_order(ship, space, say) for space in range(len(ship.orders))]
    lines = folded(say("board-wheel", orders="  ".join(orders)), WIDTH - 3)
    pieces = [say(f"name-{card}") for card in ([ship.captain] if ship.captain else []) + ship.crew]
    if ship.legend and view.legend is not None:
        legend = view.legend
        pieces.insert(
            0, say("board-legend", personality=legend.personality, goal=legend.goal, n=legend.ring + 1)
        )
    if ship.deadeye:
        pieces.append(say("board-deadeye", n=ship.deadeye))
    pieces += [say("board-kept", token=token, n=n) for token, n in ship.kept.items()]
    return [f"   {line}" for line in lines + folded(" · ".join(pieces), WIDTH - 3)]


def _order(ship: ShipView, space: int, say: Say) -> str:
    name = say(f"name-{ship.orders[space]}") + ("•" if space in ship.wheel else "")
    return f"[{name}]" if space == ship.space else name
