/** How far this device has been shown each table, so that whoever comes back is told what they missed. */
import { recall, remember } from '../lib/prefs.svelte';

const KEY = 'kaper-seen';
const TABLES = 40;
type Known = [table: string, answers: number][];

const known = (): Known => recall<Known>(KEY, []);

export const seenOf = (table: string): number => known().find(([id]) => id === table)?.[1] ?? 0;

export function noteSeen(table: string, answers: number): void {
  const others = known().filter(([id]) => id !== table);
  remember(KEY, [[table, answers], ...others].slice(0, TABLES));
}

/** From so many deeds on that were never shown here it is worth to tell them. */
const MANY = 4;
export const isRecap = (own: number, seen: number, deeds: readonly { at: number }[]): boolean =>
  own > 0 && deeds.filter((deed) => deed.at > seen).length >= MANY;
