import { describe, expect, it } from 'vitest';
import type { Scene } from '../scene/types';
import { aboutIds, grouped } from './log';
import { EMPTY, joinTold } from './live.svelte';
import type { Told } from './types';

const told = (at: number, seat: number, kind = 'x', args = {}): Told => ({ at, kind, seat, args });
const scene = {
  ...EMPTY,
  boards: [{ id: 'chart', spots: [{ id: 'chart:12' }, { id: 'space-7' }], areas: [] }],
  pieces: [{ id: 'ship-1' }],
  zones: [{ id: 'hand', cards: [{ id: 'lady-beth' }] }],
  panels: [{ seat: 0 }, { seat: 1 }],
} as unknown as Scene;

describe('the log', () => {
  it('keeps the events of one answer about one seat together', () => {
    const groups = grouped([told(1, 0), told(1, 0), told(1, 1), told(2, 1), told(2, 1)]);
    expect(groups.map((group) => [group.at, group.seat, group.events.length])).toEqual([[1, 0, 2], [1, 1, 1], [2, 1, 2]]);
  });

  it('points at seats, places and things, and not at figures that only count', () => {
    expect(aboutIds(told(1, 0, 'attacks', { whom: 1, space: 12, n: 12 }), scene)).toEqual(['seat-0', 'seat-1', 'chart:12']);
    expect(aboutIds(told(1, -1, 'sails', { space: 7 }), scene)).toEqual(['space-7']);
    expect(aboutIds(told(1, -1, 'finds', { item: 'lady-beth', other: 'unknown' }), scene)).toEqual(['lady-beth']);
  });

  it('joins what is told later, also after an undo', () => {
    const have = [told(1, 0), told(2, 0), told(3, 0)];
    expect(joinTold(have, 3, [told(4, 0)]).map((event) => event.at)).toEqual([1, 2, 3, 4]);
    expect(joinTold(have, 1, [told(9, 0)]).map((event) => event.at)).toEqual([1, 9]);
    expect(joinTold(have, 0, []).length).toBe(0);
  });
});
