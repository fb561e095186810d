"""All laws about positions, with how often a long run checks each."""

from kaper.laws.clones import independent, taken_back, written_down
from kaper.laws.determinism import deterministic, recorded
from kaper.laws.law import Law
from kaper.laws.leaks import silent
from kaper.laws.options import orderly, refused
from kaper.laws.secrets import advised, playable, unseen
from kaper.laws.shown import redacted
from kaper.laws.worlds import alike

LAWS = (
    Law("deterministic", deterministic, 0.1),
    Law("record", recorded, 0.02),
    Law("clones", independent, 0.1),
    Law("written", written_down, 0.1),
    Law("undo", taken_back, 0.3),
    Law("observation", unseen, 0.6),
    Law("shown", redacted, 0.1),
    Law("redealt", playable, 0.4),
    Law("two-worlds", alike, 1.0),
    Law("leaks", silent, 0.4),
    Law("options", orderly, 0.6),
    Law("refusals", refused, 0.6),
    Law("hints", advised, 0.4),
)
