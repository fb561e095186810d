import { describe, expect, it } from 'vitest';
import type { JudgedShown } from '../wire';
import { curve, turnings } from './turning';

function decision(at: number, seat: number, grade: string, [chance, kept]: [number, number], shares: number[]): JudgedShown {
  return { at, grade, asked: null, judged: { place: at, seat, prompt: 'x', chosen: 'a', best: 'b', chance, kept, shares } };
}

describe('a review', () => {
  const judged = [
    decision(0, 0, 'best', [0.5, 0.5], [0.5, 0.5]),
    decision(2, 1, 'blunder', [0.5, 0.25], [0.5, 0.5]),
    decision(3, 0, 'good', [0.75, 0.73], [0.75, 0.25]),
    decision(5, 1, 'best', [0.5, 0.5], [0.5, 0.5]),
  ];

  it('points out what somebody gave away, and where luck turned', () => {
    expect(turnings(judged)).toEqual([
      { at: 2, nth: 1, seat: 1, by: -0.25, kind: 'choice' },
      { at: 3, nth: 2, seat: 0, by: -0.25, kind: 'luck' },
    ]);
  });

  it('draws the chances of a seat from the left to the right, certain victory at the top', () => {
    expect(curve(judged, 0, 300, 100)).toBe('0.0,50.0 100.0,50.0 200.0,25.0 300.0,50.0');
  });
});
