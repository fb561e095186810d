/** Markdown as a tree of ours: what markdown-it read, and nothing that could become markup of somebody else's. */
import MarkdownIt from 'markdown-it';
import { plainText, type Block, type Inline, type Item } from './prose';

type Token = ReturnType<typeof reader.parse>[number];

const RULE_ID = /^([A-Z]{1,5}-[A-Z]?\d+[a-z]?)\b/;
const reader = new MarkdownIt({ html: false, linkify: false });

const ruleId = (parts: readonly Inline[]): string => RULE_ID.exec(plainText(parts))?.[1] ?? '';
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Goes through the tokens of a text, one after another. */
class Tokens {
  private at = 0;
  constructor(private readonly all: readonly Token[]) {}

  next(): Token | undefined {
    return this.all[this.at++];
  }

  /** Hands over each token up to the one that closes what was opened. */
  until(close: string, take: (token: Token) => void): void {
    for (let token = this.next(); token && token.type !== close; token = this.next()) take(token);
  }
}

function inlines(tokens: Tokens, close = ''): Inline[] {
  const parts: Inline[] = [];
  tokens.until(close, (token) => {
    if (token.type === 'code_inline') parts.push({ kind: 'code', text: token.content });
    else if (token.type === 'strong_open') parts.push({ kind: 'bold', inside: inlines(tokens, 'strong_close') });
    else if (token.type === 'em_open') parts.push({ kind: 'italic', inside: inlines(tokens, 'em_close') });
    else if (token.type === 'link_open') parts.push(link(String(token.attrGet('href')), inlines(tokens, 'link_close')));
    else addText(parts, token.type.endsWith('break') ? ' ' : token.content);
  });
  return parts;
}

/** Only addresses of pages, and places on this one. */
const link = (to: string, inside: Inline[]): Inline =>
  /^(https?:\/\/|#)/.test(to) ? { kind: 'link', inside, to } : { kind: 'text', text: plainText(inside) };

function addText(parts: Inline[], text: string): void {
  const last = parts.at(-1);
  if (last?.kind === 'text') last.text += text;
  else if (text) parts.push({ kind: 'text', text });
}

const content = (token: Token | undefined): Inline[] => inlines(new Tokens(token?.children ?? []));
export const inline = (text: string): Inline[] => content(reader.parseInline(text, {})[0]);

export function parse(text: string): Block[] {
  const tokens = new Tokens(reader.parse(text, {}));
  const blocks: Block[] = [];
  tokens.until('', (token) => {
    if (token.type === 'heading_open') {
      const inside = content(tokens.next());
      blocks.push({ kind: 'heading', level: Number(token.tag.slice(1)), inside, id: ruleId(inside) || slug(plainText(inside)) });
    } else if (token.type === 'paragraph_open') {
      const inside = content(tokens.next());
      blocks.push({ kind: 'paragraph', inside, id: ruleId(inside) });
    } else if (token.type.endsWith('list_open')) blocks.push(list(tokens, token));
    else if (token.type === 'table_open') blocks.push(table(tokens));
    else if (token.type === 'fence' || token.type === 'code_block') blocks.push({ kind: 'code', text: token.content.replace(/\n$/, '') });
    else if (token.type === 'hr') blocks.push({ kind: 'rule' });
  });
  return blocks;
}

/** A list and the lists within it in one row, each item with its depth. */
function list(tokens: Tokens, open: Token): Block {
  const items: Item[] = [];
  let depth = 0;
  tokens.until(open.type.replace('open', 'close'), (token) => take(token));
  return { kind: 'list', ordered: open.type === 'ordered_list_open', items };

  function take(token: Token): void {
    if (token.type === 'inline') {
      const inside = content(token);
      items.push({ inside, id: ruleId(inside), depth });
    } else if (token.type.endsWith('list_open')) {
      depth += 1;
      tokens.until(token.type.replace('open', 'close'), take);
      depth -= 1;
    }
  }
}

function table(tokens: Tokens): Block {
  const rows: Inline[][][] = [];
  tokens.until('table_close', (token) => {
    if (token.type === 'tr_open') rows.push([]);
    else if (token.type === 'inline') rows.at(-1)?.push(content(token));
  });
  return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) };
}
