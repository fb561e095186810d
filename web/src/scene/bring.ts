/** Scrolls what can be chosen into sight: the last first, so that the first is seen for certain. */
export function bring(root: HTMLElement): void {
  for (const node of [...root.querySelectorAll('[data-lit]')].reverse()) node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
