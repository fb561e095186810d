/** What is known of the things of a game beforehand, fetched once; the browser keeps it, for its name is that of its content. */
import { api } from './api';
import type { Catalogue } from './picture';

const KEPT = 4;
const known = new Map<string, Catalogue>();

export const catalogue = (name: string): Catalogue | null => known.get(name) ?? null;

export async function loadCatalogue(game: string, name: string): Promise<Catalogue> {
  const found = known.get(name) ?? (await api.catalogue(game, name));
  if (known.size >= KEPT) known.delete(known.keys().next().value ?? '');
  known.set(name, found);
  return found;
}
