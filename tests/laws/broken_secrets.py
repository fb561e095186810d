"""Copies of a lawful game with one leak each, and the law that the leak breaks."""

from dataclasses import replace

from plank.bot.forecast import forecast
from plank.bot.rate import rate
from plank.components.numbers import card
from plank.game import GAME
from plank.rules.step import LEAVE, TAKE, step
from plank.state.state import Plank
from plank.view.observe import observe
from plank.view.redeal import redeal
from plank.view.view import View

from kaper.engine.asking import Asking, Choose, Option, together
from kaper.engine.chance import Chance
from kaper.engine.errors import RuleError
from kaper.engine.game import Game, Hints
from kaper.engine.scene import Counter, Phrase, Scene
from kaper.engine.show import Seen, Show
from tests.laws.changed import changed

NOBODY = 9


def shows_all_hands(s: Plank, viewer: int) -> View:
    hands = [[card(seat, n) for n in hand] for seat, hand in enumerate(s.hands)]
    return replace(observe(s, viewer), hands=hands)


def shows_the_best_number(s: Plank, viewer: int) -> View:
    return replace(observe(s, viewer), left=[max(hand, default=0) for hand in s.hands])


def deals_the_viewer_anew(s: Plank, viewer: int, chance: Chance) -> None:
    redeal(s, NOBODY, chance)


def deals_in_the_order_found(s: Plank, viewer: int, chance: Chance) -> None:
    """Shuffles what it finds as it lies there, so that the same stream tells where it lay."""
    for seat, hand in enumerate(s.hands):
        if seat != viewer:
            unseen = hand + s.bags[seat]
            chance.shuffle(unseen)
            s.hands[seat], s.bags[seat] = unseen[: len(hand)], unseen[len(hand) :]


def deals_one_too_many(s: Plank, viewer: int, chance: Chance) -> None:
    redeal(s, viewer, chance)
    s.bags[0].append(0)


def draws_from_the_match(s: Plank, viewer: int, chance: Chance) -> None:
    redeal(s, viewer, s.chance)


def leaves_an_impossible_bag(s: Plank, viewer: int, chance: Chance) -> None:
    redeal(s, viewer, chance)
    s.bags[1].append(s.bags[0].pop())


def trusts_its_bags(s: Plank) -> Asking[None]:
    yield from step(s)
    if len({len(bag) for bag in s.bags}) > 1:
        raise RuleError("a bag is too full")


def tells_what_is_left(s: Plank) -> Asking[None]:
    """An event in public about a number in hand."""
    yield from step(s)
    if s.diary is not None and s.hands[0]:
        s.diary.note("keeps", 0, {"number": card(0, s.hands[0][0])})


def tells_how_good_it_is(s: Plank) -> Asking[None]:
    """As above, without the name."""
    yield from step(s)
    if s.diary is not None and s.hands[0]:
        s.diary.note("keeps", 0, {"best": max(s.hands[0])})


def asks_with_a_secret(s: Plank) -> Asking[None]:
    """The prompt tells one seat what another holds."""
    yield Choose(0, "die", [TAKE, LEAVE], {"number": card(1, s.hands[1][0])})
    yield from step(s)


def offers_a_secret(s: Plank) -> Asking[None]:
    """The options of one seat are made of what another holds."""
    yield Choose(0, "back", [Option("stay", -1), Option(f"back:{s.hands[1][0]}", s.hands[1][0])])
    yield from step(s)


def asks_only_the_rich(s: Plank) -> Asking[None]:
    """Whether a seat is asked tells what it holds."""
    if max(s.hands[0]) == 4:
        yield Choose(0, "die", [TAKE, LEAVE])
    yield from step(s)


def asks_the_rich_in_secret(s: Plank) -> Asking[None]:
    """Lawful: everybody knows of the moment, nobody of the question, and letting it pass changes nothing."""
    s.moments |= 1
    if max(s.hands[0]) == 4:
        yield Choose(0, "die", [TAKE, LEAVE], hidden=True)
    yield from step(s)


def makes_a_moment_for_the_rich(s: Plank) -> Asking[None]:
    """As above, but there is no such moment where nobody is asked, and so the pause betrays it."""
    if max(s.hands[0]) == 4:
        s.moments |= 1
        yield Choose(0, "die", [TAKE, LEAVE], hidden=True)
    yield from step(s)


def asks_without_a_moment(s: Plank) -> Asking[None]:
    """As above, but nobody knows of the moment, and so nothing covers the pause."""
    if max(s.hands[0]) == 4:
        yield Choose(0, "die", [TAKE, LEAVE], hidden=True)
    yield from step(s)


def tells_that_it_asked(s: Plank) -> Asking[None]:
    """As above, but an event betrays the question."""
    s.moments |= 1
    if max(s.hands[0]) == 4:
        yield Choose(0, "die", [TAKE, LEAVE], hidden=True)
        if s.diary is not None:
            s.diary.note("thinks", 0)
    yield from step(s)


def asks_only_who_can_play_low(s: Plank) -> Asking[None]:
    """As above, when all are asked together."""

    def offer(seat: int) -> list[Option]:
        return [Option(f"play:{n}", n) for n in s.hands[seat] if n < 2] or [Option("pass", 9)]

    yield from together("play", range(len(s.hands)), offer)
    yield from step(s)


def one_rate(s: Plank, ask: Choose) -> list[float]:
    return [0.0]


def no_number(s: Plank) -> list[float]:
    return [float("nan")] * len(s.steps)


def one_forecast(s: Plank) -> list[float]:
    return [0.0]


def meddling_rate(s: Plank, ask: Choose) -> list[float]:
    s.steps[0] += 1
    return rate(s, ask)


def labels_with_hands(seen: Seen[Plank, object], prompt: str, option: str) -> dict[str, float | str]:
    """A label made from what the viewer cannot know: it tells nothing true, and nothing that holds."""
    return {"best": max(max(hand, default=0) for hand in seen.state.hands)}


def draws_hands(seen: Seen[Plank, object]) -> Scene:
    return Scene(centre=[Counter("hands", "", str(seen.state.hands), Phrase("hands"))])


def draws_nothing(seen: Seen[Plank, object]) -> Scene:
    return Scene()


SECRETS: list[tuple[str, str, Game[Plank]]] = [
    ("observation", "notices the redeal", changed(GAME, observe=shows_all_hands)),
    ("observation", "notices the redeal", changed(GAME, observe=shows_the_best_number)),
    ("observation", "notices the redeal", changed(GAME, redeal=deals_the_viewer_anew)),
    ("observation", "depends on something", changed(GAME, redeal=deals_in_the_order_found)),
    ("observation", "depends on something", changed(GAME, redeal=draws_from_the_match)),
    ("observation", "changes the count", changed(GAME, redeal=deals_one_too_many)),
    ("shown", "is shown what is hidden", changed(GAME, show=lambda: Show(details=labels_with_hands))),
    ("shown", "is shown what is hidden", changed(GAME, show=lambda: Show(draws_hands))),
    ("shown", "is shown what is hidden", changed(GAME, show=lambda: Show(draws_nothing, draws_hands))),
    ("shown", "is redacted by something", changed(GAME, redeal=deals_in_the_order_found)),
    ("redealt", "a bag is too full", changed(GAME, redeal=leaves_an_impossible_bag, step=trusts_its_bags)),
    ("redealt", "is asked Choose", changed(GAME, redeal=deals_the_viewer_anew)),
    ("two-worlds", "could tell a secret", changed(GAME, step=tells_what_is_left)),
    ("two-worlds", "could tell a secret", changed(GAME, step=tells_how_good_it_is)),
    ("two-worlds", "could tell a secret", changed(GAME, step=asks_with_a_secret)),
    ("two-worlds", "could tell a secret", changed(GAME, step=offers_a_secret)),
    ("two-worlds", "could tell a secret", changed(GAME, step=asks_only_the_rich)),
    ("two-worlds", "could tell a secret", changed(GAME, step=tells_that_it_asked)),
    ("two-worlds", "could tell a secret", changed(GAME, step=makes_a_moment_for_the_rich)),
    ("two-worlds", "a secret", changed(GAME, step=asks_only_who_can_play_low)),
    ("options", "a moment that nobody knows of", changed(GAME, step=asks_without_a_moment)),
    ("leaks", "is given the hidden a-number-", changed(GAME, step=tells_what_is_left)),
    ("leaks", "is given the hidden b-number-", changed(GAME, step=asks_with_a_secret)),
    ("hints", "1 rates for", changed(GAME, hints=Hints(one_rate, forecast))),
    ("hints", "1 forecasts for", changed(GAME, hints=Hints(rate, one_forecast))),
    ("hints", "a hint is not finite", changed(GAME, hints=Hints(rate, no_number))),
    ("hints", "a hint changed the state", changed(GAME, hints=Hints(meddling_rate, forecast))),
]
