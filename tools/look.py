"""Plays games in a browser and prints what a person sees of them: a row for each game, language and screen.

    python -m tools.look [--games NAME,NAME] [--screens 1280x720,390x844] [--langs en,pl] [--every N]

Whole games are played by chance, one for each kind of device; each of its screens has a third of the answers
(`--alone`: a whole game for each screen). A screen's bars stand in `tests/browser/looks.py`, and what misses
one is marked. `--pictures FOLDER` keeps pictures of every tenth question that is looked at.
"""

import argparse
import secrets
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.browser.chromium import ARGUMENTS, chromium
from tests.browser.company import Company
from tests.browser.looks import DESKS, PHONES, SCREENS, Looker, Screen, Seen, faults
from tests.browser.serving import Serving

HEAD = (
    "game         lang screen     questions  letters  targets  cut  unseen/lit   board       drawing     "
    "shift (worst)  taps"
)


def main(words: list[str]) -> int:
    """Print the table; 1 if a bar was missed."""
    wish = _wishes(words)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Serving(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
            print(f"match {wish.match}\n{HEAD}", flush=True)
            missed = 0
            for game in server.get("/api/games"):
                if wish.games and game["name"] not in wish.games.split(","):
                    continue
                for lang in wish.langs.split(","):
                    for screens in _groups(wish):
                        looker = Looker(Company(browser, server, wish.match), game, screens, lang)
                        missed += _rows(looker, game["name"], lang, wish)
            return int(missed > 0)
        finally:
            server.stop()


def _wishes(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", default="", help="names of games, with commas; all of them otherwise")
    parser.add_argument("--screens", default=",".join(map(str, SCREENS)))
    parser.add_argument("--langs", default="en,pl")
    parser.add_argument("--every", type=int, default=4, help="look at one question of N")
    parser.add_argument("--answers", type=int, default=10_000, help="stop after N answers")
    parser.add_argument("--alone", action="store_true", help="a whole game for each screen")
    parser.add_argument("--pictures", default="", help="a folder for pictures")
    parser.add_argument("--match", default=secrets.token_hex(4), help="decides the dice; by chance otherwise")
    parser.add_argument("--why", action="store_true", help="name all that misses a bar")
    return parser.parse_args(words)


def _groups(wish: argparse.Namespace) -> list[list[Screen]]:
    """The screens that share a game."""
    wanted = [screen for screen in SCREENS if str(screen) in wish.screens.split(",")]
    if wish.alone:
        return [[screen] for screen in wanted]
    kinds = [[screen for screen in kind if screen in wanted] for kind in (PHONES, DESKS)]
    return [kind for kind in kinds if kind]


def _rows(looker: Looker, game: str, lang: str, wish: argparse.Namespace) -> int:
    """Play a game, print what was seen of it, and say how many bars were missed."""
    for nth, _ in enumerate(looker.play(wish.every, wish.answers)):
        if wish.pictures and nth % (10 * wish.every) == 0:
            _picture(looker, Path(wish.pictures) / f"{game}-{lang}-{nth:03}")
    looker.leave()
    missed = 0
    for seen in looker.seen:
        bars = faults(seen)
        missed += len(bars)
        print(_line(game, lang, seen), "  MISSED: " + "; ".join(bars) if bars else "", flush=True)
        if wish.why:
            _explain(seen)
    return missed


def _picture(looker: Looker, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    for seen in looker.seen:
        looker.turn(seen.screen)
        looker.person.page.screenshot(path=f"{path}-{seen.screen}.png")


def _line(game: str, lang: str, seen: Seen) -> str:
    low, high = seen.span("share")
    least, most = seen.span("drawing")
    return (
        f"{game:12} {lang:4} {seen.screen!s:10} {len(seen.looks):9}  {seen.least('letters')[0]:7.1f}"
        f"  {seen.least('targets')[0]:7.1f}  {len(seen.told('cut')):3}  {len(seen.unseen):4}/{seen.lit:<6}"
        f"  {low:.2f}-{high:.2f}   {least:.2f}-{most:.2f}   {seen.shifted:.3f} ({seen.worst:.3f})"
        f"  {sum(seen.taps) / max(1, len(seen.taps)):.2f}"
    )


def _explain(seen: Seen) -> None:
    screen = seen.screen
    print("   letters", dict(list(seen.small("letters", screen.letters).items())[:12]))
    print("   targets", dict(list(seen.small("targets", screen.targets).items())[:12]))
    print("   cut", list(seen.told("cut"))[:12])
    print("   unseen", sorted(set(seen.unseen))[:12])
    print("   moved", *sorted(set(seen.moved), reverse=True)[:14], sep="\n      ")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
