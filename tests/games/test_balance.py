"""A balance report is of the rules as they are."""

from kaper.engine.registry import Entry


def test_the_report_is_of_this_version_of_the_rules(entry: Entry) -> None:
    """Of several reports the first, by the greedy bots, is made anew with every change of the rules."""
    text = (entry.folder / "BALANCE.md").read_text(encoding="utf-8")
    told = text.split("Rules version ", 1)[1].partition(";")[0]
    assert told == str(entry.meta.rules_version)
