"""A captain's portrait in a medallion, in the colours of the nation."""

from kaper.games.marauders.components.board import NATION_NAMES

COATS = {"spanish": "#8d2f2a", "english": "#a33a2c", "french": "#2f4f7c", "dutch": "#b5652a"}


def portraits() -> dict[str, str]:
    return {
        f"portrait-{number}": _portrait(COATS[nation], number) for number, nation in enumerate(NATION_NAMES)
    }


def _portrait(coat: str, number: int) -> str:
    """Hat, hair, beard and coat: each nation has another cut."""
    beard = (
        "M38 44c2 14 22 14 24 0-3 5-21 5-24 0z",
        "M44 46q6 4 12 0l-2 5h-8z",
        "M40 44q10 6 20 0-2 8-10 9-8-1-10-9z",
        "M38 40c0 18 24 18 24 0-4 8-20 8-24 0z",
    )[number]
    hat = (
        "M22 28c10-8 18-12 28-12s18 4 28 12c-10 4-46 4-56 0z",
        "M20 30c6-14 16-18 30-18s24 4 30 18c-10-6-50-6-60 0z",
        "M24 30c4-16 14-18 26-18s22 2 26 18c-14-4-38-4-52 0z",
        "M18 30h64l-10-4V12H28v14z",
    )[number]
    return (
        '<g stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round" '
        'fill="none"><ellipse cx="50" cy="40" rx="40" ry="38" fill="#cfdccf"/>'
        f'<path d="M20 78c2-18 12-24 30-24s28 6 30 24c-18 4-42 4-60 0z" fill="{coat}"/>'
        '<path d="M50 55v22M44 56l6 8 6-8" fill="#f4ead2"/>'
        '<path d="M36 30c-4 12-4 20-2 26 4-2 5-6 6-10M64 30c4 12 4 20 2 26-4-2-5-6-6-10" fill="#6f4527"/>'
        '<path d="M38 30c-1 14 2 24 12 25 10-1 13-11 12-25z" fill="#e9c9a0"/>'
        f'<path d="{beard}" fill="#6f4527"/><path d="M43 37h4M53 37h4M50 38l-2 6h4M46 49q4 2 8 0" '
        'stroke-width="1.6"/>'
        f'<path d="{hat}" fill="#3a3640"/><path d="M58 18c8-10 18-8 22-2-8 0-14 4-20 6z" fill="{coat}"/></g>'
    )
