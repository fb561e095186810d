/** Where the reader is: the part of the address behind #. */
import { publicAddress } from './place';

export type Route =
  | { page: 'lobby' }
  | { page: 'gallery' }
  | { page: 'campaign' }
  | { page: 'puzzle'; game: string; id: string }
  | { page: 'table'; id: string; invite: string | undefined; at: number | undefined };

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const [, page, id, what, number] = path.split('/');
  if (page === 'gallery' || page === 'campaign') return { page };
  if (page === 'puzzle' && id && what) return { page, game: decodeURIComponent(id), id: decodeURIComponent(what) };
  if (page === 'table' && id) {
    const answers = what === 'at' && /^\d+$/.test(number ?? '') ? Number(number) : undefined;
    return { page, id: decodeURIComponent(id), invite: new URLSearchParams(query).get('invite') ?? undefined, at: answers };
  }
  return { page: 'lobby' };
}

const here: { route: Route } = $state({ route: parseRoute(typeof location === 'undefined' ? '' : location.hash) });
if (typeof addEventListener !== 'undefined') {
  addEventListener('hashchange', () => (here.route = parseRoute(location.hash)));
}

export const route = (): Route => here.route;
export const tableLink = (id: string, at?: number): string => `#/table/${encodeURIComponent(id)}${at === undefined ? '' : `/at/${at}`}`;

export const puzzleLink = (game: string, id: string): string => `#/puzzle/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;

export function go(hash: string): void {
  location.hash = hash;
}

/** Changes the address without a step in the browser's history, such as while a slider moves. */
export function slip(hash: string): void {
  history.replaceState(null, '', hash);
  here.route = parseRoute(hash);
}

/** Whether an address leads nowhere but to the machine on which it is opened. */
export const isLoopback = (address: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(new URL(address).hostname);

export function shareAddress(id: string, invite?: string | null): string {
  const query = invite ? `?invite=${encodeURIComponent(invite)}` : '';
  return `${publicAddress()}${tableLink(id)}${query}`;
}
