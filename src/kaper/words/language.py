"""Which language to speak."""

from collections.abc import Mapping

from kaper.words.sentences import ENGLISH, LANGUAGES

VARIABLES = ("KAPER_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(given: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the one of the environment, else English."""
    for wish in [given, *(environment.get(variable) for variable in VARIABLES)]:
        if wish:
            # `pl_PL.UTF-8` and `pl-PL` are both Polish.
            short = wish.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return short if short in LANGUAGES else ENGLISH
    return ENGLISH
