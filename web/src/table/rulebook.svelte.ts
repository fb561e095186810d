/** The rules of a game as a tree, fetched once for each language. */
import { api } from '../lib/api';
import { prefs } from '../lib/prefs.svelte';
import { parse, type Block } from '../lib/markdown';

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
    books[key] = parse(await api.rules(game, prefs.lang));
  } catch {
    asked.delete(key);
    books[key] = [];
  }
}
