"""The page's own words, read from where it reads them: tests name a message, and hold no copy of its text."""

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from tests.project import ROOT

PLACES = ("web/src/locale", "src/kaper/locale")


def say(key: str, lang: str = "en", **figures: str | int) -> str:
    bundle = _bundle(lang)
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    text, errors = bundle.format_pattern(pattern, figures)
    assert not errors, errors
    return str(text)


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for place in PLACES:
        bundle.add_resource(FluentResource((ROOT / place / f"{lang}.ftl").read_text(encoding="utf-8")))
    return bundle
