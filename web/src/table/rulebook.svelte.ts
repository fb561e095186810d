/** The rules of a game as a tree, fetched once for each language. */
import { api } from '../lib/api';
import { prefs } from '../lib/prefs.svelte';
import type { Block } from '../lib/prose';

const books: Record<string, Block[]> = $state({});
const asked = new Set<string>();

/** The rules in the language of the page, or null while they are on their way. */
export function rulebook(game: string): Block[] | null {
  return books[`${game}/${prefs.lang}`] ?? null;
}

export async function loadRulebook(game: string): Promise<void> {
  const key = `${game}/${prefs.lang}`;
  if (asked.has(key)) return;
  asked.add(key);
  try {
    // The reader is large, and many never open the rules.
    const [{ parse }, text] = await Promise.all([import('../lib/markdown'), api.rules(game, prefs.lang)]);
    books[key] = parse(text);
  } catch {
    asked.delete(key);
    books[key] = [];
  }
}
