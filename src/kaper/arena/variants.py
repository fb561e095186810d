"""Which variants of a game a report speaks of."""

from kaper.engine.game import Meta, Settings

MANY = 40
"""With more variants than this, only one setting at a time differs from the defaults."""

Variant = tuple[int, dict[str, str]]


def variants(meta: Meta, seats: int | None, given: Settings) -> list[Variant]:
    """All variants with these seats and settings, or a sentence why there is none."""
    found = [
        (players, settings)
        for players, settings in meta.variants()
        if seats in (None, players) and given.items() <= settings.items()
    ]
    if not found:
        players = seats or meta.players[-1]
        return [(players, meta.complete(players, given))]
    if len(found) <= MANY:
        return found
    return [variant for variant in found if _changes(meta, variant, given) <= 1]


def _changes(meta: Meta, variant: Variant, given: Settings) -> int:
    """How many settings differ from the defaults, where nothing was given."""
    players, settings = variant
    return len(settings.items() - meta.complete(players, given).items())
