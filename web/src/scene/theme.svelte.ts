/** Whether the page is dark, as its root says. */
export class Theme {
  dark = $state(false);

  constructor() {
    if (typeof document === 'undefined') return;
    const root = document.documentElement;
    const look = (): void => {
      this.dark = root.dataset['theme'] === 'dark';
    };
    $effect(() => {
      look();
      const watcher = new MutationObserver(look);
      watcher.observe(root, { attributes: true, attributeFilter: ['data-theme'] });
      return () => watcher.disconnect();
    });
  }
}
