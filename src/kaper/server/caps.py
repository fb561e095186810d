"""How much one account and one address may have at once; `docs/limits.md` tells of each."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields


@dataclass(frozen=True)
class Caps:
    """Numbers that a family lives with, and a school behind one address too.

    Tables count that were made in the last week and are not over. `bot_tables` are those in play at which
    bots sit alone.
    """

    sockets_per_account: int = 40
    sockets_per_address: int = 400
    tables_per_account: int = 60
    tables_per_address: int = 400
    bot_tables_per_account: int = 4
    bot_tables_per_address: int = 20
    guests_per_day: int = 300

    @classmethod
    def read(cls, factor: float, environment: Mapping[str, str] = os.environ) -> "Caps":
        """From variables such as `KAPER_SOCKETS_PER_ACCOUNT`; the factor is for what none of them sets."""
        given = {field.name: environment.get(f"KAPER_{field.name.upper()}") for field in fields(cls)}
        return cls(
            **{
                name: int(value) if value is not None else max(1, int(getattr(cls, name) * factor))
                for name, value in given.items()
            }
        )
