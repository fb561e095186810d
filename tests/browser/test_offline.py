"""The page can be installed, and what it keeps opens without a line."""

from playwright.sync_api import expect

from tests.browser.company import Company

KEPT = "navigator.serviceWorker.ready.then(() => caches.keys())"


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
