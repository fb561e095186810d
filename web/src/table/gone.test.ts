import { describe, expect, it } from 'vitest';
import type { SeatShown, TableShown } from '../wire';
import { whoHasGone } from './gone';

const seat = (number: number, more: Partial<SeatShown> = {}): SeatShown => ({
  number,
  kind: 'person',
  name: `seat ${number}`,
  level: '',
  mine: number === 0,
  away: number !== 0,
  standin: false,
  absent: 100,
  nudged: false,
  ...more,
});
const table = (seats: SeatShown[], more: Partial<TableShown> = {}): TableShown =>
  ({ stage: 'playing', seats, clock: { kind: 'none', seconds: 0 }, patience: { gone: 120, abandon: 3600 }, ...more }) as TableShown;

describe('who has gone', () => {
  it('is nobody before the time is up', () => {
    expect(whoHasGone(table([seat(0), seat(1)]), [1], 19)).toEqual([]);
    expect(whoHasGone(table([seat(0), seat(1)]), [1], 20)).toHaveLength(1);
  });
  it('is only who is waited for, as far as one can know', () => {
    expect(whoHasGone(table([seat(0), seat(1)]), [0], 60)).toEqual([]);
    expect(whoHasGone(table([seat(0), seat(1)]), [], 60)).toHaveLength(1);
  });
  it('is no concern of those who look on', () => {
    expect(whoHasGone(table([seat(0, { mine: false }), seat(1)]), [1], 60)).toEqual([]);
  });
  it('leaves the seat to the clock where there is one', () => {
    const found = whoHasGone(table([seat(0), seat(1)], { clock: { kind: 'move', seconds: 60 } }), [1], 60);
    expect(found.map(({ nudge, bot, end }) => [nudge, bot, end])).toEqual([[true, false, false]]);
  });
  it('may end the match after long', () => {
    const found = whoHasGone(table([seat(0), seat(1, { standin: true, nudged: true })]), [0], 3600);
    expect(found.map(({ nudge, bot, end }) => [nudge, bot, end])).toEqual([[false, false, true]]);
  });
});
