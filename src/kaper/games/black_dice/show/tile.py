"""The expedition's tile in the scene: what each place needs, pays and costs; ship, enemy and tokens."""

from typing import Final, NamedTuple

from kaper.engine.remembered import remembered
from kaper.engine.scene import Area, Board, Phrase, Spot
from kaper.games.black_dice.components.board import (
    DEFEATED_AT,
    EXPEDITIONS,
    PROGRESS,
    SINKS_AT,
    SYMBOLS,
    TOKENS_NEEDED,
)
from kaper.games.black_dice.show import layout
from kaper.games.black_dice.show.labels import HELD, Figures, missing, standing, tile_stakes, unplaced
from kaper.games.black_dice.show.layout import Box
from kaper.games.black_dice.show.links import crew_id, row_id, tile_id
from kaper.games.black_dice.view.view import View

SEA: Final = "sea"
ASLEEP: Final = "#2d2a33"


class Place(NamedTuple):
    """An adventure as it stands: its state, how it would end, both sides' dice, and how many are missing."""

    state: str
    how: str
    black: int
    dice: int
    short: int


class Ships(NamedTuple):
    """The crew's ship and the enemy's, with the damage that they have taken; without an enemy that is -1."""

    crew: str
    damage: int
    enemy_damage: int


def outline(box: Box) -> list[tuple[float, float]]:
    left, top, right, bottom = box
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def board(view: View) -> Board:
    places = tuple(
        Place(place.state, standing(view, n), place.black, sum(place.dice), missing(view, n))
        for n, place in enumerate(view.adventures)
    )
    return _board(
        (view.expedition, len(view.players)),
        places,
        unplaced(view) if any(place.how == "doomed" for place in places) else 0,
        Ships(view.ship, view.damage, view.enemy_damage if view.enemy else -1),
        (view.pool, view.tokens, view.turn),
        tuple(view.settled),
    )


@remembered
def _board(
    tile: tuple[str, int],
    places: tuple[Place, ...],
    left: int,
    ships: Ships,
    counts: tuple[int, int, int],
    settled: tuple[tuple[int, int], ...],
) -> Board:
    expedition = tile[0]
    pool, tokens, turn = counts
    areas = [area for n, place in enumerate(places) for area in _places(tile, n, place)]
    seals = [_seal(tile, n, place, left if place.how == "doomed" else 0) for n, place in enumerate(places)]
    return Board(
        id=SEA,
        art=expedition,
        width=layout.WIDTH,
        height=layout.HEIGHT,
        label=Phrase("thing-board", {"where": expedition}),
        spots=[*_past(settled), *seals, *_fleet(expedition, ships), *_tokens(expedition, tokens)],
        areas=[_banner(expedition, pool), *areas, *_hand_places(turn)],
        centre=layout.CENTRE,
    )


@remembered
def _banner(expedition: str, pool: int) -> Area:
    name = Phrase("thing-expedition", {"where": expedition})
    hint = Phrase("thing-goal", {"where": expedition, "n": pool})
    return Area(
        "banner", outline(layout.BANNER), name, hint, title=Phrase("board-banner", {"where": expedition})
    )


# --- one adventure


@remembered
def _places(tile: tuple[str, int], n: int, place: Place) -> list[Area]:
    """The tile with its two plates, and the rows above and below; plates glow for what would happen now."""
    symbol, how = SYMBOLS[n], place.how
    named: Figures = {"adventure": symbol, "number": n + 1}
    figures: Figures = {"black": place.black, "dice": place.dice} if place.state == "active" else {}
    name, hint = Phrase("board-adventure", named), _stakes(tile, n)
    row = Phrase("thing-row", {"adventure": symbol, "black": place.black})
    # A plate lies below its tile, which is what can be chosen.
    plates = []
    if how in HELD:
        plates.append(Area(f"pays-{symbol}", outline(layout.REWARD[n]), name, hint, tint="gold"))
    elif how in ("needs", "doomed"):
        plates.append(Area(f"costs-{symbol}", outline(layout.PENALTY[n]), name, hint, tint="vermilion"))
    return [
        Area(row_id(symbol), outline(layout.BLACK[n]), row, Phrase("thing-row-hint")),
        *plates,
        Area(
            tile_id(symbol), outline(layout.TILE[n]),
            Phrase(f"thing-adventure-{place.state}", {**named, **figures}), hint,
            tint=ASLEEP if how in ("asleep", "locked") else "", title=name,
        ),
        Area(crew_id(symbol), outline(layout.CREW[n]), name),
    ]  # fmt: skip


@remembered
def _stakes(tile: tuple[str, int], n: int) -> Phrase:
    expedition, players = tile
    return Phrase("thing-stakes", tile_stakes(EXPEDITIONS.index(expedition), n, players))


@remembered
def _seal(tile: tuple[str, int], n: int, place: Place, left: int) -> Spot:
    """What an adventure still needs, as a seal between tile and dice."""
    how, short, surplus = place.how, place.short, max(0, place.dice - place.black)
    figures: Figures = {"adventure": SYMBOLS[n]}
    if short:
        figures |= {"short": short, "left": left}
    elif how == "safe":
        figures["surplus"] = surplus
    return Spot(
        f"seal-{SYMBOLS[n]}", *layout.SEALS[n], layout.SEAL_RADIUS, Phrase(f"thing-seal-{how}", figures),
        _stakes(tile, n), token=_token(how, short, surplus),
    )  # fmt: skip


def _token(how: str, short: int, surplus: int) -> str:
    if how in ("needs", "doomed"):
        return f"{how}-{short}"
    return f"safe-{surplus}" if how == "safe" and surplus else how


@remembered
def _past(settled: tuple[tuple[int, int], ...]) -> list[Spot]:
    """How the last settlement ended: nobody is asked in most of them, so that it is easily missed."""
    spots: list[Spot] = []
    for n, (black, dice) in enumerate(settled):
        if black:
            how = "held" if dice >= black else "failed"
            figures: Figures = {"adventure": SYMBOLS[n], "black": black, "dice": dice}
            label = Phrase(f"thing-was-{how}", figures)
            spots.append(
                Spot(f"past-{SYMBOLS[n]}", *layout.PAST[n], layout.PAST_RADIUS, label, token=f"was-{how}")
            )
    return spots


# --- ship and enemy


@remembered
def _fleet(expedition: str, ships: Ships) -> list[Spot]:
    """The crew's own ship, the one of the two that was chosen, and the blows that both sides have taken."""
    own = Spot(
        "ship", *layout.SHIP_AT, layout.SHIP_RADIUS, Phrase("thing-ship"), Phrase("thing-ship-hint"),
        token=f"ship-{ships.crew}",
    )  # fmt: skip
    hull = [_blow("hull", n, ships.damage, SINKS_AT, *layout.HULL[n], expedition) for n in range(SINKS_AT)]
    if ships.enemy_damage < 0:
        return [own, *hull]
    enemy = [
        _blow("enemy", n, ships.enemy_damage, DEFEATED_AT, *layout.ENEMY[n], expedition)
        for n in range(DEFEATED_AT)
    ]
    return [own, *hull, *enemy]


def _blow(whose: str, n: int, taken: int, most: int, x: float, y: float, where: str) -> Spot:
    figures: Figures = {"n": taken, "most": most, "where": where}
    return Spot(
        f"{whose}-{n}", x, y, layout.TOKEN_RADIUS, Phrase(f"thing-{whose}", figures),
        Phrase(f"thing-{whose}-hint", figures), token="hit" if n < taken else "sound",
    )  # fmt: skip


@remembered
def _tokens(expedition: str, won: int) -> list[Spot]:
    """Summoning tokens and map tokens, won or still to be won."""
    kind = PROGRESS[EXPEDITIONS.index(expedition)]
    if not kind:
        return []
    figures: Figures = {"n": won, "most": TOKENS_NEEDED, "token": kind}
    return [
        Spot(
            f"token-{n}", x, y, layout.TOKEN_RADIUS, Phrase("thing-tokens", figures),
            Phrase(f"thing-tokens-{kind}-hint", figures),
            token=f"{kind}-{'won' if n < won else 'missing'}",
        )
        for n, (x, y) in enumerate(layout.TOKENS)
    ]  # fmt: skip


# --- the hand of whoever's turn it is


@remembered
def _hand_places(turn: int) -> list[Area]:
    if turn < 0:
        now = Phrase("board-settlement")
        return [Area("hand-name", outline(layout.HAND_NAME), now, Phrase("thing-settlement-hint"), title=now)]
    name = Phrase("board-roll", {"whom": turn})
    return [
        Area("hand-name", outline(layout.HAND_NAME), name, title=name),
        Area("hand", outline(layout.HAND), name, Phrase("thing-hand-hint")),
        Area("aside", outline(layout.ASIDE), Phrase("thing-aside"), Phrase("thing-aside-hint")),
    ]
