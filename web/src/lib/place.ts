/** Where the page stands: the server fills it in, since it may be below any path and behind any name. */
function told(name: string): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

const base = typeof location === 'undefined' ? '/' : new URL(told('kaper-base') || '/', location.href).pathname;

/** An address of the server, such as `/api/tables`, as it is reached from here. */
export const here = (path: string): string => base + path.replace(/^\//, '');

/** Where somebody else finds the page. */
export const publicAddress = (): string => told('kaper-public') || location.origin + base;
