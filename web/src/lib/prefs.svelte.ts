/** What this device remembers of its reader's wishes. */
import type { Language } from '../words/sentences';
import type { Tempo } from './tempo';

export type Theme = 'light' | 'dark' | 'system';
interface Stored {
  lang: Language;
  theme: Theme;
  sound: boolean;
  tempo: Tempo;
  /** Whether log and talk stand beside the board. */
  side: boolean;
  /** Whether single letters and digits are keys of the table. */
  keys: boolean;
}

const KEY = 'kaper-prefs';

function fromBrowser(): Language {
  const wishes = typeof navigator === 'undefined' ? [] : navigator.languages;
  return wishes
    .find((wish) => /^(pl|en)\b/i.test(wish))
    ?.toLowerCase()
    .startsWith('pl')
    ? 'pl'
    : 'en';
}

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing is no reason to fail.
  }
}

const defaults: Stored = { lang: fromBrowser(), theme: 'system', sound: false, tempo: 'calm', side: false, keys: true };
export const prefs: Stored = $state({ ...defaults, ...recall<Partial<Stored>>(KEY, {}) });

const media = (query: string): MediaQueryList | null => (typeof matchMedia === 'undefined' ? null : matchMedia(query));
const darkness = media('(prefers-color-scheme: dark)');
const stillness = media('(prefers-reduced-motion: reduce)');
const device = $state({ dark: darkness?.matches ?? false, reduced: stillness?.matches ?? false });
darkness?.addEventListener('change', (event) => (device.dark = event.matches));
stillness?.addEventListener('change', (event) => (device.reduced = event.matches));

export const reducedMotion = (): boolean => device.reduced;
const isDark = (): boolean => prefs.theme === 'dark' || (prefs.theme === 'system' && device.dark);

/** Keeps the wishes and shows the theme; called once, at the start. */
export function watchPrefs(): void {
  $effect.root(() => {
    $effect(() => remember(KEY, $state.snapshot(prefs)));
    $effect(() => {
      document.documentElement.dataset['theme'] = isDark() ? 'dark' : 'light';
      // What frames an installed page has the colour of its bar.
      for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
        meta.content = isDark() ? '#2c2927' : '#f8efdb';
    });
  });
}
