/** Whether somebody wants a guide at a table, which tips they have had enough of, and which games were opened to them. */
import { recall, remember } from '../lib/prefs.svelte';
import { fading } from './fading';

const TIPS = 'kaper-tips';
const OPENED = 'kaper-opened';
const MANY = 50;

const wishes: Record<string, boolean> = $state({});

/** A guided table has a guide until it is put away; at any other it can be called. */
export const isGuided = (table: { id: string; guided: boolean }): boolean => wishes[table.id] ?? table.guided;
export function wishGuide(table: { id: string }, wanted: boolean): void {
  wishes[table.id] = wanted;
}

export const tips = fading(recall(TIPS, {}), (told) => remember(TIPS, told));

// --- a first turn, in which things are pointed at one after another

const firsts: Record<string, number> = $state({});

/** Which thing of the first turn is pointed at; -1 if none is. */
export const firstOf = (table: string): number => firsts[table] ?? -1;
export function pointFirst(table: string, step: number): void {
  firsts[table] = step;
}

/** Whether this is the first look at a table; the pictures open it once. */
export function opensNow(table: string): boolean {
  const opened = recall<string[]>(OPENED, []);
  if (opened.includes(table)) return false;
  remember(OPENED, [...opened, table].slice(-MANY));
  return true;
}
