import { describe, expect, it } from 'vitest';
import type { Scene } from '../wire';
import { aboutIds, grouped, sceneIds } from './log';
import { EMPTY, joinTold, sentAfter, sentAfterRefusal, type Sent } from './live.svelte';
import type { ToldShown } from '../wire';

const told = (at: number, seat: number, about: string[] = []): ToldShown => ({ at, kind: 'x', seat, args: {}, about });
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
    expect(groups.map((group) => [group.at, group.seat, group.events.length])).toEqual([
      [1, 0, 2],
      [1, 1, 1],
      [2, 1, 2],
    ]);
  });

  it('says before what a late move led to that a bot made it', () => {
    const groups = grouped(
      [told(1, 0), told(2, 1), told(2, 0), told(4, 0)],
      [
        { at: 2, seat: 1 },
        { at: 3, seat: 0 },
        { at: 5, seat: 1 },
      ],
    );
    expect(groups.map((group) => [group.at, group.seat, group.late, group.events.length])).toEqual([
      [1, 0, false, 1],
      [2, 1, true, 1],
      [2, 0, false, 1],
      [3, 0, true, 0],
      [4, 0, false, 1],
      [5, 1, true, 0],
    ]);
  });

  it('points at those seats, places and things of an event that are on the table', () => {
    const about = ['seat-0', 'seat-2', 'space-7', 'space-8', 'ship-1', 'lady-beth', 'unknown'];
    expect(aboutIds(told(1, 0, about), sceneIds(scene))).toEqual(['seat-0', 'space-7', 'ship-1', 'lady-beth']);
  });

  it('joins what is told later, also after an undo', () => {
    const have = [told(1, 0), told(2, 0), told(3, 0)];
    expect(joinTold(have, 3, [told(4, 0)]).map((event) => event.at)).toEqual([1, 2, 3, 4]);
    expect(joinTold(have, 1, [told(9, 0)]).map((event) => event.at)).toEqual([1, 9]);
    expect(joinTold(have, 0, []).length).toBe(0);
  });
});

describe('an answer on its way', () => {
  const sent: Sent = { id: 'a', seat: 0, question: 7, option: 'take' };
  const seats = { 0: { prompt: 'die', about: {}, options: [], rules: [], passes: false } };

  it('stays closed while the table shows the question as it stood, and no longer', () => {
    expect(sentAfter(sent, { question: 7, seats })).toBe(sent);
    expect(sentAfter(sent, { question: 8, seats })).toBeNull();
    expect(sentAfter(sent, { question: 7, seats: {} })).toBeNull();
  });

  it('opens when it is refused, but not because an earlier answer is being held back', () => {
    const no = { key: 'not-offered' };
    const notYet = { key: 'not-yet' };
    expect(sentAfterRefusal(sent, 'a', no, false)).toEqual({ sent: null, refusal: no });
    expect(sentAfterRefusal(sent, 'a', { key: 'question-over' }, true)).toEqual({ sent: null, refusal: null });
    expect(sentAfterRefusal(sent, 'b', no, false)).toEqual({ sent, refusal: no });
    expect(sentAfterRefusal(sent, 'a', notYet, true)).toEqual({ sent, refusal: null });
    expect(sentAfterRefusal(sent, 'a', notYet, false)).toEqual({ sent: { ...sent, option: '' }, refusal: notYet });
  });
});
