"""Positions of whole games in which a law is hard to keep."""

from kaper.engine.chance import Chance
from kaper.engine.match import Match
from kaper.engine.registry import find
from kaper.laws.leaks import silent

SETTINGS = {
    "layout": "two-channels", "groups": "as-dealt", "fog-locations": "yes", "fog-improvements": "yes",
    "skirmishes": "yes", "hunters": "yes", "retirement": "yes", "redbeard": "b5", "handicap": "beginner",
}  # fmt: skip
ANSWERS = (
    "discard:quest-105 sail:2 sail:3 sail:7 buy sail:9 sail:12 done skip gain-doubloons:4 sail:9 buy sail:12 "
    "buy island:gold sail:18 sail:22 done space:u05 take:quest-108"
)


def test_a_quest_may_come_on_offer_and_be_taken_by_redbeard_before_anybody_is_asked() -> None:
    match = Match.new(find("maracaibo").load(), 1, SETTINGS, "16/392")
    for answer in ANSWERS.split():
        match.answer(0, answer)
    told = [(event.kind, event.args["card"]) for event in match.events[-14:] if "quest" in event.kind]
    assert told == [
        ("quest-on-offer", "quest-98"),
        ("takes-quest", "quest-98"),
        ("quest-on-offer", "quest-91"),
    ]
    silent(match, Chance.seeded("laws"))
