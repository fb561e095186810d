"""A balance report as Markdown."""

from collections.abc import Iterator, Sequence

from kaper.arena.balance import HIGH, LOW, Balance, VariantBalance
from kaper.arena.figures import Share, Typical
from kaper.arena.holdings import Thing
from kaper.cli.markdown import table
from kaper.words import Words

NONE = "–"
MARKS = {HIGH: " ▲", LOW: " ▼", "": ""}


def written(words: Words, title: str, command: str, balance: Balance) -> str:
    """The whole report, with the command that prints it at its head."""
    bots = ", ".join(f"`{bot}`" for bot in balance.bots)
    parts = [
        f"# {words.say('report-title', title=title)}",
        f"```\n{command}\n```",
        words.say("report-order", rules=balance.rules_version, games=balance.wanted, bots=bots),
        *([words.say("report-cut-short")] if balance.cut_short else []),
        words.say("report-reading"),
        *_course(words, balance),
        *_scores(words, balance),
        *_seats(words, balance),
        *(_bots(words, balance) if len(balance.bots) > 1 else []),
        *_holdings(words, balance.holdings),
    ]
    return "\n\n".join(parts)


def _course(words: Words, balance: Balance) -> Iterator[str]:
    """How the games ended, how long they were, and what the game itself counts."""
    rows = balance.variants
    endings = list(rows[0].endings) if rows else []
    figures = list(dict.fromkeys(name for row in rows for name in row.figures))
    heads = ["variant", "games", *(f"`{ending}`" for ending in endings), "answers"]
    yield f"## {words.say('report-course')}"
    yield table(
        [*_said(words, heads), *(words.figure(name) for name in figures)],
        [
            [
                _variant(words, balance, row),
                words.whole(row.games),
                *(_share(words, row.endings[ending]) for ending in endings),
                _typical(words, row.answers),
                *(_typical(words, row.figures.get(name)) for name in figures),
            ]
            for row in rows
        ],
    )
    yield "\n".join(f"- {words.say('report-ending', key=key, ending=words.ending(key))}" for key in endings)


def _scores(words: Words, balance: Balance) -> Iterator[str]:
    parts = list(dict.fromkeys(part for row in balance.variants for part in row.parts))
    yield f"## {words.say('report-scores')}"
    yield words.say("report-scores-note")
    yield table(
        [*_said(words, ["variant", "winner", "all"]), *(words.part(part) for part in parts)],
        [
            [
                _variant(words, balance, row),
                _typical(words, row.winning),
                _typical(words, row.scores),
                *(words.decimal(row.parts[part]) if part in row.parts else NONE for part in parts),
            ]
            for row in balance.variants
        ],
    )


def _seats(words: Words, balance: Balance) -> Iterator[str]:
    rows = balance.variants
    seats = max((row.seats for row in rows), default=0)
    automata = max((len(row.automata) for row in rows), default=0)
    heads = [words.say("report-seat", seat=seat) for seat in range(seats)]
    more = [words.say("report-automaton", number=number + 1) for number in range(automata)]
    yield f"## {words.say('report-seats')}"
    yield words.say("report-seats-note")
    yield table(
        [*_said(words, ["variant", "fair"]), *heads],
        [
            [
                _variant(words, balance, row),
                words.percent(row.fair),
                *_filled([_share(words, each.wins) + MARKS[each.flag] for each in row.by_seat], seats),
            ]
            for row in rows
        ],
    )
    yield words.say("report-seats-scores")
    yield table(
        [*_said(words, ["variant"]), *heads, *more],
        [
            [
                _variant(words, balance, row),
                *_filled([words.decimal(each.score) for each in row.by_seat], seats),
                *_filled([words.decimal(score) for score in row.automata], automata),
            ]
            for row in rows
        ],
    )


def _bots(words: Words, balance: Balance) -> Iterator[str]:
    yield f"## {words.say('report-bots')}"
    yield table(
        [*_said(words, ["variant", "fair"]), *balance.bots],
        [
            [
                _variant(words, balance, row),
                words.percent(row.fair),
                *(_share(words, row.by_bot[bot]) if bot in row.by_bot else NONE for bot in balance.bots),
            ]
            for row in balance.variants
        ],
    )


def _holdings(words: Words, things: Sequence[Thing]) -> Iterator[str]:
    """A table for every kind of things that players take."""
    for kind in dict.fromkeys(thing.kind for thing in things):
        yield f"## {words.kind(kind)}"
        yield words.say("report-holdings-note")
        yield table(
            _said(words, ["thing", "taken", "holders", "fair", "flags"]),
            [
                [
                    words.name(thing.name),
                    words.percent(thing.taken),
                    _share(words, thing.wins) if thing.wins.chances else NONE,
                    words.percent(thing.fair) if thing.wins.chances else NONE,
                    ", ".join(words.say(f"report-flag-{flag}") for flag in thing.flags),
                ]
                for thing in things
                if thing.kind == kind
            ],
        )


def _said(words: Words, heads: Sequence[str]) -> list[str]:
    """Headings by their keys; what stands in backquotes is a heading already."""
    return [head if head.startswith("`") else words.say(f"report-{head}") for head in heads]


def _variant(words: Words, balance: Balance, row: VariantBalance) -> str:
    """Players and settings; a setting that is the same in every row stands in the command, if anywhere."""
    told = [name for name in row.settings if len({each.settings[name] for each in balance.variants}) > 1]
    chosen = [
        words.say(
            "report-setting",
            setting=words.say(f"setting-{name}"),
            value=words.say(f"setting-{name}-{row.settings[name]}"),
        )
        for name in told
    ]
    return ", ".join([words.say("report-players", seats=row.seats), *chosen])


def _share(words: Words, share: Share) -> str:
    low, high = words.decimal(100 * share.low), words.decimal(100 * share.high)
    return words.say("report-share", share=words.percent(share.share), low=low, high=high)


def _typical(words: Words, found: Typical | None) -> str:
    if found is None or not found.count:
        return NONE
    low, median, high = (words.number(value) for value in (found.low, found.median, found.high))
    return words.say("report-typical", mean=words.mean(found.mean), low=low, median=median, high=high)


def _filled(cells: Sequence[str], count: int) -> list[str]:
    """As many cells as the widest variant has."""
    return [*cells, *[NONE] * (count - len(cells))]
