"""Breaks the rules of a game in small ways, one at a time, and tells which breaks no test notices.

Each break is first shown to the tests that cite the rule (by the id in the docstring of the broken function),
and if they stay green, to all tests in the game's folder. Laws and golden games are not asked: they tell that
something changed, not what.
"""

import argparse
import importlib
import importlib.abc
import importlib.util
import os
import pickle
import random
import resource
import signal
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from functools import partial
from importlib.machinery import ModuleSpec
from itertools import islice
from pathlib import Path
from types import ModuleType

import pytest

from kaper.arena.figures import share
from kaper.engine.registry import Entry, find
from kaper.pool import cores, mapped
from tools.citations import Citations, modules, rules_of_names, sources
from tools.harmless import Harmless, harmless
from tools.mutants import Mutant, Site, sites

ROOT = Path(__file__).resolve().parent.parent
QUIET = ("-q", "-x", "--no-header", "--no-summary", "-p", "no:cacheprovider", "-p", "no:xdist")
LEAST, TIMES = 15.0, 3.0
"""A break that makes the tests run for ever is noticed, too: by seconds of the processor, or by this many
times what all tests take as they are, if that is more. A busy machine is no break."""
PATIENCE = 900
"""By the clock, for tests that would wait for ever."""
MEMORY = 4 << 30


class Verdict(Enum):
    """Who noticed a break."""

    CITING = "tests that cite the rule"
    FOLDER = "other tests of the game"
    NOBODY = "nobody"


@dataclass(frozen=True)
class Trial:
    """A mutant, the module that it takes the place of, its rules, and the tests that it must get past."""

    mutant: Mutant
    module: str
    rules: tuple[str, ...]
    citing: tuple[str, ...]
    folder: str


class _Broken(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Loads one module from a text instead of from its file."""

    def __init__(self, module: str, path: Path, text: str) -> None:
        self.module, self.path, self.text = module, path, text

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.module:
            return None
        return importlib.util.spec_from_file_location(fullname, self.path, loader=self)

    def get_source(self, fullname: str) -> str:
        return self.text


def main() -> int:
    """Draw a sample, try each, print what survived and how many did not; 1 if a bar is missed."""
    wanted = _arguments()
    entry = find(wanted.game)
    trials = _trials(entry, wanted.rule, wanted.sample, wanted.seed)
    if not trials:
        print(f"Nothing to break: no code of {wanted.game} plays {wanted.rule or 'a rule'}.")
        return 1
    failed, seconds = _tested([_tests(entry)], 0.0)
    if failed:
        print(f"The tests of {wanted.game} fail as they are: they must be green before anything is broken.")
        return 1
    verdicts: list[Verdict] = []
    with tempfile.TemporaryDirectory() as folder:
        for number, trial in enumerate(trials):
            Path(folder, str(number)).write_bytes(pickle.dumps(trial))
        work = partial(_tried, folder, max(LEAST, TIMES * seconds))
        for verdict in mapped(work, len(trials), wanted.jobs, method="fork"):
            _tell(trials[len(verdicts)], verdict, wanted.all)
            verdicts.append(verdict)
    return _summary(wanted.game, verdicts)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutate", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--rule", default="", help="break only what plays this rule, for instance JAM-501")
    parser.add_argument("--sample", type=int, default=300, help="how many breaks, drawn at random (300)")
    parser.add_argument("--seed", default="kaper", help="another seed draws another sample")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes side by side")
    parser.add_argument("--all", action="store_true", help="also print what only uncited tests noticed")
    return parser.parse_args()


def _trials(entry: Entry, rule: str, sample: int, seed: str) -> list[Trial]:
    rules = rules_of_names(modules(entry.folder), entry.folder)
    found = [site for path in sources(entry.folder) for site in sites(path)]
    found = [site for site in found if not rule or rule in rules.get((site.path, site.name), ())]
    random.Random(seed).shuffle(found)
    citing, loaded = _collected(entry)
    _load(loaded, entry)
    return [
        Trial(
            mutant=mutant,
            module=".".join(mutant.path.relative_to(ROOT / "src").with_suffix("").parts),
            rules=(ids := tuple(sorted(rules.get((mutant.path, mutant.name), ())))),
            citing=tuple(sorted({test for each in ids for test in citing.get(each, ())})),
            folder=_tests(entry),
        )
        for mutant in islice(_harmful(found, harmless(ROOT / _tests(entry))), sample)
    ]


def _harmful(found: Iterable[Site], known: Sequence[Harmless]) -> Iterator[Mutant]:
    skipped = {(each.name, each.change) for each in known}
    return (mutant for site in found if ((mutant := site.mutant()).name, mutant.text) not in skipped)


def _tests(entry: Entry) -> str:
    return f"tests/games/{entry.folder.name}"


def _collected(entry: Entry) -> tuple[Mapping[str, Sequence[str]], Sequence[str]]:
    """For each rule the tests that cite it, and all modules that these tests need.

    Found in a process of its own, so that nothing of the game is loaded in this one.
    """
    reader, writer = os.pipe()
    pid = os.fork()
    if not pid:
        found = Citations()
        _pytest([_tests(entry), "--collect-only"], found)
        with os.fdopen(writer, "wb") as pipe:
            pickle.dump((dict(found.tests), list(sys.modules)), pipe)
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        collected: tuple[Mapping[str, Sequence[str]], Sequence[str]] = pickle.load(pipe)
    os.waitpid(pid, 0)
    return collected


def _load(modules: Sequence[str], entry: Entry) -> None:
    """Load what every trial would load again, all but the game and its tests."""
    for name in modules:
        if not name.startswith((entry.package, "tests", "conftest", "__")):
            with suppress(ImportError):
                importlib.import_module(name)


def _tried(folder: str, limit: float, number: int) -> Verdict:
    trial: Trial = pickle.loads(Path(folder, str(number)).read_bytes())
    if trial.citing and _tested(trial.citing, limit, trial)[0]:
        return Verdict.CITING
    return Verdict.FOLDER if _tested([trial.folder], limit, trial)[0] else Verdict.NOBODY


def _tested(tests: Sequence[str], limit: float, trial: Trial | None = None) -> tuple[bool, float]:
    """Whether these tests fail, with the mutant of a trial in place, and the processor's seconds they took.

    Asked in a process of its own, which ends after N seconds; 0 is no limit.
    """
    pid = os.fork()
    if not pid:
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_PROF, limit)
        signal.alarm(PATIENCE)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        if trial is not None:
            sys.meta_path.insert(0, _Broken(trial.module, trial.mutant.path, trial.mutant.after))
        os._exit(1 if _pytest(tests) else 0)
    _, status, used = os.wait4(pid, 0)
    return status != 0, used.ru_utime + used.ru_stime


def _pytest(tests: Sequence[str], *plugins: object) -> int:
    silent = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 1)
    os.dup2(silent, 2)
    browser = [f"--ignore={test}/browser" for test in tests if "::" not in test]
    return int(pytest.main([*QUIET, *browser, *tests], plugins))


def _tell(trial: Trial, verdict: Verdict, all_of_them: bool) -> None:
    if verdict is Verdict.NOBODY or (all_of_them and verdict is Verdict.FOLDER):
        mutant = trial.mutant
        place = f"{mutant.path.relative_to(ROOT)}:{mutant.line}"
        rules = " ".join(trial.rules) or "no rule"
        print(f"{place} {mutant.name} ({rules}) noticed by {verdict.value}\n    {mutant.text}", flush=True)


def _summary(game: str, verdicts: Sequence[Verdict]) -> int:
    cited = share(verdicts.count(Verdict.CITING), len(verdicts))
    all_tests = share(len(verdicts) - verdicts.count(Verdict.NOBODY), len(verdicts))
    print(f"\n{game}, breaks tried: {len(verdicts)}")
    for name, found, bar in (("tests that cite the rule", cited, 0.9), ("all its tests", all_tests, 0.97)):
        interval = f"{found.low:.1%} to {found.high:.1%}"
        print(f"  noticed by {name}: {found.wins:.0f}, {found.share:.1%} ({interval}; bar {bar:.0%})")
    return int(cited.share < 0.9 or all_tests.share < 0.97)


if __name__ == "__main__":
    sys.exit(main())
