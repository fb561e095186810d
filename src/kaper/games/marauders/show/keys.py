"""The ids of things that options are about, where more than one place makes them."""


def gear(seat: int, name: str) -> str:
    """A Specialist, weapon, Modification or kept Rumor, as a card on a player board."""
    return f"tool-{seat}-{name}"


def panel_gear(seat: int, name: str) -> str:
    return f"panel-gear-{seat}-{name}"


def battle_gear(seat: int, name: str) -> str:
    return f"battle-gear-{seat}-{name}"


def aboard(name: str) -> str:
    """The same in the shipyard of a port."""
    return f"aboard-{name}"


def captain_card(name: str) -> str:
    return f"captain-{name}"


def flag(seat: int) -> str:
    return f"flag-{seat}"


def side_flag(side: int) -> str:
    return f"side-flag-{side}"


def glory_card(name: str, nth: int) -> str:
    """One of several copies in a hand."""
    return f"glory-{nth}-{name}"


def rumor_card(where: str, name: str) -> str:
    return f"{where}-rumor-{name}"


def mission_card(where: str, name: str) -> str:
    return f"{where}-mission-{name}"


def cargo_card(where: str, name: str) -> str:
    return f"{where}-{name}"


def crate(seat: int, nth: int) -> str:
    """A place in the hold, on the board of a player."""
    return f"hold-{seat}-{nth}"


def slot(seat: int, nth: int) -> str:
    """The same on the panel of a player."""
    return f"slot-{seat}-{nth}"


def deck(seat: int) -> str:
    """The board of a player."""
    return f"deck-{seat}"


def side_ship(side: int) -> str:
    return f"side-{side}"


def gauge(where: str, location: str) -> str:
    """A location of a ship, on a deck or on a side of a battle."""
    return f"{where}-{location}"


def panel_gauge(seat: int, location: str) -> str:
    return f"panel-{seat}-{location}"


def wanted(seat: int, nation: str) -> str:
    """A bounty, on the board of a player."""
    return f"wanted-{seat}-{nation}"


def bounty(seat: int, nation: str) -> str:
    """The same on the panel of a player."""
    return f"bounty-{seat}-{nation}"


def modification(zone: str) -> str:
    return f"mod-at-{zone}"


def weapon_sale(name: str) -> str:
    return f"weapon-sale-{name}"


def slip(seat: int, ship: str) -> str:
    return f"slip-{seat}-{ship}"


def tray(side: int) -> str:
    """Where the dice of a side lie."""
    return f"tray-{side}"


def rolled_die(side: int, nth: int) -> str:
    return f"tray-{side}-{nth}"


def aimed_die(side: int, nth: int) -> str:
    return f"aim-{side}-{nth}"


def test_die(nth: int) -> str:
    return f"test-{nth}"


def order(name: str) -> str:
    return f"order-{name}"


def spoil(name: str) -> str:
    return f"spoil-{name}"
