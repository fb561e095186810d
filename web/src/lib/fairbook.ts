/** What this device noted for the fairness check: the promise as first seen, and the words it added, by seat. */
import { drawNonce } from './fairness';
import { recall, remember } from './prefs.svelte';
import type { TableShown } from '../wire';

interface Page {
  commitment?: string;
  nonces: Record<string, string>;
}

const key = (table: string): string => `kaper-fair-${table}`;

export const notes = (table: string): Page => recall<Page>(key(table), { nonces: {} });

/** The promise is written down once: a later one does not replace it. */
export function noteCommitment(table: string, commitment: string): void {
  const page = notes(table);
  if (commitment && !page.commitment) remember(key(table), { ...page, commitment });
}

export function noteNonces(table: string, nonces: Record<string, string>): void {
  const page = notes(table);
  remember(key(table), { ...page, nonces: { ...page.nonces, ...nonces } });
}

/** New words for the dice of all one's seats; they are only drawn once the promise is written down. */
export function ownNonces(table: TableShown): Record<string, string> {
  noteCommitment(table.id, table.commitment);
  return Object.fromEntries(table.seats.filter((seat) => seat.mine).map((seat) => [String(seat.number), drawNonce()]));
}
