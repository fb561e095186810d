import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inline, parse } from './markdown';
import { chapters, plainText, ruleText } from './prose';

describe('chapters', () => {
  it('are the headings above rules, each once, with the first rule to turn to', () => {
    const blocks = parse('# Game\n\n## Fights\n\n- **AB-101** One\n- **AB-102** Two\n\n## Loot\n\n**AB-201** Three');
    expect(chapters(blocks, ['AB-102', 'AB-101', 'AB-201', 'AB-999'])).toEqual([
      { title: 'Fights', id: 'AB-102' },
      { title: 'Loot', id: 'AB-201' },
    ]);
  });
});

describe('markdown', () => {
  it('reads headings, paragraphs, lists with rule ids, tables and code', () => {
    const blocks = parse(
      '# Title\n\nA line\nand more.\n\n- **JAM-101** First\n  goes on\n- second\n  - deeper\n\n| a | b |\n|---|:-:|\n| 1 | 2 |\n\n```\nx | y\n```\n\n---',
    );
    expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list', 'table', 'code', 'rule']);
    const [heading, paragraph, list, table, code] = blocks;
    expect(heading).toMatchObject({ level: 1, id: 'title' });
    expect(paragraph?.kind === 'paragraph' && plainText(paragraph.inside)).toBe('A line and more.');
    expect(list?.kind === 'list' && list.items.map((item) => [item.id, item.depth, plainText(item.inside)])).toEqual([
      ['JAM-101', 0, 'JAM-101 First goes on'],
      ['', 0, 'second'],
      ['', 1, 'deeper'],
    ]);
    expect(table?.kind === 'table' && table.rows.map((row) => row.map(plainText))).toEqual([['1', '2']]);
    expect(code).toMatchObject({ text: 'x | y' });
  });

  it('reads bold, italics, code and links', () => {
    expect(inline('a **b *c*** `d*` [e](https://f.org)').map((part) => part.kind)).toEqual([
      'text',
      'bold',
      'text',
      'code',
      'text',
      'link',
    ]);
    expect(inline('snake_case_name')).toEqual([{ kind: 'text', text: 'snake_case_name' }]);
    expect(inline('2 * 3 * 4')).toEqual([{ kind: 'text', text: '2 * 3 * 4' }]);
  });

  it('makes no markup of what is not named, and follows no other address', () => {
    expect(inline('<img src=x onerror=alert(1)>')).toEqual([{ kind: 'text', text: '<img src=x onerror=alert(1)>' }]);
    expect(inline('[x](javascript:alert(1))').some((part) => part.kind === 'link')).toBe(false);
  });

  it('finds every rule of every game', () => {
    const games = new URL('../../../src/kaper/games/', import.meta.url);
    for (const game of readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))) {
      const text = readFileSync(new URL(`${game.name}/RULES.md`, games), 'utf8');
      const ids = [...text.matchAll(/^- \*\*([A-Z]+-[0-9A-Z]+)\*\*/gm)].map((match) => match[1] ?? '');
      const blocks = parse(text);
      expect(ids.filter((id) => ruleText(blocks, id) === null)).toEqual([]);
      expect(ruleText(blocks, 'NONE-999')).toBeNull();
    }
  });
});
