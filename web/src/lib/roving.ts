/** A long list as one stop of the Tab key: within it the arrows go on, and it is left where it was entered last. */
import { on } from 'svelte/events';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

export function roving(list: HTMLElement): () => void {
  let entered: HTMLElement | null = null;
  const lines = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('button')];

  /** Only one line is reached by Tab: where the list was left, or else the last one, however long it has grown. */
  function tidy(): void {
    const all = lines();
    if (entered && !list.contains(entered)) entered = null;
    const place = entered ?? all.at(-1);
    for (const line of all) line.tabIndex = line === place ? 0 : -1;
  }

  function enter(line: HTMLElement): void {
    entered = line;
    tidy();
  }

  function walk(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const all = lines();
    const here = all.indexOf(event.target as HTMLElement);
    if (step === undefined || here < 0) return;
    event.preventDefault();
    all[Math.max(0, Math.min(all.length - 1, here + step))]?.focus();
  }

  const changes = new MutationObserver(tidy);
  changes.observe(list, { subtree: true, childList: true });
  const offs = [
    on(list, 'focusin', (event) => event.target instanceof HTMLElement && event.target.matches('button') && enter(event.target)),
    on(list, 'keydown', walk),
  ];
  tidy();
  return () => {
    changes.disconnect();
    offs.forEach((off) => off());
  };
}
