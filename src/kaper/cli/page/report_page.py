"""The page of a report: pictures first, and all tables below them."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files

from kaper.arena.balance import Balance, VariantBalance
from kaper.arena.budgets import OPPONENT, Step
from kaper.arena.curves import Curves
from kaper.arena.holdings import Thing
from kaper.cli import balance as report
from kaper.cli.markdown import Grid, Heading, Part
from kaper.cli.page import charts
from kaper.cli.page.markup import element
from kaper.words import Words

MOST_THINGS = 14
"""How many things of a kind are drawn; the tables have all."""


@dataclass(frozen=True)
class Findings:
    """All that a page tells of."""

    balance: Balance
    steps: Sequence[Step] = ()
    curves: Curves | None = None


def page(words: Words, title: str, command: str, found: Findings) -> str:
    """The whole page as HTML."""
    name = words.say("report-title", title=title)
    style = files("kaper.cli.page").joinpath("style.css").read_text("utf-8")
    head = element(
        "head",
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
        element("title", escape(name)),
        element("style", style),
    )
    inside = [
        _themes(words),
        element("h1", escape(name)),
        _paragraph(report.order_line(words, found.balance)),
        element("pre", escape(command)),
        _paragraph(words.say("page-reading")),
        *_strength(words, found),
        *_variants(words, found.balance),
        *_things(words, found.balance),
        *_tables(words, found.balance),
    ]
    body = element("body", element("main", *inside))
    return "<!doctype html>\n" + element("html", head, body, lang=words.lang) + "\n"


def _themes(words: Words) -> str:
    """Light, dark, or as the reader's system has it."""
    choices = "".join(
        element(
            "label",
            f'<input type="radio" name="theme" id="{theme}"{" checked" if theme == "system" else ""}> ',
            escape(words.say(f"page-theme-{theme}")),
        )
        for theme in ("system", "light", "dark")
    )
    return element("div", choices, class_="themes")


def _card(title: str, *inside: str) -> str:
    return element("section", element("h3", escape(title)), *inside, class_="card")


def _legend(names: Sequence[str]) -> str:
    shown = [element("span", f'<i class="c{nth}"></i>', escape(name)) for nth, name in enumerate(names)]
    return element("p", *shown, class_="legend")


def _strength(words: Words, found: Findings) -> Iterator[str]:
    """How much trials help, and how the chances go."""
    cards: list[str] = []
    if found.steps:
        title = words.say("page-budgets", opponent=OPPONENT)
        steps = [(step.trials, step.wins) for step in found.steps]
        cards.append(_card(title, charts.climb(title, steps, _whole(words), words.say("page-trials"))))
    if found.curves is not None:
        across = words.say("page-course")
        title = words.say("page-curves")
        both = [found.curves.winner, found.curves.highest]
        legend = _legend([words.say("page-curve-winner"), words.say("page-curve-highest")])
        cards.append(_card(title, charts.curves(title, both, _whole(words), across), legend))
        for nth, course in enumerate(found.curves.games):
            title = words.say("page-one-game", number=nth + 1)
            seats = list(zip(*course, strict=True))
            players = found.balance.variants[0].seats
            legend = _legend([_who(words, seat, players) for seat in range(len(seats))])
            cards.append(_card(title, charts.curves(title, seats, _whole(words), across), legend))
    if cards:
        yield element("h2", escape(words.say("page-strength")))
        yield element("div", *cards, class_="cards")


def _variants(words: Words, balance: Balance) -> Iterator[str]:
    """Seats, scores and lengths of every variant; the first is open."""
    yield element("h2", escape(words.say("page-variants")))
    for nth, row in enumerate(balance.variants):
        cards = element("div", *_variant(words, row), class_="cards")
        name = element("summary", escape(report.variant_name(words, balance, row)))
        yield element("details", name, cards, **({"open": ""} if nth == 0 else {}))


def _variant(words: Words, row: VariantBalance) -> Iterator[str]:
    bars = [
        charts.Bar(words.say("report-seat", seat=seat), each.wins, row.fair)
        for seat, each in enumerate(row.by_seat)
    ]
    title = words.say("report-seats")
    yield _card(title, charts.shares(title, bars, words.percent, _whole(words)))
    title = words.say("report-scores")
    legend = _legend([words.say("report-all"), words.say("report-winner")])
    rows = [row.all_scores, row.winning_scores]
    yield _card(title, charts.histograms(title, rows, words.say("page-points")), legend)
    title = words.say("page-length")
    yield _card(title, charts.histograms(title, [row.lengths], words.say("report-answers")))
    came = sorted(row.endings.items(), key=lambda each: -each[1].share)
    ended = [
        element("li", f"{words.percent(share.share)}: {escape(words.ending(name))}")
        for name, share in came
        if share.wins
    ]
    yield _card(words.say("page-endings"), element("ul", *ended))


def _who(words: Words, seat: int, players: int) -> str:
    """A player's seat, or one that the rules play."""
    if seat < players:
        return words.say("report-seat", seat=seat)
    return words.say("report-automaton", number=seat - players + 1)


def _whole(words: Words) -> charts.Say:
    """Percents as whole numbers."""
    return lambda share: words.say("page-percent", value=round(100 * share))


def _things(words: Words, balance: Balance) -> Iterator[str]:
    """What wins, a picture for each kind."""
    kinds = dict.fromkeys(thing.kind for thing in balance.holdings)
    cards = [
        _card(name, charts.shares(name, bars, words.percent, _whole(words)))
        for kind in kinds
        for name, bars in [(words.kind(kind), _bars(words, balance.holdings, kind))]
    ]
    if cards:
        yield element("h2", escape(words.say("page-wins")))
        yield _paragraph(words.say("page-wins-note"))
        yield element("div", *cards, class_="cards")


def _bars(words: Words, things: Sequence[Thing], kind: str) -> list[charts.Bar]:
    own = [thing for thing in things if thing.kind == kind and thing.wins.chances]
    own.sort(key=lambda thing: thing.fair - thing.wins.share)
    half = MOST_THINGS // 2
    shown = own if len(own) <= MOST_THINGS else [*own[:half], *own[-half:]]
    return [charts.Bar(words.name(thing.name), thing.wins, thing.fair) for thing in shown]


def _tables(words: Words, balance: Balance) -> Iterator[str]:
    """All tables, folded."""
    inside = map(_written, report.tables(words, balance))
    yield element("h2", escape(words.say("page-tables")))
    yield _paragraph(words.say("report-reading"))
    yield element("details", element("summary", escape(words.say("page-all-tables"))), *inside)


def _written(part: Part) -> str:
    if isinstance(part, Heading):
        return element("h3", escape(part.text))
    if isinstance(part, Grid):
        head = element("tr", *(element("th", _coded(cell)) for cell in part.heads))
        rows = [element("tr", *(element("td", _coded(cell)) for cell in row)) for row in part.rows]
        return element("div", element("table", head, *rows), class_="wide")
    if part.startswith("- "):
        return element("ul", *(element("li", _coded(line[2:])) for line in part.splitlines()))
    return _paragraph(part)


def _paragraph(said: str) -> str:
    return element("p", _coded(said))


def _coded(said: str) -> str:
    """What stands in backquotes is code."""
    return re.sub(r"`([^`]*)`", r"<code>\1</code>", escape(said))
