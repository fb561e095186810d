/** What scrolls can be reached with the Tab key, for as long as there is something to scroll. */
export function reachable(node: HTMLElement): () => void {
  const look = (): void => {
    if (node.scrollHeight > node.clientHeight + 1 && getComputedStyle(node).overflowY !== 'visible') node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(node);
  const watched = new MutationObserver(look);
  watched.observe(node, { childList: true, subtree: true });
  look();
  return () => {
    sizes.disconnect();
    watched.disconnect();
  };
}
