/** Scrolls what can be chosen into sight: the last first, so that the first is seen for certain. */

/** Pixels left free above and below. */
const GAP = 8;

/** What can be chosen and is drawn nowhere else; for what is brought within reach, or answers the same, nothing need be scrolled. */
function lit(root: HTMLElement): Element[] {
  const within = new Set([...root.querySelectorAll<HTMLElement>('.over [data-lit]')].map((node) => node.dataset['lit']));
  const nodes = [...root.querySelectorAll<HTMLElement>('[data-lit]')];
  return nodes.filter((node) => !within.has(node.dataset['lit']) && !node.closest('.held')).reverse();
}

/** Where only parts of the page scroll. */
export function bringWithin(root: HTMLElement): void {
  for (const node of lit(root)) node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** How much of the board lies under what is brought within reach or under the question, with the page at its top; a
 *  board on which nothing can be chosen may be covered. */
export function covered(root: HTMLElement, floor: number): number {
  const frame = root.querySelector('.frame')?.getBoundingClientRect();
  if (!frame || !root.querySelector('.frame [data-lit]')) return 0;
  const lying = [...root.querySelectorAll('.held, .stick > .over')].filter((node) => node.clientHeight > 0);
  const tops = lying.map((node) => node.getBoundingClientRect().top);
  return Math.max(0, frame.bottom - Math.min(floor, ...tops));
}

/** Where the whole page scrolls, as on a phone: `floor` is where the question begins. */
export function bringOnPage(root: HTMLElement, floor: number): void {
  for (const node of lit(root)) {
    const box = node.getBoundingClientRect();
    if (box.bottom > floor) window.scrollBy(0, box.bottom - floor + GAP);
    const { top } = node.getBoundingClientRect();
    if (top < 0) window.scrollBy(0, top - GAP);
  }
}
