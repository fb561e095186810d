"""What is drawn and said of a position says nothing about what is hidden, true or made up."""

from kaper.engine.chance import Chance
from kaper.engine.drawn import common_scene, links, own_scene
from kaper.engine.events import SPECTATOR
from kaper.engine.game import Game
from kaper.engine.show import Asked, Seen
from kaper.engine.sight import asked, encode, whole
from kaper.engine.state import State
from kaper.laws.law import AnyMatch, demand
from kaper.laws.standing import difference, viewers


def redacted(match: AnyMatch, chance: Chance) -> None:
    """The state is redacted in the same way, and shown alike, in every world possible for the viewer."""
    game, state = match.game, match.state
    for viewer in viewers(match):
        dealt = game.clone(state)
        game.redeal(dealt, viewer, Chance.seeded(f"shown {chance.random()}"))
        seen = game.redact(state, viewer)
        same = whole(game, seen) == whole(game, game.redact(dealt, viewer))
        demand(same, f"for viewer {viewer} the state is redacted by something that is hidden from them")
        question = asked(match, viewer)
        one, other = (shown(game, world, viewer, question) for world in (seen, dealt))
        demand(one == other, f"viewer {viewer} is shown what is hidden: {difference(one, other)}")


def shown(game: Game[State], state: State, viewer: int, question: Asked | None) -> bytes:
    """All that a page is given to draw and to say of a state, with the viewer's own options."""
    show, seen = game.show(), Seen(state, lambda: game.observe(state, viewer), viewer)
    scene = common_scene(show, seen) if viewer == SPECTATOR else own_scene(show, seen)
    said: list[object] = []
    if question is not None:
        said = [links(show, seen, question), show.rules_of(seen, question)]
        if show.details is not None:
            said += [dict(show.details(seen, question.prompt, option)) for option in question.options]
    return encode([seen.view, scene, said])
