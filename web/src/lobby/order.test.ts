import { describe, expect, it } from 'vitest';
import { isLoopback } from '../lib/router.svelte';
import type { TableShown } from '../wire';
import { ownPlaces, sorted } from './order';

const table = (id: string, created: number, more: Partial<TableShown> = {}): TableShown =>
  ({ id, created, stage: 'playing', your_turn: false, seats: [], ...more }) as unknown as TableShown;

describe('the tables of the lobby', () => {
  it('come in the order of what they ask for, then the newest first', () => {
    const nudged = { seats: [{ mine: true, nudged: true }] } as unknown as Partial<TableShown>;
    const tables = [
      table('waits', 50, { stage: 'waiting' }),
      table('old', 10),
      table('new', 20),
      table('turn', 5, { your_turn: true }),
      table('awaited', 1, nudged),
    ];
    expect(sorted(tables).map((each) => each.id)).toEqual(['awaited', 'turn', 'new', 'old', 'waits']);
  });

  it('tell my places, and none where all have lost together', () => {
    const seats = [
      { number: 0, mine: true },
      { number: 1, mine: false },
      { number: 2, mine: true },
    ];
    expect(ownPlaces({ seats, outcome: { places: [3, 1, 2], winners: [1] } })).toEqual([3, 2]);
    expect(ownPlaces({ seats, outcome: { places: [1, 1, 1], winners: [] } })).toEqual([]);
    expect(ownPlaces({ seats, outcome: null })).toEqual([]);
  });
});

describe('an invitation', () => {
  it('to this machine alone is known as such', () => {
    expect(['http://127.0.0.1:8000/#/x', 'http://localhost/', 'http://[::1]:8000/'].map(isLoopback)).toEqual([true, true, true]);
    expect(['http://192.168.1.20:8000/', 'https://kaper.example/#/table/localhost'].map(isLoopback)).toEqual([false, false]);
  });
});
