import { describe, expect, it } from 'vitest';
import { portions, since, staged, turns } from './deeds';
import { grouped } from './log';
import type { HighlightShown, ToldShown } from '../wire';

const told = (at: number, seat: number, kind = 'x', highlight?: HighlightShown): ToldShown => ({
  at,
  kind,
  seat,
  args: {},
  about: [],
  ...(highlight ? { highlight } : {}),
});
const FIGHT: HighlightShown = { name: 'fight', icon: 'swords', since: ['attacks'] };
const END: HighlightShown = { name: 'end', icon: 'flag', since: [] };
const kinds = (events: readonly ToldShown[] | undefined): string[] => (events ?? []).map((event) => event.kind);

describe('what everybody should see', () => {
  const fight = [told(1, 0, 'sails'), told(1, 0, 'attacks'), told(1, 0, 'fires'), told(2, 1, 'fires'), told(2, 1, 'wins', FIGHT)];

  it('is told with what led to it, from its beginning', () => {
    expect(kinds(staged(fight, 3)?.story)).toEqual(['attacks', 'fires', 'fires', 'wins']);
    expect(staged(fight, 3)?.event.seat).toBe(1);
  });

  it('is not there twice, and not without its beginning', () => {
    expect(staged(fight, 5)).toBeNull();
    expect(staged([told(1, 1, 'wins', FIGHT)], 0)).toBeNull();
    expect(staged([...fight, told(3, 1, 'wins', FIGHT)], 5)).toBeNull();
  });

  it('begins with a whole row of what it begins with', () => {
    const round = [told(1, 0, 'sails'), told(1, 0, 'earns'), told(1, 1, 'earns'), told(1, -1, 'ends', { ...FIGHT, since: ['earns'] })];
    expect(kinds(staged(round, 0)?.story)).toEqual(['earns', 'earns', 'ends']);
  });

  it('may need no beginning', () => {
    expect(kinds(staged([told(1, 0, 'sails'), told(1, 0, 'home', END), told(1, 0, 'rests')], 0)?.story)).toEqual(['home', 'rests']);
  });
});

describe('portions', () => {
  const sizes = (events: ToldShown[], first: number): number[][] =>
    portions(events, first).map(({ seat, lines, upto }) => [seat, lines, upto]);

  it('are the deeds of one seat after another', () => {
    expect(sizes([told(1, 0), told(2, 1), told(2, 1), told(2, 2), told(2, -1)], 1)).toEqual([
      [1, 2, 2],
      [2, 1, 3],
      [-1, 1, 4],
    ]);
  });

  it('keep together what leads to something that everybody should see', () => {
    const events = [
      told(1, 0, 'sails'),
      told(1, 1, 'sails'),
      told(1, 1, 'attacks'),
      told(1, 2, 'fires'),
      told(1, 1, 'wins', FIGHT),
      told(1, 3),
    ];
    expect(sizes(events, 0)).toEqual([
      [0, 1, 1],
      [1, 4, 5],
      [3, 1, 6],
    ]);
    // What came with an earlier position is on the board already.
    expect(sizes(events, 4)).toEqual([
      [1, 1, 1],
      [3, 1, 2],
    ]);
  });

  it('are none where nothing is told', () => {
    expect(portions([told(1, 0)], 1)).toEqual([]);
  });
});

describe('turns', () => {
  it('go on until another seat acts; what is about nobody belongs to who is at it', () => {
    const found = turns(grouped([told(0, -1), told(1, 0), told(1, -1), told(2, 0), told(3, 1), told(3, 1), told(4, 0)]));
    expect(found.map(({ seat, lines }) => [seat, lines])).toEqual([
      [0, 4],
      [1, 2],
      [0, 1],
    ]);
  });
});

describe('since the last turn', () => {
  const groups = grouped([told(1, 0), told(2, 1), told(2, -1), told(3, 2), told(4, 1)]);

  it('only what came later is told, what is about nobody with its deed', () => {
    expect(since(groups, 1).map(({ at, seat, events }) => [at, seat, events.length])).toEqual([
      [2, 1, 2],
      [3, 2, 1],
      [4, 1, 1],
    ]);
    expect(since(groups, 4)).toEqual([]);
  });

  it('who has not answered yet is told the last few deeds', () => {
    const many = grouped(Array.from({ length: 30 }, (_, nth) => told(nth, nth % 3)));
    expect(since(many, 0).map(({ at }) => at)).toEqual([18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
  });
});
