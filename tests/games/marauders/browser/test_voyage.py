"""A whole game in the browser, played on the chart, in ports and in battles; and a look at it on a phone."""

from typing import Any

from playwright.sync_api import expect

from kaper.games.marauders.components.board import FAR, NEAR, ZONE_NAMES, ZONES
from tests.browser.company import Company
from tests.browser.person import OPTIONS, Person

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}
THINGS = {
    "sail": "area:zone-{}",
    "buy": "area:buy",
    "recruit": "area:recruit",
    "rumor": "area:tavern",
    "stash": "spot:stash",
    "yard": "area:head-yard",
    "repair": "spot:repair-{}",
    "hit": "spot:side-0-{}",
    "shoot": "area:order-shoot",
    "board": "area:order-board",
    "flee": "area:order-flee",
}
"""Options that are chosen by the thing they are about, if it is there and lit; others by their buttons."""
LIKING = {"claim": 900, "step": 90, "scout": 40, "attack": 30, "port": 25, "board": 15, "buy": 4, "done": 9}
"""What brings adventures; everything else is worth 3, and what only takes time nothing."""
HURRY = ("end-turn", "done", "pass", "flee", "decline", "stay", "let-sail", "stop")
"""How a captain plays who has seen it all."""
IDLE = frozenset({"retire", "overboard", "redraw", "yard", "stash", "sell-weapon"})
WANTED = {"port", "battle", "mission"}
GAMES = 3
"""A captain who finds no mission, or no enemy, in one game finds it in another."""
OPEN_POINT = """thing => {
    const found = document.querySelector(`[data-thing="${thing}"][data-lit]`);
    if (!found) return null;
    const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
    const lit = each => !each.closest('[data-thing]:not([data-lit])');
    const hit = (x, y) => document.elementsFromPoint(x, y).find(lit)?.closest('[data-thing]') === found;
    const box = found.getBoundingClientRect();
    if (!found.matches('polygon')) return hit(...middle(box)) ? middle(box) : null;
    const spots = [...document.querySelectorAll('[data-lit]:not(polygon)')];
    const middles = spots.map(spot => middle(spot.getBoundingClientRect()));
    const around = [[0, 0], [3, 0], [-3, 0], [0, 3], [0, -3]];
    for (let step = 0; step < 900; step++) {
        const x = Math.round(box.left + (box.width * (step % 30)) / 30);
        const y = Math.round(box.top + (box.height * Math.floor(step / 30)) / 30);
        const apart = middles.every(([left, top]) => Math.hypot(left - x, top - y) > 28);
        if (apart && around.every(([dx, dy]) => hit(x + dx, y + dy))) return [x, y];
    }
    return null;
}"""
"""Asked in the page: where a click means a lit thing, away from its edge and from others that are lit."""
ANY_OPEN_POINT = f"""() => {{
    const zones = [...document.querySelectorAll('polygon[data-lit]')].map(zone => zone.dataset.thing);
    return zones.map({OPEN_POINT}).find(point => point) ?? null;
}}"""
ERRANDS = """() => {
    const told = port => document.getElementById(port.getAttribute('aria-describedby'))?.textContent ?? '';
    const ports = [...document.querySelectorAll('[data-thing^="spot:port-"]')];
    return ports.filter(port => told(port).includes('mission')).map(port => port.dataset.thing);
}"""
"""Asked in the page: the ports whose explanation speaks of missions."""


def marauders(company: Company) -> dict[str, Any]:
    games: list[dict[str, Any]] = company.server.get("/api/games")
    return next(game for game in games if game["name"] == "marauders")


def offered(person: Person) -> list[str]:
    options: list[str] = person.page.eval_on_selector_all(
        OPTIONS, "all => all.map(one => one.dataset.option)"
    )
    return options


def errands(person: Person) -> list[int]:
    """The zones in whose ports a mission is offered, as the chart tells."""
    things: list[str] = person.page.evaluate(ERRANDS)
    return [ZONE_NAMES.index(thing.removeprefix("spot:port-")) for thing in things]


def whereabouts(options: list[str]) -> list[int]:
    """The zone from which all of these can be reached, if a ship is at sea."""
    near = sorted(ZONE_NAMES.index(option[5:]) for option in options if option.startswith("sail:"))
    return [zone for zone in ZONES if NEAR[zone] == near]


def wish(person: Person, options: list[str]) -> str:
    """Missions, fights and ports; towards a mission when nothing else is to be done."""
    here, goals = whereabouts(options), errands(person)
    if here and here[0] in goals and "enter-port" in options:
        return "enter-port"
    weights = [liking(option, here, goals) for option in options]
    return person.chance.choices(options, weights)[0]


def liking(option: str, here: list[int], goals: list[int]) -> float:
    verb, _, detail = option.partition(":")
    if verb == "sail" and here and goals:
        zone = ZONE_NAMES.index(detail)
        return 40 if min(FAR[zone][goal] for goal in goals) < min(FAR[here[0]][goal] for goal in goals) else 1
    return 0.01 if verb in IDLE else LIKING.get(verb, 3)


def choose(person: Person, option: str) -> None:
    verb, _, detail = option.partition(":")
    thing = THINGS.get(verb, "")
    point = person.page.evaluate(OPEN_POINT, thing.format(detail)) if thing else None
    if point is None:
        person.page.locator(f'{OPTIONS}[data-option="{option}"]').click()
        return
    person.page.mouse.click(*point)
    more = person.page.locator(f'.chooser [data-option="{option}"]')
    if more.count():
        more.click()


def voyage(person: Person, met: set[str]) -> None:
    """Play to the end and note what was met on the way."""
    while person.await_turn():
        options = offered(person)
        verbs = {option.partition(":")[0] for option in options}
        met |= {"port"} if "yard" in verbs else set()
        met |= {"battle"} if "shoot" in verbs else set()
        met |= {"mission"} if "claim" in verbs else set()
        quick = [option for option in HURRY if option in options and met >= WANTED]
        if options:
            choose(person, quick[0] if quick else wish(person, options))


def test_a_whole_game_with_a_battle_a_port_and_a_mission(company: Company) -> None:
    met: set[str] = set()
    for game in range(GAMES):
        anne = company.person(f"Anne {game + 1}").introduce()
        anne.visit(anne.start(anne.make_table(marauders(company), [ME, BOT, BOT, BOT])))
        voyage(anne, met)
        expect(anne.score).to_contain_text(anne.name)
        expect(anne.score.get_by_role("row")).to_have_count(5)
        if met >= WANTED:
            break
    assert met == WANTED


def test_on_a_phone_the_chart_fits_and_a_zone_can_be_tapped(company: Company) -> None:
    anne = company.on_a_phone("Anne").introduce()
    anne.visit(anne.start(anne.make_table(marauders(company), [ME, BOT])))
    assert anne.await_turn()
    assert anne.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    while "leave-port" not in offered(anne):
        anne.page.locator(OPTIONS).first.tap()
        assert anne.await_turn()
    anne.page.locator('[data-tab="chart"]').tap()
    # Between others that are lit a small zone may have no place of its own for a finger; its neighbours have.
    point = anne.page.wait_for_function(ANY_OPEN_POINT).json_value()
    anne.page.touchscreen.tap(*point)
    expect(anne.unfolded_log()).to_contain_text("Anne leaves")
