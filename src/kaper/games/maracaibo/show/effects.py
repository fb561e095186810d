"""Effects as things to show: each has a key that names its words (`name-does-explore-3`) and its icon."""

from collections.abc import Iterable, Sequence
from typing import Final, cast

from kaper.games.maracaibo.components import cards
from kaper.games.maracaibo.components.effects import COUNTERS, Effect, read_effects
from kaper.games.maracaibo.components.load import COMPONENTS, EffectRow
from kaper.games.maracaibo.components.ship import HOLE_BONUS, STORAGE_BONUS, UPGRADE_NAMES
from kaper.games.maracaibo.components.track import SPACE_EFFECTS, SPACE_NAMES

Keys = list[str]
Figures = dict[str, int | str]
NOTHING: Final = "nothing"
"""What stands where a space or a second effect is empty."""
_LASTING: Final = {"doubloons", "vp", "n", "die", "what"}


def key_of(effect: Effect) -> str:
    """A one-time effect that is no choice."""
    cap = f"-max-{effect.cap}" if effect.cap else ""
    return f"does-{effect.option.text.replace(':', '-')}{cap}"


def keys_of(effects: Iterable[Effect]) -> Keys:
    """The effects of a list one by one; of a choice all that can be chosen."""
    keys: Keys = []
    for effect in effects:
        if effect.lists:
            keys += [key for choice in effect.lists for key in keys_of(choice)]
        else:
            keys.append(key_of(effect))
    return keys


def is_choice(effects: Sequence[Effect]) -> bool:
    """Whether only one of them can be used: actions with a slash between them."""
    return len(effects) == 1 and bool(effects[0].lists)


def lasting_key(row: EffectRow) -> str:
    """A lasting effect, named by all its figures; one that unlocks an action by its price and its gain."""
    op = str(row["op"]).replace("_", "-")
    if "gain" in row:
        price = row["cost"] if "cost" in row else row["steps"]
        gain = [key_of(each).removeprefix("does-") for each in read_effects(_rows(row["gain"]))]
        return "-".join(["does", op, str(price), *gain])
    return "-".join(["does", op, *(str(value) for name, value in row.items() if name in _LASTING)])


def end_key(what: int, size: int, vp: int) -> str:
    """What is counted at the end, in sets of how many, for how many points each."""
    return f"does-per-set-{COUNTERS[what].replace('_', '-')}-{size}-{vp}"


def _rows(rows: object) -> list[EffectRow]:
    return cast(list[EffectRow], rows)


def _upgrade(number: int) -> Keys:
    row = COMPONENTS["ship_board"]["spaces"][number]
    if row["scroll"] == "red":
        return [lasting_key(each) for each in row["effects"]]
    return keys_of(read_effects(row["effects"]))


CARDS: Final[dict[str, int]] = {name: card for card, name in enumerate(cards.CARD_NAMES) if name}
NOW: Final[dict[str, Keys]] = {name: keys_of(cards.LIGHTNING[card]) for name, card in CARDS.items()}
LASTING: Final[dict[str, Keys]] = {
    name: [lasting_key(row) for row in cards.PERMANENT_ROWS[card]] for name, card in CARDS.items()
}
AT_THE_END: Final[dict[str, Keys]] = {
    name: [end_key(*each) for each in cards.END[card]] for name, card in CARDS.items()
}
LOCATION: Final[dict[str, Keys]] = {
    name: keys_of(cards.ACTIONS[card]) for name, card in CARDS.items() if cards.ACTIONS[card]
}
EITHER: Final[frozenset[str]] = frozenset(
    name for name, card in CARDS.items() if is_choice(cards.ACTIONS[card])
)
"""Locations whose actions have a slash between them."""
FIGURE: Final[dict[str, Keys]] = {
    name: keys_of(cards.FIGURE_LIGHTNING[figure]) + [lasting_key(row) for row in cards.FIGURE_ROWS[figure]]
    for figure, name in enumerate(cards.FIGUREHEADS)
}
MARKET_TILE: Final[dict[str, Keys]] = {
    name: keys_of(effects)
    for names, sides in zip(cards.MARKET_TILE_NAMES, cards.MARKET_TILE_EFFECTS, strict=True)
    for name, effects in zip(names, sides, strict=True)
}
UPGRADE: Final[dict[str, Keys]] = {name: _upgrade(number) for number, name in enumerate(UPGRADE_NAMES)}
IS_LASTING: Final[dict[str, bool]] = {
    row["id"]: row["scroll"] == "red" for row in COMPONENTS["ship_board"]["spaces"]
}
SPACE: Final[dict[str, Keys]] = {
    name: keys_of(effects) for name, effects in zip(SPACE_NAMES, [*SPACE_EFFECTS, []], strict=True)
}
HOLE: Final[list[Keys]] = [keys_of(effects) for effects in HOLE_BONUS]
STORAGE: Final[list[Keys]] = [keys_of(effects) for effects in STORAGE_BONUS]
RUBY: Final[list[Keys]] = [keys_of(effects) for effects in cards.RUBY_MARKET]


def figures(keys: Keys) -> Figures:
    """Up to two effects as figures `one` and `two` of a sentence, and how many there are."""
    one, two = [*keys, NOTHING, NOTHING][:2]
    return {"one": one, "two": two, "count": len(keys)}
