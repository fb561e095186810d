"""The book of laws, with how often each is checked in long runs: what costs more is checked less."""

from kaper.laws.clones import independent, taken_back
from kaper.laws.determinism import deterministic, recorded
from kaper.laws.law import Law
from kaper.laws.leaks import silent
from kaper.laws.options import orderly, refused
from kaper.laws.secrets import advised, playable, unseen
from kaper.laws.worlds import alike

LAWS = (
    Law("deterministic", deterministic, 0.1),
    Law("record", recorded, 0.01),
    Law("clones", independent, 0.1),
    Law("undo", taken_back, 0.25),
    Law("observation", unseen, 0.3),
    Law("redealt", playable, 0.2),
    Law("two-worlds", alike, 1.0),
    Law("leaks", silent, 0.25),
    Law("options", orderly, 0.3),
    Law("refusals", refused, 0.3),
    Law("hints", advised, 0.2),
)
