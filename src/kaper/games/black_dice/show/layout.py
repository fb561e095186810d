"""Where everything lies on the drawn board: what the scene points at is what the art draws."""

from typing import Final

from kaper.games.black_dice.components.board import ADVENTURES

WIDTH: Final = 1600.0
HEIGHT: Final = 860.0

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

LEFT: Final = 40.0
COLUMN: Final = 240.0
STEP: Final = 256.0
HORIZON: Final = 250.0
"""Where sea and sky meet."""
BLACK_TOP: Final = 130.0
TILE_TOP: Final = 302.0
TILE_BOTTOM: Final = 542.0
CREW_TOP: Final = 596.0
HAND_TOP: Final = 758.0


def columns(top: float, bottom: float) -> list[Box]:
    return [(LEFT + STEP * n, top, LEFT + STEP * n + COLUMN, bottom) for n in range(ADVENTURES)]


BLACK: Final = columns(BLACK_TOP, TILE_TOP - 6)
"""The black dice, above the tile."""
TILE: Final = columns(TILE_TOP, TILE_BOTTOM)
REWARD: Final[list[Box]] = [(left + 14, 428, right - 14, 470) for left, _, right, _ in TILE]
PENALTY: Final[list[Box]] = [(left + 14, 476, right - 14, 518) for left, _, right, _ in TILE]
CREW: Final = columns(CREW_TOP, HAND_TOP - 12)
"""The crew's dice, below it."""
SEALS: Final[list[tuple[float, float]]] = [((left + right) / 2, 549.0) for left, _, right, _ in TILE]
SEAL_RADIUS: Final = 54.0
PAST: Final[list[tuple[float, float]]] = [(left + 46, bottom - 2) for left, _, _, bottom in TILE]
"""How an adventure ended in the last settlement, beside its seal."""
PAST_RADIUS: Final = 32.0
MEDALLION: Final = 381.0
"""How high the symbols stand."""

HAND_NAME: Final[Box] = (LEFT, HAND_TOP + 4, LEFT + 330, HEIGHT - 18)
HAND: Final[Box] = (LEFT + 350, HAND_TOP, LEFT + 1100, HEIGHT - 16)
"""The dice of the player whose turn it is, and beside them those set aside."""
ASIDE: Final[Box] = (LEFT + 1120, HAND_TOP, WIDTH - LEFT, HEIGHT - 16)

BANNER: Final[Box] = (LEFT + 400, 12, LEFT + 900, 66)
CENTRE: Final = (LEFT + 650, 94.0)
HULL: Final[list[tuple[float, float]]] = [(188.0 + 76 * n, 66.0) for n in range(3)]
"""The three blows that the crew's ship can take."""
ENEMY: Final[list[tuple[float, float]]] = [(WIDTH - 238.0 - 76 * n, 66.0) for n in range(3)]
TOKENS: Final[list[tuple[float, float]]] = [(WIDTH - 476.0 - 76 * n, 66.0) for n in range(2)]
TOKEN_RADIUS: Final = 46.0
SHIP_AT: Final = (94.0, 66.0)
SHIP_RADIUS: Final = 64.0
ENEMY_AT: Final = (WIDTH - 148.0, 66.0)
"""Left of the corner, where the page has its buttons."""
