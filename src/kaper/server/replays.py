"""The match as it was: a second match that follows the first one, for sliders that mostly step forward."""

from kaper.server.position import AnyMatch


class Cursor:
    """Steps on from where it was, and starts afresh when it must go back."""

    def __init__(self) -> None:
        self._match: AnyMatch | None = None

    def at(self, match: AnyMatch, count: int) -> AnyMatch:
        """The match after so many answers; not to be changed by whoever gets it."""
        done = self._match
        if done is None or len(done.answers) > count or done.answers != match.answers[: len(done.answers)]:
            done = self._match = match.rewound(count)
        for seat, option in match.answers[len(done.answers) : count]:
            done.answer(seat, option)
        return done
