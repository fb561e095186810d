import { describe, expect, it } from 'vitest';
import { area, board, scene, spot } from './fixtures/make';
import { filled, litOnSheets } from './sheets';

const phrase = (key: string) => ({ key, args: {} });
const say = (said: { key: string } | null | undefined): string => said?.key ?? '';
const OUTLINE: [number, number][] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
const port = board({
  id: 'port',
  sheets: [
    { title: phrase('Market'), box: [0, 0, 100, 100] },
    { title: phrase('Tavern'), box: [100, 0, 200, 100] },
  ],
  spots: [
    spot({ id: 'crate-1', x: 20, y: 10, label: phrase('Empty') }),
    spot({ id: 'crate-2', x: 40, y: 10, label: phrase('Empty') }),
    spot({ id: 'rum', x: 150, y: 10, label: phrase('Rum') }),
    spot({ id: 'gate', x: 300, y: 10, label: phrase('Gate') }),
  ],
  areas: [
    area({ id: 'head', label: phrase('Market'), title: phrase('Market'), outline: OUTLINE }),
    area({ id: 'stall', label: phrase('Stall'), outline: OUTLINE }),
  ],
});
const table = scene({ boards: [port] });
const told = (lit: string): [string, string[]][] =>
  filled(port, table, (key) => key === lit, say).map(({ heading, places }) => [
    heading,
    places.map(({ named, count }) => `${named.words} ${count}`),
  ]);

describe('the sheets of a board', () => {
  it('tell what stands on each, alike things together, and the rest last', () => {
    expect(told('')).toEqual([
      ['Market', ['Empty 2']],
      ['Tavern', ['Rum 1']],
      ['', ['Gate 1']],
    ]);
  });

  it('tell apart what can be chosen, and an area without words only then', () => {
    expect(told('spot:crate-2')[0]).toEqual(['Market', ['Empty 1', 'Empty 1']]);
    expect(told('area:stall')[0]).toEqual(['Market', ['Stall 1', 'Empty 2']]);
    expect(told('area:head')[0]).toEqual(['Market', ['Market 1', 'Empty 2']]);
  });

  it('give what can be chosen on any of them', () => {
    expect(litOnSheets(table, (key) => key === 'spot:rum', say).named.map(({ words }) => words)).toEqual(['Rum']);
  });
});
