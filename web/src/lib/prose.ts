/** A text with its headings, lists and tables, as a tree that can be searched and drawn. */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; inside: Inline[] }
  | { kind: 'italic'; inside: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; inside: Inline[]; to: string };

export type Block =
  | { kind: 'heading'; level: number; inside: Inline[]; id: string }
  | { kind: 'paragraph'; inside: Inline[]; id: string }
  | { kind: 'list'; ordered: boolean; items: Item[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' };

export interface Item {
  inside: Inline[];
  /** The id of the rule that the item begins with, such as JAM-204. */
  id: string;
  depth: number;
}

export const plainText = (parts: readonly Inline[]): string =>
  parts.map((part) => ('text' in part ? part.text : plainText(part.inside))).join('');

/** Chapters to turn to for some rules: the heading above each, once, with the first rule of them that stands below it. */
export function chapters(blocks: readonly Block[], ids: readonly string[]): { title: string; id: string }[] {
  const found = new Map<string, string>();
  for (const id of ids) {
    const place = blocks.findIndex(
      (block) => ('id' in block && block.id === id) || (block.kind === 'list' && block.items.some((item) => item.id === id)),
    );
    const heading = blocks.slice(0, place + 1).findLast((block) => block.kind === 'heading');
    if (place >= 0 && heading) {
      const title = plainText(heading.inside);
      if (!found.has(title)) found.set(title, id);
    }
  }
  return [...found].map(([title, id]) => ({ title, id }));
}

/** The text of one rule, for a bubble beside a question. */
export function ruleText(blocks: readonly Block[], id: string): Inline[] | null {
  for (const block of blocks) {
    if (block.kind === 'list') {
      const item = block.items.find((each) => each.id === id);
      if (item) return item.inside;
    } else if (block.kind === 'paragraph' && block.id === id) return block.inside;
  }
  return null;
}
