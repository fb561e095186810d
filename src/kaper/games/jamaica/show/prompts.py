"""The rules that matter for each question, the most important first."""

from typing import Final

PROMPTS: Final[dict[str, list[str]]] = {
    "place-dice": ["JAM-303", "JAM-302", "JAM-307"],
    "choose-card": ["JAM-304", "JAM-307", "JAM-308", "JAM-608"],
    "route": ["JAM-503", "JAM-502", "JAM-504"],
    "fall-back": ["JAM-711", "JAM-702", "JAM-707", "JAM-708"],
    "empty-hold": ["JAM-403", "JAM-404", "JAM-402"],
    "fill-hold": ["JAM-911", "JAM-912", "JAM-402"],
    "pay": ["JAM-605", "JAM-602", "JAM-603", "JAM-607"],
    "pay-powder": ["JAM-605", "JAM-809"],
    "attack": ["JAM-803", "JAM-801", "JAM-802"],
    "spend-powder": ["JAM-805", "JAM-806", "JAM-807", "JAM-808", "JAM-809"],
    "sabre": ["JAM-906", "JAM-907", "JAM-908", "JAM-909"],
    "loot": ["JAM-810", "JAM-811", "JAM-812", "JAM-813"],
    "treasure": ["JAM-709", "JAM-901", "JAM-913"],
    "ghost-direction": ["JAM-1209", "JAM-1206", "JAM-1207", "JAM-1208"],
}
