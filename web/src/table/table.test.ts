import { describe, expect, it } from 'vitest';
import { clockText, clockWarning, leftAfter } from '../lib/clocks';
import { parseRoute } from '../lib/router.svelte';
import type { AskedShown, Outcome, TableShown } from '../wire';
import { resized, wishes } from '../lobby/wishes';
import { device } from './device';
import { standings } from './standings';

const table = (mine: number[]): TableShown =>
  ({ seats: [0, 1, 2].map((number) => ({ number, mine: mine.includes(number), standin: false })) }) as unknown as TableShown;
const asked = {} as AskedShown;

describe('a device that is passed on', () => {
  it('shows the question of whoever looks', () => {
    expect(device(table([0]), { asked: { 0: asked }, waiting: [], viewer: 0, over: false })).toEqual({
      seat: 0,
      next: null,
      shared: false,
    });
  });
  it('draws the curtain where the next person has a secret', () => {
    const heard = { asked: {}, waiting: [{ seat: 1, prompt: 'choose' }], viewer: 0, over: false };
    expect(device(table([0, 1]), heard)).toEqual({ seat: null, next: 1, shared: true });
    expect(device(table([0]), heard).next).toBeNull();
  });
  it('draws none where both see the same', () => {
    expect(device(table([0, 1]), { asked: { 1: asked }, waiting: [], viewer: 0, over: false })).toEqual({
      seat: 1,
      next: null,
      shared: true,
    });
  });
});

describe('small things', () => {
  it('reads addresses', () => {
    expect(parseRoute('#/table/ab-1/at/12?invite=x%20y')).toEqual({ page: 'table', id: 'ab-1', at: 12, invite: 'x y' });
    expect(parseRoute('#/table/ab')).toEqual({ page: 'table', id: 'ab', at: undefined, invite: undefined });
    expect(parseRoute('')).toEqual({ page: 'lobby' });
  });
  it('shows clocks', () => {
    expect([5, 65, 3661, 90_000].map(clockText)).toEqual(['0:05', '1:05', '1:01:01', '1 d 1 h']);
    expect(leftAfter({ seat: 0, left: 10, running: true }, 12)).toBe(0);
    expect(leftAfter({ seat: 0, left: 10, running: false }, 12)).toBe(10);
  });
  it('warns before one’s own clock is empty', () => {
    const clocks = [
      { seat: 0, left: 12, running: true },
      { seat: 1, left: 3, running: true },
    ];
    expect(clockWarning('move', clocks, [0], [0], 1)).toBeNull();
    expect(clockWarning('move', clocks, [0], [0], 2)).toEqual({ seat: 0, what: 'move', left: 10 });
    expect(clockWarning('game', clocks, [0], [0], 2)?.what).toBe('game');
    expect(clockWarning('game', clocks, [0, 1], [0], 1)?.seat).toBe(1);
    expect(clockWarning('move', clocks, [0], [0], 12)?.what).toBe('out');
  });
  it('says that a bot is about to move as long as the question is open', () => {
    const empty = [{ seat: 0, left: 0, running: false }];
    expect(clockWarning('move', empty, [0], [0], 0)?.what).toBe('out');
    expect(clockWarning('move', empty, [0], [], 0)).toBeNull();
    expect(clockWarning('game', empty, [0], [0], 0)).toBeNull();
    expect(clockWarning('none', empty, [0], [0], 0)).toBeNull();
  });
  it('orders the score by place', () => {
    const outcome: Outcome = { ending: 'lap', scores: [5, 9, 9], places: [3, 1, 1], winners: [1, 2], parts: {} };
    expect(standings(outcome).map((row) => row.seat)).toEqual([1, 2, 0]);
  });
  it('sets up seats', () => {
    const places = resized([], 3, 'greedy', 'bot');
    expect(wishes(places).map((wish) => wish.kind)).toEqual(['me', 'bot', 'bot']);
    expect(wishes(places.map((place) => ({ ...place, kind: 'me' as const }))).map((wish) => wish.kind)).toEqual(['me', 'open', 'open']);
  });
});
