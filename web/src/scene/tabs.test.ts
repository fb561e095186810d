import { expect, test } from 'vitest';
import { board, card, LINKS, piece, scene, spot, zone } from './fixtures/make';
import { asking, turning } from './tabs';

const table = scene({
  boards: [
    board({ id: 'sea' }),
    board({ id: 'own', spots: [spot({ id: 'u1', x: 1, y: 1, options: ['space:u1'] })] }),
    board({ id: 'market' }),
  ],
  pieces: [piece({ id: 'ship', board: 'sea', spot: 'p1', options: ['pay:1'] })],
  zones: [zone({ id: 'offer', kind: 'grid', board: 'market', spots: ['a'], cards: [card({ id: 'quest', options: ['take:quest'] })] })],
});

test('a question is about the boards on which something can be chosen', () => {
  expect(asking(table, LINKS, new Set(['space:u1']))).toEqual(['own']);
  expect(asking(table, LINKS, new Set(['take:quest', 'pay:1', 'skip']))).toEqual(['sea', 'market']);
});

test('without anything to choose there is no such board', () => {
  expect(asking(table, LINKS, new Set())).toEqual([]);
  expect(asking(table, LINKS, new Set(['skip']))).toEqual([]);
});

test('the board with the most answers is turned to, and one answer among many turns to none', () => {
  expect(turning(table, LINKS, new Set(['space:u1', 'skip']))).toEqual(['own']);
  expect(turning(table, LINKS, new Set(['space:u1', 'go', 'stay', 'skip']))).toEqual(['sea']);
  expect(turning(table, LINKS, new Set())).toEqual([]);
});
