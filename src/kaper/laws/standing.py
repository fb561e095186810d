"""Where a match stands, as bytes that can be compared: the whole of it, or what one viewer is given."""

from msgspec.structs import replace

from kaper.engine.asking import Choose
from kaper.engine.events import SPECTATOR, Event
from kaper.engine.sight import encode, sight, whole
from kaper.laws.law import AnyMatch


def viewers(match: AnyMatch) -> list[int]:
    return [*range(match.seats), SPECTATOR]


def seen(match: AnyMatch, viewer: int, since: int) -> bytes:
    """What the viewer is given, with the events from number `since` on; without the question's number."""
    return encode(replace(sight(match, viewer, since), question=0))


def standing(match: AnyMatch) -> bytes:
    """The whole position, for everybody, and how it came about; not the question's number."""
    given = [(seat, option.text) for seat, option in match.answers]
    happened = [_event(event) for event in match.events]
    return position(match) + encode([given, happened])


def position(match: AnyMatch) -> bytes:
    """The state, what each viewer sees of it, and the questions; not how it came about."""
    now = len(match.events)
    views = b"".join(seen(match, viewer, now) for viewer in viewers(match))
    return table(match) + views + encode([len(match.answers), now])


def table(match: AnyMatch) -> bytes:
    """The state and the questions, whatever led to them."""
    return whole(match.game, match.state) + encode([_ask(ask) for ask in match.pending])


def _ask(ask: Choose) -> list[object]:
    options = [(option.text, option.value) for option in ask.options]
    return [ask.seat, ask.prompt, options, dict(ask.about), ask.pause, ask.hidden]


def _event(event: Event) -> list[object]:
    secret = [dict(event.secret), list(event.to), event.reveals]
    return [event.kind, event.seat, dict(event.args), secret, event.at]


def difference(one: bytes, other: bytes) -> str:
    """The place from which two of the above differ, with what stands around it."""
    pairs = enumerate(zip(one, other, strict=False))
    place = next((index for index, (a, b) in pairs if a != b), min(len(one), len(other)))
    here = slice(max(0, place - 60), place + 40)
    return f"{one[here].decode(errors='replace')} against {other[here].decode(errors='replace')}"
