"""The expedition's tile in the scene: black dice above, the crew's below, and what each place still needs."""

from dataclasses import replace
from typing import Final

from kaper.engine.scene import Area, Board, Die, Phrase, Spot, Tray
from kaper.engine.ties import Ties
from kaper.games.black_dice.components.board import DEFEATED_AT, PROGRESS, SINKS_AT, SYMBOLS, TOKENS_NEEDED
from kaper.games.black_dice.show import layout
from kaper.games.black_dice.show.labels import HELD, missing, stakes, standing, tile, unplaced
from kaper.games.black_dice.show.layout import Box
from kaper.games.black_dice.show.links import die_id, row_id, tile_id
from kaper.games.black_dice.view.view import AdventureView, View

SEA: Final = "sea"
ASLEEP: Final = "#2d2a33"


def outline(box: Box) -> list[tuple[float, float]]:
    left, top, right, bottom = box
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def board(view: View, tied: Ties) -> Board:
    areas = [area for adventure in range(len(SYMBOLS)) for area in _places(view, adventure, tied)]
    return Board(
        id=SEA,
        art=view.expedition,
        width=layout.WIDTH,
        height=layout.HEIGHT,
        label=Phrase("thing-board", {"where": view.expedition}),
        spots=[
            *_past(view),
            *(_seal(view, adventure) for adventure in range(len(SYMBOLS))),
            _ship(view),
            *_damage(view),
            *_tokens(view),
        ],
        areas=[_banner(view), *areas, *_hand_places(view)],
        centre=layout.CENTRE,
    )


def _banner(view: View) -> Area:
    name = Phrase("thing-expedition", {"where": view.expedition})
    hint = Phrase("thing-goal", {"where": view.expedition, "n": view.pool})
    return Area(
        "banner", outline(layout.BANNER), name, hint, title=Phrase("board-banner", {"where": view.expedition})
    )


# --- one adventure


def _places(view: View, n: int, tied: Ties) -> list[Area]:
    """The tile with its two plates, and the rows above and below; plates glow for what would happen now."""
    place = view.adventures[n]
    how = standing(view, n)
    figures = _figures(view, n, place)
    label = Phrase(f"thing-adventure-{place.state}", figures)
    hint = Phrase("thing-stakes", {**figures, **stakes(view, n)})
    row = Area(
        row_id(place.symbol), outline(layout.BLACK[n]), Phrase("thing-row", figures), Phrase("thing-row-hint")
    )
    # A plate lies below its tile, which is what can be chosen.
    plates = []
    if how in HELD:
        plates.append(Area(f"pays-{place.symbol}", outline(layout.REWARD[n]), label, hint, tint="gold"))
    elif how in ("needs", "doomed"):
        plates.append(
            Area(f"costs-{place.symbol}", outline(layout.PENALTY[n]), label, hint, tint="vermilion")
        )
    return [
        replace(row, options=tied.get(row.id, [])),
        *plates,
        Area(
            tile_id(place.symbol), outline(layout.TILE[n]), label, hint, tied.get(tile_id(place.symbol), []),
            tint=ASLEEP if how in ("asleep", "locked") else "", title=Phrase("board-adventure", figures),
        ),
        Area(f"crew-{place.symbol}", outline(layout.CREW[n]), Phrase("thing-crew-dice", figures), label),
    ]  # fmt: skip


def _figures(view: View, n: int, place: AdventureView) -> dict[str, int | str]:
    dice = sum(place.dice)
    return {
        "adventure": place.symbol, "number": n + 1, "black": place.black, "dice": dice,
        "short": missing(view, n), "surplus": max(0, dice - place.black),
    }  # fmt: skip


def _seal(view: View, n: int) -> Spot:
    """What an adventure still needs, as a seal between tile and dice."""
    place = view.adventures[n]
    how = standing(view, n)
    figures = _figures(view, n, place)
    label = Phrase(f"thing-seal-{how}", {**figures, "left": unplaced(view)})
    hint = Phrase("thing-stakes", {**figures, **stakes(view, n)})
    token = _token(how, missing(view, n), int(figures["surplus"]))
    return Spot(f"seal-{place.symbol}", *layout.SEALS[n], layout.SEAL_RADIUS, label, hint, token=token)


def _past(view: View) -> list[Spot]:
    """How the last settlement ended: nobody is asked in most of them, so that it is easily missed."""
    spots: list[Spot] = []
    for n, (black, dice) in enumerate(view.settled):
        if black:
            how = "held" if dice >= black else "failed"
            figures: dict[str, int | str] = {"adventure": SYMBOLS[n], "black": black, "dice": dice}
            label = Phrase(f"thing-was-{how}", figures)
            spots.append(
                Spot(f"past-{SYMBOLS[n]}", *layout.PAST[n], layout.PAST_RADIUS, label, token=f"was-{how}")
            )
    return spots


def _token(how: str, short: int, surplus: int) -> str:
    if how in ("needs", "doomed"):
        return f"{how}-{short}"
    return f"safe-{surplus}" if how == "safe" and surplus else how


# --- ship and enemy


def _ship(view: View) -> Spot:
    """The crew's own ship, the one of the two that was chosen."""
    return Spot(
        "ship", *layout.SHIP_AT, layout.SHIP_RADIUS, Phrase("thing-ship"), Phrase("thing-ship-hint"),
        token=f"ship-{view.ship}",
    )  # fmt: skip


def _damage(view: View) -> list[Spot]:
    ship = [
        _blow("hull", n, view.damage, SINKS_AT, *layout.HULL[n], view.expedition) for n in range(SINKS_AT)
    ]
    if not view.enemy:
        return ship
    enemy = [
        _blow("enemy", n, view.enemy_damage, DEFEATED_AT, *layout.ENEMY[n], view.expedition)
        for n in range(DEFEATED_AT)
    ]
    return ship + enemy


def _blow(whose: str, n: int, taken: int, most: int, x: float, y: float, where: str) -> Spot:
    figures: dict[str, int | str] = {"n": taken, "most": most, "where": where}
    return Spot(
        f"{whose}-{n}", x, y, layout.TOKEN_RADIUS, Phrase(f"thing-{whose}", figures),
        Phrase(f"thing-{whose}-hint", figures), token="hit" if n < taken else "sound",
    )  # fmt: skip


def _tokens(view: View) -> list[Spot]:
    """Summoning tokens and map tokens, won or still to be won."""
    kind = PROGRESS[tile(view)]
    if not kind:
        return []
    figures: dict[str, int | str] = {"n": view.tokens, "most": TOKENS_NEEDED, "token": kind}
    return [
        Spot(
            f"token-{n}", x, y, layout.TOKEN_RADIUS, Phrase("thing-tokens", figures),
            Phrase(f"thing-tokens-{kind}-hint", figures),
            token=f"{kind}-{'won' if n < view.tokens else 'missing'}",
        )
        for n, (x, y) in enumerate(layout.TOKENS)
    ]  # fmt: skip


# --- dice


def trays(view: View, tied: Ties) -> list[Tray]:
    rows = [_row(view, n) for n in range(len(SYMBOLS))]
    crew = [_crew(n, place, tied) for n, place in enumerate(view.adventures)]
    return [*rows, *crew, *_hand(view, tied)]


def _row(view: View, n: int) -> Tray:
    """Black dice tumble once a round, and when a storm or a new course brings them here."""
    place = view.adventures[n]
    label, hint = Phrase("thing-black-die", {"adventure": place.symbol}), Phrase("thing-row-hint")
    dice = [
        Die(f"black-{place.symbol}-{nth}", place.symbol, label, view.round, tint="black", hint=hint)
        for nth in range(place.black)
    ]
    title = Phrase("thing-row", _figures(view, n, place))
    return Tray(f"black-{place.symbol}", title, dice, board=SEA, spot=row_id(place.symbol), lean="bottom")


def _crew(n: int, place: AdventureView, tied: Ties) -> Tray:
    """The crew's dice, in the order in which their owners came."""
    labels = [Phrase("thing-placed-die", {"whom": seat, "adventure": place.symbol}) for seat in place.order]
    dice = [
        _die(seat, place.symbol, nth, tied, label)
        for seat, label in zip(place.order, labels, strict=True)
        for nth in range(place.dice[seat])
    ]
    title = Phrase("thing-crew-dice", {"adventure": place.symbol, "dice": sum(place.dice)})
    return Tray(f"crew-{place.symbol}", title, dice, board=SEA, spot=f"crew-{place.symbol}", lean="top")


def _die(seat: int, symbol: str, nth: int, tied: Ties, label: Phrase, rolls: int = 0) -> Die:
    key = die_id(seat, symbol, nth)
    return Die(key, symbol, label, rolls=rolls, seat=seat, options=tied.get(key, []))


# --- the hand of whoever's turn it is


def _hand_places(view: View) -> list[Area]:
    if view.turn < 0:
        now = Phrase("board-settlement")
        return [Area("hand-name", outline(layout.HAND_NAME), now, Phrase("thing-settlement-hint"), title=now)]
    whose: dict[str, int | str] = {"whom": view.turn, "n": sum(view.open)}
    name = Phrase("thing-hand", whose)
    aside = Phrase("thing-aside", whose)
    return [
        Area("hand-name", outline(layout.HAND_NAME), name, title=Phrase("board-roll", whose)),
        Area("hand", outline(layout.HAND), name, Phrase("thing-hand-hint")),
        Area("aside", outline(layout.ASIDE), aside, Phrase("thing-aside-hint")),
    ]


def _hand(view: View, tied: Ties) -> list[Tray]:
    seat = view.turn
    if seat < 0:
        return []
    rolls = roll_number(view)
    figures: dict[str, int | str] = {"whom": seat, "n": sum(view.open)}
    dice = [
        _die(seat, place.symbol, place.dice[seat] + nth, tied, _open_label(place), rolls)
        for face, place in enumerate(view.adventures)
        for nth in range(view.open[face])
    ]
    return [
        Tray("hand", Phrase("thing-hand", figures), dice, board=SEA, spot="hand", seat=seat),
        Tray("aside", Phrase("thing-aside", figures), _idle(view, rolls), board=SEA, spot="aside", seat=seat),
    ]


def _open_label(place: AdventureView) -> Phrase:
    return Phrase("thing-open-die", {"adventure": place.symbol, "active": int(place.state == "active")})


def _idle(view: View, rolls: int) -> list[Die]:
    """Dice set aside, and those that came back without a face."""
    hint, seat = Phrase("thing-aside-hint"), view.turn
    labels = [Phrase("thing-aside-die", {"adventure": symbol}) for symbol in SYMBOLS]
    aside = [
        Die(f"aside-{symbol}-{nth}", symbol, labels[face], rolls, seat, hint=hint, spent=True)
        for face, symbol in enumerate(SYMBOLS)
        for nth in range(view.aside[face])
    ]
    back = Phrase("thing-faceless-hint")
    return aside + [
        Die(f"faceless-{nth}", "question", Phrase("thing-faceless-die"), 0, seat, hint=back, spent=True)
        for nth in range(view.faceless)
    ]


def roll_number(view: View) -> int:
    """Another number after every full roll: each turn has its own, and rum that is drunk is gone.

    Rum that pays a pirate only changes hands, so that it is counted in both.
    """
    rum = view.players[view.turn].rum + sum(pirate.rum for pirate in view.pirates)
    return 1 + rum + 32 * (unplaced(view) + 32 * (view.turn + 4 * view.round))
