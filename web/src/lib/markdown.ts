/** A tiny reader of markdown: text in, a tree out. Nothing in it can become markup but what is named here. */

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

const RULE_ID = /^\*{0,2}([A-Z]{1,5}-[A-Z]?\d+[a-z]?)\b/;
const ITEM = /^(\s*)(?:[-*+]|(\d+)[.)])\s+(.*)$/;

const ruleId = (text: string): string => RULE_ID.exec(text)?.[1] ?? '';

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const MARKS: [RegExp, (found: RegExpExecArray) => Inline][] = [
  [/^`([^`]+)`/, (found) => ({ kind: 'code', text: found[1] ?? '' })],
  [/^\*\*(.+?)\*\*/, (found) => ({ kind: 'bold', inside: inline(found[1] ?? '') })],
  [/^\*([^*\s](?:[^*]*[^*\s])?)\*/, (found) => ({ kind: 'italic', inside: inline(found[1] ?? '') })],
  [/^_([^_\s](?:[^_]*[^_\s])?)_(?![\p{L}\p{N}])/u, (found) => ({ kind: 'italic', inside: inline(found[1] ?? '') })],
  [/^\[([^\]]+)\]\((https?:\/\/[^)\s]+|#[^)\s]*)\)/, (found) => ({ kind: 'link', inside: inline(found[1] ?? ''), to: found[2] ?? '' })],
];

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let plain = '';
  const flush = (): void => {
    if (plain) parts.push({ kind: 'text', text: plain });
    plain = '';
  };
  for (let at = 0; at < text.length; ) {
    const mark = mayOpen(text, at) ? matchMark(text.slice(at)) : null;
    if (mark) {
      flush();
      parts.push(mark.part);
      at += mark.length;
    } else plain += text[at++];
  }
  flush();
  return parts;
}

/** An underscore inside a word is a letter like others. */
function mayOpen(text: string, at: number): boolean {
  const sign = text[at] ?? '';
  if (!'`*_['.includes(sign)) return false;
  return sign !== '_' || at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '');
}

function matchMark(text: string): { part: Inline; length: number } | null {
  for (const [pattern, make] of MARKS) {
    const found = pattern.exec(text);
    if (found) return { part: make(found), length: found[0].length };
  }
  return null;
}

export const plainText = (parts: readonly Inline[]): string =>
  parts.map((part) => ('text' in part ? part.text : plainText(part.inside))).join('');

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replace(/\\\|/g, '|'));

/** Reads line after line; each kind of block takes the lines that belong to it. */
export function parse(text: string): Block[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (!line.trim()) at += 1;
    else if (line.startsWith('```')) at = code(lines, at, blocks);
    else if (/^#{1,6}\s/.test(line)) at = heading(line, at, blocks);
    else if (/^\s*([-*_])(\s*\1){2,}\s*$/.test(line)) {
      blocks.push({ kind: 'rule' });
      at += 1;
    } else if (line.includes('|') && /^\s*\|?[\s:|-]+\|?\s*$/.test(lines[at + 1] ?? '') && (lines[at + 1] ?? '').includes('-')) {
      at = table(lines, at, blocks);
    } else if (ITEM.test(line)) at = list(lines, at, blocks);
    else at = paragraph(lines, at, blocks);
  }
  return blocks;
}

function code(lines: string[], at: number, blocks: Block[]): number {
  let end = at + 1;
  while (end < lines.length && !lines[end]?.startsWith('```')) end += 1;
  blocks.push({ kind: 'code', text: lines.slice(at + 1, end).join('\n') });
  return end + 1;
}

function heading(line: string, at: number, blocks: Block[]): number {
  const found = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
  const text = found?.[2] ?? '';
  blocks.push({ kind: 'heading', level: found?.[1]?.length ?? 1, inside: inline(text), id: ruleId(text) || slug(text) });
  return at + 1;
}

function table(lines: string[], at: number, blocks: Block[]): number {
  const head = cells(lines[at] ?? '').map(inline);
  const rows: Inline[][][] = [];
  let end = at + 2;
  while (end < lines.length && lines[end]?.trim() && lines[end]?.includes('|')) rows.push(cells(lines[end++] ?? '').map(inline));
  blocks.push({ kind: 'table', head, rows });
  return end;
}

function list(lines: string[], at: number, blocks: Block[]): number {
  const texts: { text: string; depth: number }[] = [];
  const ordered = ITEM.exec(lines[at] ?? '')?.[2] !== undefined;
  let end = at;
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? '';
    const found = ITEM.exec(line);
    const last = texts.at(-1);
    if (found) texts.push({ text: found[3] ?? '', depth: Math.floor((found[1]?.length ?? 0) / 2) });
    else if (line.trim() && last && /^\s/.test(line)) last.text += ` ${line.trim()}`;
    else break;
  }
  const items = texts.map(({ text, depth }) => ({ inside: inline(text), id: ruleId(text), depth }));
  blocks.push({ kind: 'list', ordered, items });
  return end;
}

function paragraph(lines: string[], at: number, blocks: Block[]): number {
  const taken: string[] = [];
  let end = at;
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? '';
    const other = !line.trim() || line.startsWith('```') || /^#{1,6}\s/.test(line) || (taken.length > 0 && ITEM.test(line));
    if (other) break;
    taken.push(line.trim());
  }
  const text = taken.join(' ');
  blocks.push({ kind: 'paragraph', inside: inline(text), id: ruleId(text) });
  return Math.max(end, at + 1);
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
