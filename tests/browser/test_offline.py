"""The page can be installed, and what it keeps opens without a line."""

from playwright.sync_api import expect

from tests.browser.company import Company
from tests.browser.test_together import ME

KEPT = "navigator.serviceWorker.ready.then(() => caches.keys())"
GAMES = "caches.has('kaper-games').then(async (has) => has ? (await caches.open('kaper-games')).keys() : [])"


def test_the_page_can_be_installed(company: Company) -> None:
    anne = company.person("Anne")
    anne.page.goto("/")
    address = anne.page.locator("link[rel=manifest]").get_attribute("href")
    assert address is not None
    manifest = anne.get(address)
    assert manifest["display"] == "standalone"
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        assert anne.context.request.get(f"/{icon['src']}").headers["content-type"] == icon["type"]
    themes = anne.page.locator("meta[name=theme-color]")
    light = themes.first.get_attribute("content")
    anne.page.emulate_media(color_scheme="dark")
    expect(themes.first).not_to_have_attribute("content", str(light))


def test_the_page_opens_without_a_line_and_forgets_other_builds(company: Company) -> None:
    anne = company.person("Anne", service_workers="allow").introduce()
    anne.page.goto("/")
    anne.page.evaluate("caches.open('kaper-page-of-yesterday')")
    anne.page.evaluate(KEPT)
    anne.page.reload()
    expect(anne.button("play-now")).to_be_visible()
    assert len([name for name in anne.page.evaluate(KEPT) if name.startswith("kaper-page-")]) == 1
    anne.context.set_offline(True)
    anne.page.reload()
    expect(anne.button("play-now")).to_be_visible()


def test_a_finished_game_that_is_kept_is_read_without_a_line(company: Company) -> None:
    anne = company.person("Anne", service_workers="allow").introduce()
    anne.page.goto("/")
    anne.page.evaluate(KEPT)
    anne.page.reload()
    table = anne.finish(anne.start(anne.make_table(company.game, [ME])))
    anne.visit(table)
    expect(anne.score).to_be_visible()
    # Nothing is kept of anybody's table but by their wish.
    assert anne.page.evaluate(GAMES) == []
    anne.button("keep-game").click()
    expect(anne.button("keep-forget")).to_be_visible(timeout=60_000)
    anne.context.set_offline(True)
    anne.page.goto("/")
    expect(anne.page.get_by_role("status").filter(has_text=anne.say("offline"))).to_be_visible()
    anne.page.locator("section:has(#finished) a").first.click()
    expect(anne.score).to_contain_text(anne.name)
    anne.visit(table, "/at/3")
    expect(anne.page.get_by_role("slider")).to_have_value("3")
    expect(anne.page.locator(".scene [data-thing]").first).to_be_visible()
    # Whoever uses this device next is shown nothing of it.
    anne.context.set_offline(False)
    anne.post("/api/logout")
    anne.page.goto("/")
    anne.page.reload()
    expect(anne.page.get_by_label(anne.say("your-name"))).to_be_visible()
    assert anne.page.evaluate(GAMES) == []
