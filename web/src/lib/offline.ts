/** Lets the browser keep the page for when there is no line; a browser that cannot is no reason to fail. */
import { here } from './place';

export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => void navigator.serviceWorker.register(here('/sw.js')).catch(() => undefined));
}
