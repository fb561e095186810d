/** Which options are about which thing. */
import type { AskedShown } from '../wire';

/** For the id of a thing the options that choosing it answers. */
export type Links = ReadonlyMap<string, readonly string[]>;
export const NO_LINKS: Links = new Map();

export function linksOf(asked: Pick<AskedShown, 'options'> | null): Links {
  const found = new Map<string, string[]>();
  for (const { text, things } of asked?.options ?? []) for (const id of things) found.set(id, [...(found.get(id) ?? []), text]);
  return found;
}
