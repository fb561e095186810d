"""What a newcomer has to load before the first page is there."""

from playwright.sync_api import expect

from tests.browser.company import Company

LARGEST = 250_000
# What came over the line for the page itself; fonts and what belongs to a game are counted apart.
LOADED = """() => performance.getEntries()
    .filter(each => 'encodedBodySize' in each && !/\\.woff2$|\\/api\\/games\\//.test(each.name))
    .reduce((sum, each) => sum + each.encodedBodySize, 0)"""


def test_the_first_page_is_light(company: Company) -> None:
    anne = company.person("Anne")
    anne.page.goto("/")
    expect(anne.button("play-now")).to_be_visible()
    assert 10_000 < anne.page.evaluate(LOADED) <= LARGEST
