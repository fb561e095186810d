"""Where settings come from: a flag before the environment, that before the file, that before the default."""

import math
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path

from kaper.engine.errors import KaperError

Value = str | int | float | bool
TRUTHS = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}
FILE = "KAPER_CONFIG"


def variable(name: str) -> str:
    """The variable of the environment that sets this."""
    return f"KAPER_{name.upper()}"


def gather(
    kinds: Mapping[str, type], flags: Mapping[str, object], environment: Mapping[str, str] = os.environ
) -> dict[str, Value]:
    """What is set, by name; `kinds` are all that can be. What is empty is not set."""
    given = dict(flags)
    file = str(given.pop("config", None) or environment.get(FILE, ""))
    found = _read(Path(file), kinds) if file else {}
    named = {name: environment.get(variable(name), "") for name in kinds}
    for source in (named, given):
        found |= {name: value for name, value in source.items() if value is not None and value != ""}
    return {name: _converted(name, kinds[name], value) for name, value in found.items()}


def _read(file: Path, kinds: Mapping[str, type]) -> dict[str, object]:
    try:
        found: dict[str, object] = tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as fault:
        reason = fault.strerror if isinstance(fault, OSError) else str(fault)
        sentence = f"{file} cannot be read: {reason}."
        raise KaperError(sentence, "unreadable", path=str(file), reason=reason or "") from fault
    for name in found:
        if name not in kinds:
            sentence = f"{file} sets {name}, but there is no such setting; docs/hosting.md lists all."
            raise KaperError(sentence, "config-unknown", path=str(file), setting=name)
    return found


def _converted(name: str, kind: type, value: object) -> Value:
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        value = ",".join(value)
    if kind is str and isinstance(value, str):
        return value
    if kind is bool and str(value).lower() in TRUTHS:
        return TRUTHS[str(value).lower()]
    if kind in (int, float) and isinstance(value, str | int | float) and not isinstance(value, bool):
        try:
            number = float(value)
        except ValueError:
            number = -1.0
        if math.isfinite(number) and number >= 0 and (kind is float or number.is_integer()):
            return int(number) if kind is int else number
    raise unfit(name, str(value))


def unfit(name: str, value: str) -> KaperError:
    """A setting with a value that it cannot have."""
    sentence = f"The setting {name} cannot be “{value[:100]}”; docs/hosting.md says what it can be."
    return KaperError(sentence, "config-value", setting=name, value=value[:100])
