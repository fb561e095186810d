"""A balance report in words: in short as Markdown, and with all its tables for a page."""

from collections.abc import Iterator, Sequence

from kaper.arena.balance import HIGH, LOW, Balance, VariantBalance
from kaper.arena.figures import Share, Typical
from kaper.arena.holdings import Thing
from kaper.cli.markdown import Grid, Heading, Part, markdown
from kaper.words import Words

NONE = "–"
MARKS = {HIGH: " ▲", LOW: " ▼", "": ""}
MOST_TOLD = 3
"""How many of the things of a kind that win most, and of those that win least, are told of in short."""


def written(words: Words, title: str, command: str, balance: Balance) -> str:
    """The report in short, with the command that prints it at its head."""
    parts = [
        f"# {words.say('report-title', title=title)}",
        f"```\n{command}\n```",
        order_line(words, balance),
        *([words.say("report-cut-short")] if balance.cut_short else []),
        *_glance(words, balance),
        *(_bots(words, balance) if len(balance.bots) > 1 else []),
        *_holdings(words, telling(balance.holdings)),
        words.say("report-whole", command=f"{command} --html report.html"),
    ]
    return "\n\n".join(markdown(part) for part in parts)


def order_line(words: Words, balance: Balance) -> str:
    """What was played."""
    bots = ", ".join(f"`{bot}`" for bot in balance.bots)
    return words.say("report-order", rules=balance.rules_version, games=balance.wanted, bots=bots)


def tables(words: Words, balance: Balance) -> Iterator[Part]:
    """All that was counted."""
    yield from _course(words, balance)
    yield from _scores(words, balance)
    yield from _seats(words, balance)
    if len(balance.bots) > 1:
        yield from _bots(words, balance)
    yield from _holdings(words, balance.holdings)


def telling(things: Sequence[Thing]) -> list[Thing]:
    """Of each kind what is marked, and what wins most and least beyond chance."""
    found: list[Thing] = []
    for kind in dict.fromkeys(thing.kind for thing in things):
        own = [thing for thing in things if thing.kind == kind]
        better = [thing for thing in own if thing.wins.low > thing.fair]
        worse = [thing for thing in own if thing.wins.chances and thing.wins.high < thing.fair]
        better.sort(key=lambda thing: thing.fair - thing.wins.share)
        worse.sort(key=lambda thing: thing.wins.share - thing.fair)
        told = [*better[:MOST_TOLD], *worse[:MOST_TOLD], *(thing for thing in own if thing.flags)]
        found += [thing for thing in own if thing in told]
    return found


def _glance(words: Words, balance: Balance) -> Iterator[Part]:
    """A row for each variant, with the seats that win more or less than their share."""
    yield Heading(words.say("report-glance"))
    yield words.say("report-glance-note")
    yield Grid(
        _said(words, ["variant", "answers", "winner", "all", "fair", "uneven"]),
        [
            [
                variant_name(words, balance, row),
                words.mean(row.answers.mean),
                words.mean(row.winning.mean) if row.winning.count else NONE,
                words.mean(row.scores.mean),
                words.percent(row.fair),
                _uneven(words, row) or NONE,
            ]
            for row in balance.variants
        ],
    )


def _uneven(words: Words, row: VariantBalance) -> str:
    """The seats that win more or less than their share."""
    return ", ".join(
        f"{words.say('report-seat', seat=seat)}: {words.percent(each.wins.share)}{MARKS[each.flag]}"
        for seat, each in enumerate(row.by_seat)
        if each.flag
    )


def _course(words: Words, balance: Balance) -> Iterator[Part]:
    """How the games ended, how long they were, and what the game itself counts."""
    rows = balance.variants
    endings = list(rows[0].endings) if rows else []
    figures = list(dict.fromkeys(name for row in rows for name in row.figures))
    heads = ["variant", "games", *(f"`{ending}`" for ending in endings), "answers"]
    yield Heading(words.say("report-course"))
    yield Grid(
        [*_said(words, heads), *(words.figure(name) for name in figures)],
        [
            [
                variant_name(words, balance, row),
                words.whole(row.games),
                *(_share(words, row.endings[ending]) for ending in endings),
                _typical(words, row.answers),
                *(_typical(words, row.figures.get(name)) for name in figures),
            ]
            for row in rows
        ],
    )
    yield "\n".join(f"- {words.say('report-ending', key=key, ending=words.ending(key))}" for key in endings)


def _scores(words: Words, balance: Balance) -> Iterator[Part]:
    parts = list(dict.fromkeys(part for row in balance.variants for part in row.parts))
    yield Heading(words.say("report-scores"))
    yield words.say("report-scores-note")
    yield Grid(
        [*_said(words, ["variant", "winner", "all"]), *(words.part(part) for part in parts)],
        [
            [
                variant_name(words, balance, row),
                _typical(words, row.winning),
                _typical(words, row.scores),
                *(words.decimal(row.parts[part]) if part in row.parts else NONE for part in parts),
            ]
            for row in balance.variants
        ],
    )


def _seats(words: Words, balance: Balance) -> Iterator[Part]:
    rows = balance.variants
    seats = max((row.seats for row in rows), default=0)
    automata = max((len(row.automata) for row in rows), default=0)
    heads = [words.say("report-seat", seat=seat) for seat in range(seats)]
    more = [words.say("report-automaton", number=number + 1) for number in range(automata)]
    yield Heading(words.say("report-seats"))
    yield words.say("report-seats-note")
    yield Grid(
        [*_said(words, ["variant", "fair"]), *heads],
        [
            [
                variant_name(words, balance, row),
                words.percent(row.fair),
                *_filled([_share(words, each.wins) + MARKS[each.flag] for each in row.by_seat], seats),
            ]
            for row in rows
        ],
    )
    yield words.say("report-seats-scores")
    yield Grid(
        [*_said(words, ["variant"]), *heads, *more],
        [
            [
                variant_name(words, balance, row),
                *_filled([words.decimal(each.score) for each in row.by_seat], seats),
                *_filled([words.decimal(score) for score in row.automata], automata),
            ]
            for row in rows
        ],
    )


def _bots(words: Words, balance: Balance) -> Iterator[Part]:
    yield Heading(words.say("report-bots"))
    yield Grid(
        [*_said(words, ["variant", "fair"]), *balance.bots],
        [
            [
                variant_name(words, balance, row),
                words.percent(row.fair),
                *(_share(words, row.by_bot[bot]) if bot in row.by_bot else NONE for bot in balance.bots),
            ]
            for row in balance.variants
        ],
    )


def _holdings(words: Words, things: Sequence[Thing]) -> Iterator[Part]:
    """A table for every kind of things that players take."""
    for kind in dict.fromkeys(thing.kind for thing in things):
        yield Heading(words.kind(kind))
        yield words.say("report-holdings-note")
        yield Grid(
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


def variant_name(words: Words, balance: Balance, row: VariantBalance) -> str:
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
