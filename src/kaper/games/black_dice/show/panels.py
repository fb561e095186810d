"""The players' own boards in the scene: rum, gold, dice, and who leads in each half of the tile."""

from typing import Final

from kaper.engine.livery import SHAPES
from kaper.engine.scene import Card, Counter, Panel, Phrase, Slot, Zone
from kaper.engine.show import Asked
from kaper.engine.ties import Ties
from kaper.games.black_dice.components.board import GOLD_VALUES, LEFT, RIGHT
from kaper.games.black_dice.show.links import PARDON, gold_id, pirate_id, rum_id
from kaper.games.black_dice.state.state import worth_of
from kaper.games.black_dice.view.view import PirateView, PlayerView, View

LIVERY: Final = {"red": "vermilion", "brown": "ochre", "blue": "indigo", "green": "green"}
"""The colours of the house that stand for those of the dice."""


def panels(view: View, tied: Ties, asked: Asked | None, viewer: int) -> list[Panel]:
    return [
        _panel(view, seat, player, tied, asked is not None and seat == viewer)
        for seat, player in enumerate(view.players)
    ]


def _panel(view: View, seat: int, player: PlayerView, tied: Ties, is_asked: bool) -> Panel:
    return Panel(
        seat=seat,
        colour=LIVERY[player.colour],
        shape=SHAPES[LIVERY[player.colour]],
        marks=_marks(view, seat, tied),
        counters=_counters(view, seat, player, tied),
        slots=_gold(seat, player, tied),
        active=seat == view.turn or is_asked,
    )


def _marks(view: View, seat: int, tied: Ties) -> list[Counter]:
    marks: list[Counter] = []
    if seat == view.captain:
        label = Phrase("thing-captain", {"whom": seat})
        marks.append(Counter(f"captain-{seat}", "sabre", "", label, Phrase("thing-captain-hint")))
    if seat == view.pardon:
        hint = Phrase("thing-pardon-hint")
        marks.append(Counter(PARDON, "pardon", "", Phrase("thing-pardon"), hint, tied.get(PARDON, [])))
    return marks


def _counters(view: View, seat: int, player: PlayerView, tied: Ties) -> list[Counter]:
    return [
        Counter(
            rum_id(seat), "rum", str(player.rum), Phrase("thing-rum", {"n": player.rum}),
            Phrase("thing-rum-hint"), tied.get(rum_id(seat), []),
        ),
        *([] if player.gold else [_hidden_gold(seat, player)]),
        Counter(
            f"dice-{seat}", "dice", str(player.unplaced), Phrase("thing-dice", {"n": player.unplaced}),
            Phrase("thing-dice-hint", {"n": view.dice_each}),
        ),
        _half(view, seat, "captain", LEFT),
        _half(view, seat, "sea-wolf", RIGHT),
    ]  # fmt: skip


def _hidden_gold(seat: int, player: PlayerView) -> Counter:
    label, hint = Phrase("thing-gold-hidden", {"n": player.tokens}), Phrase("thing-gold-hidden-hint")
    return Counter(f"gold-{seat}", "gold-hidden", str(player.tokens), label, hint)


def _half(view: View, seat: int, title: str, half: list[int]) -> Counter:
    n = sum(view.adventures[adventure].dice[seat] for adventure in half)
    label, hint = Phrase(f"thing-{title}-race", {"n": n}), Phrase(f"thing-{title}-race-hint")
    return Counter(f"{title}-race-{seat}", title, str(n), label, hint)


def _gold(seat: int, player: PlayerView, tied: Ties) -> list[Slot]:
    """Gold by its values, for those who may know them."""
    slots: list[Slot] = []
    for value, n in zip(GOLD_VALUES, player.gold, strict=False):
        key, label = gold_id(seat, value), Phrase("thing-gold", {"n": n, "value": value})
        hint = Phrase("thing-gold-hint", {"n": player.tokens, "worth": worth_of(player.gold)})
        slots.append(Slot(key, label, f"gold-{value}" if n else "", n, tied.get(key, []), hint=hint))
    return slots


def pirates(view: View, tied: Ties) -> Zone:
    cards = [_pirate(each, tied) for each in view.pirates]
    return Zone("pirates", "row", Phrase("thing-pirates"), cards, count=len(cards))


def _pirate(him: PirateView, tied: Ties) -> Card:
    """A pirate with the rum on him; drunk he is pale, overboard he lies face down."""
    title = Phrase(f"name-{him.name}")
    key = pirate_id(him.name)
    if him.overboard:
        return Card(key, title, face_up=False, hint=Phrase("thing-overboard"))
    drunk = him.rum >= him.limit
    label = Phrase("thing-pirate-rum", {"n": him.rum, "limit": him.limit})
    return Card(
        id=key,
        title=title,
        lines=[Phrase(f"thing-does-{him.name}")],
        art=him.name,
        hint=Phrase("thing-drunk" if drunk else "thing-sober", {"n": him.rum, "limit": him.limit}),
        options=tied.get(key, []),
        spent=drunk,
        counters=[Counter(f"rum-on-{him.name}", "rum", f"{him.rum}/{him.limit}", label)],
    )
