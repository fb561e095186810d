/** Scrolls what can be chosen into sight: the last first, so that the first is seen for certain. */
export function bring(root: HTMLElement, fromTop: boolean): void {
  // On a phone the whole page scrolls: a question begins with the board, wherever the last one has led.
  if (fromTop) window.scrollTo(0, 0);
  for (const node of [...root.querySelectorAll('[data-lit]')].reverse()) node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
