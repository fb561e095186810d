"""All that a rule can lead to, whatever is chosen on the way: what is the same in all of it is certain."""

from collections.abc import Callable, Iterator

from kaper.engine.asking import Asking, Choose, Option
from kaper.engine.game import S


def branches(state: S, rule: Callable[[S], Asking[None]]) -> Iterator[S]:
    """A copy of the state for every way to answer the questions of a rule that needs no chance."""
    ways: list[tuple[Option, ...]] = [()]
    while ways:
        way = ways.pop()
        twin = state.clone()
        running = rule(twin)
        try:
            question = next(running)
            for option in way:
                question = running.send(option)
            # This copy goes on with the last option; only what else there is needs copies of its own.
            while True:
                assert isinstance(question, Choose)
                *others, option = question.options
                ways += [(*way, other) for other in others]
                way = (*way, option)
                question = running.send(option)
        except StopIteration:
            yield twin
