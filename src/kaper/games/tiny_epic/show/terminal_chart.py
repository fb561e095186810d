"""The sea in characters: sixteen cards in a grid, with what lies on each and who is there."""

from typing import Final

from rich.markup import escape

from kaper.engine.show import Say
from kaper.games.tiny_epic.components import board
from kaper.games.tiny_epic.view.view import View

CELL_WIDTH: Final = 10
SHIP_SHAPES: Final = {"vermilion": "▲", "ochre": "●", "indigo": "■", "green": "◆", "ink": "★"}
SHIP_INKS: Final = {
    "vermilion": "bold #ee5f43",
    "ochre": "bold #e0a021",
    "indigo": "bold #8d90f0",
    "green": "bold #5fb84e",
    "ink": "bold #b5afa6",
}
WATER, STORMY = "on #16282d", "on #33364a"
NAVY_INK: Final = "bold #9fc6ff"
MERCHANT_INKS: Final = {"orange": "bold #f0a04b", "green": "bold #7fd08f"}


def draw(view: View, say: Say) -> list[str]:
    """Three lines for each row of cards, a line of letters above and edges between."""
    letters = "".join(f"{letter:^{CELL_WIDTH + 1}}" for letter in "ABCD"[: board.COLS])
    rows = [f"[dim]   {letters}[/]"]
    for row in range(board.ROWS):
        cells = range(board.COLS * row, board.COLS * (row + 1))
        for line in range(3):
            head = f"{row + 1} " if line == 1 else "  "
            rows.append(
                f"[dim]{head}│[/]"
                + "[dim]│[/]".join(_line(view, cell, line, say) for cell in cells)
                + "[dim]│[/]"
            )
        if row < board.ROWS - 1:
            rows.append(f"[dim]  ├{'┼'.join(['─' * CELL_WIDTH] * board.COLS)}┤[/]")
    return rows


def _line(view: View, cell: int, line: int, say: Say) -> str:
    ground = STORMY if board.STORM[board.MAP_NAMES.index(view.sea[cell])] else WATER
    if line == 2:
        return _ships(view, board.CELL_NAMES[cell], ground)
    text = _goods(view, cell, say) if line == 0 else _land(view, cell)
    return f"[#efe6d2 {ground}]{escape(text.ljust(CELL_WIDTH))}[/]"


def _goods(view: View, cell: int, say: Say) -> str:
    """A colony's cubes or a market's price, and a storm."""
    card = board.MAP_NAMES.index(view.sea[cell])
    signs = []
    if board.COLONY[card]:
        signs.append(f"⌂{board.COLONY[card]}")
    if board.MARKET[card] != board.NO_MARKET:
        loot = board.LOOT_NAMES[board.MARKET[card]]
        signs.append(f"${say(f'short-{loot}')}{view.prices[loot]}")
    if board.STORM[card]:
        signs.append("≋")
    return " " + " ".join(signs)


def _land(view: View, cell: int) -> str:
    """Cove, burial site and token."""
    card, name = board.MAP_NAMES.index(view.sea[cell]), board.CELL_NAMES[cell]
    signs = ["◡"] if board.COVE[card] else []
    if board.SITE_COST[card]:
        signs.append("✗" + (f"{board.SITE_COST[card]}" if name not in view.sites else "†"))
    if name in view.tokens:
        signs.append("?")
    return " " + " ".join(signs)


def _ships(view: View, name: str, ground: str) -> str:
    """Who is there; a hidden ship stands in brackets."""
    signs: list[tuple[str, str]] = []
    for ship in view.ships:
        if ship.cell == name:
            shape = SHIP_SHAPES[ship.colour]
            signs.append((f"({shape})" if ship.hidden else shape, SHIP_INKS[ship.colour]))
    signs += [("◊", MERCHANT_INKS[merchant.ship]) for merchant in view.merchants if merchant.cell == name]
    if view.navy == name:
        signs.append(("✠", NAVY_INK))
    width = 1 + sum(len(sign) for sign, _ in signs)
    drawn = "".join(f"[{ink} {ground}]{sign}[/]" for sign, ink in signs)
    return f"[{ground}] [/]{drawn}[{ground}]{' ' * max(0, CELL_WIDTH - width)}[/]"
