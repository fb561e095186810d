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
