"""A game with some of its functions exchanged for broken ones."""

from collections.abc import Callable, Mapping

from kaper.engine.asking import Asking
from kaper.engine.chance import Chance
from kaper.engine.game import Game, Hints, Meta, Outcome, S, Settings
from kaper.engine.show import Show


def changed(
    game: Game[S],
    *,
    meta: Meta | None = None,
    setup: Callable[[int, Settings, Chance], S] | None = None,
    step: Callable[[S], Asking[None]] | None = None,
    clone: Callable[[S], S] | None = None,
    outcome: Callable[[S], Outcome] | None = None,
    observe: Callable[[S, int], object] | None = None,
    redeal: Callable[[S, int, Chance], None] | None = None,
    census: Callable[[S], Mapping[str, int]] | None = None,
    hints: Hints[S] | None = None,
    show: Callable[[], Show[S, object]] | None = None,
    advised: bool = True,
) -> Game[S]:
    """The game as it is, but for the parts given; without hints if it is not `advised`."""
    return Game(
        meta or game.meta,
        setup or game.setup,
        step or game.step,
        clone or game.clone,
        outcome or game.outcome,
        observe or game.observe,
        redeal or game.redeal,
        census or game.census,
        (hints or game.hints) if advised else None,
        show=show,
    )
