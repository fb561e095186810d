/** Scrolls what can be chosen into sight: the last first, so that the first is seen for certain. */

/** Pixels left free above and below. */
const GAP = 8;

const lit = (root: HTMLElement): Element[] => [...root.querySelectorAll('[data-lit]')].reverse();

/** Where only parts of the page scroll. */
export function bringWithin(root: HTMLElement): void {
  for (const node of lit(root)) node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Where the whole page scrolls, as on a phone: it begins with the board, and `floor` is where the question begins. */
export function bringOnPage(root: HTMLElement, floor: number): void {
  window.scrollTo(0, 0);
  for (const node of lit(root)) {
    const box = node.getBoundingClientRect();
    if (box.bottom > floor) window.scrollBy(0, box.bottom - floor + GAP);
    const { top } = node.getBoundingClientRect();
    if (top < 0) window.scrollBy(0, top - GAP);
  }
}
