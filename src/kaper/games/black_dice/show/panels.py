"""The players' own boards in the scene, and the pirates: rum, gold, dice, and who leads in each half."""

from typing import Final

from kaper.engine.livery import SHAPES
from kaper.engine.remembered import remembered
from kaper.engine.scene import Card, Counter, Panel, Phrase, Slot, Zone
from kaper.games.black_dice.components.board import COLOURS, GOLD_VALUES, LEFT, LIMIT, PIRATES, RIGHT
from kaper.games.black_dice.show.links import PARDON, gold_id, pirate_id, rum_id
from kaper.games.black_dice.state.state import TURNS, BlackDice, worth_of
from kaper.games.black_dice.view.view import PirateView

LIVERY: Final = {"red": "vermilion", "brown": "ochre", "blue": "indigo", "green": "green"}
"""The colours of the house that stand for those of the dice."""
UNKNOWN: Final = ()
"""Gold of which only the number is known."""


def panel(s: BlackDice, seat: int, shown: bool) -> Panel:
    """A player's board; the values of gold are `shown` to its owner, and to everybody when all is over."""
    placed = s.placed[seat]
    return _panel(
        seat,
        (seat == s.captain, seat == s.pardon, s.stage == TURNS and seat == s.turn),
        (s.rum[seat], s.unplaced[seat], s.dice_each),
        s.tokens_of(seat),
        tuple(s.gold[seat]) if shown else UNKNOWN,
        (sum(placed[adventure] for adventure in LEFT), sum(placed[adventure] for adventure in RIGHT)),
    )


@remembered
def _panel(
    seat: int,
    roles: tuple[bool, bool, bool],
    stock: tuple[int, int, int],
    tokens: int,
    gold: tuple[int, ...],
    halves: tuple[int, int],
) -> Panel:
    captain, pardon, active = roles
    rum, unplaced, dice_each = stock
    dice = Phrase("thing-dice", {"n": unplaced})
    livery = LIVERY[COLOURS[seat]]
    return Panel(
        seat=seat,
        colour=livery,
        shape=SHAPES[livery],
        marks=_marks(seat, captain, pardon),
        counters=[
            _rum(seat, rum),
            *([] if gold else [_hidden_gold(seat, tokens)]),
            Counter(f"dice-{seat}", "dice", str(unplaced), dice, Phrase("thing-dice-hint", {"n": dice_each})),
            _half(seat, "captain", halves[0]),
            _half(seat, "sea-wolf", halves[1]),
        ],
        slots=_gold(seat, gold),
        active=active,
    )


def _marks(seat: int, captain: bool, pardon: bool) -> list[Counter]:
    marks: list[Counter] = []
    if captain:
        label = Phrase("thing-captain", {"whom": seat})
        marks.append(Counter(f"captain-{seat}", "sabre", "", label, Phrase("thing-captain-hint")))
    if pardon:
        marks.append(Counter(PARDON, "pardon", "", Phrase("thing-pardon"), Phrase("thing-pardon-hint")))
    return marks


@remembered
def _rum(seat: int, n: int) -> Counter:
    return Counter(rum_id(seat), "rum", str(n), Phrase("thing-rum", {"n": n}), Phrase("thing-rum-hint"))


@remembered
def _hidden_gold(seat: int, tokens: int) -> Counter:
    label, hint = Phrase("thing-gold-hidden", {"n": tokens}), Phrase("thing-gold-hidden-hint")
    return Counter(f"gold-{seat}", "gold-hidden", str(tokens), label, hint)


@remembered
def _half(seat: int, title: str, n: int) -> Counter:
    label, hint = Phrase(f"thing-{title}-race", {"n": n}), Phrase(f"thing-{title}-race-hint")
    return Counter(f"{title}-race-{seat}", title, str(n), label, hint)


@remembered
def _gold(seat: int, gold: tuple[int, ...]) -> list[Slot]:
    """Gold by its values, for those who may know them."""
    if not gold:
        return []
    hint = Phrase("thing-gold-hint", {"n": sum(gold), "worth": worth_of(list(gold))})
    return [
        Slot(
            gold_id(seat, value), Phrase("thing-gold", {"n": n, "value": value}),
            f"gold-{value}" if n else "", n, hint=hint,
        )
        for value, n in zip(GOLD_VALUES, gold, strict=True)
    ]  # fmt: skip


# --- pirates


def pirates(crew: list[PirateView]) -> Zone:
    return _pirates(tuple((him.name, him.rum, him.limit, him.overboard) for him in crew))


@remembered
def _pirates(crew: tuple[tuple[str, int, int, bool], ...]) -> Zone:
    cards = [_pirate(*him) for him in crew]
    return Zone("pirates", "row", Phrase("thing-pirates"), cards, count=len(cards))


@remembered
def _pirate(name: str, rum: int, limit: int, overboard: bool) -> Card:
    """A pirate with the rum on him; drunk he is pale, overboard he lies face down."""
    title = Phrase(f"name-{name}")
    if overboard:
        return Card(pirate_id(name), title, face_up=False, hint=Phrase("thing-overboard"))
    drunk = rum >= limit
    figures: dict[str, int | str] = {"n": rum, "limit": limit}
    label = Phrase("thing-pirate-rum", figures)
    return Card(
        id=pirate_id(name),
        title=title,
        lines=[Phrase(f"thing-does-{name}")],
        art=name,
        hint=Phrase("thing-drunk" if drunk else "thing-sober", figures),
        spent=drunk,
        counters=[Counter(f"rum-on-{name}", "rum", f"{rum}/{limit}", label)],
    )


def faces() -> list[Card]:
    """Every pirate, sober."""
    return [_pirate(name, 0, limit, False) for name, limit in zip(PIRATES, LIMIT, strict=True)]
