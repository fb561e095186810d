"""How much one account and one address may have at once; `docs/limits.md` tells of each."""

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
    def of(cls, factor: float, given: Mapping[str, int]) -> "Caps":
        """Those that are given, as they are; the factor is for the rest."""
        usual = {each.name: max(1, int(getattr(cls, each.name) * factor)) for each in fields(cls)}
        return cls(**{name: given.get(name, number) for name, number in usual.items()})
