"""Chapter 5: Search."""

from typing import Final

from kaper.engine.asking import Asking, Choose, Option
from kaper.games.tiny_epic.components.board import CELL_NAMES, LOOT_NAMES
from kaper.games.tiny_epic.components.cards import TOKEN_EFFECT, TOKEN_KEPT, TOKEN_NAMES
from kaper.games.tiny_epic.rules.gains import gain_deadeye, gain_gold
from kaper.games.tiny_epic.rules.loot import SKIP, make_room
from kaper.games.tiny_epic.state.state import Pirates

SEARCH: Final = [Option("search"), SKIP]


def order_search(s: Pirates, player: int) -> Asking[None]:
    """TEP-550: where a token lies face down, if the player wants to."""
    if can_search(s, player) and (yield Choose(player, "search", SEARCH)) is not SKIP:
        yield from search(s, player)


def can_search(s: Pirates, ship: int) -> bool:
    """TEP-555: a card whose token is gone stays empty."""
    return bool(s.face_down >> s.cell[ship] & 1)


def search(s: Pirates, player: int) -> Asking[None]:
    """TEP-550 to TEP-554: the token is shown, and does what it says or is kept."""
    kind = reveal(s, player)
    if TOKEN_KEPT[kind]:
        s.kept[player][kind] += 1
        return
    s.spent[kind] += 1
    effect = TOKEN_EFFECT[kind]
    if "gold" in effect:
        gain_gold(s, player, effect["gold"], "token")
    elif "deadeye" in effect:
        gain_deadeye(s, player, "token", effect["deadeye"])
    else:
        load_from_the_sea(s, player, effect["loot_draw"])
        yield from make_room(s, player)


def reveal(s: Pirates, ship: int) -> int:
    """TEP-202, TEP-550: any of the tokens that nobody has seen, those left in the box among them."""
    kind = s.chance.draw_counted(s.unseen)
    s.face_down &= ~(1 << s.cell[ship])
    if s.diary is not None:
        s.diary.note("finds", ship, {"token": TOKEN_NAMES[kind], "cell": CELL_NAMES[s.cell[ship]]})
    return kind


def load_from_the_sea(s: Pirates, ship: int, cubes: int) -> None:
    """TEP-551: N cubes from the bag, as the token shows."""
    for _ in range(cubes):
        loot = s.draw_cube()
        s.hold[ship][loot] += 1
        if s.diary is not None:
            s.diary.note("fishes-out", ship, {"loot": LOOT_NAMES[loot]})
