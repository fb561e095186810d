"""Information-set Monte Carlo tree search: many deals of what is hidden, and one tree for each seat.

Open loop: a tree holds answers only, and what dice and cards do in between differs at every visit. Every
iteration deals anew, so an option counts against the others only as often as it was on offer.
"""

from time import perf_counter

from kaper.bots.bot import Bot, Deal, Stop
from kaper.bots.findings import Findings
from kaper.bots.place import Place
from kaper.bots.temper import indulged, liked
from kaper.bots.thought import TRIED, Thought, of_one
from kaper.bots.trees import Trees
from kaper.bots.tuning import Budget, Tuning
from kaper.encoding.learned import value_of
from kaper.encoding.value import Value
from kaper.engine.asking import Choose, Option
from kaper.engine.game import S
from kaper.engine.match import Match

TOLERANCE = 0.01
"""What share of victory a bot gives away at most for something that it likes."""


class SearchBot(Bot):
    """Thinks as long as its budget lets it and takes the answer that it then believes in most.

    Its trees grow on from one question to the next, as long as nothing was drawn in between and everybody
    knows what was answered: what was tried out before still holds good then. If it is `learned`, it judges
    positions by what `kaper train` found, or by a value that it is given.
    """

    __slots__ = ("_place", "_shares", "_stands", "_trees", "budget", "learned", "temper", "tuning")

    def __init__(
        self,
        seed: str,
        budget: Budget,
        tuning: Tuning | None = None,
        temper: str = "",
        learned: bool | Value = False,
    ) -> None:
        super().__init__(seed)
        self.budget = budget
        self.tuning = tuning or Tuning()
        self.temper = temper
        self.learned = learned
        self._trees: Trees | None = None
        self._place: Place | None = None
        self._stands = False
        self._shares: list[float] = []

    def stand(self, place: Place) -> None:
        """Keep what is known of this position from before, and forget the rest."""
        since = None if self._place is None else place.since(self._place)
        if since is None:
            self._trees = None
        elif self._trees is not None:
            for seat, text in since:
                self._trees.walk(seat, text)
        self._place = place
        self._stands = True

    def choose(self, ask: Choose, deal: Deal[S], stop: Stop) -> Option:
        """At least one iteration is made, so that there always is a best answer so far."""
        if len(ask.options) == 1:
            self.thought = of_one()
            return ask.options[0]
        return self.settle(ask, deal, self.find(ask, deal, stop))

    def find(self, ask: Choose, deal: Deal[S], stop: Stop) -> Findings:
        """Think about a question; what was found may be joined with what others found on it."""
        trees = self._grown(deal, stop)
        self._shares = trees.shares()
        return Findings.of(trees.roots[ask.seat], ask, trees.swing, trees.tuning)

    def ponder(self, ask: Choose, deal: Deal[S], stop: Stop) -> None:
        """Let the trees grow while another seat is asked; its answer leads on in them."""
        self._grown(deal, stop)

    def settle(self, ask: Choose, deal: Deal[S], found: Findings) -> Option:
        """The answer that the bot believes in most, or likes better and believes in nearly as much."""
        chances = found.chances()
        chosen = chances.index(max(chances))
        if self.temper:
            match = deal()
            likings = liked(match.game.hints, self.temper, match.state, ask)
            chosen = indulged(chances, likings, found.steep(), TOLERANCE)
        self.thought = Thought(TRIED, tuple(chances), chosen, found.trials, tuple(self._shares))
        return ask.options[chosen]

    def _value(self, match: Match[S]) -> Value | None:
        """What positions are judged by instead of the game's own forecast."""
        if self.learned is True:
            return value_of(match.game)
        return self.learned or None

    def _grown(self, deal: Deal[S], stop: Stop) -> Trees:
        """The trees of this position after all iterations that the budget allows."""
        end = perf_counter() + self.budget.seconds
        match = deal()
        trees = self._trees if self._stands else None
        if trees is None:
            tuning = self.tuning.suited(match.game.hints)
            trees = Trees(match.seats, self.source, tuning, self._value(match))
        done = 0
        while True:
            trees.learn(match)
            done += 1
            if done >= self.budget.iterations or perf_counter() >= end or stop():
                break
            match = deal()
        # Who was not told where the match stands cannot know whether it will still hold good.
        self._trees = trees if self._stands else None
        self._stands = False
        return trees
