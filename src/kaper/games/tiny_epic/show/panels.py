"""The pirates' own boards in the scene, and their wheels."""

from typing import Final, NamedTuple

from kaper.engine.livery import SHAPES
from kaper.engine.remembered import remembered
from kaper.engine.scene import Counter, Panel, Phrase, Sector, Slot, Wheel
from kaper.games.tiny_epic.components.board import (
    DUTY_NAMES,
    GOLD_MAX,
    HOLD,
    LEVEL_NAMES,
    LOOT_NAMES,
    ORDER_NAMES,
    TREASURES,
)
from kaper.games.tiny_epic.components.cards import GOLD_GOAL, LEGEND_NAMES, PERSONALITY_NAMES, TOKEN_NAMES
from kaper.games.tiny_epic.rules.firing import FACES, fixed_damage, symbols_of
from kaper.games.tiny_epic.show.cards import has_company
from kaper.games.tiny_epic.show.links import hold_id, kept_id
from kaper.games.tiny_epic.show.odds import Figures
from kaper.games.tiny_epic.state.state import NOTHING, Pirates
from kaper.games.tiny_epic.view.observe import COLOURS, LEGEND_COLOUR

NO_SYMBOLS: Final = (0,) * 7


class Legend(NamedTuple):
    """The Legendary Pirate's captain, personality and infamy space."""

    captain: str
    personality: str
    ring: int
    goal: int


class Standing(NamedTuple):
    """How infamous a pirate is, whether the crew has mutinied, deadeye tokens and what was found and kept."""

    infamy: int
    mutinied: bool
    deadeye: int
    kept: tuple[int, ...]


def panel(s: Pirates, seat: int) -> Panel:
    unarmed = s.captain[seat] == NOTHING and seat != s.legend
    return _panel(
        seat,
        (seat == s.turn, has_company(s, seat)),
        (s.gold[seat], s.buried[seat]),
        (s.steps(seat), s.dice_of(seat), fixed_damage(s, seat)),
        NO_SYMBOLS if unarmed else tuple(symbols_of(s, seat)),
        _legend(s) if seat == s.legend else None,
        Standing(s.infamy[seat], s.mutinied[seat], s.deadeye[seat], tuple(s.kept[seat])),
        tuple(s.duty[seat]),
        tuple([(loot, s.price[loot]) for loot, n in enumerate(s.hold[seat]) for _ in range(n)]),
    )


def _legend(s: Pirates) -> Legend:
    personality = s.personality
    return Legend(
        LEGEND_NAMES[s.legend_captain], PERSONALITY_NAMES[personality], s.ring, GOLD_GOAL[personality]
    )


@remembered
def _panel(
    seat: int,
    roles: tuple[bool, bool],
    wealth: tuple[int, int],
    strength: tuple[int, int, int],
    symbols: tuple[int, ...],
    legend: Legend | None,
    standing: Standing,
    duty: tuple[int, ...],
    hold: tuple[tuple[int, int], ...],
) -> Panel:
    active, company = roles
    colour = COLOURS[seat] if legend is None else LEGEND_COLOUR
    return Panel(
        seat=seat,
        colour=colour,
        shape=SHAPES[colour],
        name=None if legend is None else Phrase(f"name-{legend.captain}"),
        counters=[
            *_wealth(seat, *wealth, GOLD_MAX if legend is None else legend.goal, legend is not None),
            *_strength(seat, *strength, symbols),
            *(_standing(seat, standing) if legend is None else [_ring(seat, legend)]),
            *_duties(seat, duty),
        ],
        slots=[*_cubes(seat, hold), *(_empty(seat, place) for place in range(len(hold), HOLD))],
        zones=[f"company-{seat}"] if company else [],
        active=active,
        wheels=[wheel_id(seat)],
    )


@remembered
def _wealth(seat: int, n: int, treasures: int, most: int, legend: bool) -> list[Counter]:
    gold: Figures = {"n": n, "most": most}
    hint = Phrase("thing-gold-goal" if legend else "thing-gold-hint", gold)
    buried, why = Phrase("thing-treasures", {"n": treasures}), Phrase("thing-treasures-hint")
    return [
        Counter(f"gold-{seat}", "doubloon", f"{n}/{most}", Phrase("thing-gold", gold), hint),
        Counter(f"treasures-{seat}", "treasure", f"{treasures}/{TREASURES}", buried, why),
    ]


@remembered
def _strength(seat: int, steps: int, rolled: int, fixed: int, symbols: tuple[int, ...]) -> list[Counter]:
    faces = ", ".join(f"{face}×{symbols[face]}" for face in FACES if symbols[face])
    dice = Phrase("thing-dice", {"n": rolled, "faces": faces or "–", "fixed": fixed})
    damage = f"{rolled}+{fixed}" if fixed else str(rolled)
    sails, why = Phrase("thing-steps", {"n": steps}), Phrase("thing-steps-hint")
    return [
        Counter(f"steps-{seat}", "sail", str(steps), sails, why),
        Counter(f"damage-{seat}", "dice", damage, dice, Phrase("thing-dice-hint")),
    ]


@remembered
def _standing(seat: int, standing: Standing) -> list[Counter]:
    n = standing.infamy + 1
    level: Figures = {"level": LEVEL_NAMES[standing.infamy], "n": n, "mutinied": int(standing.mutinied)}
    label, hint = Phrase("thing-standing", level), Phrase("thing-standing-hint", level)
    found = [
        Counter(f"level-of-{seat}", "infamy", str(n), label, hint),
        deadeye(f"deadeye-{seat}", standing.deadeye),
    ]
    for token, count in zip(TOKEN_NAMES, standing.kept, strict=True):
        if count:
            label, hint = Phrase(f"name-{token}"), Phrase(f"thing-kept-{token}")
            found.append(Counter(kept_id(seat, token), token, str(count), label, hint))
    return found


@remembered
def deadeye(key: str, n: int) -> Counter:
    return Counter(key, "deadeye", str(n), Phrase("thing-deadeye", {"n": n}), Phrase("thing-deadeye-hint"))


def _ring(seat: int, legend: Legend) -> Counter:
    n = legend.ring + 1
    figures: Figures = {"captain": legend.captain, "personality": legend.personality, "n": n}
    label, hint = Phrase("thing-ring", figures), Phrase(f"thing-ring-{legend.personality}", figures)
    return Counter(f"ring-{seat}", "infamy", str(n), label, hint)


@remembered
def _duties(seat: int, hands: tuple[int, ...]) -> list[Counter]:
    return [
        Counter(f"hands-{seat}-{duty}", duty, str(n), Phrase("thing-duty", {"duty": duty, "n": n}))
        for duty, n in zip(DUTY_NAMES, hands, strict=True)
        if n
    ]


@remembered
def _cubes(seat: int, hold: tuple[tuple[int, int], ...]) -> list[Slot]:
    """The cubes aboard, each with what the market pays for it; there is no room beyond the third."""
    return [
        Slot(
            hold_id(seat, place), Phrase("thing-hold", {"loot": LOOT_NAMES[loot]}),
            f"cube-{LOOT_NAMES[loot]}", special=place >= HOLD,
            hint=Phrase("thing-hold-price", {"price": price}),
        )
        for place, (loot, price) in enumerate(hold)
    ]  # fmt: skip


@remembered
def _empty(seat: int, place: int) -> Slot:
    return Slot(hold_id(seat, place), Phrase("thing-hold-empty"), hint=Phrase("thing-hold-hint"))


# --- wheels


def wheel_id(seat: int) -> str:
    return f"wheel-{seat}"


@remembered
def wheel(seat: int, orders: tuple[int, ...], captain: int, hands: int) -> Wheel:
    """A ship's wheel with the deckhands (as bits) that were left on it."""
    sectors = [
        _sector(seat, space, ORDER_NAMES[order], bool(hands >> space & 1))
        for space, order in enumerate(orders)
    ]
    hand = sectors[captain].id
    return Wheel(wheel_id(seat), Phrase("thing-wheel", {"whom": seat}), sectors, hand, seat=seat)


@remembered
def _sector(seat: int, space: int, order: str, manned: bool) -> Sector:
    label = Phrase("thing-sector", {"order": order, "space": space})
    return Sector(f"sector-{seat}-{space}", f"order-{order}", label, tokens=[seat] if manned else [])
