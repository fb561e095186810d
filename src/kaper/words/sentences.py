"""Sentences of one language, with English behind them."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from kaper.engine.errors import KaperError
from kaper.engine.show import Figures

ENGLISH = "en"
SHARED = Path(__file__).parents[1] / "locale"
LANGUAGES = sorted(path.stem for path in SHARED.glob("*.ftl"))

SMALL = 10


@cache
def _resource(path: Path) -> Resource | None:
    return FluentResource(path.read_text(encoding="utf-8")) if path.exists() else None


@cache
def _bundle(lang: str, folders: tuple[Path, ...]) -> FluentBundle:
    # Isolating marks are invisible in a browser but not in every terminal.
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        resource = _resource(folder / f"{lang}.ftl")
        if resource is not None:
            bundle.add_resource(resource)
    return bundle


class Words:
    """What can be said in a language: a game's own messages first, then the shared ones, then English.

    `missed` are the keys of what could not be said, or not with everything that belongs into it.
    """

    def __init__(self, lang: str, folders: Sequence[Path] = ()) -> None:
        self.lang = lang
        self.missed: set[str] = set()
        sources = (*(folder / "locale" for folder in folders), SHARED)
        self._bundles = [_bundle(each, sources) for each in dict.fromkeys([lang, ENGLISH])]

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def speaks(self, key: str) -> bool:
        """Whether there is this sentence in the language itself."""
        return bool(self._bundles[0].has_message(key))

    def attempt(self, key: str, figures: Figures, attribute: str = "") -> tuple[str, bool]:
        """The sentence, or an attribute of it, and whether everything that it needs was there."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    said, faults = bundle.format_pattern(pattern, dict(figures))
                    return str(said), not faults
        return key, False

    def say(self, key: str, /, **figures: float | str) -> str:
        said, whole = self.attempt(key, figures)
        if not whole:
            self.missed.add(key)
        return said

    def more(self, key: str, attribute: str, figures: Figures) -> str:
        """What an attribute of a message says besides; nothing where it has none."""
        if not any(
            bundle.has_message(key) and attribute in bundle.get_message(key).attributes
            for bundle in self._bundles
        ):
            return ""
        said, whole = self.attempt(key, figures, attribute)
        if not whole:
            self.missed.add(f"{key}.{attribute}")
        return said

    def name(self, value: str) -> str:
        """The name of a thing or of each of several; the text itself if one of them has no name."""
        things = value.split(" ")
        if all(self.has(f"name-{thing}") for thing in things):
            return ", ".join(self.say(f"name-{thing}") for thing in things)
        return value

    def forms(self, value: str) -> dict[str, str]:
        """The other forms of a thing's name; of several things those forms that all of them have."""
        found = [self._forms(thing) for thing in value.split(" ")]
        common = [form for form in found[0] if all(form in forms for forms in found)]
        return {form: ", ".join(forms[form] for forms in found) for form in common}

    def _forms(self, value: str) -> dict[str, str]:
        """As the message of the name has them."""
        key = f"name-{value}"
        for bundle in self._bundles:
            if bundle.has_message(key):
                attributes = bundle.get_message(key).attributes
                return {form: str(bundle.format_pattern(pattern)[0]) for form, pattern in attributes.items()}
        return {}

    def title(self, titles: Mapping[str, str], name: str) -> str:
        """A game's title in this language."""
        return titles.get(self.lang) or titles.get(ENGLISH) or name

    def span(self, low: int, high: int) -> str:
        """Two ends of a range, or the one number that it is."""
        return str(low) if low == high else self.say("span", low=low, high=high)

    def percent(self, share: float) -> str:
        return self.say("percent", value=100 * share)

    def decimal(self, number: float) -> str:
        """A number with one digit behind the point."""
        return self.say("decimal", value=number)

    def mean(self, number: float) -> str:
        """A number with one digit behind the point, or two if it is small: the mean of 0 and 1 is a share."""
        return self.decimal(number) if abs(number) >= SMALL else self.say("hundredths", value=number)

    def whole(self, number: float) -> str:
        """A number rounded to a whole one, its thousands set apart."""
        return self.say("whole", value=round(number))

    def number(self, number: float) -> str:
        """A whole number as one, any other with one digit behind the point."""
        return self.whole(number) if number == round(number) else self.decimal(number)

    def ending(self, ending: str) -> str:
        return self.say(f"ending-{ending}")

    def part(self, part: str) -> str:
        return self.say(f"part-{part}")

    def figure(self, figure: str) -> str:
        """What a figure of the balance report counts."""
        return self._or_itself("figure", figure)

    def kind(self, kind: str) -> str:
        """Things of one kind, as a heading."""
        return self._or_itself("kind", kind)

    def _or_itself(self, prefix: str, value: str) -> str:
        key = f"{prefix}-{value}"
        return self.say(key) if self.has(key) else value

    def error(self, fault: KaperError) -> str:
        """An error's sentence; what has no translation is said as it was raised."""
        key = f"error-{fault.key}"
        return self.say(key, **fault.about) if fault.key and self.has(key) else str(fault)
